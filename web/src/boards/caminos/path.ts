// The winning path as a line over the tops of its cells, up and down between them, from one side to the other.
import type { Spot } from "./faces";
import type { Layout } from "./layout";
import type { Point, Static } from "./view";

/** A straight piece of the line, and the direction across it. */
export interface Piece {
  from: Spot;
  to: Spot;
  across: readonly [x: number, z: number];
}

/** Where the path crosses the edge of the board, at its beginning and its end; null if it has no cells. */
export function ends(
  way: readonly string[],
  layout: Layout,
  facing: Static["facing"],
): readonly [Point, Point] | null {
  const [first, last] = [way[0], way.at(-1)];
  if (first === undefined || last === undefined) return null;
  const at = (cell: string): [string, string[]][] => layout.sides.filter(([, cells]) => cells.includes(cell));
  for (const [one, cells] of at(first)) {
    for (const [other, others] of at(last)) {
      if (facing[one]?.includes(other)) return [edge(first, cells, layout), edge(last, others, layout)];
    }
  }
  return null;
}

/** The middle of the outer edge of a cell at a side. */
function edge(cell: string, side: readonly string[], layout: Layout): Point {
  const [u, v] = layout.point(cell);
  const middles = layout.rim(side).map(([from, to]): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  return middles.find(([x, y]) => Math.abs(x - u) + Math.abs(y - v) < 0.6) ?? [u, v];
}

/** The pieces of the line, in order. */
export function line(
  way: readonly string[],
  layout: Layout,
  heights: ReadonlyMap<string, number>,
  facing: Static["facing"],
): Piece[] {
  const crossed = ends(way, layout, facing);
  const spots: Spot[] = [];
  for (const [number, cell] of way.entries()) {
    const [u, v] = layout.point(cell);
    const height = heights.get(cell) ?? 0;
    const next = way[number + 1];
    spots.push([u, height, v]);
    if (next === undefined) continue;
    const [x, z] = layout.point(next);
    const after = heights.get(next) ?? 0;
    // On the lower cell's side of the wall, so that it is not inside the higher stack.
    const out = 0.03 * Math.sign(height - after);
    const [middle, beside] = [(u + x) / 2 + (x - u) * out, (v + z) / 2 + (z - v) * out];
    spots.push([middle, height, beside]);
    if (after !== height) spots.push([middle, after, beside]);
  }
  if (crossed) {
    const [[x, z], [endX, endZ]] = crossed;
    spots.unshift([x, spots[0]![1], z]);
    spots.push([endX, spots.at(-1)![1], endZ]);
  }
  return pieces(spots.map(([x, y, z]): Spot => [x, y + 0.025, z]));
}

function pieces(spots: readonly Spot[]): Piece[] {
  let across: readonly [number, number] = [1, 0];
  const found: Piece[] = [];
  for (const [number, to] of spots.slice(1).entries()) {
    const from = spots[number]!;
    const [x, z] = [to[0] - from[0], to[2] - from[2]];
    const length = Math.hypot(x, z);
    if (length > 1e-6) across = [-z / length, x / length];
    found.push({ from, to, across });
  }
  return found;
}
