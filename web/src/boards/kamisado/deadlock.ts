// A deadlock as the server tells it to a screen: games/kamisado/rounds.py.
import type { News } from "../../protocol";
import { say } from "../../words.svelte";
import type { KamisadoView, Side, Tower } from "./view";

interface Standing {
  side: Side;
  colour: string;
  square: string;
}

export interface Deadlock {
  kind: "deadlock";
  moved: Standing;
  /** The blocked towers in the order in which they would pass. */
  passes: Standing[];
  /** The place in `passes` to which the last of them leads back. */
  again: number;
  marked: Standing | null;
  /** All towers as they stood then. */
  towers: Tower[];
}

export function deadlockIn(news: readonly News[]): Deadlock | null {
  const found = news.find(({ drawn }) => drawn?.kind === "deadlock");
  return found ? (found.drawn as Deadlock) : null;
}

/** Whether the towers of the deadlock still stand: in a series the board is set up anew at once. */
export const stillStands = (view: KamisadoView): boolean => view.phase === "refill" || view.phase === "over";

/** From each blocked tower to the one that passes after it; the last one leads back into the circle. */
export function arrowsOf({ passes, again }: Deadlock): { from: string; to: string }[] {
  return passes.map(({ square }, place) => ({ from: square, to: (passes[place + 1] ?? passes[again])?.square ?? square }));
}

/** What a square has to do with the deadlock, in words. */
export function partsOf(deadlock: Deadlock, square: string): string[] {
  const place = deadlock.passes.findIndex((tower) => tower.square === square);
  const parts = place < 0 ? [] : [say("kamisado-deadlock-blocked", { number: place + 1 })];
  if (deadlock.moved.square === square) parts.push(say("kamisado-deadlock-last"));
  if (deadlock.marked?.square === square) parts.push(say("kamisado-deadlock-gets-marker"));
  return parts;
}
