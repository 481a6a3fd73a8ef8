// Keys that work anywhere on a page with a board.

const TYPING = "input:not([type=checkbox], [type=radio], [type=range]), select, textarea, [contenteditable]";
/** Where arrow keys have a meaning of their own. */
const OWN_ARROWS = "input, select, textarea, [role=grid], [role=application], [role=slider], canvas";

const within = (event: KeyboardEvent, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/** Whether a key is free for a command of the page: not typed into a field, not for a dialog, without modifiers. */
export const isFree = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing &&
  !within(event, TYPING) && !document.querySelector("dialog[open]");

/** Whether an arrow key is free: boards and sliders use them to move their focus. */
export const isFreeArrow = (event: KeyboardEvent): boolean => isFree(event) && !within(event, OWN_ARROWS);

/**
 * The step that a key asks for in a list of positions, by name: the arrows where they are free, and comma and full stop
 * everywhere, also while a board has the focus.
 */
export function stepOf(event: KeyboardEvent): "first" | "before" | "next" | "last" | null {
  if (!isFree(event)) return null;
  if (event.key === ",") return "before";
  if (event.key === ".") return "next";
  if (!isFreeArrow(event)) return null;
  const steps = { Home: "first", ArrowLeft: "before", ArrowRight: "next", End: "last" } as const;
  return steps[event.key as keyof typeof steps] ?? null;
}
