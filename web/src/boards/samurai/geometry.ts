// Geometry of the map: flat-topped hexes of side one, coasts, the bounding box, and neighbours for arrow keys.
import type { Hex, Point, Static } from "./view";

const HALF = Math.sqrt(3) / 2;
const CORNERS: readonly Point[] = [
  [1, 0],
  [0.5, HALF],
  [-0.5, HALF],
  [-1, 0],
  [-0.5, -HALF],
  [0.5, -HALF],
];

const short = (number: number): string => String(Math.round(number * 1000) / 1000);

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

const spot = ([x, y]: Point): string => `${Math.round(x * 2)} ${Math.round((y / HALF) * 2)}`;

/** All edges between land and sea, or land and nothing, as one path. */
export function coast(hexes: readonly Pick<Hex, "at" | "kind">[]): string {
  const land = hexes.filter((hex) => hex.kind !== "sea");
  const known = new Set(land.map((hex) => spot(hex.at)));
  const edges: string[] = [];
  for (const { at: [x, y] } of land) {
    CORNERS.forEach(([fromX, fromY], number) => {
      const [toX, toY] = CORNERS[(number + 1) % 6]!;
      if (known.has(spot([x + fromX + toX, y + fromY + toY]))) return;
      edges.push(`M${short(x + fromX)} ${short(y + fromY)}L${short(x + toX)} ${short(y + toY)}`);
    });
  }
  return edges.join("");
}

/** The offset and size of each figure of a settlement within its hex. */
export function stands(room: number): readonly (readonly [number, number, number])[] {
  if (room === 1) return [[0, -0.12, 0.98]];
  if (room === 2) return [[-0.4, -0.12, 0.8], [0.4, -0.12, 0.8]];
  return [[-0.56, -0.1, 0.64], [0, -0.26, 0.64], [0.56, -0.1, 0.64]];
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
