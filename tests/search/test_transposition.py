"""The table of positions: what it keeps, and what it replaces."""

from __future__ import annotations

import numpy as np

from kaisho.kernel import uint64
from kaisho.search.hash_table import BUCKET, new_table, recall, recall_in_python
from kaisho.search.transposition import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    MAX_ACTS,
    MAX_SCORE,
    act_of,
    bound_of,
    depth_of,
    remember,
    score_of,
)

KEYS = [uint64(0xFEDCBA9876543210 + 0x0100000000000000 * number & 0xFFFFFFFFFFFFFFFF) for number in range(BUCKET + 2)]
"""Keys of one bucket in any small table."""


def entry(table: np.ndarray[tuple[int, int], np.dtype[np.uint64]], key: np.uint64) -> tuple[int, int, int, int] | None:
    word = uint64(recall(table, key))
    assert int(word) == recall_in_python(table, int(key))
    return (act_of(word), score_of(word), depth_of(word), bound_of(word)) if word else None


def test_its_size_is_fixed_and_a_power_of_two() -> None:
    assert [len(new_table(positions)) for positions in (0, 1, 4, 7, 8, 1000, 1 << 20)] == [4, 4, 4, 4, 8, 512, 1 << 20]


def test_what_is_remembered_is_recalled() -> None:
    table = new_table(64)
    assert entry(table, KEYS[0]) is None
    for number, (act, score, depth, bound) in enumerate(
        [(0, 0, 0, EXACT), (-1, -MAX_SCORE, 255, AT_MOST), (MAX_ACTS - 1, MAX_SCORE, 7, AT_LEAST)]
    ):
        remember(table, KEYS[number], act, score, depth, bound, 1)
        assert entry(table, KEYS[number]) == (act, score, depth, bound)
    assert entry(table, uint64(0)) is None


def test_the_shallowest_entry_is_replaced_but_older_ones_first() -> None:
    table = new_table(BUCKET)
    for number in range(BUCKET):
        remember(table, KEYS[number], 1, 0, 10 + number, EXACT, 5)
    remember(table, KEYS[BUCKET], 1, 0, 1, EXACT, 5)
    assert entry(table, KEYS[0]) is None and entry(table, KEYS[BUCKET]) is not None
    remember(table, KEYS[BUCKET], 1, 0, 3, EXACT, 7)  # used again, two generations later: now the others are older
    remember(table, KEYS[BUCKET + 1], 1, 0, 1, EXACT, 7)
    assert entry(table, KEYS[1]) is None
    assert entry(table, KEYS[BUCKET]) == (1, 0, 3, EXACT)


def test_a_bound_does_not_replace_a_deeper_entry_of_the_same_age_and_an_act_is_kept() -> None:
    table = new_table(BUCKET)
    remember(table, KEYS[0], 9, 100, 6, AT_LEAST, 1)
    remember(table, KEYS[0], 8, 50, 3, AT_MOST, 1)
    assert entry(table, KEYS[0]) == (9, 100, 6, AT_LEAST)
    remember(table, KEYS[0], -1, 50, 7, AT_MOST, 1)
    assert entry(table, KEYS[0]) == (9, 50, 7, AT_MOST)
    remember(table, KEYS[0], 8, 40, 2, AT_MOST, 2)
    assert entry(table, KEYS[0]) == (8, 40, 2, AT_MOST)
