// What screen readers hear at a table: every act in words as it is shown, what it brought about, and whose turn it is.
import type { Scene } from "./director.svelte";
import type { EntryView, TableView } from "./protocol";
import { remarkOn } from "./remarks";
import { sidesOf, turnInWords } from "./turn";
import { eventInWords } from "./wording";
import { needWords, say } from "./words.svelte";

/** Announcements that stay in the page: screen readers are told of each when it is added. */
const KEPT = 4;
/** Acts in one announcement; if there were more, only the newest are told. */
const MOST = 6;

/** A text as one sentence, with one mark at its end. */
export function sentence(text: string): string {
  const clean = text.trim().replace(/[.。]+$/u, "");
  return clean === "" || /[!?…]$/u.test(clean) ? clean : `${clean}.`;
}

export class Announcer {
  lines = $state.raw<{ number: number; text: string }[]>([]);
  #count = 0;
  #turn = "";
  #order: Promise<void> = Promise.resolve();
  readonly #read: (length: number) => Promise<readonly (string | null)[]>;

  /** With a function that reads the first entries of the log in words. */
  constructor(read: (length: number) => Promise<readonly (string | null)[]>) {
    this.#read = read;
  }

  /** Say what is shown: the acts since the last announcement, and whose turn it is, unless more acts are `pending`. */
  announce(table: TableView, scene: Scene, acts: EntryView[], pending: boolean): void {
    const told = acts.length > MOST ? scene.acts : acts;
    this.#order = this.#order.then(() => this.#say({ ...table, state: scene.state }, scene, told, pending));
  }

  async #say(table: TableView, scene: Scene, acts: EntryView[], pending: boolean): Promise<void> {
    await needWords("show");
    const turn = pending ? "" : turnInWords(table);
    if (!acts.length && turn === this.#turn) return;
    this.#turn = turn;
    const spoken = acts.length ? await this.#acts(table, acts) : [];
    const remark = acts.length ? await remarkOn(table, scene).catch(() => null) : null;
    const events = acts.length ? scene.events.map(eventInWords) : [];
    const text = [...spoken, remark ?? "", ...events, turn].map(sentence).filter(Boolean).join(" ");
    this.#count += 1;
    this.lines = [...this.lines, { number: this.#count, text }].slice(-KEPT);
  }

  /** Acts in words. Hidden ones of the same player are one remark. */
  async #acts(table: TableView, acts: readonly EntryView[]): Promise<string[]> {
    const texts = await this.#read(1 + Math.max(...acts.map((entry) => entry.n)));
    const sides = sidesOf(table);
    const spoken = acts.map((entry) => {
      const [side, text] = [sides[entry.seat] ?? "", texts[entry.n] ?? entry.text];
      return text ? say("show-acted", { side, act: text }) : say("show-hidden", { side });
    });
    return spoken.filter((text, index) => text !== spoken[index - 1]);
  }
}
