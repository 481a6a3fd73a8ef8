// Keyboard focus on a board: one cell is in the tab order, and the arrow keys move it (a roving tabindex).
import { tick } from "svelte";

/** Focus the cell whose attribute has this value, once the page has been updated. */
export async function focusCell(board: Element | undefined, attribute: string, cell: string): Promise<void> {
  await tick();
  board?.querySelector<HTMLElement | SVGElement>(`[${attribute}="${CSS.escape(cell)}"]`)?.focus();
}
