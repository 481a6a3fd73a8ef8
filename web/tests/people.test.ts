import { expect, test } from "vitest";
import { Asking, fieldOf } from "../src/asking.svelte";
import { chart } from "../src/chart";
import { keptSeat } from "../src/own.svelte";
import { poolNamed, poolsOf } from "../src/pools";
import type { GameShown, ListedSeat, OwnGame } from "../src/protocol";
import { Refusal } from "../src/refusal";
import { inside } from "../src/router.svelte";

const game = (name: string, players?: Partial<GameShown["options"][number]>): GameShown => ({
  name,
  version: 1,
  options: players ? [{ name: "players", values: [], least: null, most: null, default: 2, only: null, ...players }] : [],
  hidden: false,
  notations: [],
  customs: { players: [2], age: null, durations: [], lead: "lot", lead_seat: 0, lead_word: "", first: {} },
});

test("a refusal is told at the field it is about, and the form may know better", () => {
  expect(fieldOf("people-name-taken")).toBe("name");
  expect(fieldOf("people-password-common")).toBe("password");
  expect(fieldOf("http-too-often")).toBeNull();
  expect(fieldOf("people-wrong-password", { "people-wrong-password": "old" })).toBe("old");
});

test("a refusal at a field that the form does not have is told for the whole form", async () => {
  const asking = new Asking(["password"]);
  const done = await asking.run(() => Promise.reject(new Refusal({ code: "people-name-taken", message: "taken" })));
  expect([done, asking.general, asking.at("name"), asking.at("password"), asking.waiting]).toEqual([false, "taken", "", "", false]);
  expect(await asking.run(() => Promise.resolve(), "Done.")).toBe(true);
  expect([asking.general, asking.told]).toEqual(["", "Done."]);
});

test("a second click while the first is under way asks for nothing", async () => {
  const asking = new Asking();
  let asked = 0;
  let end = (): void => undefined;
  const first = asking.run(() => {
    asked += 1;
    return new Promise<void>((resolve) => (end = resolve));
  });
  expect(await asking.run(async () => void (asked += 1))).toBe(false);
  end();
  expect(await first).toBe(true);
  expect(asked).toBe(1);
});

test("there is a pool for every number of players", () => {
  const games = [game("kaito"), game("caminos", { values: ["2", "4"], default: "2" }), game("samurai", { least: 2, most: 4 })];
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

test("a line through ratings goes from edge to edge, higher for better, beside round numbers", () => {
  const drawn = chart([1500, 1600, 1550], 100, 50);
  expect(drawn.points.map(({ x }) => x)).toEqual([0, 50, 100]);
  const [first, second, third] = drawn.points.map(({ y }) => y) as [number, number, number];
  expect(second).toBeLessThan(third);
  expect(third).toBeLessThan(first);
  for (const { y } of drawn.points) expect(y >= 0 && y <= 50).toBe(true);
  expect(drawn.marks.map(({ value }) => value)).toEqual([1500, 1550, 1600]);
});

test("a single rating, and none, can be drawn as well", () => {
  expect(chart([1500], 100, 50).line).toBe("50,25");
  expect(chart([], 100, 50)).toEqual({ line: "", points: [], marks: [] });
});

test("a seat is kept for me until I sit", () => {
  const seat = (kind: ListedSeat["kind"], person: number | null): ListedSeat => ({ kind, person, bot: null, name: "" });
  const own = (status: "open" | "playing", ...seats: ListedSeat[]): OwnGame =>
    ({ table: { status, seats }, own_seats: [], my_turn: false, unread: 0 }) as unknown as OwnGame;
  expect(keptSeat(own("open", seat("person", 1), seat("open", 2)), 2)).toMatchObject({ person: 2 });
  expect(keptSeat(own("open", seat("person", 1), seat("open", 2)), 1)).toBeNull();
  expect(keptSeat(own("open", seat("person", 2), seat("open", null)), 2)).toBeNull();
  expect(keptSeat(own("playing", seat("person", 1), seat("person", 2)), 2)).toBeNull();
});

test("after signing in one goes only to places within the club", () => {
  expect(inside("/account")).toBe("/account");
  for (const path of ["//elsewhere.example", "/\\elsewhere.example", "https://elsewhere.example", "", null]) expect(inside(path)).toBeNull();
});
