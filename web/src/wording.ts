// Players, options, clocks and endings in words, as pages/wording.py says them (tests/data/wording.json).
import { isolated } from "./isolated";
import {
  TABLE_REASONS,
  type Control,
  type Ending,
  type GameDescription,
  type TableListing,
  type EventView,
  type OptionDescription,
  type OptionValue,
  type OwnGame,
  type Seat,
  type SeatView,
  type TableView,
  type Value,
} from "./protocol";
import { has, labelled, language, say } from "./words.svelte";

const DAY = 86_400_000;

export function playerName(seat: SeatView | Seat): string {
  if (seat.kind === "person") return seat.name || say("plain-somebody");
  if (seat.kind === "bot") return say("plain-computer", { level: levelName(seat.bot ?? "") });
  if (seat.kind === "gone") return say("plain-somebody");
  if (seat.declined) return say("plain-declined-by", { name: seat.declined.name });
  return seat.name ? say("plain-kept-for", { name: seat.name }) : say("plain-open-seat");
}

export function levelName(bot: string): string {
  return has(`plain-level-${bot}`) ? say(`plain-level-${bot}`) : bot;
}

/** The sides at a table, by seat. */
export const sidesOf = ({ seats }: Pick<TableView, "seats">): string[] => seats.map((seat) => say(seat.word));

/** A text as one sentence, with one mark at its end. */
export function sentence(text: string): string {
  const clean = text.trim().replace(/[.。]+$/u, "");
  return clean === "" || /[!?…]$/u.test(clean) ? clean : `${clean}.`;
}

/** The names of the players at a table, without repetition. */
export const playerNames = (seats: readonly Seat[]): string =>
  [...new Set(seats.map((seat) => isolated(playerName(seat))))].join(" – ");

const optionWord = (game: string, option: OptionDescription): string =>
  `${game}-option-${option.name.replaceAll("_", "-")}`;

export function valueName(game: string, option: OptionDescription, value: OptionValue): string {
  return option.values.length ? say(`${optionWord(game, option)}-${value}`) : String(value);
}

export const optionName = (game: string, option: OptionDescription): string =>
  say(optionWord(game, option));

/** The name of a notation: in the game's messages, otherwise in those that games share. */
export function notationName(game: string, style: string): string {
  const id = [`${game}-notation-${style}`, `web-notation-${style}`].find(has);
  return id ? say(id) : style;
}

/** The options of a table that differ from the defaults. */
export function optionsInWords(game: GameDescription, texts: readonly string[]): string {
  const parts: string[] = [];
  for (const text of texts) {
    const [name, value = ""] = text.split("=", 2);
    const option = game.options.find((known) => known.name === name);
    if (option && value !== String(option.default)) {
      parts.push(labelled(optionName(game.name, option), valueName(game.name, option, value)));
    }
  }
  return parts.join(", ");
}

export function controlInWords(control: Control): string {
  if (control.kind === "none") return say("plain-clock-none");
  if (control.kind === "days") return say("plain-clock-days-each", { days: Math.floor(control.base / DAY) });
  const time = clockTime(control.base);
  if (control.kind === "turn") return say("plain-clock-turn-each", { time });
  return say("plain-clock-fischer-each", { time, increment: Math.floor(control.increment / 1000) });
}

/** A time on a clock: 0:09.4, 2:05, 1:00:00, or 3 d 04:00. */
export function clockTime(milliseconds: number, tenths = false): string {
  const remaining = Math.max(0, milliseconds);
  const all = Math.floor(remaining / 1000);
  const two = (number: number): string => String(number).padStart(2, "0");
  const [days, hours, minutes, seconds] = [
    Math.floor(all / 86_400),
    Math.floor((all % 86_400) / 3600),
    Math.floor((all % 3600) / 60),
    all % 60,
  ];
  if (days) return `${days} d ${two(hours)}:${two(minutes)}`;
  if (hours) return `${hours}:${two(minutes)}:${two(seconds)}`;
  return `${minutes}:${two(seconds)}${tenths && all < 10 ? `.${Math.floor((remaining % 1000) / 100)}` : ""}`;
}

/** How a game ended: by its rules, or by what happened at the table. */
export function endingInWords(game: string, sides: readonly string[], ending: Ending): string {
  const text = ended(game, sides, ending);
  return ending.unrated ? `${text} ${say(`plain-unrated-${ending.unrated}`)}` : text;
}

function ended(game: string, sides: readonly string[], ending: Ending): string {
  const named = (test: (value: number) => boolean): string =>
    ending.values.flatMap((value, seat) => (test(value) ? [sides[seat] ?? ""] : [])).join(" + ");
  const winner = named((value) => value > 0);
  if (!TABLE_REASONS.includes(ending.reason)) {
    const total = ending.points.reduce((sum, points) => sum + points, 0);
    const text = say(`${game}-end-${ending.reason}`, { winner, points: ending.points.join(":"), total });
    return [text, ranking(sides, ending.places)].filter(Boolean).join(" ");
  }
  const givenUp = ["resigned", "flag", "claimed"].includes(ending.reason);
  if (!winner) {
    return say(givenUp || ending.reason === "first-left" ? "plain-end-nobody" : `plain-end-${ending.reason}`);
  }
  const lost = ending.places.filter((_, seat) => (ending.values[seat] ?? 0) < 0);
  // Players who left one after the other may have had different reasons; the ending has only the last.
  const oneByOne = givenUp && new Set(lost).size > 1;
  const text = say(
    oneByOne ? "plain-end-others-left" : `plain-end-${ending.reason}`,
    { winner, loser: named((value) => value < 0) },
  );
  return new Set(ending.places).size > 2 ? [text, ranking(sides, ending.places)].join(" ") : text;
}

/** All sides in order of their places, for three or more single players who do not all share one. */
export function ranking(sides: readonly string[], places: readonly number[]): string {
  const alone = places.every((place) => place === 1 + places.filter((other) => other < place).length);
  if (places.length < 3 || !alone || new Set(places).size === 1) return "";
  const order = places.map((place, seat) => ({ place, side: sides[seat] ?? "" }))
    .sort((one, other) => one.place - other.place);
  return say("plain-ranking", { places: order.map((one) => say("plain-ranked", one)).join(", ") });
}

/** An event in the current language. */
export const eventInWords = ({ id, values }: EventView): string => say(id, values as Record<string, Value>);

/** The state of one of the person's games, in a word. */
export function stateOfOwn(game: OwnGame | undefined): string {
  if (!game) return "";
  if (game.table.status === "open") return say("plain-waits-for-players");
  if (game.table.status === "over") return ownEnding(game.table, game.own_seats);
  return game.my_turn ? say("plain-your-turn") : say("plain-their-turn");
}

/** How one of the person's games ended, in a word. */
export function ownEnding(table: TableListing, seats: readonly number[]): string {
  const value = seats.length === 1 ? (table.result?.values[seats[0] ?? 0] ?? 0) : null;
  if (value === null) return say("web-over");
  return value > 0 ? say("web-won") : value < 0 ? say("web-lost") : say("web-drawn");
}

/** A date in the current language. */
export const dayInWords = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at);

/** The date of a record, which is written as 2026-11-18; anything else stays as it is. */
export const dateInWords = (date: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)) ? dayInWords(Date.parse(`${date}T12:00`)) : date;

export const momentInWords = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(at);

export const profileOf = (name: string): string => `/people/${encodeURIComponent(name)}`;

/** `Samurai (3 players)` */
export const poolInWords = (game: string, players: number): string =>
  `${say(game)} (${say("plain-players-number", { count: players })})`;
