// An act in the notation of symbols, taken apart for drawing: tower, direction, number, square.
import type { Meaning } from "../board";
import type { KamisadoBoard } from "./view";

export type Way = "left" | "ahead" | "right" | "back";

/** A move of one tower; a push has one for each tower, the pushed ones after the sumo. `way` is null for a pass. */
export interface MoveSign {
  kind: "move";
  tower: string;
  way: Way | null;
  count: number;
  square: string;
}

export type ActSign = MoveSign | { kind: "place"; tower: string; square: string } | { kind: "fill"; from: string };

const WAYS: Readonly<Record<string, Way>> = { "↖": "left", "↑": "ahead", "↗": "right", "↓": "back" };
const MOVE = /^(.)([↖↑↗↓]?)(\d)(.)$/u;

/** Whether an act in symbols is a pass: a number 0 and no direction. */
export const isPass = (text: string): boolean => /^.0.$/u.test(text);

/** Whether an act in symbols is a push: several towers move. */
export const isPush = (text: string): boolean => text.includes(" ");

/** The signs of an act; null if they cannot be drawn. */
export function signsOf(text: string, meaning: Meaning | null, board: KamisadoBoard): ActSign[] | null {
  if (meaning?.do === "fill") return [{ kind: "fill", from: String(meaning["from"]) }];
  if (meaning?.do === "place") {
    const square = text.split("@")[1] ?? "";
    return [{ kind: "place", tower: String(meaning["tower"]), square }];
  }
  const colours = new Map(Object.entries(board.colours).map(([colour, { kanji }]) => [kanji, colour]));
  const moves = text.split(" ").map((part): MoveSign | null => {
    const [, tower = "", way = "", count = "", square = ""] = MOVE.exec(part) ?? [];
    const [moved, reached] = [colours.get(tower), colours.get(square)];
    if (moved === undefined || reached === undefined) return null;
    return { kind: "move", tower: moved, way: WAYS[way] ?? null, count: Number(count), square: reached };
  });
  return moves.every((move) => move !== null) ? moves : null;
}
