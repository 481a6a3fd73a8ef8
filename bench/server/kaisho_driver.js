// Players and watchers at Kaisho's server: guests with a cookie over HTTP, everything at the table over a socket.

import WebSocket from "ws";

import { ROUNDS } from "./kamisado.js";
import { Lobby } from "./lobby.js";

const COUNT = Buffer.from('"count":');

class Player {
  constructor(cookie, socket, hear, fail) {
    this.cookie = cookie;
    this.socket = socket;
    this.table = null;
    socket.on("message", (text) => {
      const message = JSON.parse(text);
      if (message.type === "update" || message.type === "table") hear(position(message));
      else if (message.type === "refused") fail(`refused: ${message.code}`);
      else if (message.type === "ping") this.send({ do: "pong", n: message.n });
    });
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  // `keep` leaves the tables before this one in sight.
  sit(table, seat, keep = false) {
    if (this.table !== null && !keep) this.send({ do: "unwatch", table: this.table });
    this.table = table.id;
    this.send({ do: "watch", table: table.id, have: 0 });
  }

  act(position, choice) {
    this.send({ do: "act", table: position.table, after: position.count, act: choice });
  }

  close() {
    this.socket.close();
  }
}

// A table message holds the latest update.
function position(message) {
  const { count, legal, result } = message.type === "table" ? message.state : message;
  return { table: message.table, count, choices: legal, over: result !== null };
}

function answered(socket, message, type) {
  socket.send(JSON.stringify(message));
  return new Promise((resolve, reject) =>
    socket.once("message", (text) => (JSON.parse(text).type === type ? resolve() : reject(new Error(`not ${type}: ${text}`)))),
  );
}

export class Kaisho {
  constructor(address, fail) {
    this.address = address;
    this.fail = fail;
    this.lobby = new Lobby(address);
    this.closing = false;
  }

  async player(name, hear) {
    const cookie = await this.guest(name);
    const socket = await this.socket({ cookie });
    return new Player(cookie, socket, hear, this.fail);
  }

  async guest(name) {
    let cookie = "";
    await this.lobby.post("/api/guests", { name }, { origin: this.address }, (headers) => {
      cookie = [headers["set-cookie"]].flat().map((set) => set.split(";")[0]).join("; ");
    });
    return cookie;
  }

  // A socket that has been welcomed.
  async socket(headers) {
    const socket = new WebSocket(`${this.address.replace("http", "ws")}/socket`, {
      headers: { origin: this.address, ...headers },
      perMessageDeflate: false,
    });
    await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
    await answered(socket, { do: "hello", protocol: 1, language: "en" }, "welcome");
    socket.on("error", (error) => this.fail(`socket: ${error.message}`));
    socket.on("close", (code) => this.closing || this.fail(`closed: ${code}`));
    return socket;
  }

  async open([first, second], options = { match: "series", rounds: ROUNDS }) {
    const seats = [{ kind: "me" }, { kind: "open" }];
    const wanted = { game: "kamisado", options, seats, control: { kind: "none" }, rated: false, listed: true };
    const { table: id } = await this.lobby.post("/api/tables", wanted, { origin: this.address, cookie: first.cookie });
    await this.lobby.post(`/api/tables/${id}/requests`, { do: "join", seat: 1 }, { origin: this.address, cookie: second.cookie });
    return { id };
  }

  // A watcher hears only the count of each message: reading the rest of two thousand copies would measure this program.
  async watcher(table, hear) {
    const socket = await this.socket({});
    await answered(socket, { do: "watch", table: table.id, have: 0 }, "table");
    socket.on("message", (text) => {
      const at = text.indexOf(COUNT);
      if (at >= 0) hear(Number.parseInt(text.toString("latin1", at + COUNT.length, at + COUNT.length + 9), 10));
    });
    return socket;
  }

  close() {
    this.closing = true;
    return this.lobby.close();
  }
}
