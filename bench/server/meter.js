// What is measured: latencies, failures, and the CPU that a process uses.

import { readFileSync } from "node:fs";

// The kernel counts a process's CPU in hundredths of a second.
const TICKS = 100;

export class Failures {
  constructor() {
    this.counts = {};
  }

  add = (what) => {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  };
}

export function quantiles(values) {
  const sorted = Float64Array.from(values).sort();
  const at = (share) => (sorted.length === 0 ? null : sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]);
  return { number: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}

function serverSeconds(pid) {
  // The second field, the program's name, may hold spaces: count from behind it.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function loadSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

// All cores, all programs: everything but the two ways of doing nothing.
function machineSeconds() {
  const [user, nice, system, , , interrupts, soft] = readFileSync("/proc/stat", "utf8").split("\n")[0].split(/ +/).slice(1).map(Number);
  return (user + nice + system + interrupts + soft) / TICKS;
}

function secondsSoFar(pid) {
  const server = serverSeconds(pid);
  const load = loadSeconds();
  return { clock: performance.now() / 1000, server, load, others: machineSeconds() - server - load };
}

// What the server, this process and everybody else on the machine use from now on, in cores.
export function cpuShares(pid) {
  const began = secondsSoFar(pid);
  return () => {
    const now = secondsSoFar(pid);
    const share = (who) => (now[who] - began[who]) / (now.clock - began.clock);
    return { server: share("server"), load: share("load"), others: share("others") };
  };
}
