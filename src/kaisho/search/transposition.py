"""A table of positions that a search has already valued: of fixed size, the shallowest and oldest give way.

An entry is two words: the position's key, and packed together the best act found there, its score, how deep it was searched,
whether the score is exact or only a bound, and the age of the entry. Four entries lie together in a bucket.
"""

from __future__ import annotations

import numpy as np

from kaisho.kernel import ZERO, Words, helper, int64, uint64

BUCKET = 4
AT_LEAST, AT_MOST, EXACT = 1, 2, 3
"""What a score says about the true one. An empty entry has none of them."""

AGES = 64
MOST_ACTS = (1 << 24) - 1
"""A game with more acts than this (their numbers, not those of a position) does not fit into an entry."""

MOST_SCORE = (1 << 23) - 1

_ACT = uint64((1 << 24) - 1)
_SCORE_AT, _DEPTH_AT, _BOUND_AT, _AGE_AT = uint64(24), uint64(48), uint64(56), uint64(58)
_DEPTH, _BOUND = uint64(255), uint64(3)
_NO_ENTRY = -1_000_000


def new_table(positions: int) -> Words:
    """Room for so many positions, rounded down to a power of two; at least one bucket."""
    buckets = max(1, positions // BUCKET)
    return np.zeros((BUCKET * (1 << buckets.bit_length() - 1), 2), np.uint64)


@helper
def score_of(entry: np.uint64) -> int:
    return int64(entry >> _SCORE_AT & _ACT) - (MOST_SCORE + 1)


@helper
def depth_of(entry: np.uint64) -> int:
    return int64(entry >> _DEPTH_AT & _DEPTH)


@helper
def bound_of(entry: np.uint64) -> int:
    return int64(entry >> _BOUND_AT & _BOUND)


@helper
def act_of(entry: np.uint64) -> int:
    """The best act, or -1."""
    return int64(entry & _ACT) - 1


@helper
def recall(table: Words, key: np.uint64) -> np.uint64:
    """What is known of a position: an entry, or zero."""
    found = ZERO
    first = int64(key & uint64(len(table) - 1) & ~uint64(BUCKET - 1))
    for slot in range(first, first + BUCKET):
        if table[slot, 0] == key and table[slot, 1] != ZERO:
            found = table[slot, 1]
            break
    return found


@helper
def remember(table: Words, key: np.uint64, act: int, score: int, depth: int, bound: int, age: int) -> None:
    """Enter a position; in a full bucket the entry gives way that is shallowest, every year of age counting as eight acts."""
    first = int64(key & uint64(len(table) - 1) & ~uint64(BUCKET - 1))
    chosen, least = first, 1_000_000
    for slot in range(first, first + BUCKET):
        entry = table[slot, 1]
        if table[slot, 0] == key and entry != ZERO:
            fresh = int64(entry >> _AGE_AT) == age
            if fresh and depth_of(entry) > depth and bound != EXACT:
                return
            if act < 0:
                act = act_of(entry)
            chosen = slot
            break
        worth = _NO_ENTRY
        if entry != ZERO:
            worth = depth_of(entry) - 8 * ((age - int64(entry >> _AGE_AT)) % AGES)
        if worth < least:
            chosen, least = slot, worth
    table[chosen, 0] = key
    table[chosen, 1] = (
        uint64(act + 1)
        | uint64(score + MOST_SCORE + 1) << _SCORE_AT
        | uint64(depth) << _DEPTH_AT
        | uint64(bound) << _BOUND_AT
        | uint64(age) << _AGE_AT
    )
