"""The tables of Caminos' stones: every orientation of each stone, and where it fits on each board.

An orientation consists of columns, one for each cell that the stone covers. A column has a bottom (the number of cubes that
must lie under it) and a number of cubes. The first column, row by row, is on the cell that an act names.

An orientation is written as its top view, row by row. A digit is the height that the stone reaches on that cell, ``'`` after
it means that the column hangs over something, and ``.`` is a cell that the stone leaves free.

    T 111/.1.   lies flat        T 2'22'   stands on its stem
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
"""The kinds of stones, named by their shapes; I is the neutral bar."""
KINDS = len(LETTERS)
BAR = 4

IN_A_COLOUR = (4, 4, 4, 2)
"""The number of T, Z, L and O stones of a colour."""

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
    """The part of an orientation over one cell: its offset from the first column, its bottom and its cubes."""

    across: int
    down: int
    bottom: int
    cubes: int

    @property
    def top(self) -> int:
        return self.bottom + self.cubes


@dataclass(frozen=True)
class Orientation:
    """One way to turn a kind of stone."""

    kind: int
    columns: tuple[Column, ...]
    code: str

    @property
    def cubes(self) -> list[Cube]:
        """The coordinates of its cubes: across and down from the first column, and up from the board."""
        return [(column.across, column.down, level) for column in self.columns for level in range(column.bottom, column.top)]


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
"""The 24 rotations in space, without reflections."""


def turned(cubes: Iterable[Cube], order: tuple[int, ...], signs: tuple[int, ...]) -> frozenset[Cube]:
    """The cubes after a rotation, moved to the corner (0, 0, 0). The new axis i is the old ``order[i]`` times its sign."""
    rotated = [tuple(sign * cube[axis] for axis, sign in zip(order, signs, strict=True)) for cube in cubes]
    least = [min(cube[axis] for cube in rotated) for axis in range(3)]
    return frozenset((cube[0] - least[0], cube[1] - least[1], cube[2] - least[2]) for cube in rotated)


def orientation_of(kind: int, cubes: frozenset[Cube]) -> Orientation:
    """The orientation that consists of these cubes, which lie in the corner (0, 0, 0)."""
    levels: dict[tuple[int, int], list[int]] = {}
    for x, y, z in cubes:
        levels.setdefault((y, x), []).append(z)
    first = min(levels)
    columns = tuple(Column(x - first[1], y - first[0], min(levels[y, x]), len(levels[y, x])) for y, x in sorted(levels))
    width, depth = (max(cube[axis] for cube in cubes) + 1 for axis in (0, 1))
    top_view = {point: str(max(cells) + 1) + ("'" if min(cells) else "") for point, cells in levels.items()}
    code = "/".join("".join(top_view.get((y, x), ".") for x in range(width)) for y in range(depth))
    return Orientation(kind, columns, code)


def _orientations() -> list[Orientation]:
    orientations = []
    for kind, cubes in enumerate(_CUBES):
        different = {turned(cubes, order, signs) for order, signs in TURNS}
        of_kind = (orientation_of(kind, rotated) for rotated in different)
        orientations += sorted(of_kind, key=lambda turn: (max(column.top for column in turn.columns), turn.code))
    return orientations


ORIENTATIONS = tuple(_orientations())
"""All orientations of T, Z, L, O and the bar, the flat ones of each first."""

KIND_OF = tuple(orientation.kind for orientation in ORIENTATIONS)
BY_CODE = {(orientation.kind, orientation.code): number for number, orientation in enumerate(ORIENTATIONS)}

FIRST_OF = np.array([KIND_OF.index(kind) for kind in range(KINDS)] + [len(ORIENTATIONS)], np.int64)
"""The index of each kind's first orientation; the last entry is the number of orientations."""

COLUMNS = np.array([len(orientation.columns) for orientation in ORIENTATIONS], np.int64)
"""The number of columns, by orientation."""


def _by_column(value: str) -> NDArray[np.int64]:
    table = np.zeros((len(ORIENTATIONS), 4), np.int64)
    for number, orientation in enumerate(ORIENTATIONS):
        for index, column in enumerate(orientation.columns):
            table[number, index] = getattr(column, value)
    return table


OFFSET = LATTICE * _by_column("down") + _by_column("across")
"""The difference between the cells of each column and of the first one: never negative, as columns are in row order."""
BOTTOM = _by_column("bottom")
CUBES = _by_column("cubes")


def _places(board: int, orientation: Orientation) -> list[tuple[int, int]]:
    """The cells for the first column with which all columns are on the board."""
    points = set(POINTS[board])
    return [(u, v) for u, v in points if all((u + col.across, v + col.down) in points for col in orientation.columns)]


PLACES = np.array(
    [[bit_words(_places(board, orientation)) for orientation in ORIENTATIONS] for board in range(len(BOARDS))], np.uint64
)
"""Where an orientation fits on the empty board, as bits for the cell of its first column, by board and orientation."""
