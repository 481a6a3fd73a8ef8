// My games: those waiting for me, seats reserved for me, and unread chat.
import { get } from "./http";
import type { MyGames, OwnGame, Seat } from "./protocol";
import { settings } from "./settings.svelte";
import { socket } from "./socket.svelte";

const LATEST = 6;

/** The seat at this table that is reserved for me and not taken yet. */
export function reservedSeat(game: OwnGame, me: number): Seat | null {
  if (game.table.status !== "open" || game.table.seats.some((seat) => seat.kind === "person" && seat.person === me)) {
    return null;
  }
  return game.table.seats.find((seat) => seat.kind === "open" && seat.person === me) ?? null;
}

export const loadMyGames = (status: OwnGame["table"]["status"], offset = 0, limit = 100): Promise<OwnGame[]> =>
  get<MyGames>(`/api/me/games?status=${status}&offset=${offset}&limit=${limit}`).then((answer) => answer.games);

class MyGameLists {
  playing = $state.raw<OwnGame[]>([]);
  open = $state.raw<OwnGame[]>([]);
  /** The latest finished games. */
  over = $state.raw<OwnGame[]>([]);
  loaded = $state(false);
  /** The table on the screen, and whether it is my turn there: it knows before the lists do. */
  current = $state.raw<{ table: string; mine: boolean } | null>(null);

  reserved = $derived(this.open.filter((game) => reservedSeat(game, socket.you?.id ?? -1) !== null));
  running = $derived([...this.playing, ...this.open.filter((game) => !this.reserved.includes(game))]);
  /** Number of games and reserved seats that wait for me. */
  waiting = $derived(
    this.playing.filter((game) => (game.table.id === this.current?.table ? this.current.mine : game.my_turn)).length +
      this.reserved.length,
  );
  /** Number of unread chat messages at my other tables; 0 if chat is switched off on this device. */
  unreadChat = $derived(
    settings.chat
      ? [...this.playing, ...this.open, ...this.over].reduce(
        (sum, game) => sum + (game.table.id === this.current?.table ? 0 : game.unread_chat),
        0,
      )
      : 0,
  );
  /** The game that has waited longest for me, except at the table on the screen. */
  next = $derived(
    this.playing
      .filter((game) => game.my_turn && game.table.id !== this.current?.table)
      .sort((one, other) => one.table.changed - other.table.changed)[0] ?? null,
  );
  #timer: ReturnType<typeof setTimeout> | undefined;
  #refreshes = 0;

  follow(): () => void {
    const soon = (): void => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.refresh(), 50);
    };
    const ends = [
      socket.on("welcome", soon),
      socket.on("your-turn", soon),
      socket.on("challenge", soon),
      socket.on("declined", soon),
      socket.on("said", soon),
      // A game that ends on the screen no longer waits for anybody.
      socket.on("update", ({ table, status }) => {
        if (status === "over" && this.playing.some((game) => game.table.id === table)) soon();
      }),
    ];
    if (socket.you) soon();
    return () => ends.forEach((end) => end());
  }

  /** Load the lists again; after a visit to a table, when the server knows what was seen there. */
  async refresh(): Promise<void> {
    const number = (this.#refreshes += 1);
    await socket.left;
    if (!socket.you) {
      this.playing = this.open = this.over = [];
      this.loaded = false;
      return;
    }
    try {
      const [playing, open, over] = await Promise.all([
        loadMyGames("playing"),
        loadMyGames("open"),
        loadMyGames("over", 0, LATEST),
      ]);
      if (number !== this.#refreshes) return; // A later answer is newer.
      [this.playing, this.open, this.over, this.loaded] = [playing, open, over, true];
    } catch {
      // Keep the lists; the next message of the server reloads them.
    }
  }
}

export const myGames = new MyGameLists();
