// What a form asks of the server: whether it waits, what was refused and at which field, what to say when it is done.
import { Refusal } from "./refusal";

/** The field that a refusal is about, by its code; the form itself may know it better. */
const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^people-name-/, "name"],
  [/^people-password-/, "password"],
  [/^people-invitation-/, "invitation"],
  [/^people-unknown$/, "name"],
];

export function fieldOf(code: string, own: Readonly<Record<string, string>> = {}): string | null {
  return own[code] ?? FIELDS.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}

export class Asking {
  waiting = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  told = $state("");
  readonly #fields: readonly string[];
  readonly #own: Readonly<Record<string, string>>;

  /** `fields` are those that show a refusal beside them; `own` says of codes to which field they belong here. */
  constructor(fields: readonly string[] = [], own: Readonly<Record<string, string>> = {}) {
    this.#fields = fields;
    this.#own = own;
  }

  /** Do it; whether it was done. What was typed is left as it is. */
  async run(request: () => Promise<unknown>, told = ""): Promise<boolean> {
    if (this.waiting) return false;
    this.waiting = true;
    this.refusal = null;
    this.told = "";
    try {
      await request();
      this.told = told;
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
      return false;
    } finally {
      this.waiting = false;
    }
  }

  /** What is wrong with a field. */
  at(field: string): string {
    return this.refusal && this.#field() === field ? this.refusal.message : "";
  }

  /** What is wrong and belongs to no field. */
  get general(): string {
    return this.refusal && this.#field() === null ? this.refusal.message : "";
  }

  #field(): string | null {
    const found = this.refusal ? fieldOf(this.refusal.code, this.#own) : null;
    return found !== null && this.#fields.includes(found) ? found : null;
  }
}
