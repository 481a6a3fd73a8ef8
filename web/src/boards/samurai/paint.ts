// The painting of the map: coastlines drawn by a brush, roads, and what grows on plain land. All of it follows from the
// hexes alone, so that everybody sees the same map.
import { CORNERS, short, spot } from "./geometry";
import type { Hex, Point, Static } from "./view";

type Place = Pick<Hex, "at" | "kind">;

/** A number from 0 to 1 that follows from a point: chance that is the same every time. */
export function chance([x, y]: Point, salt = 0): number {
  const mixed = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

const JITTER = 0.13;

/** A point moved a little, always in the same way. */
const trembling = ([x, y]: Point): Point => {
  const key: Point = [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
  return [x + (chance(key, 1) - 0.5) * 2 * JITTER, y + (chance(key, 2) - 0.5) * 2 * JITTER];
};

const between = ([x, y]: Point, [otherX, otherY]: Point): Point => [(x + otherX) / 2, (y + otherY) / 2];
const text = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** The boundary of the land as closed loops of corners. */
export function shores(hexes: readonly Place[]): Point[][] {
  const land = hexes.filter(({ kind }) => kind !== "sea");
  const known = new Set(land.map(({ at }) => spot(at)));
  const next = new Map<string, { from: Point; to: Point }>();
  for (const { at: [x, y] } of land) {
    CORNERS.forEach(([fromX, fromY], number) => {
      const [toX, toY] = CORNERS[(number + 1) % 6]!;
      if (known.has(spot([x + fromX + toX, y + fromY + toY]))) return;
      const from: Point = [x + fromX, y + fromY];
      next.set(spot(from), { from, to: [x + toX, y + toY] });
    });
  }
  const loops: Point[][] = [];
  for (const start of next.keys()) {
    const loop: Point[] = [];
    for (let edge = next.get(start); edge; edge = next.get(spot(edge.to))) {
      next.delete(spot(edge.from));
      loop.push(edge.from, between(edge.from, edge.to));
    }
    if (loop.length) loops.push(loop);
  }
  return loops;
}

/** The coast as one path of soft curves. */
export function coastline(hexes: readonly Place[]): string {
  return shores(hexes)
    .map((loop) => {
      const points = loop.map(trembling);
      const parts = points.map((point, number) =>
        `Q${text(point)} ${text(between(point, points[(number + 1) % points.length]!))}`);
      return `M${text(between(points.at(-1)!, points[0]!))}${parts.join("")}Z`;
    })
    .join("");
}

/** The outlines of all hexes of some kinds as one path. */
export function grid(hexes: readonly Place[], kinds: readonly Hex["kind"][]): string {
  return hexes
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ at: [x, y] }) => `M${CORNERS.map(([cornerX, cornerY]) => text([x + cornerX, y + cornerY])).join("L")}Z`)
    .join("");
}

const LONGEST_ROAD = 5.3;

/** Roads that join the settlements of each island with as little digging as possible, over land only. */
export function roads(board: Static): string {
  const land = Object.values(board.hexes).filter(({ kind }) => kind !== "sea");
  const dry = new Set(land.map(({ at }) => spot(at)));
  const settled = land.filter(({ kind }) => kind === "settlement");
  const leader = new Map<Hex, Hex>(settled.map((hex) => [hex, hex]));
  const group = (hex: Hex): Hex => {
    let found = hex;
    while (leader.get(found) !== found) found = leader.get(found)!;
    return found;
  };
  const ways = settled
    .flatMap((one, number) => settled.slice(number + 1).map((other) => ({ one, other })))
    .map(({ one, other }) => ({ one, other, long: distance(one.at, other.at) }))
    .filter(({ one, other, long }) => one.island === other.island && long < LONGEST_ROAD)
    .filter(({ one, other }) => isDry(one.at, other.at, dry))
    .sort((a, b) => a.long - b.long);
  let drawn = "";
  for (const { one, other } of ways) {
    if (group(one) === group(other)) continue;
    leader.set(group(one), group(other));
    drawn += bend(one.at, other.at);
  }
  return drawn;
}

const distance = ([x, y]: Point, [otherX, otherY]: Point): number => Math.hypot(x - otherX, y - otherY);

/** Whether all of a straight way is over land, in steps. */
function isDry(from: Point, to: Point, dry: Set<string>): boolean {
  const centres = [...dry].map((key) => key.split(" ").map(Number));
  return [0.25, 0.5, 0.75].every((share) => {
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    return centres.some(([column, row]) => Math.hypot(column! / 2 - x, (row! / 2) * (Math.sqrt(3) / 2) - y) < 0.95);
  });
}

function bend(from: Point, to: Point): string {
  const side = chance(between(from, to), 5) < 0.5 ? 0.3 : -0.3;
  const [middleX, middleY] = between(from, to);
  const long = distance(from, to);
  const control: Point = [middleX - ((to[1] - from[1]) / long) * side, middleY + ((to[0] - from[0]) / long) * side];
  return `M${text(from)}Q${text(control)} ${text(to)}`;
}

export type Ground = "fuji" | "mountain" | "hills" | "forest" | "fields" | "plain";

/** Mount Fuji stands between Kofu and the bay. */
const FUJI = "m15";

/** What is painted on a hex of plain land. */
export function groundOf(name: string, at: Point): Ground {
  if (name === FUJI) return "fuji";
  const drawn = chance(at, 3);
  if (drawn < 0.26) return "mountain";
  if (drawn < 0.46) return "forest";
  if (drawn < 0.62) return "hills";
  return drawn < 0.8 ? "fields" : "plain";
}
