import { expect, test } from "vitest";
import {
  axes,
  between,
  distance,
  FARTHEST,
  FIELD,
  FLATTEST,
  meets,
  moved,
  NEAREST,
  STEEPEST,
  towardsEye,
  zoomed,
  type Spot,
} from "../../src/boards/caminos/orbit";

const USUAL = { turned: 0, tilt: 40, zoom: 1 };

test("the camera stays above the board, and outside of it", () => {
  expect(moved(USUAL, 0, 500).tilt).toBe(FLATTEST);
  expect(moved(USUAL, 0, -500).tilt).toBe(STEEPEST);
  expect(zoomed(USUAL, 100).zoom).toBe(NEAREST);
  expect(zoomed(USUAL, 0.01).zoom).toBe(FARTHEST);
});

test("the south seat looks north; a board turned clockwise by a quarter is seen from the east", () => {
  expect(towardsEye({ turned: 0, tilt: 90 }).map((part) => Math.round(part))).toEqual([0, 0, 1]);
  expect(towardsEye({ turned: 90, tilt: 90 }).map((part) => Math.round(part))).toEqual([1, 0, 0]);
  expect(axes({ turned: 90, tilt: 0 }).right.map((part) => Math.round(part))).toEqual([0, 0, -1]);
});

test("every spot is in the picture from the computed distance", () => {
  const spots: Spot[] = [-4, 4].flatMap((x) => [-4, 4].flatMap((z) => [0, 3].map((y): Spot => [x, y, z])));
  const high = Math.tan((FIELD / 2) * (Math.PI / 180));
  for (const turned of [0, 14, 45, 200]) {
    for (const [tilt, aspect] of [[1, 1], [40, 0.8], [75, 1.6]] as const) {
      const far = distance({ turned, tilt }, spots, aspect);
      const [towards, { right, up }] = [towardsEye({ turned, tilt }), axes({ turned, tilt })];
      const dot = (one: Spot, other: Spot): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
      for (const spot of spots) {
        const depth = far - dot(spot, towards);
        expect(Math.abs(dot(spot, right)) / depth).toBeLessThanOrEqual(high * aspect + 1e-9);
        expect(Math.abs(dot(spot, up)) / depth).toBeLessThanOrEqual(high + 1e-9);
      }
    }
  }
});

test("the board turns the shorter way", () => {
  expect(between({ ...USUAL, turned: 350 }, { ...USUAL, turned: 10 }, 0.5).turned).toBe(360);
  expect(between({ ...USUAL, turned: 10 }, { ...USUAL, turned: 350 }, 0.5).turned).toBe(0);
});

test("a ray hits the box in front and misses the others", () => {
  expect(meets([0, 5, 0], [0, -1, 0], [-1, 0, -1], [1, 2, 1])).toBe(3);
  expect(meets([0, 5, 0], [0, -1, 0], [2, 0, -1], [3, 2, 1])).toBeNull();
  expect(meets([0, 5, 0], [1, -1, 0], [2, 0, -1], [3, 2, 1])).toBe(3);
});
