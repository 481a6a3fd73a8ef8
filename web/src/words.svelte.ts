// Words in five languages, from the same Fluent files as the server's; a language is one chunk, loaded when it is
// chosen.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import PARTS from "virtual:word-parts";
import { isolated } from "./isolated";
import { withRetry } from "./retry.svelte";
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
let spoken = $state.raw<{ language: Language; bundle: FluentBundle }>({
  language: "en",
  bundle: new FluentBundle("en"),
});
const wanted = new Set<string>();
/** The further files whose words have been loaded. */
let loaded: ReadonlySet<string> = new Set();

/** Messages that were asked for and are in no file: empty, or the tests fail. */
export const missing = new Set<string>();

export const language = (): Language => spoken.language;

export function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code);
}

/** The language chosen here before, else the first of the browser's that we speak. */
export function firstLanguage(stored: string | null, browsers: readonly string[]): Language {
  if (stored !== null && isLanguage(stored)) return stored;
  for (const code of browsers) {
    const short = code.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return "en";
}

/** The games of other packages than Kaisho's, each with a function that reads its words from the server. */
const outside = new Map<string, (code: Language) => Promise<string>>();
let begun: Promise<void> = Promise.resolve();
let reading: Promise<void> = Promise.resolve();
/** Whether the words of all games have been read: until then, a message may be one of a game that is not known yet. */
let gamesRead = false;
let subjects = new Set<string>();

async function texts(code: Language): Promise<string[]> {
  const parts = [...wanted].map((name) => PARTS[`${code}/${name}`]);
  const files = [CLUB[code], ...parts.filter((part) => part !== undefined)];
  return Promise.all([
    ...files.map((file) => withRetry(file).then((module) => module.default)),
    ...[...outside.values()].map((read) => read(code)),
  ]);
}

async function speak(code: Language): Promise<void> {
  const bundle = new FluentBundle(code, { useIsolating: false });
  const names = new Set(wanted);
  const files = await texts(code);
  for (const text of files) bundle.addResource(new FluentResource(text));
  subjects = new Set(files.flatMap((text) => [...text.matchAll(/^[a-z0-9]+/gm)].map(([first]) => first)));
  spoken = { language: code, bundle };
  loaded = names;
  document.documentElement.lang = code;
}

/** Read words after those that are being read now: an older, slower answer must not replace a newer one. */
function speakNext(code: () => Language): Promise<void> {
  reading = reading.catch(() => undefined).then(() => speak(code()));
  return reading;
}

export function beginToSpeak(): Promise<void> {
  begun = speakNext(() => firstLanguage(stored(), navigator.languages));
  return begun;
}

/** Read the words of all games that these pages were not built with. */
export async function needGames(names: readonly string[], read: (game: string, code: Language) =>
  Promise<string>,
): Promise<void> {
  await begun;
  const fresh = names.filter((name) => !has(name) && !outside.has(name));
  for (const name of fresh) outside.set(name, (code) => read(name, code).catch(() => ""));
  if (fresh.length) await speakNext(() => spoken.language);
  gamesRead = true;
}

function stored(): string | null {
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
  await speakNext(() => code);
}

/**
 * Load a further file of words, such as those of a bigger page or board, in the language spoken now and in those spoken
 * later. A file that cannot be loaded is asked for again by whoever needs it next.
 */
export async function needWords(...names: string[]): Promise<void> {
  const lacking = (): string[] => names.filter((name) => !loaded.has(name));
  if (!lacking().length) return;
  const known = wanted.size;
  for (const name of names) wanted.add(name);
  try {
    await (wanted.size > known ? speakNext(() => spoken.language) : reading); // others may be reading the same words
  } catch (error) {
    for (const name of lacking()) wanted.delete(name);
    if (lacking().length) throw error;
  }
}

export type Values = Record<string, Value>;

/**
 * A message in the language chosen; a value `{word: id}` is a message itself, and a list is said with commas. Names are
 * isolated where needed.
 */
export function say(id: string, values: Values = {}): string {
  const { bundle } = spoken;
  const message = bundle.getMessage(id);
  if (!message?.value) {
    if (!gamesRead && !subjects.has(id.split("-", 1)[0] ?? "")) return ""; // said again when its words are there
    if (!missing.has(id)) console.error(`no words for ${id} in ${spoken.language}`);
    missing.add(id);
    return id;
  }
  const inserted: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) inserted[name] = said(value);
  return bundle.formatPattern(message.value, inserted, []);
}

/** A name, a colon and a value, with the spaces of the language. */
export const labelled = (name: string, value: string | number): string =>
  say("plain-labelled", { name, value: String(value) });

function said(value: Value): string | number {
  if (Array.isArray(value)) return value.map(said).join(", ");
  if (typeof value === "object") return say(value.word, value.values);
  return typeof value === "string" ? isolated(value) : value;
}

export const has = (id: string): boolean => spoken.bundle.hasMessage(id);
