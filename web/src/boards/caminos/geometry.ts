// Geometry of meshes, collected quad by quad.
import { BufferAttribute, BufferGeometry } from "three";
import type { Spot } from "./faces";
import type { Part } from "./paints";

type Four<T> = readonly [T, T, T, T];
export type Texel = readonly [number, number];
/** Red, green, blue and opacity, from 0 to 1; red, green and blue may be brighter. */
export type Tint = readonly [number, number, number, number];

const WHITE: Tint = [1, 1, 1, 1];
/** Light as a tint. Colours are multiplied as they are stored, so no pixel has to be converted. */
export function grey(light: number, opacity = 1): Tint {
  const stored = light ** (1 / 2.2);
  return [stored, stored, stored, opacity];
}

/** The texture coordinates of the corners of a part of a sheet. */
export const cornersOf = ([left, bottom, right, top]: Part): Four<Texel> => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];

export class Shape {
  readonly #spots: number[] = [];
  readonly #tints: number[] = [];
  readonly #texels: number[] = [];
  readonly #order: number[] = [];

  quad(spots: Four<Spot>, texels: Four<Texel>, tints: Four<Tint> = [WHITE, WHITE, WHITE, WHITE]): void {
    const first = this.#spots.length / 3;
    for (const corner of [0, 1, 2, 3] as const) {
      this.#spots.push(...spots[corner]);
      this.#texels.push(...texels[corner]);
      this.#tints.push(...tints[corner]);
    }
    // Split along the darker diagonal, otherwise shading is interpolated the wrong way.
    const flipped = tints[0][0] + tints[2][0] < tints[1][0] + tints[3][0];
    for (const corner of flipped ? [1, 2, 3, 1, 3, 0] : [0, 1, 2, 0, 2, 3]) this.#order.push(first + corner);
  }

  build(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(new Float32Array(this.#spots), 3));
    geometry.setAttribute("color", new BufferAttribute(new Float32Array(this.#tints), 4));
    geometry.setAttribute("uv", new BufferAttribute(new Float32Array(this.#texels), 2));
    geometry.setIndex(this.#order);
    return geometry;
  }
}

/** The corners of a flat square over a cell at a height. */
export function lying([u, v]: readonly [number, number], height: number, size = 0.5): Four<Spot> {
  return [
    [u - size, height, v + size],
    [u + size, height, v + size],
    [u + size, height, v - size],
    [u - size, height, v - size],
  ];
}
