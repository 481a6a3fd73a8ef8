// The mistakes of one seat in a game that is over: acts that gave away a better result, as far as the solver proves it.
import type { JudgedAct, SolverVerdict } from "../protocol";
import { Refusal } from "../refusal";
import { requestVerdict, type Outcome } from "./requests";
import type { Study } from "./study.svelte";
import type { Branch } from "./tree";

/** The newest acts are judged, and each for a bounded time: the server allows a number of analyses per hour. */
export const MOST = 12;
const SECONDS = 2;

const WORTH: Record<Exclude<Outcome, "unknown">, number> = { win: 2, draw: 1, loss: 0 };
const isProved = (outcome: string): outcome is keyof typeof WORTH => outcome in WORTH;

/** An act that made the result worse, and one that would have kept it. */
export interface Mistake {
  before: string;
  after: string;
  better: JudgedAct;
  /** Whether only the round was judged. */
  round: boolean;
}

type Judgement = Mistake | "sound" | "open";

/** Judge an act by the verdict on the position before it: a mistake, `sound`, or `open` if not enough is proved. */
export function judge(verdict: SolverVerdict, act: number): Judgement {
  const { outcome: before, acts, round } = verdict;
  const after = acts.find((judged) => judged.act === act)?.outcome ?? "unknown";
  if (after === "win") return "sound";
  if (!isProved(before)) return "open";
  if (before === "loss") return "sound";
  const better = acts.find((judged) => judged.outcome === before);
  if (!isProved(after) || !better) return "open";
  return WORTH[after] < WORTH[before] ? { before, after, better, round } : "sound";
}

/** What was found of the acts that were judged, until the page is loaded again: whoever returns does not wait twice. */
const remembered = new Map<string, Judgement>();

async function judged(wanted: Parameters<typeof requestVerdict>[0], act: number): Promise<Judgement> {
  const key = JSON.stringify([wanted, act]);
  const found = remembered.get(key) ?? judge(await requestVerdict(wanted), act);
  if (found !== "open") remembered.set(key, found);
  return found;
}

export class MistakeSearch {
  /** The acts to be judged, the newest first: near the end, more can be proved. */
  readonly acts: readonly Branch[];
  /** By branch. */
  found = $state.raw<ReadonlyMap<number, Mistake>>(new Map());
  judged = $state(0);
  open = $state(0);
  running = $state(false);
  errorMessage = $state("");
  readonly #study: Study;
  /** The number of the newest search: one that was stopped and begun again must not go on twice. */
  #newest = 0;

  constructor(study: Study, seat: number) {
    this.#study = study;
    this.acts = study.recorded.filter((branch) => branch.seat === seat).slice(-MOST).reverse();
  }

  /** Judge the acts one after the other, until it is stopped or the server refuses. */
  async run(): Promise<void> {
    if (this.running) return;
    const number = ++this.#newest;
    const goesOn = (): boolean => this.running && number === this.#newest;
    this.running = true;
    this.errorMessage = "";
    try {
      while (goesOn() && this.judged < this.acts.length) {
        const branch = this.acts[this.judged]!;
        const found = await judged({ ...this.#study.requestTo(branch.parent!), seconds: SECONDS }, branch.act);
        if (number === this.#newest) this.#note(branch, found);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (number === this.#newest) this.errorMessage = error.message;
    } finally {
      if (number === this.#newest) this.running = false;
    }
  }

  stop(): void {
    this.running = false;
  }

  #note(branch: Branch, found: Judgement): void {
    if (found === "open") this.open += 1;
    else if (found !== "sound") this.found = new Map(this.found).set(branch.id, found);
    this.judged += 1;
  }

  /** The first mistake after an act of the game, or the first of all; null if there is no other. */
  after(branch: Branch): Branch | null {
    const { recorded } = this.#study;
    const wrong = recorded.filter((act) => this.found.has(act.id) && act !== branch);
    const at = recorded.indexOf(branch);
    return wrong.find((act) => recorded.indexOf(act) > at) ?? wrong[0] ?? null;
  }
}
