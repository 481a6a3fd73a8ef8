"""Speed of Samurai's rules: random games per second with two, three and four players, and perft."""

from __future__ import annotations

from measure import speed

from kaisho.games import load
from kaisho.search.perft import perft
from kaisho.search.playout import random_games

ROUNDS = 5
GAMES = 20_000


def main() -> None:
    for players in (2, 3, 4):
        game = load("samurai", players=players)
        random_games(game, 10)
        best = max(speed(lambda game=game: random_games(game, GAMES).games) for _ in range(ROUNDS))
        floor = " (floor 8000, aim 20000)" if players == 2 else ""
        print(f"samurai, random games with {players} players: {best:.0f} a second{floor}")
    game = load("samurai", hands="random")
    state = game.deal()
    depth = 5
    perft(game, state, 2)
    best = max(speed(lambda: perft(game, state, depth)) for _ in range(ROUNDS))
    print(f"samurai, sequences of {depth} acts: {best / 1e6:.0f} million a second")
    print(f"samurai, a state: {game.rules.dtype.itemsize} bytes (limit 1024)")


if __name__ == "__main__":
    main()
