// Where things lie beside the field: a player's lives (swords and helmets) and captured stones, at the side of a wide
// board, above and below a tall one. Units are those of the drawing; the field is 600 by 600.
import type { Point } from "../parts/grid";
import { SORTS, other, stoneOf, type Colour, type KaitoView, type Sort, type Stone } from "./view";

export type Shape = "wide" | "tall";

export const FIELD = 600;
export const LEDGE = 14;
/** The edge of the frame that has the names of rows or columns. */
export const NAMES = 30;
const SHELF = { width: 226, gap: 24 };
const STRIP = 116;
/** Space for the outline of a tray at the edge of the drawing. */
const RIM = 3;

export interface Box extends Point {
  width: number;
  height: number;
}

/** A stone in a tray; `scale` is its size against a stone on the field. */
export interface Placed extends Point {
  scale: number;
}

export interface Life extends Placed {
  sort: "sword" | "helmet";
  /** On the field, held by the opponent, or out of the game. */
  state: "here" | "held" | "gone";
  last: boolean;
}

export interface Captured extends Placed {
  key: string;
  sort: Sort;
  stone: Stone;
}

export interface TrayPlan {
  box: Box;
  /** The part of the box that has the captured stones. */
  well: Box;
  lives: Life[];
  captured: Captured[];
  /** Where the worth of the captured mon is written. */
  worth: Point;
}

/** The drawing's box: the frame, and the trays around it. `open` leaves out the tray below a tall board. */
export function drawing(shape: Shape, names: boolean, open = false): Box {
  const edge = names ? NAMES : LEDGE;
  const frame = { x: -edge, y: -LEDGE, width: FIELD + edge + LEDGE, height: FIELD + edge + LEDGE };
  if (shape === "wide") {
    return { ...frame, width: frame.width + SHELF.gap + SHELF.width + RIM, height: frame.height + RIM };
  }
  return { ...frame, y: frame.y - STRIP - RIM, height: frame.height + (open ? 1 : 2) * (STRIP + RIM) };
}

/** The shape that gives the larger field in the space that there is. */
export function shapeFor(width: number, height: number, names: boolean): Shape {
  const scale = (shape: Shape): number => {
    const box = drawing(shape, names);
    return Math.min(width / box.width, height / box.height);
  };
  return scale("wide") > scale("tall") ? "wide" : "tall";
}

function livesOf(view: KaitoView, colour: Colour, spots: Record<Life["sort"], Placed[]>): Life[] {
  const [side, holder] = [view.sides[colour], view.sides[other(colour)]];
  return (["helmet", "sword"] as const).flatMap((sort) =>
    spots[sort].map((spot, number): Life => {
      const here = side.left[sort];
      const state = number < here ? "here" : number < here + holder.holds[sort] ? "held" : "gone";
      return { ...spot, sort, state, last: here === 1 && number === 0 };
    }),
  );
}

const sortsHeld = (view: KaitoView, colour: Colour): Sort[] =>
  SORTS.flatMap((sort) => Array.from({ length: view.sides[colour].holds[sort] }, () => sort));

/** Captured stones in rows of equal length; they overlap if there are many. */
function capturedIn(view: KaitoView, colour: Colour, area: Box, rows: number, scale: number): Captured[] {
  const sorts = sortsHeld(view, colour);
  const size = 88 * scale;
  const perRow = Math.max(Math.ceil(sorts.length / rows), Math.floor(area.width / size));
  const step = perRow > 1 ? Math.min(size, (area.width - size) / (perRow - 1)) : 0;
  const seen = new Map<Sort, number>();
  return sorts.map((sort, number) => {
    const copy = (seen.get(sort) ?? 0) + 1;
    seen.set(sort, copy);
    return {
      key: `${sort}-${copy}`,
      sort,
      stone: stoneOf(other(colour), sort),
      x: area.x + size / 2 + (number % perRow) * step,
      y: area.y + (area.height / rows) * (Math.floor(number / perRow) + 0.5),
      scale,
    };
  });
}

const spread = (count: number, x: number, y: number, step: number, scale: number): Placed[] =>
  Array.from({ length: count }, (_, number) => ({ x: x + number * step, y, scale }));

function wideTray(view: KaitoView, colour: Colour, mine: boolean, edge: number): TrayPlan {
  const { width } = SHELF;
  const height = (FIELD + LEDGE + edge - 12) / 2;
  const x = FIELD + LEDGE + SHELF.gap;
  const y = mine ? FIELD + edge - height : -LEDGE;
  /** A height counted from the outer end of the tray. */
  const at = (distance: number): number => (mine ? y + height - distance : y + distance);
  const spots = {
    helmet: spread(3, x + 45, at(46), 68, 0.74),
    sword: [...spread(4, x + 35, at(107), 52, 0.56), ...spread(3, x + 35, at(157), 52, 0.56)],
  };
  const depth = height - 192;
  const well = { x: x + 8, y: mine ? y + 8 : at(184), width: width - 16, height: depth };
  const area = { x: well.x + 4, y: well.y + 2, width: well.width - 8, height: depth - 4 };
  return {
    box: { x, y, width, height },
    well,
    lives: livesOf(view, colour, spots),
    captured: capturedIn(view, colour, area, 2, 0.56),
    worth: { x: x + 35 + 3 * 52, y: at(157) },
  };
}

function tallTray(view: KaitoView, colour: Colour, mine: boolean, edge: number): TrayPlan {
  const height = STRIP - 8;
  const y = mine ? FIELD + edge + 8 : -LEDGE - STRIP;
  const lives = mine ? y + 79 : y + 28;
  const taken = mine ? y + 28 : y + 80;
  const well = { x: 4 - edge, y: taken - 25, width: FIELD + edge + LEDGE - 8, height: 52 };
  const spots = { helmet: spread(3, 26, lives, 54, 0.6), sword: spread(7, 186, lives, 48, 0.54) };
  return {
    box: { x: -edge, y, width: FIELD + edge + LEDGE, height },
    well,
    lives: livesOf(view, colour, spots),
    captured: capturedIn(view, colour, { ...well, x: 0, width: FIELD }, 1, 0.55),
    worth: { x: 560, y: lives },
  };
}

/** The tray of a colour; `mine` is the one nearest the player. */
export function trayOf(view: KaitoView, colour: Colour, mine: boolean, shape: Shape, names: boolean): TrayPlan {
  const edge = names ? NAMES : LEDGE;
  return shape === "wide" ? wideTray(view, colour, mine, edge) : tallTray(view, colour, mine, edge);
}

/** The captured stone of a sort that came last, which is the one that an act brought or will take away. */
export const newest = (tray: TrayPlan, sort: Sort): Captured | null =>
  tray.captured.filter((captured) => captured.sort === sort).at(-1) ?? null;
