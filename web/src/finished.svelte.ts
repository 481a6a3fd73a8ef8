// Games that were finished at least once, by this person or on this device.
import { get } from "./http";
import type { FinishedGames } from "./protocol";
import { socket } from "./socket.svelte";

const KEY = "kaisho-finished";

function storedGames(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((name): name is string => typeof name === "string") : [];
  } catch {
    return [];
  }
}

class FinishedGameList {
  games = $state.raw<string[]>(storedGames());
  /** Whether the games of the account have been loaded. */
  loaded = $state(false);

  has(game: string): boolean {
    return this.games.includes(game);
  }

  async load(): Promise<void> {
    const account = (await socket.whoAmI())
      ? await get<FinishedGames>("/api/me/finished").catch(() => ({ games: [] }))
      : { games: [] };
    this.games = [...new Set([...storedGames(), ...account.games])];
    this.loaded = true;
  }

  add(game: string): void {
    if (this.has(game)) return;
    this.games = [...this.games, game];
    try {
      localStorage.setItem(KEY, JSON.stringify([...new Set([...storedGames(), game])]));
    } catch {
      // The server stores it for accounts.
    }
  }
}

export const finished = new FinishedGameList();
