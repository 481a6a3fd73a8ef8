// Textures of the 3D scene: one sheet of tiles, and one of cells with their names.
import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace, type Texture } from "three";
import { LOOKS, SYMBOL_OFFSETS, symbolPath, type Ground } from "./colours";
import type { Layout } from "./layout";
import type { Owner } from "./view";

const TILE = 256;
const ACROSS = 4;
const OWNERS: Owner[] = ["yellow", "green", "neutral"];

export type Tile =
  | `${Owner}-side`
  | `${Owner}-${1 | 2 | 3}`
  | "refused"
  | "mark-legal"
  | "mark-last"
  | "mark-refused";

const TILES: Tile[] = [
  ...OWNERS.flatMap((owner): Tile[] => [`${owner}-side`, `${owner}-1`, `${owner}-2`, `${owner}-3`]),
  "refused",
  "mark-legal",
  "mark-last",
  "mark-refused",
];

/** Left, bottom, right and top of a part of a sheet, from 0 to 1. */
export type Part = readonly [number, number, number, number];

export function partOf(tile: Tile): Part {
  const number = TILES.indexOf(tile);
  const [x, y] = [number % ACROSS, Math.floor(number / ACROSS)];
  const inset = 1.5 / TILE;
  return [(x + inset) / ACROSS, 1 - (y + 1 - inset) / ACROSS, (x + 1 - inset) / ACROSS, 1 - (y + inset) / ACROSS];
}

function sheet(width: number, height: number, paint: (pen: CanvasRenderingContext2D) => void): Texture {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  paint(canvas.getContext("2d")!);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 4;
  return texture;
}

/** The tiles, for a board that is rotated clockwise by an angle in degrees. */
export function tileSheet(ground: Ground, turned: number): Texture {
  return sheet(TILE * ACROSS, TILE * ACROSS, (pen) => {
    for (const [number, tile] of TILES.entries()) {
      pen.save();
      pen.translate((number % ACROSS) * TILE, Math.floor(number / ACROSS) * TILE);
      pen.beginPath();
      pen.rect(0, 0, TILE, TILE);
      pen.clip();
      paintTile(pen, tile, ground, turned);
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

function paintTile(pen: CanvasRenderingContext2D, tile: Tile, ground: Ground, turned: number): void {
  if (tile === "refused") return hatched(pen, ground.refused, "#ffffff", 1);
  if (tile === "mark-refused") return hatched(pen, ground.refused, ground.refused, 0.45);
  if (tile === "mark-legal") return dot(pen, ground.legal, turned);
  if (tile === "mark-last") return corners(pen, ground.last);
  const [owner, kind] = tile.split("-") as [Owner, string];
  const look = LOOKS[owner];
  pen.fillStyle = look.body;
  pen.fillRect(0, 0, TILE, TILE);
  pen.strokeStyle = look.edge;
  pen.lineWidth = TILE * 0.045;
  pen.strokeRect(0, 0, TILE, TILE);
  pen.fillStyle = look.symbol;
  if (kind === "side") {
    pen.globalAlpha = 0.5;
    pen.fill(new Path2D(symbolPath(owner, TILE / 2, TILE / 2, TILE * 0.16)));
    return;
  }
  upright(pen, turned);
  const offsets = SYMBOL_OFFSETS[Number(kind)] ?? [];
  for (const [x, y] of offsets) {
    pen.fill(new Path2D(symbolPath(owner, x * TILE, y * TILE, TILE * (offsets.length === 1 ? 0.3 : 0.25))));
  }
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

const CELL = 128;

/** The cells with their names, upright for a board that is rotated by a number of quarter turns. */
export function cellSheet(
  layout: Layout,
  ground: Ground,
  quarters: number,
): { texture: Texture; part(cell: string): Part } {
  const [width, height] = [layout.max[0] - layout.min[0] + 1, layout.max[1] - layout.min[1] + 1];
  const texture = sheet(width * CELL, height * CELL, (pen) => {
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.font = `600 ${CELL * 0.24}px system-ui, sans-serif`;
    for (const [cell, [u, v]] of layout.points) {
      pen.save();
      pen.translate((u - layout.min[0] + 0.5) * CELL, (v - layout.min[1] + 0.5) * CELL);
      pen.fillStyle = ground.cell;
      pen.fillRect(-CELL / 2, -CELL / 2, CELL, CELL);
      pen.strokeStyle = ground.line;
      pen.lineWidth = CELL * 0.05;
      pen.strokeRect(-CELL / 2, -CELL / 2, CELL, CELL);
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
