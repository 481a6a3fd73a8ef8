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

/** The distance of the camera from the center at which all spots fit into a picture of this aspect ratio. */
export function distance(eye: Pick<Eye, "turned" | "tilt">, spots: readonly Spot[], aspect: number): number {
  const towards = towardsEye(eye);
  const { right, up } = axes(eye);
  const high = Math.tan((FIELD / 2) * RADIANS);
  const wide = high * aspect;
  let distance = 1;
  for (const spot of spots) {
    const near = dot(spot, towards);
    distance = Math.max(distance, near + Math.abs(dot(spot, right)) / wide, near + Math.abs(dot(spot, up)) / high);
  }
  return distance;
}

/** Interpolate between two cameras; the board turns the shorter way. */
export function between(from: Eye, to: Eye, share: number): Eye {
  const part = (one: number, other: number): number => one + (other - one) * share;
  const round = ((((to.turned - from.turned + 180) % 360) + 360) % 360) - 180;
  return { turned: from.turned + round * share, tilt: part(from.tilt, to.tilt), zoom: part(from.zoom, to.zoom) };
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
