// The server's data for Samurai: the view of a seat, the map, and the meanings of acts.
import type { Ending } from "../../protocol";

export type Figure = "helmet" | "buddha" | "rice";
export type Side = "red" | "blue" | "green" | "yellow";
export type Phase = "pick" | "place" | "play" | "over";

export const FIGURES: readonly Figure[] = ["helmet", "buddha", "rice"];

/** Number of figures set aside that ends the game (M16). */
export const MAX_ASIDE = 4;
export const HAND = 5;

export interface Laid {
  seat: Side;
  tile: string;
}

export interface Ground {
  kind: "land" | "sea";
  island: string | null;
  tile: Laid | null;
}

export interface Settlement {
  kind: "settlement";
  island: string | null;
  name: string;
  figures: Figure[];
  /** By figure: the influence of every seat on it, and the seat that would capture it now. */
  influence: Partial<Record<Figure, number[]>>;
  taker: Partial<Record<Figure, Side | null>>;
  /** Number of land hexes around it without a tile. */
  open: number;
}

export type HexContent = Ground | Settlement;
export type Counts = Record<Figure, number>;

export interface Player {
  seat: Side;
  hand: string[] | null;
  hand_size: number;
  supply: string[] | null;
  supply_size: number;
  /** Null if hidden behind a screen: only the number of figures is known. */
  captured: Counts | null;
  captured_in_all: number;
  figure_exchange_used: boolean;
  /** Whether the player has left the game, and the table plays for this side. */
  left?: boolean;
}

/** A side at the end: its place, and the kinds of figure of which it alone has the most. */
export interface FinalPlace {
  place: number;
  majorities: Figure[];
}

export interface View {
  phase: Phase;
  capture: "turn" | "immediate";
  hands?: "choose" | "random";
  figures?: "choose" | "random";
  to_act: Side | null;
  may_lay_without_character: boolean;
  laid_something: boolean;
  players: Player[];
  aside: Counts;
  hexes: Record<string, HexContent>;
  /** By seat, once the game is over and all figures are known. */
  standings: FinalPlace[] | null;
}

export interface Ranked {
  player: Player;
  standing: FinalPlace;
  /** Figures of other kinds than those in which the player leads. */
  others: number;
}

/** The view with the table's facts: departed players, the final places, and nobody to act after the end. */
export function atTable(view: View, departed: readonly number[], result: Ending | null): View {
  if (!departed.length && !result) return view;
  return {
    ...view,
    to_act: result ? null : view.to_act,
    players: view.players.map((player, seat) => (departed.includes(seat) ? { ...player, left: true } : player)),
    standings: view.standings?.map((standing, seat) => ({
      ...standing,
      place: result?.places[seat] ?? standing.place,
    })) ??
      null,
  };
}

/** The players by place; shared places in the order of seats. */
export function ranked(view: View): Ranked[] {
  return (view.standings ?? [])
    .map((standing, seat) => {
      const player = view.players[seat]!;
      const led = standing.majorities.reduce((sum, figure) => sum + (player.captured?.[figure] ?? 0), 0);
      return { player, standing, others: player.captured_in_all - led };
    })
    .sort((one, other) => one.standing.place - other.standing.place);
}

export type Point = readonly [number, number];

export interface Hex {
  at: Point;
  island: string | null;
  kind: "land" | "sea" | "settlement";
  name: string | null;
  /** Number of figures at the start: a village has one, a city two, Edo three. */
  figures: number;
  near: string[];
}

export interface TileKind {
  word: string;
  value: number;
  count: number;
  character: boolean;
}

export interface Static {
  hexes: Record<string, Hex>;
  scenery: Pick<Hex, "at" | "island" | "kind">[];
  tiles: Record<string, TileKind>;
  figures_of_a_kind: number;
  seats: Side[];
}

/** The hexes that are marked. */
export interface HexMarks {
  legal: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  recent: ReadonlySet<string>;
  refused: ReadonlySet<string>;
  /** The hexes of an act that is recommended, and of one that the server has not confirmed yet. */
  hint: ReadonlySet<string>;
  unsent: ReadonlySet<string>;
}

/** A figure and its hex. */
export interface Standing {
  figure: Figure;
  at: string;
}

export function settlementAt(view: View, at: string): Settlement | null {
  const hex = view.hexes[at];
  return hex?.kind === "settlement" ? hex : null;
}

export function laidAt(view: View, at: string): Laid | null {
  const hex = view.hexes[at];
  return hex && hex.kind !== "settlement" ? hex.tile : null;
}

/** Number of figures of each kind on the map. */
export function onMap(view: View): Counts {
  const counts: Counts = { helmet: 0, buddha: 0, rice: 0 };
  for (const hex of Object.values(view.hexes)) {
    if (hex.kind === "settlement") for (const figure of hex.figures) counts[figure] += 1;
  }
  return counts;
}
