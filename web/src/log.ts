// The log of a table: it only grows, and a take-back is an entry of its own.
import type { Shown } from "./protocol";

/** New entries put in their places. Null where something in between is missing, and the whole log must be read again. */
export function grown(log: readonly Shown[], fresh: readonly Shown[], length: number): Shown[] | null {
  const whole = log.slice(0, length);
  for (const entry of fresh) whole[entry.n] = entry;
  for (let n = 0; n < length; n += 1) if (whole[n] === undefined) return null;
  return whole;
}

/** The acts that stand, after everything that was taken back. */
export function standing(log: readonly Shown[]): Shown[] {
  const acts: Shown[] = [];
  for (const entry of log) {
    if (entry.kind === "act") acts.push(entry);
    else acts.length = Math.min(acts.length, entry.left ?? acts.length);
  }
  return acts;
}
