// The boards, each loaded on demand. A game without a board gets the plain one. A game's folder may also have a
// `Sign.svelte`, a `Holding.svelte`, a `Banner.svelte`, a `looks.ts`, a `sounds.ts` and a `remarks.ts`.
import type { Component } from "svelte";
import { get } from "../http";
import { withRetry } from "../retry.svelte";
import type { GameName, Options } from "../protocol";
import { settings } from "../settings.svelte";
import type { BannerProps, Board, HoldingProps, RemarkOf, SignProps, SoundOf } from "./board";

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");
/** Lightweight drawings of games with large boards, with the same props. */
const pictures = import.meta.glob<{ default: Board }>("./*/Picture.svelte");
const signs = import.meta.glob<{ default: Component<SignProps<any>> }>("./*/Sign.svelte");
const holdings = import.meta.glob<{ default: Component<HoldingProps<any, any>> }>("./*/Holding.svelte");
const banners = import.meta.glob<{ default: Component<BannerProps<any, any>> }>("./*/Banner.svelte");
const sounds = import.meta.glob<{ soundOf: SoundOf<any> }>("./*/sounds.ts");
const remarks = import.meta.glob<{ remarkOf: RemarkOf<any> }>("./*/remarks.ts");
const ownBacks = import.meta.glob<boolean>("./*/take-back.ts", { import: "OWN_BACK", eager: true });
const ownBubbles = import.meta.glob<boolean>("./*/bubbles.ts", { import: "OWN_BUBBLES", eager: true });
const looks = import.meta.glob<readonly string[]>("./*/looks.ts", { import: "LOOKS", eager: true });

const loaded = async <C>(load: (() => Promise<{ default: C }>) | undefined): Promise<C | null> =>
  load ? (await withRetry(load)).default : null;

/** The components of a game for the list of moves, the players' bars and the ends of rounds; null if it has none. */
export const signOf = (game: GameName): Promise<Component<SignProps<any>> | null> =>
  loaded(signs[`./${game}/Sign.svelte`]);
export const holdingOf = (game: GameName): Promise<Component<HoldingProps<any, any>> | null> =>
  loaded(holdings[`./${game}/Holding.svelte`]);
export const bannerOf = (game: GameName): Promise<Component<BannerProps<any, any>> | null> =>
  loaded(banners[`./${game}/Banner.svelte`]);

/** Whether a game draws its acts as coloured signs. */
export const hasSigns = (game: GameName): boolean => `./${game}/Sign.svelte` in signs;

/** How a game chooses the sound of an act, and what it remarks about one; null if it does not. */
export const soundsOf = async (game: GameName): Promise<SoundOf | null> =>
  (await sounds[`./${game}/sounds.ts`]?.())?.soundOf ?? null;
export const remarksOf = async (game: GameName): Promise<RemarkOf | null> =>
  (await remarks[`./${game}/remarks.ts`]?.())?.remarkOf ?? null;

/** The looks of a game's board, the default first. Their names are the messages `GAME-board-look-LOOK`. */
export const looksOf = (game: GameName): readonly string[] => looks[`./${game}/looks.ts`] ?? [];

/** The look that was chosen for a game's board. */
export function lookOf(game: GameName): string {
  const [first = "", ...others] = looksOf(game);
  const chosen = settings.looks[game] ?? first;
  return others.includes(chosen) ? chosen : first;
}

export async function boardOf(game: GameName): Promise<Board> {
  const load = boards[`./${game}/Board.svelte`];
  return load ? (await withRetry(load)).default : plainBoard();
}

export const plainBoard = async (): Promise<Board> => (await withRetry(boards["./plain/Board.svelte"]!)).default;

/** Whether the board of a game has a button of its own that takes back an act of the turn. */
export const takesBack = (game: GameName): boolean => ownBacks[`./${game}/take-back.ts`] ?? false;

/** Whether the board of a game itself says what is worth a word about an act. */
export const saysItself = (game: GameName): boolean => ownBubbles[`./${game}/bubbles.ts`] ?? false;

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
