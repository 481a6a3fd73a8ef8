// The shapes of what lies under the stones: the table, the wooden board with its cells, and the inlays of its sides.
import { Color } from "three";
import type { Ground } from "./colours";
import type { Spot } from "./faces";
import { cornersOf, grey, lying, Shape, type Texel, type Tint } from "./geometry";
import { grown, inside } from "./hull";
import type { Layout } from "./layout";
import type { Light } from "./light";
import type { Part } from "./paints";
import type { Point } from "./view";

/** The thickness of the board, the width of its frame, and of its rounded edge. */
export const THICK = 0.42;
export const FRAME = 0.76;
const EDGE = 0.09;
const UP: Spot = [0, 1, 0];
const FINE = 5;
const LEDGE = 0.13;
/** Repetition of the planks, in cells. */
const PLANK = 8;

const planked = (x: number, z: number): Texel => [x / PLANK, z / PLANK];

/** A square of the board, divided so that shadows can fall on it. */
function square(
  shape: Shape,
  [u, v]: Point,
  height: number,
  light: Light,
  texel: (x: number, z: number) => Texel,
): void {
  const at = (step: number): number => step / FINE - 0.5;
  const shade = Array.from({ length: FINE + 1 }, (_, row) =>
    Array.from({ length: FINE + 1 }, (_, column) => grey(light.at([u + at(column), height, v + at(row)], UP))),
  );
  for (let row = 0; row < FINE; row += 1) {
    for (let column = 0; column < FINE; column += 1) {
      const corners = [[column, row + 1], [column + 1, row + 1], [column + 1, row], [column, row]] as const;
      const each = <T>(make: (column: number, row: number) => T): [T, T, T, T] => [
        make(...corners[0]), make(...corners[1]), make(...corners[2]), make(...corners[3]),
      ];
      shape.quad(
        each((x, z): Spot => [u + at(x), height, v + at(z)]),
        each((x, z) => texel(u + at(x), v + at(z))),
        each((x, z): Tint => shade[z]![x]!),
      );
    }
  }
}

export function cellShape(layout: Layout, part: (cell: string) => Part, light: Light): Shape {
  const shape = new Shape();
  for (const [cell, [u, v]] of layout.points) {
    const [left, bottom, right, top] = part(cell);
    square(shape, [u, v], 0, light, (x, z) => [
      left + (x - u + 0.5) * (right - left),
      top - (z - v + 0.5) * (top - bottom),
    ]);
  }
  return shape;
}

/** The wood around and between the cells, with its edge. */
export function frameShape(layout: Layout, hull: readonly Point[], light: Light): Shape {
  const shape = new Shape();
  const outer = grown(hull, FRAME);
  const [min, max] = [layout.min, layout.max];
  for (let u = min[0] - 1; u <= max[0] + 1; u += 1) {
    for (let v = min[1] - 1; v <= max[1] + 1; v += 1) {
      const corners = [[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]] as const;
      const within = corners.every(([x, y]) => inside(outer, [u + x, v + y]));
      if (within && !layout.has([u, v])) square(shape, [u, v], -0.008, light, planked);
    }
  }
  const rings = [-1.1, -0.7, -0.35, 0, FRAME / 2, FRAME - EDGE].map((by) => grown(hull, by));
  for (const [number, ring] of rings.slice(0, -1).entries()) {
    around(shape, ring, rings[number + 1]!, -0.012, -0.012, () => UP, light);
  }
  const slanted = (out: Spot): Spot => [out[0] * 0.7, 0.7, out[2] * 0.7];
  around(shape, grown(hull, FRAME - EDGE), outer, -0.012, -EDGE, slanted, light);
  around(shape, outer, outer, -EDGE, -THICK, (out) => out, light);
  return shape;
}

/** A ring between two outlines with the same number of corners. */
function around(
  shape: Shape,
  inner: readonly Point[],
  outer: readonly Point[],
  high: number,
  low: number,
  normal: (out: Spot) => Spot,
  light: Light,
): void {
  for (const [number, from] of outer.entries()) {
    const next = (number + 1) % outer.length;
    const [to, innerFrom, innerTo] = [outer[next]!, inner[number]!, inner[next]!];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const out: Spot = normal([(to[1] - from[1]) / length, 0, -(to[0] - from[0]) / length]);
    const steps = Math.ceil(length / 0.3);
    const along = (one: Point, other: Point, step: number, height: number): Spot => [
      one[0] + ((other[0] - one[0]) * step) / steps,
      height,
      one[1] + ((other[1] - one[1]) * step) / steps,
    ];
    for (let step = 0; step < steps; step += 1) {
      const spots = [
        along(from, to, step + 1, low),
        along(from, to, step, low),
        along(innerFrom, innerTo, step, high),
        along(innerFrom, innerTo, step + 1, high),
      ] as const;
      const shade = spots.map((spot) => grey(light.at(spot, out))) as [Tint, Tint, Tint, Tint];
      const texels = spots.map(([x, y, z]) => planked(x + y, z + y)) as [Texel, Texel, Texel, Texel];
      shape.quad(spots, texels, shade);
    }
  }
}

/** The table, which fades away around the board. */
export function tableShape(layout: Layout, light: Light): Shape {
  const shape = new Shape();
  const [cu, cv] = layout.centre;
  const reach = Math.max(layout.max[0] - layout.min[0], layout.max[1] - layout.min[1]) / 2 + FRAME + 2.6;
  const lines: number[] = [-reach * 2.4, -reach * 1.5];
  for (let at = -reach; at <= reach + 1e-6; at += reach / 20) lines.push(at);
  lines.push(reach * 1.5, reach * 2.4);
  const tint = (x: number, z: number): Tint => {
    const away = Math.max(Math.abs(x), Math.abs(z)) / reach;
    const opacity = Math.max(0, Math.min(1, (2.4 - away) / 1.4));
    return grey(away > 1.01 ? 1 : Math.min(1, light.at([cu + x, -THICK, cv + z], UP)), opacity);
  };
  const tints = lines.map((x) => lines.map((z) => tint(x, z)));
  for (const [column, x] of lines.slice(0, -1).entries()) {
    for (const [row, z] of lines.slice(0, -1).entries()) {
      const [right, below] = [lines[column + 1]!, lines[row + 1]!];
      const corners = [[x, below], [right, below], [right, z], [x, z]] as const;
      shape.quad(
        corners.map(([dx, dz]): Spot => [cu + dx, -THICK, cv + dz]) as [Spot, Spot, Spot, Spot] & Spot[],
        corners.map(([dx, dz]) => planked(dx / 1.3, dz / 1.3)) as [Texel, Texel, Texel, Texel],
        [tints[column]![row + 1]!, tints[column + 1]![row + 1]!, tints[column + 1]![row]!, tints[column]![row]!],
      );
    }
  }
  return shape;
}

/** Inlays along the sides, in two tones, so that neighbouring sides can be told apart. */
export function rimShape(layout: Layout, ground: Ground): Shape {
  const shape = new Shape();
  for (const [number, [, cells]] of layout.sides.entries()) {
    const { r, g, b } = new Color(number % 2 ? ground.otherRim : ground.rim);
    const tint: Tint = [r, g, b, 1];
    for (const [from, to] of layout.rim(cells)) {
      const [du, dv] = [to[0] - from[0], to[1] - from[1]];
      const far = ([u, v]: Point): Spot => [u - dv * LEDGE, 0.004, v + du * LEDGE];
      shape.quad(
        [[from[0], 0.004, from[1]], far(from), far(to), [to[0], 0.004, to[1]]],
        cornersOf([0, 0, 1, 1]),
        [tint, tint, tint, tint],
      );
    }
  }
  return shape;
}

/** The names of the sides, inlaid in the frame, upright for a board that is rotated by an angle in degrees. */
export function nameShape(layout: Layout, part: (number: number) => Part, turned: number): Shape {
  const shape = new Shape();
  const angle = (-turned * Math.PI) / 180;
  for (const [number, [, cells]] of layout.sides.entries()) {
    const [u, v] = layout.outside(cells, 0.4);
    const spots = lying([0, 0], 0, 0.31).map(([x, , z]): Spot => [
      u + x * Math.cos(angle) - z * Math.sin(angle),
      0.006,
      v + x * Math.sin(angle) + z * Math.cos(angle),
    ]);
    shape.quad(spots as [Spot, Spot, Spot, Spot] & Spot[], cornersOf(part(number)));
  }
  return shape;
}
