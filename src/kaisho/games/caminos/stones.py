"""Caminos' stones as tables: every way to turn each of them, and where it can lie on each board.

A turned stone stands in columns, one for each cell that it covers. A column has a bottom (how many cubes must lie under it) and
a number of cubes; the first column, row by row, stands on the cell that an act names.

An orientation is written as its top view, row by row: a digit is the height that the stone reaches there once it lies on the
board, ``'`` behind it says that the column hangs over something, ``.`` is a cell that the stone leaves free.

    T 111/.1.   lies flat        T 2'22'   stands on its middle
    Z 23'       a step up        L 33'     an arm that hangs two cubes above the board
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations, product

import numpy as np
from numpy.typing import NDArray

from kaisho.games.caminos.board import BOARDS, LATTICE, POINTS, bit_words

LETTERS = "TZLOI"
"""The stones by their shapes; I is the neutral bar."""
KINDS = len(LETTERS)
BAR = 4

IN_A_COLOUR = (4, 4, 4, 2)
"""How many T, Z, L and O stones a colour has."""

Cube = tuple[int, int, int]

_CUBES: tuple[tuple[Cube, ...], ...] = (
    ((0, 0, 0), (1, 0, 0), (2, 0, 0), (1, 1, 0)),
    ((0, 0, 0), (1, 0, 0), (1, 1, 0), (2, 1, 0)),
    ((0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 1, 0)),
    ((0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0)),
    ((0, 0, 0), (1, 0, 0), (2, 0, 0)),
)


@dataclass(frozen=True)
class Column:
    """A part of a turned stone over one cell: its place beside the first column, its bottom and its cubes."""

    across: int
    down: int
    bottom: int
    cubes: int

    @property
    def top(self) -> int:
        return self.bottom + self.cubes


@dataclass(frozen=True)
class Orientation:
    """One way to turn one kind of stone."""

    kind: int
    columns: tuple[Column, ...]
    code: str

    @property
    def cubes(self) -> list[Cube]:
        """Where its cubes are: across and down from the first column, and up from the board."""
        return [(it.across, it.down, level) for it in self.columns for level in range(it.bottom, it.top)]


def _determinant(order: tuple[int, ...], signs: tuple[int, ...]) -> int:
    swaps = sum(order[i] > order[j] for i in range(3) for j in range(i + 1, 3))
    sign = -1 if swaps % 2 else 1
    return sign * signs[0] * signs[1] * signs[2]


TURNS = tuple(
    (order, signs)
    for order in permutations(range(3))
    for signs in product((1, -1), repeat=3)
    if _determinant(order, signs) == 1
)
"""The 24 ways to turn something in space, none of which mirrors it."""


def turned(cubes: Iterable[Cube], order: tuple[int, ...], signs: tuple[int, ...]) -> frozenset[Cube]:
    """The cubes turned, and moved to the corner (0, 0, 0): the new axis i is the old ``order[i]``, in the direction of its
    sign."""
    found = [tuple(sign * cube[axis] for axis, sign in zip(order, signs, strict=True)) for cube in cubes]
    least = [min(cube[axis] for cube in found) for axis in range(3)]
    return frozenset((cube[0] - least[0], cube[1] - least[1], cube[2] - least[2]) for cube in found)


def orientation_of(kind: int, cubes: frozenset[Cube]) -> Orientation:
    """The orientation that consists of these cubes, in the corner (0, 0, 0)."""
    levels: dict[tuple[int, int], list[int]] = {}
    for x, y, z in cubes:
        levels.setdefault((y, x), []).append(z)
    first = min(levels)
    columns = tuple(Column(x - first[1], y - first[0], min(levels[y, x]), len(levels[y, x])) for y, x in sorted(levels))
    width, depth = (max(cube[axis] for cube in cubes) + 1 for axis in (0, 1))
    signs = {(y, x): str(max(found) + 1) + ("'" if min(found) else "") for (y, x), found in levels.items()}
    code = "/".join("".join(signs.get((y, x), ".") for x in range(width)) for y in range(depth))
    return Orientation(kind, columns, code)


def _orientations() -> list[Orientation]:
    found = []
    for kind, cubes in enumerate(_CUBES):
        ways = {turned(cubes, order, signs) for order, signs in TURNS}
        each = (orientation_of(kind, some) for some in ways)
        found += sorted(each, key=lambda it: (max(column.top for column in it.columns), it.code))
    return found


ORIENTATIONS = tuple(_orientations())
"""Every way to turn every stone: those of T, Z, L, O and the bar, the flat ones first."""

KIND_OF = tuple(orientation.kind for orientation in ORIENTATIONS)
BY_CODE = {(orientation.kind, orientation.code): number for number, orientation in enumerate(ORIENTATIONS)}

FIRST_OF = np.array([KIND_OF.index(kind) for kind in range(KINDS)] + [len(ORIENTATIONS)], np.int64)
"""The number of each kind's first orientation; the last entry is the number of all."""

COLUMNS = np.array([len(orientation.columns) for orientation in ORIENTATIONS], np.int64)
"""How many columns an orientation has."""


def _by_column(value: str) -> NDArray[np.int64]:
    table = np.zeros((len(ORIENTATIONS), 4), np.int64)
    for number, orientation in enumerate(ORIENTATIONS):
        for place, column in enumerate(orientation.columns):
            table[number, place] = getattr(column, value)
    return table


OFFSET = LATTICE * _by_column("down") + _by_column("across")
"""What each column adds to the number of the first one's cell; never negative, because the first comes first row by row."""
BOTTOM = _by_column("bottom")
CUBES = _by_column("cubes")


def _places(board: int, orientation: Orientation) -> list[tuple[int, int]]:
    """The cells of the first column from which the whole stone lies on the board."""
    points = set(POINTS[board])
    return [(u, v) for u, v in points if all((u + each.across, v + each.down) in points for each in orientation.columns)]


PLACES = np.array(
    [[bit_words(_places(board, orientation)) for orientation in ORIENTATIONS] for board in range(len(BOARDS))], np.uint64
)
"""Where an orientation fits on the empty board, as bits of its first column's cell: by board and orientation."""
