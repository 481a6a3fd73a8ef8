// A study as an address: where it begins, its main line, and the place that is shown, so that a link leads to a position.
import type { OptionValue } from "../protocol";
import type { Start } from "./asking";

/** A game that is kept elsewhere: a table of the club, or an example. Its kind is a word of the address. */
export interface Source {
  kind: "table" | "example";
  id: string;
}

export interface Address {
  start: Start | null;
  /** The game that is looked back at. */
  source: Source | null;
  /** The acts of the main line; empty with a source, which has its own. */
  main: number[];
  /** After how many acts of the main line one stands, or left it. */
  at: number | null;
  /** The acts of a variation from there. */
  tried: number[];
}

const LONGEST = 6000;

const joined = (acts: readonly number[]): string => acts.join(".");
const split = (text: string | null): number[] => (text ? text.split(".").filter((part) => /^\d{1,6}$/.test(part)).map(Number) : []);

/** The path with its question; of a study that is too long to be one, the position alone. */
export function write(address: Address, position: string): string {
  const search = new URLSearchParams();
  const { source } = address;
  const path = source !== null ? `/study/${source.kind}/${encodeURIComponent(source.id)}` : `/study/${address.start?.game ?? ""}`;
  if (source === null) writeStart(search, address.start);
  if (address.main.length && source === null) search.set("main", joined(address.main));
  if (address.at !== null) search.set("at", String(address.at));
  if (address.tried.length) search.set("try", joined(address.tried));
  const whole = search.size ? `${path}?${search}` : path;
  if (whole.length <= LONGEST || !address.start) return whole;
  return `/study/${address.start.game}?${new URLSearchParams({ position })}`;
}

function writeStart(search: URLSearchParams, start: Start | null): void {
  if (start?.position !== undefined) search.set("position", start.position);
  else for (const [name, value] of Object.entries(start?.options ?? {})) search.set(`o.${name}`, String(value));
  if (start?.deal !== undefined) search.set("deal", start.deal);
}

export function read(values: Record<string, string>, question: string): Address {
  const search = new URLSearchParams(question);
  const at = Number.parseInt(search.get("at") ?? "", 10);
  const found = { main: split(search.get("main")), at: Number.isNaN(at) ? null : at, tried: split(search.get("try")) };
  const source = sourceIn(values);
  if (source !== null || values["game"] === undefined) return { ...found, start: null, source };
  const start: Start = { game: values["game"] };
  const [position, deal, options] = [search.get("position"), search.get("deal"), readOptions(search)];
  if (position !== null) start.position = position;
  else {
    if (Object.keys(options).length) start.options = options;
    if (deal !== null) start.deal = deal;
  }
  return { ...found, start, source: null };
}

/** The game that the values of an address name, if it is one that is looked back at. */
export function sourceIn(values: Record<string, string>): Source | null {
  const { table, example } = values;
  return table !== undefined ? { kind: "table", id: table } : example !== undefined ? { kind: "example", id: example } : null;
}

function readOptions(search: URLSearchParams): Record<string, OptionValue> {
  const found: Record<string, OptionValue> = {};
  for (const [name, value] of search) if (name.startsWith("o.")) found[name.slice(2)] = /^\d+$/.test(value) ? Number(value) : value;
  return found;
}

/** Whether a text is a record; anything else is taken for a position. */
export const isRecord = (text: string): boolean => /^\s*kaisho record \d/.test(text.replace(/^\uFEFF/, ""));
/** Whether a record begins from a position of its own. */
export const beginsFromPosition = (record: string): boolean => /^start:/m.test(record);
/** The game that a record says it is of. */
export const gameOf = (record: string): string | null => /^game:\s*([a-z]+)/m.exec(record)?.[1] ?? null;
