// The acts to be marked: the opponents' acts since the player's last turn, and the player's acts in this turn.
import type { Acts, Meaning } from "../board";
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

/** What was laid or placed by the latest acts: a hex, or a hex and a figure. */
export function laidNow(acts: Acts, last: readonly EntryView[]): Set<string> {
  const laid = new Set<string>();
  for (const meaning of acts.ofEntries(last)) {
    if (meaning.do === "lay") laid.add(meaning["at"] as string);
    if (meaning.do === "place") laid.add(`${String(meaning["at"])} ${String(meaning["figure"])}`);
    if (meaning.do === "move") laid.add(meaning["from"] as string);
  }
  return laid;
}

/** Where things have moved from: by the hex of a tile, or by hex and figure. */
export function origins(acts: Acts, last: readonly EntryView[]): Map<string, string> {
  const from = new Map<string, string>();
  for (const meaning of acts.ofEntries(last)) {
    if (meaning.do === "move") from.set(meaning["to"] as string, meaning["from"] as string);
    if (meaning.do === "swap") {
      const [first, second] = [meaning["first"] as Standing, meaning["second"] as Standing];
      from.set(`${first.at} ${second.figure}`, second.at);
      from.set(`${second.at} ${first.figure}`, first.at);
    }
  }
  return from;
}
