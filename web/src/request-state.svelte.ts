// The state of a form's request: pending, refused (and at which field), or done with a message.
import { Refusal } from "./refusal";

/** The field that a refusal is about, by its code; a form may override it. */
const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^people-name-/, "name"],
  [/^people-password-/, "password"],
  [/^people-invitation-/, "invitation"],
  [/^people-unknown$/, "name"],
];

export function fieldOf(code: string, codes: Readonly<Record<string, string>> = {}): string | null {
  return codes[code] ?? FIELDS.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}

export class RequestState {
  waiting = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  message = $state("");
  readonly #fields: readonly string[];
  readonly #codes: Readonly<Record<string, string>>;

  /** `fields` show refusals beside them; `codes` maps codes to fields of this form. */
  constructor(fields: readonly string[] = [], codes: Readonly<Record<string, string>> = {}) {
    this.#fields = fields;
    this.#codes = codes;
  }

  /** Run a request. True if it succeeded; otherwise the refusal is stored, and fields keep their values. */
  async run(request: () => Promise<unknown>, message = ""): Promise<boolean> {
    if (this.waiting) return false;
    this.waiting = true;
    this.refusal = null;
    this.message = "";
    try {
      await request();
      this.message = message;
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
      return false;
    } finally {
      this.waiting = false;
    }
  }

  /** The error of a field, or an empty string. */
  errorAt(field: string): string {
    return this.refusal && this.#field() === field ? this.refusal.message : "";
  }

  /** The error of the whole form, or an empty string. */
  get formError(): string {
    return this.refusal && this.#field() === null ? this.refusal.message : "";
  }

  #field(): string | null {
    const field = this.refusal ? fieldOf(this.refusal.code, this.#codes) : null;
    return field !== null && this.#fields.includes(field) ? field : null;
  }
}
