// The cubes of a position as stones. Views tell only the owners of cubes; the acts tell which of them are one stone.
import type { Body, Spot } from "./faces";
import { cubeKey } from "./faces";
import type { Layout } from "./layout";
import type { Owner, Placement, Standing, View } from "./view";

/** Every cube of a placed stone: its cell and its level. */
export const cubesOf = (cells: readonly Standing[]): { cell: string; level: number }[] =>
  cells.flatMap(({ cell, bottom, cubes }) => Array.from({ length: cubes }, (_, up) => ({ cell, level: bottom + up })));

/** The stones of a position. Placements that are not part of it are ignored; cubes without one stand alone. */
export function bodiesOf(view: Pick<View, "cells">, layout: Layout, placed: readonly Placement[]): Body[] {
  const owners = new Map<string, Owner>(
    view.cells.flatMap(({ cell, cubes }) => cubes.map((owner, level) => [`${cell} ${level}`, owner] as const)),
  );
  const bodies: Body[] = [];
  const spot = ({ cell, level }: { cell: string; level: number }): Spot => {
    const [u, v] = layout.point(cell);
    return [u, level, v];
  };
  for (const { cells } of placed) {
    const cubes = cubesOf(cells);
    const keys = cubes.map(({ cell, level }) => `${cell} ${level}`);
    const owner = owners.get(keys[0] ?? "");
    if (owner === undefined || keys.some((key) => owners.get(key) !== owner)) continue;
    for (const key of keys) owners.delete(key);
    bodies.push({ owner, cubes: cubes.map(spot) });
  }
  for (const [key, owner] of owners) {
    const [cell = "", level] = key.split(" ");
    bodies.push({ owner, cubes: [spot({ cell, level: Number(level) })] });
  }
  return bodies;
}

/** The axis of the grain: stones are cut along their longest side. */
export function grainOf({ cubes }: Body): 0 | 1 | 2 {
  const length = (axis: 0 | 1 | 2): number => {
    const all = cubes.map((cube) => cube[axis]);
    return Math.max(...all) - Math.min(...all);
  };
  return ([0, 2, 1] as const).reduce((best, axis) => (length(axis) > length(best) ? axis : best));
}

/** A number from 0 to 1 that differs from stone to stone, and stays the same for each. */
export function variety({ cubes }: Body): number {
  const [x, y, z] = cubes[0] ?? [0, 0, 0];
  return Math.abs(Math.sin(x * 12.9898 + y * 4.1414 + z * 78.233) * 43758.5453) % 1;
}

/** The cubes that these stones occupy. */
export const occupancy = (bodies: readonly Body[]): Set<string> =>
  new Set(bodies.flatMap(({ cubes }) => cubes.map((cube) => cubeKey(...cube))));
