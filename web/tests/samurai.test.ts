import { expect, test, vi } from "vitest";
import { Acts, type Meaning } from "../src/boards/board";
import { PLAYER_MARKS, pictureOf } from "../src/boards/samurai/art";
import { framed, overview, showing, visiblePart, zoomed } from "../src/boards/samurai/camera";
import { effects } from "../src/boards/samurai/effects";
import {
  choose,
  endsItself,
  possible,
  step,
  stepBack,
  targets,
  usable,
  type Chosen,
  type Clicked,
} from "../src/boards/samurai/flow";
import { ARROWS } from "../src/boards/parts/grid";
import { boxOf, chipPlace, towards } from "../src/boards/samurai/geometry";
import { arrivals, captures, journeys, newest, travelling } from "../src/boards/samurai/journeys";
import { LOOKS } from "../src/boards/samurai/looks";
import { races } from "../src/boards/samurai/majorities";
import { chance, coastline, groundOf, roads, shores } from "../src/boards/samurai/paint";
import { recent } from "../src/boards/samurai/recent";
import { remarkOf } from "../src/boards/samurai/remarks";
import { soundOf } from "../src/boards/samurai/sounds";
import {
  atTable,
  ranked,
  settlementAt,
  type Figure,
  type Hex,
  type Player,
  type Static,
  type View,
} from "../src/boards/samurai/view";
import type { EntryView } from "../src/protocol";
import { chooseLanguage, needWords } from "../src/words.svelte";

const HALF = Math.sqrt(3) / 2;

function hex(column: number, row: number, kind: Hex["kind"], figures = 0): Hex {
  return {
    at: [1.5 * column, 2 * HALF * (row + (column % 2) / 2)],
    kind,
    figures,
    island: kind === "sea" ? null : "Honshu",
    name: figures ? "Place" : null,
    near: [],
  };
}

// a1 sea, b1 land, c1 land, b2 a city, c2 land, e1 an islet.
const board: Static = {
  hexes: {
    a1: hex(0, 0, "sea"),
    b1: hex(1, 0, "land"),
    c1: hex(2, 0, "land"),
    b2: hex(1, 1, "settlement", 2),
    c2: hex(2, 1, "settlement", 1),
    e1: hex(4, 0, "land"),
  },
  scenery: [],
  tiles: {},
  figures_of_a_kind: 7,
  seats: ["red", "blue"],
};

const MEANINGS: (Meaning | null)[] = [
  { do: "lay", tile: "H4", at: "b1" },
  { do: "lay", tile: "H4", at: "c1" },
  { do: "lay", tile: "H4", at: "a1" },
  { do: "move", from: "b1", to: "c1" },
  { do: "move", from: "c1", to: "b1" },
  { do: "swap", first: { figure: "helmet", at: "b2" }, second: { figure: "rice", at: "c2" } },
  { do: "swap", first: { figure: "buddha", at: "b2" }, second: { figure: "rice", at: "c2" } },
  { do: "discard" },
  { do: "end" },
  { do: "place", figure: "rice", at: "c2" },
  { do: "pick", tile: "S3" },
];
const acts = new Acts(MEANINGS);
const at = (
  hex: string,
  figures: Figure[] = [],
  figure: Figure | null = null,
): Clicked => ({ at: hex, figure, figures });

function position(
  settled: Partial<Record<"b2" | "c2", Record<string, [number[], "red" | "blue" | null]>>>,
  open: Record<string, number>,
  extra: Partial<View> = {},
): View {
  const hexes: View["hexes"] = {};
  for (const name of ["b2", "c2"] as const) {
    const found = Object.entries(settled[name] ?? {});
    hexes[name] = {
      kind: "settlement",
      island: "Honshu",
      name,
      figures: found.map(([figure]) => figure) as Figure[],
      influence: Object.fromEntries(found.map(([figure, [numbers]]) => [figure, numbers])),
      taker: Object.fromEntries(found.map(([figure, [, taker]]) => [figure, taker])),
      open: open[name] ?? 0,
    };
  }
  const player = {
    hand: null,
    hand_size: 5,
    supply: null,
    supply_size: 0,
    captured: { helmet: 0, buddha: 0, rice: 0 },
    captured_in_all: 0,
    figure_exchange_used: false,
  };
  return {
    phase: "play",
    capture: "turn",
    to_act: "red",
    may_lay_without_character: true,
    laid_something: false,
    players: [{ ...player, seat: "red" }, { ...player, seat: "blue" }],
    aside: { helmet: 0, buddha: 0, rice: 0 },
    hexes,
    standings: null,
    ...extra,
  };
}

test("players are listed by place with their figures outside of a majority, shared places by seat", () => {
  const player = (seat: Player["seat"], helmet: number, buddha: number, rice: number): Player => ({
    seat, hand: [], hand_size: 0, supply: [], supply_size: 0, captured: {
      helmet,
      buddha,
      rice,
    }, captured_in_all: helmet +
      buddha +
      rice, figure_exchange_used: false,
  });
  const view = position({}, {}, {
    phase: "over",
    players: [player("red", 2, 4, 2), player("blue", 3, 3, 2), player("green", 3, 3, 4), player("yellow", 3, 3, 2)],
    standings: [
      { place: 2, majorities: ["buddha"] },
      { place: 3, majorities: [] },
      { place: 1, majorities: ["rice"] },
      { place: 3, majorities: [] },
    ],
  });
  expect(ranked(view).map(({ player, standing, others }) => [player.seat, standing.place, others])).toEqual([
    ["green", 1, 6], ["red", 2, 4], ["blue", 3, 8], ["yellow", 3, 8],
  ]);
  expect(ranked(position({}, {}))).toEqual([]);
});

test("players who left come after those who stayed, whatever their figures", () => {
  const standings = [{ place: 1, majorities: [] }, { place: 2, majorities: [] }];
  const result = { values: [-1, 1], points: [0, 0], reason: "first-left", places: [2, 1], unrated: null };
  const view = atTable(position({}, {}, { phase: "over", to_act: null, standings }), [0], result);
  expect(
    ranked(view).map(({ player, standing }) => [player.seat, standing.place, player.left ?? false]),
  ).toEqual([["blue", 1, false], ["red", 2, true]]);
  const running = position({}, {});
  expect(atTable(running, [], null)).toBe(running);
  expect(atTable(running, [1], null)).toMatchObject({
    to_act: "red",
    players: [{ seat: "red" }, { seat: "blue", left: true }],
  });
  expect(atTable(running, [], { ...result, reason: "resigned" }).to_act).toBeNull();
});

test("a tile is laid by a click on it and a click on a hex, legal or not", () => {
  const can = possible(acts, [0, 1, 8]);
  const chosen = choose("H4");
  expect([...targets(can, chosen)]).toEqual(["b1", "c1"]);
  expect(step(acts, can, chosen, at("c1"))).toEqual({ kind: "act", act: 1, legal: true });
  expect(step(acts, can, chosen, at("a1"))).toEqual({ kind: "act", act: 2, legal: false });
  expect(step(acts, can, chosen, at("b2"))).toEqual({ kind: "nothing" });
});

test("a turn ends by itself when nothing else can be done, but never the game", () => {
  const [now, next] = [position({}, {}, { laid_something: true }), position({}, {}, { to_act: "blue" })];
  const ends = (legal: number[], before: View, after: View | null): boolean =>
    endsItself(possible(acts, legal), legal, before, after);
  expect(ends([8], now, next)).toBe(true);
  expect(ends([1, 8], now, next)).toBe(false);
  expect(ends([8], position({}, {}, { laid_something: false }), next)).toBe(false);
  expect(ends([8], now, null)).toBe(false);
  expect(ends([8], now, { ...next, phase: "over" })).toBe(false);
});

test("a tile exchange picks up a tile of the player first and then asks for its target", () => {
  const can = possible(acts, [3]);
  expect(usable(can, "T0")).toBe(true);
  const lifted = step(acts, can, choose("T0"), at("b1"));
  expect(lifted).toEqual({ kind: "on", chosen: { kind: "exchange", from: "b1" } });
  const chosen: Chosen = { kind: "exchange", from: "b1" };
  expect([...targets(can, chosen)]).toEqual(["c1"]);
  expect(step(acts, can, chosen, at("c1"))).toEqual({ kind: "act", act: 3, legal: true });
  expect(step(acts, can, choose("T0"), at("c1"))).toEqual({ kind: "act", act: 4, legal: false });
  expect(stepBack(chosen)).toEqual({ kind: "exchange", from: null });
  expect(stepBack(choose("T0"))).toBe(null);
});

test("a figure exchange asks which figure is meant where more than one stands", () => {
  const can = possible(acts, [5, 6, 7]);
  const both: Figure[] = ["helmet", "buddha"];
  expect(step(acts, can, choose("F"), at("b2", both))).toEqual({ kind: "which", figures: both });
  expect(step(acts, can, choose("F"), at("b2", both, "buddha"))).toEqual({
    kind: "on",
    chosen: { kind: "swap", first: { figure: "buddha", at: "b2" } },
  });
  const chosen: Chosen = { kind: "swap", first: { figure: "buddha", at: "b2" } };
  expect([...targets(can, chosen)]).toEqual(["c2"]);
  expect(step(acts, can, chosen, at("c2", ["rice"]))).toEqual({ kind: "act", act: 6, legal: true });
  expect(
    step(acts, can, { kind: "swap", first: { figure: "rice", at: "c2" } }, at("b2", both)),
  ).toEqual({ kind: "which", figures: both });
});

test("a second click on the first figure puts it back", () => {
  const can = possible(acts, [5, 6, 7]);
  const chosen: Chosen = { kind: "swap", first: { figure: "rice", at: "c2" } };
  expect(step(acts, can, chosen, at("c2", ["rice"]))).toEqual({ kind: "on", chosen: { kind: "swap", first: null } });
});

test("the legal acts are grouped by what they do", () => {
  const can = possible(acts, [0, 7, 8, 9, 10]);
  expect(can.end).toBe(8);
  expect(can.discard).toBe(7);
  expect(can.picks.get("S3")).toBe(10);
  expect(can.places.get("rice")?.get("c2")).toBe(9);
  expect(usable(can, "H4") && usable(can, "F") && !usable(can, "T0") && !usable(can, "B2")).toBe(true);
});

test("arrow keys keep to rows and columns and jump over what is not in play", () => {
  expect(towards(board, "b1", ARROWS["ArrowDown"]!)).toBe("b2");
  expect(towards(board, "b1", ARROWS["ArrowLeft"]!)).toBe("a1");
  expect(towards(board, "b2", ARROWS["ArrowRight"]!)).toBe("c2");
  expect(towards(board, "c1", ARROWS["ArrowRight"]!)).toBe("e1");
  expect(towards(board, "a1", ARROWS["ArrowLeft"]!)).toBe("a1");
});

test("a coast runs between land and sea, not between land and land", () => {
  const corners = (...names: string[]): number[] =>
    shores(names.map((name) => board.hexes[name]!)).map((loop) => loop.length / 2);
  expect(corners("b1")).toEqual([6]);
  expect(corners("b1", "b2")).toEqual([10]);
  expect(corners("b1", "a1")).toEqual([6]);
  expect(corners("b1", "e1")).toEqual([6, 6]);
  expect(coastline([board.hexes["b1"]!, board.hexes["e1"]!]).match(/Z/g)).toHaveLength(2);
});

test("the painting is the same every time, and stays near the hexes", () => {
  expect(chance([1.5, 2])).toBe(chance([1.5, 2]));
  const numbers = coastline([board.hexes["b1"]!]).match(/-?[\d.]+/g)!.map(Number);
  const [x, y] = board.hexes["b1"]!.at;
  for (let index = 0; index < numbers.length; index += 2) {
    expect(Math.hypot(numbers[index]! - x, numbers[index + 1]! - y)).toBeLessThan(1.2);
  }
  expect(groundOf("m15", [18, 25])).toBe("fuji");
  const grounds = Array.from({ length: 200 }, (_, number) => groundOf("k16", [number * 1.5, number]));
  expect(new Set(grounds).size).toBe(5);
});

test("a road joins the settlements of an island", () => {
  expect(roads(board).match(/M/g)).toHaveLength(1);
  const alone = { ...board, hexes: { ...board.hexes, c2: { ...board.hexes["c2"]!, island: "Shikoku" } } };
  expect(roads(alone)).toBe("");
});

test("what a tile would change is shown on the settlement, and large numbers move away from the tile", () => {
  expect(chipPlace([3, 3], [1, 3], 1)).toEqual([3, 3]);
  expect(chipPlace([3, 3], null, 2)).toEqual([3, 3]);
  expect(chipPlace([3, 3], [1, 3], 2)).toEqual([3.75, 3]);
});

test("tiles travel from the hand, moved tiles and figures from where they were", () => {
  const view = position({}, {});
  view.hexes["c1"] = { kind: "land", island: "Honshu", tile: { seat: "red", tile: "H4" } };
  expect(arrivals(MEANINGS[0]!)).toEqual(["b1"]);
  expect(travelling(MEANINGS[0]!, "blue", view)).toEqual([
    { tile: "H4", side: "blue", figure: null, from: { hand: "blue" }, to: { hex: "b1" } },
  ]);
  expect(arrivals(MEANINGS[3]!)).toEqual(["c1"]);
  expect(travelling(MEANINGS[3]!, "red", view)).toEqual([
    { tile: "H4", side: "red", figure: null, from: { hex: "b1" }, to: { hex: "c1" } },
  ]);
  expect(arrivals(MEANINGS[5]!)).toEqual(["b2 rice", "c2 helmet"]);
  expect(travelling(MEANINGS[5]!, "red", view).map(({ figure, from, to }) => [figure, from, to])).toEqual([
    ["helmet", { hex: "b2" }, { hex: "c2" }],
    ["rice", { hex: "c2" }, { hex: "b2" }],
  ]);
  expect(travelling(MEANINGS[8]!, "red", view)).toEqual([]);
});

test("captured figures travel to who gets them, or aside", () => {
  const before = position(
    { b2: { helmet: [[3, 1], "red"], rice: [[1, 1], null] }, c2: { buddha: [[0, 2], "blue"] } },
    { b2: 0, c2: 1 },
    { laid_something: true },
  );
  const after = position({ c2: { buddha: [[0, 2], "blue"] } }, { b2: 0, c2: 1 });
  expect(captures(before, after).map(({ figure, to }) => [figure, to])).toEqual([
    ["helmet", { captor: "red" }],
    ["rice", { aside: true }],
  ]);
  const end = { n: 4, kind: "act", seat: 0, act: 8 } as EntryView;
  expect(journeys(acts, [end], before, after, board)).toHaveLength(2);
  expect(journeys(acts, [end], null, after, board)).toEqual([]);
  expect([newest([]), newest([end])]).toEqual([-1, 4]);
  expect(soundOf(MEANINGS[8]!, before, after)).toBe("capture");
  expect(soundOf(MEANINGS[0]!, after, after)).toBe("act");
});

test("the tracker knows who leads, ties, what is left and what is behind screens", () => {
  const view = position({ c2: { buddha: [[0, 2], "blue"] } }, {});
  view.players[0]!.captured = { helmet: 3, buddha: 2, rice: 0 };
  view.players[1]!.captured = { helmet: 1, buddha: 2, rice: 0 };
  view.aside = { helmet: 1, buddha: 0, rice: 2 };
  const [helmet, buddha, rice] = races(view, 5);
  expect(helmet).toEqual({ figure: "helmet", counts: [3, 1], hidden: 0, aside: 1, left: 0, leader: "red" });
  expect(buddha).toMatchObject({ counts: [2, 2], left: 1, leader: "tied" });
  expect(rice!.leader).toBeNull();
  view.players[1]!.captured = null;
  expect(races(view, 5)[0]).toMatchObject({ counts: [3, null], hidden: 1, leader: null });
});

test("one of the looks is of high contrast", () => {
  expect(LOOKS).toContain("contrast");
  expect(LOOKS.length).toBeGreaterThanOrEqual(3);
});

test("the map zooms around a point and never leaves its frame", () => {
  const box = framed(boxOf(board, 0.5), 400, 400);
  expect(box.width).toBeCloseTo(box.height);
  const near = zoomed(overview(box), box, 2, box.x, box.y);
  expect(visiblePart(near, box)).toMatchObject({ x: box.x, y: box.y });
  expect(visiblePart(near, box).width).toBeCloseTo(box.width / 2);
  const back = zoomed(near, box, 0.1);
  expect(visiblePart(back, box)).toEqual(box);
  const there = showing(near, box, box.x + box.width, box.y);
  expect(visiblePart(there, box).x + visiblePart(there, box).width).toBeCloseTo(box.x + box.width);
});

test("effects are listed for every figure whose influence or surroundings change", () => {
  const now = position(
    { b2: { helmet: [[0, 2], "blue"], rice: [[1, 1], null] }, c2: { buddha: [[0, 0], null] } },
    { b2: 2, c2: 3 },
  );
  const then = position(
    { b2: { helmet: [[4, 2], "red"], rice: [[1, 1], null] }, c2: { buddha: [[0, 0], null] } },
    { b2: 1, c2: 3 },
  );
  const found = effects(now, then);
  expect(found.map(({ at: where, figure }) => `${where} ${figure}`)).toEqual(["b2 helmet", "b2 rice"]);
  expect(found[0]).toMatchObject({
    before: [0, 2],
    after: [4, 2],
    wasFor: "blue",
    isFor: "red",
    open: 1,
    falls: false,
  });
});

test("figures that leave at the end of the turn are captured as predicted", () => {
  const now = position({ b2: { helmet: [[4, 2], "red"], rice: [[1, 1], null] } }, { b2: 0 });
  const gone = effects(now, position({}, { b2: 0 }));
  expect(
    gone.map(({ figure, isFor, gone: left, falls }) => [figure, isFor, left, falls]),
  ).toEqual([["helmet", "red", true, true], ["rice", null, true, true]]);
});

test("figures that are taken or set aside are remarked on, and nothing else is", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await chooseLanguage("en");
  await needWords("samurai", "samurai-board");
  const now = position({ b2: { helmet: [[4, 2], "red"], rice: [[1, 1], null] } }, { b2: 0 });
  const end: Meaning = { do: "end" };
  const name = settlementAt(now, "b2")!.name;
  expect(remarkOf(end, now, position({}, { b2: 0 }))).toBe(
    `${name}, Helmet: is taken by Red; ${name}, Rice: is set aside`,
  );
  expect(remarkOf(end, now, now)).toBe(null);
  expect(remarkOf(end, null, now)).toBe(null);
});

test("figures captured at once go to the side whose count grows, otherwise the captor is unknown", () => {
  const now = position({ b2: { helmet: [[0, 2], "blue"] } }, { b2: 1 }, { capture: "immediate" });
  const then = position({}, { b2: 0 }, { capture: "immediate" });
  const [red, blue] = then.players;
  const gained = {
    ...then,
    players: [{ ...red!, captured: { helmet: 1, buddha: 0, rice: 0 }, captured_in_all: 1 }, blue!],
  };
  expect(effects(now, gained)[0]?.isFor).toBe("red");
  expect(effects(now, { ...then, aside: { helmet: 1, buddha: 0, rice: 0 } })[0]?.isFor).toBe(null);
  expect(effects(now, then)[0]?.isFor).toBe(undefined);
});

test("swapped figures count as moved, not as captured", () => {
  const now = position({ b2: { helmet: [[3, 0], "red"] }, c2: { rice: [[0, 2], "blue"] } }, { b2: 1, c2: 1 });
  const then = position({ b2: { rice: [[1, 0], "red"] }, c2: { helmet: [[0, 2], "blue"] } }, { b2: 1, c2: 1 });
  expect(
    effects(now, then).map(({ at: where, figure, came, gone }) => [where, figure, came, gone]),
  ).toEqual([["b2", "rice", true, false], ["c2", "helmet", true, false]]);
});

test("marks show the acts of the others since the player's previous turn, and the player's acts of this turn", () => {
  const shown = (seat: number, act: number): EntryView => ({
    n: 0,
    kind: "act",
    seat,
    act,
    text: null,
    left: null,
    forced: false,
    at: 0,
    reason: null,
    round: null,
  });
  const log = [shown(0, 0), shown(0, 8), shown(1, 1), shown(1, 8), shown(2, 2), shown(0, 3)];
  expect(recent(log, 0).map(({ seat }) => seat)).toEqual([1, 1, 2, 0]);
  expect(recent(log, 1).map(({ seat }) => seat)).toEqual([2, 0]);
  expect(recent(log.slice(0, 5), -1).map(({ act }) => act)).toEqual([2]);
});

test("every player has a mark of a different shape, and every tile a picture", () => {
  expect(new Set(Object.values(PLAYER_MARKS)).size).toBe(4);
  const pictures = ["H2", "B2", "R2", "S1", "W1", "K1", "T0", "F"].map((tile) => pictureOf(tile).fill);
  expect(new Set(pictures).size).toBe(8);
});
