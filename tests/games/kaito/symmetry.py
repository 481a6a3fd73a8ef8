"""Turned positions of Kaito: rows may change places, so may files, and rows may become files; the value stays."""

from __future__ import annotations

import numpy as np

from kaisho.games.kaito import Kaito
from kaisho.games.kaito.board import EMPTY, NOWHERE, SQUARES
from kaisho.kernel import State, uint64


def turned(game: Kaito, state: State, chance: np.random.Generator) -> State:
    """A position with its rows and files in a random order, and perhaps rows made files."""
    rows, files = chance.permutation(6).tolist(), chance.permutation(6).tolist()
    transposed = bool(chance.integers(2))
    later = game.copy(state)
    for square in range(SQUARES):
        row, file = divmod(square, 6)
        if transposed:
            row, file = file, row
        source = 6 * rows[row] + files[file]
        later.stone[square] = state.stone[source]
        if state.kaito == source:
            later.kaito = square
    later.occupied = uint64(sum(1 << square for square in range(SQUARES) if later.stone[square] != EMPTY))
    game.check(later)
    return later


def colours_changed(game: Kaito, state: State) -> State:
    """A position in which Red and Black have changed places, at the board and in the game."""
    later = game.copy(state)
    later.seat = 1 - state.seat
    for square in range(SQUARES):
        if state.stone[square] != EMPTY:
            later.stone[square] = (state.stone[square] + 5) % 10
    later.left[:] = state.left[::-1]
    later.taken[:] = state.taken[::-1]
    assert later.kaito == state.kaito <= NOWHERE
    return later
