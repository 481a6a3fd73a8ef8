// The light of the 3D scene, computed once for every vertex when the position changes: a sun with soft shadows and a
// sky that does not reach into corners. So frames cost nothing more than textures.
import { sum, times, type Spot } from "./faces";

/** How high the sun stands, and how far to the left of the viewer's back it stands, in degrees. */
const HEIGHT = 52;
const BESIDE = 128;
const STEP = 0.2;
const FAR = 6;
const HIGHEST = 3;
const RADIANS = Math.PI / 180;

const towards = (turned: number, height: number): Spot => [
  Math.sin(turned * RADIANS) * Math.cos(height * RADIANS),
  Math.sin(height * RADIANS),
  Math.cos(turned * RADIANS) * Math.cos(height * RADIANS),
];
const dot = (one: Spot, other: Spot): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

export class Light {
  readonly #solid: (x: number, y: number, z: number) => boolean;
  readonly #sun: Spot;
  readonly #suns: Spot[];
  readonly #sky: Spot[];
  readonly #shine: Spot;

  /** `solid` tells whether a point is inside of something; `turned` is the rotation of the board for its viewer. */
  constructor(solid: (x: number, y: number, z: number) => boolean, turned: number) {
    this.#solid = solid;
    const side = turned - BESIDE;
    this.#sun = towards(side, HEIGHT);
    this.#suns = [[0, 0], [7, 0], [-7, 0], [0, 7], [0, -7], [5, 5], [-5, 5], [5, -5], [-5, -5]].map(([x, y]) =>
      towards(side + x! * 1.4, HEIGHT + y!),
    );
    this.#sky = [0, 60, 120, 180, 240, 300].map((at) => towards(side + at, 32));
    const half = sum(this.#sun, towards(turned, 50));
    this.#shine = times(half, 1 / Math.hypot(...half));
  }

  /** The brightness of a point on a surface: about 1 in the sun. */
  at(spot: Spot, normal: Spot): number {
    const from = sum(spot, times(normal, 0.03));
    const facing = Math.max(0, dot(normal, this.#sun));
    const sun = facing > 0.01 ? facing * this.#seen(from, this.#suns) : 0;
    const above = this.#sky.filter((direction) => dot(direction, normal) > 0);
    const sky = ((0.55 + 0.45 * normal[1]) * (above.length ? this.#seen(from, above) : 0) + 0.6) / 1.6;
    const shine = sun > 0 ? 0.3 * Math.max(0, dot(normal, this.#shine)) ** 24 * sun : 0;
    return 0.12 + 0.5 * sky + 0.5 * sun + shine;
  }

  /** The share of directions from a point in which nothing is in the way. */
  #seen(from: Spot, directions: readonly Spot[]): number {
    let seen = 0;
    for (const direction of directions) if (!this.#blocked(from, direction)) seen += 1;
    return seen / directions.length;
  }

  #blocked(from: Spot, direction: Spot): boolean {
    for (let way = STEP / 2; way < FAR; way += STEP) {
      const y = from[1] + direction[1] * way;
      if (y > HIGHEST) return false;
      if (this.#solid(from[0] + direction[0] * way, y, from[2] + direction[2] * way)) return true;
    }
    return false;
  }
}
