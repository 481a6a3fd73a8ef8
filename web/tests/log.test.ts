import { expect, test } from "vitest";
import { mergeEntries, standingActs, standingEntries } from "../src/log";
import type { EntryView } from "../src/protocol";

const act = (n: number, seat = n % 2): EntryView => ({
  n,
  kind: "act",
  seat,
  act: n,
  text: `${n}`,
  left: null,
  forced: false,
  at: 0,
  reason: null,
  round: null,
});
const back = (n: number, left: number): EntryView => ({
  n,
  kind: "back",
  seat: 0,
  act: null,
  text: null,
  left,
  forced: false,
  at: 0,
  reason: null,
  round: null,
});

test("a take-back keeps the acts before it", () => {
  const log = [act(0), act(1), act(2), back(3, 1), act(4)];
  expect(standingActs(log).map((entry) => entry.n)).toEqual([0, 4]);
});

test("departures stay between the acts, also when acts around them are taken back", () => {
  const left: EntryView = {
    n: 2,
    kind: "left",
    seat: 1,
    act: null,
    text: null,
    left: null,
    forced: false,
    at: 0,
    reason: "flag",
    round: null,
  };
  const log = [act(0), act(1), left, act(3), back(4, 1), act(5)];
  expect(standingEntries(log).map((entry) => entry.n)).toEqual([0, 2, 5]);
  expect(standingActs(log).map((entry) => entry.n)).toEqual([0, 5]);
});

test("new entries are merged, also when some arrive twice", () => {
  expect(mergeEntries([act(0)], [act(0), act(1)], 2)?.map((entry) => entry.n)).toEqual([0, 1]);
});

test("a gap in the log means that it must be loaded again", () => {
  expect(mergeEntries([act(0)], [act(2)], 3)).toBeNull();
});
