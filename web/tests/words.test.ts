import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test, vi } from "vitest";
import { browserMessages, clubMessages, parts } from "../plugins/words.ts";
import { chooseLanguage, firstLanguage, has, language, LANGUAGES, missing, needWords, say } from "../src/words.svelte";

const WORDS = resolve(import.meta.dirname, "../../src/kaisho/words");
const SOURCES = resolve(import.meta.dirname, "../src");

const ids = (text: string): string[] => [...text.matchAll(/^[a-z][\w-]*(?= =)/gm)].map(([id]) => id);
const read = (language: string, file: string): string => readFileSync(`${WORDS}/${language}/${file}`, "utf8");
const sources = (): string[] =>
  (readdirSync(SOURCES, { recursive: true }) as string[])
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => readFileSync(`${SOURCES}/${file}`, "utf8"));

const FILES = readdirSync(`${WORDS}/en`);
const BROWSERS = new Set(FILES.flatMap((file) => ids(browserMessages(read("en", file)))));
/** Without files that only the server reads: their ids are error codes, which the browser may compare. */
const SERVERS = FILES.filter((file) => browserMessages(read("en", file)))
  .flatMap((file) => ids(read("en", file)))
  .filter((id) => !BROWSERS.has(id));

test("the language is the stored one, otherwise the first supported one of the browser", () => {
  expect(firstLanguage("tr", ["de-AT"])).toBe("tr");
  expect(firstLanguage(null, ["pt-BR", "nl-BE", "en"])).toBe("nl");
  expect(firstLanguage("xx", ["ja"])).toBe("en");
});

test("groups marked for the server are left out, with all lines of their messages", () => {
  const text = [
    "# Words.",
    "kaito = Kaito",
    "## server",
    "kaito-position-bad-side = { $n ->",
    "    [one] a",
    "   *[other] b",
    "}",
    "# A comment, and a file comment, do not end the group.",
    "### Kaito",
    "kaito-beneath = No",
    "",
    "## browser",
    "kaito-black = Black",
    "",
  ];
  expect(browserMessages(text.join("\n"))).toBe("kaito = Kaito\nkaito-black = Black\n");
  expect(browserMessages(text.join("\r\n"))).toBe("kaito = Kaito\nkaito-black = Black\n");
});

test("only the two marks are used as group comments", () => {
  for (const language of LANGUAGES)
    for (const file of FILES)
      for (const [mark] of read(language, file).matchAll(/^##(?!#).*/gm))
        expect(["## server", "## browser"], `${language}/${file}`).toContain(mark);
});

test("all languages mark the same messages", () => {
  const sorted = (language: string, file: string): string[] => ids(browserMessages(read(language, file))).sort();
  for (const language of LANGUAGES)
    for (const file of FILES) expect(sorted(language, file), `${language}/${file}`).toEqual(sorted("en", file));
});

test("the first page and the further files have all messages of the browser, and none of the server", () => {
  for (const language of LANGUAGES) {
    const files = parts().filter((part) => part.startsWith(`${language}/`));
    const messages = [
      clubMessages(language), ...files.map((part) => browserMessages(read("", `${part}.ftl`))),
    ].flatMap(ids);
    expect(messages.sort()).toEqual([...BROWSERS].sort());
  }
});

test("the browser uses no message that is marked for the server", () => {
  const words = new Set(sources().flatMap((text) => text.match(/[a-z][\w-]*/g) ?? []));
  expect(SERVERS.filter((id) => words.has(id))).toEqual([]);
});

test("no id that the browser puts together can be that of a message for the server", () => {
  // `kaito-${x}` could be nearly any message: only templates with two fixed words, or a game and a word, are looked at.
  const templates = sources().flatMap((text) =>
    text.match(/`([a-z]+-|\$\{\w+(\.name)?\})[\w-]*[a-z]-?(\$\{[^{}]*\})?`/g) ?? [],
  );
  expect(templates.length).toBeGreaterThan(30);
  for (const template of templates) {
    const pattern = template.slice(1, -1).replace(/\$\{[^{}]*\}$/, "(?!about$)\\w+").replace(/^\$\{[^{}]*\}/, "[a-z]+");
    expect(SERVERS.filter((id) => new RegExp(`^${pattern}$`).test(id)), template).toEqual([]);
  }
});

test("every message that the browser names is there", () => {
  const subjects = new Set([...BROWSERS].map((id) => id.split("-", 1)[0]));
  const said = sources().flatMap((text) =>
    [...text.matchAll(/(?:say|has)\((?:[^()`"]*\? )?"([a-z][\w-]*)"(?: : "([a-z][\w-]*)")?/g)],
  );
  const named = said.flatMap(([, one, other]) => [one, other]).filter((id) => id !== undefined);
  expect(named.length).toBeGreaterThan(400);
  expect(named.filter((id) => subjects.has(id.split("-", 1)[0]) && !BROWSERS.has(id))).toEqual([]);
});

test("words that are needed twice at once, and languages chosen meanwhile, are there in the end", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await chooseLanguage("en");
  expect(has("cubes-place")).toBe(false);
  const first = needWords("cubes");
  await needWords("cubes");
  expect(say("cubes-place")).toBe("Place it");
  const chosen = [chooseLanguage("de"), needWords("audit"), chooseLanguage("nl")];
  await chosen[0];
  expect([language(), say("cubes-place")]).toEqual(["de", "Setzen"]);
  await Promise.all([first, ...chosen]);
  expect([language(), say("cubes-place"), has("audit-title")]).toEqual(["nl", "Plaatsen", true]);
  expect([...missing]).toEqual([]);
});
