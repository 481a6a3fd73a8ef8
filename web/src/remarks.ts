// What is said about an act beside the act itself: a tower passes, the table played it, a turn is missed.
import { remarksOf } from "./boards";
import { actsOf } from "./boards/board";
import type { Scene } from "./director.svelte";
import type { EntryView, TableView } from "./protocol";
import { sidesOf } from "./turn";
import { say } from "./words.svelte";

/** The remark about the last act of a scene in words; null if there is nothing to say. Needs the words of `show`. */
export async function remarkOn(table: TableView, { acts, before, state }: Scene): Promise<string | null> {
  const entry = acts.at(-1);
  if (!entry) return null;
  const single = acts.length === 1 && entry.act !== null;
  const remark = single ? await remarkOf(table.game, entry.act!, before, state.view) : null;
  const sides = sidesOf(table);
  const side = sides[entry.seat] ?? "";
  if (remark) return say(`show-${remark}`, { side, other: sides.filter((other) => other !== side).join(", ") });
  return entry.forced ? forcedInWords(table, entry, side) : null;
}

const forcedInWords = (table: TableView, entry: EntryView, side: string): string =>
  table.seats[entry.seat]?.left ? say("show-played", { side }) : say("show-forced");

async function remarkOf(game: string, act: number, before: unknown, view: unknown): Promise<string | null> {
  const judge = await remarksOf(game);
  const meaning = judge && (await actsOf(game)).of(act);
  return meaning ? judge(meaning, before, view) : null;
}
