// A stone over the board: its columns, the column under the pointer, and where it comes to rest.
import { nameAt, type Layout } from "./layout";
import { MAX_HEIGHT, type Point, type Standing, type Turn, type View } from "./view";

export interface Column {
  across: number;
  down: number;
  bottom: number;
  cubes: number;
}

/** The columns of a stone in its orientation, in the order of acts. */
export function columnsOf(turn: Pick<Turn, "cubes">): Column[] {
  const byCell = new Map<string, Column>();
  for (const [across, down, up] of turn.cubes) {
    const key = `${across} ${down}`;
    const column = byCell.get(key);
    if (column) {
      column.bottom = Math.min(column.bottom, up);
      column.cubes += 1;
    } else byCell.set(key, { across, down, bottom: up, cubes: 1 });
  }
  return [...byCell.values()].sort((one, other) => one.down - other.down || one.across - other.across);
}

/** The column under the pointer: the one nearest to the center, so that a stone rotates on the spot. */
export function grip(columns: readonly Column[]): Column {
  const middle = (value: (column: Column) => number): number => {
    const all = columns.map(value);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  const [x, y] = [middle((column) => column.across), middle((column) => column.down)];
  const away = (column: Column): number => (column.across - x) ** 2 + (column.down - y) ** 2;
  return columns.reduce((best, column) => (away(column) < away(best) - 1e-9 ? column : best));
}

/** The position of the first column for a pointer position: inside the board as far as possible. */
export function anchor(layout: Layout, hand: Point, columns: readonly Column[]): Point {
  const held = grip(columns);
  const clamped = (wanted: number, min: number, max: number, parts: number[]): number =>
    Math.max(min - Math.min(...parts), Math.min(max - Math.max(...parts), wanted));
  return [
    clamped(hand[0] - held.across, layout.min[0], layout.max[0], columns.map((column) => column.across)),
    clamped(hand[1] - held.down, layout.min[1], layout.max[1], columns.map((column) => column.down)),
  ];
}

/** A stone over the board, lowered until it rests on something. */
export interface Ghost {
  /** The cell of its first column, which identifies the act. */
  first: string;
  columns: { point: Point; cell: string; bottom: number; cubes: number }[];
  /** The height at which it rests: 0 on the board. */
  level: number;
}

export function ghostOf(
  layout: Layout,
  heights: ReadonlyMap<string, number>,
  hand: Point,
  turn: Pick<Turn, "cubes">,
): Ghost {
  const columns = columnsOf(turn);
  const [u, v] = anchor(layout, hand, columns);
  const standing = columns.map(({ across, down, bottom, cubes }) => {
    const point: Point = [u + across, v + down];
    return { point, cell: nameAt(point), bottom, cubes };
  });
  const level = Math.max(0, ...standing.map(({ cell, bottom }) => (heights.get(cell) ?? 0) - bottom));
  return { first: nameAt([u, v]), columns: standing, level };
}

/** Whether a stone would stand without a hole under it, inside the board and not too high. */
export function stands(layout: Layout, heights: ReadonlyMap<string, number>, { columns, level }: Ghost): boolean {
  return columns.every(({ point, cell, bottom, cubes }) =>
    layout.has(point) && (heights.get(cell) ?? 0) === level + bottom && level + bottom + cubes <= MAX_HEIGHT,
  );
}

/** A stone where an act places it. */
export function placedGhost(layout: Layout, heights: ReadonlyMap<string, number>, cells: readonly Standing[]): Ghost {
  const columns = cells.map((standing) => ({ ...standing, point: layout.point(standing.cell) }));
  const level = Math.max(0, ...columns.map(({ cell, bottom }) => (heights.get(cell) ?? 0) - bottom));
  return { first: cells[0]?.cell ?? "", columns, level };
}

export const heightsOf = (view: Pick<View, "cells">): Map<string, number> =>
  new Map(view.cells.map(({ cell, cubes }) => [cell, cubes.length]));

/** The columns of placed stones that are visible from above. */
export function seenFromAbove(
  stones: readonly (readonly Standing[])[],
  heights: ReadonlyMap<string, number>,
): Standing[] {
  return stones.flat().filter(({ cell, bottom, cubes }) => heights.get(cell) === bottom + cubes);
}
