import { expect, test } from "vitest";
import { noteAt, readingTime } from "../src/examples";
import type { LocalizedExample } from "../src/protocol";

const notes = [
  { at: 2, text: "two acts are a turn" },
  { at: 3, text: "short" },
];
const told: LocalizedExample = {
  id: "x",
  game: "kaito",
  title: "X",
  about: "what to look for",
  acts: 4,
  language: "en",
  record: "",
  notes,
  end: "over",
};

test("an act within a turn has the note of the turn", () => {
  expect(
    [0, 1, 2, 3, 4].map((at) => noteAt(notes, at)?.text ?? null),
  ).toEqual([null, notes[0]!.text, notes[0]!.text, "short", null]);
});

test("only new notes get reading time", () => {
  const [start, first, second, third, fourth] = [0, 1, 2, 3, 4].map((at) => readingTime(told, at));
  expect(start! - second!).toBe(60 * told.about.length);
  expect(first! - second!).toBe(60 * notes[0]!.text.length);
  expect(third! - second!).toBe(60 * "short".length);
  expect(fourth).toBe(second);
});
