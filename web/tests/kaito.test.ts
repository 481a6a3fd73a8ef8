import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Acts } from "../src/boards/board";
import { actOfPurchase, actTo, declineOf, enough, offersOf, targetsOf } from "../src/boards/kaito/choices";
import { decisionOf, gainOf, holderOf, sceneOf, verdicts, winnerOf } from "../src/boards/kaito/scene";
import { stoneIn } from "../src/boards/kaito/sign";
import { soundOf } from "../src/boards/kaito/sounds";
import { gainInWords, linesOf, squareInWords } from "../src/boards/kaito/text";
import { drawing, newest, shapeFor, trayOf } from "../src/boards/kaito/trays";
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
  for (const file of ["kaito", "kaito-board", "plain"]) {
    bundle.addResource(new FluentResource(readFileSync(`../src/kaisho/words/${language}/${file}.ftl`, "utf8")));
  }
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

const taken = (was: KaitoView, square: string): KaitoView =>
  shown({ kaito: { square, colour: "black" }, to_act: "black", field: field({ ...was.field, [square]: null }) });

test("a capture is a way along a line, and a stone for its captor or out of the game", () => {
  const was = shown();
  const scene = sceneOf(was, taken(was, "c5"), { do: "take", to: "c5" });
  expect(scene).toMatchObject({ kind: "take", mover: "red", from: "c3", to: "c5", taken: stoneOf("black", "mon-3") });
  expect(holderOf("red", stoneOf("black", "mon-3"))).toBe("red");
  expect(holderOf("red", stoneOf("red", "sword"))).toBeNull();
  expect(soundOf({ do: "take", to: "c5" }, was, taken(was, "c5"))).toBe("capture");
  expect(soundOf({ do: "take", to: "a3" }, was, taken(was, "a3"))).toBe("stone");
});

test("the kaito is never shown on a way that the rules forbid", () => {
  const was = shown();
  expect(sceneOf(was, taken(was, "e4"), { do: "take", to: "e4" })).toBeNull();
  expect(sceneOf(was, taken(was, "c5"), { do: "take", to: "a3" })).toBeNull();
  expect(sceneOf(null, taken(was, "c5"), { do: "take", to: "c5" })).toBeNull();
  expect(sceneOf(was, was, null)).toBeNull();
});

test("an exchange is shown with what was paid and bought, and the beginning without a way", () => {
  const was = shown({ phase: "exchange" });
  const meaning = { do: "exchange", stone: "helmet", pay: [3, 2] };
  expect(sceneOf(was, shown(), meaning)).toMatchObject({
    bought: stoneOf("red", "helmet"),
    paid: ["mon-3", "mon-2"],
    from: null,
  });
  const placing = shown({ phase: "place", kaito: { square: null, colour: "red" } });
  expect(sceneOf(placing, shown(), { do: "begin", at: "c3" })).toMatchObject({ kind: "begin", from: null, to: "c3" });
});

test("a target says what it brings", () => {
  const [red, black] = [side({ left: counts({ helmet: 1, sword: 2 }) }), side({ left: counts({ sword: 1 }) })];
  const view = shown({ sides: { red, black } });
  const gain = (colour: "red" | "black", sort: Sort): string => gainOf(view, stoneOf(colour, sort), "red");
  expect([gain("black", "sword"), gain("black", "helmet"), gain("black", "mon-2")]).toEqual(["win", "life", "mon"]);
  expect([gain("red", "helmet"), gain("red", "sword"), gain("red", "mon-1")]).toEqual(["loss", "own", "own"]);
});

test("the end is read from the field", () => {
  const both = counts({ sword: 1, helmet: 1 });
  const over = (black: Record<Sort, number>): KaitoView =>
    shown({ phase: "over", to_act: null, sides: { red: side({ left: both }), black: side({ left: black }) } });
  const last = decisionOf(over(counts({ sword: 1 })));
  expect(last).toEqual({ kind: "last", stone: stoneOf("black", "helmet") });
  expect(winnerOf(shown(), last!)).toBe("red");
  expect(decisionOf(over(both))).toEqual({ kind: "stuck" });
  expect(winnerOf(shown(), { kind: "stuck" })).toBe("black");
  expect(decisionOf(shown())).toBeNull();
});

test("of a refusal, what was wrong is told apart from what would be right", () => {
  expect([...verdicts(["a1", "b5", "d6"], new Set(["b5", "d6"]), null)]).toEqual([
    ["a1", "wrong"],
    ["b5", "right"],
    ["d6", "right"],
  ]);
  expect(Object.fromEntries(verdicts(["c3", "e4"], new Set(), "c3"))).toEqual({ c3: "right", e4: "wrong" });
  expect(Object.fromEntries(verdicts(["c3"], new Set(), "c3"))).toEqual({ c3: "wrong" });
});

test("a payment that suffices is proposed, and every other one can be composed", () => {
  expect(enough([3, 2, 1], 4)).toEqual([3, 1]);
  expect(enough([3, 3, 2], 5)).toEqual([3, 2]);
  expect(enough([2, 1], 5)).toEqual([2, 1]);
  const acts = new Acts([
    { do: "exchange", stone: "sword", pay: [1, 2] },
    { do: "exchange", stone: "helmet", pay: [2, 3] },
  ]);
  expect(actOfPurchase(acts, [], "sword", [2, 1])).toBe(0);
  expect(actOfPurchase(acts, [], "helmet", [3, 2])).toBe(1);
  expect(actOfPurchase(acts, [], "helmet", [3])).toBeNull();
});

test.each(["wide", "tall"] as const)("all lives and captured stones lie inside the drawing, %s", (shape) => {
  const many = counts({ sword: 6, helmet: 2, "mon-3": 2, "mon-2": 2, "mon-1": 3 });
  const left = counts({ sword: 1, helmet: 1 });
  const [red, black] = [side({ holds: many, left }), side({ holds: counts({ sword: 2 }), left })];
  const view = shown({ sides: { red, black } });
  const box = drawing(shape, true);
  for (const [colour, mine] of [["red", true], ["black", false]] as const) {
    const plan = trayOf(view, colour, mine, shape, true);
    expect(plan.lives).toHaveLength(10);
    expect(plan.lives.filter(({ last }) => last)).toHaveLength(2);
    for (const { x, y, scale } of [...plan.lives, ...plan.captured]) {
      expect(x - 42 * scale).toBeGreaterThanOrEqual(plan.box.x);
      expect(x + 42 * scale).toBeLessThanOrEqual(plan.box.x + plan.box.width);
      expect(y - 42 * scale).toBeGreaterThanOrEqual(plan.box.y);
      expect(y + 47 * scale).toBeLessThanOrEqual(plan.box.y + plan.box.height);
    }
    expect(plan.box.x).toBeGreaterThanOrEqual(box.x);
    expect(plan.box.x + plan.box.width).toBeLessThanOrEqual(box.x + box.width);
    expect(plan.box.y + plan.box.height).toBeLessThanOrEqual(box.y + box.height);
  }
  const plan = trayOf(view, "red", true, shape, true);
  expect(plan.lives.filter(({ sort }) => sort === "sword").map(({ state }) => state).join()).toBe(
    "here,held,held,gone,gone,gone,gone",
  );
  expect(newest(plan, "mon-1")?.key).toBe("mon-1-3");
});

test("a wide space has the trays at the side, a narrow one above and below", () => {
  expect(shapeFor(1000, 700, true)).toBe("wide");
  expect(shapeFor(360, 560, true)).toBe("tall");
});

test("the stone of an act is found in its notation", () => {
  const kanji = { sword: "刀", helmet: "兜", "mon-3": "紋", "mon-2": "紋", "mon-1": "紋" };
  const stones = Object.fromEntries(
    SORTS.map((sort) => [sort, { kanji: kanji[sort], copies: 1, value: stoneOf("red", sort).value, price: null }]),
  ) as KaitoBoard["stones"];
  const named = { ...board, stones };
  expect(stoneIn("d4黒紋3", named)).toEqual(stoneOf("black", "mon-3"));
  expect(stoneIn("黒3+2→赤兜", named)).toEqual(stoneOf("red", "helmet"));
  expect(stoneIn("-", named)).toBeNull();
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
  expect(gainInWords(say, view, "c5", shown({ phase: "exchange" }), false)).toContain(
    say("kaito-board-then-exchange"),
  );
  const lines = linesOf(say, board, view);
  expect(lines).toHaveLength(10);
  expect(lines[5]).toMatch(/c5\u00a0?: /);
  expect(lines[2]).toContain(say("kaito-mon-counted", { stones: 1, worth: 2 }));
});
