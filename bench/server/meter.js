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
  if (!pid) return null;
  // The second field, the program's name, may hold spaces: count from behind it.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function ownSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

// The shares of a core that this process and the server use from now on.
export function cpuShares(pid) {
  const began = { clock: performance.now(), own: ownSeconds(), server: serverSeconds(pid) };
  return () => {
    const seconds = (performance.now() - began.clock) / 1000;
    const server = serverSeconds(pid);
    return { load: (ownSeconds() - began.own) / seconds, server: server === null ? null : (server - began.server) / seconds };
  };
}
