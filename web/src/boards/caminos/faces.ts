// The visible faces of stones, with rounded edges.
import type { Owner, Point } from "./view";

export interface Cube<Paint> {
  at: Point;
  level: number;
  paint: Paint;
}

export type Spot = readonly [x: number, y: number, z: number];

/** A stone as a whole; a single cube where nobody knows to which stone it belongs. x = u, y = level, z = v. */
export interface Body {
  owner: Owner;
  cubes: readonly Spot[];
}

/** The normal of a face: up, down, or along the axes u (x) and v (z). */
export type Facing = "up" | "down" | "east" | "west" | "south" | "north";

export interface Vertex {
  spot: Spot;
  normal: Spot;
  /** The place on the face of its cube, from 0 to 1. */
  on: readonly [number, number];
}

export interface Face {
  facing: Facing;
  cube: Spot;
  corners: readonly [Vertex, Vertex, Vertex, Vertex];
}

interface Shape {
  normal: Spot;
  /** The two edges of a face; their cross product is the normal. */
  across: Spot;
  along: Spot;
}

const SHAPES: Record<Facing, Shape> = {
  up: { normal: [0, 1, 0], across: [1, 0, 0], along: [0, 0, -1] },
  down: { normal: [0, -1, 0], across: [1, 0, 0], along: [0, 0, 1] },
  south: { normal: [0, 0, 1], across: [1, 0, 0], along: [0, 1, 0] },
  east: { normal: [1, 0, 0], across: [0, 0, -1], along: [0, 1, 0] },
  west: { normal: [-1, 0, 0], across: [0, 0, 1], along: [0, 1, 0] },
  north: { normal: [0, 0, -1], across: [-1, 0, 0], along: [0, 1, 0] },
};
const FACINGS = Object.keys(SHAPES) as Facing[];
/** The radius of the rounded edges. */
export const ROUND = 0.07;

export const sum = (...spots: Spot[]): Spot =>
  spots.reduce((one, other) => [one[0] + other[0], one[1] + other[1], one[2] + other[2]]);
export const times = (spot: Spot, factor: number): Spot => [spot[0] * factor, spot[1] * factor, spot[2] * factor];

export const cubeKey = (x: number, y: number, z: number): string => `${x} ${y} ${z}`;

type Occupied = (x: number, y: number, z: number) => boolean;

/** The visible faces of a stone. `occupied` tells where there is a cube of any stone, or the board. */
export function facesOf(body: Body, occupied: Occupied, fine = true): Face[] {
  const keys = new Set(body.cubes.map((cube) => cubeKey(...cube)));
  const own: Occupied = (x, y, z) => keys.has(cubeKey(x, y, z));
  return body.cubes.flatMap((cube) =>
    FACINGS.flatMap((facing) => {
      const before = sum(cube, SHAPES[facing].normal);
      const covered = occupied(...before);
      if (own(...before) || (covered && facing === "down")) return [];
      return faceOf(cube, facing, own, covered, fine);
    }),
  );
}

/** The patches of one face; a covered one shows only its rounded edges. */
function faceOf(cube: Spot, facing: Facing, own: Occupied, covered: boolean, fine: boolean): Face[] {
  const { normal, across, along } = SHAPES[facing];
  const joined = (direction: Spot): boolean => own(...sum(cube, direction));
  const cuts = (direction: Spot): number[] => [
    -0.5,
    ...(joined(times(direction, -1)) ? [] : [ROUND - 0.5]),
    ...(fine && !covered && facing === "up" ? [-0.25, 0, 0.25] : []),
    ...(joined(direction) ? [] : [0.5 - ROUND]),
    0.5,
  ];
  const vertex = (x: number, y: number): Vertex => ({
    ...rounded(cube, sum(times(normal, 0.5), times(across, x), times(along, y)), normal, joined),
    on: [x + 0.5, y + 0.5],
  });
  const [columns, rows] = [cuts(across), cuts(along)];
  const inner = (from: number, to: number): boolean => Math.abs(from + to) < 1 - ROUND;
  const faces: Face[] = [];
  for (const [column, left] of columns.slice(0, -1).entries()) {
    const right = columns[column + 1]!;
    for (const [row, low] of rows.slice(0, -1).entries()) {
      const high = rows[row + 1]!;
      if (covered && inner(left, right) && inner(low, high)) continue;
      faces.push({
        facing,
        cube,
        corners: [vertex(left, low), vertex(right, low), vertex(right, high), vertex(left, high)],
      });
    }
  }
  return faces;
}

/** A point on a cube, moved onto its rounded surface. Edges towards cubes of the same stone are sharp. */
function rounded(
  cube: Spot,
  point: Spot,
  normal: Spot,
  joined: (direction: Spot) => boolean,
): { spot: Spot; normal: Spot } {
  const core = point.map((value, axis) => {
    const unit = (sign: number): Spot => [0, 1, 2].map((other) => (other === axis ? sign : 0)) as unknown as Spot;
    const [low, high] = [joined(unit(-1)) ? -0.5 : ROUND - 0.5, joined(unit(1)) ? 0.5 : 0.5 - ROUND];
    return Math.max(low, Math.min(high, value));
  }) as unknown as Spot;
  const middle = sum(cube, [0, 0.5, 0]);
  const out = sum(point, times(core, -1));
  const length = Math.hypot(...out);
  if (length < 1e-9) return { spot: sum(middle, point), normal };
  return { spot: sum(middle, core, times(out, ROUND / length)), normal: times(out, 1 / length) };
}
