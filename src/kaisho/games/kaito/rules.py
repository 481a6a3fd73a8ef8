"""The rules of Kaito: the kaito's first place, captures, the mon exchange and the three ways to lose.

An act is one integer. A square's number moves the kaito there and takes the stone on it; ``GAP + square`` is the second
player's choice of the gap on which the kaito begins. ``EXCHANGE + 36 * kind + payment`` gets back a sword or a helmet for
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
            ("kaito", np.uint8),  # its square, or NOWHERE
            ("unused", np.uint8, (3,)),
            ("occupied", np.uint64),  # squares with a stone, as bits
            ("stone", np.uint8, (36,)),  # the stone on each square, or EMPTY
            ("left", np.uint8, (2, 5)),  # stones on the field, by colour and kind
            ("taken", np.uint8, (2, 5)),  # stones that lie open before the opponent, by their own colour and kind
        ],
    )
)

PLACING, MOVING, EXCHANGING, OVER = 0, 1, 2, 3

GAP = SQUARES
EXCHANGE = GAP + SQUARES
DECLINE = EXCHANGE + 2 * PURSES
ACTIONS = DECLINE + 1
MOST_ACTIONS = 11  # five payments for a sword, five for a helmet, and declining; a capture has at most ten targets

ONGOING, LAST_SWORD, LAST_HELMET, STUCK = 0, 1, 2, 3

rules = RuleKernels(STATE, for_search=f"{__package__}.evaluate", for_learning=f"{__package__}.observe")


@helper
def colour_to_act(state: State) -> np.uint64:
    """Unsigned, like all that is only an index here: one that cannot be negative needs no test for it."""
    return uint64(state.seat ^ state.start)


@helper
def targets(state: State) -> np.uint64:
    """The stones that the kaito can take, as bits (K4): never the one beneath it."""
    return state.occupied & LINES[state.kaito]


@helper
def nth_target(state: State, squares: np.uint64, number: np.uint64) -> int:
    """One of the squares in line: first those of the row, then those of the column; by tables, because a loop is slower."""
    row, file = ROW_START[state.kaito], FILE[state.kaito]
    in_row = squares >> row & uint64(63)
    in_column = ((squares >> file & COLUMN) * GATHER) >> uint64(30) & uint64(63)
    beside = uint64(bit_count(in_row))
    along = row + NTH_BIT[in_row, number & uint64(7)]
    across = file + uint64(6) * NTH_BIT[in_column, (number - beside) & uint64(7)]
    return int64(along if number < beside else across)


@helper
def payments(state: State, colour: np.uint64, kind: int) -> np.uint64:
    """The ways to pay for a stone of one kind, as bits; none where the opponent holds no such stone (K9)."""
    if state.taken[colour, kind] == 0:
        return ZERO
    mons = state.taken[colour ^ ONE]
    return PAYMENTS[kind, 12 * int64(mons[MON_3]) + 4 * int64(mons[MON_2]) + int64(mons[MON_1])]


@helper
def can_exchange(state: State, colour: np.uint64) -> bool:
    """Whether the mon stones pay for a stone that the opponent holds; without branches, because it is asked in every turn."""
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
    """The other player is to move, whose colour the kaito now shows (K5); who cannot has lost (K13)."""
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
    state.taken[colour, kind] += colour ^ mover  # K7; an own stone is out of the game (K8)
    if (state.left[colour, kind] == 0) & (kind <= uint64(HELMET)):  # K11, K12: at once, before any exchange
        state.turn += 1
        state.seat ^= 1
        end_game(state)
    elif can_exchange(state, mover):
        state.phase = EXCHANGING
    else:
        end_turn(state)


@helper
def exchange(state: State, kind: int, payment: int) -> None:
    """The payment leaves the game, and the stone is put beneath the kaito (K9)."""
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
    """The 36 stones in random order (K1): all chance in Kaito."""
    for place in range(SQUARES):
        other = draw(random, place + 1)
        layout[place] = layout[other]
        layout[other] = ALL_STONES[place]


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
            ways = payments(state, mover, kind)
            while ways:
                acts[count] = EXCHANGE + PURSES * kind + lowest_bit(ways)
                ways &= ways - ONE
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
        chosen = act - EXCHANGE
        return 1 if payments(state, colour_to_act(state), chosen // PURSES) & bit(chosen % PURSES) else 0
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
        chosen = act - EXCHANGE
        exchange(state, chosen // PURSES, chosen % PURSES)
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
    """The seat that has lost: whose last sword or helmet has gone, or who cannot move."""
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
    lost = loser(state, reason)
    values[lost] = -1.0
    values[1 - lost] = 1.0
    points[1 - lost] = 1
    return reason


@rules.key
def key(state: State) -> np.uint64:
    word = uint64(1 + int64(state.phase)) | uint64(int64(state.seat)) << uint64(8) | uint64(int64(state.start)) << uint64(16)
    found = hashed(ZERO, word | uint64(int64(state.kaito)) << uint64(24))
    word = ZERO
    for colour in range(2):
        for kind in range(5):
            word = word << uint64(4) | uint64(int64(state.taken[colour, kind]))
    found = hashed(found, word)
    for third in range(3):  # twelve squares a word
        word = ZERO
        for square in range(12 * third, 12 * third + 12):
            word = word << uint64(4) | uint64(int64(state.stone[square]))
        found = hashed(found, word)
    return found
