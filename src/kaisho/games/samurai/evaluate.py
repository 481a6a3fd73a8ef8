"""What searches know about Samurai: who will capture which figure, what a tile gains on a hex, and quick sensible acts.

Everything rests on one estimate: the probability that a seat captures a figure, given the lead of its influence and the
number of empty land hexes around the settlement. Worths are integers; a figure that is certain is worth 1000.
"""

from __future__ import annotations

import numpy as np

from kaisho.games.samurai.board import (
    AROUND,
    FIGURE_EXCHANGE,
    FIRST_SEA,
    FIRST_SETTLEMENT,
    HEXES,
    HORSEMAN,
    INFLUENCE,
    KINDS,
    LAND,
    LAND_AROUND,
    LAND_HEXES,
    NEIGHBOURS,
    SETTLEMENTS,
    SHIP_1,
    SHIP_2,
    TILE_EXCHANGE,
    TILE_HEXES,
)
from kaisho.games.samurai.rules import (
    DISCARD,
    END,
    LAY,
    MAX_PLAYERS,
    MOVE,
    PAIR,
    PICK,
    PICKING,
    PLACE,
    PLACING,
    PLAYING,
    SWAP,
    WITHOUT_CHARACTER,
    empty_land,
    empty_sea,
    legal,
    may_end,
    pair_number,
    result,
    rules,
    swappable,
    unseen_figures,
)
from kaisho.kernel import (
    ONE,
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
    next_word,
    subroutine,
)

MAX_LEAD = 10
"""Leads are clipped to this."""
CERTAIN = 1000

LEADS = np.arange(-MAX_LEAD, MAX_LEAD + 1)
JUST_LAID, TO_LAY = 0, 1

Curves = tuple[tuple[float, float], ...]
"""Pairs of midpoint and scale, by the number of empty hexes around a settlement, from one to six: a seat captures a figure
there with the probability 1 / (1 + exp(-(lead - midpoint) / scale))."""

# Measured in quick games (5 000 for each number of players), for a seat that has just laid its tiles and for one that will.
_MEASURED: dict[int, tuple[Curves, Curves]] = {
    2: (
        ((2.5, 2.2), (1.7, 2.4), (2.4, 2.9), (1.8, 2.2), (1.8, 2.2), (1.8, 2.2)),
        ((1.0, 2.5), (1.4, 2.4), (1.8, 3.2), (1.6, 2.3), (1.6, 2.3), (1.6, 2.3)),
    ),
    3: (
        ((2.4, 1.7), (1.8, 1.8), (2.1, 1.9), (1.9, 1.6), (1.9, 1.6), (1.9, 1.6)),
        ((0.9, 1.9), (1.5, 1.8), (1.8, 2.0), (1.7, 1.7), (1.7, 1.7), (1.7, 1.7)),
    ),
    4: (
        ((2.2, 1.4), (1.8, 1.5), (2.1, 1.6), (2.1, 1.5), (2.1, 1.5), (2.1, 1.5)),
        ((0.7, 1.5), (1.5, 1.5), (1.9, 1.7), (2.0, 1.6), (2.0, 1.6), (2.0, 1.6)),
    ),
}

# For choosing where to lay tiles. These play better than the measured ones because they look further ahead than quick games.
_TUNED: dict[int, Curves] = {
    2: ((0.8, 1.6), (0.0, 2.2), (0.2, 2.8), (0.0, 3.4), (0.0, 4.0), (0.0, 4.5)),
    3: ((1.5, 1.8), (1.2, 2.4), (1.2, 3.0), (1.2, 3.6), (1.2, 4.2), (1.2, 4.7)),
    4: ((2.0, 1.8), (1.6, 2.4), (1.6, 3.0), (1.6, 3.6), (1.6, 4.2), (1.6, 4.7)),
}


def _probabilities(curves: Curves) -> Floats:
    """Return the probability that a seat captures a figure, by empty hexes and lead."""
    by_empty_hexes = [(LEADS > 0).astype(np.float64)]
    by_empty_hexes += [1 / (1 + np.exp(-(LEADS - midpoint) / scale)) for midpoint, scale in curves]
    return np.array(by_empty_hexes)


def _worths(players: int) -> Ints:
    """Return the worth of a figure to a seat that has just laid its tiles, negative if others will probably capture it."""
    others = 1 / (players - 1)
    worths = np.rint(CERTAIN * (_probabilities(_TUNED[players]) * (1 + others) - others)).astype(np.int64)
    worths[0, MAX_LEAD] = 0  # set aside
    return worths


PROBABILITY = np.zeros((MAX_PLAYERS + 1, 2, 7, 2 * MAX_LEAD + 1))
WORTH = np.zeros((MAX_PLAYERS + 1, 7, 2 * MAX_LEAD + 1), np.int64)
for _players, _curves in _MEASURED.items():
    PROBABILITY[_players] = [_probabilities(curves) for curves in _curves]
    WORTH[_players] = _worths(_players)

COST = np.array([60, 90, 130, 60, 90, 130, 60, 90, 130, 60, 110, 180, 100, 170, 110, 60, 350], np.int64)
"""The worth of keeping a tile in the hand at the beginning of the game."""

PICK_WEIGHT = np.array([1, 2, 4, 1, 2, 4, 1, 2, 4, 1, 2, 6, 4, 6, 5, 0.5, 3], np.float64)
"""The weight of picking a tile for the first hand."""

NEAR = np.array(
    [
        sum(1 << neighbour - FIRST_SETTLEMENT for neighbour in NEIGHBOURS[hexagon] if neighbour >= FIRST_SETTLEMENT)
        for hexagon in range(TILE_HEXES)
    ],
    np.uint64,
)
"""The settlements next to each hex, as bits."""

INFLUENCES = np.array(
    [0] + [sum(int(INFLUENCE[tile % KINDS, kind]) << 16 * kind for kind in range(3)) for tile in range(MAX_PLAYERS * KINDS)],
    np.int64,
)
"""The influence on all three kinds of figure in one number, 16 bits each, by the tile on a hex."""

OWNER = np.array([0] + [tile // KINDS for tile in range(MAX_PLAYERS * KINDS)], np.int64)

# A survey of the map is one array of integers; these are the offsets of its parts.
LEAD = 0
OPEN = LEAD + 3 * SETTLEMENTS
GAIN = OPEN + SETTLEMENTS
STAKE = GAIN + SETTLEMENTS
SUMS = STAKE + 3
SURVEY_SIZE = SUMS + MAX_PLAYERS


@helper
def lead_index(lead: int) -> int:
    """Return the index of a lead in the tables."""
    return min(max(lead, -MAX_LEAD), MAX_LEAD) + MAX_LEAD


@helper
def with_figures(state: State) -> np.uint64:
    """Return the settlements that still have figures, as bits."""
    return state.figures[0] | state.figures[1] | state.figures[2]


@subroutine
def add_influences(state: State, settlement: int, survey: Ints) -> None:
    """Sum the influence of each seat on the three kinds of figure in a settlement, in one number for each seat."""
    for seat in range(MAX_PLAYERS):
        survey[SUMS + seat] = 0
    for side in range(6):
        tile = int64(state.tiles[AROUND[settlement, side]])
        if tile:
            survey[SUMS + OWNER[tile]] += INFLUENCES[tile]


@helper
def lead_of(survey: Ints, players: int, seat: int, kind: int) -> int:
    """Return the lead of a seat over the strongest other one; negative if it trails."""
    shift = 16 * kind
    best = 0
    for other in range(players):
        if other != seat:
            best = max(best, (survey[SUMS + other] >> shift) & 0xFFFF)
    return ((survey[SUMS + seat] >> shift) & 0xFFFF) - best


@subroutine
def find_stakes(state: State, survey: Ints) -> None:
    """Find the stake of each kind of figure in percent: less once its leader cannot be overtaken.

    A figure behind a screen may be of any kind, so it counts for the pursuers and not for the leader.
    """
    for kind in range(3):
        first, known, second = 0, 0, 0
        for seat in range(int64(state.players)):
            captured = int64(state.captured[seat, kind])
            possible = captured + int64(state.screened[seat])
            if possible > first:
                first, known, second = possible, captured, first
            elif possible > second:
                second = possible
        survey[STAKE + kind] = 40 if known - second > bit_count(state.figures[kind]) else 100


@subroutine
def survey_map(state: State, seat: int, survey: Ints) -> None:
    """Find a seat's leads and the number of empty hexes at every settlement with figures."""
    players = int64(state.players)
    todo = with_figures(state)
    while todo:
        settlement = lowest_bit(todo)
        todo &= todo - ONE
        survey[OPEN + settlement] = bit_count(LAND_AROUND[settlement] & ~state.land_taken)
        add_influences(state, settlement, survey)
        for kind in range(3):
            survey[LEAD + 3 * settlement + kind] = lead_of(survey, players, seat, kind)
    find_stakes(state, survey)


@subroutine
def find_gains(state: State, tile: int, filled: int, survey: Ints) -> None:
    """Find what a tile gains next to each settlement; ``filled`` is 1 for a tile on land, 0 for a ship."""
    players = int64(state.players)
    todo = with_figures(state)
    while todo:
        settlement = lowest_bit(todo)
        todo &= todo - ONE
        empty = survey[OPEN + settlement]
        gain = 0
        if empty >= filled:
            for kind in range(3):
                if state.figures[kind] & bit(settlement):
                    lead = survey[LEAD + 3 * settlement + kind]
                    after = WORTH[players, empty - filled, lead_index(lead + INFLUENCE[tile, kind])]
                    gain += survey[STAKE + kind] * (after - WORTH[players, empty, lead_index(lead)])
        survey[GAIN + settlement] = gain // 100


@helper
def gain_at(state: State, hexagon: int, survey: Ints) -> int:
    """Return the gain on a hex of the tile for which ``find_gains`` was called."""
    gain = 0
    near = NEAR[hexagon] & with_figures(state)
    while near:
        gain += survey[GAIN + lowest_bit(near)]
        near &= near - ONE
    return gain


@helper
def cost_of(state: State, tile: int) -> int:
    """Return the worth of keeping a tile in the hand, which decreases as the land fills."""
    return COST[tile] * bit_count(empty_land(state)) // bit_count(LAND[state.players])


@helper
def figure_worth(state: State, settlement: int, kind: int, survey: Ints) -> int:
    """Return the worth of a figure of a kind if it were in a settlement."""
    worth = WORTH[state.players, survey[OPEN + settlement], lead_index(survey[LEAD + 3 * settlement + kind])]
    return survey[STAKE + kind] * worth // 100


@helper
def swap_gain(state: State, settlement: int, kind: int, other: int, survey: Ints) -> int:
    """Return the gain if a settlement had a figure of another kind instead."""
    return figure_worth(state, settlement, other, survey) - figure_worth(state, settlement, kind, survey)


@subroutine
def loss_at(state: State, seat: int, hexagon: int, survey: Ints) -> int:
    """Return the loss if a tile of the seat is replaced with a tile exchange."""
    players = int64(state.players)
    tile = int64(state.tiles[hexagon]) - 1 - KINDS * seat
    loss = 0
    near = NEAR[hexagon] & with_figures(state)
    while near:
        settlement = lowest_bit(near)
        near &= near - ONE
        for kind in range(3):
            if state.figures[kind] & bit(settlement):
                lead, empty = survey[LEAD + 3 * settlement + kind], survey[OPEN + settlement]
                after = WORTH[players, empty, lead_index(lead - INFLUENCE[tile, kind])]
                loss += survey[STAKE + kind] * (WORTH[players, empty, lead_index(lead)] - after)
    return loss // 100


# --- a quick sensible act ---------------------------------------------------------------------------------------------


@helper
def best_on_land(state: State, hexes: np.uint64, survey: Ints) -> int:
    """Return the best of some hexes with its gain: ``gain * 256 + hex``."""
    best = -(1 << 40)
    while hexes:
        hexagon = lowest_bit(hexes)
        hexes &= hexes - ONE
        best = max(best, gain_at(state, hexagon, survey) * 256 + hexagon)
    return best


@subroutine
def best_at_sea(state: State, random: Random, survey: Ints) -> int:
    """Return the best of a random three quarters of the empty sea with its gain: ``gain * 256 + hex``."""
    best = -(1 << 40)
    for word in range(2):
        hexes = empty_sea(state, word) & (next_word(random) | next_word(random))
        while hexes:
            hexagon = FIRST_SEA + 64 * word + lowest_bit(hexes)
            hexes &= hexes - ONE
            best = max(best, gain_at(state, hexagon, survey) * 256 + hexagon)
    return best


@subroutine
def guess_swap(state: State, survey: Ints) -> int:
    """Return the best figure exchange with its gain: ``gain * 65536 + act``. The two figures are chosen independently."""
    best = -(1 << 40)
    for low in range(2):
        for high in range(low + 1, 3):
            one, other = -1, -1
            one_gain, other_gain = -(1 << 20), -(1 << 20)
            todo = swappable(state, low, high)
            while todo:
                settlement = lowest_bit(todo)
                todo &= todo - ONE
                gain = swap_gain(state, settlement, low, high, survey)
                if gain > one_gain:
                    one, one_gain = settlement, gain
            todo = swappable(state, high, low)
            while todo:
                settlement = lowest_bit(todo)
                todo &= todo - ONE
                gain = swap_gain(state, settlement, high, low, survey)
                if gain > other_gain:
                    other, other_gain = settlement, gain
            if one >= 0 and other >= 0:
                best = max(best, (one_gain + other_gain) * 65536 + SWAP + pair_number(3 * one + low, 3 * other + high))
    return best


@subroutine
def guess_move(state: State, seat: int, survey: Ints) -> int:
    """Return the most influential tile that can be moved away without loss: ``influence * 256 + hex``, or -1."""
    best = -1
    todo = state.movable[seat]
    while todo:
        hexagon = lowest_bit(todo)
        todo &= todo - ONE
        loss = loss_at(state, seat, hexagon, survey)
        if loss <= 0:
            tile = int64(state.tiles[hexagon]) - 1 - KINDS * seat
            influence = int64(INFLUENCE[tile, 0] + INFLUENCE[tile, 1] + INFLUENCE[tile, 2])
            best = max(best, influence * 256 + hexagon)
    return best


@subroutine
def guess_turn(state: State, random: Random, survey: Ints) -> int:
    """Return one act of a turn: the best of a random part of all acts, or the end of the turn if nothing gains."""
    seat = int64(state.seat)
    can_end = may_end(state)
    first = HORSEMAN if state.laid == WITHOUT_CHARACTER else 0
    characters = 0
    for tile in range(SHIP_1, HORSEMAN + 1):
        characters += int64(state.hand[seat, tile])
    characters += int64(state.hand[seat, FIGURE_EXCHANGE])
    if state.laid == WITHOUT_CHARACTER and characters == 0:
        return END
    survey_map(state, seat, survey)
    best = 0 if can_end else -(1 << 40)
    chosen = END if can_end else -1
    land = empty_land(state)
    hexes = land & (next_word(random) | next_word(random))
    if hexes == ZERO:
        hexes = land
    if land:
        for tile in range(first, HORSEMAN + 1):
            if state.hand[seat, tile] == 0 or SHIP_1 <= tile <= SHIP_2:
                continue
            find_gains(state, tile, 1, survey)
            target = best_on_land(state, hexes, survey)
            gain = (target >> 8) - cost_of(state, tile)
            if gain > best:
                best, chosen = gain, LAY + HEXES * tile + (target & 255)
    for tile in range(SHIP_1, SHIP_2 + 1):
        if state.hand[seat, tile]:
            find_gains(state, tile, 0, survey)
            target = best_at_sea(state, random, survey)
            gain = (target >> 8) - cost_of(state, tile)
            if gain > best:
                best, chosen = gain, LAY + HEXES * tile + (target & 255)
    if state.hand[seat, TILE_EXCHANGE] and state.laid != WITHOUT_CHARACTER and land:
        old = guess_move(state, seat, survey)
        if old >= 0:
            old &= 255
            find_gains(state, int64(state.tiles[old]) - 1 - KINDS * seat, 1, survey)
            target = best_on_land(state, hexes, survey)
            gain = (target >> 8) - cost_of(state, TILE_EXCHANGE)
            if gain > best:
                best, chosen = gain, MOVE + LAND_HEXES * old + (target & 255)
    if state.hand[seat, FIGURE_EXCHANGE]:
        swap = guess_swap(state, survey)
        if (swap >> 16) - cost_of(state, FIGURE_EXCHANGE) > best:
            chosen = swap & 65535
    return chosen


@rules.guess
def guess(state: State, random: Random, scratch: Ints) -> int:
    if state.phase == PLAYING:
        chosen = guess_turn(state, random, scratch)
        if chosen >= 0:
            return chosen
    return scratch[draw(random, legal(state, scratch))]


# --- weights of acts --------------------------------------------------------------------------------------------------

GAIN_SCALE = 120
"""A gain of this much multiplies the weight of an act by e."""
MAX_GAIN = 1800
WEIGHTS = np.exp(np.arange(-MAX_GAIN, MAX_GAIN + 1) / GAIN_SCALE)


@helper
def gain_weight(gain: int) -> float:
    return WEIGHTS[min(max(gain, -MAX_GAIN), MAX_GAIN) + MAX_GAIN]


@subroutine
def weigh_picks(acts: Ints, count: int, weights: Floats) -> None:
    for i in range(count):
        weights[i] = PICK_WEIGHT[acts[i] - PICK]


@subroutine
def weigh_placements(state: State, acts: Ints, count: int, weights: Floats) -> None:
    """Prefer to place a kind for which the hand is strong where figures are captured soon, and the others elsewhere."""
    seat = int64(state.seat)
    for i in range(count):
        settlement, kind = (acts[i] - PLACE) // 3, (acts[i] - PLACE) % 3
        strength = 0
        for other in range(3):
            for tile in range(3):
                if state.hand[seat, 3 * other + tile]:
                    strength += (2 + tile) * (2 if other == kind else -1)
        weights[i] = gain_weight(strength * (8 - 2 * bit_count(LAND_AROUND[settlement])))


@subroutine
def weigh_acts(state: State, acts: Ints, count: int, weights: Floats) -> None:
    """Weigh the acts of a turn. Acts with the same tile are adjacent in the list, so its gains are found only once."""
    seat = int64(state.seat)
    survey = np.empty(SURVEY_SIZE, np.int64)
    survey_map(state, seat, survey)
    gains_of = -1
    moved_from, loss = -1, 0
    for i in range(count):
        act = acts[i]
        if act < MOVE:
            tile, hexagon = (act - LAY) // HEXES, (act - LAY) % HEXES
            if gains_of != tile:
                find_gains(state, tile, 1 if hexagon < FIRST_SEA else 0, survey)
                gains_of = tile
            gain = gain_at(state, hexagon, survey) - cost_of(state, tile)
        elif act < SWAP:
            old, new = (act - MOVE) // LAND_HEXES, (act - MOVE) % LAND_HEXES
            tile = int64(state.tiles[old]) - 1 - KINDS * seat
            if moved_from != old:
                loss = loss_at(state, seat, old, survey)
                moved_from = old
            if gains_of != tile:
                find_gains(state, tile, 1, survey)
                gains_of = tile
            gain = gain_at(state, new, survey) - loss - cost_of(state, TILE_EXCHANGE)
        elif act < DISCARD:
            low, high = int64(PAIR[act - SWAP, 0]), int64(PAIR[act - SWAP, 1])
            gain = swap_gain(state, low // 3, low % 3, high % 3, survey) - cost_of(state, FIGURE_EXCHANGE)
            gain += swap_gain(state, high // 3, high % 3, low % 3, survey)
        elif act == DISCARD:
            gain = -cost_of(state, FIGURE_EXCHANGE) - 100
        else:
            gain = 0
        weights[i] = gain_weight(gain)


@rules.weigh
def weigh(state: State, acts: Ints, count: int, weights: Floats) -> None:
    if state.phase == PICKING:
        weigh_picks(acts, count, weights)
    elif state.phase == PLACING:
        weigh_placements(state, acts, count, weights)
    elif count > 0:
        weigh_acts(state, acts, count, weights)


# --- who will win -----------------------------------------------------------------------------------------------------


@subroutine
def add_captured(state: State, expected: Floats, spread: Floats) -> None:
    """Add the figures that each seat has captured; those behind a screen may be any that the seats cannot see."""
    pool = np.zeros(3, np.int64)
    total = max(unseen_figures(state, pool), 1)
    for seat in range(int64(state.players)):
        screened = int64(state.screened[seat])
        for kind in range(3):
            expected[3 * seat + kind] = int64(state.captured[seat, kind])
            if screened:
                share = pool[kind] / total
                expected[3 * seat + kind] += screened * share
                spread[3 * seat + kind] += screened * share * (1.0 - share)


@subroutine
def expect_figures(state: State, expected: Floats, spread: Floats) -> None:
    """Find how many figures each seat will have in the end, and the variance, by ``3 * seat + kind``."""
    players = int64(state.players)
    survey = np.empty(SURVEY_SIZE, np.int64)
    to_lay = int64(state.seat)
    if state.laid == WITHOUT_CHARACTER:
        to_lay = (to_lay + 1) % players
    add_captured(state, expected, spread)
    probability = np.empty(MAX_PLAYERS, np.float64)
    todo = with_figures(state)
    while todo:
        settlement = lowest_bit(todo)
        todo &= todo - ONE
        empty = bit_count(LAND_AROUND[settlement] & ~state.land_taken)
        add_influences(state, settlement, survey)
        for kind in range(3):
            if not state.figures[kind] & bit(settlement):
                continue
            total = 0.0
            for seat in range(players):
                moment = TO_LAY if seat == to_lay else JUST_LAID
                lead = lead_of(survey, players, seat, kind)
                probability[seat] = PROBABILITY[players, moment, empty, lead_index(lead)]
                total += probability[seat]
            scale = 1.0 / max(total, 1.0)
            for seat in range(players):
                chance = probability[seat] * scale
                expected[3 * seat + kind] += chance
                spread[3 * seat + kind] += chance * (1.0 - chance)


# These constants are fitted to the results of quick games.
VARIANCE_FACTOR = 2.2
"""The variance of the numbers of figures, relative to independent captures."""
MIN_VARIANCE = 0.02
MAJORITY_MARGIN = 0.4
"""How far a lead must be above 0 to be a sole majority: a tie is not one."""
NO_LEAD = 0.44
"""The chance to compete of a seat that leads nowhere, relative to one that certainly leads."""
TOTAL_WEIGHT, TOTAL_DECAY = 2.0, 0.22
"""The weight of one more figure among those who compete: nearly decisive in the end, less with many figures on the map."""


@helper
def probability_above_zero(mean: float, variance: float) -> float:
    """Return the probability that a variable is above 0: a logistic approximation of the normal distribution."""
    return 1.0 / (1.0 + np.exp(-1.7 * mean / np.sqrt(VARIANCE_FACTOR * variance + MIN_VARIANCE)))


@subroutine
def find_leaders(players: int, expected: Floats, spread: Floats, leading: Floats) -> None:
    """Find the probability that each seat will have the sole majority of each kind."""
    for kind in range(3):
        for seat in range(players):
            chance = 1.0
            for other in range(players):
                if other != seat:
                    lead = expected[3 * seat + kind] - expected[3 * other + kind]
                    variance = spread[3 * seat + kind] + spread[3 * other + kind]
                    chance *= probability_above_zero(lead - MAJORITY_MARGIN, variance)
            leading[3 * seat + kind] = chance


@subroutine
def estimate(state: State, values: Floats) -> None:
    """Estimate the values: two majorities win (M17), otherwise the most other figures among seats with one (M18)."""
    players = int64(state.players)
    expected = np.zeros(3 * MAX_PLAYERS, np.float64)
    spread = np.zeros(3 * MAX_PLAYERS, np.float64)
    leading = np.zeros(3 * MAX_PLAYERS, np.float64)
    expect_figures(state, expected, spread)
    find_leaders(players, expected, spread, leading)
    on_map = bit_count(state.figures[0]) + bit_count(state.figures[1]) + bit_count(state.figures[2])
    total_weight = TOTAL_WEIGHT / (1.0 + TOTAL_DECAY * on_map)
    outright, competing = 0.0, 0.0
    strength = np.zeros(MAX_PLAYERS, np.float64)
    for seat in range(players):
        h, b, r = leading[3 * seat], leading[3 * seat + 1], leading[3 * seat + 2]
        two = h * b + h * r + b * r - 2.0 * h * b * r
        one = h + b + r - 2.0 * (h * b + h * r + b * r) + 3.0 * h * b * r
        total = expected[3 * seat] + expected[3 * seat + 1] + expected[3 * seat + 2]
        values[seat] = two
        outright += two
        strength[seat] = (one + NO_LEAD) * np.exp(total_weight * total)
        competing += strength[seat]
    scale = 1.0 / max(outright, 1.0)
    rest = max(0.0, 1.0 - outright * scale)
    for seat in range(players):
        wins = values[seat] * scale + rest * strength[seat] / competing
        values[seat] = min(max(2.0 * wins - 1.0, -1.0), 1.0)


@rules.evaluate
def evaluate(state: State, values: Floats) -> None:
    if state.over:
        result(state, values, np.zeros(MAX_PLAYERS, np.int64))
    else:
        estimate(state, values)
