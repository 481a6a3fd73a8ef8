// What a player means to do: when an act for the next turn can be chosen, and when it is played or dropped.
import { beforeEach, expect, test } from "vitest";
import { Intent } from "../src/intent.svelte";
import type { EntryView, EventView } from "../src/protocol";
import { settings } from "../src/settings.svelte";
import type { FollowedTable } from "../src/table.svelte";

const entry = (n: number, kind: EntryView["kind"] = "act"): EntryView => ({
  n,
  kind,
  seat: n % 2,
  act: kind === "act" ? n : null,
  text: null,
  left: null,
  forced: false,
  at: 0,
  reason: null,
  round: null,
});
const ended = (n: number): EventView => ({ id: "ended", values: {}, rule: null, drawn: null, n, banner: true });

let played: [act: number, chosenBefore: boolean][];
let table: {
  snapshot: { control: { kind: string }; you: number[]; seats: { left: boolean }[] };
  state: { status: string; legal: number[] };
  myTurn: boolean;
  log: EntryView[];
  events: EventView[];
  act(act: number, chosenBefore: boolean): void;
};
let intent: Intent;

/** The opponent has acted: the position is mine, with these legal acts. */
function answered(legal: number[], events: EventView[] = []): void {
  table.log = [...table.log, entry(table.log.length)];
  Object.assign(table, { myTurn: true, state: { status: "playing", legal }, events });
  intent.onChange();
}

beforeEach(() => {
  played = [];
  table = {
    snapshot: { control: { kind: "none" }, you: [0], seats: [{ left: false }, { left: false }] },
    state: { status: "playing", legal: [] },
    myTurn: false,
    log: [entry(0)],
    events: [],
    act: (act, chosenBefore) => void played.push([act, chosenBefore]),
  };
  settings.premove = true;
  intent = new Intent(table as unknown as FollowedTable);
  intent.chooseAhead(7);
});

test("an act chosen ahead is played when it is legal", () => {
  answered([6, 7]);
  expect(played).toEqual([[7, true]]);
  expect(intent).toMatchObject({ premove: null, dropped: false });
});

test("an act chosen ahead that is not legal is dropped", () => {
  answered([6]);
  expect(played).toEqual([]);
  expect(intent).toMatchObject({ premove: null, dropped: true });
});

test("an act chosen ahead is dropped when the round ends, also if it were legal in the next one", () => {
  answered([6, 7], [ended(1)]);
  expect(played).toEqual([]);
  expect(intent).toMatchObject({ premove: null, dropped: true });
});

test("it is dropped before the opponent sets up the next round, and that is still told in it", () => {
  table.log = [...table.log, entry(1)];
  table.events = [ended(1)];
  intent.onChange();
  expect(intent).toMatchObject({ premove: null, dropped: true });
  answered([7]);
  expect(played).toEqual([]);
  expect(intent.dropped).toBe(true);
});

test("the end of an earlier round does not matter", () => {
  table.events = [ended(0)];
  intent.onChange();
  expect(intent.premove).toBe(7);
});

test("an act chosen ahead is dropped when something is taken back", () => {
  table.log = [...table.log, entry(1), entry(2, "back")];
  intent.onChange();
  expect(intent).toMatchObject({ premove: null, dropped: true });
});

test("an act chosen ahead is forgotten without a word when the game ends", () => {
  table.state.status = "over";
  intent.onChange();
  expect(intent).toMatchObject({ premove: null, dropped: false });
});

test("an act can be chosen ahead only during the turn of others", () => {
  expect(intent.mayChooseAhead(false)).toBe(true);
  table.myTurn = true;
  expect(intent.mayChooseAhead(false)).toBe(false);
});

test.each([
  ["if that is switched off", () => (settings.premove = false)],
  ["in correspondence", () => (table.snapshot.control.kind = "days")],
  ["for two players at one screen", () => (table.snapshot.you = [0, 1])],
  ["by those who only watch", () => (table.snapshot.you = [])],
  ["for a seat that was left", () => (table.snapshot.seats[0]!.left = true)],
  ["after the game", () => (table.state.status = "over")],
])("no act can be chosen ahead %s", (_, change) => {
  change();
  expect(intent.mayChooseAhead(false)).toBe(false);
});

test("no act can be chosen ahead where something is hidden", () => {
  expect(intent.mayChooseAhead(true)).toBe(false);
});
