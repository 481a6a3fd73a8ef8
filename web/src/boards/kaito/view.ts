// The server's data for Kaito (src/kaisho/games/kaito/view.py).
import type { Options } from "../../protocol";

export type Colour = "red" | "black";
export const COLOURS: readonly Colour[] = ["red", "black"];
export type Kind = "sword" | "helmet" | "mon";
/** A kind of stone, a mon with its value. */
export type Sort = "sword" | "helmet" | "mon-3" | "mon-2" | "mon-1";
export const SORTS: readonly Sort[] = ["sword", "helmet", "mon-3", "mon-2", "mon-1"];

export interface Stone {
  colour: Colour;
  kind: Kind;
  value: number | null;
}

export interface Side {
  /** The side's stones on the field, and those out of the game. */
  left: Record<Sort, number>;
  gone: Record<Sort, number>;
  /** Captured stones of the opponent. */
  holds: Record<Sort, number>;
  mon: { stones: number[]; worth: number };
}

export interface KaitoView {
  phase: "place" | "move" | "exchange" | "over";
  start: Colour;
  to_act: Colour | null;
  kaito: { square: string | null; colour: Colour };
  field: Record<string, Stone | null>;
  sides: Record<Colour, Side>;
}

export interface KaitoBoard {
  size: number;
  squares: string[];
  colours: Record<Colour, string>;
  kaito: string;
  stones: Record<Sort, { kanji: string; copies: number; value: number | null; price: number | null }>;
}

export const other = (colour: Colour): Colour => (colour === "red" ? "black" : "red");

/** The colour of a seat: seat 0 is the starting player. */
export function colourOf(seat: number, options: Options): Colour {
  const start: Colour = options["start"] === "black" ? "black" : "red";
  return seat === 1 ? other(start) : start;
}

export const sortOf = (stone: Stone): Sort => (stone.kind === "mon" ? (`mon-${stone.value}` as Sort) : stone.kind);

export function stoneOf(colour: Colour, sort: Sort): Stone {
  return sort.startsWith("mon-")
    ? { colour, kind: "mon", value: Number(sort.slice(4)) }
    : { colour, kind: sort as Kind, value: null };
}
