"""Many states at once: compiled loops over arrays of states, for any game."""

from __future__ import annotations

import numpy as np

from kaisho.game import Game
from kaisho.kernel import INT_TABLE, INTS, VOID, Ints, States, generic


@generic("play", rest=lambda types: VOID(types.states, INTS))
def _play_all(play, states, acts):  # type: ignore[no-untyped-def]
    for i in range(len(states)):
        if acts[i] >= 0 and not states[i].over:
            play(states[i], acts[i])


@generic("legal", rest=lambda types: VOID(types.states, INT_TABLE, INTS))
def _legal_all(legal, states, acts, counts):  # type: ignore[no-untyped-def]
    for i in range(len(states)):
        counts[i] = legal(states[i], acts[i])


def deal_all(game: Game, number: int, seed: int = 0) -> States:
    """First states of many games, each dealt from a seed of its own."""
    states = game.states(number)
    for i in range(number):
        states[i] = game.deal(seed=seed + i)
    return states


def play_all(game: Game, states: States, acts: Ints) -> None:
    """Play one act in each state; states that are over, and acts below 0, are left alone. The acts are trusted to be legal."""
    numbers = np.ascontiguousarray(acts, np.int64)
    if numbers.shape != states.shape:
        raise ValueError(f"{len(states)} states need as many acts, not {numbers.size}")
    game.rules.bind(_play_all)(states, numbers)


def legal_all(game: Game, states: States) -> tuple[Ints, Ints]:
    """The legal acts of every state, one row each, and how many of a row are filled; the rest of a row is -1."""
    acts = np.full((len(states), game.most_actions), -1, np.int64)
    counts = np.zeros(len(states), np.int64)
    game.rules.bind(_legal_all)(states, acts, counts)
    return acts, counts
