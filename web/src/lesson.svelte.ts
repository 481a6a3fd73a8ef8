// One step of a course: the learner acts in a real position, the server checks the rules, the course checks the task.
import { tick } from "svelte";
import { playAct } from "./act-sound";
import { previewOf, type Preview, type Refused } from "./boards/board";
import { actEntry } from "./log";
import { spokenStyle } from "./notation";
import type { GameName, EventView, EntryView, StudyResult, LocalizedStep, LocalizedTask, ErrorBody } from "./protocol";
import { requestStudy } from "./study/requests";
import { Refusal } from "./refusal";
import { breathTime, stepTime } from "./settings.svelte";
import { play } from "./sound";

/** `done`; `not-asked`: legal, but not the task; `allowed`: should have been refused; `refused`. */
export type Judgement = "done" | "not-asked" | "allowed" | "refused";

/** Compare an attempt with the task: `act` is its number if it was played, `refused` the reason if not. */
export function judge(task: LocalizedTask, act: number | null, refused: Pick<ErrorBody, "rule"> | null): Judgement {
  if (task.goal === "refused") return refused === null ? "allowed" : refused.rule === task.rule ? "done" : "refused";
  if (refused !== null || act === null) return "refused";
  return task.goal === "any" || task.acts.includes(act) ? "done" : "not-asked";
}

/** Milliseconds for which the answer to a wrong act is shown, besides its animation. */
const LOOK = 1600;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Lesson {
  readonly game: GameName;
  step = $state.raw<LocalizedStep>()!;
  /** Index of the task; the number of tasks when all are done. */
  at = $state(0);
  studied = $state.raw<StudyResult | null>(null);
  view = $state.raw<unknown>(null);
  legal = $state.raw<number[]>([]);
  last = $state.raw<EntryView[]>([]);
  /** The view before the acts in `last`. */
  before = $state.raw<unknown>(null);
  events = $state.raw<EventView[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** The judgement of the last attempt. */
  judgement = $state<Judgement | null>(null);
  /** The other side's answer to a wrong act, in words. */
  answer = $state.raw<{ seat: number; move: string } | null>(null);
  /** 0: none given; 1: the hint of the task; 2: an act that solves it. */
  hints = $state(0);
  waiting = $state(false);
  errorMessage = $state("");
  #acts: number[] = [];
  #attempt = 0;

  constructor(game: GameName, step: LocalizedStep) {
    this.game = game;
    this.step = step;
  }

  get task(): LocalizedTask | null {
    return this.step.tasks[this.at] ?? null;
  }

  get done(): boolean {
    return this.at >= this.step.tasks.length;
  }

  /** Begin, or begin again. */
  async begin(): Promise<void> {
    this.#attempt += 1;
    this.#acts = [];
    this.at = this.hints = 0;
    this.last = [];
    this.events = [];
    this.refused = this.judgement = this.answer = this.before = null;
    await this.#run(async () => this.#show(await this.#study([])));
  }

  /** The learner's act, by its number or in notation. */
  async try(act: number | string): Promise<void> {
    const { task } = this;
    if (task === null || this.waiting) return;
    await this.#run(async () => {
      const replies = task.goal === "refused" ? [] : task.replies;
      const answer = await this.#study([...this.#acts, act, ...replies]);
      const index = this.#acts.length;
      const refused = answer.refused?.at === index ? answer.refused : null;
      this.judgement = judge(task, answer.acts[index]?.act ?? null, refused);
      this.refused = refused;
      this.answer = null;
      if (refused) play("refused");
      if (this.judgement === "not-asked") await this.#refute(task, answer, index);
      if (this.judgement === "allowed") this.#sound(answer, index);
      if (this.judgement !== "done") return;
      if (task.goal === "refused") await this.#putDown();
      else await this.#played(answer, index);
      this.at += 1;
      this.hints = 0;
      if (this.done) play("win");
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

  #study(acts: (number | string)[]): Promise<StudyResult> {
    const { position, seat } = this.step;
    const notation = spokenStyle(this.game);
    return requestStudy({ game: this.game, position, seat, acts, views: true, ...(notation ? { notation } : {}) });
  }

  /** Begin the next task with an empty hand: boards drop what was chosen when there is nothing to play for a moment. */
  async #putDown(): Promise<void> {
    const attempt = this.#attempt;
    const { legal } = this;
    this.legal = [];
    await tick();
    if (attempt === this.#attempt) this.legal = legal;
  }

  /** Show what the other side answers to a wrong act, then go back. */
  async #refute(task: LocalizedTask, wrong: StudyResult, index: number): Promise<void> {
    const { act } = wrong.acts[index]!;
    const reply = task.refuted[act];
    if (reply === undefined) return this.#sound(wrong, index);
    const answer = await this.#study([...this.#acts, act, reply]);
    const attempt = this.#attempt;
    const stood = this.studied;
    await this.#display(answer, this.#acts.length);
    const answered = answer.acts.at(-1);
    if (attempt !== this.#attempt || !answered || !stood) return;
    this.answer = { seat: answered.seat, move: answered.text };
    this.events = answer.news;
    await pause(breathTime() ? stepTime() + LOOK : 0);
    if (attempt !== this.#attempt) return;
    this.last = [];
    this.before = null;
    this.#show(stood);
  }

  /** Show acts of an answer one after the other, from a number on. */
  async #display(answer: StudyResult, from: number): Promise<void> {
    const attempt = this.#attempt;
    for (let number = from; number < answer.acts.length; number += 1) {
      if (number > from) await pause(stepTime() + breathTime());
      if (attempt !== this.#attempt) return;
      this.legal = [];
      this.events = [];
      this.before = answer.views?.[number] ?? null;
      this.view = answer.views?.[number + 1] ?? answer.view;
      this.last = entriesOf(answer).slice(number, number + 1);
      this.#sound(answer, number);
    }
  }

  /** Play the sound of one act of an answer. */
  #sound({ acts, views, view }: StudyResult, number: number): void {
    void playAct(this.game, acts[number]?.act ?? null, views?.[number] ?? null, views?.[number + 1] ?? view);
  }

  async #played(answer: StudyResult, from: number): Promise<void> {
    const attempt = this.#attempt;
    await this.#display(answer, from);
    if (attempt !== this.#attempt) return;
    this.#acts = answer.acts.map((act) => act.act);
    this.#show(answer);
  }

  #show(answer: StudyResult): void {
    this.studied = answer;
    this.view = answer.view;
    this.legal = answer.legal;
    this.events = answer.news;
  }

  async #run(request: () => Promise<void>): Promise<void> {
    this.waiting = true;
    this.errorMessage = "";
    try {
      await request();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.errorMessage = error.message;
    } finally {
      this.waiting = false;
    }
  }
}

const entriesOf = (answer: StudyResult): EntryView[] => answer.acts.map((played, n) => actEntry(n, played));
