"""Observation planes of Caminos: the smallest square of the lattice that contains the board.

No side of the board belongs to a player, so it looks the same from all seats: row v and column u are the cell ``11 * v + u``.
Seats are listed from the observer's own, in the order in which they act.
"""

from __future__ import annotations

import numpy as np

from kaisho.games.caminos.board import BOARD_BITS, CELLS, LATTICE, POINTS
from kaisho.games.caminos.rules import SHARE, STONES, rules
from kaisho.games.caminos.stones import IN_A_COLOUR, LETTERS
from kaisho.kernel import ONE, Flags, Ints, State, fill, helper, int64, lowest_bit, subroutine

SPAN = np.array([1 + max(max(point) for point in points) for points in POINTS], np.int64)
"""The number of rows and columns of that square, by board."""

_SEATS = {2: ("own", "other's"), 4: ("own", "next opponent's", "partner's", "last opponent's")}


def planes(players: int) -> tuple[str, ...]:
    seats = _SEATS[players]
    return (
        *(f"own colour, level {level + 1}" for level in range(3)),
        *(f"other colour, level {level + 1}" for level in range(3)),
        "height of the stack",
        "cells of the board",
        *(f"{seat} {LETTERS[kind]} stones left" for seat in seats for kind in range(STONES)),
        *(f"{seat} turn" for seat in seats),
        *(f"{seat} turns are over" for seat in seats),
        "neutral bars left",
        "own colour's edge stones",
        "other colour's edge stones",
    )


def plane_maxima(players: int) -> tuple[int, ...]:
    """The largest value of each plane: heights, stones of each kind in a share, bars, and all stones of a colour."""
    share = SHARE[players // 4].tolist()
    return (*[1] * 6, 3, 1, *share * players, *[1] * (2 * players), 2, *[sum(IN_A_COLOUR)] * 2)


_HEIGHT = 6
_ON_BOARD = 7
_LEFT = 8

INDEX = np.array([[span * (cell // LATTICE) + cell % LATTICE for cell in range(CELLS)] for span in SPAN], np.int64)
"""The index of a cell in a plane, by board and cell."""


@helper
def mark(planes: Flags, start: int, indices: Ints, cells: tuple[np.uint64, np.uint64], value: int) -> None:
    """Set a value for a set of cells in the plane that begins at ``start``."""
    for word in range(2):
        rest = cells[word]
        while rest:
            planes[start + indices[64 * word + lowest_bit(rest)]] = value
            rest &= rest - ONE


@subroutine
def show_board(state: State, colour: int, planes: Flags, cells: int) -> None:
    indices = INDEX[state.board]
    low, high = BOARD_BITS[state.board]
    mark(planes, _ON_BOARD * cells, indices, (low, high), 1)
    for level in range(3):
        own, other = state.owned[colour, level], state.owned[1 - colour, level]
        mark(planes, level * cells, indices, (own[0], own[1]), 1)
        mark(planes, (3 + level) * cells, indices, (other[0], other[1]), 1)
        stacks = state.height[level]
        low, high = low & ~stacks[0], high & ~stacks[1]
        if level > 0:
            mark(planes, _HEIGHT * cells, indices, (stacks[0], stacks[1]), level)
    mark(planes, _HEIGHT * cells, indices, (low, high), 3)


@rules.observe
def observe(state: State, seat: int, planes: Flags) -> None:
    own, players = max(seat, 0), int64(state.players)
    cells = int64(SPAN[state.board]) * int64(SPAN[state.board])
    planes[: _LEFT * cells] = 0
    show_board(state, own & 1, planes, cells)
    plane = _LEFT
    for step in range(players):
        for kind in range(STONES):
            fill(planes, plane, cells, int64(state.left[(own + step) % players, kind]))
            plane += 1
    for step in range(players):
        other = (own + step) % players
        fill(planes, plane, cells, state.seat == other and not state.over)
        fill(planes, plane + players, cells, int64(state.out) >> other & 1)
        plane += 1
    plane += players
    fill(planes, plane, cells, int64(state.bars))
    fill(planes, plane + 1, cells, int64(state.edge_stones[own & 1]))
    fill(planes, plane + 2, cells, int64(state.edge_stones[1 - (own & 1)]))
