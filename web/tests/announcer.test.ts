// What screen readers hear: every event once, however long it stays on the board.
import { expect, test, vi } from "vitest";
import type { Scene } from "../src/director.svelte";
import type { EntryView, EventView, TableView } from "../src/protocol";

vi.mock("../src/words.svelte", () => ({
  needWords: () => Promise.resolve(),
  say: (id: string, values: { act?: string } = {}) => values.act ?? id,
}));
vi.mock("../src/turn", () => ({ turnInWords: () => "" }));
vi.mock("../src/remarks", () => ({ remarkOnAct: () => Promise.resolve(null) }));
vi.mock("../src/wording", () => ({
  eventInWords: ({ n }: EventView) => `event ${n}`,
  sentence: (text: string) => text && `${text}.`,
  sidesOf: () => ["Black", "White"],
}));

const { Announcer } = await import("../src/announcer.svelte");

const entry = (n: number): EntryView => ({
  n, kind: "act", seat: 0, act: n, text: `act ${n}`, left: null, forced: false, at: 0, reason: null, round: null,
});
const event = (n: number): EventView => ({ id: "", values: {}, rule: null, drawn: null, n, banner: false });

test("an event that stays on the board is announced once", async () => {
  const announcer = new Announcer(() => Promise.resolve([]));
  const announce = (acts: EntryView[], events: EventView[]): void =>
    announcer.announce({} as TableView, { state: {}, before: null, acts, events } as unknown as Scene, acts, false);
  announce([entry(0)], [event(0)]);
  announce([entry(1)], [event(0)]);
  announce([entry(2)], [event(0), event(2)]);
  await vi.waitFor(() => expect(announcer.lines).toHaveLength(3));
  expect(announcer.lines.map(({ text }) => text)).toEqual(["act 0. event 0.", "act 1.", "act 2. event 2."]);
});
