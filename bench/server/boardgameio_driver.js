// Players at boardgame.io's server: its lobby over HTTP, its moves over socket.io without its client, which would play every move twice.

import { io } from "socket.io-client";

import { Lobby } from "./lobby.js";
import { legal } from "./kamisado.js";

class Player {
  constructor(name, socket, hear) {
    this.name = name;
    this.socket = socket;
    this.seat = null;
    this.credentials = null;
    socket.on("sync", (match, { state }) => hear(this.position(match, state)));
    socket.on("update", (match, state) => hear(this.position(match, state)));
  }

  position(match, state) {
    const mine = state.ctx.currentPlayer === this.seat && !state.ctx.gameover;
    return { table: match, count: state._stateID, choices: mine ? legal(state.G) : [], over: state.ctx.gameover !== undefined };
  }

  sit(table, seat) {
    this.seat = String(seat);
    this.credentials = table.credentials[seat];
    this.socket.emit("sync", table.id, this.seat, this.credentials, 2);
  }

  act(position, choice) {
    const payload = { type: "move", args: choice, playerID: this.seat, credentials: this.credentials };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, position.count, position.table, this.seat);
  }

  close() {
    this.socket.close();
  }
}

export class BoardgameIO {
  constructor(address, fail) {
    this.address = address;
    this.fail = fail;
    this.lobby = new Lobby(address);
  }

  async player(name, hear) {
    const socket = io(`${this.address}/kamisado`, { transports: ["websocket"], forceNew: true, reconnection: false });
    await new Promise((resolve, reject) => socket.once("connect", resolve).once("connect_error", reject));
    socket.on("disconnect", (reason) => reason === "io client disconnect" || this.fail(`closed: ${reason}`));
    return new Player(name, socket, hear);
  }

  async open(players) {
    const { matchID } = await this.lobby.post("/games/kamisado/create", { numPlayers: 2, unlisted: true });
    const credentials = [];
    for (const [seat, player] of players.entries()) {
      const joined = await this.lobby.post(`/games/kamisado/${matchID}/join`, { playerID: String(seat), playerName: player.name });
      credentials.push(joined.playerCredentials);
    }
    return { id: matchID, credentials };
  }

  close() {
    return this.lobby.close();
  }
}
