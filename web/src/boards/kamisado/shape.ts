// The shape of a tower, seen from above and a little from the front: heights go up the screen. A square is 100 wide,
// its center at the origin. Black's towers stand on a square foot, White's on a round one.
import { octagon } from "./squares";
import type { Side } from "./view";

export interface TowerShape {
  shadow: string;
  /** The foot: its side and its upper face. */
  foot: readonly [side: string, face: string];
  /** The walls that are seen: left, front, right. */
  walls: readonly [string, string, string];
  /** One golden ring below the top for each marker, the lowest first. */
  rings: readonly string[];
  /** The thickness of the top. */
  lip: string;
  /** The bevel of the top by its five shades, from the light to the dark. */
  bevel: readonly string[];
  /** The octagon in the tower's colour, and the light on it. */
  inlay: string;
  gloss: string;
  /** One dragon tooth for each marker: where it stands. */
  teeth: readonly number[];
  /** The height of the center of the top. */
  top: number;
}

/** A curved dragon tooth, its root below. */
export const TOOTH = "M-9 7C-8 -4 -4 -10 1 -20C4 -10 8 -4 9 7C5 11 -5 11 -9 7Z";

/** Where the foot stands, its thickness, and the thickness of a ring. */
const [GROUND, FOOT, RING] = [12, 4, 4.2];

type Corner = readonly [x: number, y: number];

/** The corners of an octagon with flat sides above and below; the first is the lower one of the right side. */
function corners(radius: number, y: number): Corner[] {
  return Array.from({ length: 8 }, (_, corner) => {
    const angle = ((corner + 0.5) * Math.PI) / 4;
    return [radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

const path = (points: readonly Corner[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

/** The footprint of a side's towers. */
function footprint(side: Side, y: number): string {
  if (side === "white") return `M-36 ${y}a36 34 0 0 1 72 0a36 34 0 0 1 -72 0Z`;
  const [half, cut] = [35, 6];
  const [top, low] = [y - half + 2, y + half - 2];
  return `M${-half} ${top + cut}L${cut - half} ${top}H${half - cut}L${half} ${top + cut}` +
    `V${low - cut}L${half - cut} ${low}H${cut - half}L${-half} ${low - cut}Z`;
}

/** The faces of the bevel, the one that faces the light first; faces with the same light are one path. */
const LIGHT = [[5], [4, 6], [3, 7], [2, 0], [1]] as const;

function bevelOf(outer: readonly Corner[], inner: readonly Corner[]): string[] {
  const face = (number: number): string => {
    const [first, second] = [(number + 7) % 8, number];
    return path([outer[first]!, outer[second]!, inner[second]!, inner[first]!]);
  };
  return LIGHT.map((faces) => faces.map(face).join(""));
}

function shapeFor(side: Side, markers: number): TowerShape {
  const height = 15 + RING * markers;
  const [top, body, cap] = [GROUND - height, 29 + markers, 33];
  const [low, high] = [corners(body, GROUND), corners(body - 2, top + 3)];
  const wall = (one: number, other: number): string => path([low[one]!, low[other]!, high[other]!, high[one]!]);
  const [outer, inner] = [corners(cap, top), corners(27.5, top)];
  return {
    shadow: `M-28 ${GROUND + 22}a38 36 0 1 1 71 -4a36 34 0 0 1 -66 17Z`,
    foot: [footprint(side, GROUND + FOOT), footprint(side, GROUND)],
    walls: [wall(2, 3), wall(1, 2), wall(0, 1)],
    rings: Array.from({ length: markers }, (_, number) => octagon(cap, top + 3 + RING * (markers - number))),
    lip: octagon(cap, top + 3),
    bevel: bevelOf(outer, inner),
    inlay: octagon(27.5, top),
    gloss: path([inner[3]!, inner[4]!, inner[5]!, inner[6]!]),
    teeth: Array.from({ length: markers }, (_, number) => (number - (markers - 1) / 2) * 15),
    top,
  };
}

const SHAPES: Readonly<Record<Side, readonly TowerShape[]>> = {
  black: [0, 1, 2, 3, 4].map((markers) => shapeFor("black", markers)),
  white: [0, 1, 2, 3, 4].map((markers) => shapeFor("white", markers)),
};

export const shapeOf = (side: Side, markers: number): TowerShape => SHAPES[side][Math.min(4, Math.max(0, markers))]!;
