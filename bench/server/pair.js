// Two players, each with a connection of their own, who play one table after another with random legal acts.

import { chance, one } from "./chance.js";

export class Pair {
  // `pause` gives the milliseconds to think before an act; `acknowledged` hears of each act that reached a player.
  constructor(server, number, { pause, acknowledged, fail }) {
    Object.assign(this, { server, number, pause, acknowledged, fail });
    this.random = chance(number);
    this.players = [];
    this.table = null;
    this.stopped = false;
    this.opened = 0;
    this.progress = performance.now();
  }

  async connect() {
    for (const seat of [0, 1]) {
      this.players.push(await this.server.player(`p${process.pid} ${this.number} ${seat}`, (position) => this.hear(seat, position)));
    }
  }

  async play() {
    try {
      this.table = null;
      const table = await this.server.open(this.players);
      this.counts = [-1, -1];
      this.sent = [];
      this.waiting = null;
      this.table = table.id;
      this.opened += 1;
      this.players.forEach((player, seat) => player.sit(table, seat));
    } catch (error) {
      this.fail(error.message);
    }
  }

  hear(seat, position) {
    if (position.table !== this.table || position.count < this.counts[seat]) return;
    const known = this.counts[seat];
    this.counts[seat] = position.count;
    this.settle(seat, position.count);
    // The peer's players must have joined before they hear of an act, so the first one waits until both are at the table.
    if (position.choices.length > 0 && position.count > known) this.waiting = { seat, position };
    if (this.counts.includes(-1)) return;
    if (position.over) {
      if (this.counts[0] === this.counts[1]) this.next();
    } else if (this.waiting !== null) {
      this.think();
    }
  }

  // Every act that this player has now seen.
  settle(seat, count) {
    const now = performance.now();
    this.progress = now;
    for (const act of this.sent) {
      if (act.after >= count || act.seen[seat]) continue;
      act.seen[seat] = true;
      this.acknowledged({ at: act.at, milliseconds: now - act.at, own: act.seat === seat, last: act.seen[1 - seat] });
    }
    if (this.sent.length > 0 && this.sent[0].seen[0] && this.sent[0].seen[1]) this.sent.shift();
  }

  think() {
    const { seat, position } = this.waiting;
    this.waiting = null;
    const milliseconds = this.pause(this.random);
    if (milliseconds === 0) this.act(seat, position);
    else setTimeout(() => this.act(seat, position), milliseconds);
  }

  act(seat, position) {
    if (this.stopped) return;
    this.sent.push({ after: position.count, seat, at: performance.now(), seen: [false, false] });
    this.players[seat].act(position, one(position.choices, this.random));
  }

  next() {
    if (!this.stopped) this.play();
  }

  stop() {
    this.stopped = true;
    this.players.forEach((player) => player.close());
  }
}
