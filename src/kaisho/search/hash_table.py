"""Hash tables of fixed size for positions: each row is a key, a word of data, and further words for some searches.

Four rows form a bucket. A search decides itself which row of a full bucket it replaces.
"""

from __future__ import annotations

import numpy as np

from kaisho.kernel import ZERO, WordTable, helper, int64, uint64

BUCKET = 4
KEY, DATA = 0, 1
"""The columns of a row. A row whose data is 0 is empty."""


def new_table(positions: int, words: int = 2) -> WordTable:
    """Return an empty table with rows of ``words`` words; the number of positions is rounded down to a power of two."""
    buckets = max(1, positions // BUCKET)
    return np.zeros((BUCKET * (1 << buckets.bit_length() - 1), words), np.uint64)


@helper
def bucket_of(table: WordTable, key: np.uint64) -> int:
    """Return the first row of a key's bucket."""
    return int64(key & uint64(len(table) - BUCKET))


@helper
def recall(table: WordTable, key: np.uint64) -> np.uint64:
    """Return the data stored for a key, or 0."""
    first = bucket_of(table, key)
    for row in range(first, first + BUCKET):
        if table[row, KEY] == key:
            return uint64(table[row, DATA])
    return ZERO


def recall_in_python(table: WordTable, key: int) -> int:
    """Return the same as ``recall`` outside compiled code, where it need not be compiled."""
    first = key & (len(table) - BUCKET)
    rows = table[first : first + BUCKET]
    found: list[int] = rows[rows[:, KEY] == np.uint64(key), DATA].tolist()
    return found[0] if found else 0
