// The outline of the wooden board around its cells: their convex hull, moved outwards.
import type { Point } from "./view";

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** The corners of the convex hull of squares around points, in one direction of rotation. */
export function hullOf(points: readonly Point[]): Point[] {
  const corners = points
    .flatMap(([u, v]): Point[] => [-0.5, 0.5].flatMap((x) => [-0.5, 0.5].map((y): Point => [u + x, v + y])))
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (sorted: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of sorted) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 1e-9) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(corners), ...half([...corners].reverse())];
}

/** The outward normals of the edges of a hull, each from its corner to the next. */
function normals(hull: readonly Point[]): Point[] {
  return hull.map((corner, number) => {
    const next = hull[(number + 1) % hull.length]!;
    const [x, y] = [next[0] - corner[0], next[1] - corner[1]];
    const length = Math.hypot(x, y);
    return [y / length, -x / length];
  });
}

/** The hull with every edge moved outwards. */
export function grown(hull: readonly Point[], by: number): Point[] {
  const out = normals(hull);
  return hull.map(([x, y], number) => {
    const [one, other] = [out.at(number - 1)!, out[number]!];
    const scale = by / (1 + one[0] * other[0] + one[1] * other[1]);
    return [x + (one[0] + other[0]) * scale, y + (one[1] + other[1]) * scale];
  });
}

export function inside(hull: readonly Point[], [x, y]: Point): boolean {
  return hull.every((corner, number) => turn(corner, hull[(number + 1) % hull.length]!, [x, y]) >= -1e-6);
}
