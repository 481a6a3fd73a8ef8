import { expect, test } from "vitest";
import { boardSeat, WATCHER } from "../src/seats";

const at = (you: number[], seat: number, hidden = false): number => boardSeat({ you, state: { seat } }, hidden);

test("a player sees the board from the seat that the server shows", () => {
  expect(at([1], 1)).toBe(1);
  expect(at([1], 1, true)).toBe(1);
});

test("a watcher has no seat, whatever view is shown", () => {
  expect(at([], WATCHER)).toBe(WATCHER);
  expect(at([], 0)).toBe(WATCHER);
});

test("at a shared screen the board of an open game does not turn", () => {
  expect(at([0, 1], 0)).toBe(0);
  expect(at([0, 1], 1)).toBe(0);
});

test("at a shared screen of a game that hides something, the board turns to whoever is looking", () => {
  expect(at([0, 1], 1, true)).toBe(1);
  expect(at([0, 1], WATCHER, true)).toBe(0);
});
