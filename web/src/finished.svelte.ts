// Games that were finished, and games that were won, at least once by this person or on this device. Where several
// people share a screen, one of them has won.
import { get } from "./http";
import type { FinishedGames } from "./protocol";
import { socket } from "./socket.svelte";

const KEY = "kaisho-finished";
const WON = "kaisho-won";

function storedGames(key = KEY): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter((name): name is string => typeof name === "string") : [];
  } catch {
    return [];
  }
}

class FinishedGameList {
  games = $state.raw<string[]>(storedGames());
  #won = $state.raw<string[]>(storedGames(WON));

  has(game: string): boolean {
    return this.games.includes(game);
  }

  hasWon(game: string): boolean {
    return this.#won.includes(game);
  }

  async load(): Promise<void> {
    const none: FinishedGames = { games: [], won: [] };
    const account = (await socket.whoAmI()) ? await get<FinishedGames>("/api/me/finished").catch(() => none) : none;
    this.games = [...new Set([...storedGames(), ...account.games])];
    this.#won = [...new Set([...storedGames(WON), ...account.won])];
  }

  /** Note that a game was finished, and perhaps won. */
  add(game: string, won: boolean): void {
    if (!this.has(game)) {
      this.games = [...this.games, game];
      store(KEY, game);
    }
    if (won && !this.hasWon(game)) {
      this.#won = [...this.#won, game];
      store(WON, game);
    }
  }
}

function store(key: string, game: string): void {
  try {
    localStorage.setItem(key, JSON.stringify([...new Set([...storedGames(key), game])]));
  } catch {
    // The server stores it for accounts.
  }
}

export const finished = new FinishedGameList();
