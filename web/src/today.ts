// What the home page shows today: one of the example games, another every day.
import { exampleOf, listExamples } from "./examples";
import { post } from "./http";
import type { LocalizedExample, StudyRequest, StudyResult } from "./protocol";

/** How many acts are replayed on the home page: the last ones. More would be too much to load for a picture. */
const MOST = 60;
const DAY = 86_400_000;

export interface TodaysGame {
  example: LocalizedExample;
  board: unknown;
  options: StudyResult["options"];
  /** The view of every position after the first `skipped` acts. */
  views: unknown[];
  skipped: number;
}

/** The number of the day in the person's own time zone. */
export const dayNumber = (now: Date): number =>
  Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);

export function ofToday<T>(all: readonly T[], now = new Date()): T | undefined {
  return all[dayNumber(now) % all.length];
}

export async function todaysGame(): Promise<TodaysGame | null> {
  const listed = ofToday(await listExamples());
  if (!listed) return null;
  const example = await exampleOf(listed.id);
  const skipped = Math.max(0, listed.acts - MOST);
  const start = skipped ? await after(example.record, skipped) : { record: example.record };
  const studied = await study({ ...start, seat: -1, views: true });
  return { example, board: studied.board, options: studied.options, views: studied.views ?? [studied.view], skipped };
}

const study = (request: StudyRequest): Promise<StudyResult> => post<StudyResult>("/api/study", request);

/** A study that begins after some acts of a record, with its other acts. */
async function after(record: string, skipped: number): Promise<StudyRequest> {
  const { game, version, start, acts } = await study({ record });
  const numbers = acts.map(({ act }) => act);
  const { position } = await study({ game, version, position: start, acts: numbers.slice(0, skipped) });
  return { game, version, position, acts: numbers.slice(skipped) };
}
