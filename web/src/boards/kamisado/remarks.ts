// What is worth a word about an act: a tower that passes, a push.
import { say } from "../../words.svelte";
import type { Meaning, Sides } from "../board";
import { moved } from "./moved";
import type { KamisadoView } from "./view";

export function remarkOf(
  meaning: Meaning,
  before: KamisadoView | null,
  view: KamisadoView,
  { side, other }: Sides,
): string | null {
  if (meaning.do !== "move" || before === null || view.round !== before.round) return null;
  const steps = moved(before, view).length;
  return steps === 0 ? say("show-passes", { side }) : steps > 1 ? say("show-pushed", { side, other }) : null;
}
