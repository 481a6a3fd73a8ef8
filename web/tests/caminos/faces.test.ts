import { expect, test } from "vitest";
import { bodiesOf, grainOf, variety } from "../../src/boards/caminos/bodies";
import { cubeKey, facesOf, ROUND, type Body, type Cube, type Face, type Spot } from "../../src/boards/caminos/faces";
import { grown, hullOf, inside } from "../../src/boards/caminos/hull";
import { Light } from "../../src/boards/caminos/light";
import { ends, line } from "../../src/boards/caminos/path";
import { frame, onPaper, patches } from "../../src/boards/caminos/picture";
import { outlineOf } from "../../src/boards/caminos/outline";
import type { Placement } from "../../src/boards/caminos/view";
import { layoutOf, rhombus, square, viewOf } from "./board";

const cube = (u: number, v: number, level: number): Cube<string> => ({ at: [u, v], level, paint: `${u}${v}${level}` });
const body = (...cubes: Spot[]): Body => ({ owner: "yellow", cubes });
function drawn(stone: Body, others: Spot[] = []): Face[] {
  const keys = new Set([...stone.cubes, ...others].map((spot) => cubeKey(...spot)));
  return facesOf(stone, (x, y, z) => keys.has(cubeKey(x, y, z)) || y < 0);
}
const facings = (faces: Face[]): Set<string> => new Set(faces.map(({ facing }) => facing));

test("a stone has no faces inside of it, nor on the board", () => {
  expect(facings(drawn(body([0, 0, 0])))).toEqual(new Set(["up", "south", "east", "west", "north"]));
  const pair = drawn(body([0, 0, 0], [1, 0, 0]));
  expect(pair.some(({ facing, cube: [x] }) => facing === "east" && x === 0)).toBe(false);
  expect(pair.some(({ facing, cube: [x] }) => facing === "east" && x === 1)).toBe(true);
});

test("edges are rounded, but not between the cubes of one stone", () => {
  const highest = (faces: Face[], x: number): number =>
    Math.max(...faces.flatMap(({ corners }) => corners).filter(({ spot }) => Math.abs(spot[0] - x) < 1e-6)
      .map(({ spot }) => spot[1]));
  expect(highest(drawn(body([0, 0, 0])), 0.5)).toBeLessThan(1 - ROUND / 4);
  expect(highest(drawn(body([0, 0, 0], [1, 0, 0])), 0.5)).toBe(1);
});

test("a face that another stone covers shows only its rounded edges", () => {
  const covered = drawn(body([0, 0, 0]), [[1, 0, 0]]).filter(({ facing }) => facing === "east");
  expect(covered).toHaveLength(8);
});

test("normals point away from the stone and have the length 1", () => {
  for (const { corners } of drawn(body([0, 0, 0], [0, 1, 0], [1, 0, 0]))) {
    for (const { normal } of corners) expect(Math.hypot(...normal)).toBeCloseTo(1);
  }
});

test("cubes are grouped into stones by the acts, and acts that are not on the board are ignored", () => {
  const layout = layoutOf(square());
  const stone = (...cells: Placement["cells"]): Placement => ({ do: "stone", stone: "L", turn: 0, cells });
  const view = viewOf({ a1: ["green", "green"], b1: ["green"], c1: ["yellow"] });
  const placed = [
    stone({ cell: "a1", bottom: 0, cubes: 2 }, { cell: "b1", bottom: 0, cubes: 1 }),
    stone({ cell: "c1", bottom: 0, cubes: 1 }, { cell: "d1", bottom: 0, cubes: 1 }),
  ];
  const sizes = bodiesOf(view, layout, placed).map(({ owner, cubes }) => [owner, cubes.length]);
  expect(sizes).toEqual([["green", 3], ["yellow", 1]]);
  expect(bodiesOf(view, layout, [])).toHaveLength(4);
});

test("the grain runs along the longest side of a stone, and every stone differs", () => {
  expect(grainOf(body([0, 0, 0], [1, 0, 0], [2, 0, 0], [0, 1, 0]))).toBe(0);
  expect(grainOf(body([0, 0, 0], [0, 1, 0], [0, 2, 0], [1, 0, 0]))).toBe(1);
  expect(variety(body([0, 0, 0]))).not.toBe(variety(body([0, 0, 1])));
});

test("the outline of a stone has no lines between its cubes", () => {
  expect(outlineOf(body([0, 0, 0]))).toHaveLength(12 * 6);
  expect(outlineOf(body([0, 0, 0], [1, 0, 0]))).toHaveLength(16 * 6);
});

test("what lies beside a stack is darker in its shadow and in its corner", () => {
  const light = new Light((x, y, z) => y < 3 && Math.abs(x) < 0.5 && Math.abs(z) < 0.5, 0);
  const at = (x: number, z: number): number => light.at([x, 0, z], [0, 1, 0]);
  const around = [[0.7, 0], [-0.7, 0], [0, 0.7], [0, -0.7]].map(([x, z]) => at(x!, z!));
  expect(Math.min(...around)).toBeLessThan(0.75 * at(5, 5));
  expect(Math.max(...around)).toBeLessThan(at(5, 5));
});

test("the board surrounds its cells", () => {
  const hull = hullOf([[0, 0], [1, 0], [2, 0], [1, 1]]);
  expect(hull.length).toBe(6);
  const outer = grown(hull, 0.5);
  for (const corner of hull) expect(inside(outer, corner)).toBe(true);
  expect(inside(hull, [-0.6, 0])).toBe(false);
  expect(grown(hullOf([[0, 0]]), 0.5)).toContainEqual([1, 1]);
});

const FACING = { N: ["S"], S: ["N"], E: ["W"], W: ["E"] };

test("the line of the path runs from edge to edge without gaps, up and down along the walls", () => {
  const layout = layoutOf(square(3));
  const heights = new Map([["b1", 1], ["b2", 3], ["b3", 2]]);
  const pieces = line(["b1", "b2", "b3"], layout, heights, FACING);
  expect(pieces[0]!.from).toEqual([1, 1.025, -0.5]);
  expect(pieces.at(-1)!.to).toEqual([1, 2.025, 2.5]);
  for (const [number, { from }] of pieces.slice(1).entries()) expect(from).toEqual(pieces[number]!.to);
  for (const { from, to } of pieces) {
    const moves = [0, 1, 2].filter((axis) => Math.abs(to[axis]! - from[axis]!) > 1e-6);
    expect(moves.length).toBeLessThanOrEqual(1);
  }
  expect(line([], layout, heights, FACING)).toEqual([]);
});

test("on a jagged side the path ends on the outer edge of its cell", () => {
  const layout = layoutOf(rhombus());
  const [from, to] = ends(["c1", "c2", "c3", "c4", "c5"], layout, FACING)!;
  const away = ([u, v]: readonly [number, number], cell: string): number => {
    const [x, y] = layout.point(cell);
    return Math.abs(u - x) + Math.abs(v - y);
  };
  expect([away(from, "c1"), away(to, "c5")]).toEqual([0.5, 0.5]);
});

test("faces are drawn from back to front, and hidden ones not at all", () => {
  const found = patches([cube(1, 1, 0), cube(0, 0, 0)]);
  expect(found.map(({ paint }) => paint)).toEqual(["000", "000", "000", "110", "110", "110"]);
  expect(patches([cube(0, 0, 0), cube(1, 0, 0)])).toHaveLength(5);
});

test("the view box contains the whole picture", () => {
  const [left, top, width, height] = frame([[0, 0, 0], [3, 1, 0]], 1)
    .split(" ")
    .map(Number) as [number, number, number, number];
  const [x, y] = onPaper(3, 1, 0);
  expect(x).toBeLessThan(left + width);
  expect(y).toBeLessThan(top + height);
});
