// The sound of an act, by what it does on the board.
import type { Meaning } from "../board";
import { moved } from "./moved";
import type { KamisadoView } from "./view";

export function soundOf(meaning: Meaning, before: KamisadoView | null, view: KamisadoView): "act" | "push" {
  if (meaning.do !== "move" || before === null || view.round !== before.round) return "act";
  return moved(before, view).length > 1 ? "push" : "act";
}
