// A stone that leaves the field: where it lay, and which way it goes.
import type { Colour, KaitoView, Stone } from "./view";

export interface Flight {
  stone: Stone;
  square: string;
  /** To a player's stones, below or above the field, or out of the game. */
  way: "down" | "up" | "out";
}

/** What was taken between two views, one act apart; null where nothing was. */
export function flightBetween(was: KaitoView, now: KaitoView, own: Colour): Flight | null {
  const { square } = now.kaito;
  if (square === null || was.kaito.square === null || square === was.kaito.square || was.to_act === null) return null;
  const stone = was.field[square];
  if (!stone || now.field[square]) return null;
  const way = stone.colour === was.to_act ? "out" : was.to_act === own ? "down" : "up";
  return { stone, square, way };
}
