// Words in five languages, from the same Fluent files as the server's; a language is one chunk, loaded when it is chosen.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { isolated } from "./isolated";
import { patiently } from "./patience.svelte";
import type { Value } from "./protocol";

export const LANGUAGES = ["en", "de", "fr", "nl", "tr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  nl: "Nederlands",
  tr: "Türkçe",
};

const KEY = "kaisho-language";

const CLUB: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
  fr: () => import("virtual:words/fr"),
  nl: () => import("virtual:words/nl"),
  tr: () => import("virtual:words/tr"),
};
/** Words of bigger parts: loaded by `needWords`. (What courses and example games say comes with them from the server.) */
const PARTS = import.meta.glob<string>(
  [
    "../../src/kaisho/words/*/*.ftl",
    "!../../src/kaisho/words/*/{web,plain,kamisado,kaito,caminos,samurai}.ftl",
    "!../../src/kaisho/words/*/{cli,engine,example,host,http,learn,people,socket,table,core}.ftl",
  ],
  { import: "default" },
);

let spoken = $state.raw<{ language: Language; bundle: FluentBundle }>({ language: "en", bundle: new FluentBundle("en") });
const wanted = new Set<string>();

/** Messages that were asked for and are in no file: empty, or the tests fail. */
export const missing = new Set<string>();

export const language = (): Language => spoken.language;

export function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code);
}

/** The language chosen here before, else the first of the browser's that we speak. */
export function firstLanguage(kept: string | null, browsers: readonly string[]): Language {
  if (kept !== null && isLanguage(kept)) return kept;
  for (const code of browsers) {
    const short = code.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return "en";
}

async function texts(code: Language): Promise<string[]> {
  const parts = [...wanted].map((name) => PARTS[`../../src/kaisho/words/${code}/${name}.ftl`]);
  const club = patiently(CLUB[code]).then((module) => module.default);
  return Promise.all([club, ...parts.filter((part) => part !== undefined).map((part) => patiently(part))]);
}

async function speak(code: Language): Promise<void> {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of await texts(code)) bundle.addResource(new FluentResource(text));
  spoken = { language: code, bundle };
  document.documentElement.lang = code;
}

export async function beginToSpeak(): Promise<void> {
  await speak(firstLanguage(kept(), navigator.languages));
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export async function chooseLanguage(code: Language): Promise<void> {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
  await speak(code);
}

/** Load a further file of words in the language spoken now and in those spoken later. */
export async function needWords(...names: string[]): Promise<void> {
  const fresh = names.filter((name) => !wanted.has(name));
  if (!fresh.length) return;
  for (const name of fresh) wanted.add(name);
  await speak(spoken.language);
}

export type Values = Record<string, Value>;

/** A message in the language chosen; a value `{word: id}` is a message itself, and a list is said with commas. Names are isolated where needed. */
export function say(id: string, values: Values = {}): string {
  const { bundle } = spoken;
  const message = bundle.getMessage(id);
  if (!message?.value) {
    if (!missing.has(id)) console.error(`no words for ${id} in ${spoken.language}`);
    missing.add(id);
    return id;
  }
  const inserted: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) inserted[name] = said(value);
  return bundle.formatPattern(message.value, inserted, []);
}

function said(value: Value): string | number {
  if (Array.isArray(value)) return value.map(said).join(", ");
  if (typeof value === "object") return say(value.word, value.values);
  return typeof value === "string" ? isolated(value) : value;
}

export const has = (id: string): boolean => spoken.bundle.hasMessage(id);
