// What is worth a word about an act: a tower that passes, a push.
import type { Meaning } from "../board";
import { moved } from "./moved";
import type { KamisadoView } from "./view";

type Remark = "passes" | "pushed";

export function remarkOf(meaning: Meaning, before: KamisadoView | null, view: KamisadoView): Remark | null {
  if (meaning.do !== "move" || before === null || view.round !== before.round) return null;
  const steps = moved(before, view).length;
  return steps === 0 ? "passes" : steps > 1 ? "pushed" : null;
}
