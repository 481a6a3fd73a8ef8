// The log of a table. It is append-only: a take-back is an entry of its own.
import type { EntryView, StudiedAct } from "./protocol";

/** Merge new entries into the log. Null if entries are missing: the whole log must be loaded again. */
export function mergeEntries(
  log: readonly EntryView[],
  fresh: readonly EntryView[],
  length: number,
): EntryView[] | null {
  const merged = log.slice(0, length);
  for (const entry of fresh) merged[entry.n] = entry;
  for (let n = 0; n < length; n += 1) if (merged[n] === undefined) return null;
  return merged;
}

/** The log entry of an act without a table, in a study or a lesson. */
export const actEntry = (n: number, { seat, act, text }: StudiedAct): EntryView => ({
  n,
  kind: "act",
  seat,
  act,
  text,
  left: null,
  forced: false,
  at: 0,
  reason: null,
  round: null,
});

/** The acts that were not taken back. */
export const standingActs = (log: readonly EntryView[]): EntryView[] =>
  standingEntries(log).filter((entry) => entry.kind === "act");

/** The acts that were not taken back, and the departures between them. */
export function standingEntries(log: readonly EntryView[]): EntryView[] {
  let entries: EntryView[] = [];
  for (const entry of log) {
    if (entry.kind !== "back") entries.push(entry);
    else {
      let acts = 0;
      entries = entries.filter((other) => other.kind === "left" || (acts += 1) <= (entry.left ?? acts));
    }
  }
  return entries;
}

/** The newest acts that stand: the last that somebody chose, and those that the table played after it. */
export function latestActs(log: readonly EntryView[]): EntryView[] {
  const acts = standingActs(log);
  const chosen = acts.map((entry) => !entry.forced).lastIndexOf(true);
  return acts.slice(chosen < 0 ? -1 : chosen);
}
