"""Static evaluation for Caminos: the number of cells that a colour lacks for a way, and the stones that bring it closer.

The cost of a way is the number of its cells without the colour on top; cells that can no longer be covered are excluded. Costs
are computed for whole sets of cells at once. If the seat to act can finish a way with one stone, it wins, so this is checked
exactly.

The value of a position follows from the odds of its three endings: one colour connects, the other one does, or neither. The
weights were fitted to the results of 950 games of the strong bot against itself (17,000 positions).
"""

from __future__ import annotations

import numpy as np

from kaisho.games.caminos.board import CELLS, FACING_BITS, MAX_SIDES, POINTS, SIDE_BITS
from kaisho.games.caminos.rules import (
    STATE,
    STONES,
    fitting,
    joins,
    may_use,
    neighbours,
    pick,
    play,
    put,
    reachable,
    rules,
    tops,
)
from kaisho.games.caminos.stones import BOTTOM, COLUMNS, CUBES, FIRST_OF, OFFSET
from kaisho.kernel import (
    ONE,
    ZERO,
    Floats,
    Ints,
    Random,
    State,
    States,
    Words,
    bit,
    bit_count,
    helper,
    int64,
    lowest_bit,
    subroutine,
    uint64,
)

_WORD = uint64(64)

STARTS = np.array([2, 2, 8, 8], np.int64)
"""The number of sides from which ways are searched, by board: all of eight, so that a turned board has the same value."""
SIDES_TO_CHECK = np.array([2, 2, 5, 5], np.int64)
"""The number of consecutive sides that include one of every winning pair, by board."""

MAX_COVERED = 4
"""The most cells that a stone covers: it cannot finish a way that lacks more."""

FAR = 24
"""The cost of an impossible way."""

DISCOUNT = 0.65
"""The factor on the value of a way for each cell that it lacks."""
POWERS = np.array([DISCOUNT**cost for cost in range(2 * FAR + 1)])
CELL_AHEAD, OPEN_CELL, TEMPO = 0.32, 0.32, 0.39
"""The weights of a lead of one cell, of a cell that only one colour can still cover, and of being to act, on an empty board.
They shrink as the board fills up."""
OWN_CELL, L_IN_HAND = 0.175, 0.46
"""The weights of a cell with a colour on top, and of an L in hand, the most versatile stone; other stones do not count."""
NEITHER, ROOM = 30.0, 5.0
"""The odds that neither colour connects, compared with one finished way on a full board, and how fast they fall with the space
that is left."""
EDGE_STONE = 0.4
"""The weight of one edge stone fewer in a scored game if neither colour connects (C19)."""
MAX_VALUE = 0.98
"""The largest value of a position in which nobody wins at once."""

CANDIDATES = 100
"""The number of acts that are weighed by the position after them. With 40, decisive stones were missed too often."""
SHARPNESS = 8.0
"""How strongly the weight of an act depends on the value after it."""
RESCUES = 4
"""The number of further acts to find if all of these let the opponents win at once."""
REST_WEIGHT = 1e-5
"""The weight of the best of the other acts."""
SAMPLES = 3
"""The number of random acts among which ``guess`` chooses."""

AREA = np.array([float(len(points)) for points in POINTS])

L_STONE = 2
"""Only this stone has a part that can lie on a stack of two."""


# --- the cost of ways -------------------------------------------------------------------------------------------------


@subroutine
def colour_stones(state: State, colour: int) -> int:
    """The stones that a colour can still place."""
    stones = 0
    for seat in range(colour, int64(state.players), 2):
        if not state.out >> seat & 1:
            for kind in range(STONES):
                stones += int64(state.left[seat, kind])
    return stones


@subroutine
def cells_for(state: State, colour: int, cells: Words) -> None:
    """Classify the cells for a colour: words 0 and 1 have it on top, 2 and 3 can be covered, 4 and 5 are hard to cover."""
    one_low, two_low, three_low, split_low = tops(state, colour, 0)
    one_high, two_high, three_high, split_high = tops(state, colour, 1)
    own_low, own_high = one_low | two_low | three_low, one_high | two_high | three_high
    ground_low, ground_high = state.height[0, 0], state.height[0, 1]
    near_low, near_high = neighbours(ground_low, ground_high)
    first_low, first_high = near_low & state.height[1, 0], near_high & state.height[1, 1]
    far_low, far_high = neighbours(first_low, first_high)
    free_low = ground_low | (first_low | far_low & state.height[1, 0]) & ~own_low
    free_high = ground_high | (first_high | far_high & state.height[1, 1]) & ~own_high
    hard_low, hard_high = ZERO, ZERO
    l_stones = 0
    for seat in range(colour, int64(state.players), 2):
        l_stones += int64(state.left[seat, L_STONE])
    if l_stones > 0:
        hard_low, hard_high = near_low & state.height[2, 0] & ~own_low, near_high & state.height[2, 1] & ~own_high
    if split_low | split_high:  # C11: no way leads from a split stack to a stack of 1 beside it
        beside_low, beside_high = neighbours(one_low, one_high)
        own_low &= ~(split_low & beside_low)
        own_high &= ~(split_high & beside_high)
        hard_low |= split_low & beside_low
        hard_high |= split_high & beside_high
    cells[0], cells[1], cells[2], cells[3], cells[4], cells[5] = own_low, own_high, free_low, free_high, hard_low, hard_high


@subroutine
def way_cost(cells: Words, from_low: np.uint64, from_high: np.uint64, to_low: np.uint64, to_high: np.uint64) -> int:
    """The number of cells that the cheapest way between two sets of cells lacks; hard cells count double."""
    own_low, own_high = cells[0], cells[1]
    free_low, free_high = cells[2], cells[3]
    hard_low, hard_high = cells[4], cells[5]
    seen_low, seen_high = ZERO, ZERO
    new_low, new_high = from_low & own_low, from_high & own_high
    last_low, last_high = from_low, from_high  # neighbours of what was reached at the last cost
    before_low, before_high = ZERO, ZERO  # and at the cost before
    cost = 0
    while cost < FAR:
        if cost > 0:
            new_low = last_low & free_low & ~seen_low | before_low & hard_low & ~seen_low
            new_high = last_high & free_high & ~seen_high | before_high & hard_high & ~seen_high
            if not (new_low | new_high | last_low & hard_low & ~seen_low | last_high & hard_high & ~seen_high):
                return FAR
        around_low, around_high = ZERO, ZERO
        while new_low | new_high:
            seen_low |= new_low
            seen_high |= new_high
            near_low, near_high = neighbours(new_low, new_high)
            around_low |= near_low
            around_high |= near_high
            new_low, new_high = near_low & own_low & ~seen_low, near_high & own_high & ~seen_high
        if seen_low & to_low | seen_high & to_high:
            return cost
        if cost == 0:
            around_low |= from_low
            around_high |= from_high
        else:
            before_low, before_high = last_low, last_high
        last_low, last_high = around_low, around_high
        cost += 1
    return FAR


@subroutine
def ways(state: State, colour: int, cells: Words, costs: Ints) -> int:
    """Compute the cost of the cheapest way from each side, and return the least."""
    board = int64(state.board)
    cells_for(state, colour, cells)
    least = FAR
    reach = MAX_COVERED * colour_stones(state, colour)
    for side in range(int64(STARTS[board])):
        cost = way_cost(
            cells,
            SIDE_BITS[board, side, 0],
            SIDE_BITS[board, side, 1],
            FACING_BITS[board, side, 0],
            FACING_BITS[board, side, 1],
        )
        if cost > reach:
            cost = FAR
        costs[side] = cost
        least = min(least, cost)
    return least


# --- winning at once --------------------------------------------------------------------------------------------------


@helper
def covering(cells_low: np.uint64, cells_high: np.uint64, orientation: int) -> tuple[np.uint64, np.uint64]:
    """The cells for the first column with which a stone in this orientation covers one of the given cells."""
    low, high = cells_low, cells_high
    for column in range(1, int64(COLUMNS[orientation])):
        shift = uint64(OFFSET[orientation, column])
        low |= (cells_low >> shift) | (cells_high << (_WORD - shift))
        high |= cells_high >> shift
    return low, high


@subroutine
def touching(state: State, colour: int, low: np.uint64, high: np.uint64) -> tuple[np.uint64, np.uint64]:
    """The cells on which a new stone may be linked to some cells of a side, judged by neighbours only."""
    own_low, own_high = reachable(state, colour, low, high)
    near_low, near_high = neighbours(own_low, own_high)
    return own_low | near_low | low, own_high | near_high | high


@subroutine
def wins_with(state: State, orientation: int, cell: int, colour: int) -> bool:
    """Whether a legal placement finishes a way."""
    later = np.empty(1, STATE)
    later[0] = state
    put(later[0], orientation, cell, colour)
    low, high = ZERO, ZERO
    if cell < 64:
        low = bit(cell)
    else:
        high = bit(cell - 64)
    low, high = reachable(later[0], colour, low, high)
    return joins(int64(state.board), low, high)


@helper
def finishable(state: State, colour: int) -> int:
    """The highest cost of a way that one stone may finish. Split stacks count as hard cells but may need no stone."""
    split = (state.owned[colour, 2, 0] & ~state.owned[colour, 1, 0]) | (state.owned[colour, 2, 1] & ~state.owned[colour, 1, 1])
    return int64(MAX_COVERED + 2 * bit_count(split))


@subroutine
def winning_act(state: State, costs: Ints) -> int:
    """An act with which the seat to act wins at once, or -1. ``costs`` are those of its colour's ways."""
    if state.bars > 0:
        return -1
    board, colour = int64(state.board), int64(state.seat) & 1
    max_cost = finishable(state, colour)
    for side in range(int64(SIDES_TO_CHECK[board])):
        if costs[side] > max_cost:
            continue
        from_low, from_high = touching(state, colour, SIDE_BITS[board, side, 0], SIDE_BITS[board, side, 1])
        to_low, to_high = touching(state, colour, FACING_BITS[board, side, 0], FACING_BITS[board, side, 1])
        for kind in range(STONES):
            if not may_use(state, kind):
                continue
            for orientation in range(int64(FIRST_OF[kind]), int64(FIRST_OF[kind + 1])):
                low, high = fitting(state, orientation)
                near_low, near_high = covering(from_low, from_high, orientation)
                low &= near_low
                high &= near_high
                if not (low | high):
                    continue
                near_low, near_high = covering(to_low, to_high, orientation)
                low &= near_low
                high &= near_high
                while low:
                    cell = lowest_bit(low)
                    low &= low - ONE
                    if wins_with(state, orientation, cell, colour):
                        return int64(CELLS * orientation + cell)
                while high:
                    cell = 64 + lowest_bit(high)
                    high &= high - ONE
                    if wins_with(state, orientation, cell, colour):
                        return int64(CELLS * orientation + cell)
    return -1


# --- the value of a position ------------------------------------------------------------------------------------------


@helper
def strength(state: State, costs: Ints) -> float:
    """The value of all ways of a colour together: a second one counts nearly as much as the first."""
    total = 1e-6
    for side in range(int64(STARTS[state.board])):
        total += POWERS[costs[side]]
    return total


@helper
def holdings(state: State, colour: int, cells: Words) -> float:
    """The value of what a colour has besides its ways: cells with it on top, and L stones in hand."""
    total: float = OWN_CELL * (bit_count(cells[0]) + bit_count(cells[1]))
    for seat in range(colour, int64(state.players), 2):
        total += L_IN_HAND * float(state.left[seat, L_STONE])
    return total


@subroutine
def value_for_mover(state: State, cells: Words, costs: Ints, others: Ints) -> float:
    """Estimate the value for the seat to act from the costs of its own ways and of the opponents'."""
    colour = int64(state.seat) & 1
    own = ways(state, colour, cells, costs)
    if own <= finishable(state, colour) and winning_act(state, costs) >= 0:
        return 1.0
    ahead = holdings(state, colour, cells)
    only = float(bit_count(cells[2]) + bit_count(cells[3]))
    other = ways(state, 1 - colour, cells, others)
    ahead -= holdings(state, 1 - colour, cells)
    only -= float(bit_count(cells[2]) + bit_count(cells[3]))
    ending = 0.0
    if state.scoring:
        fewer = float(int64(state.edge_stones[1 - colour]) - int64(state.edge_stones[colour]))
        ending = float(np.tanh(EDGE_STONE * fewer))
    if own >= FAR and other >= FAR:
        return ending
    one, two = strength(state, costs), strength(state, others)
    ground = float(bit_count(state.height[0, 0]) + bit_count(state.height[0, 1])) / AREA[state.board]
    lead = np.log(one / two) / -np.log(DISCOUNT)
    ahead += ground * (CELL_AHEAD * lead + OPEN_CELL * only + TEMPO)
    won = np.exp(ahead) if own < FAR else 0.0
    lost = np.exp(-ahead) if other < FAR else 0.0
    neither = NEITHER * np.exp(-ROOM * ground) / (one + two)
    return float(MAX_VALUE * (won - lost + neither * ending) / (won + lost + neither))


@rules.evaluate
def evaluate(state: State, values: Floats) -> None:
    cells, costs, others = np.empty(6, np.uint64), np.empty(MAX_SIDES, np.int64), np.empty(MAX_SIDES, np.int64)
    value = value_for_mover(state, cells, costs, others)
    for seat in range(int64(state.players)):
        values[seat] = value if (seat ^ int64(state.seat)) & 1 == 0 else -value


# --- the weight of acts -----------------------------------------------------------------------------------------------


@subroutine
def costs_from(cells: Words, from_low: np.uint64, from_high: np.uint64, costs: Ints) -> None:
    """Compute the cost of the cheapest way from a set of cells to every cell, which is included."""
    for cell in range(CELLS):
        costs[cell] = FAR
    own_low, own_high = cells[0], cells[1]
    seen_low, seen_high = ZERO, ZERO
    new_low, new_high = from_low & own_low, from_high & own_high
    last_low, last_high = from_low, from_high
    before_low, before_high = ZERO, ZERO
    for cost in range(FAR):
        if cost > 0:
            new_low = last_low & cells[2] & ~seen_low | before_low & cells[4] & ~seen_low
            new_high = last_high & cells[3] & ~seen_high | before_high & cells[5] & ~seen_high
            if not (new_low | new_high | last_low & cells[4] & ~seen_low | last_high & cells[5] & ~seen_high):
                return
        around_low, around_high = ZERO, ZERO
        while new_low | new_high:
            seen_low |= new_low
            seen_high |= new_high
            near_low, near_high = neighbours(new_low, new_high)
            around_low |= near_low
            around_high |= near_high
            while new_low:
                costs[lowest_bit(new_low)] = cost
                new_low &= new_low - ONE
            while new_high:
                costs[64 + lowest_bit(new_high)] = cost
                new_high &= new_high - ONE
            new_low, new_high = near_low & own_low & ~seen_low, near_high & own_high & ~seen_high
        if cost == 0:
            around_low |= from_low
            around_high |= from_high
        else:
            before_low, before_high = last_low, last_high
        last_low, last_high = around_low, around_high


@subroutine
def importance(state: State, colour: int, shares: Floats) -> None:
    """Compute the share of a colour's ways that leads over each cell: nearly 1 if all of the cheapest ones do."""
    board = int64(state.board)
    cells, one, other = np.empty(6, np.uint64), np.empty(CELLS, np.int64), np.empty(CELLS, np.int64)
    cells_for(state, colour, cells)
    for cell in range(CELLS):
        shares[cell] = 0.0
    total = 1e-9
    for side in range(int64(STARTS[board])):
        costs_from(cells, SIDE_BITS[board, side, 0], SIDE_BITS[board, side, 1], one)
        costs_from(cells, FACING_BITS[board, side, 0], FACING_BITS[board, side, 1], other)
        least = 2 * FAR
        for cell in range(CELLS):
            if one[cell] < FAR and other[cell] < FAR:
                word, mask = cell >> 6, bit(cell & 63)
                cost = one[cell] + other[cell]  # this cell is counted twice
                if cells[4 + word] & mask:
                    cost -= 2
                elif cells[2 + word] & mask:
                    cost -= 1
                least = min(least, cost)
                shares[cell] += POWERS[cost]
        if least < 2 * FAR:
            total += POWERS[least]
    for cell in range(CELLS):
        shares[cell] /= total


@subroutine
def first_impression(state: State, acts: Ints, count: int, weights: Floats) -> None:
    """Weigh acts by the cells that they cover: on the ways of the colour to act, and on those of the other one."""
    colour = int64(state.seat) & 1
    own, others = np.empty(CELLS), np.empty(CELLS)
    importance(state, colour, own)
    importance(state, 1 - colour, others)
    mine = np.empty(2, np.uint64)
    theirs = np.empty(2, np.uint64)
    for word in range(2):
        one, two, three, _ = tops(state, colour, word)
        mine[word] = one | two | three
        one, two, three, _ = tops(state, 1 - colour, word)
        theirs[word] = one | two | three
    for i in range(count):
        orientation, cell = acts[i] // CELLS, acts[i] % CELLS
        score = 0.0
        for column in range(int64(COLUMNS[orientation])):
            covered = cell + int64(OFFSET[orientation, column])
            lasting = 1.2 if BOTTOM[orientation, column] + CUBES[orientation, column] == 3 else 1.0
            if not mine[covered >> 6] & bit(covered & 63):
                score += lasting * own[covered]
                if theirs[covered >> 6] & bit(covered & 63):
                    score += 1.5 * lasting * others[covered]
                else:
                    score += lasting * others[covered]
        weights[i] = score


@helper
def heaviest(weights: Floats, count: int, best: Ints) -> int:
    """Fill ``best`` with the indices of the largest weights, the largest first, and return their number."""
    size = 0
    for i in range(count):
        if size < len(best):
            size += 1
        elif weights[i] <= weights[best[size - 1]]:
            continue
        rank = size - 1
        while rank > 0 and weights[i] > weights[best[rank - 1]]:
            best[rank] = best[rank - 1]
            rank -= 1
        best[rank] = i
    return size


@subroutine
def value_after(state: State, act: int, later: States, cells: Words, costs: Ints, others: Ints) -> float:
    """The value of an act for the seat to act."""
    later[0] = state
    play(later[0], act)
    value = value_for_mover(later[0], cells, costs, others)
    return value if (int64(later[0].seat) ^ int64(state.seat)) & 1 == 0 else -value


@subroutine
def closer_look(state: State, acts: Ints, candidates: Ints, weights: Floats) -> None:
    """Weigh the candidates again by the value of the position after each; the other acts get nearly no weight.

    An act that lets the opponents win at once has no weight. If all candidates do, the other acts are searched for some that
    do not.
    """
    cells, costs, others = np.empty(6, np.uint64), np.empty(MAX_SIDES, np.int64), np.empty(MAX_SIDES, np.int64)
    later = np.empty(1, STATE)
    heaviest_weight = weights[candidates[0]] + 1e-9
    for i in range(len(weights)):
        weights[i] = REST_WEIGHT * (weights[i] / heaviest_weight + 0.01)
    best = -1.0
    for i in candidates:
        value = value_after(state, acts[i], later, cells, costs, others)
        best = max(best, value)
        weights[i] = np.exp(SHARPNESS * value) if value > -1.0 else 0.0
    if best > -1.0:
        return
    rescues = 0
    for i in range(len(weights)):
        if 0.0 < weights[i] <= 2 * REST_WEIGHT and rescues < RESCUES:
            value = value_after(state, acts[i], later, cells, costs, others)
            if value > -1.0:
                rescues += 1
                weights[i] = np.exp(SHARPNESS * value)
            else:
                weights[i] = 0.0


@subroutine
def weigh_wins(state: State, acts: Ints, count: int, winner: int, weights: Floats) -> bool:
    """Give all weight to a winning act, and return whether there is one: ``winner`` need not be among the listed acts."""
    wins = False
    for i in range(count):
        weights[i] = 1.0 if acts[i] == winner else 1e-9
        wins |= acts[i] == winner
    if not wins:
        for i in range(count):
            if wins_with(state, acts[i] // CELLS, acts[i] % CELLS, int64(state.seat) & 1):
                weights[i] = 1.0
                wins = True
    return wins


@rules.weigh
def weigh(state: State, acts: Ints, count: int, weights: Floats) -> None:
    cells, costs = np.empty(6, np.uint64), np.empty(MAX_SIDES, np.int64)
    colour = int64(state.seat) & 1
    if ways(state, colour, cells, costs) <= finishable(state, colour):
        winner = winning_act(state, costs)
        if winner >= 0 and weigh_wins(state, acts, count, winner, weights):
            return
    first_impression(state, acts, count, weights)
    best = np.empty(CANDIDATES, np.int64)
    size = heaviest(weights, count, best)
    closer_look(state, acts, best[:size], weights[:count])


# --- playouts ---------------------------------------------------------------------------------------------------------


@rules.guess
def guess(state: State, random: Random, scratch: Ints) -> int:
    """Return a winning act if there is one, otherwise the best of a few random acts by the costs of the ways after it."""
    cells, costs, others = np.empty(6, np.uint64), np.empty(MAX_SIDES, np.int64), np.empty(MAX_SIDES, np.int64)
    colour = int64(state.seat) & 1
    if ways(state, colour, cells, costs) <= finishable(state, colour):
        winner = winning_act(state, costs)
        if winner >= 0:
            return winner
    later = np.empty(1, STATE)
    best, chosen = -1e9, -1
    for _ in range(SAMPLES):
        act = pick(state, random, scratch)
        later[0] = state
        put(later[0], act // CELLS, act % CELLS, -1 if state.bars > 0 else colour)
        ways(later[0], colour, cells, costs)
        ways(later[0], 1 - colour, cells, others)
        lead = strength(state, costs) / strength(state, others)
        if lead > best:
            best, chosen = lead, act
    return chosen
