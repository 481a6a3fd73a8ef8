"""What searches know about Kaito: the value of a position, weights of acts, quick sensible acts, and safe replies.

A colour's last sword or last helmet on the field is *vital*: losing it loses the game. A capture is *safe* if it neither
takes one of the mover's own vital stones nor ends in line with one.
"""

from __future__ import annotations

import numpy as np

from kaisho.games.kaito.board import EMPTY, HELMET, LINES, MON_1, MON_2, MON_3, PRICE, PURSES, SWORD
from kaisho.games.kaito.rules import (
    DECLINE,
    EXCHANGE,
    EXCHANGING,
    MOVING,
    OVER,
    colour_to_act,
    count,
    end_reason,
    loser,
    nth_target,
    payments,
    pick,
    rules,
    targets,
)
from kaisho.kernel import (
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
    subroutine,
    uint64,
)

# --- the terms of the evaluation, as log-odds of winning, fitted to the results of games between searches ----------------

SWORDS = np.array([-3.0, -1.2, -0.6, -0.2, 0.1, 0.35, 0.7, 0.9])
"""By the number of swords that a colour has on the field."""
HELMETS = np.array([-3.0, -1.2, 0.08, 1.1])
HELD_MON = 0.28
"""For each point of the opponent's mon stones that a player has taken."""
FREE_MON = 0.1
"""For each point of them that is still on the field."""
SWORD_TO_BUY, HELMET_TO_BUY = 0.22, 0.33
"""For a player who can pay for one that the opponent holds."""
TO_MOVE, STONE = 0.33, -0.04
"""For the player who moves next, and for each stone on the field: being to move is bad at first and good later."""
SAFE_CAPTURE = 0.14
HELMET_IN_REACH = 0.18
WINS_NOW, LOSES_SOON = 6.0, -2.2


@helper
def mon_points(stones: Ints) -> int:
    """Return the total value of the mon stones among stones that are counted by kind."""
    return 3 * int64(stones[MON_3]) + 2 * int64(stones[MON_2]) + int64(stones[MON_1])


@helper
def material(state: State, colour: int) -> float:
    """Return the worth of a colour's stones and of the mon stones that its player has taken or can still take."""
    swords, helmets = int64(state.left[colour, SWORD]), int64(state.left[colour, HELMET])
    held = mon_points(state.taken[1 - colour])
    total = SWORDS[swords] + HELMETS[helmets] + HELD_MON * held + FREE_MON * mon_points(state.left[1 - colour])
    if held >= 4 and state.taken[colour, SWORD] > 0:
        total += SWORD_TO_BUY
    if held >= 5 and state.taken[colour, HELMET] > 0:
        total += HELMET_TO_BUY
    return total


@subroutine
def squares_with(state: State, stone: int) -> np.uint64:
    """Return the squares of all stones of a colour and kind, as bits."""
    squares = ZERO
    for square in range(36):
        squares |= uint64(int64(state.stone[square]) == stone) << uint64(square)
    return squares


@helper
def vital(state: State, colour: int) -> np.uint64:
    """Return the squares of a colour's vital stones, as bits."""
    squares = ZERO
    for kind in range(2):
        if state.left[colour, kind] == 1:
            squares |= squares_with(state, 5 * colour + kind)
    return squares


@helper
def is_safe(state: State, colour: int, square: int, own_vital: np.uint64) -> bool:
    """Check that a capture neither takes nor ends in line with a vital stone of the mover, nor makes one in line vital."""
    if own_vital & (bit(square) | LINES[square]):
        return False
    stone = int64(state.stone[square])
    kind = stone % 5
    if stone // 5 != colour or kind > HELMET or state.left[colour, kind] != 2:
        return True
    return not LINES[square] & squares_with(state, stone) & ~bit(square)


@helper
def wins(state: State, square: int, own_vital: np.uint64, their_vital: np.uint64) -> bool:
    """Check whether a capture wins immediately: it takes a vital stone, or leaves the opponent without a move (K13)."""
    if own_vital & bit(square):
        return False
    return their_vital & bit(square) != ZERO or state.occupied & LINES[square] == ZERO


@helper
def mobility(state: State, colour: int) -> float:
    """Return the worth of the captures that a colour can make from the kaito's square."""
    own_vital, their_vital = vital(state, colour), vital(state, 1 - colour)
    squares = targets(state)
    safe = 0
    total = TO_MOVE + STONE * bit_count(state.occupied)
    while squares:
        square = lowest_bit(squares)
        squares &= squares - ONE
        if wins(state, square, own_vital, their_vital):
            return WINS_NOW
        safe += is_safe(state, colour, square, own_vital)
        if state.stone[square] == 5 * (1 - colour) + HELMET:
            total += HELMET_IN_REACH
    return LOSES_SOON if safe == 0 else total + SAFE_CAPTURE * safe


@rules.evaluate
def evaluate(state: State, values: Floats) -> None:
    value = 0.0
    if state.phase == OVER:
        value = 1.0 if loser(state, end_reason(state)) == 1 else -1.0
    elif state.phase == MOVING or state.phase == EXCHANGING:
        mover = int64(colour_to_act(state))
        if state.phase == EXCHANGING:  # the other player moves next
            mover = 1 - mover
        total = material(state, mover) - material(state, 1 - mover) + mobility(state, mover)
        value = 2.0 / (1.0 + np.exp(-total)) - 1.0
        if mover != state.start:
            value = -value
    values[0] = value
    values[1] = -value


# --- weights of acts --------------------------------------------------------------------------------------------------


@helper
def material_gain(state: State, colour: int, square: int) -> float:
    """Return what a capture adds to the mover's material minus what it adds to the opponent's."""
    stone = int64(state.stone[square])
    owner, kind = stone // 5, stone % 5
    if kind == SWORD:
        lost = SWORDS[state.left[owner, SWORD]] - SWORDS[int64(state.left[owner, SWORD]) - 1]
    elif kind == HELMET:
        lost = HELMETS[state.left[owner, HELMET]] - HELMETS[int64(state.left[owner, HELMET]) - 1]
    else:
        value = MON_1 - kind + 1
        return (FREE_MON if owner == colour else HELD_MON - FREE_MON) * value
    return -lost if owner == colour else lost


@helper
def capture_weight(state: State, colour: int, square: int, own_vital: np.uint64, their_vital: np.uint64) -> float:
    if wins(state, square, own_vital, their_vital):
        return 200.0
    weight = np.exp(material_gain(state, colour, square) - SAFE_CAPTURE * bit_count(state.occupied & LINES[square]))
    return weight if is_safe(state, colour, square, own_vital) else 0.02 * weight


@helper
def exchange_weight(state: State, colour: int, act: int) -> float:
    if act == DECLINE:
        return 1.0
    kind, payment = (act - EXCHANGE) // PURSES, (act - EXCHANGE) % PURSES
    paid = 3 * (payment // 12) + 2 * (payment // 4 % 3) + payment % 4
    if kind == SWORD:
        gain = SWORDS[int64(state.left[colour, SWORD]) + 1] - SWORDS[state.left[colour, SWORD]]
    else:
        gain = HELMETS[int64(state.left[colour, HELMET]) + 1] - HELMETS[state.left[colour, HELMET]]
    return np.exp(gain - HELD_MON * (paid - 4))


@rules.weigh
def weigh(state: State, acts: Ints, count: int, weights: Floats) -> None:
    colour = int64(colour_to_act(state))
    if state.phase == MOVING:
        own_vital, their_vital = vital(state, colour), vital(state, 1 - colour)
        for i in range(count):
            weights[i] = capture_weight(state, colour, acts[i], own_vital, their_vital)
    elif state.phase == EXCHANGING:
        for i in range(count):
            weights[i] = exchange_weight(state, colour, acts[i])
    else:
        for i in range(count):
            weights[i] = 1.0


RETRIES = 3
"""How often a quick player replaces a capture that exposes a vital stone."""


@rules.guess
def guess(state: State, random: Random, acts: Ints) -> int:
    """Take a vital stone if possible; otherwise choose at random, but rarely a capture that exposes a vital stone."""
    if state.phase != MOVING:
        return pick(state, random, acts)
    colour = int64(colour_to_act(state))
    own_vital, their_vital = vital(state, colour), vital(state, 1 - colour)
    squares = targets(state)
    winning = squares & their_vital
    if winning:
        return lowest_bit(winning)
    number = bit_count(squares)
    square = nth_target(state, squares, uint64(draw(random, number)))
    for _ in range(RETRIES):
        if not own_vital & (bit(square) | LINES[square]):
            break
        square = nth_target(state, squares, uint64(draw(random, number)))
    return square


# --- safe replies, for proofs -----------------------------------------------------------------------------------------


@helper
def could_exchange(state: State, colour: int, stone: int, lost: int) -> bool:
    """Check whether a colour could make an exchange (K9) after losing the stone ``lost`` and then taking ``stone``."""
    worth = mon_points(state.taken[1 - colour])
    if stone // 5 != colour and stone % 5 >= MON_3:
        worth += MON_1 + 1 - stone % 5
    sword = state.taken[colour, SWORD] > 0 or lost == 5 * colour + SWORD
    helmet = state.taken[colour, HELMET] > 0 or lost == 5 * colour + HELMET
    return (sword and worth >= PRICE[SWORD]) or (helmet and worth >= PRICE[HELMET])


@helper
def with_stones_in_line(state: State, number: int) -> np.uint64:
    """Return the stones that are in line with exactly ``number`` others, as bits."""
    squares = ZERO
    stones = state.occupied
    while stones:
        square = lowest_bit(stones)
        stones &= stones - ONE
        if bit_count(state.occupied & LINES[square]) == number:
            squares |= bit(square)
    return squares


@helper
def leaves_stuck(state: State, colour: int, squares: np.uint64, lost: int) -> bool:
    """Check whether a colour that has lost a stone wins by taking one of ``squares``, which have no stone in line.

    It does not if the capture is followed by a possible exchange, or takes a stone that has become vital.
    """
    while squares:
        stone = int64(state.stone[lowest_bit(squares)])
        squares &= squares - ONE
        kind = stone - 5 * colour
        now_vital = stone == lost and SWORD <= kind <= HELMET and state.left[colour, kind] == 2
        if not now_vital and not could_exchange(state, colour, stone, lost):
            return True
    return False


@helper
def safe_captures(state: State, colour: int) -> int:
    """Return the number of captures that do not lose immediately; one that allows an exchange counts as safe."""
    own_vital, their_vital = vital(state, colour), vital(state, 1 - colour)
    squares = targets(state)
    if squares & their_vital:
        return WINS_AT_ONCE
    # Once the only stone in line with one of these is taken, the opponent wins by taking it.
    lonely = with_stones_in_line(state, 1) & ~their_vital
    safe = 0
    squares &= ~own_vital
    while squares:
        square = lowest_bit(squares)
        squares &= squares - ONE
        stone = int64(state.stone[square])
        if could_exchange(state, colour, stone, EMPTY):
            safe += 1
        elif state.occupied & LINES[square] == ZERO:
            return WINS_AT_ONCE
        elif is_safe(state, colour, square, own_vital) and not leaves_stuck(state, 1 - colour, lonely & LINES[square], stone):
            safe += 1
    return safe


@helper
def safe_exchanges(state: State, colour: int) -> int:
    """Return the number of exchanges, declining included, that do not lose immediately.

    The opponent moves on from the kaito's square; a stone put beneath the kaito is a target for the move after that.
    """
    if targets(state) == ZERO:
        return WINS_AT_ONCE
    in_line = LINES[state.kaito]
    safe = 0
    for kind in range(2):
        other = HELMET + SWORD - kind
        if state.left[colour, other] > 1 or not squares_with(state, 5 * colour + other) & in_line:
            safe += bit_count(payments(state, uint64(colour), kind))
    if not vital(state, colour) & in_line:
        lonely = with_stones_in_line(state, 0) & ~vital(state, 1 - colour)
        safe += not leaves_stuck(state, 1 - colour, lonely & in_line, EMPTY)
    return safe


@rules.replies
def replies(state: State, acts: Ints) -> int:
    colour = int64(colour_to_act(state))
    if state.phase == MOVING:
        return safe_captures(state, colour)
    if state.phase == EXCHANGING:
        return safe_exchanges(state, colour)
    return count(state, acts)
