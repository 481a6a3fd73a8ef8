"""Caminos as planes, for programs that learn: the smallest square of the lattice that holds the board.

The board has no sides that belong to somebody, so it is the same for all seats: row v and column u hold the cell ``11 * v + u``.
Seats are counted from one's own: next is who acts after it.
"""

from __future__ import annotations

import numpy as np

from kaisho.games.caminos.board import BOARD_BITS, LATTICE, POINTS
from kaisho.games.caminos.rules import STONES, rules
from kaisho.games.caminos.stones import LETTERS
from kaisho.kernel import Flags, State, bit, fill, int64

SPAN = np.array([1 + max(max(point) for point in points) for points in POINTS], np.int64)
"""Rows and columns of the square that holds a board: by board."""

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
        "edge stones of the own colour",
        "edge stones of the other colour",
    )


_HEIGHT = 6
_ON_BOARD = 7
_LEFT = 8


@rules.observe
def observe(state: State, seat: int, planes: Flags) -> None:
    planes[:] = 0
    own = max(seat, 0)
    span = int64(SPAN[state.board])
    cells = span * span
    for v in range(span):
        for u in range(span):
            cell = LATTICE * v + u
            word, here = cell >> 6, bit(cell & 63)
            if not BOARD_BITS[state.board, word] & here:
                continue
            place = span * v + u
            planes[_ON_BOARD * cells + place] = 1
            if state.height[0, word] & here:
                continue
            height = 1 if state.height[1, word] & here else 2 if state.height[2, word] & here else 3
            planes[_HEIGHT * cells + place] = height
            for level in range(height):
                for side in range(2):
                    if state.owned[(own ^ side) & 1, level, word] & here:
                        planes[(3 * side + level) * cells + place] = 1
    players = int64(state.players)
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
