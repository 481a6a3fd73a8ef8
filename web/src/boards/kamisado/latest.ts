// The latest acts on the board: where towers came from, which of them were pushed, who passed, who has won.
import type { EntryView } from "../../protocol";
import type { Acts } from "../board";
import { moved, type Step } from "./moved";
import { isPass } from "./sign";
import type { KamisadoView } from "./view";
import { isHome, isPlaced, otherSide } from "./ways";

/** A trail longer than the acts themselves is a new line-up. */
const MOST_STEPS = 4;

export interface Latest {
  /** The ends of the latest moves. */
  ends: string[];
  /** The way of each tower that moved. */
  trail: { from: string; to: string }[];
  passed: string | null;
  pushed: { squares: string[]; number: number } | null;
  /** The end of a move that the table played because it was the only one. */
  forced: string | null;
}

export function latestOf(
  acts: Acts,
  last: readonly EntryView[],
  before: KamisadoView | null,
  view: KamisadoView,
): Latest {
  const ends = acts.ofEntries(last).flatMap((meaning) => (meaning.do === "move" ? [String(meaning["to"])] : []));
  const all = before ? moved(before, view) : [];
  const steps = all.filter((step): step is Step & { from: string } => step.from !== null);
  const known = steps.length <= MOST_STEPS && steps.some(({ to }) => ends.includes(to));
  const entry = last.at(-1);
  const end = ends.at(-1) ?? null;
  const mover = view.towers.find(({ square }) => square === end)?.side;
  const pushed = known && entry?.text?.includes("↓")
    ? { squares: steps.flatMap(({ tower, to }) => (tower.side === mover ? [] : [to])), number: entry.n }
    : null;
  const passed = entry && isPass(entry.text ?? "") ? end : null;
  return {
    ends,
    trail: known ? steps.map(({ from, to }) => ({ from, to })) : [],
    passed,
    pushed,
    forced: entry?.forced && passed === null ? end : null,
  };
}

/** The square of the tower that reached the opposing home row, until the next round is set up. */
export function winnerOf(view: KamisadoView): string | null {
  if (view.phase !== "refill" && view.phase !== "over") return null;
  return view.towers.filter(isPlaced).find(({ side, square }) => isHome(otherSide(side), square))?.square ?? null;
}
