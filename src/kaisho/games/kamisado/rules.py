"""The rules of Kamisado: a whole match as one state machine.

An act is one integer: ``64 * colour + square`` moves the tower of that colour to that square. If an opposing tower stands
on the square, which is then straight ahead, the move is a push. If the square is the tower's own, the move has length 0 and
is a pass (Z6). ``FILL_LEFT`` and ``FILL_RIGHT`` choose how the home rows are refilled between rounds, and ``PLACE + colour``
puts a tower on the next free square of the home row in the tournament set-up.
"""

from __future__ import annotations

import numpy as np

from kaisho.games.kamisado.board import AHEAD, BLACK, COLOUR_OF, HOME, HOME_SQUARE, LINE, NEXT
from kaisho.kernel import (
    ALL,
    HEADER,
    ONE,
    ZERO,
    Floats,
    Ints,
    Random,
    RuleKernels,
    State,
    bit,
    bit_count,
    draw,
    hashed,
    helper,
    int64,
    leading_zeros,
    lowest_bit,
    nth_bit,
    subroutine,
    uint64,
)

STATE = np.dtype(
    (
        State,
        [
            *HEADER,
            ("phase", np.uint8),
            ("must", np.uint8),  # colour of the tower that has to move, or FREE
            ("match", np.uint8),
            ("setup", np.uint8),
            ("this_round", np.int8),
            ("rounds", np.int8),  # length of a series
            ("stands", np.uint64, (2,)),  # squares with a tower, as bits, by seat
            ("tower", np.uint8, (2, 8)),  # square of each tower, by seat and colour, or UNPLACED
            ("markers", np.uint8, (2, 8)),  # dragon teeth on each tower: 0 plain, 1 sumo, 2 double, 3 triple, 4 has won
            ("score", np.int16, (2,)),
            ("orientation", np.uint32),  # of the board; 32 bits leave no padding
        ],
    )
)

PLAYING, PLACING, REFILLING, OVER = 0, 1, 2, 3
FREE = 8
UNPLACED = 64

SINGLE, STANDARD, LONG, MARATHON, SERIES = 0, 1, 2, 3, 4
POINTS_TO_WIN = np.array([1, 3, 7, 15, 0], np.int64)
MAX_MARKERS = 4  # a marathon can be won by the fourth marker on one tower
ON_COLOURS, TOURNAMENT = 0, 1

FILL_LEFT, FILL_RIGHT = 512, 513
PLACE = 514
NUM_ACTS = PLACE + 8
MAX_LEGAL_ACTS = 8 * 21  # eight towers, each with at most three lines of seven squares

ONGOING, WON_BY_HOME_ROW, WON_BY_DEADLOCK, WON_ON_POINTS, DRAWN_ON_POINTS = 0, 1, 2, 3, 4

rules = RuleKernels(STATE, for_search=f"{__package__}.evaluate", for_learning=f"{__package__}.observe")


@helper
def ground(state: State, square: int) -> int:
    """The colour of a square, with the board in its orientation."""
    return int64(COLOUR_OF[state.orientation, square])


@helper
def reachable(state: State, seat: int, colour: int) -> np.uint64:
    """The empty squares to which a tower may move, as bits (Z1 to Z4, S1, DS1, DrS1)."""
    square = int64(state.tower[seat, colour])
    markers = int64(state.markers[seat, colour])
    occupied = state.stands[0] | state.stands[1]
    squares = ZERO
    for way in range(3):
        line = LINE[markers, seat, square, way]
        towers = line & occupied
        if seat == BLACK:  # up to the nearest tower, the lowest bit
            squares |= line & (towers ^ (towers - ONE))
        else:  # down to the nearest tower, the highest bit
            squares |= line & (ALL << uint64(64 - leading_zeros(towers)))
    squares &= ~occupied
    return squares


@subroutine
def colour_at(state: State, seat: int, square: int) -> int:
    """The colour of a seat's tower on a square, which must have one."""
    colour = 0
    while state.tower[seat, colour] != square:
        colour += 1
    return colour


@subroutine
def pushable(state: State, seat: int, colour: int) -> int:
    """The number of towers that a tower can push by one square (S2, S4 to S9, and their counterparts for stronger sumos)."""
    markers = int64(state.markers[seat, colour])
    ahead = int64(AHEAD[seat])
    square = int64(state.tower[seat, colour]) + ahead
    other = 1 - seat
    towers = 0
    while towers < markers and 0 <= square < 64 and state.stands[other] & bit(square):  # S2, S7, S9
        if bit(square) & HOME[other]:  # S6
            return 0
        if state.markers[other, colour_at(state, other, square)] >= markers:  # S8
            return 0
        towers += 1
        square += ahead
    if towers > 0 and (state.stands[0] | state.stands[1]) & bit(square):  # S5, S7
        return 0
    return towers


@helper
def can_move(state: State, seat: int, colour: int) -> bool:
    """Whether a tower can move or push."""
    occupied = state.stands[0] | state.stands[1]
    if NEXT[seat, state.tower[seat, colour]] & ~occupied:
        return True
    return state.markers[seat, colour] > 0 and pushable(state, seat, colour) > 0


@subroutine
def is_deadlock(state: State) -> bool:
    """Whether the passes that now begin never reach a tower that can move (Z8)."""
    seat, colour = int64(state.seat), int64(state.must)
    for _ in range(16):  # sixteen towers: a longer chain repeats itself
        if can_move(state, seat, colour):
            return False
        colour = ground(state, int64(state.tower[seat, colour]))
        seat = 1 - seat
    return True


@helper
def put(state: State, seat: int, colour: int, square: int) -> None:
    state.tower[seat, colour] = square
    state.stands[seat] |= bit(square)


@helper
def open_round(state: State, challenger: int) -> None:
    """Give the challenger the first move, with any tower (T1)."""
    state.phase = PLAYING
    state.seat = challenger
    state.must = FREE


@subroutine
def set_up(state: State, challenger: int) -> None:
    """Put all towers on their own colours, or take them off the board for the tournament set-up."""
    for seat in range(2):
        state.stands[seat] = ZERO
        for colour in range(8):
            state.tower[seat, colour] = UNPLACED
    open_round(state, challenger)
    if state.setup == TOURNAMENT:
        state.phase = PLACING
        return
    for seat in range(2):
        for index in range(8):
            square = int64(HOME_SQUARE[seat, index])
            put(state, seat, ground(state, square), square)


@subroutine
def refill(state: State, from_right: int) -> None:
    """Fill both home rows for the next round (B1 to B4): row by row from home outwards, each row from the chosen side."""
    for seat in range(2):
        colours = np.zeros(8, np.int64)
        collected = 0
        for row in range(8):
            for step in range(8):
                index = 7 - step if from_right else step
                square = int64(HOME_SQUARE[seat, index]) + row * int64(AHEAD[seat])
                if state.stands[seat] & bit(square):
                    colours[collected] = colour_at(state, seat, square)
                    collected += 1
        state.stands[seat] = ZERO
        for step in range(8):
            index = 7 - step if from_right else step
            put(state, seat, int64(colours[step]), int64(HOME_SQUARE[seat, index]))


@subroutine
def end_round(state: State, winner: int, colour: int) -> None:
    """Give the winner's tower its points and marker, and end the match or prepare the next round."""
    points = 1
    if state.match == STANDARD or state.match == LONG or state.match == MARATHON:
        points = 1 << int64(state.markers[winner, colour])
        state.markers[winner, colour] += 1
    state.score[winner] += points
    state.must = FREE
    state.seat = winner
    if state.match == SERIES:
        if state.this_round == state.rounds:
            state.phase = OVER
        else:
            state.this_round += 1
            set_up(state, (int64(state.this_round) - 1) % 2)
    elif state.score[winner] >= POINTS_TO_WIN[state.match]:
        state.phase = OVER
    else:
        state.phase = REFILLING
    state.over = state.phase == OVER


@helper
def end_round_if_deadlocked(state: State, mover: int, ended_on: int) -> None:
    """End the round if the tower that must move now begins an endless cycle of passes (Z8)."""
    if not can_move(state, int64(state.seat), int64(state.must)) and is_deadlock(state):
        end_round(state, 1 - mover, ground(state, ended_on))


@helper
def move(state: State, colour: int, target: int) -> None:
    seat = int64(state.seat)
    state.stands[seat] ^= bit(int64(state.tower[seat, colour])) | bit(target)
    state.tower[seat, colour] = target
    if bit(target) & HOME[1 - seat]:  # Z7
        end_round(state, seat, colour)
        return
    state.must = ground(state, target)  # T2
    state.seat = 1 - seat
    end_round_if_deadlocked(state, seat, target)


@subroutine
def push(state: State, colour: int, target: int) -> None:
    seat = int64(state.seat)
    other = 1 - seat
    ahead = int64(AHEAD[seat])
    square = target
    while state.stands[other] & bit(square):
        square += ahead
    farthest = square
    while square != target:
        state.tower[other, colour_at(state, other, square - ahead)] = square
        square -= ahead
    state.stands[other] ^= bit(target) | bit(farthest)
    state.stands[seat] ^= bit(target - ahead) | bit(target)
    state.tower[seat, colour] = target
    state.must = ground(state, farthest)  # S3, DS3, DrS3: the same player moves again
    end_round_if_deadlocked(state, seat, target)


@subroutine
def place(state: State, colour: int) -> None:
    seat = int64(state.seat)
    put(state, seat, colour, int64(HOME_SQUARE[seat, bit_count(state.stands[seat])]))
    if bit_count(state.stands[seat]) < 8:
        return
    state.turn += 1
    if state.stands[1 - seat] == ZERO:
        state.seat = 1 - seat
    else:
        open_round(state, 1 - seat)


@helper
def targets_and_push(state: State, seat: int, colour: int) -> np.uint64:
    """Every square that a move or push with this tower names, as bits."""
    targets = reachable(state, seat, colour)
    if state.markers[seat, colour] > 0 and pushable(state, seat, colour) > 0:
        targets |= bit(int64(state.tower[seat, colour]) + int64(AHEAD[seat]))
    return targets


@rules.deal
def deal(state: State, options: Ints, layout: Ints) -> None:
    state.acts = 0
    state.turn = 0
    state.over = 0
    state.match = options[0]
    state.rounds = options[1] if options[0] == SERIES else 0
    state.setup = options[2]
    state.orientation = options[3]
    state.this_round = 1
    for seat in range(2):
        state.score[seat] = 0
        for colour in range(8):
            state.markers[seat, colour] = 0
    set_up(state, BLACK)


@rules.shuffle
def shuffle(layout: Ints, options: Ints, random: Random) -> None:
    """Nothing in Kamisado is left to chance."""


@rules.legal
def legal(state: State, acts: Ints) -> int:
    seat = int64(state.seat)
    count = 0
    if state.phase == PLAYING:
        must = int64(state.must)
        first, last = (0, 8) if must == FREE else (must, must + 1)
        for colour in range(first, last):
            targets = targets_and_push(state, seat, colour)
            while targets:
                acts[count] = 64 * colour + lowest_bit(targets)
                targets &= targets - ONE
                count += 1
        if count == 0:  # Z6
            acts[0] = 64 * must + int64(state.tower[seat, must])
            count = 1
    elif state.phase == PLACING:
        for colour in range(8):
            if state.tower[seat, colour] == UNPLACED:
                acts[count] = PLACE + colour
                count += 1
    elif state.phase == REFILLING:
        acts[0] = FILL_LEFT
        acts[1] = FILL_RIGHT
        count = 2
    return count


@rules.is_legal
def is_legal(state: State, act: int) -> int:
    seat = int64(state.seat)
    if state.phase == PLAYING and act < FILL_LEFT:
        colour, target = act >> 6, act & 63
        if state.must not in (FREE, colour):
            return 0
        targets = targets_and_push(state, seat, colour)
        if targets == ZERO and state.must == colour:  # Z6
            return 1 if target == state.tower[seat, colour] else 0
        return 1 if targets & bit(target) else 0
    if state.phase == PLACING and act >= PLACE:
        return 1 if state.tower[seat, act - PLACE] == UNPLACED else 0
    return 1 if state.phase == REFILLING and FILL_LEFT <= act < PLACE else 0


@rules.count
def count(state: State, acts: Ints) -> int:
    if state.phase != PLAYING:
        return legal(state, acts)
    seat = int64(state.seat)
    must = int64(state.must)
    if must != FREE:
        return max(1, bit_count(targets_and_push(state, seat, must)))
    total = 0
    for colour in range(8):
        total += bit_count(targets_and_push(state, seat, colour))
    return total


@rules.pick
def pick(state: State, random: Random, acts: Ints) -> int:
    if state.phase != PLAYING:
        return acts[draw(random, legal(state, acts))]
    seat = int64(state.seat)
    colour = int64(state.must)
    if colour == FREE:
        chosen = draw(random, count(state, acts))
        colour = 0
        targets = targets_and_push(state, seat, colour)
        while chosen >= bit_count(targets):
            chosen -= bit_count(targets)
            colour += 1
            targets = targets_and_push(state, seat, colour)
        return 64 * colour + nth_bit(targets, chosen)
    targets = targets_and_push(state, seat, colour)
    if targets == ZERO:  # Z6
        return 64 * colour + int64(state.tower[seat, colour])
    return 64 * colour + nth_bit(targets, draw(random, bit_count(targets)))


@rules.play
def play(state: State, act: int) -> None:
    state.acts += 1
    if state.phase == PLACING:
        place(state, act - PLACE)
        return
    state.turn += 1
    seat = int64(state.seat)
    if state.phase == REFILLING:
        refill(state, act - FILL_LEFT)
        state.this_round += 1
        open_round(state, 1 - seat)
        return
    colour, target = act >> 6, act & 63
    if target == state.tower[seat, colour]:  # Z6: a move of length 0
        state.must = ground(state, target)
        state.seat = 1 - seat
    elif state.stands[1 - seat] & bit(target):
        push(state, colour, target)
    else:
        move(state, colour, target)


@rules.result
def result(state: State, values: Floats, points: Ints) -> int:
    black, white = int64(state.score[0]), int64(state.score[1])
    points[0] = black
    points[1] = white
    values[0] = 0.0
    values[1] = 0.0
    if state.phase != OVER:
        return ONGOING
    if black == white:
        return DRAWN_ON_POINTS
    winner = 0 if black > white else 1
    values[winner] = 1.0
    values[1 - winner] = -1.0
    if state.match == SERIES:
        return WON_ON_POINTS
    if state.stands[winner] & HOME[1 - winner]:
        return WON_BY_HOME_ROW
    return WON_BY_DEADLOCK


@rules.key
def key(state: State) -> np.uint64:
    word = uint64(1 + int64(state.phase)) | uint64(int64(state.must)) << uint64(8) | uint64(int64(state.seat)) << uint64(16)
    word |= uint64(int64(state.match)) << uint64(24) | uint64(int64(state.setup)) << uint64(32)
    word |= uint64(int64(state.orientation)) << uint64(40)
    code = hashed(ZERO, word)
    if state.match == SERIES:
        code = hashed(code, uint64(int64(state.this_round)) | uint64(int64(state.rounds)) << uint64(16))
    code = hashed(code, uint64(int64(state.score[0])) | uint64(int64(state.score[1])) << uint64(16))
    for seat in range(2):
        squares = ZERO
        markers = ZERO
        for colour in range(8):
            squares = squares << uint64(7) | uint64(int64(state.tower[seat, colour]))
            markers = markers << uint64(4) | uint64(int64(state.markers[seat, colour]))
        code = hashed(hashed(code, squares), markers)
    return code
