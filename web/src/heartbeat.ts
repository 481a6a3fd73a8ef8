// Whether the server is still there: when to ask it for a sign of life, and when to give the connection up.

/** A request that has not been answered for so long is late. */
export const LATE = 2000;
/** After so long a silence the server is asked for a sign of life. (It sends one every 10 s itself to people with a name.) */
const QUIET = 12_000;
/** How long a sign of life may take: while something waits, when the network is in doubt, and otherwise. */
const PATIENCE = { waiting: 3000, doubted: 1500, quiet: 5000 };

export type Due = "nothing" | "ping" | "lost";

/** One connection, seen from here. Times are milliseconds of any clock that only goes forward. */
export class Heartbeat {
  #heard: number;
  #answered: number;
  #pinged: number | null = null;
  #patience = PATIENCE.quiet;
  readonly #scale: number;

  /** `silences`: how many connections before this one were given up without an answer. A busy server gets more time each time. */
  constructor(now: number, silences = 0) {
    this.#scale = 1 + Math.min(silences, 4);
    this.#heard = this.#answered = now;
  }

  /** The server has said something. That does not tell whether it hears us. */
  hear(now: number): void {
    this.#heard = now;
  }

  /** The server has answered a ping. */
  answer(now: number): void {
    this.#answered = now;
    this.#pinged = null;
  }

  /** There is reason to doubt the connection: the next sign of life has to come soon. */
  doubt(now: number): void {
    this.#pinged = now;
    this.#patience = PATIENCE.doubted;
  }

  /** What is to be done now. `waiting`: when the oldest unanswered request was sent, if there is one. */
  due(now: number, waiting: number | null): Due {
    if (this.#pinged !== null) return now - this.#pinged > this.#patience * this.#scale ? "lost" : "nothing";
    const isLate = waiting !== null && now - Math.max(waiting, this.#answered) > LATE;
    if (!isLate && now - this.#heard <= QUIET) return "nothing";
    this.#pinged = now;
    this.#patience = isLate ? PATIENCE.waiting : PATIENCE.quiet;
    return "ping";
  }
}
