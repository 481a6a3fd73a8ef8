// The one connection to the server: hello, requests with their answers, and coming back by itself when it was lost.
import { Heartbeat } from "./heartbeat";
import { PROTOCOL, type Message, type You } from "./protocol";
import { Refusal } from "./refusal";
import { language, say } from "./words.svelte";

type Kind = Message["type"];
type Of<K extends Kind> = Extract<Message, { type: K }>;
/** `assumed`: it was sent twice, and the refusal of the second one lets us think that the first one has arrived. */
export type Answer = Message & { assumed?: Refusal };
type Asked = { do: string; table?: string; [field: string]: unknown };

interface Pending {
  asked: Asked;
  resolve(answer: Answer): void;
  reject(refusal: Refusal): void;
  /** When it was last sent, and how often. */
  sent: number;
  times: number;
}

const LONGEST_PAUSE = 10_000;
/** How long a new connection may take until the server has greeted. */
const GREETING = 10_000;
/** The number of every ping; those of requests begin after it. */
const PING = 0;
/** How often the connection is looked after. */
const BEAT = 500;
/** What may be said twice without harm, and is repeated after a break. */
const REPEATABLE = new Set(["act", "back", "offer", "answer", "resign", "claim", "look", "join", "leave", "preview"]);
/** An act that comes a second time is late: the first one has arrived. */
const ARRIVED = new Set(["table-late-act", "table-offered-already", "table-nothing-offered", "table-over", "table-sits-already"]);

export class Socket {
  state = $state<"connecting" | "open" | "lost">("connecting");
  /** The device has said that its network is gone, and the server has not been heard since. */
  #doubted = $state(false);
  you = $state.raw<You | null | undefined>(undefined);
  /** The server's clock minus ours, in milliseconds. */
  offset = 0;

  #wire: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat = new Heartbeat(0);
  /** How many connections in a row were given up because no ping was answered. */
  #silences = 0;
  #began = 0;
  #next = PING + 1;
  #pending = new Map<number, Pending>();
  #watched = new Map<string, () => number>();
  #lobby = 0;
  #listeners = new Map<Kind, Set<(message: Message) => void>>();
  #welcomed: (() => void)[] = [];

  /** Whether nothing reaches the server now, as far as is known. */
  get away(): boolean {
    return this.state === "lost" || this.#doubted;
  }

  connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#began = performance.now();
    this.state = this.#tries ? "lost" : "connecting";
    const wire = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
    this.#wire = wire;
    wire.onopen = () => this.#greet();
    wire.onmessage = (event) => {
      if (wire === this.#wire) this.#hear(JSON.parse(event.data as string) as Message);
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#lost();
    };
  }

  /** Notice at once that the network has gone, and come back at once when it is there again or somebody looks at the page. */
  keepAlive(): void {
    addEventListener("offline", () => this.#doubt(true));
    // After another network has been found the old connection is dead, whether that was noticed or not.
    addEventListener("online", () => {
      this.#tries = 1;
      this.#rejectUnrepeatable();
      this.connect();
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible") return;
      if (this.state === "lost") this.connect();
      else this.#doubt(false);
    });
    setInterval(() => this.#beat(), BEAT);
  }

  /** `told`: the device itself says that there is no network. That is wrong where the server runs on the same machine. */
  #doubt(told: boolean): void {
    if (this.state !== "open") return;
    this.#doubted ||= told;
    this.#heartbeat.doubt(performance.now());
    this.#ping();
  }

  #beat(): void {
    const now = performance.now();
    if (this.state !== "open") {
      if (this.#wire && now - this.#began > GREETING) this.#lost();
      return;
    }
    const waiting = [...this.#pending.values()].map((pending) => pending.sent);
    const due = this.#heartbeat.due(now, waiting.length ? Math.min(...waiting) : null);
    if (due === "ping") this.#ping();
    else if (due === "lost") {
      this.#silences += 1;
      this.#lost();
    }
  }

  #ping(): void {
    this.#send({ do: "ping", id: PING });
  }

  /** Connect anew as somebody else: the server knows who it is from the cookie. */
  async reconnect(): Promise<void> {
    this.#tries = 0;
    const welcomed = new Promise<void>((resolve) => this.#welcomed.push(resolve));
    this.connect();
    await welcomed;
  }

  /** Who one is, as soon as the server has said it. */
  async whoAmI(): Promise<You | null> {
    if (this.you === undefined) {
      const welcomed = new Promise<void>((resolve) => this.#welcomed.push(resolve));
      if (this.state === "lost") this.connect();
      await welcomed;
    }
    return this.you ?? null;
  }

  /** Tell the server that the language has changed. */
  changeLanguage(): void {
    if (this.#wire?.readyState === WebSocket.OPEN) this.#greet();
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
  }

  #greet(): void {
    this.#wire?.send(JSON.stringify({ do: "hello", protocol: PROTOCOL, language: language() }));
  }

  #rejectUnrepeatable(): void {
    for (const [id, pending] of this.#pending) {
      if (REPEATABLE.has(pending.asked.do)) continue;
      this.#pending.delete(id);
      pending.reject(new Refusal({ code: "web-offline", message: say("web-offline") }));
    }
  }

  #lost(): void {
    this.#drop();
    this.state = "lost";
    this.#doubted = false;
    this.#rejectUnrepeatable();
    const pause = Math.min(LONGEST_PAUSE, 300 * 2 ** this.#tries) * (0.7 + 0.6 * Math.random());
    this.#tries += 1;
    this.#timer = setTimeout(() => this.connect(), pause);
  }

  #hear(message: Message): void {
    this.#heartbeat.hear(performance.now());
    if (message.type === "ping") this.#send({ do: "pong", n: message.n });
    else if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "changed") this.you = message.you;
    else if (message.type === "bye" && message.code === "socket-old-protocol") reload("protocol");
    else if (message.type === "done" || message.type === "preview" || message.type === "refused") this.#answer(message);
    for (const listener of this.#listeners.get(message.type) ?? []) listener(message);
  }

  #welcome(message: Of<"welcome">): void {
    if (message.version !== __VERSION__) reload(message.version);
    this.offset = message.now - Date.now();
    this.you = message.you;
    const back = this.state !== "open";
    this.state = "open";
    if (back) {
      this.#heartbeat = new Heartbeat(performance.now(), this.#silences);
      this.#doubted = false;
    }
    this.#tries = 0;
    for (const resolve of this.#welcomed.splice(0)) resolve();
    if (!back) return;
    if (this.#lobby) this.#send({ do: "lobby", on: true });
    for (const [table, have] of this.#watched) this.#send({ do: "watch", table, have: have() });
    for (const [id, pending] of this.#pending) this.#sendPending(id, pending);
  }

  #answer(message: Of<"done"> | Of<"preview"> | Of<"refused">): void {
    if (message.id === PING) {
      this.#heartbeat.answer(performance.now());
      this.#silences = 0;
      this.#doubted = false;
    }
    const pending = message.id === null ? undefined : this.#pending.get(message.id);
    if (pending === undefined || message.id === null) return;
    this.#pending.delete(message.id);
    if (message.type !== "refused") pending.resolve(message);
    else if (pending.times > 1 && ARRIVED.has(message.code)) pending.resolve({ type: "done", id: message.id, assumed: new Refusal(message) });
    else pending.reject(new Refusal(message));
  }

  #send(asked: Asked): void {
    if (this.#wire?.readyState === WebSocket.OPEN) this.#wire.send(JSON.stringify(asked));
  }

  #sendPending(id: number, pending: Pending): void {
    pending.sent = performance.now();
    pending.times += 1;
    this.#send({ ...pending.asked, id });
  }

  /** Ask for something; the answer comes when it is stored. Asked during a break, it is sent afterwards. */
  ask(asked: Asked): Promise<Answer> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const pending: Pending = { asked, resolve, reject, sent: performance.now(), times: 0 };
      this.#pending.set(id, pending);
      if (this.state === "open") this.#sendPending(id, pending);
    });
  }

  on<K extends Kind>(type: K, listener: (message: Of<K>) => void): () => void {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners);
    listeners.add(listener as (message: Message) => void);
    return () => listeners.delete(listener as (message: Message) => void);
  }

  /** Follow a table; `have` says how many entries of its log are known, now and after every break. */
  watch(table: string, have: () => number): () => void {
    this.#watched.set(table, have);
    if (this.state === "open") this.#send({ do: "watch", table, have: have() });
    return () => {
      this.#watched.delete(table);
      if (this.state === "open") this.#send({ do: "unwatch", table });
    };
  }

  /** Have all of a table again. */
  watchAgain(table: string): void {
    if (this.state === "open" && this.#watched.has(table)) this.#send({ do: "watch", table, have: 0 });
  }

  followLobby(): () => void {
    this.#lobby += 1;
    if (this.#lobby === 1 && this.state === "open") this.#send({ do: "lobby", on: true });
    return () => {
      this.#lobby -= 1;
      if (!this.#lobby && this.state === "open") this.#send({ do: "lobby", on: false });
    };
  }
}

/** This page is older than the server: load it again, but only once for each version. */
function reload(version: string): void {
  try {
    if (sessionStorage.getItem("kaisho-reloaded") === version) return;
    sessionStorage.setItem("kaisho-reloaded", version);
  } catch {
    return;
  }
  location.reload();
}

export const socket = new Socket();
