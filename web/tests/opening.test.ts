import { expect, test } from "vitest";
import { DEFAULTS, availableOptions, chosenOptions, mayBeRated, seatsOf, tableRequest } from "../src/opening";
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
  expect(seatsOf(samurai, DEFAULTS)).toBe(2);
  expect(seatsOf(samurai, { ...DEFAULTS, options: { players: "4" } })).toBe(4);
});

test("the computer takes all other seats", () => {
  const request = tableRequest(samurai, { ...DEFAULTS, level: "medium", seat: 1, options: { players: "3" } }, false);
  expect(request.options).toEqual({ players: 3 });
  expect(request.seats).toEqual([{ kind: "bot", bot: "medium" }, { kind: "me" }, { kind: "bot", bot: "medium" }]);
});

test("each seat can be chosen separately", () => {
  const request = tableRequest(
    samurai,
    { ...DEFAULTS, with: "mixed", places: ["strong", "me", "here", "open"], listed: true, options: { players: "4" } },
    false,
  );
  expect(request.seats).toEqual([{ kind: "bot", bot: "strong" }, { kind: "me" }, { kind: "here" }, { kind: "open" }]);
  expect(request.listed).toBe(true);
  expect(
    tableRequest(samurai, { ...DEFAULTS, with: "mixed", places: ["me", "easy"], listed: true }, false),
  ).toMatchObject({ listed: false, rated: false });
});

test("a random seat is one of the existing seats", () => {
  expect(tableRequest(samurai, { ...DEFAULTS, seat: -1 }, false, () => 0.99).seats[1]).toEqual({ kind: "me" });
});

test("only tables for anybody are listed, and rated games have no take-backs", () => {
  const request = tableRequest(samurai, { ...DEFAULTS, with: "anybody", clock: "fischer" }, true);
  expect(request).toMatchObject({
    listed: true,
    rated: true,
    takebacks: false,
    control: { kind: "fischer", base: 600_000, increment: 5000 },
  });
  expect(tableRequest(samurai, { ...DEFAULTS, with: "link" }, false).listed).toBe(false);
});

test("a member invited by name gets the next seat, and the other seats are open", () => {
  const request = tableRequest(
    samurai,
    { ...DEFAULTS, with: "invited", name: " Zed ", seat: 2, options: { players: "3" } },
    false,
  );
  expect(request.seats).toEqual([{ kind: "invited", name: "Zed" }, { kind: "open" }, { kind: "me" }]);
  expect(request.listed).toBe(false);
});

test("an option that does not apply is neither offered nor requested", () => {
  const kamisado: GameDescription = {
    ...samurai,
    options: [
      { name: "match", values: ["single", "series"], least: null, most: null, default: "single", only: null },
      { name: "rounds", values: [], least: 1, most: 99, default: 2, only: ["match", "series"] },
    ],
  };
  const single = { ...DEFAULTS, options: { rounds: "5" } };
  expect(availableOptions(kamisado, single).map(({ name }) => name)).toEqual(["match"]);
  expect(chosenOptions(kamisado, single)).toEqual({});
  const series = { ...DEFAULTS, options: { rounds: "5", match: "series" } };
  expect(availableOptions(kamisado, series).map(({ name }) => name)).toEqual(["match", "rounds"]);
  expect(chosenOptions(kamisado, series)).toEqual({ rounds: 5, match: "series" });
});

test("only games between people at open tables can be rated, unless the club rates unlisted ones too", () => {
  const rated = (choices: Partial<typeof DEFAULTS>, unlisted = false): boolean =>
    mayBeRated(samurai, { ...DEFAULTS, ...choices }, unlisted);
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

test("games with hidden information and rated games have no take-backs by agreement", () => {
  expect(tableRequest(samurai, { ...DEFAULTS, takebacks: true }, false).takebacks).toBe(false);
  expect(tableRequest({ ...samurai, hidden: false }, { ...DEFAULTS, takebacks: true }, false).takebacks).toBe(true);
  expect(tableRequest({ ...samurai, hidden: false }, { ...DEFAULTS, takebacks: true }, true).takebacks).toBe(false);
});
