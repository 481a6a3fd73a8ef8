// The seat from which a player sees the board.
import type { TableView } from "./protocol";

export const WATCHER = -1;

/** The seat to which the board turns: the one that the server shows. People who share a screen keep the side of their
 *  first seat, unless the game hides something and one of them is looking. */
export function boardSeat(
  { you, state }: Pick<TableView, "you"> & { state: { seat: number } },
  hidden: boolean,
): number {
  const [first = WATCHER] = you;
  const shared = you.length > 1 && !hidden;
  return first === WATCHER || shared || state.seat === WATCHER ? first : state.seat;
}

/** The seats at the edges of the board: one nearest to the viewer, the others in the order of play. */
export function barsOf(seats: number, viewer: number): { mine: number[]; others: number[] } {
  const near = Math.max(0, viewer);
  return { mine: [near], others: Array.from({ length: seats - 1 }, (_, step) => (near + 1 + step) % seats) };
}
