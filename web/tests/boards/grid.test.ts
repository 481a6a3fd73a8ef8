import { expect, test } from "vitest";
import { SquareGrid } from "../../src/boards/parts/grid";

const SQUARES = [1, 2, 3, 4, 5, 6].flatMap((rank) => [..."abcdef"].map((file) => `${file}${rank}`));
const [straight, turned] = [new SquareGrid(SQUARES, 6, false), new SquareGrid(SQUARES, 6, true)];

test("a grid is seen from the player's side", () => {
  expect(straight.rows[5]).toEqual(["a1", "b1", "c1", "d1", "e1", "f1"]);
  expect(turned.rows[5]).toEqual(["f6", "e6", "d6", "c6", "b6", "a6"]);
});

test("the center of a square lies in that square, and outside the grid there is none", () => {
  for (const grid of [straight, turned]) {
    for (const square of SQUARES) expect(grid.at(grid.center(square))).toBe(square);
  }
  expect(straight.at({ x: -1, y: 5 })).toBeNull();
  expect(straight.at({ x: 5, y: 601 })).toBeNull();
});

test("arrow keys go where they point on the screen, and stop at the edge", () => {
  expect(straight.neighbour("c3", "ArrowUp")).toBe("c4");
  expect(turned.neighbour("c3", "ArrowUp")).toBe("c2");
  expect(turned.neighbour("c3", "ArrowRight")).toBe("b3");
  expect(straight.neighbour("a4", "ArrowLeft")).toBe("a4");
  expect(turned.neighbour("a4", "ArrowLeft")).toBe("b4");
  expect(straight.neighbour("f6", "ArrowUp")).toBe("f6");
  expect(straight.neighbour("a4", "Enter")).toBeNull();
});

test("Home and End lead to the ends of a row as it is seen", () => {
  expect(straight.rowEnd("c3", "Home")).toBe("a3");
  expect(straight.rowEnd("c3", "End")).toBe("f3");
  expect(turned.rowEnd("c3", "Home")).toBe("f3");
  expect(straight.rowEnd("c3", "ArrowUp")).toBeNull();
});
