"""Random numbers and hashing (splitmix64)."""

from __future__ import annotations

import numpy as np

from kaisho.kernel.compile import helper
from kaisho.kernel.integers import ONE, int64, uint64
from kaisho.state import Random

_STEP = uint64(0x9E3779B97F4A7C15)
_FIRST = uint64(0xBF58476D1CE4E5B9)
_SECOND = uint64(0x94D049BB133111EB)
_LOW_HALF = uint64(0xFFFFFFFF)
_HALF = uint64(32)


@helper
def mix(word: np.uint64) -> np.uint64:
    """Return the final mix of splitmix64: every bit of the result depends on every bit of the word."""
    word = (word ^ (word >> uint64(30))) * _FIRST
    word = (word ^ (word >> uint64(27))) * _SECOND
    return word ^ (word >> uint64(31))


@helper
def next_word(random: Random) -> np.uint64:
    """Return the next 64 random bits."""
    random[0] += _STEP
    return mix(random[0])


@helper
def draw(random: Random, below: int) -> int:
    """Return a uniform random integer from 0 up to but not including ``below`` (at most 2**32)."""
    limit = uint64(below)
    product = (next_word(random) >> _HALF) * limit
    if (product & _LOW_HALF) < limit:
        rejected = (ONE << _HALF) % limit
        while (product & _LOW_HALF) < rejected:
            product = (next_word(random) >> _HALF) * limit
    return int64(product >> _HALF)


@helper
def hashed(key: np.uint64, word: np.uint64) -> np.uint64:
    """Add one word to a hash."""
    return mix((key ^ word) + _STEP)


def random_from(seed: int) -> Random:
    """Return a generator's state for a seed, which may be any integer."""
    return np.array([seed & 0xFFFFFFFFFFFFFFFF], np.uint64)
