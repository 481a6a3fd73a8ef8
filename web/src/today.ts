// What the home page shows today: one of the example games, another every day.
import { exampleOf, listExamples } from "./examples";
import { post } from "./http";
import type { LocalizedExample, StudyResult } from "./protocol";

/** The longest example that is replayed on the home page: longer ones are too much to load for a picture. */
const LONGEST = 60;
const DAY = 86_400_000;

export interface TodaysGame {
  example: LocalizedExample;
  board: unknown;
  options: StudyResult["options"];
  /** The view of every position. */
  views: unknown[];
}

/** The number of the day in the person's own time zone. */
export const dayNumber = (now: Date): number =>
  Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);

export function ofToday<T>(all: readonly T[], now = new Date()): T | undefined {
  return all[dayNumber(now) % all.length];
}

export async function todaysGame(): Promise<TodaysGame | null> {
  const listed = ofToday((await listExamples()).filter((example) => example.acts <= LONGEST));
  if (!listed) return null;
  const example = await exampleOf(listed.id);
  const studied = await post<StudyResult>("/api/study", { record: example.record, seat: -1, views: true });
  return { example, board: studied.board, options: studied.options, views: studied.views ?? [studied.view] };
}
