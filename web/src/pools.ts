// Pools of ratings: a game with a number of players.
import type { GameShown } from "./protocol";

export interface Pool {
  game: string;
  players: number;
}

/** Every pool there is, by the option `players` where a game has it. */
export function poolsOf(games: readonly GameShown[]): Pool[] {
  return games.flatMap((game) => numbers(game).map((players) => ({ game: game.name, players })));
}

function numbers(game: GameShown): number[] {
  const players = game.options.find((option) => option.name === "players");
  if (!players) return [2];
  if (players.values.length) return players.values.map(Number);
  const least = players.least ?? 2;
  return Array.from({ length: (players.most ?? least) - least + 1 }, (_, more) => least + more);
}

/** `samurai-3` is Samurai with three. */
export function poolNamed(name: string): Pool {
  const cut = name.lastIndexOf("-");
  return { game: name.slice(0, cut), players: Number(name.slice(cut + 1)) };
}
