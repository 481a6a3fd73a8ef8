// The visible part of the map: zoom and center.
import type { Box } from "./geometry";

export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export const NEAREST = 5;

/** The box widened to the aspect ratio of its frame. */
export function framed(box: Box, width: number, height: number): Box {
  if (!width || !height) return box;
  const shape = width / height;
  const [wide, high] = [Math.max(box.width, box.height * shape), Math.max(box.height, box.width / shape)];
  return { x: box.x - (wide - box.width) / 2, y: box.y - (high - box.height) / 2, width: wide, height: high };
}

export const overview = (box: Box): Camera => ({ x: box.x + box.width / 2, y: box.y + box.height / 2, zoom: 1 });

/** The visible part, within the box. */
export function visiblePart(camera: Camera, box: Box): Box {
  const [width, height] = [box.width / camera.zoom, box.height / camera.zoom];
  const within = (middle: number, start: number, all: number, part: number): number =>
    Math.min(Math.max(middle - part / 2, start), start + all - part);
  return {
    x: within(camera.x, box.x, box.width, width),
    y: within(camera.y, box.y, box.height, height),
    width,
    height,
  };
}

function inside(camera: Camera, box: Box): Camera {
  const part = visiblePart(camera, box);
  return { x: part.x + part.width / 2, y: part.y + part.height / 2, zoom: camera.zoom };
}

/** Zoom by a factor; the given point stays where it is on the screen. */
export function zoomed(camera: Camera, box: Box, factor: number, x = camera.x, y = camera.y): Camera {
  const zoom = Math.min(Math.max(camera.zoom * factor, 1), NEAREST);
  const { x: nowX, y: nowY } = inside(camera, box);
  const change = camera.zoom / zoom;
  return inside({ x: x + (nowX - x) * change, y: y + (nowY - y) * change, zoom }, box);
}

export function moved(camera: Camera, box: Box, x: number, y: number): Camera {
  return inside({ x: camera.x + x, y: camera.y + y, zoom: camera.zoom }, box);
}

/** Moved just far enough to show a point with a margin. */
export function showing(camera: Camera, box: Box, x: number, y: number): Camera {
  const part = visiblePart(camera, box);
  const margin = Math.min(2, part.width / 4, part.height / 4);
  const step = (at: number, start: number, size: number): number =>
    at < start + margin ? at - start - margin : at > start + size - margin ? at - start - size + margin : 0;
  return moved(camera, box, step(x, part.x, part.width), step(y, part.y, part.height));
}

const KEY = "kaisho-samurai-map";

/** The part of the map that was shown last on this device, by the number of players. */
export function recalled(players: number): Camera {
  const whole: Camera = { x: 0, y: 0, zoom: 1 };
  try {
    const { x, y, zoom } = JSON.parse(localStorage.getItem(`${KEY}-${players}`) ?? "{}") as Partial<Camera>;
    return [x, y, zoom].every(Number.isFinite) ? { x: x!, y: y!, zoom: Math.min(Math.max(zoom!, 1), NEAREST) } : whole;
  } catch {
    return whole;
  }
}

export function remember(players: number, camera: Camera): void {
  try {
    localStorage.setItem(`${KEY}-${players}`, JSON.stringify(camera));
  } catch {
    // Without storage, every table begins with the whole map.
  }
}
