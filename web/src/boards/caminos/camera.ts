// The camera that a person has chosen, remembered on this device: relative to the usual one, whatever the seat.
import type { Eye } from "./orbit";

const KEY = "kaisho-caminos-camera";

export function storedCamera(): Eye | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Eye> | null;
    if (!found) return null;
    const { turned, tilt, zoom } = found;
    return [turned, tilt, zoom].every(Number.isFinite) ? (found as Eye) : null;
  } catch {
    return null;
  }
}

export function storeCamera(eye: Eye | null): void {
  try {
    if (eye) localStorage.setItem(KEY, JSON.stringify(eye));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, the camera lasts until the page is closed.
  }
}
