// The address of a study: its start, main line and current position, so that links lead to positions.
import type { OptionValue } from "../protocol";
import type { Start } from "./requests";

/** A stored game: a table of the club, or an example. Its kind is a segment of the path. */
export interface Source {
  kind: "table" | "example";
  id: string;
}

export interface Address {
  start: Start | null;
  /** The game under review. */
  source: Source | null;
  /** The acts of the main line; empty if there is a source, which has its own. */
  main: number[];
  /** Number of acts of the main line up to the current position, or up to where it leaves the main line. */
  at: number | null;
  /** The acts of the variation from there. */
  tried: number[];
}

const MAX_LENGTH = 6000;

const joined = (acts: readonly number[]): string => acts.join(".");
const split = (text: string | null): number[] =>
  (text ? text.split(".").filter((part) => /^\d{1,6}$/.test(part)).map(Number) : []);

/** The path and query; if they would be too long, those of the position alone. */
export function write(address: Address, position: string): string {
  const search = new URLSearchParams();
  const { source } = address;
  const path =
    source !== null ? `/study/${source.kind}/${encodeURIComponent(source.id)}` : `/study/${address.start?.game ?? ""}`;
  if (source === null) writeStart(search, address.start);
  if (address.main.length && source === null) search.set("main", joined(address.main));
  if (address.at !== null) search.set("at", String(address.at));
  if (address.tried.length) search.set("try", joined(address.tried));
  const full = search.size ? `${path}?${search}` : path;
  if (full.length <= MAX_LENGTH || !address.start) return full;
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
  const acts = { main: split(search.get("main")), at: Number.isNaN(at) ? null : at, tried: split(search.get("try")) };
  const source = sourceIn(values);
  if (source !== null || values["game"] === undefined) return { ...acts, start: null, source };
  const start: Start = { game: values["game"] };
  const [position, deal, options] = [search.get("position"), search.get("deal"), readOptions(search)];
  if (position !== null) start.position = position;
  else {
    if (Object.keys(options).length) start.options = options;
    if (deal !== null) start.deal = deal;
  }
  return { ...acts, start, source: null };
}

/** The source that the parameters of a path name, if any. */
export function sourceIn(values: Record<string, string>): Source | null {
  const { table, example } = values;
  return table !== undefined
    ? { kind: "table", id: table }
    : example !== undefined ? { kind: "example", id: example }
    : null;
}

function readOptions(search: URLSearchParams): Record<string, OptionValue> {
  const options: Record<string, OptionValue> = {};
  for (const [name, value] of search) {
    if (name.startsWith("o.")) options[name.slice(2)] = /^\d+$/.test(value) ? Number(value) : value;
  }
  return options;
}

/** Whether a text is a record; anything else is treated as a position. */
export const isRecord = (text: string): boolean => /^\s*kaisho record \d/.test(text.replace(/^\uFEFF/, ""));
/** Whether a record starts from a position. */
export const startsFromPosition = (record: string): boolean => /^start:/m.test(record);
/** The name of the game in a record. */
export const gameOf = (record: string): string | null => /^game:\s*([a-z]+)/m.exec(record)?.[1] ?? null;
