// Looking back at earlier positions of a table while the game goes on.
import type { EntryView, PastResult } from "./protocol";
import { Refusal } from "./refusal";
import { socket } from "./socket.svelte";
import type { FollowedTable } from "./table.svelte";

export class LookBack {
  readonly #table: FollowedTable;
  readonly #known = new Map<string, PastResult>();
  /** The number of acts up to the position that is wanted; null for the position of the game now. */
  at = $state<number | null>(null);
  /** The position on the screen; while the next one is loading, the one before. */
  past = $state.raw<PastResult | null>(null);
  /** The number of acts when looking back began. */
  #from = $state(0);

  constructor(table: FollowedTable) {
    this.#table = table;
  }

  get #acts(): EntryView[] {
    return this.#table.acts;
  }

  /** How many acts have been played since looking back began. */
  get fresh(): number {
    return this.at === null ? 0 : Math.max(0, this.#acts.length - this.#from);
  }

  /** The act that led to the position on the screen. */
  get last(): EntryView[] {
    return this.past === null ? [] : this.#acts.slice(0, this.past.acts).slice(-1);
  }

  /** Show the position after `to` acts; the latest one is the game itself. */
  async go(to: number): Promise<void> {
    const acts = this.#acts;
    if (!acts.length || this.#table.state?.view == null) return;
    if (to >= acts.length) return this.end();
    if (this.at === null) this.#from = acts.length;
    const at = (this.at = Math.max(0, to));
    const seat = this.#table.state.seat;
    const key = `${seat} ${at ? (acts[at - 1]?.n ?? "") : "start"}`;
    try {
      const past = this.#known.get(key) ?? (await this.#ask(at, seat));
      this.#known.set(key, past);
      if (this.at === at) this.past = past;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.end();
    }
  }

  step(by: number): Promise<void> {
    return this.go((this.at ?? this.#acts.length) + by);
  }

  /** Return to the game. */
  end(): void {
    this.at = null;
    this.past = null;
  }

  /** After a take-back the position may no longer exist. */
  check(): void {
    if (this.at !== null && this.at >= this.#acts.length) this.end();
  }

  async #ask(acts: number, seat: number): Promise<PastResult> {
    const answer = await socket.request({ do: "past", table: this.#table.id, acts, ...(seat >= 0 ? { seat } : {}) });
    if (answer.type !== "past") throw new Refusal({ code: "web-failed", message: "" });
    return answer;
  }
}
