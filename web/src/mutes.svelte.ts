// Muted people: stored by the server for a person, otherwise in this browser.
import { get, put, remove } from "./http";
import type { MutedPerson, MutedPeople } from "./protocol";
import { socket } from "./socket.svelte";

const KEY = "kaisho-muted";

function stored(): MutedPerson[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as MutedPerson[];
  } catch {
    return [];
  }
}

class Mutes {
  people = $state.raw<MutedPerson[]>([]);

  has(person: number | null): boolean {
    return this.people.some((muted) => muted.id === person);
  }

  follow(): () => void {
    if (socket.you !== undefined) void this.load();
    return socket.on("welcome", () => void this.load());
  }

  async load(): Promise<void> {
    if (!socket.you) this.people = stored();
    else await this.#change(get("/api/me/mutes"));
  }

  async mute(person: number, name: string): Promise<void> {
    if (this.has(person)) return;
    if (socket.you) await this.#change(put(`/api/me/mutes/${person}`, {}));
    else this.#store([...this.people, { id: person, name }]);
  }

  async unmute(person: number): Promise<void> {
    if (socket.you) await this.#change(remove(`/api/me/mutes/${person}`));
    else this.#store(this.people.filter((muted) => muted.id !== person));
  }

  async #change(request: Promise<MutedPeople>): Promise<void> {
    const answer = await request.catch(() => null);
    if (answer) this.people = answer.people;
  }

  #store(people: MutedPerson[]): void {
    this.people = people;
    try {
      localStorage.setItem(KEY, JSON.stringify(people));
    } catch {
      // Without storage, mutes last until the page is closed.
    }
  }
}

export const mutes = new Mutes();
