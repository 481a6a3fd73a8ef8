// The end of a game at a table: how it is told to the people at this screen, and what they can play next.
import { TABLE_REASONS, UNCOUNTED } from "./protocol";
import type { Ending, OpenTable, Options, SeatRequest, TableView } from "./protocol";
import { endingInWords, ranking, sentence, sidesOf } from "./wording";
import { has, say } from "./words.svelte";

export type Outcome = "win" | "loss" | "draw" | "other";

/** Reasons that name who gave up. */
const GIVEN_UP = ["resigned", "flag", "claimed"];
/** Reasons at the table that are the same for everybody. */
const FOR_ALL = ["agreed-draw", "first-left"];

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

/** Whether several sides share the victory; a team wins together and shares it with nobody. */
const isShared = (result: Ending): boolean => result.values.some((value) => value > 0 && value < 1);

/** "You win!", "You share the victory", "You lose", "Draw", "White wins" or "You are 2nd". */
export function titleOf(table: TableView, result: Ending): string {
  const outcome = outcomeOf(result, table.you);
  const place = result.places[table.you[0] ?? 0] ?? 0;
  if (outcome === "win" && isShared(result)) return say("show-shared");
  if (outcome === "loss" && hasPlaces(result)) return say("show-place", { place });
  if (outcome !== "other") return say(`show-${outcome}`);
  const winners = sidesOf(table).filter((_, seat) => (result.values[seat] ?? 0) > 0);
  if (UNCOUNTED.includes(result.reason)) return say("show-ended");
  const side = winners.join(" + ");
  if (isShared(result)) return say("show-shares", { side });
  return winners.length ? say("show-wins", { side, count: winners.length }) : say("show-draw");
}

/** Why the game ended so: in the second person for a player who has won, lost or given up. */
export function reasonOf(table: TableView, result: Ending): string {
  const own = table.you.length === 1 ? (table.you[0] ?? null) : null;
  const departure = own === null ? null : departureOf(table, result, own);
  const texts = [
    departure === null ? "" : say(`show-why-${departure}-you`),
    departure !== null && GIVEN_UP.includes(result.reason) ? "" : whyOf(table, result, own),
    result.unrated ? say(`plain-unrated-${result.unrated}`) : "",
  ];
  return texts.filter(Boolean).join(" ");
}

/** Why a player left the game before its end; null for those who stayed, and where a whole team may have left. */
function departureOf({ seats }: TableView, result: Ending, seat: number): string | null {
  const left = seats[seat]?.left ?? null;
  const lost = result.values.flatMap((value, number) => (value < 0 ? [number] : []));
  const alone = GIVEN_UP.includes(result.reason) && lost.length === 1 && lost[0] === seat;
  return left ?? (alone ? result.reason : null);
}

function whyOf(table: TableView, result: Ending, own: number | null): string {
  const { game } = table;
  const sides = sidesOf(table);
  const seatsWith = (test: (value: number) => boolean): number[] =>
    result.values.flatMap((value, seat) => (test(value) ? [seat] : []));
  const named = (seats: readonly number[]): string => seats.map((seat) => sides[seat]).join(" + ");
  const [winners, losers] = [seatsWith((value) => value > 0), seatsWith((value) => value < 0)];
  const values = {
    winner: named(winners),
    winners: winners.length,
    others: named(winners.filter((seat) => seat !== own)),
    loser: named(losers),
    losers: losers.length,
  };
  if (GIVEN_UP.includes(result.reason) && winners.length) {
    // Players who left one after the other may have had different reasons; the ending has only the last.
    const oneByOne = new Set(losers.map((seat) => result.places[seat])).size > 1;
    return say(oneByOne ? "show-why-others-left" : `show-why-${result.reason}`, values);
  }
  if (FOR_ALL.includes(result.reason)) return say(`show-why-${result.reason}`);
  const why = `show-why-${game}-${result.reason}`;
  if (TABLE_REASONS.includes(result.reason) || !has(why)) {
    return endingInWords(game, sides, { ...result, unrated: null }); // also of games that were added by others
  }
  const outcome = outcomeOf(result, table.you);
  return say(outcome === "win" ? `${why}-won` : outcome === "loss" ? `${why}-lost` : why, values);
}

/** The whole ending as text: the outcome, why, all points and places. */
export function wholeEnding(table: TableView, result: Ending): string {
  const sides = sidesOf(table);
  const points = sides.map((side, seat) => `${side} ${result.points[seat] ?? 0}`).join(", ");
  const texts = [
    titleOf(table, result),
    reasonOf(table, result),
    isScored(result, table.options) ? say("show-score", { points }) : "",
    ranking(sides, result.places),
  ];
  return texts.filter(Boolean).map(sentence).join(" ");
}

/** Whether points say more than who has won, or are what the table plays for. */
export function isScored(result: Ending, options: Options = {}): boolean {
  const counted = options["scoring"] === "yes" && !UNCOUNTED.includes(result.reason);
  return counted || result.points.reduce((sum, points) => sum + points, 0) > 1;
}

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
