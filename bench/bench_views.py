"""Cost of an act in the server's Python code: copying, playing, listing, showing, writing and counting points, for every game.

Each figure is the mean over all positions of some random games, in microseconds of CPU; the best of several rounds.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from kaisho.game import Game
from kaisho.games import load
from kaisho.kernel import State

GAMES = 10
ROUNDS = 15
ACTS_A_SECOND = 4_000
LIMITS = {
    "kamisado": {"view": 30, "write": 10},
    "kaito": {"view": 80},
    "caminos": {"view": 80},
    "samurai": {"view": 150},
}

Position = tuple[State, State, int]
"""A state, a copy to play on, and the act played there."""


def positions_of(game: Game) -> list[Position]:
    """Every position of some random games with the act that was played."""
    chance = random.Random(1)
    found = []
    for seed in range(GAMES):
        state = game.deal(seed=seed)
        while acts := game.legal(state):
            act = chance.choice(acts)
            found.append((game.copy(state), game.copy(state), act))
            game.play(state, act)
    return found


def calls_of(game: Game) -> dict[str, Callable[[State, State, int], object]]:
    return {
        "copy": lambda state, _, act: game.copy(state),
        "play": lambda _, own, act: game.play(own, act),
        "explain": lambda state, _, act: game.explain(state, act),
        "legal": lambda state, _, act: game.legal(state),
        "view": lambda state, _, act: game.view(state, 0),
        "write": lambda state, _, act: game.write(state, act),
        "points": lambda state, _, act: game.points(state),
        "result": lambda state, _, act: game.result(state),
    }


def microseconds(call: Callable[[State, State, int], object], positions: list[Position]) -> float:
    began = time.process_time()
    for state, own, act in positions:
        call(state, own, act)
    return (time.process_time() - began) / len(positions) * 1e6


def main() -> None:
    for name, limits in LIMITS.items():
        game = load(name)
        calls = calls_of(game)
        best = dict.fromkeys(calls, float("inf"))
        for _ in range(ROUNDS):
            positions = positions_of(game)
            for what, call in calls.items():
                best[what] = min(best[what], microseconds(call, positions))
        figures = (f"{what} {best[what]:.1f}" + (f" (limit {limits[what]})" if what in limits else "") for what in best)
        print(f"{name}, µs a call: {', '.join(figures)}")
        whole = sum(best.values()) - best["explain"]  # playing asks for the explanation itself
        share = ACTS_A_SECOND * whole / 1e6
        print(f"{name}, all of them for one act: {whole:.0f} µs; {ACTS_A_SECOND} a second take {share:.0%} of a core")


if __name__ == "__main__":
    main()
