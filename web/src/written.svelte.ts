// The acts of a table's log in a notation: asked for once, and then only for the acts that are new.
import { get } from "./http";

/** Milliseconds to wait for further acts before new ones are asked for. */
const DELAY = 80;

export class WrittenLog {
  readonly #table: string;
  /** By number of the entry; null for what is hidden or no act. */
  texts = $state.raw<readonly (string | null)[]>([]);
  /** What the texts depend on besides the log: notation, language, and what the person may know. */
  #kind = "";
  #notation = "";
  #length = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;
  /** Who waits for texts to arrive. */
  #readers: (() => void)[] = [];

  constructor(table: string) {
    this.#table = table;
  }

  /** Ask for the first `length` entries in a notation; `about` is whatever else changes the texts. */
  want(notation: string, length: number, about: string): void {
    const kind = `${notation} ${about}`;
    if (kind !== this.#kind) {
      this.#kind = kind;
      this.texts = [];
    }
    [this.#notation, this.#length] = [notation, length];
    this.#askSoon(this.texts.length ? DELAY : 0);
  }

  /** The texts of at least the first `length` entries; fewer if they could not be loaded. */
  async read(length: number): Promise<readonly (string | null)[]> {
    while (this.#notation && this.#length >= length && this.texts.length < length) {
      const known = this.texts.length;
      this.#askSoon(0);
      await new Promise<void>((arrived) => this.#readers.push(arrived));
      if (this.texts.length === known) break;
    }
    return this.texts;
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#length = 0;
    this.#wake();
  }

  #wake(): void {
    for (const arrived of this.#readers.splice(0)) arrived();
  }

  #askSoon(delay: number): void {
    clearTimeout(this.#timer);
    if (!this.#notation || this.#asking || this.texts.length >= this.#length) return;
    this.#timer = setTimeout(() => void this.#ask(), delay);
  }

  async #ask(): Promise<void> {
    const [kind, first] = [this.#kind, this.texts.length];
    this.#asking = true;
    try {
      const path = `/api/tables/${this.#table}/written?notation=${this.#notation}&first=${first}`;
      const fresh = await get<(string | null)[]>(path);
      if (kind === this.#kind) this.texts = [...this.texts.slice(0, first), ...fresh];
      this.#asking = false;
      this.#askSoon(0);
    } catch {
      this.#asking = false; // The next act asks again.
    }
    this.#wake();
  }
}
