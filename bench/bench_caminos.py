"""Speed of Caminos' rules, next to the naive implementation of the tests in the same run."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from measure import speed

from kaisho.game import Game
from kaisho.games import load
from kaisho.kernel import DealRule, Ints, LegalRule, PlayRule, Random, States, draw, generic, random_from
from kaisho.search.playout import random_games
from kaisho.testing import random_playthrough

sys.path.insert(0, str(Path(__file__).parent.parent))  # the naive implementation lives in the tests

from tests.games.caminos.naive import NaiveGame

ROUNDS = 5
MICROSECONDS_LEGAL, GAMES_BY_LEGAL, GAMES_BY_PICK = 8, 5_000, 20_000
"""Limits: the longest time, and the fewest per second."""


@generic
def _legal_often(legal: LegalRule, times: int, states: States, acts: Ints) -> int:
    """List the legal acts of some positions repeatedly; return the number of acts."""
    total = 0
    for number in range(times):
        total += legal(states[number % len(states)], acts)
    return total


@generic
def _games_by_legal(
    deal: DealRule,
    legal: LegalRule,
    play: PlayRule,
    number: int,
    states: States,
    options: Ints,
    layout: Ints,
    random: Random,
    acts: Ints,
) -> int:
    """Play random games, listing all legal acts before drawing one; return the number of games."""
    state = states[0]
    for _ in range(number):
        deal(state, options, layout)
        while not state.over:
            count = legal(state, acts)
            play(state, acts[draw(random, count)])
    return number


def midgame(game: Game, number: int = 100) -> States:
    """Positions from the middle of random games."""
    states = game.states(number)
    for seed in range(number):
        line = [state for state, _ in random_playthrough(game, seed)]
        states[seed] = line[len(line) // 2]
    return states


def best(call: Callable[[], Any]) -> float:
    return max(speed(call) for _ in range(ROUNDS))


def naive_games(number: int) -> int:
    chance = random.Random(1)
    for _ in range(number):
        game = NaiveGame("square")
        while acts := game.legal():
            game.play(chance.choice(list(acts)))
    return number


def main() -> None:
    naive_games(1)
    naive = speed(lambda: naive_games(3))
    for board in ("square", "rhombus", "octagon", "ring"):
        game = load("caminos", board=board)
        acts, layout = np.zeros(game.max_legal_acts, np.int64), np.zeros(0, np.int64)
        states = midgame(game)
        legal_often, by_legal = game.rules.bind(_legal_often), game.rules.bind(_games_by_legal)

        def listed(states: States = states, acts: Any = acts, legal_often: Any = legal_often) -> int:
            legal_often(20_000, states, acts)
            return 20_000

        def played(game: Game = game, acts: Any = acts, layout: Any = layout, by_legal: Any = by_legal) -> int:
            return int(by_legal(2_000, game.states(1), game.option_codes, layout, random_from(1), acts))

        random_games(game, 10)
        microseconds = 1e6 / best(listed)
        games = best(played)
        picked = best(lambda game=game: random_games(game, 5_000).games)
        print(f"caminos, {board}: legal placements of a midgame position {microseconds:.2f} µs (at most {MICROSECONDS_LEGAL})")
        print(f"caminos, {board}: random games through legal {games:,.0f} a second (floor {GAMES_BY_LEGAL:,})")
        print(f"caminos, {board}: random games with pick {picked:,.0f} a second (floor {GAMES_BY_PICK:,})", end="")
        print(f"; plain Python {naive:.1f}, ratio {picked / naive:,.0f}" if board == "square" else "")


if __name__ == "__main__":
    main()
