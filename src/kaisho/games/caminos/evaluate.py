"""What looks good in Caminos: how many cells a colour still lacks for a way, and which stones bring it nearer to one.

The cost of a way is the number of cells on it whose top is not one's own; a cell that can no longer be built over is no part of
any. Costs are found for whole sets of cells at once. Whoever is to act and can finish a way with one stone has won, so that is
looked for exactly.

The value of a position comes from the odds of its three ends: that one colour connects, that the other does, that neither does.
What each is worth was fitted to the ends of 950 games that the strong bot played against itself (17 000 positions).
"""

from __future__ import annotations

import numpy as np

from kaisho.games.caminos.board import CELLS, FACING_BITS, MOST_SIDES, POINTS, SIDE_BITS
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
    reached,
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
"""From so many sides of a board the ways are looked at; of eight, from all, so that a turned board is worth the same."""
ENOUGH = np.array([2, 2, 5, 5], np.int64)
"""From so many sides, one after the other, every winning pair of sides is met."""

MOST_MISSING = 4
"""A stone covers at most so many cells, so it can finish no way that lacks more."""

FAR = 24
"""The cost of a way that cannot be."""

PATIENCE = 0.65
"""How much less a way is worth for each cell that it lacks."""
POWERS = np.array([PATIENCE**cost for cost in range(2 * FAR + 1)])
CELL_AHEAD, OPEN_CELL, TEMPO = 0.32, 0.32, 0.39
"""What a lead of one cell is worth, a cell that only oneself can still cover, and to be the next to place: while the board is
empty; the less, the fuller it is."""
OWN_CELL, L_IN_HAND = 0.175, 0.46
"""What a cell with one's top is worth, and an L in hand, which can do most. The other stones do not count."""
NEITHER, ROOM = 30.0, 5.0
"""The odds that neither colour connects: on a full board beside one way that lacks nothing, and how much the room that is left
lessens them."""
EDGE_STONE = 0.4
"""What an edge stone less is worth in a scored game when neither connects (C19)."""
NEARLY = 0.98
"""The most that a game is worth in which nobody wins at once."""

CLOSER = 100
"""So many acts are weighed by the position after them. With 40 the stones that decide a game were too often not among them."""
EAGERNESS = 8.0
"""How much more weight an act has for the value that it leads to."""
RESCUES = 4
"""So many are found when those let the others win at once."""
LEFT_ASIDE = 1e-5
"""The weight of the best of the others."""
DRAWN = 3
"""Among so many random acts a guess chooses."""

AREA = np.array([float(len(points)) for points in POINTS])

L_STONE = 2
"""Only this stone has a part that can lie on a stack of two."""


# --- the cost of ways -------------------------------------------------------------------------------------------------


@subroutine
def colour_stones(state: State, colour: int) -> int:
    """The stones that a colour can still place."""
    found = 0
    for seat in range(colour, int64(state.players), 2):
        if not state.out >> seat & 1:
            for kind in range(STONES):
                found += int64(state.left[seat, kind])
    return found


@subroutine
def cells_for(state: State, colour: int, cells: Words) -> None:
    """Sort a board's cells for a colour: words 0 and 1 its own on top, 2 and 3 what a stone can cover, 4 and 5 hard ones."""
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
    left = 0
    for seat in range(colour, int64(state.players), 2):
        left += int64(state.left[seat, L_STONE])
    if left > 0:
        hard_low, hard_high = near_low & state.height[2, 0] & ~own_low, near_high & state.height[2, 1] & ~own_high
    if split_low | split_high:  # C11: beside a stack of 1 such a stack is no link
        beside_low, beside_high = neighbours(one_low, one_high)
        own_low &= ~(split_low & beside_low)
        own_high &= ~(split_high & beside_high)
        hard_low |= split_low & beside_low
        hard_high |= split_high & beside_high
    cells[0], cells[1], cells[2], cells[3], cells[4], cells[5] = own_low, own_high, free_low, free_high, hard_low, hard_high


@subroutine
def way_cost(cells: Words, from_low: np.uint64, from_high: np.uint64, to_low: np.uint64, to_high: np.uint64) -> int:
    """What the cheapest way between two sets of cells lacks; hard cells count double."""
    own_low, own_high = cells[0], cells[1]
    free_low, free_high = cells[2], cells[3]
    hard_low, hard_high = cells[4], cells[5]
    seen_low, seen_high = ZERO, ZERO
    new_low, new_high = from_low & own_low, from_high & own_high
    last_low, last_high = from_low, from_high  # beside what was reached at the last cost
    before_low, before_high = ZERO, ZERO  # and at the one before
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
    """The cost of the cheapest way from each side that counts; the least of them."""
    board = int64(state.board)
    cells_for(state, colour, cells)
    least = FAR
    reach = MOST_MISSING * colour_stones(state, colour)
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
    """Where the first column of a stone turned so stands when it covers one of some cells."""
    low, high = cells_low, cells_high
    for column in range(1, int64(COLUMNS[orientation])):
        shift = uint64(OFFSET[orientation, column])
        low |= (cells_low >> shift) | (cells_high << (_WORD - shift))
        high |= cells_high >> shift
    return low, high


@subroutine
def touching(state: State, colour: int, low: np.uint64, high: np.uint64) -> tuple[np.uint64, np.uint64]:
    """The cells on which a new stone is linked to some cells of a side, as far as neighbours tell."""
    own_low, own_high = reached(state, colour, low, high)
    near_low, near_high = neighbours(own_low, own_high)
    return own_low | near_low | low, own_high | near_high | high


@subroutine
def wins_with(state: State, orientation: int, cell: int, colour: int) -> bool:
    """Whether a stone that fits finishes a way."""
    later = np.empty(1, STATE)
    later[0] = state
    put(later[0], orientation, cell, colour)
    low, high = ZERO, ZERO
    if cell < 64:
        low = bit(cell)
    else:
        high = bit(cell - 64)
    low, high = reached(later[0], colour, low, high)
    return joins(int64(state.board), low, high)


@helper
def finishable(state: State, colour: int) -> int:
    """No way that costs more can be finished by one stone. (With stacks that count as hard it may lack less.)"""
    split = (state.owned[colour, 2, 0] & ~state.owned[colour, 1, 0]) | (state.owned[colour, 2, 1] & ~state.owned[colour, 1, 1])
    return int64(MOST_MISSING + 2 * bit_count(split))


@subroutine
def winning_act(state: State, costs: Ints) -> int:
    """An act with which the seat that is to act wins at once, or -1; ``costs`` are those of its colour's ways."""
    if state.bars > 0:
        return -1
    board, colour = int64(state.board), int64(state.seat) & 1
    most = finishable(state, colour)
    for side in range(int64(ENOUGH[board])):
        if costs[side] > most:
            continue
        from_low, from_high = touching(state, colour, SIDE_BITS[board, side, 0], SIDE_BITS[board, side, 1])
        to_low, to_high = touching(state, colour, FACING_BITS[board, side, 0], FACING_BITS[board, side, 1])
        for kind in range(STONES):
            if not may_use(state, kind):
                continue
            for orientation in range(int64(FIRST_OF[kind]), int64(FIRST_OF[kind + 1])):
                low, high = fitting(state, orientation)
                one_low, one_high = covering(from_low, from_high, orientation)
                low &= one_low
                high &= one_high
                if not (low | high):
                    continue
                one_low, one_high = covering(to_low, to_high, orientation)
                low &= one_low
                high &= one_high
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
    """All ways together: a second one counts nearly as much as the first."""
    found = 1e-6
    for side in range(int64(STARTS[state.board])):
        found += POWERS[costs[side]]
    return found


@helper
def holdings(state: State, colour: int, cells: Words) -> float:
    """What a colour has besides its ways however full the board is: cells with its top, and the L in hand."""
    found: float = OWN_CELL * (bit_count(cells[0]) + bit_count(cells[1]))
    for seat in range(colour, int64(state.players), 2):
        found += L_IN_HAND * float(state.left[seat, L_STONE])
    return found


@subroutine
def value_for_mover(state: State, cells: Words, costs: Ints, others: Ints) -> float:
    """A guess at the value for the seat that is to act, from the costs of its own and of the others' ways."""
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
    lead = np.log(one / two) / -np.log(PATIENCE)
    ahead += ground * (CELL_AHEAD * lead + OPEN_CELL * only + TEMPO)
    won = np.exp(ahead) if own < FAR else 0.0
    lost = np.exp(-ahead) if other < FAR else 0.0
    neither = NEITHER * np.exp(-ROOM * ground) / (one + two)
    return float(NEARLY * (won - lost + neither * ending) / (won + lost + neither))


@rules.evaluate
def evaluate(state: State, values: Floats) -> None:
    cells, costs, others = np.empty(6, np.uint64), np.empty(MOST_SIDES, np.int64), np.empty(MOST_SIDES, np.int64)
    value = value_for_mover(state, cells, costs, others)
    for seat in range(int64(state.players)):
        values[seat] = value if (seat ^ int64(state.seat)) & 1 == 0 else -value


# --- the weight of acts -----------------------------------------------------------------------------------------------


@subroutine
def spread(cells: Words, from_low: np.uint64, from_high: np.uint64, costs: Ints) -> None:
    """The cost of the cheapest way from some cells to every cell, itself included."""
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
def promise(state: State, colour: int, promised: Floats) -> None:
    """How much of a colour's ways leads over each cell: nearly 1 where all of the cheapest ones do."""
    board = int64(state.board)
    cells, one, other = np.empty(6, np.uint64), np.empty(CELLS, np.int64), np.empty(CELLS, np.int64)
    cells_for(state, colour, cells)
    for cell in range(CELLS):
        promised[cell] = 0.0
    total = 1e-9
    for side in range(int64(STARTS[board])):
        spread(cells, SIDE_BITS[board, side, 0], SIDE_BITS[board, side, 1], one)
        spread(cells, FACING_BITS[board, side, 0], FACING_BITS[board, side, 1], other)
        least = 2 * FAR
        for cell in range(CELLS):
            if one[cell] < FAR and other[cell] < FAR:
                word, place = cell >> 6, bit(cell & 63)
                cost = one[cell] + other[cell]
                if cells[4 + word] & place:
                    cost -= 2
                elif cells[2 + word] & place:
                    cost -= 1
                least = min(least, cost)
                promised[cell] += POWERS[cost]
        if least < 2 * FAR:
            total += POWERS[least]
    for cell in range(CELLS):
        promised[cell] /= total


@subroutine
def first_impression(state: State, acts: Ints, count: int, weights: Floats) -> None:
    """Weigh acts by the cells that they cover: on one's own ways, and on the others'."""
    colour = int64(state.seat) & 1
    own, others = np.empty(CELLS), np.empty(CELLS)
    promise(state, colour, own)
    promise(state, 1 - colour, others)
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
            place = cell + int64(OFFSET[orientation, column])
            lasting = 1.2 if BOTTOM[orientation, column] + CUBES[orientation, column] == 3 else 1.0
            if not mine[place >> 6] & bit(place & 63):
                score += lasting * own[place]
                if theirs[place >> 6] & bit(place & 63):
                    score += 1.5 * lasting * others[place]
                else:
                    score += lasting * others[place]
        weights[i] = score


@helper
def heaviest(weights: Floats, count: int, best: Ints) -> int:
    """The places of the greatest weights, as many as there is room for, the greatest first; how many."""
    found = 0
    for i in range(count):
        if found < len(best):
            found += 1
        elif weights[i] <= weights[best[found - 1]]:
            continue
        place = found - 1
        while place > 0 and weights[i] > weights[best[place - 1]]:
            best[place] = best[place - 1]
            place -= 1
        best[place] = i
    return found


@subroutine
def value_after(state: State, act: int, later: States, cells: Words, costs: Ints, others: Ints) -> float:
    """What an act is worth to the seat that is to act."""
    later[0] = state
    play(later[0], act)
    value = value_for_mover(later[0], cells, costs, others)
    return value if (int64(later[0].seat) ^ int64(state.seat)) & 1 == 0 else -value


@subroutine
def closer_look(state: State, acts: Ints, some: Ints, weights: Floats) -> None:
    """Weigh some of the acts anew, by the value of the position after each; the others are left nearly nothing.

    An act after which the others win at once has no weight. Where none of them prevents that, a stone that does is looked for
    among the rest.
    """
    cells, costs, others = np.empty(6, np.uint64), np.empty(MOST_SIDES, np.int64), np.empty(MOST_SIDES, np.int64)
    later = np.empty(1, STATE)
    most = weights[some[0]] + 1e-9
    for i in range(len(weights)):
        weights[i] = LEFT_ASIDE * (weights[i] / most + 0.01)
    best = -1.0
    for i in some:
        value = value_after(state, acts[i], later, cells, costs, others)
        best = max(best, value)
        weights[i] = np.exp(EAGERNESS * value) if value > -1.0 else 0.0
    if best > -1.0:
        return
    rescues = 0
    for i in range(len(weights)):
        if 0.0 < weights[i] <= 2 * LEFT_ASIDE and rescues < RESCUES:
            value = value_after(state, acts[i], later, cells, costs, others)
            if value > -1.0:
                rescues += 1
                weights[i] = np.exp(EAGERNESS * value)
            else:
                weights[i] = 0.0


@subroutine
def weigh_wins(state: State, acts: Ints, count: int, winner: int, weights: Floats) -> bool:
    """Give all weight to an act that wins, where one is listed: a search may have asked for others than the known one."""
    found = False
    for i in range(count):
        weights[i] = 1.0 if acts[i] == winner else 1e-9
        found |= acts[i] == winner
    if not found:
        for i in range(count):
            if wins_with(state, acts[i] // CELLS, acts[i] % CELLS, int64(state.seat) & 1):
                weights[i] = 1.0
                found = True
    return found


@rules.weigh
def weigh(state: State, acts: Ints, count: int, weights: Floats) -> None:
    cells, costs = np.empty(6, np.uint64), np.empty(MOST_SIDES, np.int64)
    colour = int64(state.seat) & 1
    if ways(state, colour, cells, costs) <= finishable(state, colour):
        winner = winning_act(state, costs)
        if winner >= 0 and weigh_wins(state, acts, count, winner, weights):
            return
    first_impression(state, acts, count, weights)
    best = np.empty(CLOSER, np.int64)
    found = heaviest(weights, count, best)
    closer_look(state, acts, best[:found], weights[:count])


# --- playing on -------------------------------------------------------------------------------------------------------


@rules.guess
def guess(state: State, random: Random, scratch: Ints) -> int:
    """Win where one stone can; otherwise the better of a few stones drawn at random, by the costs of the ways after it."""
    cells, costs, others = np.empty(6, np.uint64), np.empty(MOST_SIDES, np.int64), np.empty(MOST_SIDES, np.int64)
    colour = int64(state.seat) & 1
    if ways(state, colour, cells, costs) <= finishable(state, colour):
        winner = winning_act(state, costs)
        if winner >= 0:
            return winner
    later = np.empty(1, STATE)
    best, chosen = -1e9, -1
    for _ in range(DRAWN):
        act = pick(state, random, scratch)
        later[0] = state
        put(later[0], act // CELLS, act % CELLS, -1 if state.bars > 0 else colour)
        ways(later[0], colour, cells, costs)
        ways(later[0], 1 - colour, cells, others)
        lead = strength(state, costs) / strength(state, others)
        if lead > best:
            best, chosen = lead, act
    return chosen
