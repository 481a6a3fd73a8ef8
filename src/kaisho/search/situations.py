"""Situations: numbers that are equal where the same choice is to be made, whatever the score and the options that only count.

A situation is made from what everybody may know, so that nobody learns anything hidden by comparing two of them.
"""

from __future__ import annotations

import numpy as np

from kaisho.game import Game
from kaisho.kernel import INTS, RANDOM, VOID, States, Words, generic
from kaisho.state import State


@generic("play", rest=lambda types: VOID(types.states, types.states, INTS))
def _play_each(play, before, after, acts):  # type: ignore[no-untyped-def]
    """Play every act in a copy of its own."""
    for place in range(len(acts)):
        after[place] = before[0]
        play(after[place], acts[place])


@generic("key", rest=lambda types: VOID(types.states, RANDOM))
def _list_keys(key, states, keys):  # type: ignore[no-untyped-def]
    for place in range(len(states)):
        keys[place] = key(states[place])


def situations(game: Game, states: States) -> Words:
    """The situation of every state; the states are used up."""
    game.strip(states)
    keys = np.empty(len(states), np.uint64)
    game.rules.bind(_list_keys)(states, keys)
    return keys


def situation(game: Game, state: State) -> int:
    """The situation of one state, which stays as it is."""
    states = game.states(1)
    states[0] = state
    return int(situations(game, states)[0])


def situations_after(game: Game, state: State) -> Words:
    """The situations that one act leads to, with whatever the seat to act might have in hand as far as everybody knows."""
    before = game.states(1)
    before[0] = game.open_to_all(state)
    acts = np.empty(game.actions, np.int64)
    acts = acts[: game.rules["legal"](before[0], acts)].copy()
    after = game.states(len(acts))
    game.rules.bind(_play_each)(before, after, acts)
    return situations(game, after)
