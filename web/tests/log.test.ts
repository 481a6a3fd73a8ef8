import { expect, test } from "vitest";
import { grown, standing, told } from "../src/log";
import type { Shown } from "../src/protocol";

const act = (n: number, seat = n % 2): Shown => ({ n, kind: "act", seat, act: n, text: `${n}`, left: null, forced: false, at: 0 });
const back = (n: number, left: number): Shown => ({ n, kind: "back", seat: 0, act: null, text: null, left, forced: false, at: 0 });

test("a take-back leaves the acts before it standing", () => {
  const log = [act(0), act(1), act(2), back(3, 1), act(4)];
  expect(standing(log).map((entry) => entry.n)).toEqual([0, 4]);
});

test("who leaves the game stands between the acts, also when acts around it are taken back", () => {
  const left: Shown = { n: 2, kind: "left", seat: 1, act: null, text: null, left: null, forced: false, at: 0, reason: "flag" };
  const log = [act(0), act(1), left, act(3), back(4, 1), act(5)];
  expect(told(log).map((entry) => entry.n)).toEqual([0, 2, 5]);
  expect(standing(log).map((entry) => entry.n)).toEqual([0, 5]);
});

test("new entries take their places, also when some come twice", () => {
  expect(grown([act(0)], [act(0), act(1)], 2)?.map((entry) => entry.n)).toEqual([0, 1]);
});

test("a gap in the log means that it must be read again", () => {
  expect(grown([act(0)], [act(2)], 3)).toBeNull();
});
