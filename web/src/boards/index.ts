// The boards, each loaded when its game is looked at. A game without a board of its own has the plain one.
import { get } from "../http";
import { withRetry } from "../retry.svelte";
import type { GameName, Options } from "../protocol";
import type { Board } from "./board";

const own = import.meta.glob<{ default: Board }>("./*/Board.svelte");
/** A smaller drawing for a game whose board is heavy. It takes what a board takes. */
const light = import.meta.glob<{ default: Board }>("./*/Picture.svelte");

export async function boardOf(game: GameName): Promise<Board> {
  const found = own[`./${game}/Board.svelte`];
  return found ? (await withRetry(found)).default : plainBoard();
}

export const plainBoard = async (): Promise<Board> => (await withRetry(own["./plain/Board.svelte"]!)).default;

export const hasBoard = (game: GameName): boolean => `./${game}/Board.svelte` in own;

/** What draws a small picture of a position; null where only an emblem is to be had. */
export async function pictureOf(game: GameName): Promise<Board | null> {
  const found = light[`./${game}/Picture.svelte`] ?? own[`./${game}/Board.svelte`];
  return found ? (await withRetry(found)).default : null;
}

export interface Pictured {
  game: GameName;
  options: Options;
  board: unknown;
  view: unknown;
}

const known = new Map<GameName, Promise<Pictured>>();

/** A position that shows what a game looks like, asked of the server once. */
export function pictured(game: GameName): Promise<Pictured> {
  let asked = known.get(game);
  if (asked === undefined) {
    asked = get<Pictured>(`/api/games/${game}/picture`);
    asked.catch(() => known.delete(game));
    known.set(game, asked);
  }
  return asked;
}
