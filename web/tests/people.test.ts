import { expect, test } from "vitest";
import { RequestState, fieldOf } from "../src/request-state.svelte";
import { chart } from "../src/chart";
import { reservedSeat } from "../src/my-games.svelte";
import { poolNamed, poolsOf } from "../src/pools";
import type { GameDescription, Seat, OwnGame } from "../src/protocol";
import { Refusal } from "../src/refusal";
import { localPath } from "../src/router.svelte";

const game = (name: string, players = [2]): GameDescription => ({
  name,
  version: 1,
  options: [],
  hidden: false,
  notations: [],
  customs: { players, age: null, durations: [], lead: "lot", lead_seat: 0, lead_word: "", first: {} },
  players_option: null,
  spoken: null,
});

test("a refusal is shown at its field, which a form may override", () => {
  expect(fieldOf("people-name-taken")).toBe("name");
  expect(fieldOf("people-password-common")).toBe("password");
  expect(fieldOf("http-too-often")).toBeNull();
  expect(fieldOf("people-wrong-password", { "people-wrong-password": "old" })).toBe("old");
});

test("a refusal of a field that the form does not have is shown for the whole form", async () => {
  const request = new RequestState(["password"]);
  const done = await request.run(() => Promise.reject(new Refusal({ code: "people-name-taken", message: "taken" })));
  expect([
    done,
    request.formError,
    request.errorAt("name"),
    request.errorAt("password"),
    request.waiting,
  ]).toEqual([false, "taken", "", "", false]);
  expect(await request.run(() => Promise.resolve(), "Done.")).toBe(true);
  expect([request.formError, request.message]).toEqual(["", "Done."]);
});

test("a second click during a request is ignored", async () => {
  const request = new RequestState();
  let asked = 0;
  let end = (): void => undefined;
  const first = request.run(() => {
    asked += 1;
    return new Promise<void>((resolve) => (end = resolve));
  });
  expect(await request.run(async () => void (asked += 1))).toBe(false);
  end();
  expect(await first).toBe(true);
  expect(asked).toBe(1);
});

test("there is a pool for every number of players", () => {
  const games = [game("kaito"), game("caminos", [2, 4]), game("samurai", [2, 3, 4])];
  expect(poolsOf(games).map(({ game: name, players }) => `${name}-${players}`)).toEqual([
    "kaito-2",
    "caminos-2",
    "caminos-4",
    "samurai-2",
    "samurai-3",
    "samurai-4",
  ]);
  expect(poolNamed("samurai-3")).toEqual({ game: "samurai", players: 3 });
});

test("the chart of ratings fills its width, higher is better, with round numbers on the axis", () => {
  const drawn = chart([1500, 1600, 1550], 100, 50);
  expect(drawn.points.map(({ x }) => x)).toEqual([0, 50, 100]);
  const [first, second, third] = drawn.points.map(({ y }) => y) as [number, number, number];
  expect(second).toBeLessThan(third);
  expect(third).toBeLessThan(first);
  for (const { y } of drawn.points) expect(y >= 0 && y <= 50).toBe(true);
  expect(drawn.marks.map(({ value }) => value)).toEqual([1500, 1550, 1600]);
});

test("the chart works with one rating and with none", () => {
  expect(chart([1500], 100, 50).line).toBe("50,25");
  expect(chart([], 100, 50)).toEqual({ line: "", points: [], marks: [] });
});

test("a seat is reserved for me until I take it", () => {
  const seat = (kind: Seat["kind"], person: number | null): Seat => ({
    kind,
    person,
    bot: null,
    name: "",
    declined: null,
    asks: false,
  });
  const own = (status: "open" | "playing", ...seats: Seat[]): OwnGame =>
    ({ table: { status, seats }, own_seats: [], my_turn: false, unread: 0 }) as unknown as OwnGame;
  expect(reservedSeat(own("open", seat("person", 1), seat("open", 2)), 2)).toMatchObject({ person: 2 });
  expect(reservedSeat(own("open", seat("person", 1), seat("open", 2)), 1)).toBeNull();
  expect(reservedSeat(own("open", seat("person", 2), seat("open", null)), 2)).toBeNull();
  expect(reservedSeat(own("playing", seat("person", 1), seat("person", 2)), 2)).toBeNull();
});

test("a redirect after signing in stays within the site", () => {
  expect(localPath("/account")).toBe("/account");
  for (const path of ["//elsewhere.example", "/\\elsewhere.example", "https://elsewhere.example", "", null]) {
    expect(localPath(path)).toBeNull();
  }
});
