import { beforeEach, expect, test, vi } from "vitest";
import type { Meaning } from "../src/boards/board";
import type { LocalizedStep, LocalizedTask, StudyResult } from "../src/protocol";

const heard: string[] = [];
vi.mock("../src/sound", () => ({ play: (sound: string) => heard.push(sound) }));

const MEANINGS: Meaning[] = [{ do: "place" }, { do: "move" }, { do: "lay" }];
vi.mock("../src/http", () => ({ get: () => Promise.resolve(MEANINGS) }));

const FORBIDDEN = 9;
const view = { phase: "place", hexes: {} };
/** The server plays everything up to a forbidden act. */
const requestStudy = vi.fn(({ acts }: { acts: number[] }): Promise<Partial<StudyResult>> => {
  const refused = acts.indexOf(FORBIDDEN);
  const played = refused < 0 ? acts : acts.slice(0, refused);
  return Promise.resolve({
    acts: played.map((act) => ({ seat: 0, act, text: "" })),
    view,
    views: [view, ...played.map(() => view)],
    legal: [0, 1, 2],
    news: [],
    refused: refused < 0 ? null : { at: refused, code: "", message: "", rule: "M6", squares: [] },
  });
});
vi.mock("../src/study/requests", () => ({ requestStudy }));
vi.stubGlobal("matchMedia", () => ({ matches: true }));

const { Lesson } = await import("../src/lesson.svelte");
const { settings } = await import("../src/settings.svelte");

async function lesson(task: Partial<LocalizedTask>): Promise<InstanceType<typeof Lesson>> {
  const begun = new Lesson("samurai", { tasks: [task, { goal: "any" }] } as unknown as LocalizedStep);
  await begun.begin();
  return begun;
}

beforeEach(() => {
  settings.pace = "off";
  heard.length = 0;
});

test("an act and the reply to it sound as they do at a table", async () => {
  await (await lesson({ goal: "acts", acts: [0], replies: [1] })).try(0);
  await vi.waitFor(() => expect(heard).toEqual(["stone", "push"]));
});

test("a wrong act sounds, too, and so does its answer", async () => {
  const begun = await lesson({ goal: "acts", acts: [0], replies: [], refuted: { 1: 2 } });
  await begun.try(1);
  await vi.waitFor(() => expect(heard).toEqual(["push", "act"]));
  await begun.try(2); // this one has no answer
  await vi.waitFor(() => expect(heard).toEqual(["push", "act", "act"]));
});

test("a refused act sounds refused, and one that should have been refused like itself", async () => {
  const begun = await lesson({ goal: "refused", acts: [FORBIDDEN], rule: "M6", replies: [] });
  await begun.try(0);
  await vi.waitFor(() => expect(heard).toEqual(["stone"]));
  await begun.try(FORBIDDEN);
  expect(heard).toEqual(["stone", "refused"]);
});
