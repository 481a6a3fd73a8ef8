// Compares successive views, for trails and animations.
import { untrack } from "svelte";

/**
 * Compare a value with the previous one, at the start and after every change. Call it during component initialisation.
 */
export function onChange<T>(value: () => T, compare: (before: T, now: T) => void | (() => void)): void {
  let previous = untrack(value);
  $effect(() => {
    const [before, now] = [previous, value()];
    previous = now;
    return untrack(() => compare(before, now));
  });
}
