// The boards, each loaded when its game is looked at. A game without a board of its own has the plain one.
import type { GameName } from "../protocol";
import type { Board } from "./board";

const own = import.meta.glob<{ default: Board }>("./*/Board.svelte");

export async function boardOf(game: GameName): Promise<Board> {
  const found = own[`./${game}/Board.svelte`] ?? own["./plain/Board.svelte"]!;
  return (await found()).default;
}

export const hasBoard = (game: GameName): boolean => `./${game}/Board.svelte` in own;
