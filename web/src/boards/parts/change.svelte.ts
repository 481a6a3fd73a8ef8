// What has changed between two views, for trails and movements.
import { untrack } from "svelte";

/**
 * Compare a value with the one before, at the start and after every change. Call it while a component is initialised.
 */
export function onChange<T>(value: () => T, compare: (before: T, now: T) => void | (() => void)): void {
  let known = untrack(value);
  $effect(() => {
    const [before, now] = [known, value()];
    known = now;
    return untrack(() => compare(before, now));
  });
}
