"""Speed of batches of games: steps, masks of legal acts and observations, on one core and on two.

A step is one act in one game. Acts are drawn at random by compiled code and are part of every figure; so is the check that they
are legal, except where it says that acts are trusted. The figures of one core are processor time of this process, the best of
several rounds, because other programs may run beside it; those of two threads are time by the clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from measure import speed

from kaisho.envs import Batch
from kaisho.game import OptionValue
from kaisho.games import load

GAMES = 1024
MANY = 32 * GAMES
"""Enough games to make threads worthwhile."""
ROUNDS = 9
STEPS = 100_000
"""Steps of all games together in one round."""

KINDS: tuple[tuple[str, dict[str, OptionValue]], ...] = (
    ("kamisado", {}),
    ("kamisado", {"match": "marathon"}),
    ("kaito", {}),
    ("caminos", {}),
    ("samurai", {}),
    ("samurai", {"players": 4}),
)

STEP_FLOOR, SEEN_FLOOR = 10.0, 2.0
"""Required millions of steps per second for Kamisado's single rounds: plain, and with masks and observations."""


def step(batch: Batch) -> None:
    batch.step(batch.random_acts())


def see_and_step(batch: Batch) -> None:
    batch.legal_masks()
    batch.observations()
    batch.step(batch.random_acts())


def millions(batch: Batch, act: Callable[[Batch], None], clock: Callable[[], float] = time.process_time) -> float:
    """The best of several rounds, in millions of steps per second."""
    times = -(-STEPS // batch.number)

    def steps() -> int:
        for _ in range(times):
            act(batch)
        return times * batch.number

    act(batch)
    return max(speed(steps, clock) for _ in range(ROUNDS)) / 1e6


def main() -> None:
    for name, options in KINDS:
        game = load(name, **options)
        batch, trusting = Batch(game, GAMES, seed=1), Batch(game, GAMES, seed=1, checked=False)
        batch.play_random(50)  # games of all ages
        trusting.play_random(50)
        is_measure = name == "kamisado" and not options
        stepping, seeing = millions(batch, step), millions(batch, see_and_step)
        inside = millions(batch, lambda batch: batch.play_random(1) and None)
        print(
            f"{name} {' '.join(game.option_texts())}, {GAMES} games, million steps a second on one core: "
            f"{stepping:.1f}{f' (floor {STEP_FLOOR:.0f})' if is_measure else ''}, trusted {millions(trusting, step):.1f}, "
            f"all inside {inside:.1f}; with masks and observations "
            f"{seeing:.2f}{f' (floor {SEEN_FLOOR:.0f})' if is_measure else ''}, trusted {millions(trusting, see_and_step):.2f}"
        )
        large = Batch(game, MANY, seed=1, threads=2)
        print(
            f"    two threads, {MANY} games, by the clock: {millions(large, step, time.perf_counter):.1f}; "
            f"with masks and observations {millions(large, see_and_step, time.perf_counter):.2f}"
        )


if __name__ == "__main__":
    main()
