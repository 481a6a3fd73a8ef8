"""The rules of Caminos: one game as one state machine.

An act is one integer: ``121 * orientation + cell`` places a stone in an orientation with its first column on that cell. It
does not say which of several equal stones is placed, nor how high: at least one of its cubes lies on the board (C4), so the
stacks under its columns are exactly as high as the columns' bottoms (C3), and no stack exceeds three cubes (C5).

Sets of cells are pairs of words. All legal cells of an orientation are computed at once, by shifting the cells of each height.
"""

from __future__ import annotations

import numpy as np

from kaisho.games.caminos.board import BOARD_BITS, CELLS, FACING_BITS, LATTICE, POINTS, RIM_BITS, SIDE_BITS, SIDE_COUNT
from kaisho.games.caminos.stones import BAR, BOTTOM, COLUMNS, CUBES, FIRST_OF, IN_A_COLOUR, OFFSET, ORIENTATIONS, PLACES
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
    nth_bit,
    subroutine,
    uint64,
)

STATE = np.dtype(
    (
        State,
        [
            *HEADER,
            ("board", np.uint8),
            ("players", np.uint8),
            ("neutral", np.uint8),
            ("scoring", np.uint8),
            ("bars", np.uint8),  # neutral bars still to be placed
            ("out", np.uint8),  # seats that could not place in their turn, as bits
            ("height", np.uint64, (3, 2)),  # cells with a stack of exactly 0, 1 or 2 cubes; the board's other cells have 3
            ("owned", np.uint64, (2, 3, 2)),  # cells with a cube of a colour, by colour and level; bars belong to nobody
            ("left", np.uint8, (4, 4)),  # stones not placed yet, by seat and kind
            ("edge_stones", np.uint8, (2,)),  # stones of a colour that lie on a side cell (C19)
            ("spare", np.uint8, (6,)),
        ],
    )
)

STONES = BAR
"""The number of kinds of stones, without the bar."""

NUM_ACTS = len(ORIENTATIONS) * CELLS
MAX_LEGAL_ACTS = int(FIRST_OF[BAR]) * max(map(len, POINTS))  # every orientation on every cell of the largest board

ONGOING, CONNECTED, FEWER_EDGE_STONES, EQUAL_EDGE_STONES, NO_CONNECTION = 0, 1, 2, 3, 4

SHARE = np.array([list(IN_A_COLOUR), [number // 2 for number in IN_A_COLOUR]], np.int64)
"""The stones of one player by kind, with two players and with four (C1)."""

_LAST_BIT = uint64(63)
_WORD = uint64(64)
_ROW = uint64(LATTICE)
_WORD_LESS_ROW = uint64(64 - LATTICE)

rules = RuleKernels(STATE, for_search=f"{__package__}.evaluate", for_learning=f"{__package__}.observe")


# --- where stones fit -------------------------------------------------------------------------------------------------


@helper
def fitting(state: State, orientation: int) -> tuple[np.uint64, np.uint64]:
    """The cells for the first column with which a stone in this orientation can be placed (C3, C4)."""
    board = int64(state.board)
    bottom = int64(BOTTOM[orientation, 0])
    low = PLACES[board, orientation, 0] & state.height[bottom, 0]
    high = PLACES[board, orientation, 1] & state.height[bottom, 1]
    for column in range(1, int64(COLUMNS[orientation])):
        bottom = int64(BOTTOM[orientation, column])
        shift = uint64(OFFSET[orientation, column])
        low &= (state.height[bottom, 0] >> shift) | (state.height[bottom, 1] << (_WORD - shift))
        high &= state.height[bottom, 1] >> shift
    return low, high


@helper
def may_use(state: State, kind: int) -> bool:
    """Whether the seat to act may place a stone of this kind now: first the bars (C16), then its remaining stones (C1)."""
    if state.bars > 0:
        return kind == BAR
    return kind < STONES and state.left[state.seat, kind] > 0


@subroutine
def can_place(state: State) -> bool:
    """Whether the seat to act can place a stone."""
    for kind in range(STONES + 1):
        if may_use(state, kind):
            for orientation in range(int64(FIRST_OF[kind]), int64(FIRST_OF[kind + 1])):
                low, high = fitting(state, orientation)
                if low | high:
                    return True
    return False


# --- ways -------------------------------------------------------------------------------------------------------------


@helper
def neighbours(low: np.uint64, high: np.uint64) -> tuple[np.uint64, np.uint64]:
    """The neighbours of a set of cells (C10), and possibly cells that are on no board."""
    near_low = (low << ONE) | (low >> ONE) | (high << _LAST_BIT) | (low << _ROW) | (low >> _ROW) | (high << _WORD_LESS_ROW)
    near_high = (high << ONE) | (high >> ONE) | (low >> _LAST_BIT) | (high << _ROW) | (high >> _ROW) | (low >> _WORD_LESS_ROW)
    return near_low, near_high


@helper
def tops(state: State, colour: int, word: int) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    """The cells of one word with a colour on top (C9): stacks of 1, of 2 and of 3, and split stacks.

    A split stack has 3 cubes, of which the middle one is not the colour's, so that no way leads down from it by two (C11).
    """
    three = state.owned[colour, 2, word]
    return (
        state.owned[colour, 0, word] & state.height[1, word],
        state.owned[colour, 1, word] & state.height[2, word],
        three,
        three & ~state.owned[colour, 1, word],
    )


@subroutine
def reachable(state: State, colour: int, low: np.uint64, high: np.uint64) -> tuple[np.uint64, np.uint64]:
    """All cells that ways of a colour reach from a set of cells; those without the colour on top are ignored."""
    one_low, two_low, three_low, split_low = tops(state, colour, 0)
    one_high, two_high, three_high, split_high = tops(state, colour, 1)
    own_low, own_high = one_low | two_low | three_low, one_high | two_high | three_high
    split = split_low | split_high
    low &= own_low
    high &= own_high
    new_low, new_high = low, high
    while new_low | new_high:
        if split == ZERO:
            near_low, near_high = neighbours(new_low, new_high)
        else:  # C11: no step between a stack of 1 and a split stack
            near_low, near_high = neighbours(new_low & ~one_low & ~split_low, new_high & ~one_high & ~split_high)
            from_low, from_high = neighbours(new_low & one_low, new_high & one_high)
            near_low |= from_low & ~split_low
            near_high |= from_high & ~split_high
            from_low, from_high = neighbours(new_low & split_low, new_high & split_high)
            near_low |= from_low & ~one_low
            near_high |= from_high & ~one_high
        new_low = near_low & own_low & ~low
        new_high = near_high & own_high & ~high
        low |= new_low
        high |= new_high
    return low, high


@helper
def joins(board: int, low: np.uint64, high: np.uint64) -> bool:
    """Whether connected cells touch two sides that win together (C12 to C14)."""
    for side in range(int64(SIDE_COUNT[board])):
        if (
            SIDE_BITS[board, side, 0] & low | SIDE_BITS[board, side, 1] & high
            and FACING_BITS[board, side, 0] & low | FACING_BITS[board, side, 1] & high
        ):
            return True
    return False


@subroutine
def is_connected(state: State, colour: int) -> bool:
    """Whether a colour connects two sides that win together."""
    board = int64(state.board)
    for side in range(int64(SIDE_COUNT[board])):
        low, high = reachable(state, colour, SIDE_BITS[board, side, 0], SIDE_BITS[board, side, 1])
        if FACING_BITS[board, side, 0] & low | FACING_BITS[board, side, 1] & high:
            return True
    return False


@subroutine
def shortest_way(state: State, colour: int, start: int, end: int) -> int:
    """The number of faces on the shortest way between two sides (C17), or 0 if there is no way.

    A step costs one face on the same height, and one more for each cube that it climbs or descends. So the cells at each
    distance follow from those at the three distances before.
    """
    board = int64(state.board)
    one_low, two_low, three_low, split_low = tops(state, colour, 0)
    one_high, two_high, three_high, split_high = tops(state, colour, 1)
    whole_low, whole_high = three_low & ~split_low, three_high & ~split_high
    own_low, own_high = one_low | two_low | three_low, one_high | two_high | three_high
    last_low, last_high = SIDE_BITS[board, start, 0] & own_low, SIDE_BITS[board, start, 1] & own_high
    second_low, second_high, third_low, third_high = ZERO, ZERO, ZERO, ZERO
    seen_low, seen_high = last_low, last_high
    faces = 1
    while last_low | last_high | second_low | second_high | third_low | third_high:
        if SIDE_BITS[board, end, 0] & last_low | SIDE_BITS[board, end, 1] & last_high:
            return faces
        near_low, near_high = neighbours(last_low & one_low, last_high & one_high)
        next_low, next_high = near_low & one_low, near_high & one_high
        near_low, near_high = neighbours(last_low & two_low, last_high & two_high)
        next_low, next_high = next_low | near_low & two_low, next_high | near_high & two_high
        near_low, near_high = neighbours(last_low & three_low, last_high & three_high)
        next_low, next_high = next_low | near_low & three_low, next_high | near_high & three_high
        near_low, near_high = neighbours(second_low & two_low, second_high & two_high)
        next_low, next_high = next_low | near_low & (one_low | three_low), next_high | near_high & (one_high | three_high)
        near_low, near_high = neighbours(second_low & ~two_low, second_high & ~two_high)
        next_low, next_high = next_low | near_low & two_low, next_high | near_high & two_high
        near_low, near_high = neighbours(third_low & one_low, third_high & one_high)
        next_low, next_high = next_low | near_low & whole_low, next_high | near_high & whole_high
        near_low, near_high = neighbours(third_low & whole_low, third_high & whole_high)
        next_low, next_high = next_low | near_low & one_low, next_high | near_high & one_high
        third_low, third_high, second_low, second_high = second_low, second_high, last_low, last_high
        last_low, last_high = next_low & ~seen_low, next_high & ~seen_high
        seen_low, seen_high = seen_low | last_low, seen_high | last_high
        faces += 1
    return 0


@subroutine
def shortest_way_apart(state: State, colour: int, distance: int) -> int:
    """The number of faces on the shortest way between sides that are this number of sides apart, or 0 if there is no way."""
    sides = int64(SIDE_COUNT[state.board])
    least = 0
    for side in range(sides if 2 * distance != sides else distance):  # opposite sides: each pair once
        faces = shortest_way(state, colour, side, (side + distance) % sides)
        if faces > 0 and (least == 0 or faces < least):
            least = faces
    return least


@subroutine
def way_points(state: State, colour: int) -> int:
    """The points for the connection of a colour (C17), double between exactly opposite sides of eight (C18)."""
    sides = int64(SIDE_COUNT[state.board])
    opposite = shortest_way_apart(state, colour, sides // 2)
    if sides == 4:
        return opposite
    return max(2 * opposite, shortest_way_apart(state, colour, 3))


# --- placing ----------------------------------------------------------------------------------------------------------


@helper
def put(state: State, orientation: int, cell: int, colour: int) -> bool:
    """Place the cubes of a stone (a bar if the colour is -1), and return whether it lies on a side cell."""
    at_edge = False
    for column in range(int64(COLUMNS[orientation])):
        covered = cell + int64(OFFSET[orientation, column])
        word, mask = covered >> 6, bit(covered & 63)
        bottom = int64(BOTTOM[orientation, column])
        top = bottom + int64(CUBES[orientation, column])
        state.height[bottom, word] ^= mask
        if top < 3:
            state.height[top, word] ^= mask
        if colour >= 0:
            for level in range(bottom, top):
                state.owned[colour, level, word] |= mask
        if bottom == 0 and RIM_BITS[state.board, word] & mask:
            at_edge = True
    return at_edge


@helper
def next_seat(state: State) -> None:
    """Pass the turn to the next seat that can place. A seat that cannot is out (C8); if all are, the game is over (C15)."""
    mover = int64(state.seat)
    players = int64(state.players)
    for step in range(1, players + 1):
        seat = (mover + step) % players
        if state.out >> seat & 1:
            continue
        state.seat = seat
        if can_place(state):
            return
        state.out |= 1 << seat
    state.seat = mover
    state.over = 1


@rules.deal
def deal(state: State, options: Ints, layout: Ints) -> None:
    state.acts = 0
    state.turn = 0
    state.seat = 0
    state.over = 0
    state.board = options[0]
    state.players = 2 + 2 * options[1]
    state.neutral = options[2]
    state.scoring = options[3]
    state.bars = 2 * options[2]
    state.out = 0
    for word in range(2):
        for level in range(3):
            state.height[level, word] = ZERO
            state.owned[0, level, word] = ZERO
            state.owned[1, level, word] = ZERO
        state.height[0, word] = BOARD_BITS[options[0], word]
        state.edge_stones[word] = 0
    for seat in range(4):
        for kind in range(STONES):
            state.left[seat, kind] = SHARE[options[1], kind] if seat < int64(state.players) else 0
    for i in range(6):
        state.spare[i] = 0


@rules.shuffle
def shuffle(layout: Ints, options: Ints, random: Random) -> None:
    """Nothing in Caminos is left to chance."""


@rules.legal
def legal(state: State, acts: Ints) -> int:
    count = 0
    if state.over:
        return count
    for kind in range(STONES + 1):
        if may_use(state, kind):
            for orientation in range(int64(FIRST_OF[kind]), int64(FIRST_OF[kind + 1])):
                low, high = fitting(state, orientation)
                base = CELLS * orientation
                while low:
                    acts[count] = base + lowest_bit(low)
                    low &= low - ONE
                    count += 1
                while high:
                    acts[count] = base + 64 + lowest_bit(high)
                    high &= high - ONE
                    count += 1
    return count


@helper
def kind_of(orientation: int) -> int:
    kind = 0
    while orientation >= FIRST_OF[kind + 1]:
        kind += 1
    return kind


@rules.is_legal
def is_legal(state: State, act: int) -> int:
    orientation, cell = act // CELLS, act % CELLS
    if state.over or not may_use(state, kind_of(orientation)):
        return 0
    low, high = fitting(state, orientation)
    return 1 if (low & bit(cell) if cell < 64 else high & bit(cell - 64)) else 0


@rules.count
def count(state: State, acts: Ints) -> int:
    total = 0
    if state.over:
        return total
    for kind in range(STONES + 1):
        if may_use(state, kind):
            for orientation in range(int64(FIRST_OF[kind]), int64(FIRST_OF[kind + 1])):
                low, high = fitting(state, orientation)
                total += bit_count(low) + bit_count(high)
    return total


@rules.pick
def pick(state: State, random: Random, acts: Ints) -> int:
    total = 0
    for kind in range(STONES + 1):
        usable = may_use(state, kind)
        for orientation in range(int64(FIRST_OF[kind]), int64(FIRST_OF[kind + 1])):
            if usable:
                low, high = fitting(state, orientation)
                total += bit_count(low) + bit_count(high)
            acts[orientation] = total  # number of acts up to here
    chosen = draw(random, total)
    orientation = 0
    while acts[orientation] <= chosen:
        orientation += 1
    low, high = fitting(state, orientation)
    chosen -= acts[orientation] - bit_count(low) - bit_count(high)
    if chosen < bit_count(low):
        return CELLS * orientation + nth_bit(low, chosen)
    return CELLS * orientation + 64 + nth_bit(high, chosen - bit_count(low))


@rules.play
def play(state: State, act: int) -> None:
    state.acts += 1
    state.turn += 1
    orientation, cell = act // CELLS, act % CELLS
    if state.bars > 0:  # C16
        put(state, orientation, cell, -1)
        state.bars -= 1
        next_seat(state)
        return
    colour = int64(state.seat) & 1  # partners share a colour
    if put(state, orientation, cell, colour):
        state.edge_stones[colour] += 1
    state.left[state.seat, kind_of(orientation)] -= 1
    # A new way leads over the new stone: all other cells are unchanged or covered.
    low, high = ZERO, ZERO
    if cell < 64:
        low = bit(cell)
    else:
        high = bit(cell - 64)
    low, high = reachable(state, colour, low, high)
    if joins(int64(state.board), low, high):
        state.over = 1
    else:
        next_seat(state)


@subroutine
def award(state: State, winner: int, won: int, values: Floats, points: Ints) -> None:
    """Give the points to the seats of the winning colour: all of them to each partner."""
    for seat in range(int64(state.players)):
        values[seat] = 1.0 if seat & 1 == winner else -1.0
        points[seat] = won if seat & 1 == winner else 0


@rules.result
def result(state: State, values: Floats, points: Ints) -> int:
    for seat in range(int64(state.players)):
        values[seat] = 0.0
        points[seat] = 0
    if not state.over:
        return ONGOING
    for colour in range(2):
        if is_connected(state, colour):
            award(state, colour, way_points(state, colour) if state.scoring else 0, values, points)
            return CONNECTED
    if not state.scoring:
        return NO_CONNECTION  # C15
    if state.edge_stones[0] == state.edge_stones[1]:
        return EQUAL_EDGE_STONES  # C20
    winner = 0 if state.edge_stones[0] < state.edge_stones[1] else 1  # C19
    award(state, winner, int64(state.edge_stones[1 - winner]), values, points)
    return FEWER_EDGE_STONES


@rules.key
def key(state: State) -> np.uint64:
    """Hash a state without the owners of the lowest cubes of higher stacks: no way uses these cubes."""
    seat = int64(state.players) if state.over else int64(state.seat)
    word = uint64(int64(state.board)) | uint64(int64(state.players)) << uint64(8) | uint64(seat) << uint64(16)
    word |= uint64(int64(state.scoring)) << uint64(24) | uint64(int64(state.bars)) << uint64(32)
    word |= uint64(int64(state.out)) << uint64(40)
    if state.scoring:
        edges = 64 * int64(state.edge_stones[0]) + int64(state.edge_stones[1])
        word |= uint64(edges) << uint64(48)
    code = hashed(ZERO, word)
    word = ZERO
    for seat in range(4):
        for kind in range(STONES):
            word = word << uint64(4) | uint64(int64(state.left[seat, kind]))
    code = hashed(code, word)
    for half in range(2):
        for level in range(3):
            code = hashed(code, state.height[level, half])
        for colour in range(2):
            code = hashed(code, state.owned[colour, 0, half] & state.height[1, half])
            code = hashed(code, state.owned[colour, 1, half])
            code = hashed(code, state.owned[colour, 2, half])
    return code
