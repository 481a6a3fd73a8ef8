// The sound of an act: chosen by the game's own folder, or wood on wood.
import { soundsOf } from "./boards";
import { actsOf } from "./boards/board";
import type { Scene } from "./director.svelte";
import type { GameName } from "./protocol";
import type { Sound } from "./sound";

export async function soundOfAct(game: GameName, { acts, before, state }: Scene): Promise<Sound> {
  const choose = await soundsOf(game);
  const entry = acts.at(-1);
  if (!choose || !entry || entry.act === null) return "act";
  const meaning = (await actsOf(game)).of(entry.act);
  return (meaning && choose(meaning, before, state.view)) ?? "act";
}
