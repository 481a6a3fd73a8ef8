"""The transposition table of alpha-beta search: positions that have already been valued.

The data of an entry packs together the best act, its score, the depth it was searched to, whether the score is exact or
only a bound, and the age of the entry.
"""

from __future__ import annotations

import numpy as np

from kaisho.kernel import ZERO, WordTable, helper, int64, uint64
from kaisho.search.hash_table import BUCKET, DATA, KEY, bucket_of

AT_LEAST, AT_MOST, EXACT = 1, 2, 3
"""What a score says about the true one. An empty entry has none of them."""

AGES = 64
MAX_ACTS = (1 << 24) - 1
"""The act numbers of a game with more acts than this do not fit into an entry."""

MAX_SCORE = (1 << 23) - 1

_ACT = uint64((1 << 24) - 1)
_SCORE_AT, _DEPTH_AT, _BOUND_AT, _AGE_AT = uint64(24), uint64(48), uint64(56), uint64(58)
_DEPTH, _BOUND = uint64(255), uint64(3)
_EMPTY = -1_000_000
_PLIES_PER_AGE = 8


@helper
def score_of(entry: np.uint64) -> int:
    """Return the score of an entry."""
    return int64(entry >> _SCORE_AT & _ACT) - (MAX_SCORE + 1)


@helper
def depth_of(entry: np.uint64) -> int:
    """Return the depth an entry was searched to."""
    return int64(entry >> _DEPTH_AT & _DEPTH)


@helper
def bound_of(entry: np.uint64) -> int:
    """Return whether the score is ``AT_LEAST``, ``AT_MOST`` or ``EXACT``."""
    return int64(entry >> _BOUND_AT & _BOUND)


@helper
def act_of(entry: np.uint64) -> int:
    """Return the best act, or -1."""
    return int64(entry & _ACT) - 1


@helper
def remember(table: WordTable, key: np.uint64, act: int, score: int, depth: int, bound: int, age: int) -> None:
    """Store a position; it replaces the shallowest entry of a full bucket, where each age counts as eight plies."""
    first = bucket_of(table, key)
    chosen, least = first, 1_000_000
    for row in range(first, first + BUCKET):
        entry = table[row, DATA]
        if table[row, KEY] == key and entry != ZERO:
            fresh = int64(entry >> _AGE_AT) == age
            if fresh and depth_of(entry) > depth and bound != EXACT:
                return
            if act < 0:
                act = act_of(entry)
            chosen = row
            break
        worth = _EMPTY
        if entry != ZERO:
            worth = depth_of(entry) - _PLIES_PER_AGE * ((age - int64(entry >> _AGE_AT)) % AGES)
        if worth < least:
            chosen, least = row, worth
    table[chosen, KEY] = key
    table[chosen, DATA] = (
        uint64(act + 1)
        | uint64(score + MAX_SCORE + 1) << _SCORE_AT
        | uint64(depth) << _DEPTH_AT
        | uint64(bound) << _BOUND_AT
        | uint64(age) << _AGE_AT
    )
