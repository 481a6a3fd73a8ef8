// Courses, loaded once per language, and the learner's progress, stored on this device.
import { get } from "./http";
import type { GameName, LocalizedChapter, LocalizedCourse, LocalizedStep } from "./protocol";
import { language } from "./words.svelte";

const known = new Map<string, Promise<LocalizedCourse>>();

export function courseOf(game: GameName): Promise<LocalizedCourse> {
  const key = `${game} ${language()}`;
  let course = known.get(key);
  if (course === undefined) {
    course = get<LocalizedCourse>(`/api/learn/${encodeURIComponent(game)}?language=${language()}`);
    course.catch(() => known.delete(key));
    known.set(key, course);
  }
  return course;
}

export const stepsOf = (course: LocalizedCourse): LocalizedStep[] =>
  course.chapters.flatMap((chapter) => chapter.steps);

/** The first step that is not done; if all are, the first step. */
export function nextStep(steps: readonly LocalizedStep[], done: ReadonlySet<string>): LocalizedStep | undefined {
  return steps.find((step) => !done.has(step.id)) ?? steps[0];
}

export const chapterDone = (chapter: LocalizedChapter, done: ReadonlySet<string>): boolean =>
  chapter.steps.every((step) => done.has(step.id));

const key = (game: GameName): string => `kaisho-learnt-${game}`;

export function doneSteps(game: GameName): Set<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "[]");
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : []);
  } catch {
    return new Set();
  }
}

export function markDone(game: GameName, step: string): void {
  try {
    localStorage.setItem(key(game), JSON.stringify([...doneSteps(game).add(step)]));
  } catch {
    // Without storage, progress is lost.
  }
}

export function forgetDone(game: GameName): void {
  try {
    localStorage.removeItem(key(game));
  } catch {
    // Nothing was stored.
  }
}
