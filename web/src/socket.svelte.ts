// The WebSocket connection: hello, requests with their answers, and automatic reconnection.
import { Heartbeat } from "./heartbeat";
import { PROTOCOL, type Message, type SocketRequest, type You } from "./protocol";
import { Refusal } from "./refusal";
import { language, say } from "./words.svelte";

type Kind = Message["type"];
type Of<K extends Kind> = Extract<Message, { type: K }>;
/** `assumed`: the request was sent twice, and the refusal of the second suggests that the first has arrived. */
export type Answer = Message & { assumed?: Refusal };
const REPLIES = ["done", "preview", "past", "hint", "refused"] as const;
type Reply = Of<(typeof REPLIES)[number]>;
const isReply = (message: Message): message is Reply => (REPLIES as readonly string[]).includes(message.type);

interface Pending {
  request: SocketRequest;
  resolve(answer: Answer): void;
  reject(refusal: Refusal): void;
  /** When it was last sent, and how many times. */
  sent: number;
  times: number;
}

const MAX_PAUSE = 10_000;
/** Milliseconds within which a new connection must be welcomed. */
const HELLO_TIMEOUT = 10_000;
/** The id of every ping; ids of requests are higher. */
const PING = 0;
/** Milliseconds between two checks of the connection. */
const BEAT = 500;
/** Idempotent requests, which are sent again after a reconnection. */
const REPEATABLE = new Set([
  ...["act", "back", "offer", "answer", "resign", "claim", "look", "join", "leave", "forced"],
  ...["preview", "past", "hint"],
]);
/** Refusals of a repeated request that mean that the first one has arrived. */
const ARRIVED = new Set([
  "table-late-act",
  "table-offered-already",
  "table-nothing-offered",
  "table-over",
  "table-sits-already",
]);

export class Socket {
  state = $state<"connecting" | "open" | "lost">("connecting");
  /** The device reports that it is offline, and no message has arrived since. */
  #doubted = $state(false);
  you = $state.raw<You | null | undefined>(undefined);
  /** Resolves when the server has stored what was seen at the table that was left last. */
  left: Promise<void> = Promise.resolve();
  /** The server's clock minus ours, in milliseconds. */
  offset = 0;

  #webSocket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat = new Heartbeat(0);
  /** Number of connections in a row that were given up because a ping was not answered. */
  #silences = 0;
  #began = 0;
  #next = PING + 1;
  #pending = new Map<number, Pending>();
  #watched = new Map<string, () => number>();
  #lobby = 0;
  #listeners = new Map<Kind, Set<(message: Message) => void>>();
  #welcomed: (() => void)[] = [];

  /** Whether the server is believed to be out of reach. */
  get unreachable(): boolean {
    return this.state === "lost" || this.#doubted;
  }

  connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#began = performance.now();
    this.state = this.#tries ? "lost" : "connecting";
    const webSocket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
    this.#webSocket = webSocket;
    webSocket.onopen = () => this.#sendHello();
    webSocket.onmessage = (event) => {
      if (webSocket === this.#webSocket) this.#receive(JSON.parse(event.data as string) as Message);
    };
    webSocket.onclose = () => {
      if (webSocket === this.#webSocket) this.#connectionLost();
    };
  }

  /** React to changes of the network, and reconnect when the page becomes visible. */
  keepAlive(): void {
    addEventListener("offline", () => this.#doubt(true));
    // On another network the old connection is dead, even if that was not noticed.
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
    setInterval(() => this.#checkHeartbeat(), BEAT);
  }

  /** `byDevice`: the device reports that it is offline. That may be wrong, as with a server on the same machine. */
  #doubt(byDevice: boolean): void {
    if (this.state !== "open") return;
    this.#doubted ||= byDevice;
    this.#heartbeat.doubt(performance.now());
    this.#ping();
  }

  #checkHeartbeat(): void {
    const now = performance.now();
    if (this.state !== "open") {
      if (this.#webSocket && now - this.#began > HELLO_TIMEOUT) this.#connectionLost();
      return;
    }
    const waiting = [...this.#pending.values()].map((pending) => pending.sent);
    const due = this.#heartbeat.due(now, waiting.length ? Math.min(...waiting) : null);
    if (due === "ping") this.#ping();
    else if (due === "lost") {
      this.#silences += 1;
      this.#connectionLost();
    }
  }

  #ping(): void {
    this.#send({ do: "ping", id: PING });
  }

  /** Reconnect as another person: the cookie identifies it. */
  async reconnect(): Promise<void> {
    this.#tries = 0;
    const welcomed = new Promise<void>((resolve) => this.#welcomed.push(resolve));
    this.connect();
    await welcomed;
  }

  /** The person of this connection, as soon as it is known. */
  async whoAmI(): Promise<You | null> {
    if (this.you === undefined) {
      const welcomed = new Promise<void>((resolve) => this.#welcomed.push(resolve));
      if (this.state === "lost") this.connect();
      await welcomed;
    }
    return this.you ?? null;
  }

  /** Announce a change of the language. */
  changeLanguage(): void {
    if (this.#webSocket?.readyState === WebSocket.OPEN) this.#sendHello();
  }

  #drop(): void {
    const webSocket = this.#webSocket;
    this.#webSocket = null;
    webSocket?.close();
  }

  #sendHello(): void {
    this.#webSocket?.send(JSON.stringify({ do: "hello", protocol: PROTOCOL, language: language() }));
  }

  #rejectUnrepeatable(): void {
    for (const [id, pending] of this.#pending) {
      if (REPEATABLE.has(pending.request.do)) continue;
      this.#pending.delete(id);
      pending.reject(new Refusal({ code: "web-offline", message: say("web-offline") }));
    }
  }

  #connectionLost(): void {
    this.#drop();
    this.state = "lost";
    this.#doubted = false;
    this.#rejectUnrepeatable();
    const pause = Math.min(MAX_PAUSE, 300 * 2 ** this.#tries) * (0.7 + 0.6 * Math.random());
    this.#tries += 1;
    this.#timer = setTimeout(() => this.connect(), pause);
  }

  #receive(message: Message): void {
    this.#heartbeat.received(performance.now());
    if (message.type === "ping") this.#send({ do: "pong", n: message.n });
    else if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "changed") this.you = message.you;
    else if (message.type === "bye" && message.code === "socket-old-protocol") reload("protocol");
    else if (isReply(message)) this.#answer(message);
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

  #answer(message: Reply): void {
    if (message.id === PING) {
      this.#heartbeat.answered(performance.now());
      this.#silences = 0;
      this.#doubted = false;
    }
    const pending = message.id === null ? undefined : this.#pending.get(message.id);
    if (pending === undefined || message.id === null) return;
    this.#pending.delete(message.id);
    if (message.type !== "refused") {
      pending.resolve(message);
    } else if (pending.times > 1 && ARRIVED.has(message.code)) {
      pending.resolve({ type: "done", id: message.id, assumed: new Refusal(message) });
    } else {
      pending.reject(new Refusal(message));
    }
  }

  #send(request: SocketRequest): void {
    if (this.#webSocket?.readyState === WebSocket.OPEN) this.#webSocket.send(JSON.stringify(request));
  }

  #sendPending(id: number, pending: Pending): void {
    pending.sent = performance.now();
    pending.times += 1;
    this.#send({ ...pending.request, id });
  }

  /** Send a request, now or after a reconnection. The answer comes when its effect is stored. */
  request(request: SocketRequest): Promise<Answer> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const pending: Pending = { request, resolve, reject, sent: performance.now(), times: 0 };
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

  /** Watch a table; `have` returns how many entries of its log are known, also after a reconnection. */
  watch(table: string, have: () => number): () => void {
    this.#watched.set(table, have);
    if (this.state === "open") this.#send({ do: "watch", table, have: have() });
    return () => {
      this.#watched.delete(table);
      if (this.state !== "open") return;
      this.left = this.request({ do: "unwatch", table }).then(() => undefined, () => undefined);
    };
  }

  /** Load all of a table again. */
  reload(table: string): void {
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

/** Reload a page that is older than the server, once per version. */
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
