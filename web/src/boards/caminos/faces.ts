// The visible faces of cubes, with ambient occlusion in corners and light from above.
import type { Point } from "./view";

export interface Cube<Paint> {
  at: Point;
  level: number;
  paint: Paint;
}

/** The normal of a face: up, or along the axes u (x) and v (z). */
export type Facing = "up" | "east" | "west" | "south" | "north";
export type Spot = readonly [x: number, y: number, z: number];

export interface Face<Paint> {
  facing: Facing;
  paint: Paint;
  cube: Cube<Paint>;
  corners: readonly [Spot, Spot, Spot, Spot];
  /** The brightness of each corner, from 0 to 1. */
  light: readonly [number, number, number, number];
}

interface Shape {
  normal: Spot;
  /** The two edges of a face, from its first corner. */
  across: Spot;
  along: Spot;
  light: number;
}

const SHAPES: Record<Facing, Shape> = {
  up: { normal: [0, 1, 0], across: [1, 0, 0], along: [0, 0, -1], light: 1 },
  south: { normal: [0, 0, 1], across: [1, 0, 0], along: [0, 1, 0], light: 0.72 },
  east: { normal: [1, 0, 0], across: [0, 0, -1], along: [0, 1, 0], light: 0.56 },
  west: { normal: [-1, 0, 0], across: [0, 0, 1], along: [0, 1, 0], light: 0.64 },
  north: { normal: [0, 0, -1], across: [-1, 0, 0], along: [0, 1, 0], light: 0.48 },
};
const FACINGS = Object.keys(SHAPES) as Facing[];
/** The brightness of a corner with a number of cubes around it. */
const CROWDED = [1, 0.84, 0.72, 0.6] as const;

const sum = (...spots: Spot[]): Spot =>
  spots.reduce((one, other) => [one[0] + other[0], one[1] + other[1], one[2] + other[2]]);
const times = (spot: Spot, factor: number): Spot => [spot[0] * factor, spot[1] * factor, spot[2] * factor];

export const cubeKey = (x: number, y: number, z: number): string => `${x} ${y} ${z}`;

/** The visible faces of a cube. `occupied` tells where there is a cube; x = u, y = level, z = v. */
export function facesOf<Paint>(
  cubes: readonly Cube<Paint>[],
  occupied: (x: number, y: number, z: number) => boolean,
): Face<Paint>[] {
  const faces: Face<Paint>[] = [];
  for (const cube of cubes) {
    const middle: Spot = [cube.at[0], cube.level, cube.at[1]];
    for (const facing of FACINGS) {
      if (!occupied(...sum(middle, SHAPES[facing].normal))) faces.push(faceOf(cube, facing, middle, occupied));
    }
  }
  return faces;
}

/** One face of a cube; its center is half a cube above its level. */
export function faceOf<Paint>(
  cube: Cube<Paint>,
  facing: Facing,
  middle: Spot,
  occupied: (x: number, y: number, z: number) => boolean,
): Face<Paint> {
  const { normal, across, along, light } = SHAPES[facing];
  const before = sum(middle, normal);
  const corner = (x: number, y: number): { spot: Spot; light: number } => {
    const [beside, over] = [times(across, x), times(along, y)];
    const [one, other] = [occupied(...sum(before, beside)), occupied(...sum(before, over))];
    const crowd = one && other ? 3 : Number(one) + Number(other) + Number(occupied(...sum(before, beside, over)));
    return {
      spot: sum(middle, [0, 0.5, 0], times(normal, 0.5), times(beside, 0.5), times(over, 0.5)),
      light: light * CROWDED[crowd]!,
    };
  };
  const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] as const;
  return {
    facing,
    paint: cube.paint,
    cube,
    corners: [corners[0].spot, corners[1].spot, corners[2].spot, corners[3].spot],
    light: [corners[0].light, corners[1].light, corners[2].light, corners[3].light],
  };
}
