// Customs of a game: how long it takes, who takes which seat, and what is best for a first game. Nothing of it is enforced.
import { get } from "./http";
import type { GameShown } from "./protocol";
import { say } from "./words.svelte";
import { optionName, valueName } from "./wording";

export const span = (least: number, most: number): string => (least === most ? String(least) : `${least}–${most}`);

const chosen = (game: GameShown, options: Record<string, string>, name: string): string =>
  options[name] ?? String(game.options.find((option) => option.name === name)?.default ?? "");

/** The usual minutes with these options; null where nothing is known. */
export function minutesOf(game: GameShown, options: Record<string, string>): string | null {
  for (const each of game.customs.durations) {
    if (each.option === null || chosen(game, options, each.option) === each.value) {
      const times = each.times === null ? 1 : Number(chosen(game, options, each.times));
      return span(each.least * times, each.most * times);
    }
  }
  return null;
}

/** Who sits on each seat: the leader on the leading one, the others clockwise as they are given. */
export function seated(names: readonly string[], leader: number, leadSeat: number): string[] {
  if (leader < 0) return [...names];
  return names.map((_, seat) => names[(leader + seat - leadSeat + names.length) % names.length] ?? "");
}

/** The options of a first game, where nobody has chosen others. */
export const withFirst = (game: GameShown, options: Record<string, string>): Record<string, string> => ({ ...game.customs.first, ...options });

/** What is recommended for a first game, in words; with `unusual` only what is not chosen anyway. */
export function firstInWords(game: GameShown, unusual = false): string {
  return Object.entries(game.customs.first)
    .flatMap(([name, value]) => {
      const option = game.options.find((known) => known.name === name);
      return option && !(unusual && value === String(option.default)) ? [`${optionName(game.name, option)} (${valueName(game.name, option, value)})`] : [];
    })
    .join(", ");
}

/** Players, age and duration, as far as they are stated. */
export function factsInWords(game: GameShown, options: Record<string, string>): string[] {
  const { players, age } = game.customs;
  const minutes = minutesOf(game, options);
  return [
    say("customs-players", { players: players.join(", ") }),
    age === null ? "" : say("customs-age", { age: String(age) }),
    minutes === null ? "" : say("customs-minutes", { minutes }),
  ].filter(Boolean);
}

/** Who of these people has the highest rating; null where the ratings do not say. */
export async function experienced(game: string, names: readonly string[]): Promise<string | null> {
  const asked = names.map((name) => `name=${encodeURIComponent(name)}`).join("&");
  return (await get<{ name: string | null }>(`/api/leaderboards/${game}/${names.length}/experienced?${asked}`)).name;
}

/** Whether a person counts as more experienced than the computer: on its lowest level, after a finished game. */
export const leadsComputer = (level: string, levels: readonly string[], played: boolean): boolean => played && level === levels[0];
