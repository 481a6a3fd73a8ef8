// How an act of Kaito sounds: a stone that is put down, or a stone that is captured.
import type { Meaning } from "../board";
import { sceneOf } from "./scene";
import type { KaitoView } from "./view";

export function soundOf(meaning: Meaning | null, before: KaitoView | null, view: KaitoView): "stone" | "capture" {
  const scene = sceneOf(before, view, meaning);
  return scene?.taken && scene.taken.colour !== scene.mover ? "capture" : "stone";
}
