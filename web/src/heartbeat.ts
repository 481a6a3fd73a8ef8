// Detects dead connections: when to ping the server, and when to give up.

/** Milliseconds after which an unanswered request counts as late. */
export const LATE = 2000;
/** Milliseconds of silence after which the server is pinged. (It pings identified clients every 10 s itself.) */
const QUIET = 12_000;
/**
 * Milliseconds allowed for the answer to a ping: while a request waits, when the network is in doubt, and otherwise.
 */
const TIMEOUTS = { waiting: 3000, doubted: 1500, quiet: 5000 };

export type Due = "nothing" | "ping" | "lost";

/** The health of one connection. Times are milliseconds of a monotonic clock. */
export class Heartbeat {
  #received: number;
  #answered: number;
  #pinged: number | null = null;
  #timeout = TIMEOUTS.quiet;
  readonly #scale: number;

  /**
   * `silences`: number of connections given up before this one. Timeouts grow with it, for the sake of a busy server.
   */
  constructor(now: number, silences = 0) {
    this.#scale = 1 + Math.min(silences, 4);
    this.#received = this.#answered = now;
  }

  /** A message has arrived. It does not prove that our messages reach the server. */
  received(now: number): void {
    this.#received = now;
  }

  /** The server has answered a ping. */
  answered(now: number): void {
    this.#answered = now;
    this.#pinged = null;
  }

  /** The connection is in doubt: the next ping has a short timeout. */
  doubt(now: number): void {
    this.#pinged = now;
    this.#timeout = TIMEOUTS.doubted;
  }

  /** What to do now. `waiting`: when the oldest unanswered request was sent, if there is one. */
  due(now: number, waiting: number | null): Due {
    if (this.#pinged !== null) return now - this.#pinged > this.#timeout * this.#scale ? "lost" : "nothing";
    const isLate = waiting !== null && now - Math.max(waiting, this.#answered) > LATE;
    if (!isLate && now - this.#received <= QUIET) return "nothing";
    this.#pinged = now;
    this.#timeout = isLate ? TIMEOUTS.waiting : TIMEOUTS.quiet;
    return "ping";
  }
}
