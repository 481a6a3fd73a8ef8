// Where squares lie on the screen: a square is 100 wide, and each player sees the own home row below.

export const SIZE = 100;
const FILES = "abcdefgh";

export interface Point {
  x: number;
  y: number;
}

/** All squares in the order in which they are seen, row by row from the top left. */
export function squaresSeen(turned: boolean): string[] {
  const seen = Array.from({ length: 64 }, (_, place) => `${FILES[place % 8]}${8 - Math.floor(place / 8)}`);
  return turned ? seen.reverse() : seen;
}

/** The middle of a square. */
export function middle(square: string, turned: boolean): Point {
  const file = FILES.indexOf(square[0] ?? "a");
  const rank = Number(square[1]) - 1;
  const [column, row] = turned ? [7 - file, rank] : [file, 7 - rank];
  return { x: (column + 0.5) * SIZE, y: (row + 0.5) * SIZE };
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The square to which an arrow key leads, as it is seen; at the edge the same one. Null for other keys. */
export function stepped(square: string, key: string, turned: boolean): string | null {
  const step = STEPS[key];
  if (!step) return null;
  const seen = squaresSeen(turned);
  const place = seen.indexOf(square);
  const column = Math.min(7, Math.max(0, (place % 8) + step[0]));
  const row = Math.min(7, Math.max(0, Math.floor(place / 8) + step[1]));
  return seen[row * 8 + column] ?? square;
}

/** A regular octagon with flat sides above and below. */
export function octagon(radius: number): string {
  const corners = Array.from({ length: 8 }, (_, corner) => {
    const angle = ((corner + 0.5) * Math.PI) / 4;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

const HEAD = 13;

/** A bent arrow between two points that leaves `short` free at both ends; the way there and the way back lie apart. */
export function bent(from: Point, to: Point, short: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(60, 0.22 * length);
  const top = { x: from.x + dx / 2 + (dy / length) * bend, y: from.y + dy / 2 - (dx / length) * bend };
  const towards = (point: Point): Point => {
    const away = Math.hypot(top.x - point.x, top.y - point.y) || 1;
    return { x: point.x + ((top.x - point.x) / away) * short, y: point.y + ((top.y - point.y) / away) * short };
  };
  const [start, tip] = [towards(from), towards(to)];
  const far = Math.hypot(tip.x - top.x, tip.y - top.y) || 1;
  const [x, y] = [((tip.x - top.x) / far) * HEAD, ((tip.y - top.y) / far) * HEAD];
  const point = (px: number, py: number): string => `${px.toFixed(1)} ${py.toFixed(1)}`;
  const end = point(tip.x, tip.y);
  return `M${point(start.x, start.y)}Q${point(top.x, top.y)} ${end}M${point(tip.x - x + y, tip.y - y - x)}L${end}L${point(tip.x - x - y, tip.y - y + x)}`;
}
