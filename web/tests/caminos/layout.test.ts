import { expect, test } from "vitest";
import { nameAt, tip, type Direction } from "../../src/boards/caminos/layout";
import { holed, layoutOf, rhombus, square } from "./board";

test("arrow keys lead to the neighbour on the screen, however the board is turned", () => {
  const layout = layoutOf(square());
  for (const quarters of [0, 1, 2, 3]) {
    const [x, y] = layout.drawn(layout.point("d4"), quarters);
    for (const direction of [0, 1, 2, 3] as Direction[]) {
      const [nextX, nextY] = layout.drawn(layout.point(layout.step("d4", direction, quarters)!), quarters);
      const wanted = ([[1, 0], [0, 1], [-1, 0], [0, -1]] as const)[direction];
      expect(nextX - x).toBeCloseTo(wanted[0]);
      expect(nextY - y).toBeCloseTo(wanted[1]);
    }
  }
});

test("there is no next cell at the edge, and holes are skipped", () => {
  expect(layoutOf(square()).step("a1", 2, 0)).toBeNull();
  expect(layoutOf(holed()).step("b3", 0, 0)).toBe("d3");
});

test("on a board that stands on a corner the keys lead along its rows", () => {
  const layout = layoutOf(rhombus());
  const [x, y] = layout.drawn(layout.point("c3"), 0);
  const [rightX, rightY] = layout.drawn(layout.point(layout.step("c3", 0, 0)!), 0);
  expect([rightX - x, rightY - y].map((part) => part.toFixed(3))).toEqual(["0.707", "0.707"]);
});

test("a stone tips on the screen where the arrow points, however the board is turned", () => {
  expect(tip(3, 0)).toBe("away");
  expect(tip(3, 2)).toBe("towards");
  expect(tip(0, 1)).toBe("away");
});

test("the second of two players sees the board from the other side, each of four from a different one", () => {
  const layout = layoutOf(square());
  expect([0, 1, -1].map((seat) => layout.quartersOf(seat, 2))).toEqual([0, 2, 0]);
  expect([0, 1, 2, 3].map((seat) => layout.quartersOf(seat, 4))).toEqual([0, 1, 2, 3]);
});

test("the quarter turns of a rotated board are the nearest ones", () => {
  expect(
    [0, 44, 46, -50, 370, 720].map((degrees) => layoutOf(square()).nearestQuarters(degrees)),
  ).toEqual([0, 0, 1, 3, 0, 0]);
  expect([45, 80, 100].map((degrees) => layoutOf(rhombus()).nearestQuarters(degrees))).toEqual([0, 0, 1]);
});

test("the rim of a side has one edge per cell where it is smooth, two where it is jagged", () => {
  const smooth = layoutOf(square());
  expect(smooth.rim(smooth.sides[0]![1])).toHaveLength(8);
  expect(smooth.rim(smooth.sides[0]![1]).every(([from, to]) => from[1] === -0.5 && to[1] === -0.5)).toBe(true);
  const jagged = layoutOf(rhombus());
  expect(jagged.rim(jagged.sides[0]![1])).toHaveLength(6);
});

test("a stone appears in the center, or beside the hole there", () => {
  expect(layoutOf(rhombus()).middle).toBe("c3");
  expect(holed().cells.some(({ cell }) => cell === layoutOf(holed()).middle)).toBe(true);
  expect(nameAt([2, 1])).toBe("c2");
});
