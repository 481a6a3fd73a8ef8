// What is worth a word about an act: figures that leave the map, and who takes them.
import { labelled } from "../../words.svelte";
import type { Meaning } from "../board";
import { effects } from "./effects";
import { effectFate, figureName } from "./text";
import type { View } from "./view";

export function remarkOf(_: Meaning, before: View | null, view: View): string | null {
  if (before?.phase !== "play") return null;
  const taken = effects(before, view).filter((effect) => effect.gone);
  const told = taken.map((effect) => labelled(`${effect.name}, ${figureName(effect.figure)}`, effectFate(effect)));
  return told.join("; ") || null;
}
