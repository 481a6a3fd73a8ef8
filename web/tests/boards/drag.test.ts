import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ignoreNextClick, startDrag } from "../../src/boards/parts/drag";

let page: EventTarget;
let calls: string[];

beforeEach(() => {
  page = new EventTarget();
  calls = [];
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

const pointer = (name: string, x = 0, y = 0, pointerId = 1): PointerEvent =>
  Object.assign(new Event(name), { pointerId, clientX: x, clientY: y }) as unknown as PointerEvent;

function begin(): () => void {
  return startDrag(pointer("pointerdown"), {
    threshold: 6,
    onmove: ({ clientX }) => calls.push(`move ${clientX}`),
    ondrop: ({ clientX }) => calls.push(`drop ${clientX}`),
    onclick: () => calls.push("click"),
    oncancel: () => calls.push("cancel"),
  });
}

test("a press becomes a drag beyond the threshold, and ends with a drop", () => {
  begin();
  page.dispatchEvent(pointer("pointermove", 3, 3));
  expect(calls).toEqual([]);
  page.dispatchEvent(pointer("pointermove", 7));
  page.dispatchEvent(pointer("pointermove", 2));
  page.dispatchEvent(pointer("pointerup", 2));
  page.dispatchEvent(pointer("pointermove", 50));
  expect(calls).toEqual(["move 7", "move 2", "drop 2"]);
});

test("a press that hardly moves is a click", () => {
  begin();
  page.dispatchEvent(pointer("pointermove", 2));
  page.dispatchEvent(pointer("pointerup", 2));
  expect(calls).toEqual(["click"]);
});

test("other pointers do not matter", () => {
  begin();
  page.dispatchEvent(pointer("pointermove", 50, 50, 2));
  page.dispatchEvent(pointer("pointerup", 50, 50, 2));
  expect(calls).toEqual([]);
});

test("a drag can be cancelled by the browser and by the board", () => {
  begin();
  page.dispatchEvent(pointer("pointercancel"));
  page.dispatchEvent(pointer("pointermove", 50));
  expect(calls).toEqual(["cancel"]);
  const end = begin();
  end();
  page.dispatchEvent(pointer("pointermove", 50));
  expect(calls).toEqual(["cancel"]);
});

test("the click right after a drop is stopped, and no later one", () => {
  vi.useFakeTimers();
  ignoreNextClick();
  page.addEventListener("click", ({ cancelBubble }) => calls.push(cancelBubble ? "stopped" : "clicked"));
  page.dispatchEvent(new Event("click"));
  vi.runAllTimers();
  page.dispatchEvent(new Event("click"));
  vi.useRealTimers();
  expect(calls).toEqual(["stopped", "clicked"]);
});
