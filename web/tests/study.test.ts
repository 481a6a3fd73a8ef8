import { expect, test } from "vitest";
import { startsFromPosition, gameOf, isRecord, read, write, type Address } from "../src/study/address";
import type { SolverVerdict, StudyResult } from "../src/protocol";
import { judge } from "../src/study/mistakes.svelte";
import { startOf } from "../src/study/requests";
import { Tree, depthOf, isMain, branchPoint, mainLineFrom, pathTo } from "../src/study/tree";

const act = (number: number): { seat: number; act: number; text: string } => ({
  seat: number % 2,
  act: number,
  text: `act ${number}`,
});
const numbers = (branches: { act: number }[]): number[] => branches.map((branch) => branch.act);

test("an act that was played before adds no variation", () => {
  const tree = new Tree();
  const first = tree.add(tree.root, act(1));
  expect(tree.add(tree.root, act(1))).toBe(first);
  expect(tree.root.children).toHaveLength(1);
});

test("a second branch is a variation that knows where it left the main line", () => {
  const tree = new Tree();
  const end = tree.addAll(tree.root, [1, 2, 3].map(act));
  const tried = tree.addAll(end.parent!, [7, 8].map(act));
  expect(numbers(pathTo(tried))).toEqual([1, 2, 7, 8]);
  expect(numbers(mainLineFrom(tree.root))).toEqual([1, 2, 3]);
  expect([isMain(end), isMain(tried)]).toEqual([true, false]);
  expect(numbers(pathTo(branchPoint(tried)))).toEqual([1, 2]);
  expect(branchPoint(end)).toBe(end);
  expect(numbers(tree.ends())).toEqual([3, 8]);
});

test("a variation can be promoted and removed", () => {
  const tree = new Tree();
  const end = tree.addAll(tree.root, [1, 2, 3].map(act));
  const tried = tree.addAll(end.parent!, [7, 8].map(act));
  tree.promote(tried);
  expect(numbers(mainLineFrom(tree.root))).toEqual([1, 2, 7, 8]);
  expect(tree.remove(tried.parent!)).toBe(end.parent);
  expect(numbers(mainLineFrom(tree.root))).toEqual([1, 2, 3]);
  expect(depthOf(tree.remove(tree.root))).toBe(0);
});

const question = (address: string): [string, string] => address.split("?") as [string, string];

test.each<[string, Address, Record<string, string>]>([
  [
    "a deal",
    {
      start: { game: "kaito", options: { start: "black" }, deal: "ab.c" },
      source: null,
      main: [3, 14],
      at: 1,
      tried: [15],
    },
    { game: "kaito" },
  ],
  [
    "a position",
    { start: { game: "kaito", position: "6/6 r c1 - -" }, source: null, main: [], at: 0, tried: [] },
    { game: "kaito" },
  ],
  [
    "options that are numbers",
    { start: { game: "samurai", options: { players: 3 } }, source: null, main: [], at: 0, tried: [] },
    { game: "samurai" },
  ],
])("an address leads back to %s and the place shown", (_, address, values) => {
  const [path, search] = question(write(address, ""));
  expect(path).toBe(`/study/${values["game"]}`);
  expect(read(values, search)).toEqual(address);
});

test("the address of a table has the current position, but not its acts", () => {
  const start = { game: "kaito", options: {} };
  const [path, search] = question(
    write({ start, source: { kind: "table", id: "abc" }, main: [1, 2, 3], at: 2, tried: [9] }, ""),
  );
  expect(path).toBe("/study/table/abc");
  expect(read({ table: "abc" }, search)).toEqual({
    start: null,
    source: { kind: "table", id: "abc" },
    main: [],
    at: 2,
    tried: [9],
  });
});

test("a study that is too long for an address becomes a position", () => {
  const main = Array.from({ length: 2000 }, () => 1234);
  expect(
    write({ start: { game: "kaito" }, source: null, main, at: 0, tried: [] }, "a b"),
  ).toBe("/study/kaito?position=a+b");
});

test("invalid parts of an address are ignored", () => {
  expect(read({ game: "kaito" }, "main=1.x.2&at=no")).toEqual({
    start: { game: "kaito" },
    source: null,
    main: [1, 2],
    at: null,
    tried: [],
  });
});

test("a record is recognized by its first line, and names its game and start position", () => {
  const record = "\uFEFFkaisho record 1\ngame: kaito\nversion: 1\n";
  expect([isRecord(record), isRecord("C1S2h/1s4 r c1")]).toEqual([true, false]);
  expect(gameOf(record)).toBe("kaito");
  expect([startsFromPosition(record), startsFromPosition(`${record}start: C1S2h\n`)]).toEqual([false, true]);
});

test("a study restarts from its deal, its position, or its options", () => {
  const told = { game: "kaito", options: { start: "red" }, deal: "ab", start: "p" } as unknown as StudyResult;
  expect(startOf(told, false)).toEqual({ game: "kaito", options: { start: "red" }, deal: "ab" });
  expect(startOf({ ...told, deal: null }, true)).toEqual({ game: "kaito", position: "p" });
  expect(startOf({ ...told, deal: null }, false)).toEqual({ game: "kaito", options: { start: "red" } });
});

test("the address of an example has the current position", () => {
  const source = { kind: "example", id: "kaito-exchange" } as const;
  const [path, search] = question(write({ start: { game: "kaito" }, source, main: [1, 2], at: 2, tried: [9] }, ""));
  expect(path).toBe("/study/example/kaito-exchange");
  expect(read({ example: "kaito-exchange" }, search)).toEqual({ start: null, source, main: [], at: 2, tried: [9] });
});

const verdict = (outcome: string, acts: Record<number, string>): SolverVerdict => ({
  seat: 0,
  outcome,
  winner: null,
  round: false,
  nodes: 1,
  at_most: null,
  at_least: null,
  acts: Object.entries(acts).map(([number, worth]) => (
    { act: Number(number), text: `act ${number}`, outcome: worth, at_most: null, at_least: null }
  )),
  undecided: 0,
  line: [],
  texts: [],
});

test("an act is a mistake only if it is proved that another one keeps a better result", () => {
  const known = verdict("win", { 1: "win", 2: "loss", 3: "draw" });
  expect(judge(known, 1)).toBe("sound");
  expect(judge(known, 2)).toMatchObject({ before: "win", after: "loss", better: { act: 1 } });
  expect(judge(known, 3)).toMatchObject({ before: "win", after: "draw" });
  expect(judge(known, 9)).toBe("open");
  expect(judge(verdict("draw", { 1: "draw", 2: "loss" }), 2)).toMatchObject({ before: "draw", after: "loss" });
  expect(judge(verdict("loss", {}), 2)).toBe("sound");
  expect(judge(verdict("unknown", { 2: "loss" }), 2)).toBe("open");
});
