"""Static evaluation for Kamisado: the value of a position, weights of acts, and quick sensible acts for playouts.

A tower that could reach the opposing home row now *threatens*: the opponent must not end a move on a square of its colour. A
tower whose squares are all unsafe in this way is *trapped*: moving it gives the opponent a win. So the towers of both sides
together show on which colours it is good or bad to end a move.
"""

from __future__ import annotations

import numpy as np

from kaisho.games.kamisado.board import AHEAD, COLOUR_OF, HOME, LINE
from kaisho.games.kamisado.rules import (
    FREE,
    OVER,
    PLAYING,
    POINTS_TO_WIN,
    SERIES,
    SINGLE,
    count,
    ground,
    pick,
    pushable,
    reachable,
    rules,
    targets_and_push,
)
from kaisho.kernel import (
    ALL,
    ONE,
    WINS_AT_ONCE,
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
    uint64,
)

SHADE = np.array(
    [
        [sum(1 << square for square in range(64) if word >> int(colours[square]) & 1) for word in range(256)]
        for colours in COLOUR_OF
    ],
    np.uint64,
)
"""The squares of a set of colours, as bits, by orientation and by the set, which is also given as bits."""

WAY_HOME = np.where(LINE & HOME[::-1].reshape(1, 2, 1, 1), LINE, ALL)
"""The lines that lead to the opposing home row, as bits, by markers, seat, square and way; all bits if the line does not."""

# --- weights, fitted to the results of games between searches, in natural log-odds of winning ------------------------

SQUARE = 0.02
"""For each square that a tower can reach."""
SAFE_SQUARE = 0.06
"""In addition, for each of them that does not let the opponent win at once."""
TRAPPED = -0.27
LEAD = 0.155
"""For each row by which the towers of one side are further ahead."""
WINS_NOW = 9.0
WINS_SOON = 1.45
LOSES_SOON = -2.7
TO_MOVE = -0.24
SAFE_MOVE = 0.105
"""For each safe square of the tower that must move."""

# --- the value of a round in its match --------------------------------------------------------------------------------

MAX_POINTS = 15
GAINS = ((1, 0.6), (2, 0.3), (4, 0.1))
"""The points that a future round may bring its winner, and their probabilities: rough, but enough to compare scores."""


def _match_values() -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """The value for Black by the points that Black and White still need, if future rounds are won at random."""
    values = np.zeros((MAX_POINTS + 1, MAX_POINTS + 1))
    values[0, :] = 1.0
    for black in range(1, MAX_POINTS + 1):
        values[black, 0] = -1.0
        for white in range(1, MAX_POINTS + 1):
            wins = sum(chance * values[max(0, black - points), white] for points, chance in GAINS)
            losses = sum(chance * values[black, max(0, white - points)] for points, chance in GAINS)
            values[black, white] = (wins + losses) / 2
    return values


MATCH_VALUE = _match_values()

MAX_ROUNDS = 100


def _series_values() -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """The value for Black by the number of future rounds and Black's lead plus ``MAX_ROUNDS``, if they are won at random."""
    values = np.zeros((MAX_ROUNDS + 1, 2 * MAX_ROUNDS + 1))
    values[0] = np.sign(np.arange(-MAX_ROUNDS, MAX_ROUNDS + 1))
    for rest in range(1, MAX_ROUNDS + 1):
        values[rest, 1:-1] = (values[rest - 1, 2:] + values[rest - 1, :-2]) / 2
        values[rest, 0], values[rest, -1] = -1.0, 1.0
    return values


SERIES_VALUE = _series_values()


@helper
def standing(state: State, black: int, white: int, rounds: int) -> float:
    """The value of the match for Black after more points for each side and the end of a number of rounds."""
    black += int64(state.score[0])
    white += int64(state.score[1])
    if state.match == SERIES:
        rest = int64(state.rounds) - int64(state.this_round) + 1 - rounds
        return SERIES_VALUE[rest, min(max(black - white, -MAX_ROUNDS), MAX_ROUNDS) + MAX_ROUNDS]
    needed = POINTS_TO_WIN[state.match]
    return MATCH_VALUE[max(0, needed - black), max(0, needed - white)]


# --- what towers can do -----------------------------------------------------------------------------------------------


@helper
def would_win(state: State, seat: int, colour: int, occupied: np.uint64) -> bool:
    """Whether a tower could reach the opposing home row if exactly these squares were occupied."""
    lines = WAY_HOME[state.markers[seat, colour], seat, state.tower[seat, colour]]
    return ((lines[0] & occupied) == ZERO) | ((lines[1] & occupied) == ZERO) | ((lines[2] & occupied) == ZERO)


@helper
def threatens(state: State, seat: int, colour: int) -> bool:
    """Whether a tower could reach the opposing home row now."""
    return would_win(state, seat, colour, state.stands[0] | state.stands[1])


@helper
def threatening(state: State, seat: int) -> np.uint64:
    """The colours of the towers that could reach the opposing home row now, as bits."""
    colours = ZERO
    for colour in range(8):
        colours |= uint64(threatens(state, seat, colour)) << uint64(colour)
    return colours


@helper
def is_stuck(state: State, seat: int, colour: int) -> bool:
    """Whether a tower that cannot move cannot push either, so that it passes (Z6)."""
    return state.markers[seat, colour] == 0 or pushable(state, seat, colour) == 0


@helper
def mobility(state: State, seat: int, threats: np.uint64, opposing: np.uint64) -> tuple[float, np.uint64]:
    """The value of a seat's mobility, and its losing towers: trapped ones, and those whose pass gives the opponent a win.

    ``threats`` are the seat's threatening towers, ``opposing`` the opponent's. A tower that can win is not trapped.
    """
    unsafe = SHADE[state.orientation, opposing]
    total, losing = 0.0, ZERO
    for colour in range(8):
        squares = reachable(state, seat, colour)
        safe = bit_count(squares & ~unsafe)
        total += SQUARE * bit_count(squares) + SAFE_SQUARE * safe
        if squares == ZERO:
            if opposing & bit(ground(state, int64(state.tower[seat, colour]))) and is_stuck(state, seat, colour):
                losing |= bit(colour)
        elif safe == 0 and not threats & bit(colour):
            total += TRAPPED
            losing |= bit(colour)
    return total, losing


@helper
def value_of_move(state: State, seat: int, opposing: np.uint64, losing: np.uint64) -> float:
    """The value of being to move; ``opposing`` and ``losing`` are the threatening and the losing towers of the opponent."""
    squares = targets_and_push(state, seat, int64(state.must))
    if squares & HOME[1 - seat]:
        return WINS_NOW
    safe = squares & ~SHADE[state.orientation, opposing]
    if safe & SHADE[state.orientation, losing]:
        return WINS_SOON
    if safe == ZERO and squares != ZERO:
        return LOSES_SOON
    return TO_MOVE + SAFE_MOVE * bit_count(safe)


@helper
def lead(state: State) -> int:
    """The number of rows by which Black's towers together are ahead of White's."""
    rows = 0
    for colour in range(8):
        rows += (int64(state.tower[0, colour]) >> 3) + (int64(state.tower[1, colour]) >> 3) - 7
    return rows


@helper
def expected_gain(state: State, seat: int, threats: np.uint64) -> int:
    """The average points for a win of this round with a threatening tower, or with any tower if none threatens."""
    if state.match == SERIES:
        return 1
    chosen = threats if threats != ZERO else uint64(255)
    points = 0
    for colour in range(8):
        if chosen & bit(colour):
            points += 1 << int64(state.markers[seat, colour])
    number = bit_count(chosen)
    return (2 * points + number) // (2 * number)


@rules.evaluate
def evaluate(state: State, values: Floats) -> None:
    value = 0.0
    if state.phase == PLAYING:
        seat = int64(state.seat)
        black, white = threatening(state, 0), threatening(state, 1)
        black_mobility, black_losing = mobility(state, 0, black, white)
        white_mobility, white_losing = mobility(state, 1, white, black)
        total = black_mobility - white_mobility + LEAD * lead(state)
        if state.must != FREE and seat == 0:
            total += value_of_move(state, 0, white, white_losing)
        elif state.must != FREE:
            total -= value_of_move(state, 1, black, black_losing)
        if state.must != FREE and bit(int64(state.must)) & (black if seat == 0 else white):  # this tower wins now
            black = white = bit(int64(state.must))
        chance = 1.0 / (1.0 + np.exp(-total))
        value += chance * standing(state, expected_gain(state, 0, black), 0, 1)
        value += (1.0 - chance) * standing(state, 0, expected_gain(state, 1, white), 1)
    elif state.phase == OVER:
        value = 1.0 if state.score[0] > state.score[1] else -1.0 if state.score[0] < state.score[1] else 0.0
    else:
        value = standing(state, 0, 0, 0)
    values[0] = value
    values[1] = -value


# --- weights of acts --------------------------------------------------------------------------------------------------


@helper
def end_of_push(state: State, seat: int, target: int) -> int:
    """The square onto which a push moves the farthest tower (S3)."""
    while state.stands[1 - seat] & bit(target):
        target += int64(AHEAD[seat])
    return target


@helper
def weight_of_reply(state: State, seat: int, colour: int, threats: np.uint64, opposing: np.uint64) -> float:
    """The weight of making the opponent move the tower of a colour: the fewer safe squares it has, the better."""
    opponent = 1 - seat
    if opposing & bit(colour):
        return 0.05
    squares = reachable(state, opponent, colour)
    if squares == ZERO and is_stuck(state, opponent, colour):
        return 30.0 if threats & bit(ground(state, int64(state.tower[opponent, colour]))) else 2.0
    safe = bit_count(squares & ~SHADE[state.orientation, threats])
    return 15.0 if safe == 0 else 1.0 + 3.0 / safe


@rules.weigh
def weigh(state: State, acts: Ints, count: int, weights: Floats) -> None:
    if state.phase != PLAYING:
        for i in range(count):
            weights[i] = 1.0
        return
    seat = int64(state.seat)
    threats, opposing = threatening(state, seat), threatening(state, 1 - seat)
    for i in range(count):
        colour, target = acts[i] >> 6, acts[i] & 63
        square = int64(state.tower[seat, colour])
        if bit(target) & HOME[1 - seat]:
            weights[i] = 200.0
        elif state.stands[1 - seat] & bit(target):  # a push: the same player moves again
            mover = bit(ground(state, end_of_push(state, seat, target)))
            weights[i] = 100.0 if threats & mover else 2.0
        else:
            steps = abs((target >> 3) - (square >> 3))
            weights[i] = weight_of_reply(state, seat, ground(state, target), threats, opposing) * (1.0 + 0.15 * steps)


TRIES = 3
"""The number of random squares that ``guess`` rejects as unsafe before it accepts any."""


@rules.guess
def guess(state: State, random: Random, acts: Ints) -> int:
    """Return a winning act if there is one, otherwise a random act that rarely lets the opponent win at once."""
    if state.phase != PLAYING or state.must == FREE:
        return pick(state, random, acts)
    seat, colour = int64(state.seat), int64(state.must)
    squares = targets_and_push(state, seat, colour)
    if squares == ZERO:  # Z6
        return 64 * colour + int64(state.tower[seat, colour])
    winning = squares & HOME[1 - seat]
    if winning:
        return 64 * colour + lowest_bit(winning)
    number = bit_count(squares)
    target = nth_bit(squares, draw(random, number))
    for _ in range(TRIES):
        if state.stands[1 - seat] & bit(target) or not threatens(state, 1 - seat, ground(state, target)):
            break
        target = nth_bit(squares, draw(random, number))
    return 64 * colour + target


# --- for the proof search ---------------------------------------------------------------------------------------------


@rules.replies
def replies(state: State, acts: Ints) -> int:
    """Count safe acts of a single round; passes, pushes and moves that end in a deadlock count as safe."""
    if state.match != SINGLE or state.phase != PLAYING or state.must == FREE:
        return count(state, acts)
    seat, colour = int64(state.seat), int64(state.must)
    squares = reachable(state, seat, colour)
    if squares & HOME[1 - seat]:
        return WINS_AT_ONCE
    pushes = state.markers[seat, colour] > 0 and pushable(state, seat, colour) > 0
    if squares == ZERO and not pushes:  # Z6
        return 1
    others = (state.stands[0] | state.stands[1]) ^ bit(int64(state.tower[seat, colour]))
    safe = 1 if pushes else 0
    while squares:
        target = lowest_bit(squares)
        squares &= squares - ONE
        if not would_win(state, 1 - seat, ground(state, target), others | bit(target)):
            safe += 1
    return safe
