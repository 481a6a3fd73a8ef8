"""How many sequences of acts of an exact length there are from a position: the test of every move generator."""

from __future__ import annotations

import numpy as np

from kaisho.game import Game
from kaisho.kernel import FLAGS, INT, INT_TABLE, INTS, Flags, State, generic

POLL = 4
"""The flag that stops the count is looked at whenever a position this many acts above the last one has been counted."""

STOPPED = -1


@generic("legal", "count", "play", rest=lambda types: INT(types.states, INT, INT_TABLE, INTS, INTS, INTS, FLAGS))
def _count_sequences(legal, count, play, states, depth, acts, counts, at, scratch, stop):  # type: ignore[no-untyped-def]
    """``states[depth]`` is the position; level 1 is the last act, which is only counted."""
    if depth == 1:
        return count(states[1], scratch)
    total = 0
    level = depth
    counts[level] = legal(states[level], acts[level])
    at[level] = 0
    while level <= depth:
        if at[level] == counts[level]:
            if level == POLL and stop[0]:
                return STOPPED
            level += 1
            continue
        act = acts[level, at[level]]
        at[level] += 1
        states[level - 1] = states[level]
        play(states[level - 1], act)
        if level == 2:
            total += count(states[1], scratch)
        else:
            level -= 1
            counts[level] = legal(states[level], acts[level])
            at[level] = 0
    return total


class Stopped(Exception):
    """The count was stopped before its end."""


def perft(game: Game, state: State, depth: int, stop: Flags | None = None) -> int:
    """The number of sequences of exactly ``depth`` acts; a finished game has none."""
    if depth == 0:
        return 1
    states = game.states(depth + 1)
    states[depth] = state
    acts = np.zeros((depth + 1, game.most_actions), np.int64)
    counts, at = np.zeros(depth + 1, np.int64), np.zeros(depth + 1, np.int64)
    scratch = np.zeros(game.most_actions, np.int64)
    flag = np.zeros(1, np.uint8) if stop is None else stop
    total = int(game.rules.bind(_count_sequences)(states, depth, acts, counts, at, scratch, flag))
    if total == STOPPED:
        raise Stopped
    return total


def after(game: Game, state: State, act: int) -> State:
    """The state after a legal act; the given one stays as it is."""
    later = game.copy(state)
    game.rules["play"](later, act)
    return later
