// Drawings of tiles and figures, each in a box from -1 to 1, and a mark for every player.
import type { Figure, Side } from "./view";

export interface Picture {
  /** Filled shapes. */
  fill: string;
  /** Lines. */
  line: string;
}

export const FIGURE_ART: Record<Figure, Picture> = {
  helmet: {
    fill:
      "M0-.5C-.4-.5-.8-.64-.96-1-.66-.78-.3-.72 0-.72S.66-.78 .96-1C.8-.64 .4-.5 0-.5Z" +
      "M-.72 .34C-.76-.14-.48-.42 0-.42S.76-.14 .72 .34ZM-.8 .44H.8L1 .9H.62L.48 .66H-.48L-.62 .9H-1Z",
    line: "",
  },
  buddha: {
    fill:
      "M0-1A.29.29 0 1 1 0-.42 .29.29 0 1 1 0-1Z" +
      "M-.46-.28C-.2-.4 .2-.4 .46-.28 .58-.1 .6 .1 .58 .24 .92 .24 1.02 .48 .92 .64" +
      "H-.92C-1.02 .48-.92 .24-.58 .24-.6 .1-.58-.1-.46-.28Z",
    line: "M-.72 .86H.72",
  },
  rice: {
    fill:
      "M0-1C.2-.82 .2-.6 0-.42-.2-.6-.2-.82 0-1ZM-.06-.34C-.32-.4-.44-.6-.42-.84-.16-.8-.04-.6-.06-.34Z" +
      "M.06-.34C.32-.4 .44-.6 .42-.84 .16-.8 .04-.6 .06-.34ZM-.06 .06C-.34 .02-.5-.18-.5-.44-.22-.4-.06-.2-.06 .06Z" +
      "M.06 .06C.34 .02 .5-.18 .5-.44 .22-.4 .06-.2 .06 .06Z" +
      "M-.06 .46C-.36 .44-.56 .22-.58-.04-.26 0-.06 .2-.06 .46Z" +
      "M.06 .46C.36 .44 .56 .22 .58-.04 .26 0 .06 .2 .06 .46Z",
    line: "M0-.4V.72M-.72 .72C-.48 .9-.24 .9 0 .72S.48 .9 .72 .72",
  },
};

/** The pictures of tiles without a figure, by the letter of the tile. */
export const TILE_ART: Record<string, Picture> = {
  S: {
    fill:
      "M.78-.98L.94-.9C.7-.3 .2 .26-.28 .62L-.4 .5C.06 .04 .5-.46 .78-.98Z" +
      "M-.78-.98L-.94-.9C-.7-.3-.2 .26 .28 .62L.4 .5C-.06 .04-.5-.46-.78-.98Z",
    line: "M-.56 .34L-.14 .72M-.4 .6L-.74 .96M.56 .34L.14 .72M.4 .6L.74 .96",
  },
  W: {
    fill:
      "M-.96 .34H.96C.84 .66 .62 .84 .3 .84H-.3C-.62 .84-.84 .66-.96 .34ZM.1-.96C.56-.7 .74-.24 .7 .2H.1Z" +
      "M-.06-.7V.2H-.66C-.62-.16-.4-.5-.06-.7Z",
    line: "",
  },
  K: {
    fill:
      "M-.5 .96C-.56 .36-.36 .1-.3-.2-.56-.1-.66 .08-.84 .06-.98 .02-.98-.16-.9-.26" +
      "L-.5-.74-.52-1-.26-.8C.4-.84 .84-.3 .84 .4V.96Z",
    line: "",
  },
  T: {
    fill: "M-.2-.84L.1-.56-.2-.28V-.46H-.78V-.66H-.2ZM.2 .28L-.1 .56 .2 .84V.66H.78V.46H.2Z",
    line: "M.4-.9H.74L.92-.56 .74-.22H.4L.24-.56ZM-.4 .22H-.74L-.92 .56-.74 .9H-.4L-.24 .56Z",
  },
  F: {
    fill: "M-.62-.3A.2.2 0 1 1-.42-.3L-.24 .3H-.8ZM.42-.3A.2.2 0 1 1 .62-.3L.8 .3H.24Z",
    line: "M-.5-.82C-.2-1.02 .2-1.02 .46-.84M.28-1L.5-.82 .26-.66M.5 .54C.2 .76-.2 .76-.46 .58M-.28 .74L-.5 .54-.26 .4",
  },
};

/** The character 侍 in strokes, so that it does not depend on the fonts of a device. */
export const CHARACTER =
  "M-.5-.9C-.6-.5-.76-.2-.98 .02M-.68-.36V.94M.34-.92V-.34M-.16-.66H.84M-.32-.3H.98M-.32 .12H.98" +
  "M.56-.06V.78C.56 .94 .44 .94 .26 .84M-.04 .36L.16 .6";

/** The mark of a player: a shape, so that colour is never the only difference. */
export const PLAYER_MARKS: Record<Side, string> = {
  red: "M0-.9A.9.9 0 1 1 0 .9 .9.9 0 1 1 0-.9Z",
  blue: "M-.8-.8H.8V.8H-.8Z",
  green: "M0-.96L1 .8H-1Z",
  yellow: "M0-1.06L1.06 0 0 1.06-1.06 0Z",
};

const OF_LETTER: Record<string, Figure> = { H: "helmet", B: "buddha", R: "rice" };

export function pictureOf(tile: string): Picture {
  const figure = OF_LETTER[tile.charAt(0)];
  return figure ? FIGURE_ART[figure] : TILE_ART[tile.charAt(0)]!;
}
