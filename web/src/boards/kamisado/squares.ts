// The squares of Kamisado's board on the screen, and shapes that are drawn on them.
import { SquareGrid, type Point } from "../parts/grid";

const SQUARES = Array.from({ length: 64 }, (_, number) => `${"abcdefgh"[number % 8]}${Math.floor(number / 8) + 1}`);
const [STRAIGHT, TURNED] = [new SquareGrid(SQUARES, 8, false), new SquareGrid(SQUARES, 8, true)];

/** The board with the player's home row below. */
export const gridFor = (turned: boolean): SquareGrid => (turned ? TURNED : STRAIGHT);

/** A regular octagon with flat sides above and below. */
export function octagon(radius: number, y = 0): string {
  const corners = Array.from({ length: 8 }, (_, corner) => {
    const angle = ((corner + 0.5) * Math.PI) / 4;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

const HEAD = 13;

/** A bent arrow between two points with a gap of `short` at both ends; the arrow back does not cover it. */
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
  const head = `M${point(tip.x - x + y, tip.y - y - x)}L${end}L${point(tip.x - x - y, tip.y - y + x)}`;
  return `M${point(start.x, start.y)}Q${point(top.x, top.y)} ${end}${head}`;
}

/** A line from one point towards another, ending before it; with a head it is an arrow. */
export function arrow(start: Point, end: Point, short: number, head = 0): string {
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [x, y] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const [tipX, tipY] = [end.x - x * short, end.y - y * short];
  const line = `M${start.x} ${start.y}L${tipX} ${tipY}`;
  if (!head) return line;
  const [left, right] = [
    `${tipX - (x - y) * head} ${tipY - (y + x) * head}`,
    `${tipX - (x + y) * head} ${tipY - (y - x) * head}`,
  ];
  return `${line}M${left}L${tipX} ${tipY}L${right}`;
}

/** A hanging thread between the edges of two squares. */
export function thread(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bow = Math.min(46, 0.12 * length);
  const top = { x: from.x + dx / 2 + (dy / length) * bow, y: from.y + dy / 2 - (dx / length) * bow };
  const edge = ({ x, y }: Point): string => {
    const reach = 47 / (Math.max(Math.abs(top.x - x), Math.abs(top.y - y)) || 1);
    return `${(x + (top.x - x) * reach).toFixed(1)} ${(y + (top.y - y) * reach).toFixed(1)}`;
  };
  return `M${edge(from)}Q${top.x.toFixed(1)} ${top.y.toFixed(1)} ${edge(to)}`;
}
