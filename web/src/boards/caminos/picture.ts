// Isometric drawings of cubes, without three.js.
import type { Cube } from "./faces";
import { cubeKey } from "./faces";

export interface Patch<Paint> {
  side: "top" | "left" | "right";
  paint: Paint;
  path: string;
}

const WIDE = 0.866;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Project a point, one unit per cube. */
export const onPaper = (x: number, y: number, z: number): [number, number] => [
  rounded((x - z) * WIDE),
  rounded((x + z) * 0.5 - y),
];

const path = (...spots: [number, number, number][]): string =>
  `M${spots.map((spot) => onPaper(...spot).join(" ")).join("L")}Z`;

/** The visible faces, from back to front. */
export function patches<Paint>(cubes: readonly Cube<Paint>[]): Patch<Paint>[] {
  const occupied = new Set(cubes.map(({ at, level }) => cubeKey(at[0], level, at[1])));
  const sorted = [...cubes].sort((one, other) =>
    one.at[0] + one.at[1] + one.level - (other.at[0] + other.at[1] + other.level),
  );
  return sorted.flatMap(({ at: [x, z], level: y, paint }) => {
    const [w, e, n, s, b, t] = [x - 0.5, x + 0.5, z - 0.5, z + 0.5, y, y + 1];
    const visible: Patch<Paint>[] = [];
    if (!occupied.has(cubeKey(x, y + 1, z))) {
      visible.push({ side: "top", paint, path: path([w, t, n], [e, t, n], [e, t, s], [w, t, s]) });
    }
    if (!occupied.has(cubeKey(x, y, z + 1))) {
      visible.push({ side: "left", paint, path: path([w, t, s], [e, t, s], [e, b, s], [w, b, s]) });
    }
    if (!occupied.has(cubeKey(x + 1, y, z))) {
      visible.push({ side: "right", paint, path: path([e, t, s], [e, t, n], [e, b, n], [e, b, s]) });
    }
    return visible;
  });
}

/** The view box around points. */
export function frame(spots: readonly (readonly [number, number, number])[], margin: number): string {
  const all = spots.map((spot) => onPaper(...spot));
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top].map(rounded).join(" ");
}
