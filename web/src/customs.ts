// Customs of a game: duration, seating, and options for a first game. None of them is enforced.
import { get } from "./http";
import type { ExperiencedPlayer, GameDescription } from "./protocol";
import { say } from "./words.svelte";
import { optionName, valueName } from "./wording";

const range = (least: number, most: number): string => (least === most ? String(least) : `${least}–${most}`);

const chosen = (game: GameDescription, options: Record<string, string>, name: string): string =>
  options[name] ?? String(game.options.find((option) => option.name === name)?.default ?? "");

/** The usual duration in minutes with these options; null if unknown. */
export function minutesOf(game: GameDescription, options: Record<string, string>): string | null {
  for (const each of game.customs.durations) {
    if (each.option === null || chosen(game, options, each.option) === each.value) {
      const times = each.times === null ? 1 : Number(chosen(game, options, each.times));
      return range(each.least * times, each.most * times);
    }
  }
  return null;
}

/** The name on each seat: the leader on the leading seat, the others clockwise in the given order. */
export function seating(names: readonly string[], leader: number, leadSeat: number): string[] {
  if (leader < 0) return [...names];
  return names.map((_, seat) => names[(leader + seat - leadSeat + names.length) % names.length] ?? "");
}

/** Options of casual games that differ from the rulebook: what chance can set up is not chosen piece by piece. */
export const casualOptions = (game: GameDescription): Record<string, string> =>
  Object.fromEntries(game.options.flatMap(({ name, values }) => (values.includes("random") ? [[name, "random"]] : [])));

/** The options of a casual game unless others were chosen; in a first game also the recommended ones. */
export const usualOptions = (game: GameDescription, played: boolean): Record<string, string> => ({
  ...casualOptions(game),
  ...(played ? {} : game.customs.first),
});

/** The recommended options of a first game, in words; with `unusual` only those that differ from the defaults. */
export function firstInWords(game: GameDescription, unusual = false): string {
  return Object.entries(game.customs.first)
    .flatMap(([name, value]) => {
      const option = game.options.find((known) => known.name === name);
      return option && !(unusual && value === String(option.default))
        ? [`${optionName(game.name, option)} (${valueName(game.name, option, value)})`]
        : [];
    })
    .join(", ");
}

/** Players, age and duration, as far as they are known. */
export function factsInWords(game: GameDescription, options: Record<string, string>): string[] {
  const { players, age } = game.customs;
  const minutes = minutesOf(game, options);
  return [
    say("customs-players", { players: players.join(", ") }),
    age === null ? "" : say("customs-age", { age: String(age) }),
    minutes === null ? "" : say("customs-minutes", { minutes }),
  ].filter(Boolean);
}

/** The person with the highest rating; null if the ratings do not decide. */
export async function mostExperienced(game: string, names: readonly string[]): Promise<string | null> {
  const query = names.map((name) => `name=${encodeURIComponent(name)}`).join("&");
  return (await get<ExperiencedPlayer>(`/api/leaderboards/${game}/${names.length}/experienced?${query}`)).name;
}

/** Whether a person counts as more experienced than the computer: at its lowest level, after one finished game. */
export const leadsComputer = (level: string, levels: readonly string[], played: boolean): boolean =>
  played && level === levels[0];
