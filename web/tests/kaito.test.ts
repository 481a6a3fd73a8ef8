import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Acts } from "../src/boards/board";
import { actTo, declineOf, offersOf, targetsOf } from "../src/boards/kaito/choices";
import { flightBetween } from "../src/boards/kaito/flight";
import { linesOf, squareInWords } from "../src/boards/kaito/text";
import {
  SORTS,
  colourOf,
  sortOf,
  stoneOf,
  type KaitoBoard,
  type KaitoView,
  type Side,
  type Sort,
} from "../src/boards/kaito/view";
import type { Values } from "../src/words.svelte";

const SQUARES = [1, 2, 3, 4, 5, 6].flatMap((rank) => [..."abcdef"].map((file) => `${file}${rank}`));
const counts = (wanted: Partial<Record<Sort, number>> = {}): Record<Sort, number> =>
  ({ ...Object.fromEntries(SORTS.map((sort) => [sort, 0])), ...wanted }) as Record<Sort, number>;
const side = (wanted: Partial<Side> = {}): Side => ({
  left: counts(),
  gone: counts(),
  holds: counts(),
  mon: { stones: [], worth: 0 },
  ...wanted,
});
const field = (stones: KaitoView["field"]): KaitoView["field"] => ({
  ...Object.fromEntries(SQUARES.map((square) => [square, null])),
  ...stones,
});
const board: KaitoBoard = {
  size: 6,
  squares: SQUARES,
  colours: { red: "赤", black: "黒" },
  kaito: "怪",
  stones: {} as KaitoBoard["stones"],
};
const shown = (wanted: Partial<KaitoView> = {}): KaitoView => ({
  phase: "move",
  start: "red",
  to_act: "red",
  kaito: { square: "c3", colour: "red" },
  field: field({ c5: stoneOf("black", "mon-3"), a3: stoneOf("red", "sword") }),
  sides: { red: side({ holds: counts({ "mon-2": 1 }), mon: { stones: [2], worth: 2 } }), black: side() },
  ...wanted,
});

function speaker(language: string): (id: string, values?: Values) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(`../src/kaisho/words/${language}/kaito.ftl`, "utf8")));
  return function say(id, values = {}): string {
    const inserted = Object.entries(values).map(([name, value]): [string, FluentVariable] =>
      [name, typeof value !== "object" ? value : Array.isArray(value) ? value.join() : say(value.word)],
    );
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`no words for ${id}`);
    return bundle.formatPattern(message.value, Object.fromEntries(inserted));
  };
}

test("the colour of a seat follows the option", () => {
  expect([0, 1].map((seat) => colourOf(seat, { start: "black" }))).toEqual(["black", "red"]);
  expect(colourOf(-1, {})).toBe("red");
});

test("only payments among the legal acts are offered, the smallest first", () => {
  const acts = new Acts([
    { do: "take", to: "c5" },
    { do: "exchange", stone: "sword", pay: [1, 3] },
    { do: "exchange", stone: "sword", pay: [2, 3] },
    { do: "exchange", stone: "helmet", pay: [2, 3] },
    { do: "decline" },
  ]);
  expect(offersOf(acts, [2, 1, 4])).toEqual([
    { stone: "sword", payments: [{ act: 1, values: [3, 1], worth: 4 }, { act: 2, values: [3, 2], worth: 5 }] },
  ]);
  expect(declineOf(acts, [1, 4])).toBe(4);
  expect(declineOf(acts, [0])).toBeNull();
  expect([...targetsOf(acts, [0])]).toEqual([["c5", 0]]);
});

test("a click on a square places the kaito first and captures later, legal or not", () => {
  const acts = new Acts([{ do: "take", to: "a1" }, { do: "begin", at: "a1" }]);
  expect(actTo(acts, [], shown({ phase: "place" }), "a1")).toBe(1);
  expect(actTo(acts, [], shown(), "a1")).toBe(0);
  expect(actTo(acts, [], shown(), "b1")).toBeNull();
});

test("a captured stone flies to its captor, and a stone of the captor's colour out of the game", () => {
  const was = shown();
  const now = (square: string): KaitoView =>
    shown({ kaito: { square, colour: "black" }, to_act: "black", field: field({ ...was.field, [square]: null }) });
  expect(flightBetween(was, now("c5"), "red")).toEqual({ stone: stoneOf("black", "mon-3"), square: "c5", way: "down" });
  expect(flightBetween(was, now("c5"), "black")?.way).toBe("up");
  expect(flightBetween(was, now("a3"), "red")?.way).toBe("out");
  expect(flightBetween(was, was, "red")).toBeNull();
});

test("every kind of stone has its own picture and name", () => {
  for (const sort of SORTS) expect(sortOf(stoneOf("black", sort))).toBe(sort);
});

test.each(["en", "de", "fr", "nl", "tr"])("squares and lines are told in %s", (language) => {
  const say = speaker(language);
  const view = shown();
  expect(squareInWords(say, view, "c5", true)).toContain(say("kaito-may-take"));
  expect(squareInWords(say, view, "c3", false)).toContain(say("kaito-red"));
  const beneath = shown({ field: field({ c3: stoneOf("red", "helmet") }) });
  expect(squareInWords(say, beneath, "c3", false)).toContain(say("kaito-helmet"));
  const lines = linesOf(say, board, view);
  expect(lines).toHaveLength(10);
  expect(lines[5]).toContain(`c5: `);
  expect(lines[2]).toContain(say("kaito-mon-counted", { stones: 1, worth: 2 }));
});
