// The one connection to the server: hello, requests with their answers, and coming back by itself when it was lost.
import { PROTOCOL, type Message, type You } from "./protocol";
import { Refusal } from "./refusal";
import { language, say } from "./words.svelte";

type Kind = Message["type"];
type Of<K extends Kind> = Extract<Message, { type: K }>;
type Asked = { do: string; table?: string; [field: string]: unknown };

interface Pending {
  asked: Asked;
  resolve(answer: Message): void;
  reject(refusal: Refusal): void;
  again: boolean;
}

const LONGEST_PAUSE = 10_000;
/** So long after the last word from the server the connection is taken for dead: it asks for a sign of life every 10 s. */
const SILENCE = 35_000;
/** What may be said twice without harm, and is repeated after a break. */
const REPEATABLE = new Set(["act", "back", "offer", "answer", "resign", "claim", "look", "join", "leave", "preview"]);
/** An act that comes a second time is late: the first one has arrived. */
const ARRIVED = new Set(["table-late-act", "table-offered-already", "table-nothing-offered", "table-over", "table-sits-already"]);

export class Socket {
  state = $state<"connecting" | "open" | "lost">("connecting");
  you = $state.raw<You | null | undefined>(undefined);
  /** The server's clock minus ours, in milliseconds. */
  offset = 0;

  #wire: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #next = 1;
  #pending = new Map<number, Pending>();
  #watched = new Map<string, () => number>();
  #lobby = 0;
  #listeners = new Map<Kind, Set<(message: Message) => void>>();
  #welcomed: (() => void)[] = [];

  connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.state = this.#tries ? "lost" : "connecting";
    const wire = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
    this.#wire = wire;
    wire.onopen = () => this.#greet();
    wire.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Message);
    wire.onclose = () => {
      if (wire === this.#wire) this.#lost();
    };
  }

  /** Come back at once when there is reason to hope: the network is there again, or somebody looks at the page. */
  keepAlive(): void {
    const now = (): void => {
      if (this.state === "lost") this.connect();
    };
    addEventListener("online", now);
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") now();
    });
    setInterval(() => {
      if (this.state === "open" && this.you && Date.now() - this.#heard > SILENCE) this.#lost();
    }, 5000);
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

  #lost(): void {
    this.#drop();
    this.state = "lost";
    for (const [id, pending] of this.#pending) {
      if (REPEATABLE.has(pending.asked.do)) continue;
      this.#pending.delete(id);
      pending.reject(new Refusal({ code: "web-offline", message: say("web-offline") }));
    }
    const pause = Math.min(LONGEST_PAUSE, 300 * 2 ** this.#tries) * (0.7 + 0.6 * Math.random());
    this.#tries += 1;
    this.#timer = setTimeout(() => this.connect(), pause);
  }

  #hear(message: Message): void {
    this.#heard = Date.now();
    if (message.type === "ping") this.#send({ do: "pong", n: message.n });
    else if (message.type === "welcome") this.#welcome(message);
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
    this.#tries = 0;
    for (const resolve of this.#welcomed.splice(0)) resolve();
    if (!back) return;
    if (this.#lobby) this.#send({ do: "lobby", on: true });
    for (const [table, have] of this.#watched) this.#send({ do: "watch", table, have: have() });
    for (const [id, pending] of this.#pending) this.#send({ ...pending.asked, id });
  }

  #answer(message: Of<"done"> | Of<"preview"> | Of<"refused">): void {
    const pending = message.id === null ? undefined : this.#pending.get(message.id);
    if (pending === undefined || message.id === null) return;
    this.#pending.delete(message.id);
    if (message.type !== "refused") pending.resolve(message);
    else if (pending.again && ARRIVED.has(message.code)) pending.resolve({ type: "done", id: message.id });
    else pending.reject(new Refusal(message));
  }

  #send(asked: Asked): void {
    this.#wire?.send(JSON.stringify(asked));
  }

  /** Ask for something; the answer comes when it is stored. Asked during a break, it is sent afterwards. */
  ask(asked: Asked): Promise<Message> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const pending: Pending = { asked, resolve, reject, again: this.state !== "open" };
      this.#pending.set(id, pending);
      if (this.state === "open") {
        this.#send({ ...asked, id });
        const wire = this.#wire;
        wire?.addEventListener("close", () => (pending.again = true), { once: true });
      }
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
