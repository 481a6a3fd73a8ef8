"""Speed of Kaito's rules: random games and perft, compared with the same rules in plain Python.

Prints every figure with its baseline and their ratio, measured in turns in this one run.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from measure import speed

from kaisho.games import load
from kaisho.search.perft import perft
from kaisho.search.playout import random_games

sys.path.append(str(Path(__file__).parent.parent))
from tests.games.kaito.naive import NaiveGame
from tests.games.kaito.naive import perft as naive_perft

DEAL = "ahBSHCsBbsSAcHsbSaAH.hSsa.CSAsSsScsh"
DEPTH = 9
NAIVE_DEPTH = 4
GAMES = 500_000
NAIVE_GAMES = 100
ROUNDS = 7


def naive_games(number: int) -> int:
    """Random games with the naive implementation, each from its own deal."""
    chance = random.Random(1)
    stones = list(DEAL)
    for _ in range(number):
        chance.shuffle(stones)
        game = NaiveGame.dealt("".join(stones))
        while acts := game.legal():
            game = game.after(chance.choice(acts))
    return number


def main() -> None:
    game = load("kaito")
    state = game.deal(game.read_layout(DEAL))
    print(f"kaito, size of a state: {state.dtype.itemsize} bytes (limit 128)")
    counts = [perft(game, state, depth) for depth in range(1, 7)]
    naive = NaiveGame.dealt(DEAL)
    assert naive_perft(naive, NAIVE_DEPTH) == counts[NAIVE_DEPTH - 1], "the baseline counts differently"
    print(f"kaito, counts of depths 1 to 6: {', '.join(map(str, counts))}")
    random_games(game, 10)
    ours: dict[str, list[float]] = {"games": [], "sequences": []}
    theirs: dict[str, list[float]] = {"games": [], "sequences": []}
    for _ in range(ROUNDS):
        ours["games"].append(speed(lambda: random_games(game, GAMES).games))
        ours["sequences"].append(speed(lambda: perft(game, state, DEPTH)))
        theirs["games"].append(speed(lambda: naive_games(NAIVE_GAMES)))
        theirs["sequences"].append(speed(lambda: naive_perft(naive, NAIVE_DEPTH)))
    played, counted = max(ours["games"]), max(ours["sequences"])
    slow_played, slow_counted = max(theirs["games"]), max(theirs["sequences"])
    print(
        f"kaito, random games: {played / 1e6:.2f} million a second (floor 0.40, aim 1.00); "
        f"simple Python {slow_played:.0f}; ratio {played / slow_played:.0f}"
    )
    print(
        f"kaito, sequences of {DEPTH} acts: {counted / 1e6:.0f} million a second; "
        f"simple Python {slow_counted / 1e6:.3f}; ratio {counted / slow_counted:.0f}"
    )


if __name__ == "__main__":
    main()
