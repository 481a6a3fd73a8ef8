// The board in words, for screen readers.
import type { Value } from "../../protocol";
import type { CellShown, View } from "./view";

export type Say = (id: string, values?: Record<string, Value>) => string;

export const ownerWord = (owner: string): string => (owner === "neutral" ? "cubes-neutral" : `caminos-${owner}`);

/** One cell: its name, its height, and the owners of its cubes from bottom to top. */
export function cellInWords({ cell, cubes }: CellShown, say: Say): string {
  if (!cubes.length) return say("cubes-cell-empty", { cell });
  return say("cubes-cell-stack", {
    cell,
    height: cubes.length,
    cubes: cubes.map((owner) => say(ownerWord(owner))).join(", "),
  });
}

export function stonesInWords(stones: Record<string, number>): string {
  return Object.entries(stones)
    .map(([stone, number]) => `${number} ${stone}`)
    .join(", ");
}

/** The whole position: who is to act, the remaining stones, every stack, and the winning path. */
export function lines(view: View, say: Say): string[] {
  const summary: string[] = [];
  if (view.to_act === null) {
    summary.push(say("caminos-show-over"));
  } else {
    const id = view.phase === "bars" ? "caminos-show-bar" : "caminos-show-stone";
    summary.push(say(id, { side: say(`caminos-${view.to_act}`) }));
  }
  for (const [seat, remaining] of Object.entries(view.left)) {
    const id = view.out.includes(seat) ? "caminos-show-left-out" : "caminos-show-left";
    summary.push(say(id, { side: say(`caminos-${seat}`), stones: stonesInWords(remaining) }));
  }
  if (view.scoring) {
    summary.push(
      say("caminos-show-edges", { yellow: view.edge_stones["yellow"] ?? 0, green: view.edge_stones["green"] ?? 0 }),
    );
  }
  if (view.way.length) summary.push(say("cubes-way", { cells: view.way.join(", ") }));
  const stacks = view.cells.filter(({ cubes }) => cubes.length);
  return stacks.length
    ? [...summary, ...stacks.map((cell) => cellInWords(cell, say))]
    : [...summary, say("cubes-empty-board")];
}
