// When a player's time gets short.
import type { Update } from "./protocol";

/** Milliseconds on a player's running clock below which nothing may hold the player up. */
export const TROUBLE = 20_000;

/** The least time on a running clock of one of the seats at the time `now` of the server; infinite if none runs. */
export function timeLeft({ clock, status }: Pick<Update, "clock" | "status">, seats: readonly number[], now: number):
number {
  if (!clock || status !== "playing") return Infinity;
  const running = clock.running.filter((seat) => seats.includes(seat));
  return Math.min(...running.map((seat) => (clock.left[seat] ?? 0) - Math.max(0, now - clock.now)), Infinity);
}
