// What a board is given and gives back. Boards know no rules: the server says what is legal, and what an act would bring.
import type { Component } from "svelte";
import { get } from "../http";
import type { GameName, Options, Shown } from "../protocol";

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

const known = new Map<GameName, Promise<Acts>>();

/** Asked of the server once a game. */
export function actsOf(game: GameName): Promise<Acts> {
  let acts = known.get(game);
  if (acts === undefined) {
    acts = get<(Meaning | null)[]>(`/api/games/${game}/acts`).then((meanings) => new Acts(meanings));
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
  /** The act that was just refused, or null. */
  refused: Refused | null;
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
