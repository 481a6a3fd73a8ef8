// Example games and what is said of them, asked of the server once for each language.
import { get } from "./http";
import type { ExampleListed, ExampleTold, Note } from "./protocol";
import { language } from "./words.svelte";

const known = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const address = `${path}?language=${language()}`;
  let answer = known.get(address) as Promise<T> | undefined;
  if (answer === undefined) {
    answer = get<T>(address);
    answer.catch(() => known.delete(address));
    known.set(address, answer);
  }
  return answer;
}

export const listExamples = (): Promise<ExampleListed[]> => once("/api/examples");

export const exampleOf = (id: string): Promise<ExampleTold> => once(`/api/examples/${encodeURIComponent(id)}`);

/** The note that is about the act after which one stands: its own, or that of the turn to which the act belongs. */
export function noteAbout(notes: readonly Note[], at: number): Note | null {
  return at ? (notes.find((note) => note.at >= at) ?? null) : null;
}

const LETTER = 60; // ms to read one
const LOOK = 1500; // ms to see what has changed on the board

/** How long to stay at a place before going on: long enough to read what is new to read there. */
export function readingTime(told: ExampleTold, at: number): number {
  const note = noteAbout(told.notes, at);
  const fresh = at === 0 ? told.about : note !== null && note !== noteAbout(told.notes, at - 1) ? note.text : "";
  return LOOK + LETTER * fresh.length;
}
