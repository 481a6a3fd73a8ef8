// What a player means to do and has not done: an act to be confirmed, an act for the next turn, a recommended act.
import { Refusal } from "./refusal";
import { settings } from "./settings.svelte";
import { socket } from "./socket.svelte";
import type { FollowedTable } from "./table.svelte";

export interface Hint {
  act: number;
  text: string;
}

export class Intent {
  readonly #table: FollowedTable;
  /** The act that waits for the player's confirmation. */
  unconfirmed = $state<number | null>(null);
  /** The act for the next turn. It is known to this page only. */
  premove = $state<number | null>(null);
  /** The number of entries in the log when the premove was chosen. */
  #since = 0;
  /** Whether the last premove was dropped: it was not legal, or the position that it was chosen for is gone. */
  dropped = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** Whether a hint is being searched for. */
  searching = $state(false);

  constructor(table: FollowedTable) {
    this.#table = table;
  }

  get #mustConfirm(): boolean {
    const { control } = this.#table.snapshot ?? {};
    return settings.confirm === "always" || (settings.confirm === "days" && control?.kind === "days");
  }

  /** Play an act, or ask for its confirmation first if the player has `chosen` it. */
  act(act: number, chosen = true): void {
    this.dropped = false;
    if (chosen && this.#mustConfirm) this.unconfirmed = act;
    else this.#play(act);
  }

  confirm(): void {
    if (this.unconfirmed !== null) this.#play(this.unconfirmed);
  }

  cancel(): void {
    this.unconfirmed = null;
    this.premove = null;
    this.dropped = false;
    this.hint = null;
  }

  #play(act: number, chosenBefore = false): void {
    this.unconfirmed = null;
    this.hint = null;
    void this.#table.act(act, chosenBefore);
  }

  /** Whether an act can be chosen for the next turn: not by post, not with hidden things, not for two players. */
  mayChooseAhead(hidden: boolean): boolean {
    const { snapshot, state, myTurn } = this.#table;
    return settings.premove && !hidden && !myTurn && state?.status === "playing" &&
      snapshot?.control.kind !== "days" && snapshot?.you.length === 1 &&
      !snapshot.seats[snapshot.you[0] ?? 0]?.left;
  }

  chooseAhead = (act: number | null): void => {
    this.dropped = false;
    this.premove = act;
    this.#since = this.#table.log.length;
  };

  /** Whether the premove was chosen for a line of play that has ended: by the end of a round, or by a take-back. */
  get #outdated(): boolean {
    const { log, events } = this.#table;
    return log.slice(this.#since).some((entry) => entry.kind === "back") ||
      events.some((event) => event.banner && event.n >= this.#since);
  }

  /** The position has changed: play the act chosen for this turn if it is legal, and forget what no longer fits. */
  onChange(): void {
    const { state, myTurn } = this.#table;
    const legal = state?.legal ?? [];
    this.hint = null;
    if (this.unconfirmed !== null && !legal.includes(this.unconfirmed)) this.unconfirmed = null;
    if (state?.status !== "playing") this.premove = null;
    if (this.premove !== null && this.#outdated) {
      this.premove = null;
      this.dropped = true;
    }
    if (!myTurn || !legal.length || this.premove === null) return;
    const act = this.premove;
    this.premove = null;
    if (legal.includes(act)) this.#play(act, true);
    else this.dropped = true;
  }

  /** Whether hints are given here: against computers only, in a game that is not rated. */
  get mayAsk(): boolean {
    const { snapshot, state, myTurn } = this.#table;
    return snapshot !== null && state?.status === "playing" && myTurn && !snapshot.rated &&
      snapshot.seats.some((seat) => seat.kind === "bot") &&
      snapshot.seats.every((seat, number) => seat.kind === "bot" || snapshot.you.includes(number));
  }

  async ask(): Promise<void> {
    const { id, state } = this.#table;
    const seat = state?.seat ?? -1;
    const count = state?.count;
    this.searching = true;
    try {
      const answer = await socket.request({ do: "hint", table: id, ...(seat >= 0 ? { seat } : {}) });
      if (answer.type === "hint" && count === this.#table.state?.count) {
        this.hint = { act: answer.act, text: answer.text };
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    } finally {
      this.searching = false;
    }
  }
}
