"""What searches ask about a position of Kamisado."""

from __future__ import annotations

import numpy as np

from kaisho.games.kamisado.board import COLOUR_OF, HOME, LINE
from kaisho.games.kamisado.rules import FREE, PLAYING, SINGLE, count, pushable, reachable, rules
from kaisho.kernel import ONE, WINS_AT_ONCE, ZERO, Ints, State, bit, helper, int64, lowest_bit


@helper
def reaches_home(state: State, seat: int, colour: int, occupied: np.uint64) -> bool:
    """Whether a tower could go to the opposing home row if just these squares were occupied."""
    square = int64(state.tower[seat, colour])
    markers = int64(state.markers[seat, colour])
    for way in range(3):
        line = LINE[markers, seat, square, way]
        if line & HOME[1 - seat]:
            towers = line & occupied
            if towers == ZERO:
                return True
    return False


@rules.replies
def replies(state: State, scratch: Ints) -> int:
    if state.match != SINGLE or state.phase != PLAYING or state.must == FREE:
        return count(state, scratch)
    seat, colour = int64(state.seat), int64(state.must)
    targets = reachable(state, seat, colour)
    if targets & HOME[1 - seat]:
        return WINS_AT_ONCE
    occupied = (state.stands[0] | state.stands[1]) ^ bit(int64(state.tower[seat, colour]))
    pushes = state.markers[seat, colour] > 0 and pushable(state, seat, colour) > 0
    if targets == ZERO and not pushes:  # a pass
        return 1
    safe = 1 if pushes else 0
    while targets:
        target = lowest_bit(targets)
        targets &= targets - ONE
        if not reaches_home(state, 1 - seat, int64(COLOUR_OF[target]), occupied | bit(target)):
            safe += 1
    return safe
