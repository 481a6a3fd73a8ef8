// The names of people who share this screen, by table and seat. They are kept on this device only.
const KEY = "kaisho-screen-names";
const MOST_TABLES = 30;
export const LONGEST_NAME = 40;

type Kept = [table: string, names: string[]][];

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Kept) : [];
  } catch {
    return [];
  }
}

export function keepNames(table: string, names: readonly string[]): void {
  const clean = names.map((name) => name.trim().slice(0, LONGEST_NAME));
  if (!clean.some(Boolean)) return;
  try {
    const others = kept().filter(([known]) => known !== table);
    localStorage.setItem(KEY, JSON.stringify([[table, clean], ...others].slice(0, MOST_TABLES)));
  } catch {
    // Then the sides have their names only.
  }
}

export const namesAt = (table: string): string[] => kept().find(([known]) => known === table)?.[1] ?? [];

/** In the next game everybody moves on by one seat. */
export function carryNames(table: string, next: string): void {
  const names = namesAt(table);
  if (names.length) keepNames(next, [...names.slice(-1), ...names.slice(0, -1)]);
}
