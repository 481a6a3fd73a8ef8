import { expect, test } from "vitest";
import { USUAL, chosenOptions, mayBeRated, optionsOffered, seatsOf, tableWanted } from "../src/opening";
import type { GameDescription } from "../src/protocol";

const samurai: GameDescription = {
  name: "samurai",
  version: 1,
  options: [{ name: "players", values: [], least: 2, most: 4, default: 2, only: null }],
  hidden: true,
  notations: [],
  customs: { players: [2], age: null, durations: [], lead: "lot", lead_seat: 0, lead_word: "", first: {} },
  players_option: "players",
  spoken: null,
};

test("the option that a game declares sets the number of seats", () => {
  expect(seatsOf(samurai, USUAL)).toBe(2);
  expect(seatsOf(samurai, { ...USUAL, options: { players: "4" } })).toBe(4);
});

test("against the computer all other seats are its own", () => {
  const wanted = tableWanted(samurai, { ...USUAL, level: "medium", seat: 1, options: { players: "3" } }, false);
  expect(wanted.options).toEqual({ players: 3 });
  expect(wanted.seats).toEqual([{ kind: "bot", bot: "medium" }, { kind: "me" }, { kind: "bot", bot: "medium" }]);
});

test("each seat can be chosen by itself", () => {
  const wanted = tableWanted(
    samurai,
    { ...USUAL, with: "mixed", places: ["strong", "me", "here", "open"], listed: true, options: { players: "4" } },
    false,
  );
  expect(wanted.seats).toEqual([{ kind: "bot", bot: "strong" }, { kind: "me" }, { kind: "here" }, { kind: "open" }]);
  expect(wanted.listed).toBe(true);
  expect(
    tableWanted(samurai, { ...USUAL, with: "mixed", places: ["me", "easy"], listed: true }, false),
  ).toMatchObject({ listed: false, rated: false });
});

test("a seat by lot is one of the seats there are", () => {
  expect(tableWanted(samurai, { ...USUAL, seat: -1 }, false, () => 0.99).seats[1]).toEqual({ kind: "me" });
});

test("only a table for anybody is listed, and a rated one has no take-backs", () => {
  const wanted = tableWanted(samurai, { ...USUAL, with: "anybody", clock: "fischer" }, true);
  expect(wanted).toMatchObject({
    listed: true,
    rated: true,
    takebacks: false,
    control: { kind: "fischer", base: 600_000, increment: 5000 },
  });
  expect(tableWanted(samurai, { ...USUAL, with: "link" }, false).listed).toBe(false);
});

test("who is invited by name gets the next seat, and others come by the link", () => {
  const wanted = tableWanted(
    samurai,
    { ...USUAL, with: "invited", name: " Zed ", seat: 2, options: { players: "3" } },
    false,
  );
  expect(wanted.seats).toEqual([{ kind: "invited", name: "Zed" }, { kind: "open" }, { kind: "me" }]);
  expect(wanted.listed).toBe(false);
});

test("an option that means nothing with the others is neither offered nor asked for", () => {
  const kamisado: GameDescription = {
    ...samurai,
    options: [
      { name: "match", values: ["single", "series"], least: null, most: null, default: "single", only: null },
      { name: "rounds", values: [], least: 1, most: 99, default: 2, only: ["match", "series"] },
    ],
  };
  const single = { ...USUAL, options: { rounds: "5" } };
  expect(optionsOffered(kamisado, single).map(({ name }) => name)).toEqual(["match"]);
  expect(chosenOptions(kamisado, single)).toEqual({});
  const series = { ...USUAL, options: { rounds: "5", match: "series" } };
  expect(optionsOffered(kamisado, series).map(({ name }) => name)).toEqual(["match", "rounds"]);
  expect(chosenOptions(kamisado, series)).toEqual({ rounds: 5, match: "series" });
});

test("only games between people at open tables can be rated, unless the club rates unlisted ones too", () => {
  const rated = (wish: Partial<typeof USUAL>, unlisted = false): boolean =>
    mayBeRated(samurai, { ...USUAL, ...wish }, unlisted);
  expect(rated({ with: "anybody" })).toBe(true);
  for (const way of ["link", "invited"] as const) {
    expect(rated({ with: way })).toBe(false);
    expect(rated({ with: way }, true)).toBe(true);
  }
  for (const way of ["computer", "here"] as const) expect(rated({ with: way }, true)).toBe(false);
  const three = { with: "mixed", options: { players: "3" } } as const;
  expect(rated({ ...three, places: ["open", "me", "open"], listed: true })).toBe(true);
  expect(rated({ ...three, places: ["open", "me", "open"], listed: false })).toBe(false);
  for (const other of ["easy", "here"]) {
    expect(rated({ ...three, places: ["me", "open", other], listed: true }, true)).toBe(false);
  }
});

test("where something is hidden nothing is taken back by agreement", () => {
  expect(tableWanted(samurai, { ...USUAL, takebacks: true }, false).takebacks).toBe(false);
  expect(tableWanted({ ...samurai, hidden: false }, { ...USUAL, takebacks: true }, false).takebacks).toBe(true);
  expect(tableWanted({ ...samurai, hidden: false }, { ...USUAL, takebacks: true }, true).takebacks).toBe(false);
});
