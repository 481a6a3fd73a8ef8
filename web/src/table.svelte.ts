// A table that this client watches: what is shown of it, its log and chat, and the requests of a player.
import { playAct } from "./act-sound";
import { previewOf, type Preview, type Refused } from "./boards/board";
import { Announcer } from "./announcer.svelte";
import { Director, type Beginning } from "./director.svelte";
import { LATE } from "./heartbeat";
import { latestActs, mergeEntries, standingActs } from "./log";
import { timeLeft, TROUBLE } from "./low-time";
import type { ChatMessage, EventView, Proposal, EntryView, SocketRequest, TableView, Update } from "./protocol";
import { spokenStyle } from "./notation";
import { notify } from "./notify.svelte";
import { Refusal } from "./refusal";
import { session } from "./session.svelte";
import { bannerTime, breathTime, settings, stepTime } from "./settings.svelte";
import { play } from "./sound";
import { socket } from "./socket.svelte";
import { language, say } from "./words.svelte";
import { WrittenLog } from "./written.svelte";

/** Milliseconds after which an unconfirmed request is marked on the board; after `LATE` it is also put into words. */
const SOON = 300;

/** A request about a table; the table itself is filled in. */
type TableRequest = Extract<SocketRequest, { table?: string | null }>;

/** A request that the server has not confirmed yet. */
interface Unsent {
  seat: number;
  /** The number of the act; null for other requests, and for acts in notation. */
  act: number | null;
  late: boolean;
}

export class FollowedTable {
  readonly id: string;
  /** The table as the server knows it; `snapshot` is what is shown of it. */
  #table = $state.raw<TableView | null>(null);
  #log = $state.raw<EntryView[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  refused = $state.raw<(Refused & { code: string }) | null>(null);
  /** The outcome of a proposal, or that an act was taken back: shown until the next change. */
  notice = $state<string | null>(null);
  /** Why the table cannot be shown. */
  error = $state.raw<string | null>(null);
  /** Whether entries of the log were missed, so that all of it is loaded again. */
  #missed = false;
  waiting = $state(false);
  unsent = $state.raw<Unsent | null>(null);
  /** Whether the game ended while this page was open. */
  endedHere = $state(false);
  /** Whether the end of the game is told over the board. */
  showsEnding = $state(false);
  /** Whether the player's own clock runs and is nearly out: then nothing may wait. */
  short = $state(false);
  #requests = 0;
  /** Whether the act that was requested last had been chosen before it was the player's turn. */
  #chosenBefore = false;
  /** Number of chat messages that were on the screen. */
  read = $state(0);

  readonly director = new Director(
    { step: stepTime, breath: breathTime, banner: bannerTime, hurried: () => this.#hurried },
    (beginning) => this.#begin(beginning),
  );
  /** The log in words: for the list of moves and for screen readers. */
  readonly words: WrittenLog;
  readonly announcer = new Announcer((length) => {
    this.wantWords(length);
    return this.words.read(length);
  });
  readonly snapshot = $derived(this.#shown());
  /** The entries of the log that have been shown. */
  readonly log = $derived(this.director.pending ? this.#log.slice(0, this.director.scene?.state.log) : this.#log);
  readonly acts = $derived(standingActs(this.log));
  readonly last = $derived<EntryView[]>(this.director.scene?.acts ?? []);
  readonly before = $derived<unknown>(this.director.scene?.before ?? null);
  readonly events = $derived<EventView[]>(this.director.scene?.events ?? []);
  readonly showing = $derived(this.director.showing);
  #ends: (() => void)[] = [];
  #lowTime: ReturnType<typeof setTimeout> | undefined;
  /** Whether it was this player's turn when the last scene began that no other followed. */
  #wasMine = false;
  /** The last turn in which the player's time got short. */
  #lowTurn = -1;

  constructor(id: string) {
    this.id = id;
    this.words = new WrittenLog(id);
  }

  follow(): () => void {
    const mine = <M extends { table: string | null }>(then: (message: M) => void) => (message: M) => {
      if (message.table === this.id) then(message);
    };
    const hide = (): void => {
      if (document.hidden) this.director.skip();
    };
    document.addEventListener("visibilitychange", hide);
    this.#ends = [
      socket.on("table", mine((message) => this.#receiveTable(message))),
      socket.on("update", mine((message) => this.#update(message))),
      socket.on("chat", mine((message) => this.#addChat(message.lines))),
      socket.on("refused", mine((message) => {
        if (!this.#table && message.id === null) this.error = message.message;
      })),
      socket.watch(this.id, () => this.#log.length),
      () => document.removeEventListener("visibilitychange", hide),
      () => this.director.stop(),
      () => clearTimeout(this.#lowTime),
      () => this.words.end(),
    ];
    return () => {
      for (const end of this.#ends.splice(0)) end();
    };
  }

  /** The table with the state that is shown. Clocks and proposals are always those of now. */
  #shown(): TableView | null {
    const [table, scene] = [this.#table, this.director.scene];
    if (!table || !scene) return table;
    const { clock, offers, claim_at } = table.state;
    return { ...table, state: { ...scene.state, clock, offers, claim_at } };
  }

  /** Ask for the first `length` entries of the log in words. */
  wantWords(length: number): void {
    const table = this.#table;
    if (table) this.words.want(spokenStyle(table.game), length, `${language()} ${table.state.status === "over"}`);
  }

  /** Whether the page should say that a request is still unconfirmed. */
  get late(): boolean {
    return this.unsent !== null && (this.unsent.late || socket.unreachable);
  }

  get state(): Update | null {
    return this.snapshot?.state ?? null;
  }

  get myTurn(): boolean {
    const { snapshot } = this;
    return snapshot !== null && !this.director.pending && isTurnOf(snapshot.you, snapshot.state);
  }

  /** Whether the newest position, which may still have to be shown, waits for an act of this player. */
  get mayAct(): boolean {
    return this.#table !== null && isTurnOf(this.#table.you, this.#table.state);
  }

  /** Whether a player at this screen is still in the game. */
  get inPlay(): boolean {
    const table = this.#table;
    return table?.you.some((seat) => !table.seats[seat]?.left) ?? false;
  }

  /** Whether the game hides something, so that every seat has a view of its own. */
  get hidden(): boolean {
    return session.club?.games.find(({ name }) => name === this.#table?.game)?.hidden ?? false;
  }

  /**
   * The seats to choose from, if several people share this screen, the game hides something, and nobody is looking yet.
   */
  get covered(): number[] {
    const { snapshot } = this;
    if (!snapshot || !this.hidden || snapshot.you.length < 2) return [];
    if (snapshot.state.seat >= 0 || snapshot.state.status !== "playing") return [];
    return snapshot.state.legal.length ? [] : snapshot.you.filter((seat) => snapshot.state.to_act.includes(seat));
  }

  #receiveTable(message: TableView): void {
    this.error = null;
    const before = this.#table?.state ?? null;
    this.#table = message;
    this.#addEntries(message.state, before);
  }

  #update(message: Update): void {
    if (!this.#table) return;
    const before = this.#table.state;
    this.#table = { ...this.#table, state: message };
    this.#addEntries(message, before);
  }

  #addEntries(state: Update, before: Update | null): void {
    const known = this.#log.length;
    const log = mergeEntries(this.#log, state.acts, state.log);
    if (log === null) {
      this.#log = [];
      this.#missed = true;
      socket.reload(this.id);
      return;
    }
    const passed = this.#hasPassedOn(state, before);
    if (passed) socket.reload(this.id);
    this.#log = passed ? log.map(veiled) : log;
    const atOnce = this.#missed || (this.hidden && before?.seat !== state.seat);
    this.#missed = false;
    const fresh = this.#log.slice(known);
    if (fresh.some(this.#chosenHere)) this.director.forget();
    if (fresh.length) {
      if (this.waiting && !this.#chosenBefore && fresh.some(this.#chosenHere)) this.director.skip();
      this.waiting = false; // The effect has arrived: a quick player can go on before the answer does.
      this.unsent = null;
      this.refused = null;
    }
    if (state.result && before && !before.result) {
      this.endedHere = true;
      if (log.some((entry) => entry.kind === "act" && entry.act === null)) {
        socket.reload(this.id); // Hidden acts may now be known.
      }
    }
    this.director.feed(state, fresh, latestActs(this.#log), atOnce);
    this.#updateNotice(state, before, fresh);
    this.#watchClock();
  }

  /**
   * Whether people share this screen, and the one who looked does not look any more. What only that one may know is in
   * the log: it is veiled until the log arrives as all of them may see it.
   */
  #hasPassedOn(state: Update, before: Update | null): boolean {
    const shared = this.hidden && (this.#table?.you.length ?? 0) > 1;
    return shared && before !== null && before.seat >= 0 && before.seat !== state.seat;
  }

  /** Whether an act was chosen by a player at this screen; for somebody who only watches, by any player. */
  readonly #chosenHere = (entry: EntryView): boolean => {
    const you = this.#table?.you ?? [];
    return entry.kind === "act" && !entry.forced && (!you.length || you.includes(entry.seat));
  };

  // --- the show ------------------------------------------------------------------------------------------------------

  /** Whether there is no time to show acts one by one. */
  get #hurried(): boolean {
    return settings.pace === "off" || document.hidden || this.#timeLeft < TROUBLE;
  }

  /** The milliseconds on the player's own clock; infinite if it does not run. */
  get #timeLeft(): number {
    return this.#table ? timeLeft(this.#table.state, this.#table.you, Date.now() + socket.offset) : Infinity;
  }

  /** When the player's time gets short, or a turn begins with little of it: a sound, and the end of the show. */
  #watchClock(): void {
    clearTimeout(this.#lowTime);
    const left = this.#timeLeft - TROUBLE;
    this.short = left <= 0;
    if (left > 2 ** 31 - 1) return;
    if (left <= 0) return this.#warn();
    this.#lowTime = setTimeout(() => {
      this.short = true;
      this.#warn();
      this.director.skip();
    }, left);
  }

  /** The sound of a time that gets short, once in a turn. */
  #warn(): void {
    const turn = this.#table?.state.turn ?? -1;
    if (turn !== this.#lowTurn) play("low");
    this.#lowTurn = turn;
  }

  /** A scene begins: its sounds, its words for screen readers, and a notification. */
  #begin({ scene, previous, acts }: Beginning): void {
    const table = this.#table;
    if (!table) return;
    const { pending } = this.director;
    this.announcer.announce(table, scene, previous ? acts : scene.acts, pending);
    const mine = table.you.length === 1 && isTurnOf(table.you, scene.state);
    const began = mine && !pending && !this.#wasMine;
    this.#wasMine = mine && (this.#wasMine || !pending);
    if (!previous) return;
    const game = say(table.game);
    const [before, state] = [previous.state, scene.state];
    if (acts.length) void playAct(table.game, scene.acts.at(-1)?.act ?? null, scene.before, state.view);
    if (state.result && !before.result) void notify(this.id, say("web-over-at", { game }), "");
    else if (began) {
      setTimeout(() => play("turn"), stepTime());
      void notify(this.id, say("web-your-turn-at", { game }), acts.map((entry) => entry.text ?? "").join(" "));
    }
  }

  #updateNotice(state: Update, before: Update | null, fresh: readonly EntryView[]): void {
    const snapshot = this.#table;
    if (!before || !snapshot) return;
    const back = fresh.filter((entry) => entry.kind === "back").at(-1);
    const departure = fresh.filter((entry) => entry.kind === "left").at(-1);
    const sideOf = (seat: number): string => say(snapshot.seats[seat]?.word ?? "");
    if (departure) {
      this.notice = state.result ? null : say(`web-left-${departure.reason}`, { side: sideOf(departure.seat) });
    }
    else if (back) this.notice = say("web-taken-back", { side: sideOf(back.seat) });
    else if (fresh.length) this.notice = null;
    else {
      for (const what of ["draw", "back", "rematch"] as const) {
        const wanted = before.offers[what] ?? [];
        const agreed = what === "rematch" ? snapshot.next !== null : state.result !== null;
        const gone = wanted.length && wanted.length < snapshot.seats.length && !state.offers[what]?.length;
        if (gone && !agreed) this.notice = say(`web-declined-${what}`);
        else if (!wanted.length && state.offers[what]?.length) this.notice = null;
      }
    }
  }

  #addChat(messages: ChatMessage[]): void {
    const key = ({ at, name, text }: ChatMessage): string => `${at} ${name} ${text}`;
    const known = new Set(this.chat.map(key));
    this.chat = [...this.chat, ...messages.filter((message) => !known.has(key(message)))];
  }

  // --- requests of a player ------------------------------------------------------------------------------------------

  async #request(request: TableRequest): Promise<boolean> {
    const number = ++this.#requests;
    this.refused = null;
    this.waiting = true;
    const act = request.do === "act" && typeof request.act === "number" ? request.act : null;
    const [after, seat] = [this.#log.length, this.#actor];
    const ends = this.#showUntilConfirmed({ act, seat }, number);
    try {
      const { assumed } = await socket.request({ ...request, table: this.id });
      if (assumed && act !== null && !this.#has(act, seat, after)) throw assumed;
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = { code: error.code, message: error.message, rule: error.rule, squares: error.squares };
      play("refused");
      return false;
    } finally {
      ends();
      if (number === this.#requests) {
        this.waiting = false;
        this.unsent = null;
      }
    }
  }

  /** Mark a request as unconfirmed after a while. The function returned stops that. */
  #showUntilConfirmed(request: Omit<Unsent, "late">, number: number): () => void {
    const show = (late: boolean) => (): void => {
      if (number === this.#requests && this.waiting) this.unsent = { ...request, late };
    };
    if (socket.unreachable) show(true)();
    const timers = socket.unreachable ? [] : [setTimeout(show(false), SOON), setTimeout(show(true), LATE)];
    return () => timers.forEach(clearTimeout);
  }

  /** The player's seat that is to act. */
  get #actor(): number {
    const table = this.#table;
    return table?.state.to_act.find((seat) => table.you.includes(seat)) ?? table?.you[0] ?? 0;
  }

  /** Whether an act of ours is in the log, or among our secret choices. */
  #has(act: number, seat: number, after: number): boolean {
    const acted = this.#log.slice(after).some((entry) =>
      entry.kind === "act" && entry.seat === seat && entry.act === act,
    );
    return acted || (this.#table?.state.chosen.includes(act) ?? false);
  }

  #basis(): { after: number; seat?: number } {
    const state = this.#table?.state;
    const seat = state?.seat ?? -1;
    return { after: state?.count ?? 0, ...(seat >= 0 ? { seat } : {}) };
  }

  /** Play an act. That ends the show, unless the act was chosen before it was the player's turn. */
  act = (act: number | string, chosenBefore = false): Promise<boolean> => {
    this.#chosenBefore = chosenBefore;
    if (!chosenBefore) this.director.skip();
    return this.#request({ do: "act", act, ...this.#basis() });
  };
  back = (): Promise<boolean> => {
    this.director.skip();
    return this.#request({ do: "back", ...this.#basis() });
  };
  offer = async (what: Proposal): Promise<boolean> => {
    const done = await this.#request({ do: "offer", what });
    const state = this.#table?.state;
    // Computers answer at once: then the proposal was never on the table.
    const gone = done && what === "draw" && state?.status === "playing" && !state.offers.draw?.length;
    if (gone) this.notice = say("web-declined-draw");
    return done;
  };
  answer = (what: Proposal, yes: boolean): Promise<boolean> => this.#request({ do: "answer", what, yes });
  resign = (): Promise<boolean> => {
    this.director.skip();
    return this.#request({ do: "resign" });
  };
  claim = (what: "win" | "off"): Promise<boolean> => this.#request({ do: "claim", what });
  say = (text: string): Promise<boolean> => this.#request({ do: "say", text });
  look = (seat: number): Promise<boolean> => this.#request({ do: "look", seat });
  join = (seat: number | null, invite: string | null): Promise<boolean> => this.#request({ do: "join", seat, invite });
  leave = (): Promise<boolean> => this.#request({ do: "leave" });

  preview = async (act: number): Promise<Preview> => {
    const seat = this.#table?.state.seat ?? -1;
    try {
      const answer = await socket.request({ do: "preview", table: this.id, act, ...(seat >= 0 ? { seat } : {}) });
      if (answer.type === "preview") return previewOf(act, answer.view);
      throw new Refusal({ code: "web-failed", message: "" });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { act, view: null, refused: { message: error.message, rule: error.rule, squares: error.squares } };
    }
  };

  /** Tell the server whether forced acts are left to the person, where it does not know that yet. */
  leaveForcedActs(ask: boolean): void {
    const table = this.#table;
    const seats = table?.you.map((seat) => table.seats[seat]) ?? [];
    if (seats.every((seat) => seat?.asks === ask)) return;
    void socket.request({ do: "forced", table: this.id, ask }).catch(() => undefined);
  }
}

/** An entry without what only one player may know. */
const veiled = (entry: EntryView): EntryView => ({ ...entry, act: null, text: null });

/** Whether one of the seats is to act. */
const isTurnOf = (seats: readonly number[], state: Update): boolean =>
  state.status === "playing" && state.to_act.some((seat) => seats.includes(seat));
