// What a board is given and gives back. Boards know no rules: the server says what is legal, and what an act would bring.
import type { Component } from "svelte";
import { get } from "../http";
import { patiently } from "../patience.svelte";
import type { Ending, GameName, News, Options, Shown } from "../protocol";
import { has, say } from "../words.svelte";

/** What an act does, as GET /api/games/GAME/acts describes it: `do` and the game's own fields. */
export interface Meaning {
  do: string;
  [field: string]: unknown;
}

/** The meaning of a game's act numbers. */
export class Acts {
  readonly #meanings: readonly (Meaning | null)[];

  constructor(meanings: readonly (Meaning | null)[]) {
    this.#meanings = meanings;
  }

  of(act: number): Meaning | null {
    return this.#meanings[act] ?? null;
  }

  /** The number of the act that the test finds: among the legal ones if any of them fits, else among all. */
  find(legal: readonly number[], test: (meaning: Meaning) => boolean): number | null {
    for (const act of legal) {
      const meaning = this.of(act);
      if (meaning && test(meaning)) return act;
    }
    const found = this.#meanings.findIndex((meaning) => meaning !== null && test(meaning));
    return found < 0 ? null : found;
  }
}

/** An act in short words, before the server has written it: all that its meaning names, in the words of its game. */
export function actInWords(game: GameName, meaning: Meaning, board: unknown): string {
  const tiles = (board as { tiles?: Record<string, { word: string; value?: number }> } | null)?.tiles ?? {};
  const named = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(named);
    if (typeof value === "object" && value !== null) return "cell" in value ? [String(value.cell)] : Object.values(value).flatMap(named);
    const text = String(value);
    const tile = tiles[text];
    if (tile) return [tile.value ? `${say(tile.word)} ${tile.value}` : say(tile.word)];
    return [has(`${game}-${text}`) ? say(`${game}-${text}`) : text];
  };
  const parts = Object.entries(meaning).flatMap(([name, value]) => (name === "do" || name === "turn" ? [] : named(value)));
  return (parts.length ? parts : named(meaning.do)).join(" ");
}

const known = new Map<GameName, Promise<Acts>>();

/** Asked of the server once a game, and again while they cannot be had. */
export function actsOf(game: GameName): Promise<Acts> {
  let acts = known.get(game);
  if (acts === undefined) {
    acts = patiently(() => get<(Meaning | null)[]>(`/api/games/${game}/acts`)).then((meanings) => new Acts(meanings));
    acts.catch(() => known.delete(game));
    known.set(game, acts);
  }
  return acts;
}

/** Why an act is refused, with the places to light. */
export interface Refused {
  message: string;
  rule: string | null;
  squares: string[];
}

/** What an act would bring: the view after it, or why it is refused. */
export type Preview = { act: number; view: unknown; refused: null } | { act: number; view: null; refused: Refused };

/** The view of a state that the server could not show: a line of text, or nothing. */
export interface PlainView {
  plain: true;
  position: string | null;
}

export const isPlain = (view: unknown): view is PlainView =>
  typeof view === "object" && view !== null && (view as Partial<PlainView>).plain === true;

/** A preview from the view that an act would bring, if that could be shown. */
export function previewOf(act: number, view: unknown): Preview {
  if (!isPlain(view)) return { act, view, refused: null };
  return { act, view: null, refused: { message: say("plain-not-drawn"), rule: null, squares: [] } };
}

export interface BoardProps<View = unknown, Static = unknown> {
  game: GameName;
  view: View;
  /** What no act changes: `Game.board()`. */
  board: Static;
  acts: Acts;
  /** All legal acts of the seat; empty when it is not to act. */
  legal: number[];
  /** Whose view it is; -1 watches. The board turns to that side. */
  seat: number;
  options: Options;
  /** The acts made last, to be marked; when they change, to be shown as movement. */
  last: Shown[];
  /** All acts that stand, where they are known. */
  log?: Shown[];
  /** What the last acts brought about besides themselves, to be shown until the next act. */
  news?: News[];
  /** The act that was just refused, or null. */
  refused: Refused | null;
  /** Seats whose players have left the game: the table plays for them. */
  left?: readonly number[];
  /** How the game has ended at its table, perhaps otherwise than by its rules. */
  result?: Ending | null;
  /** An act of one's own that the server has not confirmed yet: to be shown as such. */
  unsent?: number | null;
  /** An act is chosen, legal or not: the server judges. */
  onact(act: number): void;
  /** Takes back the last act of the own turn; null or missing where nothing can be taken back. */
  onback?: (() => void) | null;
  preview(act: number): Promise<Preview>;
  disabled: boolean;
  /** A picture without anything to click. */
  small: boolean;
}

export type Board = Component<BoardProps<any, any>>;
