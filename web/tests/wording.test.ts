import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Control, Ending, GameDescription, Seat } from "../src/protocol";
import {
  clockTime,
  controlInWords,
  dateInWords,
  endingInWords,
  optionsInWords,
  playerName,
  playerNames,
} from "../src/wording";
import { chooseLanguage, LANGUAGES, missing, needWords, say, type Language } from "../src/words.svelte";

type Texts = { texts: Record<Language, string> };

/** What the server's plain pages say in the same cases (tests/server/test_wording.py). */
const cases = JSON.parse(readFileSync("../tests/data/wording.json", "utf8")) as {
  times: { ms: number; text: string }[];
  controls: ({ control: Control } & Texts)[];
  seats: ({ seat: Seat } & Texts)[];
  tables: ({ seats: Seat[] } & Texts)[];
  options: ({ game: string; options: string[] } & Texts)[];
  endings: ({ game: string; sides: string[]; ending: Ending } & Texts)[];
  games: GameDescription[];
};

test("times on clocks are written as by the server", () => {
  for (const { ms, text } of cases.times) expect(clockTime(ms)).toBe(text);
});

describe.each(LANGUAGES)("in %s, the pages use the words of the server for", (language) => {
  beforeAll(async () => {
    Object.assign(globalThis, { document: { documentElement: {} } });
    await chooseLanguage(language);
    await needWords(...cases.games.map((game) => game.name));
  });

  test("clocks", () => {
    for (const { control, texts } of cases.controls) expect(controlInWords(control)).toBe(texts[language]);
  });

  test("players", () => {
    for (const { seat, texts } of cases.seats) expect(playerName(seat)).toBe(texts[language]);
    for (const { seats, texts } of cases.tables) expect(playerNames(seats)).toBe(texts[language]);
  });

  test("options", () => {
    for (const { game: name, options, texts } of cases.options) {
      const game = cases.games.find((known) => known.name === name)!;
      expect(optionsInWords(game, options)).toBe(texts[language]);
    }
  });

  test("endings", () => {
    for (const { game, sides, ending, texts } of cases.endings) {
      expect(endingInWords(game, sides.map((side) => say(side)), ending)).toBe(texts[language]);
    }
    expect(missing).toEqual(new Set());
  });
});

test("the date of a record is said in the language, and anything else stays as it is", async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await chooseLanguage("de");
  expect(dateInWords("2026-11-08")).toBe("08.11.2026");
  for (const date of ["", "????.??.??", "2026-13-45", "autumn 2026"]) expect(dateInWords(date)).toBe(date);
});
