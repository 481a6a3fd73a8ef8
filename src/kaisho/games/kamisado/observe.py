"""Observation planes of Kamisado, 8 by 8: the board as a seat sees it, with its own home row first.

White's board is turned by half a turn (``63 - square``), which leaves the colours of the squares as they are.
"""

from __future__ import annotations

from kaisho.games.kamisado.board import COLOURS, WHITE
from kaisho.games.kamisado.rules import FREE, PLACING, PLAYING, POINTS_TO_WIN, REFILLING, SERIES, UNPLACED, rules
from kaisho.kernel import Flags, State, fill, int64

SQUARES = 64

PLANES = (
    *(f"own {colour} tower" for colour in COLOURS),
    *(f"other's {colour} tower" for colour in COLOURS),
    "markers of own towers",
    "markers of other's towers",
    "towers that may move now, of the side to act",
    "own turn",
    "own side is White",
    "phase: placing",
    "phase: refilling",
    "own score",
    "other's score",
    "points that win the match, 0 in a series",
    "unfinished rounds of a series",
    "board with orange at the left",
)


def plane_maxima(match: int, rounds: int) -> tuple[int, ...]:
    """The largest value of each plane, by the kind of match and the length of a series.

    All markers of one tower together can win a match. The highest score is one point less than wins, plus its last marker.
    """
    to_win = int(POINTS_TO_WIN[match])
    markers = to_win.bit_length() if to_win > 1 else 0
    unfinished = rounds if match == SERIES else 0
    score = unfinished if match == SERIES else to_win - 1 + (1 << max(markers - 1, 0))
    return (*[1] * (2 * len(COLOURS)), markers, markers, *[1] * 5, score, score, to_win, unfinished, 1)


_MARKERS = 2 * len(COLOURS)
_MAY_MOVE = _MARKERS + 2
_OWN_TURN = _MAY_MOVE + 1


@rules.observe
def observe(state: State, seat: int, planes: Flags) -> None:
    planes[: SQUARES * _OWN_TURN] = 0
    own = max(seat, 0)
    turned = 63 if own == WHITE else 0
    for side in range(2):
        owner = own ^ side
        for colour in range(8):
            square = int64(state.tower[owner, colour])
            if square != UNPLACED:
                planes[SQUARES * (8 * side + colour) + (square ^ turned)] = 1
                planes[SQUARES * (_MARKERS + side) + (square ^ turned)] = state.markers[owner, colour]
    mover, must = int64(state.seat), int64(state.must)
    if state.phase == PLAYING:
        for colour in range(8):
            if must in (FREE, colour):
                planes[SQUARES * _MAY_MOVE + (int64(state.tower[mover, colour]) ^ turned)] = 1
    fill(planes, _OWN_TURN, SQUARES, mover == own and not state.over)
    fill(planes, _OWN_TURN + 1, SQUARES, own)
    fill(planes, _OWN_TURN + 2, SQUARES, state.phase == PLACING)
    fill(planes, _OWN_TURN + 3, SQUARES, state.phase == REFILLING)
    fill(planes, _OWN_TURN + 4, SQUARES, int64(state.score[own]))
    fill(planes, _OWN_TURN + 5, SQUARES, int64(state.score[1 - own]))
    fill(planes, _OWN_TURN + 6, SQUARES, int64(POINTS_TO_WIN[state.match]))
    rounds = int64(state.rounds) - int64(state.this_round) + 1 if state.match == SERIES and not state.over else 0
    fill(planes, _OWN_TURN + 7, SQUARES, rounds)
    fill(planes, _OWN_TURN + 8, SQUARES, int64(state.orientation))
