// 3D or flat: the stored choice, and what this browser supports.

export type ViewMode = "room" | "flat";
const KEY = "kaisho-caminos-view";

export function storedViewMode(): ViewMode {
  try {
    return localStorage.getItem(KEY) === "flat" ? "flat" : "room";
  } catch {
    return "room";
  }
}

export function storeViewMode(mode: ViewMode): void {
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}

/** Whether this browser supports WebGL 2; tested before three.js is loaded. */
export function supports3d(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
