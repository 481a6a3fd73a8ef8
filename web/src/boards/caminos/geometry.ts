// Geometry of meshes: faces of cubes, and the few other shapes of the 3D scene.
import { BufferAttribute, BufferGeometry, type Color } from "three";
import type { Face, Spot } from "./faces";
import { partOf, type Part, type Tile } from "./paints";
import type { Owner } from "./view";

const LEDGE = 0.14;

export interface Corners {
  spots: readonly [Spot, Spot, Spot, Spot];
  light: readonly [number, number, number, number];
  part: Part;
}

/** The geometry of one mesh from faces. */
export function geometryOf(faces: readonly Corners[]): BufferGeometry {
  const [spots, colours, texturePoints, order]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const [number, face] of faces.entries()) {
    const [left, bottom, right, top] = face.part;
    texturePoints.push(left, bottom, right, bottom, right, top, left, top);
    for (const [corner, spot] of face.spots.entries()) {
      const light = face.light[corner]!;
      spots.push(...spot);
      colours.push(light, light, light);
    }
    // Split along the darker diagonal, otherwise shading is interpolated the wrong way.
    const flipped = face.light[0] + face.light[2] < face.light[1] + face.light[3];
    order.push(...(flipped ? [1, 2, 3, 1, 3, 0] : [0, 1, 2, 0, 2, 3]).map((corner) => number * 4 + corner));
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(spots), 3));
  geometry.setAttribute("color", new BufferAttribute(new Float32Array(colours), 3));
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(texturePoints), 2));
  geometry.setIndex(order);
  return geometry;
}

export const painted = (faces: readonly Face<Tile>[], top: (face: Face<Tile>) => Tile): Corners[] =>
  faces.map((face) => ({
    spots: face.corners,
    light: face.light,
    part: partOf(face.facing === "up" ? top(face) : face.paint),
  }));

const ownerOf = (tile: Tile): Owner => tile.slice(0, tile.indexOf("-")) as Owner;

/** A flat face over a cell at a height. */
export function lying([u, v]: readonly [number, number], height: number, part: Part, size = 0.5): Corners {
  return {
    spots: [
      [u - size, height, v + size],
      [u + size, height, v + size],
      [u + size, height, v - size],
      [u - size, height, v - size],
    ],
    light: [1, 1, 1, 1],
    part,
  };
}

export function topOf(face: Face<Tile>): Tile {
  const height = Math.min(3, Math.max(1, face.cube.level + 1)) as 1 | 2 | 3;
  return `${ownerOf(face.paint)}-${height}`;
}

export function swollen(face: Corners): Corners {
  const [a, b, c, d] = face.spots;
  const middle: Spot = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2, (a[2] + c[2]) / 2];
  const across: Spot = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const along: Spot = [d[0] - a[0], d[1] - a[1], d[2] - a[2]];
  const out: Spot = [
    across[1] * along[2] - across[2] * along[1],
    across[2] * along[0] - across[0] * along[2],
    across[0] * along[1] - across[1] * along[0],
  ];
  const mergeEntries = (spot: Spot): Spot => [
    middle[0] + (spot[0] - middle[0]) * 1.01 + out[0] * 0.006,
    middle[1] + (spot[1] - middle[1]) * 1.01 + out[1] * 0.006,
    middle[2] + (spot[2] - middle[2]) * 1.01 + out[2] * 0.006,
  ];
  return {
    ...face,
    spots: [
      mergeEntries(face.spots[0]),
      mergeEntries(face.spots[1]),
      mergeEntries(face.spots[2]),
      mergeEntries(face.spots[3]),
    ],
  };
}

/** A strip along an edge of the board, outside of it. */
export function ledge(
  spots: number[],
  colours: number[],
  from: readonly [number, number],
  to: readonly [number, number],
  tone: Color,
): void {
  const [du, dv] = [to[0] - from[0], to[1] - from[1]];
  const far = ([u, v]: readonly [number, number]): Spot => [u - dv * LEDGE, 0.02, v + du * LEDGE];
  const corners: Spot[] = [[from[0], 0.02, from[1]], [to[0], 0.02, to[1]], far(to), far(from)];
  for (const corner of [0, 1, 2, 0, 2, 3]) {
    spots.push(...corners[corner]!);
    colours.push(tone.r, tone.g, tone.b);
  }
}

/** A band from the center of a cell to the center of its neighbour: flat, along the wall between them, flat. */
export function band(from: Spot, to: Spot): Corners[] {
  const wide = 0.09;
  const [across, along] = [Math.sign(to[0] - from[0]), Math.sign(to[2] - from[2])];
  const beside = [along * wide, across * wide] as const;
  // On the lower cell's side of the wall, so that it is not inside the higher stack.
  const out = 0.02 * Math.sign(from[1] - to[1]);
  const edge = (height: number): Spot =>
    [(from[0] + to[0]) / 2 + across * out, height, (from[2] + to[2]) / 2 + along * out];
  const strip = (one: Spot, other: Spot): Corners => ({
    spots: [
      [one[0] - beside[0], one[1], one[2] - beside[1]],
      [one[0] + beside[0], one[1], one[2] + beside[1]],
      [other[0] + beside[0], other[1], other[2] + beside[1]],
      [other[0] - beside[0], other[1], other[2] - beside[1]],
    ],
    light: [1, 1, 1, 1],
    part: [0, 0, 1, 1],
  });
  return [strip(from, edge(from[1])), strip(edge(from[1]), edge(to[1])), strip(edge(to[1]), to)];
}
