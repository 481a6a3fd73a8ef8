"""The tables of Caminos' four boards: cells, sides, and which sides face each other.

A cell is a point (u, v) of a lattice of 11 by 11 and has the number ``11 * v + u``. Its name is a letter for u and the number
v + 1, so a1 is (0, 0) and c2 is (2, 1). A set of cells is two words of 64 bits, the lower cells in the first. The neighbours of
a cell are at u ± 1 and v ± 1. No board has a row so long that a step sideways could end on a cell of another row.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

LATTICE = 11
CELLS = LATTICE * LATTICE
BOARDS = ("square", "rhombus", "octagon", "ring")
SQUARE, RHOMBUS, OCTAGON, RING = range(4)
UPRIGHT = (SQUARE, RING)
"""The other boards are drawn turned by 45°."""

Point = tuple[int, int]

RING_ROWS = (5, 7, 9, 9, 9, 9, 9, 7, 5)
HOLE = ((4, 4), (3, 4), (5, 4), (4, 3), (4, 5))
"""The middle of the Ring, which is not part of the board."""


def _on_board(board: int, u: int, v: int) -> bool:
    if board == SQUARE:
        return u < 8 and v < 8
    if board == RHOMBUS:
        return abs(u - 5) + abs(v - 5) <= 5
    if board == OCTAGON:
        return u < 10 and v < 10 and 3 <= u + v <= 15 and abs(u - v) <= 6
    return v < 9 and 2 * abs(u - 4) < RING_ROWS[v] and (u, v) not in HOLE


POINTS = tuple(
    tuple((u, v) for v in range(LATTICE) for u in range(LATTICE) if _on_board(board, u, v)) for board in range(len(BOARDS))
)
"""The cells of each board, row by row."""

_CORNERS: tuple[tuple[Point, ...], ...] = (
    ((0, 0), (7, 0), (7, 7), (0, 7)),
    ((0, 5), (5, 0), (10, 5), (5, 10)),
    ((0, 3), (3, 0), (6, 0), (9, 3), (9, 6), (6, 9), (3, 9), (0, 6)),
    ((2, 0), (6, 0), (8, 2), (8, 6), (6, 8), (2, 8), (0, 6), (0, 2)),
)
"""Where the sides meet, in order: side i runs from corner i to the next one."""


def _between(first: Point, last: Point) -> tuple[Point, ...]:
    """The cells from one corner to the next: along a row, or diagonally on a jagged side."""
    steps = max(abs(last[0] - first[0]), abs(last[1] - first[1]))
    across, down = (last[0] - first[0]) // steps, (last[1] - first[1]) // steps
    return tuple((first[0] + step * across, first[1] + step * down) for step in range(steps + 1))


SIDES = tuple(
    tuple(_between(corner, corners[(number + 1) % len(corners)]) for number, corner in enumerate(corners))
    for corners in _CORNERS
)
"""The cells of each board's sides, in order. A corner belongs to both sides that meet there."""

SIDE_NAMES = {4: ("N", "E", "S", "W"), 8: ("N", "NE", "E", "SE", "S", "SW", "W", "NW")}


def cell_number(u: int, v: int) -> int:
    return LATTICE * v + u


def cell_point(cell: int) -> Point:
    return cell % LATTICE, cell // LATTICE


def cell_name(cell: int) -> str:
    u, v = cell_point(cell)
    return "abcdefghijk"[u] + str(v + 1)


BOARD_CELLS = tuple(tuple(cell_number(u, v) for u, v in points) for points in POINTS)
"""The numbers of each board's cells, row by row."""


def bit_words(points: Iterable[Point]) -> list[int]:
    """A set of cells as two words."""
    bits = sum(1 << cell_number(u, v) for u, v in set(points))
    return [bits & 0xFFFFFFFFFFFFFFFF, bits >> 64]


def _facing(sides: int, side: int) -> tuple[int, ...]:
    """The sides that win when connected to a side: the opposite one (C13), and of eight also its two neighbours (C14)."""
    return ((side + 2) % 4,) if sides == 4 else ((side + 3) % 8, (side + 4) % 8, (side + 5) % 8)


FACING = tuple(tuple(_facing(len(sides), side) for side in range(len(sides))) for sides in SIDES)

MAX_SIDES = 8
SIDE_COUNT = np.array([len(sides) for sides in SIDES], np.int64)


def _by_side(sets: Sequence[Sequence[Iterable[Point]]]) -> NDArray[np.uint64]:
    return np.array(
        [[bit_words(board[side] if side < len(board) else ()) for side in range(MAX_SIDES)] for board in sets], np.uint64
    )


BOARD_BITS = np.array([bit_words(points) for points in POINTS], np.uint64)
"""Every cell, by board."""

SIDE_BITS = _by_side(SIDES)
"""The cells of a side, by board and side."""

FACING_BITS = _by_side(
    [[[point for other in facing for point in SIDES[board][other]] for facing in FACING[board]] for board in range(len(BOARDS))]
)
"""The cells of all sides that win when connected to a side, by board and side."""

RIM_BITS = np.bitwise_or.reduce(SIDE_BITS, axis=1)
"""The cells of all sides, by board."""
