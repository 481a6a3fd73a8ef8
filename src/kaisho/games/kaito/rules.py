"""The rules of Kaito: placing the kaito, captures, the mon exchange and the three ways to lose.

An act is one integer. A square's number moves the kaito there and takes the stone on it. ``GAP + square`` is the second
player's choice of the gap on which the kaito begins. ``EXCHANGE + 36 * kind + payment`` buys back a sword or a helmet with
the mon stones of the payment (see ``board.PURSES``), and ``DECLINE`` ends the turn without an exchange.
"""

from __future__ import annotations

import numpy as np

from kaisho.games.kaito.board import (
    ALL_STONES,
    COLUMN,
    COPIES,
    EMPTY,
    FILE,
    GATHER,
    HELMET,
    LINES,
    MON_1,
    MON_2,
    MON_3,
    NOWHERE,
    NTH_BIT,
    PAYMENTS,
    PRICE,
    PURSES,
    ROW_START,
    SQUARES,
    SWORD,
)
from kaisho.kernel import (
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
    lowest_bit,
    uint64,
)

STATE = np.dtype(
    (
        State,
        [
            *HEADER,
            ("phase", np.uint8),
            ("start", np.uint8),  # the colour of the starting player, who is seat 0
            ("kaito", np.uint8),  # the kaito's square, or NOWHERE
            ("unused", np.uint8, (3,)),
            ("occupied", np.uint64),  # squares with a stone, as bits
            ("stone", np.uint8, (36,)),  # the stone on each square, or EMPTY
            ("left", np.uint8, (2, 5)),  # stones left on the field, by colour and kind
            ("taken", np.uint8, (2, 5)),  # stones that lie open in front of the opponent, by their own colour and kind
        ],
    )
)

PLACING, MOVING, EXCHANGING, OVER = 0, 1, 2, 3

GAP = SQUARES
EXCHANGE = GAP + SQUARES
DECLINE = EXCHANGE + 2 * PURSES
NUM_ACTS = DECLINE + 1
MAX_LEGAL_ACTS = 11  # five payments for a sword, five for a helmet, and declining; a capture has at most ten targets

ONGOING, LAST_SWORD, LAST_HELMET, STUCK = 0, 1, 2, 3

rules = RuleKernels(STATE, for_search=f"{__package__}.evaluate", for_learning=f"{__package__}.observe")


@helper
def colour_to_act(state: State) -> np.uint64:
    """Return the colour to act, unsigned like every index here: Numba need not check it for being negative."""
    return uint64(state.seat ^ state.start)


@helper
def targets(state: State) -> np.uint64:
    """Return the stones that the kaito can take, as bits (K4); never the one beneath it."""
    return state.occupied & LINES[state.kaito]


@helper
def nth_target(state: State, squares: np.uint64, number: np.uint64) -> int:
    """Return the n-th target, those in the row before those in the column. Tables are faster here than a loop."""
    row, file = ROW_START[state.kaito], FILE[state.kaito]
    in_row = squares >> row & uint64(63)
    in_column = ((squares >> file & COLUMN) * GATHER) >> uint64(30) & uint64(63)
    row_count = uint64(bit_count(in_row))
    row_target = row + NTH_BIT[in_row, number & uint64(7)]
    column_target = file + uint64(6) * NTH_BIT[in_column, (number - row_count) & uint64(7)]
    return int64(row_target if number < row_count else column_target)


@helper
def payments(state: State, colour: np.uint64, kind: int) -> np.uint64:
    """Return the ways to pay for a stone of one kind, as bits; none if the opponent holds no such stone (K9)."""
    if state.taken[colour, kind] == 0:
        return ZERO
    held = state.taken[colour ^ ONE]
    return PAYMENTS[kind, 12 * int64(held[MON_3]) + 4 * int64(held[MON_2]) + int64(held[MON_1])]


@helper
def can_exchange(state: State, colour: np.uint64) -> bool:
    """Check whether a colour can pay for a stone that the opponent holds. Without branches, because every turn needs it."""
    other = colour ^ ONE
    worth = 3 * int64(state.taken[other, MON_3]) + 2 * int64(state.taken[other, MON_2]) + int64(state.taken[other, MON_1])
    sword = (state.taken[colour, SWORD] > 0) & (worth >= PRICE[SWORD])
    return sword | (state.taken[colour, HELMET] > 0) & (worth >= PRICE[HELMET])


@helper
def end_game(state: State) -> None:
    state.phase = OVER
    state.over = 1


@helper
def end_turn(state: State) -> None:
    """Pass the turn to the opponent, whose colour the kaito now shows (K5) and who loses if unable to move (K13)."""
    state.turn += 1
    state.seat ^= 1
    state.phase = MOVING
    if targets(state) == ZERO:
        end_game(state)


@helper
def capture(state: State, square: np.uint64) -> None:
    mover = colour_to_act(state)
    stone = uint64(state.stone[square])
    colour = uint64(stone > uint64(MON_1))
    kind = stone - uint64(5) * colour
    state.kaito = square
    state.stone[square] = EMPTY  # K6
    state.occupied ^= ONE << square
    state.left[colour, kind] -= 1
    state.taken[colour, kind] += colour ^ mover  # K7; a stone of the mover's own is out of the game (K8)
    if (state.left[colour, kind] == 0) & (kind <= uint64(HELMET)):  # K11, K12: immediately, before any exchange
        state.turn += 1
        state.seat ^= 1
        end_game(state)
    elif can_exchange(state, mover):
        state.phase = EXCHANGING
    else:
        end_turn(state)


@helper
def exchange(state: State, kind: int, payment: int) -> None:
    """Remove the payment from the game and put the stone beneath the kaito (K9)."""
    mover = colour_to_act(state)
    state.taken[mover ^ ONE, MON_3] -= payment // 12
    state.taken[mover ^ ONE, MON_2] -= payment // 4 % 3
    state.taken[mover ^ ONE, MON_1] -= payment % 4
    state.taken[mover, kind] -= 1
    state.left[mover, kind] += 1
    state.stone[state.kaito] = 5 * int64(mover) + kind
    state.occupied |= bit(int64(state.kaito))


@rules.deal
def deal(state: State, options: Ints, layout: Ints) -> None:
    state.acts = 0
    state.turn = 0
    state.over = 0
    state.seat = 1  # K3: the second player begins with the choice of the gap
    state.phase = PLACING
    state.start = options[0]  # K2
    state.kaito = NOWHERE
    state.unused[:] = 0
    occupied = ZERO
    for square in range(SQUARES):
        stone = layout[square]
        state.stone[square] = stone
        if stone != EMPTY:
            occupied |= bit(square)
    state.occupied = occupied
    for colour in range(2):
        for kind in range(5):
            state.left[colour, kind] = COPIES[kind]
            state.taken[colour, kind] = 0


@rules.shuffle
def shuffle(layout: Ints, options: Ints, random: Random) -> None:
    """Shuffle the 36 stones (K1). There is no other chance in Kaito."""
    for square in range(SQUARES):
        other = draw(random, square + 1)
        layout[square] = layout[other]
        layout[other] = ALL_STONES[square]


@rules.legal
def legal(state: State, acts: Ints) -> int:
    count = 0
    if state.phase == MOVING:
        squares = targets(state)
        while squares:
            acts[count] = lowest_bit(squares)
            squares &= squares - ONE
            count += 1
    elif state.phase == EXCHANGING:
        mover = colour_to_act(state)
        for kind in range(2):
            possible = payments(state, mover, kind)
            while possible:
                acts[count] = EXCHANGE + PURSES * kind + lowest_bit(possible)
                possible &= possible - ONE
                count += 1
        acts[count] = DECLINE
        count += 1
    elif state.phase == PLACING:
        for square in range(SQUARES):
            if state.stone[square] == EMPTY:
                acts[count] = GAP + square
                count += 1
    return count


@rules.is_legal
def is_legal(state: State, act: int) -> int:
    if state.phase == MOVING and act < GAP:
        return 1 if targets(state) & bit(act) else 0
    if state.phase == PLACING and GAP <= act < EXCHANGE:
        return 1 if state.stone[act - GAP] == EMPTY else 0
    if state.phase == EXCHANGING and act >= EXCHANGE:
        if act == DECLINE:
            return 1
        purchase = act - EXCHANGE
        return 1 if payments(state, colour_to_act(state), purchase // PURSES) & bit(purchase % PURSES) else 0
    return 0


@rules.count
def count(state: State, acts: Ints) -> int:
    if state.phase == MOVING:
        return bit_count(targets(state))
    return legal(state, acts)


@rules.pick
def pick(state: State, random: Random, acts: Ints) -> int:
    if state.phase == MOVING:
        squares = targets(state)
        return nth_target(state, squares, uint64(draw(random, bit_count(squares))))
    return acts[draw(random, legal(state, acts))]


@rules.play
def play(state: State, act: int) -> None:
    state.acts += 1
    if state.phase == MOVING:
        capture(state, uint64(act))
        return
    if state.phase == PLACING:  # K3
        state.kaito = act - GAP
    elif act != DECLINE:
        purchase = act - EXCHANGE
        exchange(state, purchase // PURSES, purchase % PURSES)
    end_turn(state)  # K10: one exchange ends the turn


@helper
def end_reason(state: State) -> int:
    for colour in range(2):
        if state.left[colour, SWORD] == 0:
            return LAST_SWORD
        if state.left[colour, HELMET] == 0:
            return LAST_HELMET
    return STUCK


@helper
def loser(state: State, reason: int) -> int:
    """Return the losing seat: the one without swords or helmets on the field, or the one that cannot move."""
    if reason == STUCK:
        return int64(state.seat)
    red_lost = state.left[0, SWORD] == 0 or state.left[0, HELMET] == 0
    return (0 if red_lost else 1) ^ int64(state.start)


@rules.result
def result(state: State, values: Floats, points: Ints) -> int:
    for seat in range(2):
        values[seat] = 0.0
        points[seat] = 0
    if state.phase != OVER:
        return ONGOING
    reason = end_reason(state)
    losing = loser(state, reason)
    values[losing] = -1.0
    values[1 - losing] = 1.0
    points[1 - losing] = 1
    return reason


@rules.key
def key(state: State) -> np.uint64:
    word = uint64(1 + int64(state.phase)) | uint64(int64(state.seat)) << uint64(8) | uint64(int64(state.start)) << uint64(16)
    hash_value = hashed(ZERO, word | uint64(int64(state.kaito)) << uint64(24))
    word = ZERO
    for colour in range(2):
        for kind in range(5):
            word = word << uint64(4) | uint64(int64(state.taken[colour, kind]))
    hash_value = hashed(hash_value, word)
    for third in range(3):  # twelve squares in each word
        word = ZERO
        for square in range(12 * third, 12 * third + 12):
            word = word << uint64(4) | uint64(int64(state.stone[square]))
        hash_value = hashed(hash_value, word)
    return hash_value
