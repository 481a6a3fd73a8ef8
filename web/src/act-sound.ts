// The sound of an act: chosen by the game's own folder, or wood on wood.
import { soundsOf } from "./boards";
import { actsOf } from "./boards/board";
import type { GameName } from "./protocol";
import { play, type Sound } from "./sound";

async function soundOfAct(game: GameName, act: number | null, before: unknown, view: unknown): Promise<Sound> {
  const choose = await soundsOf(game);
  if (!choose || act === null) return "act";
  const meaning = (await actsOf(game)).of(act);
  return (meaning && choose(meaning, before, view)) ?? "act";
}

/** Play the sound of an act; `before` is null if that view is not known. */
export async function playAct(game: GameName, act: number | null, before: unknown, view: unknown): Promise<void> {
  play(await soundOfAct(game, act, before, view).catch(() => "act" as const));
}
