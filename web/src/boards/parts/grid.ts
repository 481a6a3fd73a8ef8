// A board of squares on the screen: where each square lies for the player who looks at it.

/** The side of a square, in units of the drawing. */
export const SQUARE = 100;

export interface Point {
  x: number;
  y: number;
}

/** The steps of the arrow keys, to the right and down. */
export const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export class SquareGrid {
  readonly size: number;
  /** The rows as seen, from the top, each from the left. */
  readonly rows: readonly (readonly string[])[];
  readonly #cells = new Map<string, { row: number; column: number }>();

  /** `squares` begin at the bottom left of the first player; `turned` is the view of the player on the other side. */
  constructor(squares: readonly string[], size: number, turned: boolean) {
    this.size = size;
    const ranks = Array.from({ length: size }, (_, rank) => squares.slice(rank * size, (rank + 1) * size));
    this.rows = turned ? ranks.map((row) => [...row].reverse()) : ranks.reverse();
    this.rows.forEach((squares, row) => squares.forEach((square, column) => this.#cells.set(square, { row, column })));
  }

  center(square: string): Point {
    const { row, column } = this.#cells.get(square) ?? { row: 0, column: 0 };
    return { x: (column + 0.5) * SQUARE, y: (row + 0.5) * SQUARE };
  }

  /** The square at a point of the drawing; null outside the board. */
  at({ x, y }: Point): string | null {
    return this.rows[Math.floor(y / SQUARE)]?.[Math.floor(x / SQUARE)] ?? null;
  }

  /** The square next to another in the direction of an arrow key, at the edge the same one; null for other keys. */
  neighbour(square: string, key: string): string | null {
    const [cell, step] = [this.#cells.get(square), ARROWS[key]];
    if (!cell || !step) return null;
    const within = (index: number): number => Math.min(this.size - 1, Math.max(0, index));
    return this.rows[within(cell.row + step[1])]?.[within(cell.column + step[0])] ?? null;
  }

  /** The first or last square of the row, for the keys Home and End. */
  rowEnd(square: string, key: string): string | null {
    const row = this.rows[this.#cells.get(square)?.row ?? -1];
    return (key === "Home" ? row?.[0] : key === "End" ? row?.at(-1) : null) ?? null;
  }
}
