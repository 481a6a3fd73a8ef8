"""What a position of Kamisado looks like to a player who does not search: values, promising acts, and quick sensible ones.

A tower that could reach the opposing home row now *threatens*: the opponent must not end a move on a square of its colour. A
tower without any such safe square is *trapped*: whoever has to move it hands over a win. So the towers of both sides, taken
together, say which colours are good and bad to end a move on.
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
"""The squares of a set of colours, as bits: by orientation and by the set, also as bits."""

WAY_HOME = np.where(LINE & HOME[::-1].reshape(1, 2, 1, 1), LINE, ALL)
"""The lines that lead to the opposing home row, as bits: by markers, seat, square and way; all bits where none does."""

# --- how much each thing counts: fitted to who won games between searches, as odds for the winner in natural logarithms ----

SQUARE = 0.02
"""Each square that any tower reaches."""
SAFE_SQUARE = 0.06
"""Each of them that does not let the opponent win at once."""
TRAPPED = -0.27
LEAD = 0.155
"""Each square by which the towers of one side are further ahead."""
WINS_NOW = 9.0
WINS_SOON = 1.45
LOSES_SOON = -2.7
TO_MOVE = -0.24
SAFE_MOVE = 0.105
"""Each safe square of the tower that must move."""

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
def would_win(state: State, seat: int, colour: int, occupied: np.uint64) -> bool:
    """Whether a tower could reach the opposing home row if just these squares were occupied."""
    lines = WAY_HOME[state.markers[seat, colour], seat, state.tower[seat, colour]]
    return ((lines[0] & occupied) == ZERO) | ((lines[1] & occupied) == ZERO) | ((lines[2] & occupied) == ZERO)


@helper
def threatens(state: State, seat: int, colour: int) -> bool:
    """Whether a tower could reach the opposing home row now."""
    return would_win(state, seat, colour, state.stands[0] | state.stands[1])


@helper
def threatening(state: State, seat: int) -> np.uint64:
    """The colours of the towers that could reach the opposing home row now, as bits."""
    found = ZERO
    for colour in range(8):
        found |= uint64(threatens(state, seat, colour)) << uint64(colour)
    return found


@helper
def is_stuck(state: State, seat: int, colour: int) -> bool:
    """Whether a tower without a square to move to cannot push either: it passes (Z6)."""
    return state.markers[seat, colour] == 0 or pushable(state, seat, colour) == 0


@helper
def freedom(state: State, seat: int, own: np.uint64, others: np.uint64) -> tuple[float, np.uint64]:
    """What all towers of a seat can do, and the towers that lose: trapped ones, and those whose pass hands over a win.

    ``own`` and ``others`` are the threats of both sides. A tower that can win is not trapped.
    """
    unsafe = SHADE[state.orientation, others]
    total, losing = 0.0, ZERO
    for colour in range(8):
        squares = reachable(state, seat, colour)
        safe = bit_count(squares & ~unsafe)
        total += SQUARE * bit_count(squares) + SAFE_SQUARE * safe
        if squares == ZERO:
            if others & bit(ground(state, int64(state.tower[seat, colour]))) and is_stuck(state, seat, colour):
                losing |= bit(colour)
        elif safe == 0 and not own & bit(colour):
            total += TRAPPED
            losing |= bit(colour)
    return total, losing


@helper
def choice(state: State, seat: int, others: np.uint64, losing: np.uint64) -> float:
    """What the tower that must move can do about it: ``others`` are the opponent's threats, ``losing`` its losing towers."""
    squares = targets_and_push(state, seat, int64(state.must))
    if squares & HOME[1 - seat]:
        return WINS_NOW
    safe = squares & ~SHADE[state.orientation, others]
    if safe & SHADE[state.orientation, losing]:
        return WINS_SOON
    if safe == ZERO and squares != ZERO:
        return LOSES_SOON
    return TO_MOVE + SAFE_MOVE * bit_count(safe)


@helper
def lead(state: State) -> int:
    """How many squares Black's towers are ahead of White's, all together."""
    found = 0
    for colour in range(8):
        found += (int64(state.tower[0, colour]) >> 3) + (int64(state.tower[1, colour]) >> 3) - 7
    return found


@helper
def usual_gain(state: State, seat: int, threats: np.uint64) -> int:
    """The points that a seat may expect for this round: those of the towers that threaten, or else of all, on average."""
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
        black_freedom, black_losing = freedom(state, 0, black, white)
        white_freedom, white_losing = freedom(state, 1, white, black)
        total = black_freedom - white_freedom + LEAD * lead(state)
        if state.must != FREE:
            total += choice(state, 0, white, white_losing) if seat == 0 else -choice(state, 1, black, black_losing)
        if state.must != FREE and bit(int64(state.must)) & (black if seat == 0 else white):  # exactly this tower wins
            black = white = bit(int64(state.must))
        chance = 1.0 / (1.0 + np.exp(-total))
        value += chance * standing(state, usual_gain(state, 0, black), 0, 1)
        value += (1.0 - chance) * standing(state, 0, usual_gain(state, 1, white), 1)
    elif state.phase == OVER:
        value = 1.0 if state.score[0] > state.score[1] else -1.0 if state.score[0] < state.score[1] else 0.0
    else:
        value = standing(state, 0, 0, 0)
    values[0] = value
    values[1] = -value


# --- promising acts ---------------------------------------------------------------------------------------------------


@helper
def hindmost(state: State, seat: int, target: int) -> int:
    """The square onto which a push from behind a target moves the last tower (S3)."""
    while state.stands[1 - seat] & bit(target):
        target += int64(AHEAD[seat])
    return target


@helper
def weight_of_reply(state: State, seat: int, colour: int, own: np.uint64, others: np.uint64) -> float:
    """How good it is to make the opponent move the tower of a colour: the fewer safe squares it has, the better."""
    other = 1 - seat
    if others & bit(colour):
        return 0.05
    squares = reachable(state, other, colour)
    if squares == ZERO and is_stuck(state, other, colour):
        return 30.0 if own & bit(ground(state, int64(state.tower[other, colour]))) else 2.0
    safe = bit_count(squares & ~SHADE[state.orientation, own])
    return 15.0 if safe == 0 else 1.0 + 3.0 / safe


@rules.weigh
def weigh(state: State, acts: Ints, count: int, weights: Floats) -> None:
    if state.phase != PLAYING:
        for i in range(count):
            weights[i] = 1.0
        return
    seat = int64(state.seat)
    own, others = threatening(state, seat), threatening(state, 1 - seat)
    for i in range(count):
        colour, target = acts[i] >> 6, acts[i] & 63
        square = int64(state.tower[seat, colour])
        if bit(target) & HOME[1 - seat]:
            weights[i] = 200.0
        elif state.stands[1 - seat] & bit(target):  # a push: the same player moves again
            again = bit(ground(state, hindmost(state, seat, target)))
            weights[i] = 100.0 if own & again else 2.0
        else:
            steps = abs((target >> 3) - (square >> 3))
            weights[i] = weight_of_reply(state, seat, ground(state, target), own, others) * (1.0 + 0.15 * steps)


GLANCES = 3
"""How many squares a quick player looks at before taking what comes."""


@rules.guess
def guess(state: State, random: Random, acts: Ints) -> int:
    """Wins at once where it can; else any act, but hardly ever one that lets the opponent win at once."""
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
    for _ in range(GLANCES):
        if state.stands[1 - seat] & bit(target) or not threatens(state, 1 - seat, ground(state, target)):
            break
        target = nth_bit(squares, draw(random, number))
    return 64 * colour + target


# --- what the proof search asks ---------------------------------------------------------------------------------------


@rules.replies
def replies(state: State, acts: Ints) -> int:
    """In a single round; a pass, a push and a move that ends in a deadlock count as safe."""
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
