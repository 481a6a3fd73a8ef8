// Keys that work anywhere on a page with a board.

const TYPING = "input:not([type=checkbox], [type=radio], [type=range]), select, textarea, [contenteditable]";
/** Controls that arrow keys change. */
const SLIDERS = "input, select, textarea, [role=slider]";
/** Where arrow keys have a meaning of their own. */
const OWN_ARROWS = `${SLIDERS}, [role=grid], [role=application], canvas`;

const within = (event: KeyboardEvent, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/** Whether a key is free for a command of the page: not typed into a field, not for a dialog, without modifiers. */
export const isFree = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing &&
  !within(event, TYPING) && !document.querySelector("dialog[open]");

/** Whether an arrow key is free: boards and sliders use them to move their focus. */
export const isFreeArrow = (event: KeyboardEvent): boolean => isFree(event) && !within(event, OWN_ARROWS);

export type Step = "first" | "before" | "next" | "last";

const STEPS: Partial<Record<string, Step>> = { Home: "first", ArrowLeft: "before", ArrowRight: "next", End: "last" };
/** Keys that say nothing about who gets the arrows. */
const NEUTRAL = [...Object.keys(STEPS), ",", ".", "Escape", "Shift", "Control", "Alt", "Meta"];

/**
 * The step that a key asks for in a list of positions: the arrows where they are free, and comma and full stop
 * everywhere, also while a board has the focus.
 */
function stepOf(event: KeyboardEvent): Step | undefined {
  if (!isFree(event)) return undefined;
  if (event.key === ",") return "before";
  if (event.key === ".") return "next";
  return isFreeArrow(event) ? STEPS[event.key] : undefined;
}

/**
 * Call `take` for every key that asks for a step in a list of positions. The function returned ends that.
 *
 * A click gives the focus to a board, but whoever plays with a pointer wants to step with the arrows, not to move over
 * the squares: after a click or a touch they belong to the page. Any other key, such as Tab, an arrow up or Enter,
 * gives them back to the board.
 */
export function takeSteps(take: (step: Step) => void): () => void {
  let pointed = false;
  const point = (): void => void (pointed = true);
  const answer = (event: KeyboardEvent, step: Step | undefined): void => {
    if (!step) return;
    event.preventDefault();
    take(step);
  };
  const beforeBoards = (event: KeyboardEvent): void => {
    if (!NEUTRAL.includes(event.key)) pointed = false;
    const step = pointed && !event.shiftKey && isFree(event) && within(event, "[data-board]") ? STEPS[event.key] : null;
    if (!step || within(event, SLIDERS)) return;
    event.stopPropagation();
    answer(event, step);
  };
  const afterBoards = (event: KeyboardEvent): void => answer(event, stepOf(event));
  const ends = new AbortController();
  addEventListener("pointerdown", point, { capture: true, signal: ends.signal });
  addEventListener("keydown", beforeBoards, { capture: true, signal: ends.signal });
  addEventListener("keydown", afterBoards, { signal: ends.signal });
  return () => ends.abort();
}
