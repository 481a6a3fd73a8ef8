// Directs what a table shows: acts that arrive together are shown one after the other, each whole, with a breath
// between them. It knows neither the page nor the connection.
import type { EntryView, EventView, Update } from "./protocol";

/** Acts that may wait to be shown, enough for the turns of three bots; if there are more, the newest position is shown
    at once. */
export const MOST_WAITING = 24;

/** What is shown: a position, and the acts that led to it from `before`. */
export interface Scene {
  /** The table as of this scene. Only the newest scene has legal acts and a result. */
  state: Update;
  before: unknown;
  acts: EntryView[];
  events: EventView[];
}

/** How long things are shown, in milliseconds, and whether acts are shown one by one at all. */
export interface Tempo {
  step(): number;
  breath(): number;
  banner(): number;
  /** Whether there is no time for a show: it is switched off, nobody looks, or the player's time runs out. */
  hurried(): boolean;
}

/** A scene that begins, with all acts since the scene before: more than its own where some were skipped. */
export interface Beginning {
  scene: Scene;
  previous: Scene | null;
  acts: EntryView[];
}

export class Director {
  scene = $state.raw<Scene | null>(null);
  /** The scene that ended a round, while its banner is over the board. */
  banner = $state.raw<Scene | null>(null);
  /** Whether something is still to be shown, or is just being shown. */
  showing = $state(false);

  readonly #tempo: Tempo;
  readonly #begin: (beginning: Beginning) => void;
  #newest: Update | null = null;
  /** The newest acts: the last that somebody chose, and those that the table played after it. */
  #latest: EntryView[] = [];
  #waiting = $state.raw<Scene[]>([]);
  /** The views before acts, by their numbers in the log. */
  #views = new Map<number, unknown>();
  /** Ends of rounds that were skipped: they are told until `forget`. */
  #missed: EventView[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tempo: Tempo, begin: (beginning: Beginning) => void = () => undefined) {
    this.#tempo = tempo;
    this.#begin = begin;
  }

  /**
   * Take in the state of the table. `fresh`: its entries that were not known before; `latest`: the newest acts of the
   * log; `atOnce`: show the newest position without the way to it, because the view before was another player's, or a
   * part of the log was missed.
   */
  feed(update: Update, fresh: readonly EntryView[], latest: EntryView[], atOnce = false): void {
    const before = this.#newest;
    this.#newest = update;
    this.#latest = latest;
    if (atOnce) this.#views.clear();
    for (const { n, view } of update.steps) this.#views.set(n, view);
    const acts = fresh.filter((entry) => entry.kind === "act");
    if (!before || fresh.some((entry) => entry.kind === "back")) {
      this.#missed = [];
      this.#waiting = [];
      return this.#jump(before ? [] : acts);
    }
    if (!acts.length) return this.#refresh();
    if (!atOnce && before.view !== null) this.#views.set(acts[0]!.n, before.view);
    this.#waiting = [...this.#waiting, ...this.#scenes(before, update, acts)];
    if (atOnce || this.#waiting.length > MOST_WAITING) this.#jump();
    else if (this.#timer === undefined) this.#next();
    else if (this.#tempo.hurried()) this.#jump();
    else this.#freeze();
  }

  /** End the show: the newest position is shown at once. */
  skip(): void {
    this.forget();
    if (this.#waiting.length) this.#jump();
    else this.#end();
  }

  /** A player who has acted since needs no more to be told of rounds that ended before. */
  forget(): void {
    this.#missed = [];
  }

  /** Close the banner of a round, and go on. */
  closeBanner(): void {
    if (!this.banner) return;
    this.banner = null;
    this.#next();
  }

  /** Stop all timers: nobody looks any more. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Whether acts wait to be shown after this one. */
  get pending(): boolean {
    return this.#waiting.length > 0;
  }

  // --- scenes --------------------------------------------------------------------------------------------------------

  /** One scene for every act; acts between which the view is not known share one. */
  #scenes(before: Update, update: Update, acts: readonly EntryView[]): Scene[] {
    const scenes: Scene[] = [];
    acts.forEach((entry, index) => {
      const following = acts[index + 1];
      const known = following === undefined || this.#views.has(following.n);
      const scene = scenes.at(-1);
      const events = update.news.filter((event) => event.n === entry.n);
      const state = !known || following === undefined ? update : {
        ...between(before, update, following),
        view: this.#views.get(following.n),
        log: entry.n + 1,
        count: Math.min(update.count, before.count + index + 1),
      };
      if (scene && !this.#views.has(entry.n)) {
        scene.acts.push(entry);
        scene.events.push(...events);
        scene.state = state;
      } else scenes.push({ state, before: this.#views.get(entry.n) ?? null, acts: [entry], events });
    });
    return scenes;
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const [scene, ...others] = this.#waiting;
    if (!scene) return this.#end();
    if (this.#tempo.hurried()) return this.#jump();
    this.#waiting = others;
    const state = others.length || !this.#newest || this.#endsRound(scene) ? without(scene.state) : this.#newest;
    this.#missed = [];
    this.showing = true;
    this.#present({ ...scene, state }, scene.acts);
    this.#after(this.#tempo.step(), () => this.#shown(scene));
  }

  /** The animation of a scene is over: its banner, if it ended a round, or a breath. */
  #shown(scene: Scene): void {
    if (this.#endsRound(scene)) {
      this.banner = { ...scene, state: without(scene.state) };
      return this.#after(this.#tempo.banner(), () => this.closeBanner());
    }
    this.showing = this.#waiting.length > 0;
    this.#after(this.#tempo.breath(), () => this.#next());
  }

  /** Whether a scene ends a round, and not the game: its banner comes before the next round. */
  #endsRound(scene: Scene): boolean {
    const over = !this.#waiting.length && this.#newest?.result;
    return !over && scene.events.some((event) => event.banner);
  }

  #after(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, milliseconds);
  }

  /** Show the newest position, with the newest acts. */
  #jump(acts = this.#waiting.flatMap((scene) => scene.acts)): void {
    const state = this.#newest;
    if (!state) return;
    const numbers = new Set(this.#latest.map((entry) => entry.n));
    const rounds = this.#waiting.filter((scene) => scene.events.some((event) => event.banner));
    this.#missed.push(...rounds.flatMap((scene) => scene.events));
    const missed = this.#missed.filter((event) => !numbers.has(event.n));
    const events = [...missed, ...state.news.filter((event) => numbers.has(event.n))];
    const before = this.#views.get(this.#latest[0]?.n ?? -1) ?? null;
    this.#waiting = [];
    this.#settle();
    this.#present({ state, before, acts: this.#latest, events }, acts);
  }

  #present(scene: Scene, acts: EntryView[]): void {
    const previous = this.scene;
    this.scene = scene;
    this.#begin({ scene, previous, acts });
  }

  /** Nothing was played: only the table around the position has changed, a secret choice, or what is known of acts. */
  #refresh(): void {
    const [scene, state] = [this.scene, this.#newest];
    if (this.#waiting.length || !scene || !state) return;
    const acts = scene.acts.map((entry) => this.#latest.find(({ n }) => n === entry.n) ?? entry);
    const held = this.showing && this.#endsRound(scene);
    this.#present({ ...scene, acts, state: held ? without(state) : state }, []);
  }

  /** More is waiting: what is shown now cannot be acted on any more. */
  #freeze(): void {
    if (this.scene) this.scene = { ...this.scene, state: without(this.scene.state) };
    this.showing = true;
  }

  /** The show is over: the newest position can be acted on. */
  #end(): void {
    this.#settle();
    const [scene, state] = [this.scene, this.#newest];
    if (scene && state && scene.state !== state) this.scene = { ...scene, state };
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.banner = null;
    this.showing = false;
    const first = this.#latest[0]?.n ?? Infinity;
    for (const n of [...this.#views.keys()]) if (n < first) this.#views.delete(n);
  }
}

/** A table in the middle of an update, when the act `following` is next. */
const between = (before: Update, update: Update, following: EntryView): Update => ({
  ...without(update),
  to_act: [following.seat],
  points: before.points,
});

/** A state that is already past: nobody can act on it, and it has no result yet. */
const without = (state: Update): Update => ({
  ...state,
  status: "playing",
  legal: [],
  may_back: false,
  chosen: [],
  result: null,
});
