// A table that is followed: where the game stands, its log and chat, and what can be asked at it.
import { previewOf, type Preview, type Refused } from "./boards/board";
import { LATE } from "./heartbeat";
import { grown, standing } from "./log";
import type { ChatLine, News, Proposal, Shown, TableShown, Update } from "./protocol";
import { notify } from "./notify.svelte";
import { Refusal } from "./refusal";
import { play } from "./sound";
import { socket } from "./socket.svelte";
import { say } from "./words.svelte";

/** What the server has not confirmed after this time stays visible as under way; after `LATE` that is said in words. */
const SOON = 300;

/** Something asked at the table that the server has not confirmed yet. */
interface Unsent {
  seat: number;
  /** The number of an act; null for anything else, and for acts that were typed. */
  act: number | null;
  late: boolean;
}

export class FollowedTable {
  readonly id: string;
  shown = $state.raw<TableShown | null>(null);
  log = $state.raw<Shown[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  news = $state.raw<News[]>([]);
  last = $state.raw<Shown[]>([]);
  refused = $state.raw<(Refused & { code: string }) | null>(null);
  /** What became of a proposal, or that somebody took back: told until something else happens. */
  told = $state<string | null>(null);
  /** Why the table cannot be shown at all. */
  trouble = $state.raw<string | null>(null);
  waiting = $state(false);
  unsent = $state.raw<Unsent | null>(null);
  #asked = 0;
  /** What the looker has been shown of the chat. */
  read = $state(0);

  acts = $derived(standing(this.log));
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
      socket.on("chat", mine((message) => this.#heard(message.lines))),
      socket.on("refused", mine((message) => {
        if (!this.shown && message.id === null) this.trouble = message.message;
      })),
      socket.watch(this.id, () => this.log.length),
    ];
    return () => {
      for (const end of this.#ends.splice(0)) end();
    };
  }

  /** Whether something has to be said about what has not been confirmed. */
  get late(): boolean {
    return this.unsent !== null && (this.unsent.late || socket.away);
  }

  get state(): Update | null {
    return this.shown?.state ?? null;
  }

  /** The seat whose eyes these are: the one shown, else the own one. */
  get seat(): number {
    const { shown } = this;
    if (!shown) return -1;
    if (shown.state.seat >= 0) return shown.state.seat;
    return shown.you.length === 1 ? (shown.you[0] ?? -1) : -1;
  }

  get myTurn(): boolean {
    const { shown } = this;
    return shown !== null && shown.state.status === "playing" && shown.state.to_act.some((seat) => shown.you.includes(seat));
  }

  /** Several people share this screen, something is hidden, and nobody is looking yet: the seats that may look. */
  get covered(): number[] {
    const { shown } = this;
    if (!shown || shown.you.length < 2 || shown.state.seat >= 0 || shown.state.status !== "playing") return [];
    return shown.state.legal.length ? [] : shown.you.filter((seat) => shown.state.to_act.includes(seat));
  }

  #table(message: TableShown): void {
    const before = this.state;
    this.trouble = null;
    this.shown = message;
    this.#grow(message.state, before);
  }

  #update(message: Update): void {
    if (!this.shown) return;
    const before = this.shown.state;
    this.shown = { ...this.shown, state: message };
    this.#grow(message, before);
  }

  #grow(state: Update, before: Update | null): void {
    const whole = grown(this.log, state.acts, state.log);
    if (whole === null) {
      this.log = [];
      socket.watchAgain(this.id);
      return;
    }
    this.log = whole;
    const fresh = state.acts.filter((entry) => entry.kind === "act");
    if (state.acts.length) {
      this.waiting = false; // What was asked for can be seen: whoever is quick goes on, before the answer itself is here.
      this.unsent = null;
      this.last = before && fresh.length ? fresh : standing(whole).slice(-1);
      this.refused = null;
    }
    this.news = state.news;
    if (state.result && before && !before.result && whole.some((entry) => entry.kind === "act" && entry.act === null)) {
      socket.watchAgain(this.id); // What was hidden may now be known.
    }
    this.#tell(state, before);
    this.#sound(state, before, fresh.length > 0);
  }

  #tell(state: Update, before: Update | null): void {
    const shown = this.shown;
    if (!before || !shown) return;
    const back = state.acts.filter((entry) => entry.kind === "back").at(-1);
    const left = state.acts.filter((entry) => entry.kind === "left").at(-1);
    if (left) this.told = state.result ? null : say(`web-left-${left.reason}`, { side: say(shown.seats[left.seat]?.word ?? "") });
    else if (back) this.told = say("web-taken-back", { side: say(shown.seats[back.seat]?.word ?? "") });
    else if (state.acts.length) this.told = null;
    else {
      for (const what of ["draw", "back", "rematch"] as const) {
        const wanted = before.offers[what] ?? [];
        const agreed = (what === "draw" && state.result !== null) || (what === "rematch" && shown.next !== null);
        const gone = wanted.length && wanted.length < shown.seats.length && !state.offers[what]?.length;
        if (gone && !agreed) this.told = say(`web-declined-${what}`);
        else if (!wanted.length && state.offers[what]?.length) this.told = null;
      }
    }
  }

  #sound(state: Update, before: Update | null, acted: boolean): void {
    if (!before) return;
    const you = this.shown?.you ?? [];
    const mine = (update: Update): boolean => update.to_act.some((seat) => you.includes(seat));
    const game = this.shown ? say(this.shown.game) : "";
    if (state.result && !before.result) {
      play("end");
      void notify(this.id, say("web-over-at", { game }), "");
    } else if (you.length === 1 && mine(state) && !mine(before)) {
      play("turn");
      void notify(this.id, say("web-your-turn-at", { game }), state.acts.map((entry) => entry.text ?? "").join(" "));
    }
    else if (acted) play("act");
  }

  #heard(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => `${line.at} ${line.name} ${line.text}`));
    this.chat = [...this.chat, ...lines.filter((line) => !known.has(`${line.at} ${line.name} ${line.text}`))];
  }

  // --- what can be asked ------------------------------------------------------------------------------------------

  async #ask(asked: { do: string; [field: string]: unknown }): Promise<boolean> {
    const number = ++this.#asked;
    this.refused = null;
    this.waiting = true;
    const act = typeof asked["act"] === "number" ? asked["act"] : null;
    const [after, seat] = [this.log.length, this.#actor];
    const ends = this.#showUntilConfirmed({ act, seat }, number);
    try {
      const { assumed } = await socket.ask({ ...asked, table: this.id });
      if (assumed && act !== null && !this.#has(act, seat, after)) throw assumed;
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = { code: error.code, message: error.message, rule: error.rule, squares: error.squares };
      play("refused");
      return false;
    } finally {
      ends();
      if (number === this.#asked) {
        this.waiting = false;
        this.unsent = null;
      }
    }
  }

  /** Show what was asked as long as the server has not confirmed it. */
  #showUntilConfirmed(asked: Omit<Unsent, "late">, number: number): () => void {
    const show = (late: boolean) => (): void => {
      if (number === this.#asked && this.waiting) this.unsent = { ...asked, late };
    };
    if (socket.away) show(true)();
    const timers = socket.away ? [] : [setTimeout(show(false), SOON), setTimeout(show(true), LATE)];
    return () => timers.forEach(clearTimeout);
  }

  /** The own seat that acts now. */
  get #actor(): number {
    const { shown } = this;
    return shown?.state.to_act.find((seat) => shown.you.includes(seat)) ?? shown?.you[0] ?? 0;
  }

  /** Whether an act of ours stands in the log, or among our secret choices. */
  #has(act: number, seat: number, after: number): boolean {
    const acted = this.log.slice(after).some((entry) => entry.kind === "act" && entry.seat === seat && entry.act === act);
    return acted || (this.state?.chosen.includes(act) ?? false);
  }

  #acting(): { after: number; seat?: number } {
    const state = this.state;
    const seat = state?.seat ?? -1;
    return { after: state?.count ?? 0, ...(seat >= 0 ? { seat } : {}) };
  }

  act = (act: number | string): Promise<boolean> => this.#ask({ do: "act", act, ...this.#acting() });
  back = (): Promise<boolean> => this.#ask({ do: "back", ...this.#acting() });
  offer = (what: Proposal): Promise<boolean> => this.#ask({ do: "offer", what });
  answer = (what: Proposal, yes: boolean): Promise<boolean> => this.#ask({ do: "answer", what, yes });
  resign = (): Promise<boolean> => this.#ask({ do: "resign" });
  claim = (what: "win" | "off"): Promise<boolean> => this.#ask({ do: "claim", what });
  say = (text: string): Promise<boolean> => this.#ask({ do: "say", text });
  look = (seat: number): Promise<boolean> => this.#ask({ do: "look", seat });
  join = (seat: number | null, invite: string | null): Promise<boolean> => this.#ask({ do: "join", seat, invite });
  leave = (): Promise<boolean> => this.#ask({ do: "leave" });

  preview = async (act: number): Promise<Preview> => {
    const seat = this.state?.seat ?? -1;
    try {
      const answer = await socket.ask({ do: "preview", table: this.id, act, ...(seat >= 0 ? { seat } : {}) });
      if (answer.type === "preview") return previewOf(act, answer.view);
      throw new Refusal({ code: "web-failed", message: "" });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { act, view: null, refused: { message: error.message, rule: error.rule, squares: error.squares } };
    }
  };
}
