// The sound of an act, by what it does on the board.
import type { Meaning } from "../board";
import { moved } from "./moved";
import type { KamisadoView } from "./view";

export function soundOf(meaning: Meaning, before: KamisadoView | null, view: KamisadoView): "act" | "push" | "round" {
  if (meaning.do !== "move" || before === null) return "act";
  if (view.score.black + view.score.white > before.score.black + before.score.white) return "round";
  return moved(before, view).length > 1 ? "push" : "act";
}
