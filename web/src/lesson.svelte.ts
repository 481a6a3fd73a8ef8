// One step of a course: the learner acts in a real position, the server judges, and the course says whether it was asked for.
import { previewOf, type Preview, type Refused } from "./boards/board";
import type { GameName, News, Shown, StepTold, TaskTold, Trouble } from "./protocol";
import { askStudy, type Studied } from "./study/asking";
import { Refusal } from "./refusal";
import { moves } from "./settings.svelte";
import { play } from "./sound";

/** `done`; `not-asked`: legal, but something else is the task; `allowed`: it should have been refused; `refused`. */
export type Judgement = "done" | "not-asked" | "allowed" | "refused";

/** What an act is worth in a task: `act` is its number, if it was played, and `refused` why it was not. */
export function judged(task: TaskTold, act: number | null, refused: Pick<Trouble, "rule"> | null): Judgement {
  if (task.goal === "refused") return refused === null ? "allowed" : refused.rule === task.rule ? "done" : "refused";
  if (refused !== null || act === null) return "refused";
  return task.goal === "any" || task.acts.includes(act) ? "done" : "not-asked";
}

const PAUSE = 800;
const SHORT_PAUSE = 200;

export class Lesson {
  readonly game: GameName;
  step = $state.raw<StepTold>()!;
  /** Which task it is, from 0; as many as there are when all is done. */
  at = $state(0);
  studied = $state.raw<Studied | null>(null);
  view = $state.raw<unknown>(null);
  legal = $state.raw<number[]>([]);
  last = $state.raw<Shown[]>([]);
  news = $state.raw<News[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** What there is to say of the last try. */
  judgement = $state<Judgement | null>(null);
  /** 0: none given; 1: the task's own hint; 2: an act that does it. */
  hints = $state(0);
  waiting = $state(false);
  trouble = $state("");
  #acts: number[] = [];
  #run = 0;

  constructor(game: GameName, step: StepTold) {
    this.game = game;
    this.step = step;
  }

  get task(): TaskTold | null {
    return this.step.tasks[this.at] ?? null;
  }

  get done(): boolean {
    return this.at >= this.step.tasks.length;
  }

  /** From the beginning, or once more. */
  async begin(): Promise<void> {
    this.#run += 1;
    this.#acts = [];
    this.at = this.hints = 0;
    this.last = [];
    this.news = [];
    this.refused = this.judgement = null;
    await this.#asking(async () => this.#show(await this.#study([])));
  }

  /** The learner's act, by its number or in notation. */
  async try(act: number | string): Promise<void> {
    const { task } = this;
    if (task === null || this.waiting) return;
    await this.#asking(async () => {
      const replies = task.goal === "refused" ? [] : task.replies;
      const answer = await this.#study([...this.#acts, act, ...replies]);
      const own = this.#acts.length;
      const refused = answer.refused?.at === own ? answer.refused : null;
      this.judgement = judged(task, answer.acts[own]?.act ?? null, refused);
      this.refused = refused;
      play(refused ? "refused" : "act");
      if (this.judgement !== "done") return;
      if (task.goal !== "refused") await this.#played(answer, own);
      this.at += 1;
      this.hints = 0;
      if (this.done) play("end");
    });
  }

  hint(): void {
    this.hints = this.task?.hint && this.hints === 0 ? 1 : 2;
  }

  preview = async (act: number): Promise<Preview> => {
    try {
      const { view, refused } = await this.#study([...this.#acts, act]);
      return refused ? { act, view: null, refused } : previewOf(act, view);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { act, view: null, refused: { message: error.message, rule: null, squares: [] } };
    }
  };

  #study(acts: (number | string)[]): Promise<Studied> {
    const { position, seat } = this.step;
    return askStudy({ game: this.game, position, seat, acts, views: true });
  }

  /** What was played, one act after the other, so that it can be seen. */
  async #played(answer: Studied, from: number): Promise<void> {
    const run = this.#run;
    for (let number = from; number < answer.acts.length; number += 1) {
      if (number > from) await new Promise((resolve) => setTimeout(resolve, moves() ? PAUSE : SHORT_PAUSE));
      if (run !== this.#run) return;
      this.legal = [];
      this.news = [];
      this.view = answer.views?.[number + 1] ?? answer.view;
      this.last = shownActs(answer).slice(number, number + 1);
    }
    this.#acts = answer.acts.map((act) => act.act);
    this.#show(answer);
  }

  #show(answer: Studied): void {
    this.studied = answer;
    this.view = answer.view;
    this.legal = answer.legal;
    this.news = answer.news;
  }

  async #asking(request: () => Promise<void>): Promise<void> {
    this.waiting = true;
    this.trouble = "";
    try {
      await request();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble = error.message;
    } finally {
      this.waiting = false;
    }
  }
}

const shownActs = (answer: Studied): Shown[] =>
  answer.acts.map(({ seat, act, text }, n) => ({ n, kind: "act", seat, act, text, left: null, forced: false, at: 0 }));
