// What is shown of a table, and when: every act whole, with a breath between them, and never too late.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Director, MOST_WAITING, type Beginning } from "../src/director.svelte";
import type { EntryView, EventView, Update } from "../src/protocol";

const [STEP, BREATH, BANNER] = [400, 500, 2000];

const entry = (n: number, seat = n % 2, forced = false): EntryView => ({
  n,
  kind: "act",
  seat,
  act: n,
  text: `act ${n}`,
  left: null,
  forced,
  at: 0,
  reason: null,
  round: null,
});

const event = (n: number, banner = false): EventView => ({
  id: `event-${n}`,
  values: {},
  rule: null,
  drawn: null,
  n,
  banner,
});

const state = (log: number, more: Partial<Update> = {}): Update => ({
  type: "update",
  table: "t",
  status: "playing",
  log,
  count: log,
  acts: [],
  chosen: [],
  to_act: [log % 2],
  turn: log,
  seat: 0,
  view: `after ${log}`,
  legal: [log],
  may_back: true,
  clock: null,
  offers: {},
  points: [0, 0],
  result: null,
  news: [],
  steps: [],
  claim_at: null,
  ...more,
});

/** An update with the acts `from` to `to`, and the views between them. */
function played(from: number, to: number, more: Partial<Update> = {}): [Update, EntryView[], EntryView[]] {
  const acts = Array.from({ length: to - from + 1 }, (_, index) => entry(from + index));
  const steps = acts.slice(1).map(({ n }) => ({ n, view: `after ${n}` }));
  return [state(to + 1, { acts, steps, ...more }), acts, acts.slice(-1)];
}

const ENDING = { values: [1, -1], points: [1, 0], reason: "home-row", places: [1, 2], unrated: null };

let tempo = { step: STEP, breath: BREATH, banner: BANNER, hurried: false };
let begun: Beginning[] = [];
let director: Director;

/** The view that is shown, and the acts before it. */
const shown = (): string =>
  `${String(director.scene?.state.view)} by ${director.scene?.acts.map(({ n }) => n).join(" ")}`;

beforeEach(() => {
  vi.useFakeTimers();
  tempo = { step: STEP, breath: BREATH, banner: BANNER, hurried: false };
  begun = [];
  director = new Director(
    {
      step: () => tempo.step,
      breath: () => tempo.breath,
      banner: () => tempo.banner,
      hurried: () => tempo.hurried,
    },
    (beginning) => begun.push(beginning),
  );
  director.feed(state(0), [], []);
});
afterEach(() => vi.useRealTimers());

test("my act is shown at once, the answer after a breath", () => {
  director.feed(...played(0, 0));
  expect(shown()).toBe("after 1 by 0");
  expect(director.scene?.before).toBe("after 0");
  director.feed(...played(1, 1));
  vi.advanceTimersByTime(STEP + BREATH - 1);
  expect(shown()).toBe("after 1 by 0");
  vi.advanceTimersByTime(1);
  expect(shown()).toBe("after 2 by 1");
  expect(director.scene?.before).toBe("after 1");
});

test("an answer that comes later is shown at once", () => {
  director.feed(...played(0, 0));
  vi.advanceTimersByTime(STEP + BREATH);
  director.feed(...played(1, 1));
  expect(shown()).toBe("after 2 by 1");
});

test("acts that arrive together are shown one by one, each with its own events", () => {
  director.feed(...played(0, 2, { news: [event(1), event(2)] }));
  const scenes = [shown()];
  for (let act = 1; act < 3; act += 1) {
    vi.advanceTimersByTime(STEP + BREATH);
    scenes.push(`${shown()} with ${director.scene?.events.map(({ id }) => id).join(" ")}`);
  }
  expect(scenes).toEqual(["after 1 by 0", "after 2 by 1 with event-1", "after 3 by 2 with event-2"]);
});

test("several updates in a row never overwrite each other", () => {
  for (let act = 0; act < 4; act += 1) director.feed(...played(act, act));
  vi.advanceTimersByTime(10 * (STEP + BREATH));
  expect(begun.slice(1).map(({ acts }) => acts.map(({ n }) => n))).toEqual([[0], [1], [2], [3]]);
});

test("only the newest position has legal acts and a result", () => {
  director.feed(...played(0, 1, { status: "over", result: ENDING }));
  expect(director.scene?.state).toMatchObject({ legal: [], may_back: false, status: "playing", result: null });
  expect(director.scene?.state).toMatchObject({ to_act: [1], count: 1, log: 1 });
  vi.advanceTimersByTime(STEP + BREATH);
  expect(director.scene?.state).toMatchObject({ legal: [2], status: "over", result: ENDING });
});

test("a position that was shown as the newest cannot be acted on when more arrives", () => {
  director.feed(...played(0, 0));
  expect(director.scene?.state.legal).toEqual([1]);
  director.feed(...played(1, 1));
  expect(director.scene?.state.legal).toEqual([]);
  expect(director.pending).toBe(true);
});

test("it is showing until the last act is whole", () => {
  director.feed(...played(0, 1));
  expect(director.showing).toBe(true);
  vi.advanceTimersByTime(STEP + BREATH + STEP - 1);
  expect(director.showing).toBe(true);
  vi.advanceTimersByTime(1);
  expect(director.showing).toBe(false);
});

test("acting ends the show at once, and the next act is shown without waiting", () => {
  director.feed(...played(0, 3));
  director.skip();
  expect(shown()).toBe("after 4 by 3");
  expect(director.scene?.before).toBe("after 3");
  expect(director.showing).toBe(false);
  director.feed(...played(4, 4));
  expect(shown()).toBe("after 5 by 4");
});

test("after a jump the acts that the table played are shown with the last chosen one", () => {
  const acts = [entry(0), entry(1, 1, true), entry(2, 0, true)];
  const steps = [{ n: 1, view: "after 1" }, { n: 2, view: "after 2" }];
  director.feed(state(3, { acts, steps }), acts, acts);
  director.skip();
  expect(shown()).toBe("after 3 by 0 1 2");
  expect(director.scene?.before).toBe("after 0");
});

test("in time trouble nothing is held back", () => {
  director.feed(...played(0, 0));
  tempo.hurried = true;
  director.feed(...played(1, 2));
  expect(shown()).toBe("after 3 by 2");
  expect(director.showing).toBe(false);
});

test("time that gets short during the show ends it with the next act", () => {
  director.feed(...played(0, 4));
  tempo.hurried = true; // the tab is hidden, the pace is off, or the clock is low
  vi.advanceTimersByTime(STEP + BREATH);
  expect(shown()).toBe("after 5 by 4");
});

test("a long backlog is caught up", () => {
  director.feed(...played(0, MOST_WAITING));
  expect(shown()).toBe(`after ${MOST_WAITING + 1} by ${MOST_WAITING}`);
  expect(begun.at(-1)?.acts.length).toBe(MOST_WAITING + 1);
});

test("a take-back during the show shows what is left", () => {
  director.feed(...played(0, 2));
  const back: EntryView = { ...entry(3), kind: "back", act: null, text: null, left: 1 };
  director.feed(state(4, { view: "after 1 again", acts: [back] }), [back], [entry(0)]);
  expect(shown()).toBe("after 1 again by 0");
  expect(director.showing).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toBe("after 1 again by 0");
});

test("a page that is loaded in the middle shows the newest acts with the view before them", () => {
  const loaded = new Director({ step: () => STEP, breath: () => BREATH, banner: () => 0, hurried: () => false });
  const steps = [{ n: 4, view: "before 4" }];
  loaded.feed(state(5, { steps, news: [event(4)] }), [0, 1, 2, 3, 4].map((n) => entry(n)), [entry(4)]);
  expect(loaded.scene).toMatchObject({ before: "before 4", acts: [entry(4)], events: [event(4)] });
  expect(loaded.showing).toBe(false);
});

test("a table whose log was loaded again is shown as it is", () => {
  const [update, fresh, latest] = played(0, 3);
  director.feed(update, fresh, latest, true);
  expect(shown()).toBe("after 4 by 3");
});

test("a change of the pace holds from the next act on", () => {
  director.feed(...played(0, 2));
  tempo = { ...tempo, step: 100, breath: 50 };
  vi.advanceTimersByTime(STEP + 50);
  expect(shown()).toBe("after 2 by 1");
  vi.advanceTimersByTime(150);
  expect(shown()).toBe("after 3 by 2");
});

test("the end of a round has its banner between the act and what follows", () => {
  director.feed(...played(0, 1, { news: [event(0, true)] }));
  vi.advanceTimersByTime(STEP - 1);
  expect(director.banner).toBe(null);
  vi.advanceTimersByTime(1);
  expect(director.banner?.events).toEqual([event(0, true)]);
  vi.advanceTimersByTime(BANNER - 1);
  expect(shown()).toBe("after 1 by 0");
  vi.advanceTimersByTime(1);
  expect(director.banner).toBe(null);
  expect(shown()).toBe("after 2 by 1");
});

test("nothing can be done in the next round before the banner of the last one is over", () => {
  director.feed(state(0), [], []);
  director.feed(...played(0, 0, { news: [event(0, true)] }));
  expect(director.scene?.state.legal).toEqual([]);
  director.feed(state(1, { news: [event(0, true)], offers: { back: [1] } }), [], [entry(0)]);
  expect(director.scene?.state.legal).toEqual([]);
  vi.advanceTimersByTime(STEP);
  expect(director.banner?.events).toEqual([event(0, true)]);
  expect(director.scene?.state.legal).toEqual([]);
  vi.advanceTimersByTime(BANNER);
  expect(director.banner).toBe(null);
  expect(director.scene?.state).toMatchObject({ legal: [1], offers: { back: [1] } });
});

test("a banner can be closed, and then the show goes on at once", () => {
  director.feed(...played(0, 1, { news: [event(0, true)] }));
  vi.advanceTimersByTime(STEP);
  director.closeBanner();
  expect(shown()).toBe("after 2 by 1");
});

test("the act that ends the game has no banner: the ending tells it", () => {
  director.feed(...played(0, 0, { news: [event(0, true)], status: "over", result: ENDING }));
  vi.advanceTimersByTime(STEP);
  expect(director.banner).toBe(null);
  expect(director.showing).toBe(false);
});

test("the end of a round that was skipped is told until the player acts", () => {
  tempo.hurried = true;
  director.feed(...played(0, 0, { news: [event(0, true)] }));
  director.feed(...played(1, 1, { news: [event(1)] }));
  expect(director.scene?.events).toEqual([event(0, true), event(1)]);
  director.skip();
  director.feed(...played(2, 2));
  expect(director.scene?.events).toEqual([]);
});

test("a proposal or a secret choice changes the table, not the acts", () => {
  director.feed(...played(0, 0));
  director.feed(state(1, { offers: { draw: [1] }, view: "chosen" }), [], [entry(0)]);
  expect(shown()).toBe("chosen by 0");
  expect(director.scene?.before).toBe("after 0");
  expect(begun.at(-1)?.acts).toEqual([]);
});

test("a resignation during the show comes after it", () => {
  director.feed(...played(0, 1));
  director.feed(state(2, { status: "over", result: ENDING }), [], [entry(1)]);
  expect(director.scene?.state.result).toBe(null);
  vi.advanceTimersByTime(STEP + BREATH);
  expect(director.scene?.state.result).toEqual(ENDING);
});

test("acts without the views between them are shown together", () => {
  director.feed(...played(0, 2, { steps: [] }));
  expect(shown()).toBe("after 3 by 0 1 2");
});

test("people at one screen see each other's acts one by one, and the end of a round", () => {
  director.feed(...played(0, 0, { seat: 1, to_act: [1] }));
  vi.advanceTimersByTime(STEP + BREATH);
  director.feed(...played(1, 3, { seat: 0, to_act: [0], news: [event(1, true)] }));
  expect(shown()).toBe("after 2 by 1");
  expect(director.scene?.before).toBe("after 1");
  vi.advanceTimersByTime(STEP);
  expect(director.banner?.events).toEqual([event(1, true)]);
  vi.advanceTimersByTime(BANNER);
  expect(shown()).toBe("after 3 by 2");
  vi.advanceTimersByTime(STEP + BREATH);
  expect(shown()).toBe("after 4 by 3");
});

test("another player who looks at the screen sees their own view at once, not the one of the player before", () => {
  director.feed(...played(0, 0));
  director.feed(...played(1, 2, { seat: 1, steps: [] }), true);
  expect(shown()).toBe("after 3 by 2");
  expect(director.scene?.before).toBe(null);
});

test("a game that begins with acts shows the first of them with the view that came with it", () => {
  const open = new Director({ step: () => STEP, breath: () => BREATH, banner: () => 0, hurried: () => false });
  open.feed(state(0, { status: "open", view: null }), [], []);
  const [update, fresh, latest] = played(0, 1);
  open.feed({ ...update, steps: [{ n: 0, view: "dealt" }, ...update.steps] }, fresh, latest);
  expect(open.scene).toMatchObject({ before: "dealt", acts: [entry(0)] });
});
