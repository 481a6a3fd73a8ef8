// How long acts and banners are shown at each pace.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Director } from "../src/director.svelte";
import type { EntryView, EventView, Update } from "../src/protocol";
import { bannerTime, breathTime, settings, stepTime, type Pace } from "../src/settings.svelte";

let reduced = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  reduced = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const NOBODY = { text: "", left: null, reason: null, round: null };
const entry = (n: number): EntryView => ({ n, kind: "act", seat: n % 2, act: n, forced: false, at: 0, ...NOBODY });
const ended: EventView = { id: "ended", values: {}, rule: null, drawn: null, n: 0, banner: true };
const state = (log: number, more: Partial<Update> = {}): Update =>
  ({ seat: 0, log, count: log, view: log, news: [], steps: [], acts: [], result: null, ...more }) as Update;

/** The milliseconds until the second of two acts is shown, and those of the banner after the first. */
function shown(pace: Pace, news: EventView[] = []): { wait: number; banner: number } {
  settings.pace = pace;
  const hurried = (): boolean => settings.pace === "off";
  const director = new Director({ step: stepTime, breath: breathTime, banner: bannerTime, hurried });
  director.feed(state(0), [], []);
  const acts = [entry(0), entry(1)];
  director.feed(state(2, { acts, news, steps: [{ n: 1, view: 1 }] }), acts, acts.slice(1));
  let [wait, banner] = [0, 0];
  vi.advanceTimersByTime(0);
  while (director.pending) {
    if (director.banner) banner += 10;
    vi.advanceTimersByTime(10);
    wait += 10;
  }
  director.stop();
  return { wait, banner };
}

test.each([
  ["slow", 1800],
  ["normal", 950],
  ["fast", 370],
  ["off", 0],
] as const)("at the pace %s the answer comes after %i ms", (pace, milliseconds) => {
  expect(shown(pace).wait).toBe(milliseconds);
});

test.each([
  ["slow", 3500],
  ["normal", 2200],
  ["fast", 1200],
] as const)("at the pace %s the banner of a round stays for %i ms", (pace, milliseconds) => {
  expect(shown(pace, [ended]).banner).toBe(milliseconds);
});

test("with less motion acts do not move, but the breath and the banner stay", () => {
  reduced = true;
  expect(stepTime()).toBe(0);
  expect(shown("normal").wait).toBe(500);
  expect(shown("normal", [ended]).banner).toBe(2200);
});
