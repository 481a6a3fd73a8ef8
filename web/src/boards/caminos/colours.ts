// Colours and symbols of Caminos: yellow is a disc, green a triangle, neutral a square, so that colour is never the
// only difference and no symbol looks like another when the board is turned.
import type { Owner } from "./view";

export interface Look {
  body: string;
  edge: string;
  symbol: string;
}

export const LOOKS: Record<Owner, Look> = {
  yellow: { body: "#efc443", edge: "#94690a", symbol: "#5c4106" },
  green: { body: "#2f7d4a", edge: "#123a20", symbol: "#e6f6e4" },
  neutral: { body: "#6d8ab3", edge: "#2a3f5e", symbol: "#f3f7fd" },
};

export interface Ground {
  cell: string;
  line: string;
  name: string;
  rim: string;
  otherRim: string;
  legal: string;
  last: string;
  chosen: string;
  refused: string;
  way: string;
}

export const GROUNDS: Record<"light" | "dark", Ground> = {
  light: {
    cell: "#e8dcc3",
    line: "#a8946c",
    name: "#6b5b38",
    rim: "#7c5b38",
    otherRim: "#a98a5f",
    legal: "#1c6b4a",
    last: "#b04a00",
    chosen: "#0f5cb8",
    refused: "#b3261e",
    way: "#c2188f",
  },
  dark: {
    cell: "#5a5146",
    line: "#80735f",
    name: "#d8cbb3",
    rim: "#33281c",
    otherRim: "#7d674b",
    legal: "#7bd6a8",
    last: "#ffb84d",
    chosen: "#8fc0ff",
    refused: "#ff6f5e",
    way: "#ff7bd5",
  },
};

/** The outline of an owner's symbol around a point, with a given size. */
export function symbolPath(owner: Owner, x: number, y: number, size: number): string {
  const half = size / 2;
  if (owner === "yellow") return `M${x - half} ${y}a${half} ${half} 0 1 0 ${size} 0a${half} ${half} 0 1 0 ${-size} 0Z`;
  if (owner === "green") {
    return `M${x} ${y - half * 1.3}L${x + half * 1.2} ${y + half * 0.8}L${x - half * 1.2} ${y + half * 0.8}Z`;
  }
  return `M${x - half * 0.85} ${y - half * 0.85}h${half * 1.7}v${half * 1.7}h${-half * 1.7}Z`;
}

/** The offsets of the symbols of a stack of one, two or three cubes: one symbol per cube, in units of a cell. */
export const SYMBOL_OFFSETS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0.5, 0.5]],
  2: [[0.31, 0.5], [0.69, 0.5]],
  3: [[0.31, 0.66], [0.69, 0.66], [0.5, 0.33]],
};
