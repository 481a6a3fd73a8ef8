// Of which games one was played to its end: by whoever is signed in, or on this device.
import { get } from "./http";
import { socket } from "./socket.svelte";

const KEY = "kaisho-finished";

function onDevice(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name): name is string => typeof name === "string") : [];
  } catch {
    return [];
  }
}

class Finished {
  games = $state.raw<string[]>(onDevice());
  /** Whether the account has been asked as well. */
  read = $state(false);

  has(game: string): boolean {
    return this.games.includes(game);
  }

  async look(): Promise<void> {
    const told = (await socket.whoAmI()) ? await get<{ games: string[] }>("/api/me/finished").catch(() => ({ games: [] })) : { games: [] };
    this.games = [...new Set([...onDevice(), ...told.games])];
    this.read = true;
  }

  note(game: string): void {
    if (this.has(game)) return;
    this.games = [...this.games, game];
    try {
      localStorage.setItem(KEY, JSON.stringify([...new Set([...onDevice(), game])]));
    } catch {
      // The account knows it as well.
    }
  }
}

export const finished = new Finished();
