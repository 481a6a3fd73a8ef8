// A request that the server has refused, as an error; nothing has changed.
import type { ErrorBody } from "./protocol";

export class Refusal extends Error implements ErrorBody {
  readonly code: string;
  readonly rule: string | null;
  readonly squares: string[];
  readonly count: number | null;

  constructor(trouble: Partial<ErrorBody> & { code: string; message: string }) {
    super(trouble.message);
    this.code = trouble.code;
    this.rule = trouble.rule ?? null;
    this.squares = trouble.squares ?? [];
    this.count = trouble.count ?? null;
  }
}
