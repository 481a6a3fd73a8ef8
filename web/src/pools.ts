// Pools of ratings: a game with a number of players.
import type { GameDescription } from "./protocol";

export interface Pool {
  game: string;
  players: number;
}

/** Every pool there is. */
export function poolsOf(games: readonly GameDescription[]): Pool[] {
  return games.flatMap((game) => game.customs.players.map((players) => ({ game: game.name, players })));
}

/** The game and the number of players in the name of a pool, such as `kaito-2`. */
export function poolNamed(name: string): Pool {
  const cut = name.lastIndexOf("-");
  return { game: name.slice(0, cut), players: Number(name.slice(cut + 1)) };
}
