// Composes an act click by click from the legal acts.
import type { Acts, Meaning } from "../board";
import type { Figure, Standing, View } from "./view";

/** The choice so far. */
export type Chosen =
  | { kind: "lay"; tile: string }
  | { kind: "exchange"; from: string | null }
  | { kind: "swap"; first: Standing | null }
  | { kind: "place"; figure: Figure };

export const TILE_EXCHANGE = "T0";
export const FIGURE_EXCHANGE = "F";

interface Swap {
  pair: readonly [Standing, Standing];
  act: number;
}

/** The legal acts, grouped by what they do. */
export interface Possible {
  picks: Map<string, number>;
  places: Map<Figure, Map<string, number>>;
  lays: Map<string, Map<string, number>>;
  moves: Map<string, Map<string, number>>;
  swaps: Swap[];
  discard: number | null;
  end: number | null;
}

function addAct<K>(index: Map<K, Map<string, number>>, key: K, at: string, act: number): void {
  const row = index.get(key);
  if (row) row.set(at, act);
  else index.set(key, new Map([[at, act]]));
}

export function possible(acts: Acts, legal: readonly number[]): Possible {
  const can: Possible = {
    picks: new Map(),
    places: new Map(),
    lays: new Map(),
    moves: new Map(),
    swaps: [],
    discard: null,
    end: null,
  };
  for (const act of legal) {
    const meaning = acts.of(act);
    if (meaning) addTo(can, meaning, act);
  }
  return can;
}

function addTo(can: Possible, meaning: Meaning, act: number): void {
  const { figure, tile, at, from, to, first, second } = meaning as unknown as Record<string, string>;
  if (meaning.do === "pick") can.picks.set(tile!, act);
  else if (meaning.do === "place") addAct(can.places, figure as Figure, at!, act);
  else if (meaning.do === "lay") addAct(can.lays, tile!, at!, act);
  else if (meaning.do === "move") addAct(can.moves, from!, to!, act);
  else if (meaning.do === "swap") can.swaps.push({ pair: [first, second] as unknown as Swap["pair"], act });
  else if (meaning.do === "discard") can.discard = act;
  else if (meaning.do === "end") can.end = act;
}

const same = (one: Standing, other: Standing): boolean => one.at === other.at && one.figure === other.figure;

/** The figures that can be swapped: with the figure chosen first, or at all. */
export function partners(can: Possible, first: Standing | null): Standing[] {
  if (!first) return can.swaps.flatMap(({ pair }) => [...pair]);
  return can.swaps.flatMap(({ pair: [one, other] }) => (same(one, first) ? [other] : same(other, first) ? [one] : []));
}

/** The hexes where a click continues the choice. */
export function targets(can: Possible, chosen: Chosen | null): Set<string> {
  if (!chosen) return new Set();
  if (chosen.kind === "lay") return new Set(can.lays.get(chosen.tile)?.keys());
  if (chosen.kind === "place") return new Set(can.places.get(chosen.figure)?.keys());
  if (chosen.kind === "exchange") return new Set(chosen.from ? can.moves.get(chosen.from)?.keys() : can.moves.keys());
  return new Set(partners(can, chosen.first).map(({ at }) => at));
}

/** The tiles of the hand that can be used. */
export function usable(can: Possible, tile: string): boolean {
  if (tile === TILE_EXCHANGE) return can.moves.size > 0;
  if (tile === FIGURE_EXCHANGE) return can.discard !== null || can.swaps.length > 0;
  return can.lays.has(tile);
}

/**
 * Whether the turn ends by itself: nothing else can be done, and its end does not end the game, which is left to the
 * player. `after` is the view at the end of the turn, null while it is not known.
 */
export const endsItself = (can: Possible, legal: readonly number[], now: View, after: View | null): boolean =>
  legal.length === 1 && can.end !== null && now.laid_something && after !== null && after.phase !== "over";

/** The choice that begins with a tile of the hand. */
export function choose(tile: string): Chosen {
  if (tile === TILE_EXCHANGE) return { kind: "exchange", from: null };
  if (tile === FIGURE_EXCHANGE) return { kind: "swap", first: null };
  return { kind: "lay", tile };
}

export const tileOf = (chosen: Chosen | null): string | null =>
  !chosen || chosen.kind === "place"
    ? null
    : chosen.kind === "lay" ? chosen.tile
    : chosen.kind === "exchange" ? TILE_EXCHANGE
    : FIGURE_EXCHANGE;

/** One step back: first what was picked up, then the tile. */
export function stepBack(chosen: Chosen | null): Chosen | null {
  if (chosen?.kind === "exchange" && chosen.from) return { kind: "exchange", from: null };
  if (chosen?.kind === "swap" && chosen.first) return { kind: "swap", first: null };
  return null;
}

/**
 * The result of a click on a hex: an act (legal or not: the server decides), a further choice, or a question which
 * figure.
 */
export type Step =
  | { kind: "act"; act: number; legal: boolean }
  | { kind: "on"; chosen: Chosen }
  | { kind: "which"; figures: Figure[] }
  | { kind: "nothing" };

export interface Clicked {
  at: string;
  /** The figure that was clicked, if any. */
  figure: Figure | null;
  /** The figures on the hex. */
  figures: readonly Figure[];
  /** Chosen by key, which names no figure: ask which one is meant, even if only one of them can be swapped. */
  byKey?: boolean;
}

export function step(acts: Acts, can: Possible, chosen: Chosen, clicked: Clicked): Step {
  const { at } = clicked;
  if (chosen.kind === "lay") {
    return judged(can.lays.get(chosen.tile)?.get(at), () =>
      acts.find([], (act) => act.do === "lay" && act["tile"] === chosen.tile && act["at"] === at));
  }
  if (chosen.kind === "place") {
    return judged(can.places.get(chosen.figure)?.get(at), () =>
      acts.find([], (act) => act.do === "place" && act["figure"] === chosen.figure && act["at"] === at));
  }
  if (chosen.kind === "swap") return swapStep(acts, can, chosen.first, clicked);
  if (chosen.from === null) {
    if (can.moves.has(at)) return { kind: "on", chosen: { kind: "exchange", from: at } };
    return judged(undefined, () => acts.find([], (act) => act.do === "move" && act["from"] === at));
  }
  const { from } = chosen;
  return judged(can.moves.get(from)?.get(at), () =>
    acts.find([], (act) => act.do === "move" && act["from"] === from && act["to"] === at),
  );
}

function judged(legal: number | undefined, other: () => number | null): Step {
  if (legal !== undefined) return { kind: "act", act: legal, legal: true };
  const act = other();
  return act === null ? { kind: "nothing" } : { kind: "act", act, legal: false };
}

function swapStep(acts: Acts, can: Possible, first: Standing | null, { at, figure, figures, byKey }: Clicked): Step {
  if (first && at === first.at && (figure === null || figure === first.figure)) {
    return { kind: "on", chosen: { kind: "swap", first: null } };
  }
  const fitting = partners(can, first).flatMap((partner) => (partner.at === at ? [partner.figure] : []));
  const open = [...new Set(fitting)];
  const known = open.length === 1 && !byKey ? open : figures;
  const meant = figure ?? (known.length === 1 ? known[0]! : null);
  if (meant === null) return figures.length ? { kind: "which", figures: [...figures] } : { kind: "nothing" };
  const other = { figure: meant, at };
  if (!first) return { kind: "on", chosen: { kind: "swap", first: other } };
  const legal = can.swaps.find(({ pair: [one, two] }) =>
    (same(one, first) && same(two, other)) || (same(two, first) && same(one, other)),
  );
  return judged(legal?.act, () => acts.find([], (act) => act.do === "swap" && isPair(act, first, other)));
}

function isPair(meaning: Meaning, one: Standing, other: Standing): boolean {
  const [first, second] = [meaning["first"] as Standing, meaning["second"] as Standing];
  return (same(first, one) && same(second, other)) || (same(first, other) && same(second, one));
}
