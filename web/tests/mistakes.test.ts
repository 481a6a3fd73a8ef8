// The search for the mistakes of a game: one at a time, also if it is stopped and begun again at once.
import { expect, test, vi } from "vitest";

const answers: ((verdict: unknown) => void)[] = [];
vi.mock("../src/study/requests", () => ({ requestVerdict: () => new Promise((answer) => answers.push(answer)) }));
const { MistakeSearch } = await import("../src/study/mistakes.svelte");

const verdict = (act: number): unknown => ({ outcome: "win", round: false, acts: [{ act, outcome: "win" }] });

test("a search that is stopped and begun again judges every act once", async () => {
  const root = { id: 0, act: 0, seat: -1, parent: null };
  const recorded = [1, 2].map((id) => ({ id, act: id, seat: 0, parent: root }));
  const search = new MistakeSearch({ recorded, requestTo: () => ({ game: "1" }) } as never, 0);
  const runs = [search.run()];
  search.stop();
  runs.push(search.run());
  expect(answers).toHaveLength(2);
  answers[0]!(verdict(2));
  await runs[0];
  expect([search.judged, search.running]).toEqual([0, true]);
  answers[1]!(verdict(2));
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  expect(search.judged).toBe(1);
  answers[2]!(verdict(1));
  await runs[1];
  expect([search.judged, search.running, answers.length]).toEqual([2, false, 3]);
});

test("what was judged once is not asked again", async () => {
  const recorded = [{ id: 1, act: 7, seat: 0, parent: { id: 0 } }];
  const study = { recorded, requestTo: () => ({ game: "kamisado" }) } as never;
  answers.length = 0;
  const first = new MistakeSearch(study, 0).run();
  answers[0]!({ outcome: "win", round: false, acts: [{ act: 7, outcome: "loss" }, { act: 8, outcome: "win" }] });
  await first;
  const again = new MistakeSearch(study, 0);
  await again.run();
  expect([again.judged, again.found.size, answers.length]).toEqual([1, 1, 1]);
});

test("an act that was being judged when the search was stopped is judged", async () => {
  const recorded = [1, 2].map((id) => ({ id, act: id, seat: 0, parent: { id: 0 } }));
  const search = new MistakeSearch({ recorded, requestTo: () => ({ game: "2" }) } as never, 0);
  answers.length = 0;
  const run = search.run();
  search.stop();
  answers[0]!(verdict(2));
  await run;
  expect([search.judged, search.running, answers.length]).toEqual([1, false, 1]);
});
