// A position of Kamisado in words: labels, announcements, and the whole position as text.
import { say } from "../../words.svelte";
import { SIDES, type KamisadoBoard, type KamisadoView, type Side, type Tower } from "./view";
import { otherSide, type HandOver } from "./ways";
import type { Why } from "./why";

export const colourName = (colour: string): string => say(`kamisado-${colour}`);
export const sideName = (side: Side): string => say(`kamisado-${side}`);
export const rankName = (markers: number): string => say(`kamisado-rank-${markers}`);

export function towerName(tower: Tower): string {
  const values = { side: sideName(tower.side), tower: colourName(tower.colour) };
  return tower.markers
    ? say("kamisado-tower-ranked", { ...values, rank: rankName(tower.markers) })
    : say("kamisado-tower", values);
}

/** What the side to act has to do. */
export function taskInWords(view: KamisadoView, placing: string | null): string {
  if (view.to_act === null || view.phase === "over") return say("kamisado-show-over");
  const side = sideName(view.to_act);
  if (view.phase === "refill") return say("kamisado-show-refill", { side });
  if (view.phase === "place") {
    return placing ? say("kamisado-show-place", { side, square: placing }) : say("kamisado-places", { side });
  }
  if (view.must === null) return say("kamisado-show-free", { side });
  return say("kamisado-show-must", { side, tower: colourName(view.must), square: view.must_square ?? "" });
}

/** Why the tower must move; null if there is nothing to say about it. */
export function reasonInWords(view: KamisadoView, board: KamisadoBoard, why: Why | null): string | null {
  if (!why || view.to_act === null) return null;
  return say(`kamisado-board-why-${why.demand}`, {
    side: sideName(view.to_act),
    other: sideName(otherSide(view.to_act)),
    tower: colourName(view.must ?? ""),
    passed: why.tower === null ? "" : colourName(why.tower),
    on: say(`kamisado-board-on-${board.squares[why.square] ?? ""}`, { square: why.square }),
  });
}

/** What a move hands to the opponent. */
export function handOverInWords({ tower, blocked, wins }: HandOver): string[] {
  if (wins) return [say("kamisado-board-wins")];
  if (!tower) return [];
  const values = { side: sideName(tower.side), tower: colourName(tower.colour) };
  return [say(blocked ? "kamisado-board-hands-blocked" : "kamisado-board-hands", values)];
}

export function matchInWords(view: KamisadoView): string {
  const parts = [say(`kamisado-option-match-${view.match}`)];
  if (view.rounds !== null) parts.push(say("kamisado-round-of", { round: view.round, rounds: view.rounds }));
  else if (view.match !== "single") parts.push(say("kamisado-show-round", { round: view.round }));
  return parts.join(" · ");
}

export const scoreInWords = (view: KamisadoView): string =>
  say("kamisado-show-score", { black: view.score.black, white: view.score.white });

/** A side's home row from a to h: the line-up of a round. */
export function lineUp(view: KamisadoView, side: Side): string {
  const rank = side === "black" ? "1" : "8";
  const row = view.towers.filter((tower) => tower.side === side && tower.square?.endsWith(rank));
  row.sort((one, other) => (one.square ?? "").localeCompare(other.square ?? ""));
  return row.map((tower) => `${tower.square} ${colourName(tower.colour)}`).join(", ");
}

function towersOf(view: KamisadoView, side: Side): string {
  const standing = view.towers.filter((tower) => tower.side === side && tower.square !== null);
  const named = standing.map((tower) =>
    `${colourName(tower.colour)} ${tower.square}${tower.markers ? ` (${rankName(tower.markers)})` : ""}`,
  );
  return say("kamisado-towers-of", { side: sideName(side), towers: named.join(", ") || "–" });
}

export function waitingOf(view: KamisadoView, side: Side): Tower[] {
  return view.towers.filter((tower) => tower.side === side && tower.square === null);
}

/** The whole position, line by line. */
export function lines(view: KamisadoView, board: KamisadoBoard): string[] {
  const lines = [matchInWords(view), scoreInWords(view), taskInWords(view, null)];
  for (const side of SIDES) {
    lines.push(towersOf(view, side));
    const waiting = waitingOf(view, side);
    if (waiting.length) {
      lines.push(
        say("kamisado-show-waiting", {
          side: sideName(side),
          towers: waiting.map((tower) => colourName(tower.colour)).join(", "),
        }),
      );
    }
  }
  for (let rank = 8; rank >= 1; rank -= 1) {
    const colours = [..."abcdefgh"].map((file) => colourName(board.squares[`${file}${rank}`] ?? ""));
    lines.push(`${rank}: ${colours.join(" ")}`);
  }
  return lines;
}
