// One's own games: those that wait for me, seats that somebody keeps for me, and what is new.
import { get } from "./http";
import type { ListedSeat, OwnGame } from "./protocol";
import { settings } from "./settings.svelte";
import { socket } from "./socket.svelte";

const LATEST = 6;

/** Whether somebody keeps a seat at this table that I have not taken yet. */
export function keptSeat(game: OwnGame, me: number): ListedSeat | null {
  if (game.table.status !== "open" || game.table.seats.some((seat) => seat.kind === "person" && seat.person === me)) return null;
  return game.table.seats.find((seat) => seat.kind === "open" && seat.person === me) ?? null;
}

export const ofMine = (status: OwnGame["table"]["status"], offset = 0, limit = 100): Promise<OwnGame[]> =>
  get<{ games: OwnGame[] }>(`/api/me/games?status=${status}&offset=${offset}&limit=${limit}`).then((found) => found.games);

class OwnGames {
  playing = $state.raw<OwnGame[]>([]);
  open = $state.raw<OwnGame[]>([]);
  /** The latest that are over. */
  over = $state.raw<OwnGame[]>([]);
  read = $state(false);
  /** The table on the screen, and whether I am to act there: it knows that sooner than the lists. */
  here = $state.raw<{ table: string; mine: boolean } | null>(null);

  kept = $derived(this.open.filter((game) => keptSeat(game, socket.you?.id ?? -1) !== null));
  running = $derived([...this.playing, ...this.open.filter((game) => !this.kept.includes(game))]);
  /** How many things wait for me. */
  waiting = $derived(this.playing.filter((game) => (game.table.id === this.here?.table ? this.here.mine : game.my_turn)).length + this.kept.length);
  /** How many lines others have said at my other tables that I have not read; of nobody where chat is switched off here. */
  talk = $derived(
    settings.chat
      ? [...this.playing, ...this.open, ...this.over].reduce((sum, game) => sum + (game.table.id === this.here?.table ? 0 : game.unread_chat), 0)
      : 0,
  );
  #again: ReturnType<typeof setTimeout> | undefined;

  follow(): () => void {
    const soon = (): void => {
      clearTimeout(this.#again);
      this.#again = setTimeout(() => void this.look(), 50);
    };
    const ends = [socket.on("welcome", soon), socket.on("your-turn", soon), socket.on("challenge", soon), socket.on("declined", soon), socket.on("said", soon)];
    if (socket.you) soon();
    return () => ends.forEach((end) => end());
  }

  async look(): Promise<void> {
    if (!socket.you) {
      this.playing = this.open = this.over = [];
      this.read = false;
      return;
    }
    try {
      const [playing, open, over] = await Promise.all([ofMine("playing"), ofMine("open"), ofMine("over", 0, LATEST)]);
      [this.playing, this.open, this.over, this.read] = [playing, open, over, true];
    } catch {
      // Shown as it was; the next word from the server asks again.
    }
  }
}

export const own = new OwnGames();
