// The camera: rotation, tilt and zoom. Plain numbers, no drawing.

export type Spot = readonly [x: number, y: number, z: number];

export interface Eye {
  /** The clockwise rotation of the board on the screen, in degrees. */
  turned: number;
  /** The angle from the vertical, in degrees. */
  tilt: number;
  /** 1 shows the whole board. */
  zoom: number;
}

export const STEEPEST = 0.01;
export const FLATTEST = 80;
export const NEAREST = 3.2;
export const FARTHEST = 0.7;
/** The vertical field of view, in degrees. */
export const FIELD = 32;

const RADIANS = Math.PI / 180;
const within = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

export function moved(eye: Eye, turned: number, tilt: number): Eye {
  return { ...eye, turned: eye.turned + turned, tilt: within(eye.tilt + tilt, STEEPEST, FLATTEST) };
}

export function zoomed(eye: Eye, factor: number): Eye {
  return { ...eye, zoom: within(eye.zoom * factor, FARTHEST, NEAREST) };
}

/** The direction from the board to the camera. */
export function towardsEye({ turned, tilt }: Pick<Eye, "turned" | "tilt">): Spot {
  const [angle, down] = [turned * RADIANS, tilt * RADIANS];
  return [Math.sin(angle) * Math.sin(down), Math.cos(down), Math.cos(angle) * Math.sin(down)];
}

/** The right and up vectors of the picture. */
export function axes({ turned, tilt }: Pick<Eye, "turned" | "tilt">): { right: Spot; up: Spot } {
  const [angle, down] = [turned * RADIANS, tilt * RADIANS];
  return {
    right: [Math.cos(angle), 0, -Math.sin(angle)],
    up: [-Math.sin(angle) * Math.cos(down), Math.sin(down), -Math.cos(angle) * Math.cos(down)],
  };
}

const dot = (one: Spot, other: Spot): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** A part of the picture in pixels, from its top left corner. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far away the camera is, and how far the picture is moved to the right and down, in pixels. */
export interface Fit {
  far: number;
  right: number;
  down: number;
}

const MARGIN = 6;
/** The factors by which the camera goes away: in large steps first, then in small ones. */
const LARGE_STEP = 2;
const SMALL_STEP = 1.025;
const MOST_DISTANT = 400;

/** The nearest camera at which all spots are in the picture, and none of them behind something on top of it. */
export function fit(
  eye: Pick<Eye, "turned" | "tilt">,
  spots: readonly Spot[],
  width: number,
  height: number,
  covered: readonly Rect[] = [],
): Fit {
  const towards = towardsEye(eye);
  const { right, up } = axes(eye);
  const scale = height / 2 / Math.tan((FIELD / 2) * RADIANS);
  const placed = spots.map((spot): Spot => [dot(spot, right), dot(spot, up), dot(spot, towards)]);
  const nearest = placed.reduce((near, spot) => Math.max(near, spot[2]), 0);
  const outlineAt = (far: number): Rect => {
    const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    for (const [x, y, near] of placed) {
      const size = scale / (far - near);
      box.left = Math.min(box.left, x * size);
      box.right = Math.max(box.right, x * size);
      box.top = Math.min(box.top, -y * size);
      box.bottom = Math.max(box.bottom, -y * size);
    }
    return box;
  };
  const spare = ({ left, right, top, bottom }: Rect): readonly [number, number] => [
    width - 2 * MARGIN - (right - left),
    height - 2 * MARGIN - (bottom - top),
  ];
  // Farther away everything is smaller: skip what is too near in a few large steps.
  let far = 1 + nearest;
  for (let step = LARGE_STEP; step > SMALL_STEP; step = Math.sqrt(step)) {
    while (far * step < MOST_DISTANT && Math.min(...spare(outlineAt(far * step))) < 0) far *= step;
  }
  for (; far < MOST_DISTANT; far *= SMALL_STEP) {
    const box = outlineAt(far);
    const [wide, high] = spare(box);
    if (wide < 0 || high < 0) continue;
    const down = MARGIN + high / 2 - box.top - height / 2;
    // In the middle, or to the left as far as necessary.
    for (const share of [0.5, 0.25, 0]) {
      const move = MARGIN + wide * share - box.left - width / 2;
      const isHidden = covered.some(({ left: west, right: east, top: north, bottom: south }) =>
        placed.some(([x, y, near]) => {
          const size = scale / (far - near);
          const [across, below] = [width / 2 + x * size + move, height / 2 - y * size + down];
          return across > west && across < east && below > north && below < south;
        }),
      );
      if (!isHidden) return { far, right: move, down };
    }
  }
  return { far, right: 0, down: 0 };
}

/** The camera turned a little towards a place on the board, so that it lies more in front. */
export function turnedTo(eye: Eye, [x, z]: readonly [number, number], most: number): Eye {
  const bearing = Math.atan2(x, z) / RADIANS;
  const away = ((((bearing - eye.turned + 180) % 360) + 360) % 360) - 180;
  const weight = Math.min(1, Math.hypot(x, z) / 3);
  return { ...eye, turned: eye.turned + Math.sign(away) * Math.min(most, Math.abs(away) * 0.12) * weight };
}

/** Interpolate between two cameras; the board turns the shorter way. */
export function between(from: Eye, to: Eye, share: number): Eye {
  const part = (one: number, other: number): number => one + (other - one) * share;
  const round = ((((to.turned - from.turned + 180) % 360) + 360) % 360) - 180;
  return { turned: from.turned + round * share, tilt: part(from.tilt, to.tilt), zoom: part(from.zoom, to.zoom) };
}

/** The height of a stone that is lowered, from 1 to 0: it falls, and settles with a small bounce. */
export function settled(share: number): number {
  const landed = 0.72;
  if (share < landed) return 1 - (share / landed) ** 2;
  const rest = (share - landed) / (1 - landed);
  return 0.035 * Math.sin(Math.PI * rest);
}

/** Ease out. */
export const eased = (share: number): number => 1 - (1 - share) ** 3;

/** Where a ray first hits a box, as a multiple of its direction; null if it misses. */
export function meets(from: Spot, along: Spot, min: Spot, max: Spot): number | null {
  let [first, last] = [0, Infinity];
  for (const axis of [0, 1, 2] as const) {
    if (Math.abs(along[axis]) < 1e-9) {
      if (from[axis] < min[axis] || from[axis] > max[axis]) return null;
      continue;
    }
    const one = (min[axis] - from[axis]) / along[axis];
    const other = (max[axis] - from[axis]) / along[axis];
    first = Math.max(first, Math.min(one, other));
    last = Math.min(last, Math.max(one, other));
  }
  return first <= last ? first : null;
}
