// A position of Kaito in words: the labels of squares, and the whole field as lines.
import type { say as Say } from "../../words.svelte";
import { gainOf } from "./scene";
import { SORTS, other, sortOf, type Colour, type KaitoBoard, type KaitoView, type Sort, type Stone } from "./view";

type Speaker = typeof Say;

const labelled = (say: Speaker, name: string, value: string): string => say("plain-labelled", { name, value });

export function stoneName(say: Speaker, stone: Stone): string {
  return say("kaito-stone", { colour: { word: `kaito-${stone.colour}` }, kind: { word: `kaito-${sortOf(stone)}` } });
}

/** What lies on a square and what can be done there, for its label. */
export function squareInWords(say: Speaker, view: KaitoView, square: string, target: boolean, last = false): string {
  const stone = view.field[square] ?? null;
  const parts: string[] = [];
  if (view.kaito.square === square) {
    parts.push(say("kaito-stands-here", { colour: { word: `kaito-${view.kaito.colour}` } }));
    if (stone) parts.push(say("kaito-beneath", { stone: stoneName(say, stone) }));
  } else {
    parts.push(stone ? stoneName(say, stone) : say("kaito-gap"));
  }
  if (target) parts.push(say(view.phase === "place" ? "kaito-may-begin" : "kaito-may-take"));
  if (last) parts.push(say("kaito-last-here"));
  return labelled(say, square, parts.join(", "));
}

/** What going to a target brings; `after` is the view after it, if known, and `danger` that the opponent could win. */
export function gainInWords(
  say: Speaker,
  view: KaitoView,
  square: string,
  after: KaitoView | null,
  danger: boolean,
): string {
  const [stone, mover] = [view.field[square], view.to_act];
  if (!stone || !mover) return say("kaito-board-begin", { side: { word: `kaito-${view.start}` } });
  const gain = gainOf(view, stone, mover);
  const side = view.sides[mover];
  const taken = say(`kaito-board-gain-${gain}`, {
    stone: stoneName(say, stone),
    left: view.sides[stone.colour].left[sortOf(stone)] - 1,
    worth: side.mon.worth + (stone.value ?? 0),
  });
  const rival = { side: { word: `kaito-${other(mover)}` } };
  if (after?.phase === "over" && gain !== "win" && gain !== "loss") {
    return `${taken} ${say("kaito-board-then-stuck", rival)}`;
  }
  if (after?.phase === "exchange") return `${taken} ${say("kaito-board-then-exchange")}`;
  return danger ? `${taken} ${say("kaito-board-then-danger", rival)}` : taken;
}

export function phaseInWords(say: Speaker, view: KaitoView): string {
  const side = { word: `kaito-${view.to_act ?? "red"}` };
  if (view.to_act === null) return say("kaito-show-over");
  if (view.phase === "place") return say("kaito-show-place", { side });
  if (view.phase === "exchange") return say("kaito-show-exchange", { side });
  return say("kaito-show-move", { side, square: view.kaito.square ?? "" });
}

/** Stones counted by kind, such as “Sword 3, Mon 2 1”, or the word for nothing. */
export function countsInWords(say: Speaker, counts: Record<Sort, number>): string {
  const parts = SORTS.filter((sort) => counts[sort] > 0).map((sort) => `${say(`kaito-${sort}`)} × ${counts[sort]}`);
  return parts.join(", ") || say("kaito-none");
}

export function monInWords(say: Speaker, view: KaitoView, colour: Colour): string {
  const { stones, worth } = view.sides[colour].mon;
  return stones.length ? say("kaito-mon-counted", { stones: stones.length, worth }) : say("kaito-no-mon");
}

function rowInWords(say: Speaker, board: KaitoBoard, view: KaitoView, row: number): string {
  const squares = board.squares.slice(row * board.size, (row + 1) * board.size);
  return squares.map((square) => squareInWords(say, view, square, false)).join("; ");
}

/** What a side has on the field, has taken, and has lost for good. */
export function sideInWords(say: Speaker, view: KaitoView, colour: Colour): string {
  const { left, holds, gone } = view.sides[colour];
  return [
    labelled(say, `${say(`kaito-${colour}`)} – ${say("kaito-on-field")}`, countsInWords(say, left)),
    labelled(say, say("kaito-taken"), `${countsInWords(say, holds)} (${monInWords(say, view, colour)})`),
    labelled(say, say("kaito-out"), countsInWords(say, gone)),
  ].join(". ");
}

/** The whole position: who is to act, both sides, and the rows from the sixth down. */
export function linesOf(say: Speaker, board: KaitoBoard, view: KaitoView): string[] {
  const rows = Array.from({ length: board.size }, (_, number) => board.size - 1 - number);
  return [
    phaseInWords(say, view),
    say("kaito-two-sides", {
      up: { word: `kaito-${view.kaito.colour}` },
      down: { word: `kaito-${other(view.kaito.colour)}` },
    }),
    sideInWords(say, view, "red"),
    sideInWords(say, view, "black"),
    ...rows.map((row) => rowInWords(say, board, view, row)),
  ];
}
