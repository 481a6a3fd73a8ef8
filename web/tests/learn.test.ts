import { expect, test } from "vitest";
import { nextStep } from "../src/courses";
import { judged } from "../src/lesson.svelte";
import type { StepTold, TaskTold } from "../src/protocol";
import { withoutRule } from "../src/rules";

const task = (goal: TaskTold["goal"], acts: number[] = [], rule: string | null = null): TaskTold => ({
  text: "",
  goal,
  acts,
  rule,
  replies: [],
  wins: 0,
  hint: null,
  example: "",
});

test("a task with acts is done by one of them, and by no other", () => {
  expect(judged(task("acts", [3, 5]), 5, null)).toBe("done");
  expect(judged(task("acts", [3, 5]), 4, null)).toBe("not-asked");
  expect(judged(task("acts", [3, 5]), null, { rule: "Z1" })).toBe("refused");
});

test("where any act will do, only a refused one does not", () => {
  expect(judged(task("any"), 99, null)).toBe("done");
  expect(judged(task("any"), null, { rule: "Z1" })).toBe("refused");
});

test("where a refusal is the task, the rule must be the right one", () => {
  expect(judged(task("refused", [7], "Z3"), null, { rule: "Z3" })).toBe("done");
  expect(judged(task("refused", [7], "Z3"), null, { rule: "Z1" })).toBe("refused");
  expect(judged(task("refused", [7], "Z3"), 8, null)).toBe("allowed");
});

test("one goes on with the first step that is not done, and at the end from the beginning", () => {
  const steps = ["a", "b", "c"].map((id) => ({ id }) as StepTold);
  expect(nextStep(steps, new Set(["a", "c"]))?.id).toBe("b");
  expect(nextStep(steps, new Set(["a", "b", "c"]))?.id).toBe("a");
  expect(nextStep([], new Set())).toBeUndefined();
});

test("a refusal is shown without the rule at its end, which has a link of its own", () => {
  expect(withoutRule("Red cannot go there. (rule Z1)", "Z1")).toBe("Red cannot go there.");
  expect(withoutRule("Not (now). (Regel DrS5)", "DrS5")).toBe("Not (now).");
  expect(withoutRule("It is not your turn.", null)).toBe("It is not your turn.");
  expect(withoutRule("Something else.", "Z1")).toBe("Something else.");
});
