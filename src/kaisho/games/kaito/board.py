"""Kaito's field and stones as tables: which squares lie in line, what a mon exchange costs, and the names of it all.

A square is ``6 * row + file``: a1 is 0, f1 is 5, a6 is 30. A stone is ``5 * colour + kind``; ``EMPTY`` is a gap, and in a
deal one of the two blanks.
"""

from __future__ import annotations

import numpy as np

SIZE = 6
SQUARES = SIZE * SIZE
NOWHERE = SQUARES
"""The kaito's square as long as it has none."""

RED, BLACK = 0, 1
COLOURS = ("red", "black")

SWORD, HELMET, MON_3, MON_2, MON_1 = 0, 1, 2, 3, 4
KINDS = ("sword", "helmet", "mon-3", "mon-2", "mon-1")
COPIES = (7, 3, 2, 2, 3)
"""How many stones of each kind a colour has."""

VALUES = (3, 2, 1)
"""What the mon stones are worth, in the order of their kinds."""

EMPTY = 10
BLANKS = 2
LETTERS = "SHCBAshcba."
"""Every stone by its number: red ones are capitals; S sword, H helmet, C B A mon of value 3, 2, 1; a dot is a blank."""

COLOUR_KANJI = "赤黒"
KIND_KANJI = "刀兜紋紋紋"
KAITO_KANJI = "怪"

ALL_STONES = np.array(
    [5 * colour + kind for colour in (RED, BLACK) for kind in range(5) for _ in range(COPIES[kind])] + [EMPTY] * BLANKS,
    np.int64,
)
"""The 36 stones that are shuffled (K1)."""


def in_line(square: int) -> list[int]:
    """The squares of a square's row and column, without itself."""
    row, file = divmod(square, SIZE)
    return [other for other in range(SQUARES) if (other // SIZE == row) != (other % SIZE == file)]


LINES = np.array([sum(1 << other for other in in_line(square)) for square in range(SQUARES)], np.uint64)
"""The squares to which the kaito could move (K4), as bits: by its own square."""

ROW_START = np.array([SIZE * (square // SIZE) for square in range(SQUARES)], np.uint64)
"""The first square of a square's row."""

FILE = np.array([square % SIZE for square in range(SQUARES)], np.uint64)

COLUMN = np.uint64(sum(1 << SIZE * row for row in range(SIZE)))
"""The squares of file a, as bits."""

GATHER = np.uint64(sum(1 << 30 - 5 * row for row in range(SIZE)))
"""Times this, the six bits of file a lie side by side from bit 30 on."""

NTH_BIT = np.array([([place for place in range(SIZE) if word >> place & 1] + 8 * [0])[:8] for word in range(64)], np.uint64)
"""The places of the set bits of a word of six bits, by the word and the number of the bit."""

# --- the mon exchange -------------------------------------------------------------------------------------------------

PRICE = (4, 5)
"""What a sword and a helmet cost (K9)."""

PURSES = 36
"""A number of mon stones of each value is one integer, a purse or a payment: ``12 * threes + 4 * twos + ones``."""

PURSE_STEP = (12, 4, 1)
"""What one mon stone adds to a purse, in the order of the kinds."""


def mon_counts(purse: int) -> tuple[int, int, int]:
    """How many threes, twos and ones a purse or payment holds."""
    return purse // 12, purse // 4 % 3, purse % 4


def purse_code(counts: tuple[int, int, int]) -> int:
    return sum(step * count for step, count in zip(PURSE_STEP, counts, strict=True))


def mon_values(purse: int) -> list[int]:
    """The value of every stone of a purse or payment, highest first."""
    return [value for value, count in zip(VALUES, mon_counts(purse), strict=True) for _ in range(count)]


def is_within(payment: int, purse: int) -> bool:
    """Whether a purse holds all the stones of a payment."""
    return all(paid <= held for paid, held in zip(mon_counts(payment), mon_counts(purse), strict=True))


def is_payment(payment: int, price: int) -> bool:
    """Whether mon stones pay a price, and none of them could be left out."""
    values = mon_values(payment)
    return sum(values) >= price and sum(values) - min(values) < price


def _payments(price: int, purse: int) -> int:
    """Every payment that can be made from a purse, as bits."""
    return sum(1 << payment for payment in range(1, PURSES) if is_within(payment, purse) and is_payment(payment, price))


PAYMENTS = np.array([[_payments(price, purse) for purse in range(PURSES)] for price in PRICE], np.uint64)
"""The payments for a sword and for a helmet, as bits: by what is bought and by the purse."""


# --- names ------------------------------------------------------------------------------------------------------------


def square_name(square: int) -> str:
    return "abcdef"[square % SIZE] + str(square // SIZE + 1)


SQUARE_NAMES = tuple(square_name(square) for square in range(SQUARES))


def parse_square(name: str) -> int:
    """The number of a square written like ``e1``."""
    return "abcdef".index(name[0]) + SIZE * "123456".index(name[1])


SEEN = tuple(SIZE * row + file for row in range(SIZE - 1, -1, -1) for file in range(SIZE))
"""The squares in the order in which texts name them: from rank 6 down, each rank from file a."""
