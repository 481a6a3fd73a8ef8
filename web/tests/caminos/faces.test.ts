import { expect, test } from "vitest";
import { cubeKey, facesOf, type Cube } from "../../src/boards/caminos/faces";
import { frame, onPaper, patches } from "../../src/boards/caminos/picture";

const cube = (u: number, v: number, level: number): Cube<string> => ({ at: [u, v], level, paint: `${u}${v}${level}` });
function drawn(...cubes: Cube<string>[]): ReturnType<typeof facesOf<string>> {
  const keys = new Set(cubes.map(({ at, level }) => cubeKey(at[0], level, at[1])));
  return facesOf(cubes, (x, y, z) => keys.has(cubeKey(x, y, z)));
}

test("hidden faces are not drawn", () => {
  expect(drawn(cube(0, 0, 0))).toHaveLength(5);
  expect(drawn(cube(0, 0, 0), cube(1, 0, 0))).toHaveLength(8);
  expect(
    drawn(cube(0, 0, 0), cube(0, 0, 1)).filter(({ facing }) => facing === "up").map(({ paint }) => paint),
  ).toEqual(["001"]);
});

test("the corners of a face lie on its cube", () => {
  const top = drawn(cube(2, 3, 1)).find(({ facing }) => facing === "up")!;
  expect(top.corners).toEqual([[1.5, 2, 3.5], [2.5, 2, 3.5], [2.5, 2, 2.5], [1.5, 2, 2.5]]);
});

test("corners and faces away from the light are darker", () => {
  const faces = drawn(cube(0, 0, 0), cube(1, 0, 1));
  const top = faces.find(({ facing, paint }) => facing === "up" && paint === "000")!;
  expect(top.light[1]).toBeLessThan(top.light[0]);
  expect(faces.find(({ facing, paint }) => facing === "north" && paint === "000")!.light[3]).toBeLessThan(top.light[0]);
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
