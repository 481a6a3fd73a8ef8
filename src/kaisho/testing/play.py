"""Seeded random games, which the checks play."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from kaisho.game import Game
from kaisho.kernel import State, random_from

GAMES = 4
"""The number of random games of a check."""

StatesAndActs = Iterator[tuple[State, int]]


def seeds(games: int | None = None) -> range:
    """Return a seed for each game of a check."""
    return range(GAMES if games is None else games)


def random_playthrough(game: Game, seed: int) -> StatesAndActs:
    """Play one random game; yield every state with the act that is played in it, and the last state with -1."""
    state = game.deal(seed=seed)
    random = random_from(seed)
    scratch = np.zeros(game.max_legal_acts, np.int64)
    while not state.over:
        act = int(game.rules["pick"](state, random, scratch))
        yield game.copy(state), act
        game.rules["play"](state, act)
        limit = game.length_limit
        assert state.over or state.acts < limit, f"{where(game, state)}: still not over after {limit} acts"
    yield state, -1


def random_states(game: Game, games: int | None = None, every: int = 1) -> Iterator[State]:
    """Yield every n-th state of random games."""
    for seed in seeds(games):
        for number, (state, _) in enumerate(random_playthrough(game, seed)):
            if number % every == 0:
                yield state


def where(game: Game, state: State, act: int | None = None) -> str:
    """Describe a position and perhaps an act in it, for the message of a failed check."""
    text = f"{game.name} {' '.join(game.option_texts())}, position “{game.position(state)}”"
    return text if act is None else f"{text}, act {act}"


def same(game: Game, one: State, other: State) -> bool:
    """Whether two states are equal in every byte."""
    return game.to_bytes(one) == game.to_bytes(other)
