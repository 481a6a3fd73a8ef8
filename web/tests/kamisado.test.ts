import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { Acts, type Meaning } from "../src/boards/board";
import { latestOf, winnerOf } from "../src/boards/kamisado/latest";
import { LOOKS } from "../src/boards/kamisado/looks";
import { moved } from "../src/boards/kamisado/moved";
import { paletteOf } from "../src/boards/kamisado/palette";
import { remarkOf } from "../src/boards/kamisado/remarks";
import { endOfRound, wonRound } from "../src/boards/kamisado/rounds";
import { shapeOf } from "../src/boards/kamisado/shape";
import { isPass, signsOf } from "../src/boards/kamisado/sign";
import { soundOf } from "../src/boards/kamisado/sounds";
import { arrowsOf, deadlockIn, stillStands, type Deadlock } from "../src/boards/kamisado/deadlock";
import { bent, gridFor, thread } from "../src/boards/kamisado/squares";
import type { KamisadoBoard, KamisadoView, Side, Tower } from "../src/boards/kamisado/view";
import { canMove, handedBack, handOver, linesAhead } from "../src/boards/kamisado/ways";
import { whyMust } from "../src/boards/kamisado/why";
import type { EntryView } from "../src/protocol";
import { chooseLanguage, needWords } from "../src/words.svelte";

// The game defines the colours.
const source = readFileSync("../src/kaisho/games/kamisado/board.py", "utf8");
const colours = [.../COLOURS = \((.+)\)/.exec(source)![1]!.matchAll(/"(\w+)"/g)].map((found) => found[1]!);
const letters = [.../LETTERS = "(.+)"/.exec(source)![1]!];
const kanji = [.../KANJI = "(.+)"/.exec(source)![1]!];

test("no two colours share a letter, a kanji or a look", () => {
  expect(colours).toHaveLength(8);
  const grounds = LOOKS.map((look) => colours.map((colour) => paletteOf(look).paints[colour]?.ground));
  for (const signs of [colours, letters, kanji, ...grounds]) expect(new Set(signs).size).toBe(8);
});

const light = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

test("there is a look of high contrast, and the kanji can be read on every colour of every look", () => {
  expect(LOOKS).toContain("contrast");
  expect(paletteOf("contrast").flat).toBe(true);
  expect(paletteOf("unknown")).toBe(paletteOf(LOOKS[0]));
  for (const { ground, ink } of LOOKS.flatMap((look) => Object.values(paletteOf(look).paints))) {
    const [dark, bright] = [light(ground), light(ink)].sort((one, other) => one - other) as [number, number];
    expect((bright + 0.05) / (dark + 0.05)).toBeGreaterThan(4.5);
  }
});

test("each player sees their own home row below", () => {
  expect(gridFor(false).rows.at(-1)).toEqual(["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"]);
  expect(gridFor(true).rows.at(-1)).toEqual(["h8", "g8", "f8", "e8", "d8", "c8", "b8", "a8"]);
  expect(gridFor(false).center("a1")).toEqual({ x: 50, y: 750 });
  expect(gridFor(true).center("a1")).toEqual({ x: 750, y: 50 });
});

test("the towers that differ between two positions are found", () => {
  const tower = (colour: string, square: string | null): Tower => ({ side: "black", colour, markers: 0, square });
  const view = (...towers: Tower[]): KamisadoView => ({ towers }) as KamisadoView;
  const steps = moved(
    view(tower("red", "a1"), tower("blue", "b1"), tower("pink", null)),
    view(tower("red", "a3"), tower("blue", "b1"), tower("pink", "c1")),
  );
  expect(steps.map(({ tower: { colour }, from, to }) => [colour, from, to])).toEqual([
    ["red", "a1", "a3"],
    ["pink", null, "c1"],
  ]);
});

const standing = (side: "black" | "white", colour: string, square: string) => ({ side, colour, square });
const chain = [
  standing("white", "red", "f5"),
  standing("black", "green", "b4"),
  standing("white", "blue", "c6"),
  standing("black", "pink", "d2"),
];
const deadlock: Deadlock = { kind: "deadlock", moved: chain[1]!, passes: chain, again: 2, marked: null, towers: [] };

test("the arrows of a deadlock follow the passes, and the last one leads back into the circle", () => {
  expect(arrowsOf(deadlock)).toEqual([
    { from: "f5", to: "b4" },
    { from: "b4", to: "c6" },
    { from: "c6", to: "d2" },
    { from: "d2", to: "c6" },
  ]);
});

test("a deadlock is found among the events, and stays on the board until the next round is set up", () => {
  const news = [
    { id: "a", values: {}, rule: null, drawn: null, n: 0, banner: false },
    { id: "b", values: {}, rule: "Z8", drawn: deadlock, n: 0, banner: false },
  ];
  expect(deadlockIn(news)).toBe(deadlock);
  expect(deadlockIn(news.slice(0, 1))).toBeNull();
  const phases = ["place", "play", "refill", "over"] as const;
  expect(phases.map((phase) => stillStands({ phase } as KamisadoView))).toEqual([false, false, true, true]);
});

test("arrows in opposite directions do not cover each other, and stay on the board", () => {
  for (const turned of [false, true]) {
    const grid = gridFor(turned);
    const [one, other] = [grid.center("a1"), grid.center("a2")];
    expect(bent(one, other, 36)).not.toBe(bent(other, one, 36));
    for (const from of grid.rows.flat()) {
      for (const to of grid.rows.flat()) {
        const numbers = [...bent(grid.center(from), grid.center(to), 36).matchAll(/-?\d+\.\d/g)].map(Number);
        expect(numbers.every((number) => number > -20 && number < 820)).toBe(true);
      }
    }
  }
});

// --- what the board says about a move ----------------------------------------------------------------------------

const rows = [
  "brown green red yellow pink purple blue orange",
  "purple brown yellow blue green pink orange red",
  "blue yellow brown purple red orange pink green",
  "yellow red green brown orange blue purple pink",
  "pink purple blue orange brown green red yellow",
  "green pink orange red purple brown yellow blue",
  "red orange pink green blue yellow brown purple",
  "orange blue purple pink yellow red green brown",
];
const board: KamisadoBoard = {
  squares: Object.fromEntries(
    rows.flatMap((row, rank) => row.split(" ").map((colour, file) => [`${"abcdefgh"[file]}${rank + 1}`, colour])),
  ),
  colours: Object.fromEntries(colours.map((colour, n) => [colour, { letter: letters[n]!, kanji: kanji[n]! }])),
};
const placed = (side: Side, colour: string, square: string, markers = 0) => ({ side, colour, square, markers });
const position = (to_act: Side, must: string | null, ...towers: ReturnType<typeof placed>[]): KamisadoView => ({
  game: "kamisado",
  phase: "play",
  match: "single",
  setup: "colours",
  orientation: "brown-left",
  round: 1,
  rounds: null,
  target: 1,
  score: { black: 0, white: 0 },
  to_act,
  must,
  must_square: towers.find(({ side, colour }) => side === to_act && colour === must)?.square ?? null,
  towers,
});
/** Acts and their entries, in order. */
function played(...moves: [side: Side, tower: string, to: string, text?: string][]): [Acts, EntryView[]] {
  const meanings = moves.map(([, tower, to]): Meaning => ({ do: "move", tower, to }));
  const entries = moves.map(([side, , , text = ""], n): EntryView => ({
    n,
    kind: "act",
    seat: side === "black" ? 0 : 1,
    act: n,
    text,
    left: null,
    forced: false,
    at: 0,
    reason: null,
    round: null,
  }));
  return [new Acts(meanings), entries];
}

test("a tower must move because of the square on which the opponent stopped (T2)", () => {
  const view = position("white", "green", placed("black", "red", "c4"), placed("white", "green", "g8"));
  const [acts, entries] = played(["black", "red", "c4", "赤↑3緑"]);
  expect(whyMust(view, board, acts, entries, [])).toEqual({
    demand: "stopped",
    side: "black",
    tower: "red",
    square: "c4",
    links: [{ from: "c4", to: "g8" }],
  });
});

test("after a pass, the chain goes back to the square that demanded the tower that passed (Z6)", () => {
  const view = position("black", "red", placed("white", "green", "c1"), placed("black", "red", "a1"));
  const moves: Parameters<typeof played> = [
    ["white", "blue", "e4"],
    ["black", "red", "c4", "赤↑3緑"],
    ["white", "green", "c1", "緑0赤"],
  ];
  const [acts, entries] = played(...moves);
  const why = whyMust(view, board, acts, entries.slice(-1), entries);
  expect(why?.demand).toBe("passed");
  expect(why?.links).toEqual([
    { from: "c1", to: "a1" },
    { from: "c4", to: "c1" },
  ]);
});

test("after a push, the square of the hindmost pushed tower demands one of the pusher's own towers (S3)", () => {
  const towers = [placed("black", "pink", "e5", 1), placed("white", "red", "e6"), placed("black", "purple", "b2")];
  const [acts, entries] = played(["black", "pink", "e5", "桃↑1茶 赤↓1紫"]);
  const why = whyMust(position("black", "purple", ...towers), board, acts, entries, entries);
  expect(why).toMatchObject({ demand: "pushed", square: "e6", links: [{ from: "e6", to: "b2" }] });
});

test("acts that are not shown yet, and acts of the last round, do not count", () => {
  const view = position("white", "green", placed("black", "red", "c4"), placed("white", "green", "g8"));
  const [acts, entries] = played(["black", "red", "c4"], ["white", "green", "g5"]);
  expect(whyMust(view, board, acts, entries.slice(0, 1), entries)?.square).toBe("c4");
  expect(whyMust({ ...view, must: null, must_square: null }, board, acts, entries, [])).toBeNull();
});

test("without a known move, the only opposing tower on the colour tells the square", () => {
  const view = position("white", "green", placed("black", "red", "c4"), placed("white", "green", "g8"));
  expect(whyMust(view, board, new Acts([]), [], [])).toMatchObject({ demand: "led", square: "c4" });
  const two = position("white", "green", ...view.towers.map((tower) => placed(tower.side, tower.colour, tower.square!)),
    placed("black", "blue", "b1"));
  expect(whyMust(two, board, new Acts([]), [], [])).toBeNull();
});

test("towers look ahead along three lines, as far as they reach (Z1, S1, DS1, DrS1)", () => {
  expect(linesAhead(placed("black", "red", "c1")).map((line) => line.length)).toEqual([2, 7, 5]);
  expect(linesAhead(placed("white", "red", "h3", 1))).toEqual([["g2", "f1"], ["h2", "h1"], []]);
  expect(linesAhead(placed("black", "red", "d1", 3)).flat()).toEqual(["c2", "d2", "e2"]);
});

const movesAmong = (tower: ReturnType<typeof placed>, ...others: ReturnType<typeof placed>[]): boolean =>
  canMove(tower, new Map([tower, ...others].map((each) => [each.square, each])));

test("a tower is blocked unless there is a free square or a tower that it can push (Z6, S2 to S9)", () => {
  const walls = [placed("white", "blue", "d5"), placed("white", "pink", "f5")];
  const front = placed("white", "red", "e5");
  expect(movesAmong(placed("black", "green", "e4"), front, ...walls)).toBe(false);
  expect(movesAmong(placed("black", "green", "e4"), ...walls)).toBe(true);
  expect(movesAmong(placed("black", "green", "e4", 1), front, ...walls)).toBe(true);
  expect(movesAmong(placed("black", "green", "e4", 1), { ...front, markers: 1 }, ...walls)).toBe(false);
  expect(movesAmong(placed("black", "green", "e4", 1), front, placed("white", "brown", "e6"), ...walls)).toBe(false);
  expect(movesAmong(placed("black", "green", "e4", 2), front, placed("white", "brown", "e6"), ...walls)).toBe(true);
  expect(movesAmong(placed("black", "green", "e4", 1), placed("black", "red", "e5"), ...walls)).toBe(false);
  const home = [placed("white", "blue", "d8"), placed("white", "pink", "f8"), placed("white", "red", "e8")];
  expect(movesAmong(placed("black", "green", "e7", 3), ...home)).toBe(false);
});

test("a target hands over the opponent's tower of its colour, a pass, or the round", () => {
  const mover = placed("black", "red", "c1");
  const answering = placed("white", "green", "g8");
  const blocks = [placed("black", "blue", "f7"), placed("black", "pink", "g7"), placed("black", "brown", "h7")];
  expect(handOver(position("black", null, mover, answering), mover, "c4", "green")).toEqual({
    tower: answering,
    blocked: false,
    wins: false,
  });
  expect(handOver(position("black", null, mover, answering, ...blocks), mover, "c4", "green").blocked).toBe(true);
  expect(handOver(position("black", null, mover), mover, "c8", "purple").wins).toBe(true);
  const pushed = position("black", "purple", mover, placed("white", "red", "f6"));
  expect(handedBack({ ...pushed, must_square: mover.square })).toEqual({ tower: mover, blocked: false, wins: false });
});

test("the ways of the latest act are known from the view before it, also after a reload", () => {
  const before = position("black", "red", placed("black", "red", "c1"), placed("white", "green", "g8"));
  const after = position("white", "green", placed("black", "red", "c4"), placed("white", "green", "g8"));
  const [acts, entries] = played(["black", "red", "c4", "赤↑3緑"]);
  expect(latestOf(acts, entries, before, after)).toMatchObject({ trail: [{ from: "c1", to: "c4" }], passed: null });
  expect(latestOf(acts, entries, null, after)).toMatchObject({ ends: ["c4"], trail: [] });
});

test("the towers that were pushed are told from the one that pushed, and a pass from a move", async () => {
  const before = position("black", "pink", placed("black", "pink", "e4", 1), placed("white", "red", "e5"));
  const after = position("black", "purple", placed("black", "pink", "e5", 1), placed("white", "red", "e6"));
  const [acts, entries] = played(["black", "pink", "e5", "桃↑1茶 赤↓1紫"]);
  expect(latestOf(acts, entries, before, after).pushed).toEqual({ squares: ["e6"], number: 0 });
  vi.stubGlobal("document", { documentElement: {} });
  await chooseLanguage("en");
  await needWords("show", "kamisado-board");
  const sides = { side: "Black", other: "White" };
  expect(soundOf(acts.of(0)!, before, after)).toBe("push");
  expect(remarkOf(acts.of(0)!, before, after, sides, "緑↑1赤 黄↓1緑")).toBe("Black pushed: White misses a turn");
  const [passes, passing] = played(["black", "pink", "e4", "桃0橙"]);
  expect(latestOf(passes, passing, before, before).passed).toBe("e4");
  for (const known of [before, null]) {
    expect(remarkOf(passes.of(0)!, known, before, sides, "紫0紫")).toBe("Black passes: blocked");
  }
  expect(remarkOf(acts.of(0)!, null, after, sides, "緑↑1赤")).toBeNull();
  const filling: Meaning = { do: "fill", from: "left" };
  expect(remarkOf(filling, before, after, sides, "←")).toBe("Both home rows are filled from the left.");
});

test("the winning tower stands on the opposing home row until the next round", () => {
  const won = position("black", null, placed("black", "red", "c8"), placed("white", "green", "g8"));
  expect(winnerOf({ ...won, phase: "over" })).toBe("c8");
  expect(winnerOf({ ...won, phase: "refill" })).toBe("c8");
  expect(winnerOf(won)).toBeNull();
});

test("in a series the position that ended a round is known although the next one is set up", () => {
  const before = position("black", "red", placed("black", "red", "c4"), placed("white", "green", "g7"));
  const next = { ...position("white", null, placed("black", "red", "c1"), placed("white", "green", "g8")), round: 2 };
  const score = { black: 1, white: 0 };
  const act: Meaning = { do: "move", tower: "red", to: "c8" };
  const won = endOfRound(before, { ...next, score }, act, [])!;
  expect(won).toMatchObject({ round: before.round, score, to_act: null, must: null });
  expect(won.towers).toEqual([placed("black", "red", "c8"), placed("white", "green", "g7")]);
  expect(winnerOf(won)).toBe("c8");
  const unplaced = next.towers.map((tower) => ({ ...tower, square: null }));
  const placing: KamisadoView = { ...next, score, phase: "place", towers: unplaced }; // the tournament set-up
  expect(endOfRound(before, placing, act, [])).toEqual(won);
  expect(soundOf(act, before, next)).toBe("act"); // the new line-up is no push
  expect(endOfRound(before, { ...next, round: before.round }, act, [])).toBeNull();
  expect(endOfRound({ ...before, phase: "refill" }, next, act, [])).toBeNull(); // a match shows its refill
});

test("a banner names the winner of a round, the tower and its points", () => {
  const view = { ...position("black", null), score: { black: 0, white: 3 } };
  const before = { ...view, score: { black: 0, white: 1 } };
  const tower = { side: "white" as const, colour: "purple", square: "g1", markers: 2 };
  const drawn = { kind: "home-row", tower };
  const event = { id: "kamisado-round-won-with-marker", values: {}, rule: null, drawn, n: 8, banner: true };
  expect(wonRound([event], before, view)).toEqual({ side: "white", points: 2, tower });
  expect(wonRound([], before, view)).toBeNull();
});

test("moves, passes, pushes, placing and refilling have signs", () => {
  const move: Meaning = { do: "move", tower: "purple", to: "a6" };
  const purple = { kind: "move", tower: "purple", way: "left", count: 5, square: "green" };
  expect(signsOf("紫↖5緑", move, board)).toEqual([purple]);
  expect(signsOf("橙0青", move, board)).toEqual([{ ...purple, tower: "orange", way: null, count: 0, square: "blue" }]);
  expect(signsOf("紫↑1茶 赤↓1紫", move, board)).toEqual([
    { ...purple, way: "ahead", count: 1, square: "brown" },
    { ...purple, tower: "red", way: "back", count: 1, square: "purple" },
  ]);
  expect(signsOf("紫@a1", { do: "place", tower: "purple" }, board)).toEqual([
    { kind: "place", tower: "purple", square: "a1" },
  ]);
  expect(signsOf("←", { do: "fill", from: "left" }, board)).toEqual([{ kind: "fill", from: "left" }]);
  expect(signsOf("f1-a6", move, board)).toBeNull();
  expect([isPass("橙0青"), isPass("紫↖5緑")]).toEqual([true, false]);
});

test("each marker adds a ring and a tooth, and the towers of the two sides stand on different feet", () => {
  for (const markers of [0, 1, 2, 3, 4]) {
    const [black, white] = [shapeOf("black", markers), shapeOf("white", markers)];
    expect([black.rings.length, black.teeth.length]).toEqual([markers, markers]);
    expect(black.foot).not.toEqual(white.foot);
    if (markers) expect(black.top).toBeLessThan(shapeOf("black", markers - 1).top);
  }
});

test("the thread leads from the edge of one square to the edge of the other", () => {
  expect(thread({ x: 50, y: 50 }, { x: 50, y: 350 })).toMatch(/^M[\d.]+ 97\.0Q/);
});
