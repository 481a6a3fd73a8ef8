"""What a position of Kamisado looks like to a player who does not search: values, promising acts, and quick sensible ones.

A tower that could reach the opposing home row now *threatens*: the opponent must not end a move on a square of its colour. A
tower without any such safe square is *trapped*: whoever has to move it hands over a win. So the towers of both sides, taken
together, say which colours are good and bad to end a move on.
"""

from __future__ import annotations

import numpy as np

from kaisho.games.kamisado.board import AHEAD, COLOUR_OF, HOME
from kaisho.games.kamisado.rules import (
    FREE,
    OVER,
    PLACE,
    PLAYING,
    POINTS_TO_WIN,
    SERIES,
    pick,
    pushable,
    reachable,
    result,
    rules,
    targets_and_push,
)
from kaisho.kernel import (
    ONE,
    ZERO,
    Floats,
    Ints,
    Random,
    State,
    bit,
    bit_count,
    draw,
    helper,
    int64,
    lowest_bit,
    nth_bit,
    subroutine,
    uint64,
)

SQUARES_OF = np.array([sum(1 << square for square in range(64) if COLOUR_OF[square] == colour) for colour in range(8)], np.uint64)
"""The squares of each colour, as bits."""

SHADE = np.array(
    [np.bitwise_or.reduce(SQUARES_OF, where=[bool(word >> colour & 1) for colour in range(8)]) for word in range(256)], np.uint64
)
"""The squares of a set of colours, as bits: by the set, also as bits."""

# --- what a round is worth in its match -------------------------------------------------------------------------------

MOST_POINTS = 15
GAINS = ((1, 0.6), (2, 0.3), (4, 0.1))
"""What a round to come may bring its winner, and how likely; only to compare scores, so roughly."""


def _match_values() -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """The value for Black by the points that Black and White still need, if rounds to come are won by lot."""
    found = np.zeros((MOST_POINTS + 1, MOST_POINTS + 1))
    found[0, :] = 1.0
    for black in range(1, MOST_POINTS + 1):
        found[black, 0] = -1.0
        for white in range(1, MOST_POINTS + 1):
            wins = sum(chance * found[max(0, black - points), white] for points, chance in GAINS)
            losses = sum(chance * found[black, max(0, white - points)] for points, chance in GAINS)
            found[black, white] = (wins + losses) / 2
    return found


MATCH_VALUE = _match_values()

MOST_ROUNDS = 100


def _series_values() -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """The value for Black by the rounds to come and Black's lead (plus ``MOST_ROUNDS``), if they are won by lot."""
    found = np.zeros((MOST_ROUNDS + 1, 2 * MOST_ROUNDS + 1))
    found[0] = np.sign(np.arange(-MOST_ROUNDS, MOST_ROUNDS + 1))
    for rest in range(1, MOST_ROUNDS + 1):
        found[rest, 1:-1] = (found[rest - 1, 2:] + found[rest - 1, :-2]) / 2
        found[rest, 0], found[rest, -1] = -1.0, 1.0
    return found


SERIES_VALUE = _series_values()


@helper
def standing(state: State, black: int, white: int, rounds: int) -> float:
    """The value of the match for Black after so many points more for each side, this round and so many others being over."""
    black += int64(state.score[0])
    white += int64(state.score[1])
    if state.match == SERIES:
        rest = int64(state.rounds) - int64(state.this_round) + 1 - rounds
        return SERIES_VALUE[rest, min(max(black - white, -MOST_ROUNDS), MOST_ROUNDS) + MOST_ROUNDS]
    needed = POINTS_TO_WIN[state.match]
    return MATCH_VALUE[max(0, needed - black), max(0, needed - white)]


# --- what the towers can do -------------------------------------------------------------------------------------------


@helper
def threatening(state: State, seat: int) -> np.uint64:
    """The colours of the towers that could reach the opposing home row now, as bits."""
    found = ZERO
    for colour in range(8):
        if reachable(state, seat, colour) & HOME[1 - seat]:
            found |= bit(colour)
    return found


@helper
def trapped(state: State, seat: int, own: np.uint64, others: np.uint64) -> tuple[np.uint64, np.uint64, int, int]:
    """The towers whose every move hands over a win and those that cannot move, as bits; squares that all towers reach, and the
    safe ones of them. Whoever can win is not trapped."""
    without, stuck, mobility, safe = ZERO, ZERO, 0, 0
    unsafe = SHADE[others]
    for colour in range(8):
        squares = reachable(state, seat, colour)
        reached = bit_count(squares)
        good = bit_count(squares & ~unsafe)
        mobility += reached
        safe += good
        if reached == 0:
            if state.markers[seat, colour] == 0 or pushable(state, seat, colour) == 0:
                stuck |= bit(colour)
        elif good == 0 and not own & bit(colour):
            without |= bit(colour)
    return without, stuck, mobility, safe


@helper
def after_passes(state: State, seat: int, stuck: np.uint64, colour: int) -> int:
    """The colour on which the opponent has to go on where a seat's tower that cannot move passes (Z6)."""
    return int64(COLOUR_OF[state.tower[seat, colour]])


@helper
def outlook(state: State, features: Floats) -> None:
    seat = int64(state.seat)
    other = 1 - seat
    own, others = threatening(state, seat), threatening(state, other)
    own_trapped, own_stuck, own_mobility, own_safe = trapped(state, seat, own, others)
    other_trapped, other_stuck, other_mobility, other_safe = trapped(state, other, others, own)
    features[0] = 1.0
    features[1] = bit_count(own) - bit_count(others)
    features[2] = bit_count(own_trapped) - bit_count(other_trapped)
    features[3] = bit_count(own_stuck) - bit_count(other_stuck)
    features[4] = own_mobility - other_mobility
    features[5] = own_safe - other_safe
    must = int64(state.must)
    features[6:12] = 0
    if must != FREE:
        squares = targets_and_push(state, seat, must)
        winning = other_trapped
        for colour in range(8):
            if other_stuck & bit(colour) and own & bit(int64(COLOUR_OF[state.tower[other, colour]])):
                winning |= bit(colour)
        fine = squares & ~SHADE[others]
        if squares & HOME[other]:
            features[6] = 1
        elif squares == ZERO:
            features[7] = 1
        elif fine & SHADE[winning]:
            features[8] = 1
        elif fine == ZERO:
            features[9] = 1
        else:
            features[10] = 1
            features[11] = bit_count(fine)
    advance = 0
    for colour in range(8):
        advance += (int64(state.tower[0, colour]) >> 3) - 7 + (int64(state.tower[1, colour]) >> 3)
    features[12] = advance if seat == 0 else -advance


W = np.array([0.0, 0.3, -0.2, -0.1, 0.01, 0.02, 5.0, 0.0, 2.0, -3.0, 0.0, 0.05, 0.0])


@rules.evaluate
def evaluate(state: State, values: Floats) -> None:
    if state.phase == PLAYING:
        features = np.zeros(13)
        outlook(state, features)
        total = 0.0
        for i in range(13):
            total += W[i] * features[i]
        chance = 1.0 / (1.0 + np.exp(-total))
        values[0] = (2 * chance - 1) * (1 if state.seat == 0 else -1)
    else:
        values[0] = 0
    values[1] = -values[0]
