// The interface of boards. A board knows no rules: the server lists legal acts and previews their effects.
import type { Component } from "svelte";
import { get } from "../http";
import { withRetry } from "../retry.svelte";
import type { Ending, GameName, EventView, Options, EntryView } from "../protocol";
import type { Sound } from "../sound";
import { has, say } from "../words.svelte";

/** The meaning of an act (GET /api/games/GAME/acts): `do`, and fields of the game. */
export interface Meaning {
  do: string;
  [field: string]: unknown;
}

/** The meanings of the act numbers of a game. */
export class Acts {
  readonly #meanings: readonly (Meaning | null)[];

  constructor(meanings: readonly (Meaning | null)[]) {
    this.#meanings = meanings;
  }

  of(act: number): Meaning | null {
    return this.#meanings[act] ?? null;
  }

  /** The meanings of entries of the log, without hidden acts. */
  ofEntries(entries: readonly EntryView[]): Meaning[] {
    return entries.flatMap(({ act }) => (act === null ? [] : (this.of(act) ?? [])));
  }

  /** The number of the first act that passes the test: a legal one if there is one, otherwise any. */
  find(legal: readonly number[], test: (meaning: Meaning) => boolean): number | null {
    for (const act of legal) {
      const meaning = this.of(act);
      if (meaning && test(meaning)) return act;
    }
    const index = this.#meanings.findIndex((meaning) => meaning !== null && test(meaning));
    return index < 0 ? null : index;
  }
}

/** An act in a few words, before the server has written it: everything that its meaning names. */
export function actInWords(game: GameName, meaning: Meaning, board: unknown): string {
  const tiles = (board as { tiles?: Record<string, { word: string; value?: number }> } | null)?.tiles ?? {};
  const named = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(named);
    if (typeof value === "object" && value !== null) {
      return "cell" in value ? [String(value.cell)] : Object.values(value).flatMap(named);
    }
    const text = String(value);
    const tile = tiles[text];
    if (tile) return [tile.value ? `${say(tile.word)} ${tile.value}` : say(tile.word)];
    return [has(`${game}-${text}`) ? say(`${game}-${text}`) : text];
  };
  const parts = Object.entries(meaning).flatMap(([name, value]) =>
    name === "do" || name === "turn" ? [] : named(value),
  );
  return (parts.length ? parts : named(meaning.do)).join(" ");
}

const known = new Map<GameName, Promise<Acts>>();

/** The meanings of a game's acts, loaded once, with retries. */
export function actsOf(game: GameName): Promise<Acts> {
  let acts = known.get(game);
  if (acts === undefined) {
    acts = withRetry(() => get<(Meaning | null)[]>(`/api/games/${game}/acts`)).then((meanings) => new Acts(meanings));
    acts.catch(() => known.delete(game));
    known.set(game, acts);
  }
  return acts;
}

/** Why an act is refused, and the squares to highlight. */
export interface Refused {
  message: string;
  rule: string | null;
  squares: string[];
}

/** The effect of an act: the view after it, or why it is refused. */
export type Preview = { act: number; view: unknown; refused: null } | { act: number; view: null; refused: Refused };

/** The view of a state that the server could not show: its position as text, if there is one. */
export interface PlainView {
  plain: true;
  position: string | null;
}

export const isPlain = (view: unknown): view is PlainView =>
  typeof view === "object" && view !== null && (view as Partial<PlainView>).plain === true;

/** The preview of an act from the view after it, if the server could make one. */
export function previewOf(act: number, view: unknown): Preview {
  if (!isPlain(view)) return { act, view, refused: null };
  return { act, view: null, refused: { message: say("plain-not-drawn"), rule: null, squares: [] } };
}

export interface BoardProps<View = unknown, Static = unknown> {
  game: GameName;
  view: View;
  /** The parts that no act changes: `Game.board()`. */
  board: Static;
  acts: Acts;
  /** The legal acts of the seat; empty if it is not to act. */
  legal: number[];
  /** The seat whose view it is; -1 for a watcher. The board is turned to that side. */
  seat: number;
  options: Options;
  /** The latest acts, to be marked and animated. */
  last: EntryView[];
  /** The view before the acts in `last`, if it is known: where pieces came from, also after a reload. */
  before?: View | null;
  /** All acts that were not taken back, where they are known. */
  log?: EntryView[];
  /** The events of the latest acts, to be shown until the next act. */
  events?: EventView[];
  /** Whether the end of a round is being shown: the act, then the banner. Missing on pages that do not tell it. */
  ending?: boolean;
  /** The act that was just refused, or null. */
  refused: Refused | null;
  /** Seats whose players have left a game that goes on: the table plays for them. */
  left?: readonly number[];
  /** How the game ended at its table, perhaps not by its rules. */
  result?: Ending | null;
  /** An act of the player that the server has not confirmed yet, to be marked. */
  unsent?: number | null;
  /**
   * An act was chosen, legal or not: the server decides. With `chosen` false the board plays it by itself, so that
   * there is nothing to confirm.
   */
  onact(act: number, chosen?: boolean): void;
  /** An act for one's next turn, chosen before it: marked until it is played or dropped. */
  premove?: number | null;
  /** Choose that act, or drop it; null or missing if it cannot be chosen now. Legality is decided when it is played. */
  onpremove?: ((act: number | null) => void) | null;
  /** An act that was recommended, to be marked. */
  hint?: number | null;
  /** Take back the last act of one's turn; null or missing if there is none. */
  onback?: (() => void) | null;
  preview(act: number): Promise<Preview>;
  /** Whether the player's time is short, so that nothing may wait. */
  hurried?: boolean;
  disabled: boolean;
  /** Squares that a lesson points at, for a view in which they are no elements; the page draws them over all others. */
  signs?: readonly string[];
  /** A small picture without interaction. */
  small: boolean;
  /** One of the looks of `looks.ts` of the game. */
  look?: string;
}

/** Props of `Sign.svelte`: an act as coloured signs, for the list of moves. */
export interface SignProps<Static = unknown> {
  entry: EntryView;
  /** The act in the game's default notation. */
  text: string;
  meaning: Meaning | null;
  board: Static;
}

/** Props of `Holding.svelte`: what a player has (points, captured pieces, stones in hand), beside the name. */
export interface HoldingProps<View = unknown, Static = unknown> {
  view: View;
  board: Static;
  options: Options;
  /** The player's seat. */
  seat: number;
  /** The seat whose view it is; -1 for a watcher. */
  viewer: number;
  look?: string;
}

/** Props of `Banner.svelte`: the end of a round, drawn over the board. */
export interface BannerProps<View = unknown, Static = unknown> {
  events: EventView[];
  /** The view after the act that ended the round, and the one before. */
  view: View;
  before: View | null;
  board: Static;
  sides: string[];
  /** The player's seat; null for people who watch or share a screen. */
  mine: number | null;
  look?: string;
}

/** `soundOf` of `sounds.ts`: the sound of an act; null for that of any act. `before` is null if it is not known. */
export type SoundOf<View = unknown> = (meaning: Meaning, before: View | null, view: View) => Sound | null;

/** The name of the side that acted, and those of the others. */
export interface Sides { side: string; other: string }

/**
 * `remarkOf` of `remarks.ts`: what is worth a word about an act, in the words of `show` or of the game's board.
 * `before` is null if it is not known; `text` is the act in the usual notation.
 */
export type RemarkOf<View = unknown> = (
  meaning: Meaning,
  before: View | null,
  view: View,
  sides: Sides,
  text: string,
) => string | null;

export type Board = Component<BoardProps<any, any>>;
