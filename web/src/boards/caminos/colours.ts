// Colours and symbols of Caminos, by look: yellow is a disc, green a triangle, neutral a square, so that colour is
// never the only difference and no symbol looks like another when the board is turned.
import type { Owner } from "./view";

export interface StoneColours {
  body: string;
  /** The dark lines of the grain, and outlines. */
  edge: string;
  symbol: string;
}

export interface Ground {
  /** The table under the board. */
  table: string;
  /** The wood around the cells. */
  frame: string;
  cell: string;
  line: string;
  name: string;
  /** The inlays along the sides, alternately. */
  rim: string;
  otherRim: string;
  legal: string;
  last: string;
  chosen: string;
  refused: string;
  /** The winning path, and the glow around it. */
  way: string;
  glow: string;
  hint: string;
  /** What a lesson points at, and what sets it off. */
  sign: string;
  halo: string;
}

export interface Palette {
  stones: Record<Owner, StoneColours>;
  /** How much grain the material shows, from 0 to 1. */
  grain: number;
  light: Ground;
  dark: Ground;
}

const MARKS = {
  light: {
    legal: "#1c6b4a", last: "#b04a00", chosen: "#0f5cb8", refused: "#b3261e", hint: "#ffcf33",
    sign: "#c08a00", halo: "#fffdf8",
  },
  dark: {
    legal: "#7bd6a8", last: "#b04a00", chosen: "#8fc0ff", refused: "#ff6f5e", hint: "#ffd95c",
    sign: "#ffd257", halo: "#171310",
  },
};
const WAY = { way: "#fff4fb", glow: "#e0129c" };

const PALETTES: Record<string, Palette> = {
  wood: {
    stones: {
      yellow: { body: "#edbf58", edge: "#94690a", symbol: "#5a3d05" },
      green: { body: "#3b7a4e", edge: "#123a20", symbol: "#e9f4e0" },
      neutral: { body: "#6987b0", edge: "#2a3f5e", symbol: "#f3f7fd" },
    },
    grain: 1,
    light: {
      ...MARKS.light, ...WAY,
      table: "#a98a66", frame: "#8a5f38", cell: "#ecdcbb", line: "#b3966a", name: "#6b5635",
      rim: "#4f3018", otherRim: "#d9b87c",
    },
    dark: {
      ...MARKS.dark, ...WAY,
      table: "#33261b", frame: "#5b3c22", cell: "#a98f68", line: "#6e5637", name: "#2f2413",
      rim: "#26170b", otherRim: "#c39f62", legal: "#0f5e3c", chosen: "#12447f",
    },
  },
  slate: {
    stones: {
      yellow: { body: "#f0c84a", edge: "#8a6410", symbol: "#4b3604" },
      green: { body: "#1f7a63", edge: "#0a3b30", symbol: "#e2fbf2" },
      neutral: { body: "#8e97a8", edge: "#3c4452", symbol: "#10151d" },
    },
    grain: 0.35,
    light: {
      ...MARKS.light, ...WAY,
      table: "#8f9aa3", frame: "#414b55", cell: "#cfd6da", line: "#98a4ac", name: "#45525b",
      rim: "#1d252c", otherRim: "#e9eef0",
    },
    dark: {
      ...MARKS.dark, ...WAY,
      table: "#1b2126", frame: "#2c353d", cell: "#5d6a74", line: "#36414a", name: "#e3eaee",
      rim: "#0c1013", otherRim: "#a9b6bf",
    },
  },
  paper: {
    stones: {
      yellow: { body: "#f6cf6b", edge: "#a87a17", symbol: "#694a07" },
      green: { body: "#4d8f6a", edge: "#1d4a32", symbol: "#f3fbf3" },
      neutral: { body: "#8aa5c4", edge: "#3d587a", symbol: "#10233a" },
    },
    grain: 0,
    light: {
      ...MARKS.light, ...WAY,
      table: "#efe7d8", frame: "#fbf7ee", cell: "#f3ead8", line: "#cdbd9d", name: "#7d6c4b",
      rim: "#a83522", otherRim: "#274869",
    },
    dark: {
      ...MARKS.dark, ...WAY,
      table: "#22201d", frame: "#3a3631", cell: "#504a42", line: "#2e2a25", name: "#d8cdb9",
      rim: "#e98a72", otherRim: "#9fbfe0",
    },
  },
  contrast: {
    stones: {
      yellow: { body: "#ffe14d", edge: "#000000", symbol: "#000000" },
      green: { body: "#00543a", edge: "#000000", symbol: "#ffffff" },
      neutral: { body: "#4b6fd6", edge: "#000000", symbol: "#ffffff" },
    },
    grain: 0,
    light: {
      ...MARKS.light,
      table: "#d9d9d9", frame: "#ffffff", cell: "#ffffff", line: "#000000", name: "#000000",
      rim: "#000000", otherRim: "#5a5a5a", last: "#d02000", way: "#ffffff", glow: "#c4007f",
    },
    dark: {
      ...MARKS.dark,
      table: "#000000", frame: "#101010", cell: "#2b2b2b", line: "#ffffff", name: "#ffffff",
      rim: "#ffffff", otherRim: "#b8b8b8", last: "#ff9d2e", way: "#ffffff", glow: "#ff2fb4",
    },
  },
};

export const paletteOf = (look: string | undefined): Palette => PALETTES[look ?? ""] ?? PALETTES["wood"]!;

/** The colours of the ground as custom properties of style sheets: --c-cell, --c-line … */
export function groundStyle({ light, dark }: Palette): string {
  return (Object.keys(light) as (keyof Ground)[])
    .map((name) => `--c-${name}: light-dark(${light[name]}, ${dark[name]})`)
    .join("; ");
}

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
