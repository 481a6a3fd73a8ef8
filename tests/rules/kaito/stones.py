"""Positions for the tests of Kaito's rules: a few stones on a field that is otherwise empty."""

from __future__ import annotations

import numpy as np

from kaisho.games.kaito import Kaito
from kaisho.games.kaito.board import EMPTY, LETTERS, SQUARES, parse_square, square_name
from kaisho.games.kaito.rules import MOVING, STATE
from kaisho.kernel import State, uint64

DEAL = "ahBSHCsBbsSAcHsbSaAH.hSsa.CSAsSsScsh"
"""a6 is a black mon of value 1, b6 a black helmet …; the gaps are c3 and b2."""

FAR = "S e2 H e1 s d5 h f5"
"""A sword and a helmet of each side, not in line with c3 or c4, so that nobody has lost yet."""


def set_up(
    side: str, kaito: str, field: str, *, red_holds: str = "", black_holds: str = "", start: str = "red"
) -> tuple[Kaito, State]:
    """Return a position: in ``set_up("r", "c3", "s c5", red_holds="cb")`` Red moves the kaito on c3; a black sword is on c5."""
    game = Kaito(start=start)
    state: State = np.zeros(1, STATE)[0]
    state.phase = MOVING
    state.start = game.option_codes[0]
    state.seat = "rb".index(side) ^ int(state.start)
    state.kaito = parse_square(kaito)
    state.stone[:] = EMPTY
    words = field.split()
    for letter, square in zip(words[::2], words[1::2], strict=True):
        state.stone[parse_square(square)] = LETTERS.index(letter)
    for letter in red_holds + black_holds:
        state.taken[divmod(LETTERS.index(letter), 5)] += 1
    for stone in state.stone[state.stone != EMPTY].tolist():
        state.left[divmod(stone, 5)] += 1
    state.occupied = uint64(sum(1 << square for square in range(SQUARES) if state.stone[square] != EMPTY))
    return game, state


def dealt(start: str = "red") -> tuple[Kaito, State]:
    """Return a fixed deal, before the second player has chosen a gap."""
    game = Kaito(start=start)
    return game, game.deal(game.read_layout(DEAL))


def stone_on(state: State, square: str) -> str:
    """Return the letter of the stone on a square, or a dot."""
    return LETTERS[state.stone[parse_square(square)]]


def legal_acts(game: Kaito, state: State) -> set[str]:
    """Return the legal acts in the notation ``letters``."""
    return {game.write(state, act, "letters") for act in game.legal(state)}


def kaito_square(state: State) -> str:
    return square_name(int(state.kaito))


def side_to_act(game: Kaito, state: State) -> str:
    return game.seat_name(int(state.seat))


def held(state: State) -> tuple[str, str]:
    """Return the stones that Red and Black hold."""
    letters = ["".join(LETTERS[5 * colour + kind] * int(state.taken[colour, kind]) for kind in range(5)) for colour in (1, 0)]
    return letters[0], letters[1]
