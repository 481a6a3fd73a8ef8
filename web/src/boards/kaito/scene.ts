// What an act does to the drawing: where the kaito comes from, which stone leaves and where it goes, what is exchanged.
import type { Meaning } from "../board";
import { COLOURS, other, sortOf, stoneOf, type Colour, type KaitoView, type Sort, type Stone } from "./view";

export interface Scene {
  kind: "begin" | "take" | "exchange";
  mover: Colour;
  /** The way of the kaito; `from` is null where it begins, or if it is not known. */
  from: string | null;
  to: string;
  /** The stone that was taken; an own one leaves the game. */
  taken: Stone | null;
  bought: Stone | null;
  paid: Sort[];
}

const inLine = (one: string, two: string): boolean => one[0] === two[0] || one.slice(1) === two.slice(1);

/** The scene of an act between two views; null if the views do not show that act. */
export function sceneOf(before: KaitoView | null, view: KaitoView, meaning: Meaning | null): Scene | null {
  const to = view.kaito.square;
  const mover = before?.to_act ?? null;
  if (!before || !meaning || to === null || mover === null) return null;
  const empty = { mover, from: null, to, taken: null, bought: null, paid: [] };
  if (meaning.do === "begin") return meaning["at"] === to ? { ...empty, kind: "begin" } : null;
  if (meaning.do === "take") {
    const from = before.kaito.square;
    if (meaning["to"] !== to || from === null || from === to || !inLine(from, to)) return null;
    const taken = before.field[to] ?? null;
    return taken && { ...empty, kind: "take", from, taken };
  }
  if (meaning.do !== "exchange" || before.kaito.square !== to) return null;
  const paid = (meaning["pay"] as number[]).map((value): Sort => `mon-${value}` as Sort);
  return { ...empty, kind: "exchange", bought: stoneOf(mover, meaning["stone"] as Sort), paid };
}

/** Who gets a stone that a player takes: an own stone nobody. */
export const holderOf = (mover: Colour, taken: Stone): Colour | null => (taken.colour === mover ? null : mover);

/** What ended the game, as it can be seen: a last sword or helmet, or a kaito that cannot move. */
export type Decision = { kind: "last"; stone: Stone } | { kind: "stuck" };

export function decisionOf(view: KaitoView): Decision | null {
  if (view.phase !== "over") return null;
  for (const colour of COLOURS) {
    for (const sort of ["sword", "helmet"] as const) {
      if (view.sides[colour].left[sort] === 0) return { kind: "last", stone: stoneOf(colour, sort) };
    }
  }
  return { kind: "stuck" };
}

/** What taking a stone brings to the player who takes it. */
export type Gain = "win" | "loss" | "own" | "mon" | "life";

export function gainOf(view: KaitoView, stone: Stone, mover: Colour): Gain {
  const last = stone.kind !== "mon" && view.sides[stone.colour].left[sortOf(stone)] === 1;
  if (stone.colour === mover) return last ? "loss" : "own";
  if (last) return "win";
  return stone.kind === "mon" ? "mon" : "life";
}

/** Which squares of a refusal were wrong, and which would be right. */
export function verdicts(
  squares: readonly string[],
  targets: ReadonlySet<string>,
  kaito: string | null,
): Map<string, "wrong" | "right"> {
  const alone = squares.length === 1;
  return new Map(
    squares.map((square) => [square, targets.has(square) || (square === kaito && !alone) ? "right" : "wrong"]),
  );
}

/** The winner of a game that was decided on the board. */
export const winnerOf = (view: KaitoView, decision: Decision): Colour =>
  decision.kind === "last" ? other(decision.stone.colour) : other(view.kaito.colour);
