// The cells of a board: coordinates, rotation on the screen, and neighbours.
import type { Point, Quarter, Static } from "./view";

/** A direction on the screen, clockwise: 0 right, 1 down, 2 left, 3 up. */
export type Direction = 0 | 1 | 2 | 3;
const STEPS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];
const TIPS: readonly Quarter[] = ["right", "towards", "left", "away"];
const LETTERS = "abcdefghijk";

export const nameAt = ([u, v]: Point): string => `${LETTERS[u] ?? "?"}${v + 1}`;
export const same = (one: Point, other: Point): boolean => one[0] === other[0] && one[1] === other[1];

export class Layout {
  readonly points = new Map<string, Point>();
  readonly upright: boolean;
  readonly sides: [name: string, cells: string[]][];
  readonly min: Point;
  readonly max: Point;
  /** The cell in the center, or near it where there is a hole: where a stone appears first. */
  readonly middle: string;

  constructor(board: Pick<Static, "cells" | "upright" | "sides">) {
    for (const { cell, point } of board.cells) this.points.set(cell, point);
    this.upright = board.upright;
    this.sides = Object.entries(board.sides);
    const all = [...this.points.values()];
    this.min = [Math.min(...all.map(([u]) => u)), Math.min(...all.map(([, v]) => v))];
    this.max = [Math.max(...all.map(([u]) => u)), Math.max(...all.map(([, v]) => v))];
    const [u, v] = this.centre;
    const away = (cell: string): number => {
      const [x, y] = this.point(cell);
      return (x - u) ** 2 + (y - v) ** 2;
    };
    this.middle = [...this.points.keys()].reduce((best, cell) => (away(cell) < away(best) ? cell : best));
  }

  get centre(): Point {
    return [(this.min[0] + this.max[0]) / 2, (this.min[1] + this.max[1]) / 2];
  }

  /** The clockwise rotation of the board for the south seat, in degrees. */
  get base(): number {
    return this.upright ? 0 : 45;
  }

  point(cell: string): Point {
    return this.points.get(cell) ?? [0, 0];
  }

  has(point: Point): boolean {
    return this.points.has(nameAt(point));
  }

  /** The clockwise rotation, in quarter turns, that puts a seat's side in front. */
  quartersOf(seat: number, players: number): number {
    if (seat < 0) return 0;
    return players === 4 ? seat % 4 : (seat % 2) * 2;
  }

  /** The number of quarter turns nearest to a clockwise rotation in degrees. */
  nearestQuarters(degrees: number): number {
    return ((Math.round((degrees - this.base) / 90) % 4) + 4) % 4;
  }

  /** The next cell in a direction of the screen; holes are skipped. */
  step(cell: string, direction: Direction, quarters: number): string | null {
    const [across, down] = STEPS[(direction - quarters + 8) % 4]!;
    let [u, v] = this.point(cell);
    do {
      [u, v] = [u + across, v + down];
      if (this.has([u, v])) return nameAt([u, v]);
    } while (u >= this.min[0] && u <= this.max[0] && v >= this.min[1] && v <= this.max[1]);
    return null;
  }

  /** Where a point is drawn: rotated about the center of the board, one unit per cell. */
  drawn([u, v]: Point, quarters: number): Point {
    const angle = ((this.base + 90 * quarters) * Math.PI) / 180;
    const [x, y] = [u - this.centre[0], v - this.centre[1]];
    return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
  }

  /** The outer edges of a side's cells, as pairs of corners. */
  rim(cells: readonly string[]): [Point, Point][] {
    const [cu, cv] = this.centre;
    const points = cells.map((cell) => this.point(cell));
    const out: Point = [
      points.reduce((sum, [u]) => sum + u, 0) / points.length - cu,
      points.reduce((sum, [, v]) => sum + v, 0) / points.length - cv,
    ];
    const edges: [Point, Point][] = [];
    for (const [u, v] of points) {
      for (const [across, down] of STEPS) {
        if (this.has([u + across, v + down]) || across * out[0] + down * out[1] < 0.5) continue;
        const [x, y] = [u + across / 2, v + down / 2];
        edges.push([
          [x - down / 2, y + across / 2],
          [x + down / 2, y - across / 2],
        ]);
      }
    }
    return edges;
  }

  /** Where a side's name is written: outside of its center, and farther away for a jagged side. */
  outside(cells: readonly string[], distance: number): Point {
    const [cu, cv] = this.centre;
    const edges = this.rim(cells).flat();
    const [x, y] = [
      edges.reduce((sum, [u]) => sum + u, 0) / edges.length - cu,
      edges.reduce((sum, [, v]) => sum + v, 0) / edges.length - cv,
    ];
    const length = Math.hypot(x, y);
    const jagged =
      new Set(cells.map((cell) => this.point(cell)[0])).size > 1 &&
      new Set(cells.map((cell) => this.point(cell)[1])).size > 1;
    const away = distance + (jagged ? 0.3 : 0);
    return [cu + x + (x / length) * away, cv + y + (y / length) * away];
  }
}

/** The quarter turn that tips a stone in a direction of the screen. */
export const tip = (direction: Direction, quarters: number): Quarter => TIPS[(direction - quarters + 8) % 4]!;
