// A table that a page follows: what it shows at once and what one by one, and the sound of a time that gets short.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ClubDescription, EntryView, EventView, Message, TableView, Update } from "../src/protocol";

const { listeners, sounds, requests } = vi.hoisted(() => ({
  listeners: new Map<string, (message: Message) => void>(),
  sounds: [] as string[],
  requests: [] as { do: string }[],
}));
vi.mock("../src/sound", () => ({ play: (sound: string) => sounds.push(sound) }));
vi.mock("../src/announcer.svelte", () => ({ Announcer: class { announce = (): void => undefined; } }));
vi.mock("../src/socket.svelte", () => ({
  socket: {
    offset: 0,
    on: (type: string, listener: (message: Message) => void) => {
      listeners.set(type, listener);
      return () => listeners.delete(type);
    },
    watch: () => () => undefined,
    reload: () => requests.push({ do: "reload" }),
    request: (request: { do: string }) => {
      requests.push(request);
      return Promise.resolve({ type: "done" });
    },
  },
}));

const { FollowedTable } = await import("../src/table.svelte");
const { session } = await import("../src/session.svelte");
const { settings, followOtherTabs } = await import("../src/settings.svelte");

const entry = (n: number, forced = false): EntryView => ({
  n,
  kind: "act",
  seat: n % 2,
  act: n,
  text: `act ${n}`,
  left: null,
  forced,
  at: 0,
  reason: null,
  round: null,
});

const update = (log: number, acts: EntryView[] = [], more: Partial<Update> = {}): Update => ({
  type: "update",
  table: "t",
  status: "playing",
  log,
  count: log,
  acts,
  chosen: [],
  to_act: [log % 2],
  turn: log,
  seat: 0,
  view: `after ${log}`,
  legal: [log],
  may_back: false,
  clock: null,
  offers: {},
  points: [0, 0],
  result: null,
  news: [],
  steps: acts.slice(1).map(({ n }) => ({ n, view: `after ${n}` })),
  claim_at: null,
  ...more,
});

const whole = (state: Update, more: Partial<TableView> = {}): TableView => ({
  type: "table",
  table: "t",
  game: "kamisado",
  options: {},
  board: {},
  control: { kind: "none" } as TableView["control"],
  rated: false,
  listed: false,
  takebacks: true,
  draws: false,
  created: 0,
  seats: [0, 1].map((person) => ({
    kind: "person",
    name: `person ${person}`,
    person,
    bot: null,
    here: true,
    word: `side-${person}`,
    left: null,
    declined: null,
    asks: false,
  })),
  teams: [[0], [1]],
  you: [0],
  invite: null,
  before: null,
  carried: [],
  next: null,
  ratings: null,
  state,
  ...more,
});

const receive = (message: TableView | Update): void => listeners.get(message.type)!(message);
const clock = (...left: number[]): Update["clock"] => ({ left, running: [0], now: Date.now() });
const hiding = (hidden: boolean): void => {
  session.club = { games: [{ name: "kamisado", hidden }] } as ClubDescription;
};

let table: InstanceType<typeof FollowedTable>;
let end: () => void;
const shown = (): unknown => table.director.scene?.state.view;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  sounds.length = requests.length = 0;
  hiding(false);
  settings.pace = "normal";
  table = new FollowedTable("t");
  end = table.follow();
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("acts of a leaver, which come with the whole table, are shown one by one", () => {
  receive(whole(update(1, [entry(0)])));
  receive(whole(update(4, [1, 2, 3].map((n) => entry(n, true)))));
  expect(shown()).toBe("after 2");
  expect(table.showing).toBe(true);
});

test("a log that was loaded again after a gap is shown as it is", () => {
  receive(whole(update(1, [entry(0)])));
  receive(update(5, [entry(4)]));
  expect(requests).toEqual([{ do: "reload" }]);
  receive(whole(update(5, [0, 1, 2, 3, 4].map((n) => entry(n)))));
  expect(shown()).toBe("after 5");
  receive(update(7, [entry(5), entry(6)]));
  expect(shown()).toBe("after 6");
});

test("at one screen acts are shown one by one, unless the game hides something", () => {
  receive(whole(update(0), { you: [0, 1] }));
  receive(update(3, [entry(0), entry(1, true), entry(2, true)], { seat: 1 }));
  expect(shown()).toBe("after 1");
  vi.advanceTimersByTime(10_000);
  hiding(true);
  receive(update(6, [entry(3), entry(4), entry(5)], { seat: 0 }));
  expect(shown()).toBe("after 6");
});

const roundEnds = (n: number): EventView => ({ id: "round", values: {}, rule: null, drawn: null, n, banner: true });
const told = (): number[] => table.director.scene?.events.map(({ n }) => n) ?? [];

test("without a show the end of a round is told until the player acts, also if that happens in another tab", () => {
  settings.pace = "off";
  receive(whole(update(1, [entry(0)])));
  receive(update(2, [entry(1)], { news: [roundEnds(1)] }));
  receive(update(3, [{ ...entry(2), seat: 1 }]));
  expect(told()).toEqual([1]);
  receive(update(4, [{ ...entry(3, true), seat: 0 }]));
  expect(told()).toEqual([1]);
  receive(update(5, [{ ...entry(4), seat: 0 }]));
  expect(told()).toEqual([]);
});

test("without a show the end of a round is told to somebody who only watches until the next act of a player", () => {
  settings.pace = "off";
  receive(whole(update(1, [entry(0)]), { you: [] }));
  receive(update(2, [entry(1)], { news: [roundEnds(1)] }));
  expect(told()).toEqual([1]);
  receive(update(3, [entry(2, true)], { news: [roundEnds(1)] }));
  expect(told()).toEqual([1]);
  receive(update(4, [entry(3)]));
  expect(told()).toEqual([]);
});

test("what only the one who looked may know is veiled as soon as the turn passes on to another at the screen", () => {
  hiding(true);
  receive(whole(update(1, [entry(0)]), { you: [0, 1] }));
  expect(table.log.map(({ text }) => text)).toEqual(["act 0"]);
  receive(update(2, [entry(1)], { seat: -1 }));
  expect(table.log.map(({ act, text }) => [act, text])).toEqual([[null, null], [null, null]]);
  expect(requests).toEqual([{ do: "reload" }]);
  receive(whole(update(2, [{ ...entry(0), act: null, text: null }, entry(1)], { seat: -1 }), { you: [0, 1] }));
  expect(table.log.map(({ text }) => text)).toEqual([null, "act 1"]);
  expect(requests).toHaveLength(1);
});

test("a turn that passes on by itself does not sound, the one after it does", () => {
  receive(whole(update(1, [entry(0)])));
  // The other's act, my forced pass, the other's forced pass: then it is my turn.
  const forced = [{ ...entry(2, true), seat: 0 }, { ...entry(3, true), seat: 1 }];
  receive(update(4, [{ ...entry(1), seat: 1 }, ...forced], { to_act: [0] }));
  expect([table.director.pending, table.myTurn]).toEqual([true, false]);
  vi.advanceTimersByTime(1500);
  expect(sounds).not.toContain("turn");
  vi.advanceTimersByTime(20_000);
  expect(sounds.filter((sound) => sound === "turn")).toHaveLength(1);
  receive(update(4, [], { to_act: [0], offers: { draw: [1] } }));
  vi.advanceTimersByTime(20_000);
  expect(sounds.filter((sound) => sound === "turn")).toHaveLength(1);
});

test("the turn sounds when my act and its answer arrive together", () => {
  receive(whole(update(0)));
  receive(update(2, [entry(0), entry(1)], { to_act: [0] }));
  vi.advanceTimersByTime(20_000);
  expect(sounds.filter((sound) => sound === "turn")).toHaveLength(1);
});

test("a resignation ends the show at once", () => {
  receive(whole(update(1, [entry(0)])));
  receive(update(4, [entry(1), entry(2), entry(3)]));
  expect(table.director.pending).toBe(true);
  void table.resign();
  expect([table.director.pending, shown()]).toEqual([false, "after 4"]);
});

/** Whether a proposal counts as declined after an update without it. */
const declined = (what: string, more: Partial<Update> = {}): boolean => {
  table.notice = null;
  receive(whole(update(1, [entry(0)], { offers: { [what]: [0] } })));
  receive(update(1, [], more));
  return table.notice !== null;
};
const ended = { result: { reason: "resigned", values: [1, -1], places: [1, 2], points: [0, 0] } };

test("a proposal that ends with the game was not declined", () => {
  for (const what of ["back", "draw"]) {
    expect(declined(what)).toBe(true);
    expect(declined(what, ended as unknown as Update)).toBe(false);
  }
});

test("a draw that the computer declines at once is told", async () => {
  receive(whole(update(1, [entry(0)])));
  await table.offer("draw");
  expect(table.notice).not.toBeNull();
  receive(update(1, [], { offers: { draw: [0] } }));
  expect(table.notice).toBeNull();
  await table.offer("draw");
  expect(table.notice).toBeNull();
});

test("a typed move can be played while acts are still being shown", () => {
  receive(whole(update(1, [entry(0)])));
  receive(update(4, [entry(1), entry(2), entry(3)]));
  expect([table.myTurn, table.mayAct]).toEqual([false, true]);
});

test("a time that gets short sounds once in a turn, also if the turn begins with little of it", () => {
  receive(whole(update(2, [entry(0), entry(1)], { clock: clock(21_000, 60_000) })));
  expect(sounds).not.toContain("low");
  vi.advanceTimersByTime(1000);
  expect(sounds).toEqual(["low"]);
  receive(update(2, [], { clock: clock(19_000, 60_000), offers: { draw: [1] } }));
  expect(sounds).toEqual(["low"]);
  receive(update(4, [entry(2), entry(3)], { clock: clock(18_000, 60_000) }));
  receive(update(4, [], { clock: clock(17_000, 60_000), offers: { draw: [1] } }));
  expect(sounds.filter((sound) => sound === "low")).toHaveLength(2);
});

test("a setting of another tab holds here too", () => {
  const heard: Record<string, (event: { key: string | null }) => void> = {};
  const root = { dataset: {}, style: { setProperty: vi.fn() } };
  vi.stubGlobal("document", { documentElement: root, removeEventListener: vi.fn() });
  vi.stubGlobal("addEventListener", (type: string, listener: (event: { key: string | null }) => void) => {
    heard[type] = listener;
  });
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ forced: "ask", theme: "dark" }) });
  followOtherTabs();
  heard["storage"]!({ key: "something else" });
  expect(settings.forced).toBe("play");
  heard["storage"]!({ key: "kaisho-settings" });
  expect(settings.forced).toBe("ask");
  expect(root.dataset).toMatchObject({ theme: "dark" });
});
