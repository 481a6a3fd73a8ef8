// The animation of a captured stone: its square, and where it goes.
import type { Colour, KaitoView, Stone } from "./view";

export interface Flight {
  stone: Stone;
  square: string;
  /** To the stones of a player (below or above the field), or out of the game. */
  way: "down" | "up" | "out";
}

/** The stone that was captured between two views; null if none was. */
export function flightBetween(was: KaitoView, now: KaitoView, playerColour: Colour): Flight | null {
  const { square } = now.kaito;
  if (square === null || was.kaito.square === null || square === was.kaito.square || was.to_act === null) return null;
  const stone = was.field[square];
  if (!stone || now.field[square]) return null;
  const way = stone.colour === was.to_act ? "out" : was.to_act === playerColour ? "down" : "up";
  return { stone, square, way };
}
