// What is worth a word about an act: a tower that passes, a push, the side from which the rows are filled.
import { say } from "../../words.svelte";
import type { Meaning, Sides } from "../board";
import { isPass, isPush } from "./sign";
import type { KamisadoView } from "./view";

export function remarkOf(
  meaning: Meaning,
  before: KamisadoView | null,
  view: KamisadoView,
  { side, other }: Sides,
  text: string,
): string | null {
  if (meaning.do === "fill") return say(`kamisado-board-filled-${String(meaning["from"])}`);
  if (meaning.do !== "move" || (before !== null && view.round !== before.round)) return null;
  if (isPass(text)) return say("show-passes", { side });
  return isPush(text) ? say("show-pushed", { side, other }) : null;
}
