// A table that this client watches: its state, log and chat, and the requests of a player.
import { previewOf, type Preview, type Refused } from "./boards/board";
import { LATE } from "./heartbeat";
import { mergeEntries, standingActs } from "./log";
import type { ChatMessage, EventView, Proposal, EntryView, SocketRequest, TableView, Update } from "./protocol";
import { notify } from "./notify.svelte";
import { Refusal } from "./refusal";
import { play } from "./sound";
import { socket } from "./socket.svelte";
import { say } from "./words.svelte";

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
  snapshot = $state.raw<TableView | null>(null);
  log = $state.raw<EntryView[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  events = $state.raw<EventView[]>([]);
  last = $state.raw<EntryView[]>([]);
  refused = $state.raw<(Refused & { code: string }) | null>(null);
  /** The outcome of a proposal, or that an act was taken back: shown until the next change. */
  notice = $state<string | null>(null);
  /** Why the table cannot be shown. */
  error = $state.raw<string | null>(null);
  waiting = $state(false);
  unsent = $state.raw<Unsent | null>(null);
  #requests = 0;
  /** Number of chat messages that were on the screen. */
  read = $state(0);

  acts = $derived(standingActs(this.log));
  #ends: (() => void)[] = [];

  constructor(id: string) {
    this.id = id;
  }

  follow(): () => void {
    const mine = <M extends { table: string | null }>(then: (message: M) => void) => (message: M) => {
      if (message.table === this.id) then(message);
    };
    this.#ends = [
      socket.on("table", mine((message) => this.#table(message))),
      socket.on("update", mine((message) => this.#update(message))),
      socket.on("chat", mine((message) => this.#addChat(message.lines))),
      socket.on("refused", mine((message) => {
        if (!this.snapshot && message.id === null) this.error = message.message;
      })),
      socket.watch(this.id, () => this.log.length),
    ];
    return () => {
      for (const end of this.#ends.splice(0)) end();
    };
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
    return snapshot !== null &&
      snapshot.state.status === "playing" &&
      snapshot.state.to_act.some((seat) => snapshot.you.includes(seat));
  }

  /**
   * The seats to choose from, if several people share this screen, the game hides something, and nobody is looking yet.
   */
  get covered(): number[] {
    const { snapshot } = this;
    if (!snapshot || snapshot.you.length < 2 || snapshot.state.seat >= 0 || snapshot.state.status !== "playing") {
      return [];
    }
    return snapshot.state.legal.length ? [] : snapshot.you.filter((seat) => snapshot.state.to_act.includes(seat));
  }

  #table(message: TableView): void {
    const before = this.state;
    this.error = null;
    this.snapshot = message;
    this.#addEntries(message.state, before);
  }

  #update(message: Update): void {
    if (!this.snapshot) return;
    const before = this.snapshot.state;
    this.snapshot = { ...this.snapshot, state: message };
    this.#addEntries(message, before);
  }

  #addEntries(state: Update, before: Update | null): void {
    const log = mergeEntries(this.log, state.acts, state.log);
    if (log === null) {
      this.log = [];
      socket.reload(this.id);
      return;
    }
    this.log = log;
    const fresh = state.acts.filter((entry) => entry.kind === "act");
    if (state.acts.length) {
      this.waiting = false; // The effect has arrived: a quick player can go on before the answer does.
      this.unsent = null;
      this.last = before && fresh.length ? fresh : standingActs(log).slice(-1);
      this.refused = null;
    }
    this.events = state.news;
    if (state.result && before && !before.result && log.some((entry) => entry.kind === "act" && entry.act === null)) {
      socket.reload(this.id); // Hidden acts may now be known.
    }
    this.#updateNotice(state, before);
    this.#alert(state, before, fresh.length > 0);
  }

  #updateNotice(state: Update, before: Update | null): void {
    const snapshot = this.snapshot;
    if (!before || !snapshot) return;
    const back = state.acts.filter((entry) => entry.kind === "back").at(-1);
    const departure = state.acts.filter((entry) => entry.kind === "left").at(-1);
    const sideOf = (seat: number): string => say(snapshot.seats[seat]?.word ?? "");
    if (departure) {
      this.notice = state.result ? null : say(`web-left-${departure.reason}`, { side: sideOf(departure.seat) });
    }
    else if (back) this.notice = say("web-taken-back", { side: sideOf(back.seat) });
    else if (state.acts.length) this.notice = null;
    else {
      for (const what of ["draw", "back", "rematch"] as const) {
        const wanted = before.offers[what] ?? [];
        const agreed = (what === "draw" && state.result !== null) || (what === "rematch" && snapshot.next !== null);
        const gone = wanted.length && wanted.length < snapshot.seats.length && !state.offers[what]?.length;
        if (gone && !agreed) this.notice = say(`web-declined-${what}`);
        else if (!wanted.length && state.offers[what]?.length) this.notice = null;
      }
    }
  }

  #alert(state: Update, before: Update | null, acted: boolean): void {
    if (!before) return;
    const you = this.snapshot?.you ?? [];
    const mine = (update: Update): boolean => update.to_act.some((seat) => you.includes(seat));
    const game = this.snapshot ? say(this.snapshot.game) : "";
    if (state.result && !before.result) {
      play("end");
      void notify(this.id, say("web-over-at", { game }), "");
    } else if (you.length === 1 && mine(state) && !mine(before)) {
      play("turn");
      void notify(this.id, say("web-your-turn-at", { game }), state.acts.map((entry) => entry.text ?? "").join(" "));
    }
    else if (acted) play("act");
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
    const [after, seat] = [this.log.length, this.#actor];
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
    const { snapshot } = this;
    return snapshot?.state.to_act.find((seat) => snapshot.you.includes(seat)) ?? snapshot?.you[0] ?? 0;
  }

  /** Whether an act of ours is in the log, or among our secret choices. */
  #has(act: number, seat: number, after: number): boolean {
    const acted = this.log.slice(after).some((entry) =>
      entry.kind === "act" && entry.seat === seat && entry.act === act,
    );
    return acted || (this.state?.chosen.includes(act) ?? false);
  }

  #basis(): { after: number; seat?: number } {
    const state = this.state;
    const seat = state?.seat ?? -1;
    return { after: state?.count ?? 0, ...(seat >= 0 ? { seat } : {}) };
  }

  act = (act: number | string): Promise<boolean> => this.#request({ do: "act", act, ...this.#basis() });
  back = (): Promise<boolean> => this.#request({ do: "back", ...this.#basis() });
  offer = (what: Proposal): Promise<boolean> => this.#request({ do: "offer", what });
  answer = (what: Proposal, yes: boolean): Promise<boolean> => this.#request({ do: "answer", what, yes });
  resign = (): Promise<boolean> => this.#request({ do: "resign" });
  claim = (what: "win" | "off"): Promise<boolean> => this.#request({ do: "claim", what });
  say = (text: string): Promise<boolean> => this.#request({ do: "say", text });
  look = (seat: number): Promise<boolean> => this.#request({ do: "look", seat });
  join = (seat: number | null, invite: string | null): Promise<boolean> => this.#request({ do: "join", seat, invite });
  leave = (): Promise<boolean> => this.#request({ do: "leave" });

  preview = async (act: number): Promise<Preview> => {
    const seat = this.state?.seat ?? -1;
    try {
      const answer = await socket.request({ do: "preview", table: this.id, act, ...(seat >= 0 ? { seat } : {}) });
      if (answer.type === "preview") return previewOf(act, answer.view);
      throw new Refusal({ code: "web-failed", message: "" });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { act, view: null, refused: { message: error.message, rule: error.rule, squares: error.squares } };
    }
  };
}
