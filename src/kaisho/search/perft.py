"""Perft: the number of sequences of acts of an exact length from a position, which tests every move generator."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from kaisho.game import Game
from kaisho.kernel import CountRule, Flags, Ints, IntTable, LegalRule, PlayRule, State, States, generic

POLL = 4
"""The stop flag is read whenever a position this many acts above the last one has been counted."""

STOPPED = -1


class Work(NamedTuple):
    """The arrays of a count, by level: the number of acts that are still to be played."""

    acts: IntTable
    counts: Ints
    tried: Ints
    scratch: Ints


@generic
def _count_sequences(
    legal: LegalRule, count: CountRule, play: PlayRule, states: States, depth: int, work: Work, stop: Flags
) -> int:
    """Count from ``states[depth]``; level 1 is the last act, which is only counted."""
    acts, counts, tried, scratch = work.acts, work.counts, work.tried, work.scratch
    if depth == 1:
        return count(states[1], scratch)
    total = 0
    level = depth
    counts[level] = legal(states[level], acts[level])
    tried[level] = 0
    while level <= depth:
        if tried[level] == counts[level]:
            if level == POLL and stop[0]:
                return STOPPED
            level += 1
            continue
        act = acts[level, tried[level]]
        tried[level] += 1
        states[level - 1] = states[level]
        play(states[level - 1], act)
        if level == 2:
            total += count(states[1], scratch)
        else:
            level -= 1
            counts[level] = legal(states[level], acts[level])
            tried[level] = 0
    return total


class Stopped(Exception):
    """The count was stopped before it was complete."""


def perft(game: Game, state: State, depth: int, stop: Flags | None = None) -> int:
    """Count the sequences of exactly ``depth`` acts; a finished game has none."""
    if depth == 0:
        return 1
    states = game.states(depth + 1)
    states[depth] = state
    work = Work(
        acts=np.zeros((depth + 1, game.max_legal_acts), np.int64),
        counts=np.zeros(depth + 1, np.int64),
        tried=np.zeros(depth + 1, np.int64),
        scratch=np.zeros(game.max_legal_acts, np.int64),
    )
    flag = np.zeros(1, np.uint8) if stop is None else stop
    total = int(game.rules.bind(_count_sequences)(states, depth, work, flag))
    if total == STOPPED:
        raise Stopped
    return total
