import { expect, test } from "vitest";
import { paletteOf, symbolPath, SYMBOL_OFFSETS } from "../../src/boards/caminos/colours";
import { LOOKS } from "../../src/boards/caminos/looks";
import { cellInWords, lines, type Say } from "../../src/boards/caminos/text";
import { viewOf } from "./board";

const say: Say = (id, values = {}) => `${id}(${Object.values(values).join("; ")})`;

function brightness(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark, light] = [brightness(one), brightness(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test("owners have different symbols, with enough contrast", () => {
  const paths = (["yellow", "green", "neutral"] as const).map((owner) => symbolPath(owner, 0, 0, 1));
  expect(new Set(paths).size).toBe(3);
  for (const look of LOOKS) {
    for (const { body, symbol } of Object.values(paletteOf(look).stones)) {
      expect(contrast(body, symbol), look).toBeGreaterThan(3);
    }
  }
});

test("yellow and green differ in brightness too, most of all in the look of high contrast", () => {
  for (const look of LOOKS) {
    const { yellow, green } = paletteOf(look).stones;
    expect(contrast(yellow.body, green.body), look).toBeGreaterThan(look === "contrast" ? 6 : 2.3);
  }
});

test("names of cells can be read in every look, light and dark", () => {
  for (const look of LOOKS) {
    for (const { cell, name } of [paletteOf(look).light, paletteOf(look).dark]) {
      expect(contrast(cell, name), look).toBeGreaterThan(4);
    }
  }
});

test("a stack has one symbol for each cube of height", () => {
  expect([1, 2, 3].map((height) => SYMBOL_OFFSETS[height]!.length)).toEqual([1, 2, 3]);
});

test("a cell in words has its height and every cube", () => {
  expect(
    cellInWords({ cell: "d4", cubes: ["yellow", "neutral"] }, say),
  ).toBe("cubes-cell-stack(d4; 2; caminos-yellow(), cubes-neutral())");
  expect(cellInWords({ cell: "a1", cubes: [] }, say)).toBe("cubes-cell-empty(a1)");
});

test("the board in words has the side to act, the remaining stones and every stack, but no empty cells", () => {
  expect(lines(viewOf({ d4: ["yellow"], e4: ["yellow", "green"] }), say)).toEqual([
    "caminos-show-stone(caminos-yellow())",
    "caminos-show-left(caminos-yellow(); 4 T, 4 Z, 3 L, 2 O)",
    "caminos-show-left(caminos-green(); 4 T, 4 Z, 4 L, 2 O)",
    "cubes-cell-stack(d4; 1; caminos-yellow())",
    "cubes-cell-stack(e4; 2; caminos-yellow(), caminos-green())",
  ]);
});

test("the board in words has the winning path, edge stones and eliminated sides", () => {
  const told = lines(
    viewOf({}, { to_act: null, phase: "over", way: ["a1", "a2"], scoring: true, out: ["green"] }),
    say,
  );
  expect(told).toContain("cubes-way(a1, a2)");
  expect(told).toContain("caminos-show-edges(1; 0)");
  expect(told).toContain("caminos-show-left-out(caminos-green(); 4 T, 4 Z, 4 L, 2 O)");
  expect(told).toContain("cubes-empty-board()");
});
