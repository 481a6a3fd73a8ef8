import { expect, test, vi } from "vitest";
import type { StudyRequest } from "../src/protocol";

const ACTS = 100;
vi.mock("../src/examples", () => ({
  listExamples: () => Promise.resolve([{ id: "long", game: "samurai", acts: ACTS }]),
  exampleOf: (id: string) => Promise.resolve({ id, record: "the record", notes: [] }),
}));

/** A study of acts 0, 1, 2 …; a position is the number of acts that led to it. */
const studied = (request: StudyRequest): unknown => {
  const before = Number(request.position ?? 0);
  const acts = request.record ? Array.from({ length: ACTS }, (_, act) => act) : (request.acts ?? []);
  return {
    game: "samurai",
    version: null,
    start: "0",
    position: String(before + acts.length),
    acts: acts.map((act) => ({ seat: 0, act, text: "" })),
    views: request.views ? [before, ...acts.map((act) => Number(act) + 1)] : null,
  };
};
vi.mock("../src/http", () => ({ post: (_: string, request: StudyRequest) => Promise.resolve(studied(request)) }));

const { todaysGame } = await import("../src/today");

test("of a long example the last acts are replayed", async () => {
  const today = await todaysGame();
  expect(today?.skipped).toBe(40);
  expect(today?.views).toEqual(Array.from({ length: 61 }, (_, number) => 40 + number));
});
