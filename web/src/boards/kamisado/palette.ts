// The colours of each look: the eight colours of the game, each with a readable ink, and what the towers are made of.
import { LOOKS } from "./looks";
import type { Side } from "./view";

export interface Paint {
  ground: string;
  ink: string;
}

/** The shades of a tower's material, from the side that faces the light to the one that lies in the dark. */
export type Shades = readonly [string, string, string, string, string];

export interface Palette {
  paints: Readonly<Record<string, Paint>>;
  towers: Readonly<Record<Side, { shades: Shades; edge: string }>>;
  /** Without light and shadow, with strong outlines. */
  flat: boolean;
}

const [DARK, BRIGHT] = ["#1b1206", "#ffffff"];

/** Write each colour as its ground, with a star if its ink is dark. */
function paints(grounds: Record<string, string>): Record<string, Paint> {
  return Object.fromEntries(
    Object.entries(grounds).map(([colour, ground]) => [
      colour,
      { ground: ground.replace("*", ""), ink: ground.endsWith("*") ? DARK : BRIGHT },
    ]),
  );
}

const LACQUER: Palette = {
  paints: paints({
    orange: "#e47f22*",
    blue: "#1f58ab",
    purple: "#6a348f",
    pink: "#e692b3*",
    yellow: "#f1c533*",
    red: "#b52522",
    green: "#1f7a49",
    brown: "#623c22",
  }),
  towers: {
    black: { shades: ["#857b70", "#57504a", "#36312d", "#1f1c19", "#0d0b0a"], edge: "#000000" },
    white: { shades: ["#ffffff", "#fbf6ea", "#ebe1cd", "#d0c3aa", "#ab9c80"], edge: "#4d4331" },
  },
  flat: false,
};

const SILK: Palette = {
  paints: paints({
    orange: "#eb9b50*",
    blue: "#416f9e",
    purple: "#7d5997",
    pink: "#f0b7ca*",
    yellow: "#f2d97c*",
    red: "#b5463f",
    green: "#447a55",
    brown: "#785438",
  }),
  towers: {
    black: { shades: ["#7d6452", "#5c4636", "#443225", "#2f2118", "#1c130d"], edge: "#120b06" },
    white: { shades: ["#fff4dc", "#f4e0ba", "#e5c998", "#cdab74", "#a9875a"], edge: "#54401f" },
  },
  flat: false,
};

const CONTRAST: Palette = {
  paints: paints({
    orange: "#ff8c00*",
    blue: "#0038d0",
    purple: "#6c00ac",
    pink: "#ffa8d4*",
    yellow: "#ffe500*",
    red: "#d20000",
    green: "#007a33",
    brown: "#5a3216",
  }),
  towers: {
    black: { shades: ["#000000", "#000000", "#000000", "#000000", "#000000"], edge: "#ffffff" },
    white: { shades: ["#ffffff", "#ffffff", "#ffffff", "#ffffff", "#ffffff"], edge: "#000000" },
  },
  flat: true,
};

const PALETTES: Readonly<Record<string, Palette>> = { lacquer: LACQUER, silk: SILK, contrast: CONTRAST };

/** The side of a tower in a sign too small for light and shadow. */
export const PLAIN: Readonly<Record<Side, string>> = { black: "#14110e", white: "#fdf8ec" };

export const paletteOf = (look: string | undefined): Palette => PALETTES[look ?? LOOKS[0]!] ?? LACQUER;

const UNKNOWN: Paint = { ground: "#888888", ink: "#000000" };

export const paintOf = (palette: Palette, colour: string): Paint => palette.paints[colour] ?? UNKNOWN;
