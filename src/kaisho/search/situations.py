"""Situations: numbers that are equal wherever the same choice has to be made, whatever the score and the scoring options.

A situation is computed from what everybody may know, so comparing two of them reveals nothing hidden.
"""

from __future__ import annotations

import numpy as np

from kaisho.game import Game
from kaisho.kernel import Ints, KeyRule, PlayRule, States, Words, generic
from kaisho.state import State


@generic
def _play_each(play: PlayRule, before: States, after: States, acts: Ints) -> None:
    """Play every act in its own copy of the first state."""
    for index in range(len(acts)):
        after[index] = before[0]
        play(after[index], acts[index])


@generic
def _list_keys(key: KeyRule, states: States, keys: Words) -> None:
    for index in range(len(states)):
        keys[index] = key(states[index])


def situations(game: Game, states: States) -> Words:
    """Return the situation of every state. The states are modified."""
    game.strip(states)
    keys = np.empty(len(states), np.uint64)
    game.rules.bind(_list_keys)(states, keys)
    return keys


def situation(game: Game, state: State) -> int:
    """Return the situation of one state, which is not modified."""
    states = game.states(1)
    states[0] = state
    return int(situations(game, states)[0])


def situations_after(game: Game, state: State) -> Words:
    """Return the situations one act later, for every act the seat to act might have as far as everybody knows."""
    before = game.states(1)
    before[0] = game.open_to_all(state)
    acts = np.empty(game.num_acts, np.int64)
    acts = acts[: game.rules["legal"](before[0], acts)].copy()
    after = game.states(len(acts))
    game.rules.bind(_play_each)(before, after, acts)
    return situations(game, after)
