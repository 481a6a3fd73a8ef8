// Where the squares of the field lie on the screen, seen from the side of the player who looks.

export const CELL = 100;

export interface Point {
  x: number;
  y: number;
}

export class Places {
  readonly size: number;
  /** The rows as they are seen, from the top, each from the left. */
  readonly rows: string[][];
  readonly #places = new Map<string, { row: number; column: number }>();

  constructor(squares: readonly string[], size: number, turned: boolean) {
    this.size = size;
    const seen = Array.from({ length: size }, (_, row) => squares.slice(row * size, row * size + size));
    this.rows = turned ? seen.map((row) => [...row].reverse()) : [...seen].reverse();
    this.rows.forEach((row, number) => row.forEach((square, column) => this.#places.set(square, { row: number, column })));
  }

  /** The middle of a square. */
  middle(square: string): Point {
    const { row, column } = this.#places.get(square) ?? { row: 0, column: 0 };
    return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
  }

  /** The square under a point, or null beside the field. */
  at({ x, y }: Point): string | null {
    return this.rows[Math.floor(y / CELL)]?.[Math.floor(x / CELL)] ?? null;
  }

  /** The square to which a key leads from another one; null for a key that leads nowhere. */
  beside(square: string, key: string): string | null {
    const place = this.#places.get(square);
    if (!place) return null;
    const last = this.size - 1;
    const within = (number: number): number => Math.min(last, Math.max(0, number));
    switch (key) {
      case "ArrowUp":
        return this.rows[within(place.row - 1)]![place.column]!;
      case "ArrowDown":
        return this.rows[within(place.row + 1)]![place.column]!;
      case "ArrowLeft":
        return this.rows[place.row]![within(place.column - 1)]!;
      case "ArrowRight":
        return this.rows[place.row]![within(place.column + 1)]!;
      case "Home":
        return this.rows[place.row]![0]!;
      case "End":
        return this.rows[place.row]![last]!;
      default:
        return null;
    }
  }
}
