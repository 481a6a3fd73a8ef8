"""What a position of Kaito looks like to a player who does not search: values, promising acts, and quick sensible ones.

A colour's last sword or last helmet on the field is *vital*: whoever loses it has lost. A capture is *safe* if it neither takes
an own vital stone nor ends in line with one.
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

# --- how much each thing counts: fitted to who won games between searches, as odds for the winner in natural logarithms ----

SWORDS = np.array([-3.0, -1.2, -0.6, -0.2, 0.1, 0.35, 0.7, 0.9])
"""By the number of swords that a colour has on the field."""
HELMETS = np.array([-3.0, -1.2, 0.08, 1.1])
HELD_MON = 0.28
"""Each point of the opposing mon stones that a player has taken."""
FREE_MON = 0.1
"""Each point of them that still lies on the field."""
SWORD_TO_BUY, HELMET_TO_BUY = 0.22, 0.33
"""For a player who could pay for one that the opponent holds."""
TO_MOVE, STONE = 0.33, -0.04
"""For whoever moves next, and for every stone on the field: to have to move is bad at first and good later."""
SAFE_CAPTURE = 0.14
HELMET_IN_REACH = 0.18
WINS_NOW, LOSES_SOON = 6.0, -2.2


@helper
def points(stones: Ints) -> int:
    """What the mon stones among some counted by kind are worth."""
    return 3 * int64(stones[MON_3]) + 2 * int64(stones[MON_2]) + int64(stones[MON_1])


@helper
def property_of(state: State, colour: int) -> float:
    """What a colour's stones and the mon stones that its player has taken or can still take are worth."""
    swords, helmets = int64(state.left[colour, SWORD]), int64(state.left[colour, HELMET])
    held = points(state.taken[1 - colour])
    total = SWORDS[swords] + HELMETS[helmets] + HELD_MON * held + FREE_MON * points(state.left[1 - colour])
    if held >= 4 and state.taken[colour, SWORD] > 0:
        total += SWORD_TO_BUY
    if held >= 5 and state.taken[colour, HELMET] > 0:
        total += HELMET_TO_BUY
    return total


@subroutine
def squares_with(state: State, stone: int) -> np.uint64:
    """Where stones of a colour and kind lie, as bits."""
    found = ZERO
    for square in range(36):
        found |= uint64(int64(state.stone[square]) == stone) << uint64(square)
    return found


@helper
def vital(state: State, colour: int) -> np.uint64:
    """The squares of a colour's last sword and last helmet, as bits."""
    found = ZERO
    for kind in range(2):
        if state.left[colour, kind] == 1:
            found |= squares_with(state, 5 * colour + kind)
    return found


@helper
def is_safe(state: State, colour: int, square: int, own: np.uint64) -> bool:
    """Whether a capture neither takes one of the own vital stones nor ends in line with one, nor makes one vital in line."""
    if own & (bit(square) | LINES[square]):
        return False
    stone = int64(state.stone[square])
    kind = stone % 5
    if stone // 5 != colour or kind > HELMET or state.left[colour, kind] != 2:
        return True
    return not LINES[square] & squares_with(state, stone) & ~bit(square)


@helper
def wins(state: State, square: int, own: np.uint64, others: np.uint64) -> bool:
    """Whether a capture wins at once: it takes a vital stone, or the opponent cannot go on from there (K13)."""
    if own & bit(square):
        return False
    return others & bit(square) != ZERO or state.occupied & LINES[square] == ZERO


@helper
def choice(state: State, colour: int) -> float:
    """What a colour that moves the kaito from where it is can do."""
    own, others = vital(state, colour), vital(state, 1 - colour)
    squares = targets(state)
    safe = 0
    total = TO_MOVE + STONE * bit_count(state.occupied)
    while squares:
        square = lowest_bit(squares)
        squares &= squares - ONE
        if wins(state, square, own, others):
            return WINS_NOW
        safe += is_safe(state, colour, square, own)
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
        total = property_of(state, mover) - property_of(state, 1 - mover) + choice(state, mover)
        value = 2.0 / (1.0 + np.exp(-total)) - 1.0
        if mover != state.start:
            value = -value
    values[0] = value
    values[1] = -value


# --- promising acts ---------------------------------------------------------------------------------------------------


@helper
def gain(state: State, colour: int, square: int) -> float:
    """What a capture adds to the mover's property and takes from the other's."""
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
def weight_of_capture(state: State, colour: int, square: int, own: np.uint64, others: np.uint64) -> float:
    if wins(state, square, own, others):
        return 200.0
    weight = np.exp(gain(state, colour, square) - SAFE_CAPTURE * bit_count(state.occupied & LINES[square]))
    return weight if is_safe(state, colour, square, own) else 0.02 * weight


@helper
def weight_of_exchange(state: State, colour: int, act: int) -> float:
    if act == DECLINE:
        return 1.0
    kind, payment = (act - EXCHANGE) // PURSES, (act - EXCHANGE) % PURSES
    paid = 3 * (payment // 12) + 2 * (payment // 4 % 3) + payment % 4
    if kind == SWORD:
        got = SWORDS[int64(state.left[colour, SWORD]) + 1] - SWORDS[state.left[colour, SWORD]]
    else:
        got = HELMETS[int64(state.left[colour, HELMET]) + 1] - HELMETS[state.left[colour, HELMET]]
    return np.exp(got - HELD_MON * (paid - 4))


@rules.weigh
def weigh(state: State, acts: Ints, count: int, weights: Floats) -> None:
    colour = int64(colour_to_act(state))
    if state.phase == MOVING:
        own, others = vital(state, colour), vital(state, 1 - colour)
        for i in range(count):
            weights[i] = weight_of_capture(state, colour, acts[i], own, others)
    elif state.phase == EXCHANGING:
        for i in range(count):
            weights[i] = weight_of_exchange(state, colour, acts[i])
    else:
        for i in range(count):
            weights[i] = 1.0


GLANCES = 3
"""How many captures a quick player looks at before taking what comes."""


@rules.guess
def guess(state: State, random: Random, acts: Ints) -> int:
    """Takes a vital stone where it can; else any act, but hardly ever a capture that gives an own one away."""
    if state.phase != MOVING:
        return pick(state, random, acts)
    colour = int64(colour_to_act(state))
    own, others = vital(state, colour), vital(state, 1 - colour)
    squares = targets(state)
    winning = squares & others
    if winning:
        return lowest_bit(winning)
    number = bit_count(squares)
    square = nth_target(state, squares, uint64(draw(random, number)))
    for _ in range(GLANCES):
        if not own & (bit(square) | LINES[square]):
            break
        square = nth_target(state, squares, uint64(draw(random, number)))
    return square


# --- what the proof search asks ---------------------------------------------------------------------------------------


@helper
def could_exchange(state: State, colour: int, stone: int, lost: int) -> bool:
    """Whether a colour could make an exchange (K9) after it has lost a stone and then taken one."""
    worth = points(state.taken[1 - colour])
    if stone // 5 != colour and stone % 5 >= MON_3:
        worth += MON_1 + 1 - stone % 5
    sword = state.taken[colour, SWORD] > 0 or lost == 5 * colour + SWORD
    helmet = state.taken[colour, HELMET] > 0 or lost == 5 * colour + HELMET
    return (sword and worth >= PRICE[SWORD]) or (helmet and worth >= PRICE[HELMET])


@helper
def with_neighbours(state: State, number: int) -> np.uint64:
    """The stones that lie in line with exactly so many others, as bits."""
    found = ZERO
    stones = state.occupied
    while stones:
        square = lowest_bit(stones)
        stones &= stones - ONE
        if bit_count(state.occupied & LINES[square]) == number:
            found |= bit(square)
    return found


@helper
def leaves_stuck(state: State, colour: int, squares: np.uint64, lost: int) -> bool:
    """Whether a colour that has lost a stone wins by taking one of some with no other in line: no exchange comes between."""
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
    """A capture that is followed by the choice of an exchange counts as safe."""
    own, others = vital(state, colour), vital(state, 1 - colour)
    squares = targets(state)
    if squares & others:
        return WINS_AT_ONCE
    lonely = with_neighbours(state, 1) & ~others  # the opponent wins by taking one of them, if the other is taken now
    safe = 0
    squares &= ~own
    while squares:
        square = lowest_bit(squares)
        squares &= squares - ONE
        stone = int64(state.stone[square])
        if could_exchange(state, colour, stone, EMPTY):
            safe += 1
        elif state.occupied & LINES[square] == ZERO:
            return WINS_AT_ONCE
        elif is_safe(state, colour, square, own) and not leaves_stuck(state, 1 - colour, lonely & LINES[square], stone):
            safe += 1
    return safe


@helper
def safe_exchanges(state: State, colour: int) -> int:
    """The kaito's square is left to the opponent; a stone put beneath the kaito keeps the game going there."""
    if targets(state) == ZERO:
        return WINS_AT_ONCE
    in_line = LINES[state.kaito]
    safe = 0
    for kind in range(2):
        other = HELMET + SWORD - kind
        if state.left[colour, other] > 1 or not squares_with(state, 5 * colour + other) & in_line:
            safe += bit_count(payments(state, uint64(colour), kind))
    if not vital(state, colour) & in_line:
        lonely = with_neighbours(state, 0) & ~vital(state, 1 - colour)
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
