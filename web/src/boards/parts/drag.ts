// Dragging by mouse, pen or finger: a press becomes a drag once the pointer has moved far enough.
import type { Point } from "./grid";

export interface DragOptions {
  /** How far the pointer must move, in the units of `position`. */
  threshold: number;
  /** Where an event is; by default in pixels of the window. */
  position?(event: PointerEvent): Point;
  /** The pointer has moved, beyond the threshold. */
  onmove(event: PointerEvent): void;
  /** The pointer was released after a drag. */
  ondrop(event: PointerEvent): void;
  /** The pointer was released before it became a drag. */
  onclick?(): void;
  /** The browser has taken the pointer away, for example to scroll. */
  oncancel?(event: PointerEvent): void;
}

const inWindow = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** Follow a pointer from its press to its release. The function returned ends the drag without a drop. */
export function startDrag(press: PointerEvent, options: DragOptions): () => void {
  const { threshold, position = inWindow, onmove, ondrop, onclick, oncancel } = options;
  const start = position(press);
  const controller = new AbortController();
  let dragging = false;
  const listen = (name: "pointermove" | "pointerup" | "pointercancel", handle: (event: PointerEvent) => void): void =>
    addEventListener(
      name,
      (event) => event.pointerId === press.pointerId && handle(event),
      { signal: controller.signal },
    );
  listen("pointermove", (event) => {
    const { x, y } = position(event);
    dragging ||= Math.hypot(x - start.x, y - start.y) >= threshold;
    if (dragging) onmove(event);
  });
  listen("pointerup", (event) => {
    controller.abort();
    if (dragging) ondrop(event);
    else onclick?.();
  });
  listen("pointercancel", (event) => {
    controller.abort();
    oncancel?.(event);
  });
  return () => controller.abort();
}

/** Stop the click that a browser may send right after a drop. */
export function ignoreNextClick(): void {
  const controller = new AbortController();
  addEventListener("click", (event) => event.stopPropagation(), { capture: true, signal: controller.signal });
  setTimeout(() => controller.abort());
}
