import { expect, test } from "vitest";
import { anchor, columnsOf, ghostOf, grip, heightsOf, seenFromAbove } from "../../src/boards/caminos/placing";
import { HANGING, layoutOf, LYING, rhombus, square, STEP, viewOf } from "./board";

test("the columns of a stone are in the order of acts", () => {
  expect(columnsOf(HANGING)).toEqual([
    { across: 0, down: 0, bottom: 0, cubes: 3 },
    { across: 1, down: 0, bottom: 2, cubes: 1 },
  ]);
  expect(columnsOf(STEP).map(({ across, down }) => [across, down])).toEqual([[0, 0], [-1, 1], [0, 1], [-1, 2]]);
});

test("a stone is held near its center", () => {
  expect(grip(columnsOf(LYING))).toMatchObject({ across: 1, down: 0 });
});

test("a preview stays inside the board", () => {
  const layout = layoutOf(square());
  expect(anchor(layout, [7, 7], columnsOf(LYING))).toEqual([5, 6]);
  expect(anchor(layout, [0, 0], columnsOf(STEP))[0]).toBe(1);
});

test("a preview sinks until it rests on something", () => {
  const layout = layoutOf(square());
  const empty = heightsOf(viewOf({}));
  expect(ghostOf(layout, empty, [3, 3], LYING)).toMatchObject({ first: "c4", level: 0 });
  const built = heightsOf(viewOf({ e4: ["green", "green"] }));
  expect(ghostOf(layout, built, [3, 3], LYING).level).toBe(2);
  expect(ghostOf(layout, built, [3, 3], HANGING)).toMatchObject({ first: "d4", level: 0 });
});

test("a preview that sticks out of a rhombus is still identified by its first column", () => {
  const ghost = ghostOf(layoutOf(rhombus()), new Map(), [2, 0], LYING);
  expect(ghost.columns.map(({ cell }) => cell)).toEqual(["b1", "c1", "d1", "b2"]);
});

test("only visible columns are marked as the latest stone", () => {
  const heights = heightsOf(viewOf({ d4: ["yellow"], e4: ["yellow", "green"] }));
  const placed = [{ cell: "d4", bottom: 0, cubes: 1 }, { cell: "e4", bottom: 0, cubes: 1 }];
  expect(seenFromAbove([placed], heights).map(({ cell }) => cell)).toEqual(["d4"]);
});
