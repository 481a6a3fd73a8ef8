// The shapes of stones: wood with grain along each of them, symbols on their tops, and outlines.
import { grainOf, variety } from "./bodies";
import { facesOf, type Body, type Face, type Spot, type Vertex } from "./faces";
import { cornersOf, grey, lying, Shape, type Texel, type Tint } from "./geometry";
import type { Light } from "./light";
import { onWood, partOf } from "./paints";
import type { Owner } from "./view";

type Occupied = (x: number, y: number, z: number) => boolean;
type Four<T> = readonly [T, T, T, T];

const AXES: Record<Face["facing"], 0 | 1 | 2> = { up: 1, down: 1, east: 0, west: 0, north: 2, south: 2 };
/** How a face is lit where no light is computed: stones in the air. */
const AWAY: Record<Face["facing"], number> = { up: 1, south: 0.72, east: 0.6, west: 0.66, north: 0.5, down: 0.35 };

const each = <T, S>([a, b, c, d]: Four<T>, make: (value: T) => S): Four<S> => [make(a), make(b), make(c), make(d)];

/** The wood of one stone: where on the sheet a point of a face lies. */
function woodOf(body: Body): (face: Face, spot: Spot) => Texel {
  const grain = grainOf(body);
  const least = ([0, 1, 2] as const).map((axis) => Math.min(...body.cubes.map((cube) => cube[axis])));
  const different = variety(body);
  const [shift, drop] = [different * 0.7, (different * 7.3) % 0.7];
  return ({ facing }, spot) => {
    const at = (axis: 0 | 1 | 2): number => spot[axis] - least[axis]! + (axis === 1 ? 0 : 0.5);
    const normal = AXES[facing];
    const [one, other] = ([0, 1, 2] as const).filter((axis) => axis !== normal) as [0 | 1 | 2, 0 | 1 | 2];
    // The end of the grain is dense.
    if (normal === grain) return onWood(body.owner, 0.1 + at(one) * 0.12 + shift, 0.1 + at(other) + drop);
    return onWood(body.owner, 0.1 + at(grain) + shift, 0.1 + at(one === grain ? other : one) + drop);
  };
}

/** Stones on the board, lit, or in the air without a light. */
export function stoneShape(bodies: readonly Body[], occupied: Occupied, light: Light | null): Shape {
  const shape = new Shape();
  for (const body of bodies) {
    const wood = woodOf(body);
    const tone = 0.94 + variety(body) * 0.1;
    const known = new Map<string, number>();
    const shade = (face: Face, { spot, normal }: Vertex): Tint => {
      if (!light) return grey(AWAY[face.facing] * tone);
      const key = `${spot.join()} ${normal.join()}`;
      let found = known.get(key);
      if (found === undefined) known.set(key, (found = light.at(spot, normal) * tone));
      return grey(found);
    };
    for (const face of facesOf(body, occupied, light !== null)) {
      shape.quad(
        each(face.corners, ({ spot }) => spot),
        each(face.corners, ({ spot }) => wood(face, spot)),
        each(face.corners, (vertex) => shade(face, vertex)),
      );
    }
  }
  return shape;
}

/** A stone that does not fit: hatched on all sides. */
export function hatchedShape(body: Body, occupied: Occupied): Shape {
  const shape = new Shape();
  const [left, bottom, right, top] = partOf("refused");
  for (const face of facesOf(body, occupied, false)) {
    const tint = grey(AWAY[face.facing]);
    shape.quad(
      each(face.corners, ({ spot }) => spot),
      each(face.corners, ({ on: [x, y] }): Texel => [left + x * (right - left), bottom + y * (top - bottom)]),
      [tint, tint, tint, tint],
    );
  }
  return shape;
}

/** The symbols on tops: one for each cube of the height. */
export function symbolShape(tops: readonly { at: readonly [number, number]; height: number; owner: Owner }[]): Shape {
  const shape = new Shape();
  for (const { at, height, owner } of tops) {
    const number = Math.min(3, Math.max(1, height)) as 1 | 2 | 3;
    shape.quad(lying(at, height + 0.004), cornersOf(partOf(`${owner}-${number}`)));
  }
  return shape;
}
