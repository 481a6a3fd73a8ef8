// In 3D or flat: what somebody chose here before, and what this browser can show.

export type Way = "room" | "flat";
const KEY = "kaisho-caminos-view";

export function keptWay(): Way {
  try {
    return localStorage.getItem(KEY) === "flat" ? "flat" : "room";
  } catch {
    return "room";
  }
}

export function keepWay(way: Way): void {
  try {
    localStorage.setItem(KEY, way);
  } catch {
    // Where nothing can be kept, it holds until the page is closed.
  }
}

/** Whether this browser draws in 3D at all: asked before anything large is loaded. */
export function showsRoom(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
