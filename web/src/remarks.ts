// What is said about an act beside the act itself: a tower passes, a figure is taken, the table played it.
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
  const sides = sidesOf(table);
  const side = sides[entry.seat] ?? "";
  const other = sides.filter((name) => name !== side).join(", ");
  const judge = single ? await remarksOf(table.game) : null;
  const meaning = judge && (await actsOf(table.game)).of(entry.act!);
  const remark = meaning ? judge(meaning, before, state.view, { side, other }) : null;
  return remark ?? (entry.forced ? forcedInWords(table, entry, side) : null);
}

const forcedInWords = (table: TableView, entry: EntryView, side: string): string =>
  table.seats[entry.seat]?.left ? say("show-played", { side }) : say("show-forced");
