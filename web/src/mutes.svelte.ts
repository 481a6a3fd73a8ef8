// Whom I do not want to hear: kept by the server for whoever has a name, else in this browser.
import { get, put, remove } from "./http";
import { socket } from "./socket.svelte";

export interface Muted {
  id: number;
  name: string;
}

const KEY = "kaisho-muted";

function kept(): Muted[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Muted[];
  } catch {
    return [];
  }
}

class Mutes {
  people = $state.raw<Muted[]>([]);

  has(person: number | null): boolean {
    return this.people.some((muted) => muted.id === person);
  }

  follow(): () => void {
    if (socket.you !== undefined) void this.look();
    return socket.on("welcome", () => void this.look());
  }

  async look(): Promise<void> {
    if (!socket.you) this.people = kept();
    else await this.#change(get("/api/me/mutes"));
  }

  async mute(person: number, name: string): Promise<void> {
    if (this.has(person)) return;
    if (socket.you) await this.#change(put(`/api/me/mutes/${person}`, {}));
    else this.#keep([...this.people, { id: person, name }]);
  }

  async unmute(person: number): Promise<void> {
    if (socket.you) await this.#change(remove(`/api/me/mutes/${person}`));
    else this.#keep(this.people.filter((muted) => muted.id !== person));
  }

  async #change(asked: Promise<{ people: Muted[] }>): Promise<void> {
    const found = await asked.catch(() => null);
    if (found) this.people = found.people;
  }

  #keep(people: Muted[]): void {
    this.people = people;
    try {
      localStorage.setItem(KEY, JSON.stringify(people));
    } catch {
      // Where nothing can be kept, it holds until the page is closed.
    }
  }
}

export const mutes = new Mutes();
