// Textures of the 3D scene, painted here: wood, one sheet of symbols and marks, one of cells with their names.
import {
  CanvasTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearMipmapNearestFilter,
  RepeatWrapping,
  type Texture,
} from "three";
import { SYMBOL_OFFSETS, symbolPath, type Ground, type Palette, type StoneColours } from "./colours";
import type { Layout } from "./layout";
import type { Owner } from "./view";

const TILE = 128;
const ACROSS = 4;
const OWNERS: Owner[] = ["yellow", "green", "neutral"];

export type Tile =
  | `${Owner}-${1 | 2 | 3}`
  | "refused"
  | "mark-legal"
  | "mark-last"
  | "mark-refused"
  | "mark-sign"
  | "glow"
  | "plain";

const TILES: Tile[] = [
  ...OWNERS.flatMap((owner): Tile[] => [`${owner}-1`, `${owner}-2`, `${owner}-3`]),
  "glow",
  "plain",
  "refused",
  "mark-legal",
  "mark-last",
  "mark-refused",
  "mark-sign",
];

/** Left, bottom, right and top of a part of a sheet, from 0 to 1. */
export type Part = readonly [number, number, number, number];

export function partOf(tile: Tile): Part {
  const number = TILES.indexOf(tile);
  const [x, y] = [number % ACROSS, Math.floor(number / ACROSS)];
  const inset = 1.5 / TILE;
  return [(x + inset) / ACROSS, 1 - (y + 1 - inset) / ACROSS, (x + 1 - inset) / ACROSS, 1 - (y + inset) / ACROSS];
}

/** How sharp textures are that are seen at an angle; without a GPU that costs more than everything else, so 1. */
let sharpness = 4;
export const setSharpness = (wanted: number): void => void (sharpness = wanted);

function sheet(width: number, height: number, paint: (pen: CanvasRenderingContext2D) => void): Texture {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  paint(canvas.getContext("2d")!);
  const texture = new CanvasTexture(canvas);
  texture.magFilter = LinearFilter;
  texture.minFilter = sharpness > 1 ? LinearMipmapLinearFilter : LinearMipmapNearestFilter;
  texture.anisotropy = sharpness;
  return texture;
}

/** The tiles, for a board that is rotated clockwise by an angle in degrees. */
export function tileSheet(palette: Palette, ground: Ground, turned: number): Texture {
  return sheet(TILE * ACROSS, TILE * ACROSS, (pen) => {
    for (const [number, tile] of TILES.entries()) {
      pen.save();
      pen.translate((number % ACROSS) * TILE, Math.floor(number / ACROSS) * TILE);
      pen.beginPath();
      pen.rect(0, 0, TILE, TILE);
      pen.clip();
      paintTile(pen, tile, palette, ground, turned);
      pen.restore();
    }
  });
}

/** Rotate what is drawn next so that it stands upright in the default view. */
function upright(pen: CanvasRenderingContext2D, turned: number): void {
  pen.translate(TILE / 2, TILE / 2);
  pen.rotate((-turned * Math.PI) / 180);
  pen.translate(-TILE / 2, -TILE / 2);
}

function paintTile(
  pen: CanvasRenderingContext2D,
  tile: Tile,
  palette: Palette,
  ground: Ground,
  turned: number,
): void {
  if (tile === "refused") return hatched(pen, ground.refused, "#ffffff", 1);
  if (tile === "mark-refused") return hatched(pen, ground.refused, ground.refused, 0.45);
  if (tile === "mark-legal") return dot(pen, ground.legal, turned);
  if (tile === "mark-last") return corners(pen, ground.last);
  if (tile === "mark-sign") return ring(pen, ground.sign, ground.halo);
  if (tile === "glow") return glow(pen, ground.glow);
  if (tile === "plain") {
    pen.fillStyle = "#ffffff";
    return pen.fillRect(0, 0, TILE, TILE);
  }
  const [owner, number] = tile.split("-") as [Owner, string];
  upright(pen, turned);
  const offsets = SYMBOL_OFFSETS[Number(number)] ?? [];
  const { symbol } = palette.stones[owner];
  pen.fillStyle = symbol;
  for (const [x, y] of offsets) {
    const path = new Path2D(symbolPath(owner, x * TILE, y * TILE, TILE * (offsets.length === 1 ? 0.3 : 0.24)));
    pen.globalAlpha = 0.9;
    pen.fill(path);
  }
}

function ring(pen: CanvasRenderingContext2D, colour: string, halo: string): void {
  for (const [style, width] of [[halo, 0.17], [colour, 0.1]] as const) {
    pen.beginPath();
    pen.arc(TILE / 2, TILE / 2, TILE * 0.41, 0, 2 * Math.PI);
    pen.strokeStyle = style;
    pen.lineWidth = TILE * width;
    pen.stroke();
  }
}

/** A strip of light, brightest along its middle. */
function glow(pen: CanvasRenderingContext2D, colour: string): void {
  const fade = pen.createLinearGradient(0, 0, TILE, 0);
  for (const [at, alpha] of [[0, "00"], [0.25, "70"], [0.5, "ff"], [0.75, "70"], [1, "00"]] as const) {
    fade.addColorStop(at, colour + alpha);
  }
  pen.fillStyle = fade;
  pen.fillRect(0, 0, TILE, TILE);
}

function hatched(pen: CanvasRenderingContext2D, ground: string, line: string, alpha: number): void {
  pen.globalAlpha = alpha;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, TILE, TILE);
  pen.globalAlpha = Math.min(1, alpha * 2) * 0.8;
  pen.strokeStyle = line;
  pen.lineWidth = TILE * 0.06;
  for (let x = -TILE; x < TILE; x += TILE / 4) {
    pen.beginPath();
    pen.moveTo(x, TILE);
    pen.lineTo(x + TILE, 0);
    pen.stroke();
  }
  pen.globalAlpha = 1;
  pen.lineWidth = TILE * 0.07;
  pen.strokeStyle = ground;
  pen.strokeRect(0, 0, TILE, TILE);
}

/** Below the name of a cell. */
function dot(pen: CanvasRenderingContext2D, colour: string, turned: number): void {
  upright(pen, turned);
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(TILE / 2, TILE * 0.68, TILE * 0.1, 0, 2 * Math.PI);
  pen.fill();
  pen.lineWidth = TILE * 0.03;
  pen.strokeStyle = "#ffffff";
  pen.stroke();
}

/** Four corners: the latest stone. */
function corners(pen: CanvasRenderingContext2D, colour: string): void {
  const [inset, length] = [TILE * 0.1, TILE * 0.24];
  const draw = (): void => {
    for (const [x, y] of [[0, 0], [1, 0], [0, 1], [1, 1]] as const) {
      const [px, py] = [x ? TILE - inset : inset, y ? TILE - inset : inset];
      pen.beginPath();
      pen.moveTo(px + (x ? -length : length), py);
      pen.lineTo(px, py);
      pen.lineTo(px, py + (y ? -length : length));
      pen.stroke();
    }
  };
  pen.strokeStyle = "#ffffff";
  pen.lineWidth = TILE * 0.13;
  draw();
  pen.strokeStyle = colour;
  pen.lineWidth = TILE * 0.08;
  draw();
}

// --- wood -----------------------------------------------------------------------------------------------------------

/** Pixels of grain for one cube; a stone of any length finds its piece on the sheet. */
const GRAIN = 96;
export const GRAINS = 4;

/** Numbers from 0 to 1 that look random and are always the same. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** Fill a square with wood whose grain runs across. */
function wood(
  pen: CanvasRenderingContext2D,
  size: number,
  { body, edge }: Pick<StoneColours, "body" | "edge">,
  strength: number,
  random: () => number,
): void {
  pen.fillStyle = body;
  pen.fillRect(0, 0, size, size);
  if (!strength) return;
  for (let line = 0; line < size * 0.55; line += 1) {
    const y = random() * size;
    // Whole waves, so that the wood can be repeated.
    const [sway, bend, phase] = [1 + random() * size * 0.012, 1 + Math.floor(random() * 2), random() * 7];
    pen.strokeStyle = random() < 0.28 ? "#ffffff" : edge;
    pen.globalAlpha = strength * (0.02 + random() ** 3 * 0.16);
    pen.lineWidth = 0.6 + random() ** 2 * size * 0.012;
    for (const top of [y - size, y]) {
      pen.beginPath();
      for (let x = 0; x <= size; x += size / 32) {
        pen.lineTo(x, top + Math.sin((x / size) * bend * 2 * Math.PI + phase) * sway);
      }
      pen.stroke();
    }
  }
  pen.fillStyle = edge;
  for (let pore = 0; pore < size * 0.5; pore += 1) {
    pen.globalAlpha = strength * 0.16 * random();
    pen.fillRect(random() * size, random() * size, 3 + random() * size * 0.03, 1);
  }
  pen.globalAlpha = 1;
}

/** The woods of the stones: yellow and green above, neutral below. */
export function woodSheet({ stones, grain }: Palette): Texture {
  const size = GRAIN * GRAINS;
  return sheet(2 * size, 2 * size, (pen) => {
    for (const [number, owner] of OWNERS.entries()) {
      pen.save();
      pen.translate((number % 2) * size, Math.floor(number / 2) * size);
      pen.beginPath();
      pen.rect(0, 0, size, size);
      pen.clip();
      wood(pen, size, stones[owner], grain, chance(number * 7919 + 17));
      pen.restore();
    }
  });
}

/** A place on the sheet of woods; both coordinates in cubes, from 0 to 4. */
export function onWood(owner: Owner, along: number, across: number): [number, number] {
  const number = OWNERS.indexOf(owner);
  return [(number % 2) / 2 + along / GRAINS / 2, 1 - Math.floor(number / 2) / 2 - across / GRAINS / 2];
}

/** The wood of the frame and of the table, repeated every 8 cells. */
export function plankSheet(colour: string, grain: number, planks: number): Texture {
  const texture = sheet(512, 512, (pen) => {
    wood(pen, 512, { body: colour, edge: "#1c1008" }, grain * (planks ? 0.45 : 0.8), chance(planks * 31 + 5));
    pen.fillStyle = "#000000";
    pen.globalAlpha = 0.3 * grain;
    for (let plank = 0; plank < planks; plank += 1) pen.fillRect(0, (plank * 512) / planks, 512, 2.5);
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}

/** Words side by side on transparent ground, each with its part of the sheet. */
export function wordSheet(words: readonly string[], colour: string): { texture: Texture; part(number: number): Part } {
  const across = 4;
  const down = Math.ceil(words.length / across);
  const texture = sheet(across * 128, down * 128, (pen) => {
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillStyle = colour;
    for (const [number, word] of words.entries()) {
      pen.font = `700 ${word.length > 1 ? 62 : 84}px Georgia, serif`;
      pen.fillText(word, ((number % across) + 0.5) * 128, (Math.floor(number / across) + 0.53) * 128);
    }
  });
  const part = (number: number): Part => {
    const [x, y] = [number % across, Math.floor(number / across)];
    return [x / across, 1 - (y + 1) / down, (x + 1) / across, 1 - y / down];
  };
  return { texture, part };
}

const CELL = 96;

/** The cells with their names, upright for a board that is rotated by a number of quarter turns. */
export function cellSheet(
  layout: Layout,
  ground: Ground,
  grain: number,
  quarters: number,
  named: boolean,
): { texture: Texture; part(cell: string): Part } {
  const [width, height] = [layout.max[0] - layout.min[0] + 1, layout.max[1] - layout.min[1] + 1];
  const texture = sheet(width * CELL, height * CELL, (pen) => {
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.font = `600 ${CELL * 0.24}px system-ui, sans-serif`;
    wood(pen, Math.max(width, height) * CELL, { body: ground.cell, edge: ground.line }, grain * 0.9, chance(3));
    for (const [cell, [u, v]] of layout.points) {
      pen.save();
      pen.translate((u - layout.min[0] + 0.5) * CELL, (v - layout.min[1] + 0.5) * CELL);
      pen.fillStyle = (u + v) % 2 ? "#ffffff" : ground.line;
      pen.globalAlpha = 0.1;
      pen.fillRect(-CELL / 2, -CELL / 2, CELL, CELL);
      pen.globalAlpha = 1;
      pen.strokeStyle = ground.line;
      pen.lineWidth = CELL * 0.04;
      pen.strokeRect(-CELL / 2, -CELL / 2, CELL, CELL);
      if (!named) {
        pen.restore();
        continue;
      }
      pen.rotate((-(layout.base + 90 * quarters) * Math.PI) / 180);
      pen.fillStyle = ground.name;
      pen.globalAlpha = 0.75;
      pen.fillText(cell, 0, -CELL * 0.12);
      pen.restore();
    }
  });
  const part = (cell: string): Part => {
    const [u, v] = layout.point(cell);
    const [x, y] = [u - layout.min[0], v - layout.min[1]];
    return [x / width, 1 - (y + 1) / height, (x + 1) / width, 1 - y / height];
  };
  return { texture, part };
}
