// Puts a load on a server and prints what came of it as one line of JSON:
// node load.js --server kaisho|boardgameio --address URL --scenario back-to-back|think|watchers|tables --pid N
//              [--tables N] [--seconds N] [--warm-up N] [--watchers N] [--acts N]

import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";

import { BoardgameIO } from "./boardgameio_driver.js";
import { chance, one } from "./chance.js";
import { Kaisho } from "./kaisho_driver.js";
import { cpuShares, Failures, quantiles } from "./meter.js";
import { Pair } from "./pair.js";

// People who connect at the same time; connecting all of them at once would measure the queue of new connections.
const AT_ONCE = 20;
const PATIENCE = 10_000;

const asked = parseArgs({
  options: {
    server: { type: "string" },
    address: { type: "string" },
    scenario: { type: "string" },
    pid: { type: "string" },
    tables: { type: "string", default: "200" },
    seconds: { type: "string", default: "15" },
    "warm-up": { type: "string", default: "3" },
    watchers: { type: "string", default: "2000" },
    acts: { type: "string", default: "100" },
  },
}).values;
const number = (name) => Number(asked[name]);
const rest = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const failures = new Failures();

async function inGroups(things, start) {
  for (let first = 0; first < things.length; first += AT_ONCE) {
    await Promise.all(things.slice(first, first + AT_ONCE).map(start));
  }
}

async function games(server, pause) {
  const measured = { from: Infinity, to: Infinity, moves: 0, own: [], other: [] };
  const acknowledged = ({ at, milliseconds, own, last }) => {
    if (at < measured.from || at + milliseconds > measured.to) return;
    measured[own ? "own" : "other"].push(milliseconds);
    if (last) measured.moves += 1;
  };
  const pairs = Array.from({ length: number("tables") }, (_, n) => new Pair(server, n, { pause, acknowledged, fail: failures.add }));
  await inGroups(pairs, (pair) => pair.connect());
  pairs.forEach((pair) => pair.play());
  await rest(number("warm-up") * 1000);
  const shares = cpuShares(asked.pid);
  const opened = sum(pairs, "opened");
  measured.from = performance.now();
  measured.to = measured.from + number("seconds") * 1000;
  await rest(number("seconds") * 1000);
  const cpu = shares();
  const seconds = (performance.now() - measured.from) / 1000;
  const result = {
    moves: measured.moves,
    moves_per_second: measured.moves / seconds,
    tables_per_second: (sum(pairs, "opened") - opened) / seconds,
    own: quantiles(measured.own),
    other: quantiles(measured.other),
    stalled: pairs.filter((pair) => performance.now() - pair.progress > PATIENCE / 2).length,
    cpu,
  };
  server.close();
  pairs.forEach((pair) => pair.stop());
  return result;
}

function sum(things, name) {
  return things.reduce((total, thing) => total + thing[name], 0);
}

// One act after another at one table; each is over when the two players and all watchers have it.
async function watchers(server) {
  const random = chance(0);
  const everybody = new Roll(2 + number("watchers"));
  const latest = [null, null];
  const hears = (seat) => (position) => {
    latest[seat] = position;
    everybody.receive(seat, position.count);
  };
  const players = [await server.player("player 0", hears(0)), await server.player("player 1", hears(1))];
  const table = await server.open(players, { match: "marathon" });
  players.forEach((player, seat) => player.sit(table, seat));
  const places = Array.from({ length: number("watchers") }, (_, n) => n + 2);
  await inGroups(places, (place) => server.watcher(table, (count) => everybody.receive(place, count)));
  await rest(1000);
  const times = [];
  const shares = cpuShares(asked.pid);
  while (times.length < number("acts") && !latest[0].over) {
    const seat = latest[0].choices.length > 0 ? 0 : 1;
    const all = everybody.reach(latest[seat].count + 1);
    const began = performance.now();
    players[seat].act(latest[seat], one(latest[seat].choices, random));
    if (await Promise.race([all, rest(PATIENCE).then(() => true)])) {
      failures.add(`an act did not reach ${everybody.missing} of ${everybody.size}`);
      break;
    }
    times.push(performance.now() - began);
    await rest(50);
  }
  return { all: quantiles(times), cpu: shares() };
}

// The viewers that have received an act, by number.
class Roll {
  constructor(size) {
    this.size = size;
    this.reach(Infinity);
  }

  reach(count) {
    this.count = count;
    this.received = new Uint8Array(this.size);
    this.missing = this.size;
    return new Promise((resolve) => (this.complete = resolve));
  }

  receive(viewer, count) {
    if (count < this.count || this.received[viewer]) return;
    this.received[viewer] = 1;
    this.missing -= 1;
    if (this.missing === 0) this.complete();
  }
}

// Many tables with a few acts each. Prints a line when they are open, and closes every connection when it is sent one.
async function tables(server) {
  const random = chance(0);
  const waiting = new Map();
  const pairs = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => pairOf(server, n, waiting)));
  let open = 0;
  await Promise.all(
    pairs.map(async (players) => {
      while (open++ < number("tables")) await fewActs(server, players, waiting, random);
    }),
  );
  console.log("open");
  const lines = createInterface({ input: process.stdin });
  await new Promise((resolve) => lines.once("line", resolve));
  lines.close();
  pairs.flat().forEach((player) => player.close());
  return { tables: number("tables") };
}

function pairOf(server, n, waiting) {
  return Promise.all(
    [0, 1].map((seat) => server.player(`p${process.pid} ${n} ${seat}`, (position) => waiting.get(position.table)?.(seat, position))),
  );
}

async function fewActs(server, players, waiting, random) {
  const table = await server.open(players);
  const counts = [-1, -1];
  let turn = null;
  let acted = -1;
  await new Promise((resolve) => {
    waiting.set(table.id, (seat, position) => {
      counts[seat] = position.count;
      if (position.choices.length > 0) turn = { seat, position };
      if (counts[0] !== counts[1]) return;
      if (position.over || counts[0] >= number("acts")) resolve();
      else if (turn?.position.count === counts[0] && counts[0] > acted) {
        const { seat: mover, position: found } = turn;
        acted = counts[0]; // joining and leaving is announced too, and must not lead to a second act
        players[mover].act(found, one(found.choices, random));
      }
    });
    players.forEach((player, seat) => player.sit(table, seat, true));
  });
  waiting.delete(table.id);
}

const scenarios = {
  "back-to-back": (server) => games(server, () => 0),
  think: (server) => games(server, (random) => 500 + 1000 * random()),
  watchers,
  tables,
};
const server = new { kaisho: Kaisho, boardgameio: BoardgameIO }[asked.server](asked.address, failures.add);
const result = await scenarios[asked.scenario](server);
console.log(JSON.stringify({ server: asked.server, scenario: asked.scenario, ...result, failures: failures.counts }));
process.exit();
