// The rules of a game in words, loaded once per language.
import { get } from "./http";
import type { GameName, RulesPage } from "./protocol";
import { language } from "./words.svelte";

const known = new Map<string, Promise<RulesPage>>();

export function rulesOf(game: GameName): Promise<RulesPage> {
  const key = `${game} ${language()}`;
  let rules = known.get(key);
  if (rules === undefined) {
    rules = get<RulesPage>(`/api/rules/${encodeURIComponent(game)}?language=${language()}`);
    rules.catch(() => known.delete(key));
    known.set(key, rules);
  }
  return rules;
}

/** The message of a refusal without the rule in parentheses at its end: `… (rule Z1)`. */
export function withoutRule(message: string, rule: string | null): string {
  const end = rule === null ? -1 : message.lastIndexOf(" (");
  return end > 0 && message.endsWith(`${rule})`) ? message.slice(0, end) : message;
}
