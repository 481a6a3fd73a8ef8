// The acts to be marked: the opponents' acts since the player's last turn, and the player's acts in this turn.
import type { Meaning } from "../board";
import type { EntryView } from "../../protocol";
import type { Standing } from "./view";

/** The acts since the seat's previous turn; for a watcher, the last turn. */
export function recent(log: readonly EntryView[], seat: number): EntryView[] {
  const acts = log.filter((entry) => entry.kind === "act");
  let start = acts.length;
  const last = acts.at(-1)?.seat;
  const player = seat < 0 ? last : seat;
  while (start > 0 && acts[start - 1]!.seat === player) start -= 1;
  if (seat >= 0) while (start > 0 && acts[start - 1]!.seat !== player) start -= 1;
  return acts.slice(start);
}

/** The hexes of an act. */
export function hexesOf(meaning: Meaning | null): string[] {
  if (!meaning) return [];
  if (meaning.do === "lay" || meaning.do === "place") return [meaning["at"] as string];
  if (meaning.do === "move") return [meaning["from"] as string, meaning["to"] as string];
  if (meaning.do === "swap") return [(meaning["first"] as Standing).at, (meaning["second"] as Standing).at];
  return [];
}
