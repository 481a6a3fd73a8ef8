// The end of a round as the server tells it: the winner, the winning tower, and its points.
import type { EventView } from "../../protocol";
import type { Meaning } from "../board";
import { deadlockIn } from "./deadlock";
import { SIDES, type KamisadoView, type Side, type Tower } from "./view";

export interface WonRound {
  side: Side;
  points: number;
  /** The tower that won, with its markers after that; null if none is marked. */
  tower: Pick<Tower, "colour" | "markers"> | null;
}

/** The tower that reached the home row (games/kamisado/rounds.py). */
interface HomeRow {
  kind: "home-row";
  tower: Tower;
}

export function wonRound(
  events: readonly EventView[],
  before: KamisadoView | null,
  view: KamisadoView,
): WonRound | null {
  const home = events.find(({ drawn }) => drawn?.["kind"] === "home-row")?.drawn as HomeRow | undefined;
  const deadlock = deadlockIn(events);
  const marked = deadlock?.marked;
  const tower = home?.tower ?? deadlock?.towers.find(({ side, colour }) =>
    side === marked?.side && colour === marked.colour,
  ) ?? null;
  const gained = (side: Side): number => view.score[side] - (before?.score[side] ?? view.score[side]);
  const side = tower?.side ?? SIDES.find((other) => gained(other) > 0) ?? null;
  if (!side || (!home && !deadlock)) return null;
  const points = gained(side) || (tower?.markers ? 2 ** (tower.markers - 1) : 1);
  return { side, points, tower };
}

/**
 * The position in which a round was won, if the view after it already has the line-up of the next one: in a series
 * that is set up at once. `act`: the act that won it.
 */
export function endOfRound(
  before: KamisadoView | null,
  after: KamisadoView,
  act: Meaning | undefined,
  events: readonly EventView[],
): KamisadoView | null {
  if (before?.phase !== "play" || before.round === after.round || !act) return null;
  const moves = (tower: Tower): boolean => tower.side === before.to_act && tower.colour === act["tower"];
  const towers = deadlockIn(events)?.towers ??
    before.towers.map((tower) => (moves(tower) ? { ...tower, square: String(act["to"]) } : tower));
  return { ...before, phase: "over", to_act: null, must: null, must_square: null, score: after.score, towers };
}
