import { expect, test } from "vitest";
import {
  axes,
  between,
  FARTHEST,
  FIELD,
  fit,
  FLATTEST,
  meets,
  moved,
  NEAREST,
  settled,
  STEEPEST,
  towardsEye,
  turnedTo,
  zoomed,
  type Rect,
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

const dot = (one: Spot, other: Spot): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const SPOTS: Spot[] = [-4, 4].flatMap((x) => [-4, 4].flatMap((z) => [0, 3].map((y): Spot => [x, y, z])));

/** Where the camera shows spots, in pixels. */
function shown(turned: number, tilt: number, width: number, height: number, covered: Rect[]): [number, number][] {
  const { far, right: move, down } = fit({ turned, tilt }, SPOTS, width, height, covered);
  const [towards, { right, up }] = [towardsEye({ turned, tilt }), axes({ turned, tilt })];
  const scale = height / 2 / Math.tan((FIELD / 2) * (Math.PI / 180));
  return SPOTS.map((spot) => {
    const depth = far - dot(spot, towards);
    return [(dot(spot, right) * scale) / depth + width / 2 + move, height / 2 - (dot(spot, up) * scale) / depth + down];
  });
}

test("every spot is in the picture, which is filled in one direction", () => {
  for (const turned of [0, 14, 45, 200]) {
    for (const [tilt, width, height] of [[1, 400, 400], [40, 320, 400], [75, 1600, 900]] as const) {
      const points = shown(turned, tilt, width, height, []);
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...xs)).toBeLessThanOrEqual(width);
      expect(Math.max(...ys)).toBeLessThanOrEqual(height);
      const filled = [(Math.max(...xs) - Math.min(...xs)) / width, (Math.max(...ys) - Math.min(...ys)) / height];
      expect(Math.max(...filled)).toBeGreaterThan(0.88);
    }
  }
});

test("no spot is behind a button", () => {
  const button = { left: 340, top: 0, right: 400, bottom: 300 };
  for (const turned of [0, 14, 45, 200]) {
    for (const [x, y] of shown(turned, 38, 400, 400, [button])) {
      expect(x > button.left && x < button.right && y > button.top && y < button.bottom).toBe(false);
    }
  }
});

test("the camera turns to what happens, but only a little", () => {
  expect(turnedTo(USUAL, [4, 0], 11).turned).toBeCloseTo(10.8);
  expect(turnedTo(USUAL, [-4, 0], 11).turned).toBeCloseTo(-10.8);
  expect(turnedTo(USUAL, [0.1, -4], 11).turned).toBeCloseTo(11);
  expect(turnedTo(USUAL, [0, 4], 11).turned).toBe(0);
  expect(turnedTo(USUAL, [0, 0], 11).turned).toBe(0);
});

test("a stone falls, settles and lies still", () => {
  expect(settled(0)).toBe(1);
  expect(settled(0.72)).toBeCloseTo(0);
  expect(settled(0.86)).toBeGreaterThan(0.01);
  expect(settled(1)).toBeCloseTo(0);
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
