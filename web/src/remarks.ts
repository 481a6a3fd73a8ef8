// What is said about an act beside the act itself: a tower passes, a figure is taken, the table played it.
import { remarksOf } from "./boards";
import { actsOf } from "./boards/board";
import type { Scene } from "./director.svelte";
import type { EntryView, TableView } from "./protocol";
import { sidesOf } from "./wording";
import { say } from "./words.svelte";

/** The remark about the last act of a scene in words; null if there is nothing to say. Needs the words of `show`. */
export async function remarkOn(table: TableView, scene: Scene): Promise<string | null> {
  const entry = scene.acts.at(-1);
  return entry ? remarkOnAct(table, scene, entry) : null;
}

/** The remark about one of the acts that are told with a scene. What it changed is known only if it is the only one. */
export async function remarkOnAct(
  table: TableView,
  { acts, before, state }: Scene,
  entry: EntryView,
): Promise<string | null> {
  const sides = sidesOf(table);
  const side = sides[entry.seat] ?? "";
  const other = sides.filter((name) => name !== side).join(", ");
  const judge = entry.act === null ? null : await remarksOf(table.game);
  const meaning = judge && (await actsOf(table.game)).of(entry.act!);
  const known = acts.length === 1 && acts[0]!.n === entry.n ? before : null;
  const remark = meaning ? judge(meaning, known, state.view, { side, other }, entry.text ?? "") : null;
  return remark ?? (entry.forced ? forcedInWords(table, entry, side) : null);
}

const forcedInWords = (table: TableView, entry: EntryView, side: string): string =>
  table.seats[entry.seat]?.left ? say("show-played", { side }) : say("show-forced");
