// Opens tables: builds the request from the player's choices. The last choices for each game are stored on this device.
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
 * The opponents: the computer, people at this screen, friends with the link, anybody, a member invited by name, or a
 * separate choice for each seat.
 */
export type With = "computer" | "here" | "link" | "anybody" | "invited" | "mixed";

export interface TableChoices {
  with: With;
  level: string;
  /** The member for whom a seat is reserved, if one is invited by name. */
  name: string;
  /** The player's seat, counted from 0; -1 for a random one. */
  seat: number;
  options: Record<string, string>;
  clock: Control["kind"];
  minutes: number;
  increment: number;
  days: number;
  takebacks: boolean;
  rated: boolean;
  /** For `mixed`, by seat: `me`, `here`, `open`, or the level of a bot. */
  places: string[];
  listed: boolean;
}

export const DEFAULTS: TableChoices = {
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

export function storedChoices(game: string): TableChoices {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(key(game)) ?? "{}") as Partial<TableChoices>) };
  } catch {
    return { ...DEFAULTS };
  }
}

/** Whether choices for this game are stored. */
export function hasStoredChoices(game: string): boolean {
  try {
    return localStorage.getItem(key(game)) !== null;
  } catch {
    return false;
  }
}

/** Store choices for the next game; not the member who was invited. */
export function storeChoices(game: string, choices: TableChoices): void {
  try {
    localStorage.setItem(key(game), JSON.stringify({ ...choices, name: "" }));
  } catch {
    // Without storage, the defaults are offered next time.
  }
}

/** The options that apply; some depend on the value of another. */
export function availableOptions(game: GameDescription, choices: TableChoices): OptionDescription[] {
  const value = (name: string): string =>
    choices.options[name] ?? String(game.options.find((option) => option.name === name)?.default);
  return game.options.filter(({ only }) => only === null || value(only[0]) === only[1]);
}

export function chosenOptions(game: GameDescription, choices: TableChoices): Options {
  const chosen: Options = {};
  for (const option of availableOptions(game, choices)) {
    const value = choices.options[option.name];
    if (value !== undefined && value !== String(option.default)) {
      chosen[option.name] = option.values.length ? value : Number(value);
    }
  }
  return chosen;
}

/** The number of seats that a table has. */
export function seatsOf(game: GameDescription, choices: TableChoices): number {
  const option = game.options.find(({ name }) => name === game.players_option);
  return option ? Number(choices.options[option.name] ?? option.default) : (game.customs.players[0] ?? 2);
}

export function controlOf(choices: TableChoices): Control {
  if (choices.clock === "none") return { kind: "none", base: 0, increment: 0 };
  if (choices.clock === "days") return { kind: "days", base: choices.days * 86_400_000, increment: 0 };
  return {
    kind: choices.clock,
    base: choices.minutes * 60_000,
    increment: choices.clock === "fischer" ? choices.increment * 1000 : 0,
  };
}

/** Whether people at other screens can join the table. */
export function isOnline(game: GameDescription, choices: TableChoices): boolean {
  if (choices.with === "mixed") return choices.places.slice(0, seatsOf(game, choices)).includes("open");
  return choices.with === "link" || choices.with === "anybody" || choices.with === "invited";
}

/** Whether the table is listed in the lobby. */
const isListed = (game: GameDescription, choices: TableChoices): boolean =>
  choices.with === "anybody" || (choices.with === "mixed" && isOnline(game, choices) && choices.listed);

/** Whether acts can be taken back by agreement: not if the game hides information, which a take-back could reveal. */
export const allowsTakeBacks = (game: GameDescription): boolean => !game.hidden;

/**
 * Whether the game can be rated for an account; `unlisted`: whether the club rates games at unlisted tables.
 */
export function mayBeRated(game: GameDescription, choices: TableChoices, unlisted: boolean): boolean {
  const others = choices.places.slice(0, seatsOf(game, choices)).filter((player) => player !== "me");
  const people = choices.with !== "mixed" || others.every((player) => player === "open");
  return isOnline(game, choices) && people && (unlisted || isListed(game, choices));
}

function seatRequest(player: string): SeatRequest {
  return player === "me" || player === "here" || player === "open" ? { kind: player } : { kind: "bot", bot: player };
}

function seatRequests(
  game: GameDescription,
  choices: TableChoices,
  rated: boolean,
  random: () => number,
): SeatRequest[] {
  const number = seatsOf(game, choices);
  if (choices.with === "mixed") {
    return Array.from({ length: number }, (_, seat) => seatRequest(choices.places[seat] ?? "open"));
  }
  const other = seatRequest(choices.with === "computer" ? choices.level : choices.with === "here" ? "here" : "open");
  const mine = choices.seat >= 0 && choices.seat < number && !rated ? choices.seat : Math.floor(random() * number);
  const seats = Array.from({ length: number }, (_, seat): SeatRequest => (seat === mine ? { kind: "me" } : other));
  // The invited member gets the next seat; any others are open to people with the link.
  if (choices.with === "invited") seats[(mine + 1) % number] = { kind: "invited", name: choices.name.trim() };
  return seats;
}

/** The request for a table. `rated`: whether the game can be rated and the player wants it. */
export function tableRequest(
  game: GameDescription,
  choices: TableChoices,
  rated: boolean,
  random: () => number = Math.random,
): OpenTable {
  return {
    game: game.name,
    options: chosenOptions(game, choices),
    seats: seatRequests(game, choices, rated, random),
    control: controlOf(choices),
    rated,
    listed: isListed(game, choices),
    takebacks: choices.takebacks && allowsTakeBacks(game) && !rated,
  };
}

/** Open a table and go to it; a new visitor becomes a guest. `names`: the people at this screen, by seat. */
export async function openTable(
  game: GameDescription,
  choices: TableChoices,
  names: readonly string[] = [],
): Promise<void> {
  await session.ensureNamed();
  const canBeRated = mayBeRated(game, choices, session.club?.rated_unlisted ?? false);
  const rated = choices.rated && session.you?.kind === "account" && canBeRated;
  const opened = await post<TableView>("/api/tables", tableRequest(game, choices, rated));
  storeNames(opened.table, names);
  router.go(`/tables/${opened.table}`);
}
