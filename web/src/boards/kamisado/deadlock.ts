// A deadlock as the server describes it (games/kamisado/rounds.py).
import type { EventView } from "../../protocol";
import { say } from "../../words.svelte";
import type { KamisadoView, Side, Tower } from "./view";

type Standing = {
  side: Side;
  colour: string;
  square: string;
};

export type Deadlock = {
  kind: "deadlock";
  moved: Standing;
  /** The blocked towers in the order in which they would pass. */
  passes: Standing[];
  /** The index in `passes` to which the last of them leads back. */
  again: number;
  marked: Standing | null;
  /** All towers at the time of the deadlock. */
  towers: Tower[];
};

export function deadlockIn(events: readonly EventView[]): Deadlock | null {
  const event = events.find(({ drawn }) => drawn?.["kind"] === "deadlock");
  return event ? (event.drawn as Deadlock) : null;
}

/** Whether the towers of the deadlock are still on the board: in a series the next round is set up at once. */
export const stillStands = (view: KamisadoView): boolean => view.phase === "refill" || view.phase === "over";

/** An arrow from each blocked tower to the one that passes after it; the last one leads back into the circle. */
export function arrowsOf({ passes, again }: Deadlock): { from: string; to: string }[] {
  return passes.map(({ square }, index) => ({
    from: square,
    to: (passes[index + 1] ?? passes[again])?.square ?? square,
  }));
}

/** The part of a square in the deadlock, in words. */
export function partsOf(deadlock: Deadlock, square: string): string[] {
  const index = deadlock.passes.findIndex((tower) => tower.square === square);
  const parts = index < 0 ? [] : [say("kamisado-deadlock-blocked", { number: index + 1 })];
  if (deadlock.moved.square === square) parts.push(say("kamisado-deadlock-last"));
  if (deadlock.marked?.square === square) parts.push(say("kamisado-deadlock-gets-marker"));
  return parts;
}
