"""Seeded random games: what the checks of the kit play."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from kaisho.game import Game
from kaisho.kernel import State, random_from

GAMES = 4
"""How many random games a check plays."""

Line = Iterator[tuple[State, int]]


def seeds(games: int | None = None) -> range:
    """A seed for each game that a check plays."""
    return range(GAMES if games is None else games)


def random_line(game: Game, seed: int) -> Line:
    """One random game: every state with the act that is played in it, and the last state with -1."""
    state = game.deal(seed=seed)
    random = random_from(seed)
    scratch = np.zeros(game.most_actions, np.int64)
    while not state.over:
        act = int(game.rules["pick"](state, random, scratch))
        yield game.copy(state), act
        game.rules["play"](state, act)
        assert state.over or state.acts < game.most_acts, f"{where(game, state)}: still not over after {game.most_acts} acts"
    yield state, -1


def random_states(game: Game, games: int | None = None, every: int = 1) -> Iterator[State]:
    """States of random games, every so many."""
    for seed in seeds(games):
        for number, (state, _) in enumerate(random_line(game, seed)):
            if number % every == 0:
                yield state


def where(game: Game, state: State, act: int | None = None) -> str:
    """A position, and an act in it, for the message of a failed check."""
    text = f"{game.name} {' '.join(game.option_texts())}, position “{game.position(state)}”"
    return text if act is None else f"{text}, act {act}"


def same(game: Game, one: State, other: State) -> bool:
    return game.to_bytes(one) == game.to_bytes(other)
