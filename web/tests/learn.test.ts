import { expect, test } from "vitest";
import { chapterDone, nextStep } from "../src/courses";
import { judge } from "../src/lesson.svelte";
import type { LocalizedChapter, LocalizedStep, LocalizedTask } from "../src/protocol";
import { withoutRule } from "../src/rules";

const task = (goal: LocalizedTask["goal"], acts: number[] = [], rule: string | null = null): LocalizedTask => ({
  text: "",
  goal,
  acts,
  rule,
  replies: [],
  wins: 0,
  hint: null,
  example: "",
  wrong: null,
  refuted: {},
});

test("a task with acts is solved by one of them and by no other act", () => {
  expect(judge(task("acts", [3, 5]), 5, null)).toBe("done");
  expect(judge(task("acts", [3, 5]), 4, null)).toBe("not-asked");
  expect(judge(task("acts", [3, 5]), null, { rule: "Z1" })).toBe("refused");
});

test("a task without acts is solved by any legal act", () => {
  expect(judge(task("any"), 99, null)).toBe("done");
  expect(judge(task("any"), null, { rule: "Z1" })).toBe("refused");
});

test("a task that asks for a refusal needs the right rule", () => {
  expect(judge(task("refused", [7], "Z3"), null, { rule: "Z3" })).toBe("done");
  expect(judge(task("refused", [7], "Z3"), null, { rule: "Z1" })).toBe("refused");
  expect(judge(task("refused", [7], "Z3"), 8, null)).toBe("allowed");
});

test("the next step is the first that is not done, and the first step at the end", () => {
  const steps = ["a", "b", "c"].map((id) => ({ id }) as LocalizedStep);
  expect(nextStep(steps, new Set(["a", "c"]))?.id).toBe("b");
  expect(nextStep(steps, new Set(["a", "b", "c"]))?.id).toBe("a");
  expect(nextStep([], new Set())).toBeUndefined();
});

test("a chapter is done when all of its steps are", () => {
  const chapter = { steps: [{ id: "a" }, { id: "b" }] } as LocalizedChapter;
  expect(chapterDone(chapter, new Set(["a"]))).toBe(false);
  expect(chapterDone(chapter, new Set(["a", "b", "c"]))).toBe(true);
});

test("the message of a refusal is shown without the rule, which has its own link", () => {
  expect(withoutRule("Red cannot go there. (rule Z1)", "Z1")).toBe("Red cannot go there.");
  expect(withoutRule("Not (now). (Regel DrS5)", "DrS5")).toBe("Not (now).");
  expect(withoutRule("It is not your turn.", null)).toBe("It is not your turn.");
  expect(withoutRule("Something else.", "Z1")).toBe("Something else.");
});
