// The differences between two positions: the towers that have moved.
import type { KamisadoView, Tower } from "./view";

export interface Step {
  tower: Tower;
  /** Null for a tower that was placed. */
  from: string | null;
  to: string;
}

export function moved(before: KamisadoView, after: KamisadoView): Step[] {
  const stood = new Map(before.towers.map((tower) => [tower.side + tower.colour, tower.square]));
  return after.towers.flatMap((tower) => {
    const from = stood.get(tower.side + tower.colour) ?? null;
    return tower.square === null || tower.square === from ? [] : [{ tower, from, to: tower.square }];
  });
}
