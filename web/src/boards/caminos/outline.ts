// The outline of a stone.
import type { Body, Spot } from "./faces";

/** The edges of a stone, as pairs of spots: only where its surface bends. */
export function outlineOf({ cubes }: Body): number[] {
  const own = new Set(cubes.map((cube) => cube.join(" ")));
  const has = (x: number, y: number, z: number): boolean => own.has([x, y, z].join(" "));
  const seen = new Set<string>();
  const lines: number[] = [];
  for (const [x, y, z] of cubes) {
    for (const axis of [0, 1, 2] as const) {
      for (const [one, other] of [[-1, -1], [-1, 1], [1, -1], [1, 1]] as const) {
        const step = (a: number, b: number): Spot =>
          axis === 0 ? [x, y + a, z + b] : axis === 1 ? [x + a, y, z + b] : [x + a, y + b, z];
        const around = [has(...step(one, 0)), has(...step(0, other)), has(...step(one, other))];
        const filled = around.filter(Boolean).length;
        const bends = filled === 0 || filled === 2 || (filled === 1 && around[2]);
        const middle = ([0, 1, 2] as const).map((at) => (step(one, other)[at] + [x, y, z][at]!) / 2);
        const key = `${axis} ${middle.join(" ")}`;
        if (!bends || seen.has(key)) continue;
        seen.add(key);
        for (const end of [-0.5, 0.5]) {
          lines.push(...middle.map((value, at) => value + (at === axis ? end : 0) + (at === 1 ? 0.5 : 0)));
        }
      }
    }
  }
  return lines;
}
