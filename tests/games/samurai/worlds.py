"""Pairs of Samurai states, possible worlds that differ only in the kinds of figures that two seats have captured."""

from __future__ import annotations

from kaisho.game import WATCHER
from kaisho.games.samurai import Samurai
from kaisho.games.samurai.rules import PLAYING
from kaisho.kernel import State
from kaisho.testing import random_playthrough

Worlds = tuple[State, State]


def swapped_captures(game: Samurai, state: State, first: int, second: int) -> State | None:
    """Return the state after two seats swap captured figures of different kinds, or None if they have no such figures."""
    for kind in range(3):
        for other in range(3):
            if kind != other and state.captured[first, kind] and state.captured[second, other]:
                twin = game.copy(state)
                twin.captured[first, kind] -= 1
                twin.captured[first, other] += 1
                twin.captured[second, other] -= 1
                twin.captured[second, kind] += 1
                game.check(twin)
                return twin
    return None


def pairs_of_worlds(game: Samurai, seeds: range) -> list[tuple[Worlds, list[int]]]:
    """Return states of random games, each with a twin and the viewers who must not see a difference (seats and a watcher)."""
    pairs = []
    for seed in seeds:
        for state, act in random_playthrough(game, seed):
            if act < 0 or state.phase != PLAYING or state.acts % 5:
                continue
            first = int(state.acts) // 5 % game.seats
            second = (first + 1) % game.seats
            twin = swapped_captures(game, state, first, second)
            if twin is not None:
                others = [seat for seat in range(WATCHER, game.seats) if seat not in (first, second)]
                pairs.append(((state, twin), others))
    return pairs
