// The end of a game at a table: how it is told to the people at this screen, and what they can play next.
import { TABLE_REASONS, UNCOUNTED, type Ending, type OpenTable, type SeatRequest, type TableView } from "./protocol";
import { sidesOf } from "./turn";
import { endingInWords } from "./wording";
import { has, say } from "./words.svelte";

export type Outcome = "win" | "loss" | "draw" | "other";

/** Reasons that name the player who gave up, also in the second person. */
const GIVEN_UP = ["resigned", "flag", "claimed"];

/** How the game ended for one player; `other` for people who watch or share a screen, and if it does not count. */
export function outcomeOf(result: Ending, you: readonly number[]): Outcome {
  const [seat] = you;
  if (UNCOUNTED.includes(result.reason) || you.length !== 1 || seat === undefined) return "other";
  if (result.values.every((value) => value === 0)) return "draw";
  const value = result.values[seat] ?? 0;
  return value > 0 ? "win" : value < 0 ? "loss" : "draw";
}

/** Whether players have more places than won and lost. */
export const hasPlaces = (result: Ending): boolean => result.places.length > 2 && new Set(result.places).size > 2;

/** "You win!", "You lose", "Draw", "White wins" or "You are 2nd". */
export function titleOf(table: TableView, result: Ending): string {
  const outcome = outcomeOf(result, table.you);
  const place = result.places[table.you[0] ?? 0] ?? 0;
  if (outcome === "loss" && hasPlaces(result)) return say("show-place", { place });
  if (outcome !== "other") return say(`show-${outcome}`);
  const winners = sidesOf(table).filter((_, seat) => (result.values[seat] ?? 0) > 0);
  if (UNCOUNTED.includes(result.reason)) return say("show-ended");
  return winners.length ? say("show-wins", { side: winners.join(" + "), count: winners.length }) : say("show-draw");
}

/** Why the game ended so. */
export function reasonOf(table: TableView, result: Ending): string {
  const sides = sidesOf(table);
  const named = (test: (value: number) => boolean): string =>
    sides.filter((_, seat) => test(result.values[seat] ?? 0)).join(" + ");
  const [winner, loser] = [named((value) => value > 0), named((value) => value < 0)];
  const givenUp = GIVEN_UP.includes(result.reason) && winner && new Set(result.places).size === 2;
  const mine = outcomeOf(result, table.you) === "loss";
  const id = givenUp
    ? `show-why-${result.reason}${mine ? "-you" : ""}`
    : TABLE_REASONS.includes(result.reason) ? "" : `show-why-${table.game}-${result.reason}`;
  if (!has(id)) return endingInWords(table.game, sides, result);
  const unrated = result.unrated ? ` ${say(`plain-unrated-${result.unrated}`)}` : "";
  return say(id, { winner, loser }) + unrated;
}

/** Whether points say more than who has won. */
export const isScored = (result: Ending): boolean => result.points.reduce((sum, points) => sum + points, 0) > 1;

/** Whether nobody at another screen plays: the computer, or people who share this one. */
export const isAlone = ({ seats, you }: Pick<TableView, "seats" | "you">): boolean =>
  you.length > 0 && seats.every((seat, number) => seat.kind === "bot" || you.includes(number));

/** Whether a rematch goes on with a series: it carries points over and changes the sides. */
export const isSeries = ({ options, carried }: Pick<TableView, "options" | "carried">): boolean =>
  options["scoring"] === "yes" || carried.some(Boolean);

/** The level of the bots at the table; null without bots, or if they differ. */
export function levelOf({ seats }: Pick<TableView, "seats">): string | null {
  const levels = new Set(seats.flatMap((seat) => (seat.kind === "bot" ? [seat.bot] : [])));
  const [level = null] = levels;
  return levels.size === 1 ? level : null;
}

/** The request for another table like this one, with bots of another level, or with everybody one seat further. */
export function tableAgain(table: TableView, changes: { level?: string; turned?: boolean } = {}): OpenTable {
  const seats = table.seats.map((seat, number): SeatRequest => {
    if (seat.kind === "bot") return { kind: "bot", bot: changes.level ?? seat.bot };
    return { kind: number === table.you[0] ? "me" : "here" };
  });
  return {
    game: table.game,
    options: table.options,
    seats: changes.turned ? [...seats.slice(-1), ...seats.slice(0, -1)] : seats,
    control: table.control,
    rated: false,
    listed: table.listed,
    takebacks: table.takebacks,
  };
}
