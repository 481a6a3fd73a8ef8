// The race for the three majorities: how the figures of each kind are shared out, and who leads.
import { FIGURES, onMap, type Figure, type Side, type View } from "./view";

export interface Race {
  figure: Figure;
  /** The figures that each player is known to have, in the order of seats; null behind a screen. */
  counts: (number | null)[];
  /** Captured figures of this kind behind screens, of which only the sum is known. */
  hidden: number;
  aside: number;
  left: number;
  /** The side that alone has the most, "tied", or null if nobody has one or it cannot be seen. */
  leader: Side | "tied" | null;
}

export function races(view: View, ofAKind: number): Race[] {
  const left = onMap(view);
  return FIGURES.map((figure) => {
    const counts = view.players.map(({ captured }) => captured?.[figure] ?? null);
    const known = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
    const set = view.phase === "play" || view.phase === "over";
    const hidden = set ? ofAKind - left[figure] - view.aside[figure] - known : 0;
    return { figure, counts, hidden, aside: view.aside[figure], left: left[figure], leader: leaderOf(view, counts) };
  });
}

function leaderOf(view: View, counts: readonly (number | null)[]): Race["leader"] {
  if (counts.includes(null)) return null;
  const most = Math.max(...counts.map((count) => count ?? 0));
  if (most === 0) return null;
  const leading = view.players.filter((_, seat) => counts[seat] === most);
  return leading.length === 1 ? leading[0]!.seat : "tied";
}
