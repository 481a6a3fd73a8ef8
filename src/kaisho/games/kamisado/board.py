"""The tables of Kamisado's board: colours, home rows, and the lines along which towers move.

A square is ``8 * row + file``: a1 is 0, h1 is 7, a8 is 56. Seat 0 is Black, whose home row is rank 1; seat 1 is White.
"""

from __future__ import annotations

import numpy as np

from kaisho.kernel import uint64

BLACK, WHITE = 0, 1

COLOURS = ("orange", "blue", "purple", "pink", "yellow", "red", "green", "brown")
LETTERS = "OBPKYRGN"
KANJI = "橙青紫桃黄赤緑茶"

_ROWS_FROM_THE_TOP = (
    "OBPKYRGN",
    "ROKGBYNP",
    "GKORPNYB",
    "KPBONGRY",
    "YRGNOBPK",
    "BYNPROKG",
    "PNYBGKOR",
    "NGRYKPBO",
)

ORIENTATIONS = ("brown-left", "orange-left")
"""The colour at the left end of each player's home row. The board looks the same after half a turn, so there are only two."""

_BROWN_LEFT = np.array([[LETTERS.index(letter) for letter in row] for row in reversed(_ROWS_FROM_THE_TOP)], np.int64)

COLOUR_OF = np.array([_BROWN_LEFT.ravel(), np.rot90(_BROWN_LEFT).ravel()])
"""The colour of each square, by orientation and square."""

HOME = np.array([0xFF, 0xFF << 56], np.uint64)
"""Each seat's home row, as bits."""

AHEAD = np.array([8, -8], np.int64)
"""The difference between a square's number and that of the next one straight ahead, by seat."""

LEFT, STRAIGHT, RIGHT = 0, 1, 2
"""The three directions in which a tower may move (Z1), as its own player sees them."""

REACH = (7, 5, 3, 1)
"""The longest move of a tower, by the number of its markers (Z2, S1, DS1, DrS1)."""

SIDEWAYS = ((-1, 0, 1), (1, 0, -1))
"""The change of the file for each square of a move, by seat and way."""


def squares_along(seat: int, square: int, way: int, reach: int = 7) -> list[int]:
    """The squares along one way ahead, nearest first."""
    row, file = divmod(square, 8)
    forward = 1 if seat == BLACK else -1
    squares = []
    for _ in range(reach):
        row, file = row + forward, file + SIDEWAYS[seat][way]
        if not (0 <= row < 8 and 0 <= file < 8):
            break
        squares.append(8 * row + file)
    return squares


WAY_TO = tuple(
    tuple({target: way for way in (LEFT, STRAIGHT, RIGHT) for target in squares_along(seat, start, way)} for start in range(64))
    for seat in (BLACK, WHITE)
)
"""The way that leads to each square ahead, by seat and start."""


def _bits(squares: list[int]) -> np.uint64:
    return uint64(sum(1 << square for square in squares))


LINE = np.array(
    [
        [[[_bits(squares_along(seat, square, way, reach)) for way in range(3)] for square in range(64)] for seat in (0, 1)]
        for reach in REACH
    ],
    np.uint64,
)
"""The squares that a tower could reach on an empty board, as bits, by markers, seat, square and way."""

NEXT = np.bitwise_or.reduce(LINE[3], axis=-1)
"""The one to three adjacent squares ahead, as bits, by seat and square."""


def home_square(seat: int, index: int) -> int:
    """A square of a seat's home row, counted from that player's left."""
    return index if seat == BLACK else 63 - index


HOME_SQUARE = np.array([[home_square(seat, index) for index in range(8)] for seat in (0, 1)], np.int64)


def square_name(square: int) -> str:
    return "abcdefgh"[square % 8] + str(square // 8 + 1)


SQUARE_NAMES = tuple(square_name(square) for square in range(64))


def parse_square(name: str) -> int:
    """The number of a square written like ``e1``."""
    return "abcdefgh".index(name[0]) + 8 * "12345678".index(name[1])
