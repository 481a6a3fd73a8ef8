import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { factsInWords, firstInWords, leadsComputer, minutesOf, seating, usualOptions } from "../src/customs";
import type { GameDescription } from "../src/protocol";
import { carryNames, storeNames, namesAt } from "../src/screen-names";
import { chooseLanguage } from "../src/words.svelte";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

vi.stubGlobal("document", { documentElement: { lang: "" } });

const kamisado: GameDescription = {
  name: "kamisado",
  version: 1,
  options: [
    { name: "match", values: ["single", "standard", "series"], least: null, most: null, default: "single", only: null },
    { name: "rounds", values: [], least: 1, most: 99, default: 2, only: ["match", "series"] },
  ],
  hidden: false,
  notations: [],
  customs: {
    players: [2],
    age: 10,
    durations: [
      { least: 20, most: 30, option: "match", value: "single", times: null },
      { least: 60, most: 90, option: "match", value: "standard", times: null },
      { least: 20, most: 30, option: "match", value: "series", times: "rounds" },
    ],
    lead: "experienced",
    lead_seat: 1,
    lead_word: "kamisado-white",
    first: { match: "single" },
  },
  players_option: null,
  spoken: null,
};
const samurai: GameDescription = {
  ...kamisado,
  name: "samurai",
  options: [{ name: "hands", values: ["choose", "random"], least: null, most: null, default: "choose", only: null }],
  customs: {
    players: [2, 3, 4],
    age: null,
    durations: [],
    lead: "youngest",
    lead_seat: 0,
    lead_word: "samurai-red",
    first: { hands: "random" },
  },
};

beforeAll(() => chooseLanguage("en"));
beforeEach(() => kept.clear());

test("the usual duration depends on the options and on the length of a series", () => {
  expect(minutesOf(kamisado, {})).toBe("20–30");
  expect(minutesOf(kamisado, { match: "standard" })).toBe("60–90");
  expect(minutesOf(kamisado, { match: "series" })).toBe("40–60");
  expect(minutesOf(kamisado, { match: "series", rounds: "10" })).toBe("200–300");
  expect(minutesOf(samurai, {})).toBeNull();
});

test("facts are listed without the unknown ones", () => {
  expect(factsInWords(kamisado, {})).toEqual(["Players: 2", "Age: 10 and over", "20–30 min"]);
  expect(factsInWords(samurai, {})).toEqual(["Players: 2, 3, 4"]);
});

test("the youngest sits first and the others follow clockwise", () => {
  expect(seating(["Ann", "Ben", "Cleo"], 2, 0)).toEqual(["Cleo", "Ann", "Ben"]);
  expect(seating(["Ann", "Ben", "Cleo", "Dan"], 1, 0)).toEqual(["Ben", "Cleo", "Dan", "Ann"]);
});

test("the more experienced of two players gets the second seat, White", () => {
  expect(seating(["Alain", "Johan"], 0, 1)).toEqual(["Johan", "Alain"]);
  expect(seating(["Alain", "Johan"], 1, 1)).toEqual(["Alain", "Johan"]);
});

test("without an answer everybody sits in the given order", () => {
  expect(seating(["Ann", "Ben"], -1, 1)).toEqual(["Ann", "Ben"]);
});

test("a first game has the recommended options unless others were chosen", () => {
  expect(usualOptions(samurai, false)).toEqual({ hands: "random" });
  expect(firstInWords(samurai)).toBe("First tiles (at random)");
  expect(firstInWords(kamisado)).toBe("Match (one round)");
  expect(firstInWords(kamisado, true)).toBe("");
});

test("the computer counts as more experienced, except at its lowest level after a finished game", () => {
  const levels = ["easy", "medium", "strong"];
  expect(levels.map((level) => leadsComputer(level, levels, true))).toEqual([true, false, false]);
  expect(levels.map((level) => leadsComputer(level, levels, false))).toEqual([false, false, false]);
});

test("names of people at a shared screen are stored and rotate with a rematch", () => {
  storeNames("a", [" Ann ", "x".repeat(99)]);
  expect(namesAt("a")).toEqual(["Ann", "x".repeat(40)]);
  storeNames("b", ["Ann", "Ben", "Cleo"]);
  carryNames("b", "c");
  expect(namesAt("c")).toEqual(["Cleo", "Ann", "Ben"]);
  storeNames("d", ["", " "]);
  carryNames("d", "e");
  expect([namesAt("d"), namesAt("e")]).toEqual([[], []]);
});

test("names of old tables are dropped, and broken storage is ignored", () => {
  for (let number = 0; number < 40; number += 1) storeNames(`t${number}`, ["Ann"]);
  expect(namesAt("t0")).toEqual([]);
  expect(namesAt("t39")).toEqual(["Ann"]);
  kept.set("kaisho-screen-names", "{");
  expect(namesAt("t39")).toEqual([]);
});
