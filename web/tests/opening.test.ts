import { expect, test } from "vitest";
import { USUAL, seatsOf, tableWanted } from "../src/opening";
import type { GameShown } from "../src/protocol";

const samurai: GameShown = {
  name: "samurai",
  version: 1,
  options: [{ name: "players", values: [], least: 2, most: 4, default: 2 }],
  hidden: true,
  notations: [],
};

test("the option players says how many seats there are", () => {
  expect(seatsOf(samurai, USUAL)).toBe(2);
  expect(seatsOf(samurai, { ...USUAL, options: { players: "4" } })).toBe(4);
});

test("against the computer all other seats are its own", () => {
  const wanted = tableWanted(samurai, { ...USUAL, level: "medium", seat: 1, options: { players: "3" } });
  expect(wanted.options).toEqual({ players: 3 });
  expect(wanted.seats).toEqual([{ kind: "bot", bot: "medium" }, { kind: "me" }, { kind: "bot", bot: "medium" }]);
});

test("each seat can be chosen by itself", () => {
  const wanted = tableWanted(samurai, { ...USUAL, with: "mixed", places: ["strong", "me", "here", "open"], listed: true, options: { players: "4" } });
  expect(wanted.seats).toEqual([{ kind: "bot", bot: "strong" }, { kind: "me" }, { kind: "here" }, { kind: "open" }]);
  expect(wanted.listed).toBe(true);
  expect(tableWanted(samurai, { ...USUAL, with: "mixed", places: ["me", "easy"], listed: true, rated: true })).toMatchObject({ listed: false, rated: false });
});

test("a seat by lot is one of the seats there are", () => {
  expect(tableWanted(samurai, { ...USUAL, seat: -1 }, () => 0.99).seats[1]).toEqual({ kind: "me" });
});

test("only a table for anybody is listed, and a rated one has no take-backs", () => {
  const wanted = tableWanted(samurai, { ...USUAL, with: "anybody", rated: true, clock: "fischer" });
  expect(wanted).toMatchObject({ listed: true, rated: true, takebacks: false, control: { kind: "fischer", base: 600_000, increment: 5000 } });
  expect(tableWanted(samurai, { ...USUAL, with: "link" }).listed).toBe(false);
});

test("who is invited by name gets the next seat, and others come by the link", () => {
  const wanted = tableWanted(samurai, { ...USUAL, with: "invited", name: " Zed ", seat: 2, options: { players: "3" } });
  expect(wanted.seats).toEqual([{ kind: "invited", name: "Zed" }, { kind: "open" }, { kind: "me" }]);
  expect(wanted.listed).toBe(false);
});
