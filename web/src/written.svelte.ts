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

  end(): void {
    clearTimeout(this.#timer);
    this.#length = 0;
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
  }
}
