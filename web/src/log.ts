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
export const standing = (log: readonly Shown[]): Shown[] => told(log).filter((entry) => entry.kind === "act");

/** The acts that stand, and between them whoever has left the game. */
export function told(log: readonly Shown[]): Shown[] {
  let found: Shown[] = [];
  for (const entry of log) {
    if (entry.kind !== "back") found.push(entry);
    else {
      let acts = 0;
      found = found.filter((other) => other.kind === "left" || (acts += 1) <= (entry.left ?? acts));
    }
  }
  return found;
}
