// Geometry of the map: flat-topped hexes of side one, the bounding box, and neighbours for arrow keys.
import type { Point, Static } from "./view";

const HALF = Math.sqrt(3) / 2;
export const CORNERS: readonly Point[] = [
  [1, 0],
  [0.5, HALF],
  [-0.5, HALF],
  [-1, 0],
  [-0.5, -HALF],
  [0.5, -HALF],
];

export const short = (number: number): string => String(Math.round(number * 1000) / 1000);

/** The outline of a hex as a path around the origin. */
export function outline(side: number): string {
  return `M${CORNERS.map(([x, y]) => `${short(x * side)} ${short(y * side)}`).join("L")}Z`;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box around all hexes in play, with a margin. */
export function boxOf(board: Static, margin: number): Box {
  const points = Object.values(board.hexes).map((hex) => hex.at);
  const left = Math.min(...points.map(([x]) => x)) - 1 - margin;
  const top = Math.min(...points.map(([, y]) => y)) - HALF - margin;
  const right = Math.max(...points.map(([x]) => x)) + 1 + margin;
  const bottom = Math.max(...points.map(([, y]) => y)) + HALF + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export const spot = ([x, y]: Point): string => `${Math.round(x * 2)} ${Math.round((y / HALF) * 2)}`;

/** The offset and size of each figure of a settlement within its hex. */
export function stands(room: number): readonly (readonly [number, number, number])[] {
  if (room === 1) return [[0, -0.2, 1.16]];
  if (room === 2) return [[-0.39, -0.18, 0.88], [0.39, -0.18, 0.88]];
  return [[-0.54, -0.1, 0.74], [0, -0.36, 0.74], [0.54, -0.1, 0.74]];
}

/** Where the numbers of a settlement are shown: on it; larger ones move away from the hex that one aims at. */
export function chipPlace([x, y]: Point, target: Point | null, size: number): Point {
  const far = target ? Math.hypot(x - target[0], y - target[1]) : 0;
  if (!target || !far) return [x, y];
  const away = (size - 1) * 0.75;
  return [x + ((x - target[0]) / far) * away, y + ((y - target[1]) / far) * away];
}

/** The next hex in a direction: along the row or column if there is one, otherwise the nearest on that side. */
export function towards(board: Static, from: string, [stepX, stepY]: Point): string {
  const column = from.charCodeAt(0) + stepX;
  const beside = `${String.fromCharCode(column)}${Number(from.slice(1)) + stepY}`;
  if (beside in board.hexes) return beside;
  const start = board.hexes[from]?.at ?? [0, 0];
  let best = from;
  let least = Infinity;
  for (const [name, { at }] of Object.entries(board.hexes)) {
    const [x, y] = [at[0] - start[0], at[1] - start[1]];
    const ahead = x * stepX + y * stepY;
    const aslant = Math.abs(x * stepY) + Math.abs(y * stepX);
    if (ahead < 0.5 || aslant > 2 * ahead) continue;
    if (ahead + 2 * aslant < least) [best, least] = [name, ahead + 2 * aslant];
  }
  return best;
}
