// What the server tells of a game of Samurai: the view of a seat, the map that no act changes, and the meaning of acts.

export type Figure = "helmet" | "buddha" | "rice";
export type Side = "red" | "blue" | "green" | "yellow";
export type Phase = "pick" | "place" | "play" | "over";

export const FIGURES: readonly Figure[] = ["helmet", "buddha", "rice"];

/** How many figures set aside end the game (M16). */
export const MOST_ASIDE = 4;
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
  /** By figure: the influence of every seat on it, and who would get it now. */
  influence: Partial<Record<Figure, number[]>>;
  taker: Partial<Record<Figure, Side | null>>;
  /** How many hexes of plain land around it have no tile. */
  open: number;
}

export type Place = Ground | Settlement;
export type Counts = Record<Figure, number>;

export interface Player {
  seat: Side;
  hand: string[] | null;
  hand_size: number;
  supply: string[] | null;
  supply_size: number;
  captured: Counts | null;
  captured_in_all: number;
  figure_exchange_used: boolean;
}

export interface View {
  phase: Phase;
  capture: "turn" | "immediate";
  to_act: Side | null;
  may_lay_without_character: boolean;
  laid_something: boolean;
  players: Player[];
  aside: Counts;
  hexes: Record<string, Place>;
}

export type Point = readonly [number, number];

export interface Hex {
  at: Point;
  island: string | null;
  kind: "land" | "sea" | "settlement";
  name: string | null;
  /** How many figures it begins with: a village one, a city two, Edo three. */
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

/** A figure where it stands. */
export interface Standing {
  figure: Figure;
  at: string;
}

export function settlementAt(view: View, at: string): Settlement | null {
  const place = view.hexes[at];
  return place?.kind === "settlement" ? place : null;
}

export function laidAt(view: View, at: string): Laid | null {
  const place = view.hexes[at];
  return place && place.kind !== "settlement" ? place.tile : null;
}

/** How many figures of each kind stand on the map. */
export function onMap(view: View): Counts {
  const counts: Counts = { helmet: 0, buddha: 0, rice: 0 };
  for (const place of Object.values(view.hexes)) {
    if (place.kind === "settlement") for (const figure of place.figures) counts[figure] += 1;
  }
  return counts;
}
