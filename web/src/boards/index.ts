// The boards, each loaded on demand. A game without a board gets the plain one.
import { get } from "../http";
import { withRetry } from "../retry.svelte";
import type { GameName, Options } from "../protocol";
import type { Board } from "./board";

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");
/** Lightweight drawings of games with large boards, with the same props. */
const pictures = import.meta.glob<{ default: Board }>("./*/Picture.svelte");

export async function boardOf(game: GameName): Promise<Board> {
  const load = boards[`./${game}/Board.svelte`];
  return load ? (await withRetry(load)).default : plainBoard();
}

export const plainBoard = async (): Promise<Board> => (await withRetry(boards["./plain/Board.svelte"]!)).default;

export const hasBoard = (game: GameName): boolean => `./${game}/Board.svelte` in boards;

/** The component for a small picture of a position; null if the game has only an emblem. */
export async function pictureOf(game: GameName): Promise<Board | null> {
  const load = pictures[`./${game}/Picture.svelte`] ?? boards[`./${game}/Board.svelte`];
  return load ? (await withRetry(load)).default : null;
}

export interface Pictured {
  game: GameName;
  options: Options;
  board: unknown;
  view: unknown;
}

const requests = new Map<GameName, Promise<Pictured>>();

/** A position that shows what a game looks like, requested once. */
export function pictured(game: GameName): Promise<Pictured> {
  let request = requests.get(game);
  if (request === undefined) {
    request = get<Pictured>(`/api/games/${game}/picture`);
    request.catch(() => requests.delete(game));
    requests.set(game, request);
  }
  return request;
}
