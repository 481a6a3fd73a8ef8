"""Tables of Kaito's field and stones: rows and columns, the prices of the mon exchange, and names.

A square is ``6 * row + file``: a1 is 0, f1 is 5, a6 is 30. A stone is ``5 * colour + kind``. ``EMPTY`` is a gap, or in a
deal one of the two blanks.
"""

from __future__ import annotations

import numpy as np

SIZE = 6
SQUARES = SIZE * SIZE
NOWHERE = SQUARES
"""The kaito's square before it is placed."""

RED, BLACK = 0, 1
COLOURS = ("red", "black")

SWORD, HELMET, MON_3, MON_2, MON_1 = 0, 1, 2, 3, 4
KINDS = ("sword", "helmet", "mon-3", "mon-2", "mon-1")
COPIES = (7, 3, 2, 2, 3)
"""The number of stones of each kind in one colour."""

VALUES = (3, 2, 1)
"""The values of the mon stones, in the order of their kinds."""

EMPTY = 10
BLANKS = 2
LETTERS = "SHCBAshcba."
"""The letter of each stone. Red ones are capitals: S sword, H helmet, C B A mon of value 3, 2, 1. A dot is a blank."""

COLOUR_KANJI = "赤黒"
KIND_KANJI = "刀兜紋紋紋"
KAITO_KANJI = "怪"

ALL_STONES = np.array(
    [5 * colour + kind for colour in (RED, BLACK) for kind in range(5) for _ in range(COPIES[kind])] + [EMPTY] * BLANKS,
    np.int64,
)
"""The 36 stones that are shuffled (K1)."""


def in_line(square: int) -> list[int]:
    """Return the other squares in the row and column of a square."""
    row, file = divmod(square, SIZE)
    return [other for other in range(SQUARES) if (other // SIZE == row) != (other % SIZE == file)]


LINES = np.array([sum(1 << other for other in in_line(square)) for square in range(SQUARES)], np.uint64)
"""By the kaito's square: the other squares in its row and column, where it may move (K4), as bits."""

ROW_START = np.array([SIZE * (square // SIZE) for square in range(SQUARES)], np.uint64)
"""The first square of a square's row."""

FILE = np.array([square % SIZE for square in range(SQUARES)], np.uint64)

COLUMN = np.uint64(sum(1 << SIZE * row for row in range(SIZE)))
"""The squares of file a, as bits."""

GATHER = np.uint64(sum(1 << 30 - 5 * row for row in range(SIZE)))
"""Multiplying by this gathers the six bits of file a in bits 30 to 35."""

NTH_BIT = np.array([([index for index in range(SIZE) if word >> index & 1] + 8 * [0])[:8] for word in range(64)], np.uint64)
"""The index of the n-th set bit of a six-bit word, by word and n."""

# --- the mon exchange -------------------------------------------------------------------------------------------------

PRICE = (4, 5)
"""The prices of a sword and a helmet (K9)."""

PURSES = 36
"""The number of purses. A purse or payment is a set of mon stones as one integer: ``12 * threes + 4 * twos + ones``."""

PURSE_STEP = (12, 4, 1)
"""What one mon stone adds to the integer of a purse, in the order of the kinds."""


def mon_counts(purse: int) -> tuple[int, int, int]:
    """Return the number of threes, twos and ones in a purse or payment."""
    return purse // 12, purse // 4 % 3, purse % 4


def purse_code(counts: tuple[int, int, int]) -> int:
    return sum(step * count for step, count in zip(PURSE_STEP, counts, strict=True))


def mon_values(purse: int) -> list[int]:
    """Return the value of every stone in a purse or payment, highest first."""
    return [value for value, count in zip(VALUES, mon_counts(purse), strict=True) for _ in range(count)]


def is_within(payment: int, purse: int) -> bool:
    """Check whether a purse contains all stones of a payment."""
    return all(paid <= held for paid, held in zip(mon_counts(payment), mon_counts(purse), strict=True))


def is_payment(payment: int, price: int) -> bool:
    """Check whether mon stones pay a price and none of them is superfluous."""
    values = mon_values(payment)
    return sum(values) >= price and sum(values) - min(values) < price


def _payments(price: int, purse: int) -> int:
    """Return every payment of a price that a purse allows, as bits."""
    return sum(1 << payment for payment in range(1, PURSES) if is_within(payment, purse) and is_payment(payment, price))


PAYMENTS = np.array([[_payments(price, purse) for purse in range(PURSES)] for price in PRICE], np.uint64)
"""The possible payments as bits, by what is bought (sword or helmet) and by purse."""


# --- names ------------------------------------------------------------------------------------------------------------


def square_name(square: int) -> str:
    return "abcdef"[square % SIZE] + str(square // SIZE + 1)


SQUARE_NAMES = tuple(square_name(square) for square in range(SQUARES))


def parse_square(name: str) -> int:
    """Return the number of a square from its name, such as ``e1``."""
    return "abcdef".index(name[0]) + SIZE * "123456".index(name[1])


READING_ORDER = tuple(SIZE * row + file for row in range(SIZE - 1, -1, -1) for file in range(SIZE))
"""The squares in the order of deals and positions as text: from rank 6 down, each rank from file a."""
