// What screen readers hear at a table: every act in words as it is shown, what it brought about, and whose turn it is.
import type { Scene } from "./director.svelte";
import type { EntryView, TableView } from "./protocol";
import { remarkOnAct } from "./remarks";
import { turnInWords } from "./turn";
import { eventInWords, sentence, sidesOf } from "./wording";
import { needWords, say } from "./words.svelte";

/** Announcements that stay in the page: screen readers are told of each when it is added. */
const KEPT = 4;
/** Acts in one announcement; if there were more, only the newest are told. */
const MOST = 6;

export class Announcer {
  lines = $state.raw<{ number: number; text: string }[]>([]);
  #count = 0;
  #turn = "";
  /** The act of the newest event that was told: no event is told twice. */
  #newest = -1;
  #order: Promise<void> = Promise.resolve();
  readonly #read: (length: number) => Promise<readonly (string | null)[]>;

  /** With a function that reads the first entries of the log in words. */
  constructor(read: (length: number) => Promise<readonly (string | null)[]>) {
    this.#read = read;
  }

  /** Say what is shown: the acts since the last announcement, and whose turn it is, unless more acts are `pending`. */
  announce(table: TableView, scene: Scene, acts: EntryView[], pending: boolean): void {
    const told = acts.length > MOST ? scene.acts : acts;
    const tell = (): Promise<void> => this.#say({ ...table, state: scene.state }, scene, told, pending);
    this.#order = this.#order.then(tell, tell); // one that could not be told does not silence the next
  }

  async #say(table: TableView, scene: Scene, acts: EntryView[], pending: boolean): Promise<void> {
    await needWords("show");
    const turn = pending ? "" : turnInWords(table);
    if (!acts.length && turn === this.#turn) return;
    this.#turn = turn;
    const spoken = acts.length ? await this.#acts(table, scene, acts) : [];
    const events = acts.length ? scene.events.filter(({ n }) => n > this.#newest) : [];
    this.#newest = Math.max(this.#newest, ...events.map(({ n }) => n));
    const text = [...spoken, ...events.map(eventInWords), turn].map(sentence).filter(Boolean).join(" ");
    this.#count += 1;
    this.lines = [...this.lines, { number: this.#count, text }].slice(-KEPT);
  }

  /** Acts in words, each with the remark about it. Hidden ones of the same player are told once. */
  async #acts(table: TableView, scene: Scene, acts: readonly EntryView[]): Promise<string[]> {
    const texts = await this.#read(1 + Math.max(...acts.map((entry) => entry.n)));
    const sides = sidesOf(table);
    const spoken = acts.map((entry) => {
      const [side, text] = [sides[entry.seat] ?? "", texts[entry.n] ?? entry.text];
      return text ? say("show-acted", { side, act: text }) : say("show-hidden", { side });
    });
    const remarks = await Promise.all(acts.map((entry) => remarkOnAct(table, scene, entry).catch(() => null)));
    return spoken.flatMap((text, index) => (text === spoken[index - 1] ? [] : [text, remarks[index] ?? ""]));
  }
}
