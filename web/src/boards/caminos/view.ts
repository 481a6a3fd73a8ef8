// The server's data for Caminos: the view, the board, and the meanings of acts.
import type { Meaning } from "../board";

export type Owner = "yellow" | "green" | "neutral";
export type Point = readonly [u: number, v: number];
/** Quarter turns of a stone in the hand. */
export type Quarter = "clockwise" | "counterclockwise" | "away" | "towards" | "left" | "right";

export interface CellShown {
  cell: string;
  /** The owners of the cubes, from bottom to top. */
  cubes: Owner[];
}

export interface View {
  board: string;
  players: 2 | 4;
  neutral: boolean;
  scoring: boolean;
  phase: "bars" | "play" | "over";
  /** A seat's name: its colour, with four players also a number. */
  to_act: string | null;
  out: string[];
  bars: number;
  left: Record<string, Record<string, number>>;
  way: string[];
  edge_stones: Record<string, number>;
  cells: CellShown[];
}

export interface Turn {
  code: string;
  /** Across, down and up, from the first column. */
  cubes: [number, number, number][];
  next: Record<Quarter, number>;
}

export interface Stone {
  word: string;
  turns: Turn[];
}

export interface Static {
  board: string;
  upright: boolean;
  cells: { cell: string; point: [number, number] }[];
  sides: Record<string, string[]>;
  facing: Record<string, string[]>;
  stones: Record<string, Stone>;
}

/** A column of a placed stone: `height` cubes on top of `bottom` others. */
export interface Standing {
  cell: string;
  bottom: number;
  cubes: number;
}

export interface Placement extends Meaning {
  do: "stone";
  stone: string;
  turn: number;
  cells: Standing[];
}

export const MAX_HEIGHT = 3;

/** The neutral bar, which nobody has in hand. */
export const BAR = "I";

export const colourOf = (seat: string): Owner => (seat.startsWith("yellow") ? "yellow" : "green");
