"""Two worlds of Samurai that differ in nothing but the kinds of figures which two seats have taken."""

from __future__ import annotations

from kaisho.game import WATCHER
from kaisho.games.samurai import Samurai
from kaisho.games.samurai.rules import PLAYING
from kaisho.kernel import State
from kaisho.testing import random_line

Worlds = tuple[State, State]


def swapped_captures(game: Samurai, state: State, first: int, second: int) -> State | None:
    """The same state after two seats have exchanged a captured figure each; None where they have none of different kinds."""
    for kind in range(3):
        for other in range(3):
            if kind != other and state.captured[first, kind] and state.captured[second, other]:
                found = game.copy(state)
                found.captured[first, kind] -= 1
                found.captured[first, other] += 1
                found.captured[second, other] -= 1
                found.captured[second, kind] += 1
                game.check(found)
                return found
    return None


def pairs_of_worlds(game: Samurai, seeds: range) -> list[tuple[Worlds, list[int]]]:
    """States of random games with their twins, and all who may see no difference: the other seats and a watcher."""
    found = []
    for seed in seeds:
        for state, act in random_line(game, seed):
            if act < 0 or state.phase != PLAYING or state.acts % 5:
                continue
            first = int(state.acts) // 5 % game.seats
            second = (first + 1) % game.seats
            twin = swapped_captures(game, state, first, second)
            if twin is not None:
                others = [seat for seat in range(WATCHER, game.seats) if seat not in (first, second)]
                found.append(((state, twin), others))
    return found
