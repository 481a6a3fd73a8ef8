// The height that a page leaves to its board: what stands above and below it is measured.

/**
 * Keep the custom properties of a page's grid up to date: `--room`, the height for the board (`[data-board]`) with all
 * that stands under it (`[data-under]`) in view, and `--column`, the height of the window below the top of the grid.
 */
export function measureRoom(grid: HTMLElement): () => void {
  const find = (selector: string): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>(selector)];
  const measure = (): void => {
    const [board] = find("[data-board]");
    if (!board) return;
    const gap = Number.parseFloat(getComputedStyle(grid).rowGap) || 0;
    const top = (element: HTMLElement): number => Math.round(element.getBoundingClientRect().top + scrollY);
    const right = board.offsetLeft + board.offsetWidth;
    const under = find("[data-under]").filter((element) => element.offsetHeight && element.offsetLeft < right);
    const below = under.reduce((sum, element) => sum + element.offsetHeight + gap, 0);
    const end = Number.parseFloat(getComputedStyle(grid).paddingBottom) || 0;
    grid.style.setProperty("--room", `calc(100dvh - ${Math.ceil(top(board) + below + end)}px)`);
    grid.style.setProperty("--column", `calc(100dvh - ${top(grid) + end}px)`);
  };
  const observer = new ResizeObserver(measure);
  const observe = (): void => {
    observer.disconnect();
    for (const element of find("[data-above], [data-under]")) observer.observe(element);
    for (const element of document.querySelectorAll("#app > :not(main, footer)")) observer.observe(element);
    measure();
  };
  const changes = new MutationObserver(observe);
  for (const parent of [grid, document.getElementById("app")]) if (parent) changes.observe(parent, { childList: true });
  addEventListener("resize", measure);
  observe();
  return () => {
    observer.disconnect();
    changes.disconnect();
    removeEventListener("resize", measure);
  };
}
