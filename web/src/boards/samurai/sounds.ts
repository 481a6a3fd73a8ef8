// What an act of Samurai sounds like.
import type { Meaning } from "../board";
import { onMap, type View } from "./view";

const figuresOf = (view: View): number => Object.values(onMap(view)).reduce((sum, count) => sum + count, 0);

/** The sound of an act: wood for tiles, stone for figures, and another one when figures are captured. */
export function soundOf(
  meaning: Meaning | null,
  before: View | null,
  view: View,
): "act" | "stone" | "push" | "capture" | null {
  if (before && view.phase !== "place" && figuresOf(view) < figuresOf(before)) return "capture";
  if (!meaning) return null;
  if (meaning.do === "lay" || meaning.do === "pick") return "act";
  if (meaning.do === "move" || meaning.do === "swap") return "push";
  return meaning.do === "place" ? "stone" : null;
}
