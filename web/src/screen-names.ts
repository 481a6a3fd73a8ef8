// The names of people who share this screen, by table and seat. They are stored on this device only.
const KEY = "kaisho-screen-names";
const MAX_TABLES = 30;
export const LONGEST_NAME = 40;

type Stored = [table: string, names: string[]][];

function stored(): Stored {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as Stored) : [];
  } catch {
    return [];
  }
}

export function storeNames(table: string, names: readonly string[]): void {
  const clean = names.map((name) => name.trim().slice(0, LONGEST_NAME));
  if (!clean.some(Boolean)) return;
  try {
    const others = stored().filter(([known]) => known !== table);
    localStorage.setItem(KEY, JSON.stringify([[table, clean], ...others].slice(0, MAX_TABLES)));
  } catch {
    // Without storage, sides have no other names.
  }
}

export const namesAt = (table: string): string[] => stored().find(([known]) => known === table)?.[1] ?? [];

/** In a rematch everybody moves on by one seat. */
export function carryNames(table: string, next: string): void {
  const names = namesAt(table);
  if (names.length) storeNames(next, [...names.slice(-1), ...names.slice(0, -1)]);
}
