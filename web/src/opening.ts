// Opening tables: what somebody has chosen becomes a request; the last choice for each game is kept on this device.
import { post } from "./http";
import type {
  Control,
  GameDescription,
  OptionDescription,
  Options,
  OpenTable,
  SeatRequest,
  TableView,
} from "./protocol";
import { router } from "./router.svelte";
import { storeNames } from "./screen-names";
import { session } from "./session.svelte";

/**
 * With whom: the computer, people at this screen, friends with the link, anybody, somebody of the club by name, or each
 * seat by itself.
 */
export type With = "computer" | "here" | "link" | "anybody" | "invited" | "mixed";

export interface Wish {
  with: With;
  level: string;
  /** Whom a seat is kept for, where somebody is invited by name. */
  name: string;
  /** The own seat, counted from 0; -1 is by lot. */
  seat: number;
  options: Record<string, string>;
  clock: Control["kind"];
  minutes: number;
  increment: number;
  days: number;
  takebacks: boolean;
  rated: boolean;
  /** For `mixed`: who sits where: `me`, `here`, `open`, or the level of a bot. */
  places: string[];
  listed: boolean;
}

export const USUAL: Wish = {
  with: "computer",
  level: "easy",
  name: "",
  seat: 0,
  options: {},
  clock: "none",
  minutes: 10,
  increment: 5,
  days: 2,
  takebacks: true,
  rated: false,
  places: ["me", "open", "easy", "easy"],
  listed: false,
};

const key = (game: string): string => `kaisho-wish-${game}`;

export function keptWish(game: string): Wish {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(key(game)) ?? "{}") as Partial<Wish>) };
  } catch {
    return { ...USUAL };
  }
}

/** Whether something was chosen for this game before. */
export function hasWish(game: string): boolean {
  try {
    return localStorage.getItem(key(game)) !== null;
  } catch {
    return false;
  }
}

export function keepWish(game: string, wish: Wish): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(wish));
  } catch {
    // Then it is asked again next time.
  }
}

/** The options that mean something with the others that are chosen. */
export function optionsOffered(game: GameDescription, wish: Wish): OptionDescription[] {
  const value = (name: string): string =>
    wish.options[name] ?? String(game.options.find((option) => option.name === name)?.default);
  return game.options.filter(({ only }) => only === null || value(only[0]) === only[1]);
}

export function chosenOptions(game: GameDescription, wish: Wish): Options {
  const chosen: Options = {};
  for (const option of optionsOffered(game, wish)) {
    const value = wish.options[option.name];
    if (value !== undefined && value !== String(option.default)) {
      chosen[option.name] = option.values.length ? value : Number(value);
    }
  }
  return chosen;
}

/** The number of seats that a table has. */
export function seatsOf(game: GameDescription, wish: Wish): number {
  const option = game.options.find(({ name }) => name === game.players_option);
  return option ? Number(wish.options[option.name] ?? option.default) : (game.customs.players[0] ?? 2);
}

export function controlOf(wish: Wish): Control {
  if (wish.clock === "none") return { kind: "none", base: 0, increment: 0 };
  if (wish.clock === "days") return { kind: "days", base: wish.days * 86_400_000, increment: 0 };
  return {
    kind: wish.clock,
    base: wish.minutes * 60_000,
    increment: wish.clock === "fischer" ? wish.increment * 1000 : 0,
  };
}

/** Whether others than those at this screen can come to the table. */
export function isOnline(game: GameDescription, wish: Wish): boolean {
  if (wish.with === "mixed") return wish.places.slice(0, seatsOf(game, wish)).includes("open");
  return wish.with === "link" || wish.with === "anybody" || wish.with === "invited";
}

/** Whether the table stands among the open ones, for anybody. */
const isListed = (game: GameDescription, wish: Wish): boolean =>
  wish.with === "anybody" || (wish.with === "mixed" && isOnline(game, wish) && wish.listed);

/** Whether acts can be taken back by agreement: not where that would bring something hidden to light. */
export const mayTakeBack = (game: GameDescription): boolean => !game.hidden;

/**
 * Whether an account could have this game rated; `unlisted` is whether the club rates games at tables that are not
 * listed.
 */
export function mayBeRated(game: GameDescription, wish: Wish, unlisted: boolean): boolean {
  const others = wish.places.slice(0, seatsOf(game, wish)).filter((place) => place !== "me");
  const people = wish.with !== "mixed" || others.every((place) => place === "open");
  return isOnline(game, wish) && people && (unlisted || isListed(game, wish));
}

function seatWanted(place: string): SeatRequest {
  return place === "me" || place === "here" || place === "open" ? { kind: place } : { kind: "bot", bot: place };
}

function seatsWanted(game: GameDescription, wish: Wish, rated: boolean, lot: () => number): SeatRequest[] {
  const number = seatsOf(game, wish);
  if (wish.with === "mixed") {
    return Array.from({ length: number }, (_, seat) => seatWanted(wish.places[seat] ?? "open"));
  }
  const other = seatWanted(wish.with === "computer" ? wish.level : wish.with === "here" ? "here" : "open");
  const mine = wish.seat >= 0 && wish.seat < number && !rated ? wish.seat : Math.floor(lot() * number);
  const seats = Array.from({ length: number }, (_, seat): SeatRequest => (seat === mine ? { kind: "me" } : other));
  // Who is invited by name gets the next seat; where there are more, they are for whoever has the link.
  if (wish.with === "invited") seats[(mine + 1) % number] = { kind: "invited", name: wish.name.trim() };
  return seats;
}

/** `rated` is whether it may be, and is wanted to be. */
export function tableWanted(
  game: GameDescription,
  wish: Wish,
  rated: boolean,
  lot: () => number = Math.random,
): OpenTable {
  return {
    game: game.name,
    options: chosenOptions(game, wish),
    seats: seatsWanted(game, wish, rated, lot),
    control: controlOf(wish),
    rated,
    listed: isListed(game, wish),
    takebacks: wish.takebacks && mayTakeBack(game) && !rated,
  };
}

/** Open a table and go to it; who is nobody yet becomes a guest. People at this screen may have names by seat. */
export async function openTable(game: GameDescription, wish: Wish, names: readonly string[] = []): Promise<void> {
  keepWish(game.name, { ...wish, name: "" });
  await session.ensureNamed();
  const rated =
    wish.rated && session.you?.kind === "account" && mayBeRated(game, wish, session.club?.rated_unlisted ?? false);
  const opened = await post<TableView>("/api/tables", tableWanted(game, wish, rated));
  storeNames(opened.table, names);
  router.go(`/tables/${opened.table}`);
}
