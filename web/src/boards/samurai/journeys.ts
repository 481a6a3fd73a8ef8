// What an act moves across the screen: tiles from a hand to the map, figures that change places or are captured.
import type { Acts, Meaning } from "../board";
import type { EntryView } from "../../protocol";
import { effects } from "./effects";
import type { Figure, Side, Standing, Static, View } from "./view";

/** A place on the screen: a hex, a player's hand, what a player has captured, or where figures are set aside. */
export type Spot = { hex: string } | { hand: Side } | { captor: Side } | { aside: true };

export interface Journey {
  tile: string | null;
  side: Side | null;
  figure: Figure | null;
  from: Spot;
  to: Spot;
}

/** The number of the newest entry. */
export const newest = (entries: readonly EntryView[]): number => Math.max(-1, ...entries.map(({ n }) => n));

/** What an act brings to its place: a hex for a tile, a hex and a figure for a figure. */
export function arrivals(meaning: Meaning): string[] {
  const at = String(meaning["at"]);
  if (meaning.do === "lay") return [at];
  if (meaning.do === "move") return [String(meaning["to"])];
  if (meaning.do === "place") return [`${at} ${String(meaning["figure"])}`];
  if (meaning.do !== "swap") return [];
  const [first, second] = [meaning["first"] as Standing, meaning["second"] as Standing];
  return [`${first.at} ${second.figure}`, `${second.at} ${first.figure}`];
}

/** The journeys of one act of a side, captures apart. */
export function travelling(meaning: Meaning, side: Side, view: View): Journey[] {
  const tile = (code: string, from: Spot, to: Spot): Journey => ({ tile: code, side, figure: null, from, to });
  const figure = (kind: Figure, from: Spot, to: Spot): Journey => ({ tile: null, side: null, figure: kind, from, to });
  const at = { hex: String(meaning["at"]) };
  if (meaning.do === "lay") return [tile(String(meaning["tile"]), { hand: side }, at)];
  if (meaning.do === "place") return [figure(meaning["figure"] as Figure, { hand: side }, at)];
  if (meaning.do === "move") {
    const to = view.hexes[String(meaning["to"])];
    const moved = to && to.kind !== "settlement" ? to.tile?.tile : null;
    return moved ? [tile(moved, { hex: String(meaning["from"]) }, { hex: String(meaning["to"]) })] : [];
  }
  if (meaning.do !== "swap") return [];
  const [first, second] = [meaning["first"] as Standing, meaning["second"] as Standing];
  return [
    figure(first.figure, { hex: first.at }, { hex: second.at }),
    figure(second.figure, { hex: second.at }, { hex: first.at }),
  ];
}

/** The figures that left the map between two views, and where they went; those that went unseen just leave. */
export function captures(before: View, after: View): Journey[] {
  return effects(before, after).flatMap(({ at, figure, gone, isFor }) => {
    if (!gone || isFor === undefined) return [];
    const to: Spot = isFor === null ? { aside: true } : { captor: isFor };
    return [{ tile: null, side: null, figure, from: { hex: at }, to }];
  });
}

/** All journeys of the newest acts. */
export function journeys(
  acts: Acts,
  entries: readonly EntryView[],
  before: View | null,
  view: View,
  board: Static,
): Journey[] {
  const moved = entries.flatMap(({ act, seat }) => {
    const meaning = act === null ? null : acts.of(act);
    const side = board.seats[seat];
    return meaning && side ? travelling(meaning, side, view) : [];
  });
  return before ? [...moved, ...captures(before, view)] : moved;
}
