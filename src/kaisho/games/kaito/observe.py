"""Kaito as planes of 6 by 6 for learning programs: the seat's own stones first, then the opponent's, whatever their colours.

The orientation is the same for both seats: row 0 is rank 1, column 0 is file a.
"""

from __future__ import annotations

from kaisho.games.kaito.board import COPIES, EMPTY, KINDS, NOWHERE, SQUARES
from kaisho.games.kaito.rules import EXCHANGING, PLACING, rules
from kaisho.kernel import Flags, State, fill, int64

PLANES = (
    *(f"own {kind}" for kind in KINDS),
    *(f"other's {kind}" for kind in KINDS),
    "kaito",
    *(f"own {kind}, taken by the other" for kind in KINDS),
    *(f"other's {kind}, taken by oneself" for kind in KINDS),
    "own turn",
    "phase: choice of the gap",
    "phase: exchange",
)

PLANE_MAXIMA = (*[1] * 11, *COPIES, *COPIES, *[1] * 3)
"""The upper bound of the cells of each plane."""

_KAITO = 2 * len(KINDS)
_TAKEN = _KAITO + 1
_OWN_TURN = _TAKEN + 2 * len(KINDS)


@rules.observe
def observe(state: State, seat: int, planes: Flags) -> None:
    planes[: SQUARES * _TAKEN] = 0
    observer = max(seat, 0)
    colour = observer ^ int64(state.start)
    for square in range(SQUARES):
        stone = int64(state.stone[square])
        if stone != EMPTY:
            planes[SQUARES * (stone if colour == 0 else (stone + 5) % 10) + square] = 1
    if state.kaito != NOWHERE:
        planes[SQUARES * _KAITO + int64(state.kaito)] = 1
    for side in range(2):
        for kind in range(5):
            fill(planes, _TAKEN + 5 * side + kind, SQUARES, int64(state.taken[colour ^ side, kind]))
    fill(planes, _OWN_TURN, SQUARES, state.seat == observer and not state.over)
    fill(planes, _OWN_TURN + 1, SQUARES, state.phase == PLACING)
    fill(planes, _OWN_TURN + 2, SQUARES, state.phase == EXCHANGING)
