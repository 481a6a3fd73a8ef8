// Example games with their notes, loaded once per language.
import { get } from "./http";
import type { ExampleListing, LocalizedExample, Note } from "./protocol";
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

export const listExamples = (): Promise<ExampleListing[]> => once("/api/examples");

export const exampleOf = (id: string): Promise<LocalizedExample> => once(`/api/examples/${encodeURIComponent(id)}`);

/** The note on the last of `at` acts: its own, or that of its turn. */
export function noteAt(notes: readonly Note[], at: number): Note | null {
  return at ? (notes.find((note) => note.at >= at) ?? null) : null;
}

const LETTER = 60; // ms to read one
const LOOK = 1500; // ms to see what has changed on the board

/** Milliseconds to stay at a position during playback: long enough to read a new note. */
export function readingTime(example: LocalizedExample, at: number): number {
  const note = noteAt(example.notes, at);
  const fresh = at === 0 ? example.about : note !== null && note !== noteAt(example.notes, at - 1) ? note.text : "";
  return LOOK + LETTER * fresh.length;
}
