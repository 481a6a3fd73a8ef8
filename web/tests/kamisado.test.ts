import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOOKS } from "../src/boards/kamisado/look";
import { moved } from "../src/boards/kamisado/moved";
import { arrowsOf, deadlockIn, stillStands, type Deadlock } from "../src/boards/kamisado/deadlock";
import { bent, gridFor } from "../src/boards/kamisado/squares";
import type { KamisadoView, Tower } from "../src/boards/kamisado/view";

// The game defines the colours.
const source = readFileSync("../src/kaisho/games/kamisado/board.py", "utf8");
const colours = [.../COLOURS = \((.+)\)/.exec(source)![1]!.matchAll(/"(\w+)"/g)].map((found) => found[1]!);
const letters = [.../LETTERS = "(.+)"/.exec(source)![1]!];
const kanji = [.../KANJI = "(.+)"/.exec(source)![1]!];

test("no two colours share a letter, a kanji or a look", () => {
  expect(colours).toHaveLength(8);
  for (const signs of [colours, letters, kanji, colours.map((colour) => LOOKS[colour]?.ground)]) {
    expect(new Set(signs).size).toBe(8);
  }
});

const light = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

test("the kanji can be read on every colour", () => {
  for (const { ground, ink } of Object.values(LOOKS)) {
    const [dark, bright] = [light(ground), light(ink)].sort((one, other) => one - other) as [number, number];
    expect((bright + 0.05) / (dark + 0.05)).toBeGreaterThan(4.5);
  }
});

test("each player sees their own home row below", () => {
  expect(gridFor(false).rows.at(-1)).toEqual(["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"]);
  expect(gridFor(true).rows.at(-1)).toEqual(["h8", "g8", "f8", "e8", "d8", "c8", "b8", "a8"]);
  expect(gridFor(false).center("a1")).toEqual({ x: 50, y: 750 });
  expect(gridFor(true).center("a1")).toEqual({ x: 750, y: 50 });
});

test("the towers that differ between two positions are found", () => {
  const tower = (colour: string, square: string | null): Tower => ({ side: "black", colour, markers: 0, square });
  const view = (...towers: Tower[]): KamisadoView => ({ towers }) as KamisadoView;
  const steps = moved(
    view(tower("red", "a1"), tower("blue", "b1"), tower("pink", null)),
    view(tower("red", "a3"), tower("blue", "b1"), tower("pink", "c1")),
  );
  expect(steps.map(({ tower: { colour }, from, to }) => [colour, from, to])).toEqual([
    ["red", "a1", "a3"],
    ["pink", null, "c1"],
  ]);
});

const standing = (side: "black" | "white", colour: string, square: string) => ({ side, colour, square });
const chain = [
  standing("white", "red", "f5"),
  standing("black", "green", "b4"),
  standing("white", "blue", "c6"),
  standing("black", "pink", "d2"),
];
const deadlock: Deadlock = { kind: "deadlock", moved: chain[1]!, passes: chain, again: 2, marked: null, towers: [] };

test("the arrows of a deadlock follow the passes, and the last one leads back into the circle", () => {
  expect(arrowsOf(deadlock)).toEqual([
    { from: "f5", to: "b4" },
    { from: "b4", to: "c6" },
    { from: "c6", to: "d2" },
    { from: "d2", to: "c6" },
  ]);
});

test("a deadlock is found among the events, and stays on the board until the next round is set up", () => {
  const news = [
    { id: "a", values: {}, rule: null, drawn: null, n: 3, banner: false },
    { id: "b", values: {}, rule: "Z8", drawn: deadlock, n: 3, banner: true },
  ];
  expect(deadlockIn(news)).toBe(deadlock);
  expect(deadlockIn(news.slice(0, 1))).toBeNull();
  const phases = ["place", "play", "refill", "over"] as const;
  expect(phases.map((phase) => stillStands({ phase } as KamisadoView))).toEqual([false, false, true, true]);
});

test("arrows in opposite directions do not cover each other, and stay on the board", () => {
  for (const turned of [false, true]) {
    const grid = gridFor(turned);
    const [one, other] = [grid.center("a1"), grid.center("a2")];
    expect(bent(one, other, 36)).not.toBe(bent(other, one, 36));
    for (const from of grid.rows.flat()) {
      for (const to of grid.rows.flat()) {
        const numbers = [...bent(grid.center(from), grid.center(to), 36).matchAll(/-?\d+\.\d/g)].map(Number);
        expect(numbers.every((number) => number > -20 && number < 820)).toBe(true);
      }
    }
  }
});
