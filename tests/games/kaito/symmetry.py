"""Symmetries of Kaito: rows and files can be reordered and transposed without changing the value."""

from __future__ import annotations

import numpy as np

from kaisho.games.kaito import Kaito
from kaisho.games.kaito.board import EMPTY, NOWHERE, SQUARES
from kaisho.kernel import State, uint64


def reordered(game: Kaito, state: State, chance: np.random.Generator) -> State:
    """Return a position with rows and files in random order, and transposed with probability one half."""
    rows, files = chance.permutation(6).tolist(), chance.permutation(6).tolist()
    transposed = bool(chance.integers(2))
    copy = game.copy(state)
    for square in range(SQUARES):
        row, file = divmod(square, 6)
        if transposed:
            row, file = file, row
        source = 6 * rows[row] + files[file]
        copy.stone[square] = state.stone[source]
        if state.kaito == source:
            copy.kaito = square
    copy.occupied = uint64(sum(1 << square for square in range(SQUARES) if copy.stone[square] != EMPTY))
    game.check(copy)
    return copy


def colours_swapped(game: Kaito, state: State) -> State:
    """Return a position in which Red and Black have swapped stones, holdings and the turn."""
    copy = game.copy(state)
    copy.seat = 1 - state.seat
    for square in range(SQUARES):
        if state.stone[square] != EMPTY:
            copy.stone[square] = (state.stone[square] + 5) % 10
    copy.left[:] = state.left[::-1]
    copy.taken[:] = state.taken[::-1]
    assert copy.kaito == state.kaito <= NOWHERE
    return copy
