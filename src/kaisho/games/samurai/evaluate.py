"""What searches know about Samurai: who will take which figure, what a tile is worth where, and quick sensible acts.

Everything rests on one estimate: how likely a seat takes a figure, by how much its influence leads (or trails) and by how many
hexes of plain land around the settlement are still empty. Worths are whole numbers, 1000 for a figure that is certain.
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
    MOST_PLAYERS,
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

FAR = 10
"""A lead of more than this is as good as this."""
CERTAIN = 1000

LEADS = np.arange(-FAR, FAR + 1)
JUST_LAID, TO_LAY = 0, 1

Curves = tuple[tuple[float, float], ...]
"""Pairs of even and slope by the empty hexes left around a settlement, from one to six: a seat takes a figure there with the
likelihood 1 / (1 + exp(-(lead - even) / slope))."""

# Counted in quick games (5 000 for each number of players), for a seat that has just laid its tiles and for one that is to.
_COUNTED: dict[int, tuple[Curves, Curves]] = {
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

# What tiles are laid by. These play better than the counted ones: they look further ahead than quick games do.
_HOPED: dict[int, Curves] = {
    2: ((0.8, 1.6), (0.0, 2.2), (0.2, 2.8), (0.0, 3.4), (0.0, 4.0), (0.0, 4.5)),
    3: ((1.5, 1.8), (1.2, 2.4), (1.2, 3.0), (1.2, 3.6), (1.2, 4.2), (1.2, 4.7)),
    4: ((2.0, 1.8), (1.6, 2.4), (1.6, 3.0), (1.6, 3.6), (1.6, 4.2), (1.6, 4.7)),
}


def _likelihoods(curves: Curves) -> Floats:
    """How likely a seat takes a figure, by empty hexes and lead."""
    found = [(LEADS > 0).astype(np.float64)]
    found += [1 / (1 + np.exp(-(LEADS - even) / slope)) for even, slope in curves]
    return np.array(found)


def _worths(players: int) -> Ints:
    """What a figure is worth to a seat that has just laid its tiles: 1000 is taken by oneself; less than 0, by another one."""
    others = 1 / (players - 1)
    found = np.rint(CERTAIN * (_likelihoods(_HOPED[players]) * (1 + others) - others)).astype(np.int64)
    found[0, FAR] = 0  # set aside
    return found


LIKELY = np.zeros((MOST_PLAYERS + 1, 2, 7, 2 * FAR + 1))
WORTH = np.zeros((MOST_PLAYERS + 1, 7, 2 * FAR + 1), np.int64)
for _players, _curves in _COUNTED.items():
    LIKELY[_players] = [_likelihoods(curves) for curves in _curves]
    WORTH[_players] = _worths(_players)

COST = np.array([60, 90, 130, 60, 90, 130, 60, 90, 130, 60, 110, 180, 100, 170, 110, 60, 350], np.int64)
"""What it costs to part with a tile while there is much left to lay it for."""

PICK_WEIGHT = np.array([1, 2, 4, 1, 2, 4, 1, 2, 4, 1, 2, 6, 4, 6, 5, 0.5, 3], np.float64)
"""How readily a tile is picked for the first hand."""

NEAR = np.array(
    [
        sum(1 << near - FIRST_SETTLEMENT for near in NEIGHBOURS[place] if near >= FIRST_SETTLEMENT)
        for place in range(TILE_HEXES)
    ],
    np.uint64,
)
"""The settlements next to each hex, as bits."""

POWER = np.array(
    [0] + [sum(int(INFLUENCE[tile % KINDS, kind]) << 16 * kind for kind in range(3)) for tile in range(MOST_PLAYERS * KINDS)],
    np.int64,
)
"""The influence on all three kinds of figure in one number, by what lies on a hex."""

OWNER = np.array([0] + [tile // KINDS for tile in range(MOST_PLAYERS * KINDS)], np.int64)

# Parts of the scratch array that a survey of the map fills.
LEAD = 0
OPEN = LEAD + 3 * SETTLEMENTS
GAIN = OPEN + SETTLEMENTS
STAKE = GAIN + SETTLEMENTS
SUMS = STAKE + 3
SURVEY = SUMS + MOST_PLAYERS


@helper
def clipped(lead: int) -> int:
    """A lead as a place in the tables."""
    return min(max(lead, -FAR), FAR) + FAR


@helper
def figured(state: State) -> np.uint64:
    """The settlements that still have figures, as bits."""
    return state.figures[0] | state.figures[1] | state.figures[2]


@subroutine
def add_influences(state: State, settlement: int, survey: Ints) -> None:
    """The influence of each seat on the three kinds of figure in a settlement, in one number a seat."""
    for seat in range(MOST_PLAYERS):
        survey[SUMS + seat] = 0
    for side in range(6):
        tile = int64(state.tiles[AROUND[settlement, side]])
        if tile:
            survey[SUMS + OWNER[tile]] += POWER[tile]


@helper
def lead_of(survey: Ints, players: int, seat: int, kind: int) -> int:
    """How far a seat is ahead of the best other one."""
    shift = 16 * kind
    best = 0
    for other in range(players):
        if other != seat:
            best = max(best, (survey[SUMS + other] >> shift) & 0xFFFF)
    return ((survey[SUMS + seat] >> shift) & 0xFFFF) - best


@subroutine
def weigh_kinds(state: State, survey: Ints) -> None:
    """What a figure of each kind counts in percent: less once nobody can be overtaken in it.

    A figure behind a screen may be of any kind: it counts against whoever leads, and for nobody.
    """
    for kind in range(3):
        first, known, second = 0, 0, 0
        for seat in range(int64(state.players)):
            captured = int64(state.captured[seat, kind])
            at_most = captured + int64(state.screened[seat])
            if at_most > first:
                first, known, second = at_most, captured, first
            elif at_most > second:
                second = at_most
        survey[STAKE + kind] = 40 if known - second > bit_count(state.figures[kind]) else 100


@subroutine
def survey_map(state: State, seat: int, survey: Ints) -> None:
    """A seat's leads and the empty hexes at every settlement with figures."""
    players = int64(state.players)
    todo = figured(state)
    while todo:
        settlement = lowest_bit(todo)
        todo &= todo - ONE
        survey[OPEN + settlement] = bit_count(LAND_AROUND[settlement] & ~state.land_taken)
        add_influences(state, settlement, survey)
        for kind in range(3):
            survey[LEAD + 3 * settlement + kind] = lead_of(survey, players, seat, kind)
    weigh_kinds(state, survey)


@subroutine
def find_gains(state: State, tile: int, filled: int, survey: Ints) -> None:
    """What a tile next to each settlement would be worth there; ``filled`` is 1 for one on land, 0 for a ship."""
    players = int64(state.players)
    todo = figured(state)
    while todo:
        settlement = lowest_bit(todo)
        todo &= todo - ONE
        left = survey[OPEN + settlement]
        gain = 0
        if left >= filled:
            for kind in range(3):
                if state.figures[kind] & bit(settlement):
                    lead = survey[LEAD + 3 * settlement + kind]
                    after = WORTH[players, left - filled, clipped(lead + INFLUENCE[tile, kind])]
                    gain += survey[STAKE + kind] * (after - WORTH[players, left, clipped(lead)])
        survey[GAIN + settlement] = gain // 100


@helper
def gain_at(state: State, place: int, survey: Ints) -> int:
    """What the tile whose gains were found is worth on a hex."""
    gain = 0
    near = NEAR[place] & figured(state)
    while near:
        gain += survey[GAIN + lowest_bit(near)]
        near &= near - ONE
    return gain


@helper
def cost_of(state: State, tile: int) -> int:
    """What a tile is worth in the hand: less and less, as the land fills."""
    return COST[tile] * bit_count(empty_land(state)) // bit_count(LAND[state.players])


@helper
def worth_there(state: State, settlement: int, kind: int, survey: Ints) -> int:
    """What a figure of a kind would be worth in a settlement."""
    worth = WORTH[state.players, survey[OPEN + settlement], clipped(survey[LEAD + 3 * settlement + kind])]
    return survey[STAKE + kind] * worth // 100


@helper
def swap_gain(state: State, settlement: int, kind: int, other: int, survey: Ints) -> int:
    """What it is worth that a settlement has a figure of the other kind instead."""
    return worth_there(state, settlement, other, survey) - worth_there(state, settlement, kind, survey)


@subroutine
def loss_at(state: State, seat: int, place: int, survey: Ints) -> int:
    """What is lost where an own tile is taken up and a tile exchange lies in its place."""
    players = int64(state.players)
    tile = int64(state.tiles[place]) - 1 - KINDS * seat
    loss = 0
    near = NEAR[place] & figured(state)
    while near:
        settlement = lowest_bit(near)
        near &= near - ONE
        for kind in range(3):
            if state.figures[kind] & bit(settlement):
                lead, left = survey[LEAD + 3 * settlement + kind], survey[OPEN + settlement]
                after = WORTH[players, left, clipped(lead - INFLUENCE[tile, kind])]
                loss += survey[STAKE + kind] * (WORTH[players, left, clipped(lead)] - after)
    return loss // 100


# --- a quick sensible act ---------------------------------------------------------------------------------------------


@helper
def best_on_land(state: State, places: np.uint64, survey: Ints) -> int:
    """The best hex of some, with its gain: ``gain * 256 + hex``."""
    best = -(1 << 40)
    while places:
        place = lowest_bit(places)
        places &= places - ONE
        best = max(best, gain_at(state, place, survey) * 256 + place)
    return best


@subroutine
def best_at_sea(state: State, random: Random, survey: Ints) -> int:
    best = -(1 << 40)
    for word in range(2):
        places = empty_sea(state, word) & (next_word(random) | next_word(random))
        while places:
            place = FIRST_SEA + 64 * word + lowest_bit(places)
            places &= places - ONE
            best = max(best, gain_at(state, place, survey) * 256 + place)
    return best


@subroutine
def guess_swap(state: State, survey: Ints) -> int:
    """The best figure exchange with its gain: ``gain * 65536 + act``; the two figures do not depend on each other."""
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
    """The tile whose removal costs least for what it can do elsewhere: ``(influence - loss) * 256 + hex``, or -1."""
    best = -1
    todo = state.movable[seat]
    while todo:
        place = lowest_bit(todo)
        todo &= todo - ONE
        loss = loss_at(state, seat, place, survey)
        if loss <= 0:
            tile = int64(state.tiles[place]) - 1 - KINDS * seat
            power = int64(INFLUENCE[tile, 0] + INFLUENCE[tile, 1] + INFLUENCE[tile, 2])
            best = max(best, power * 256 + place)
    return best


@subroutine
def guess_turn(state: State, random: Random, survey: Ints) -> int:
    """One act of a turn: the best of a random part of all, or the end where nothing pays."""
    seat = int64(state.seat)
    ending = may_end(state)
    first = HORSEMAN if state.laid == WITHOUT_CHARACTER else 0
    characters = 0
    for tile in range(SHIP_1, HORSEMAN + 1):
        characters += int64(state.hand[seat, tile])
    characters += int64(state.hand[seat, FIGURE_EXCHANGE])
    if state.laid == WITHOUT_CHARACTER and characters == 0:
        return END
    survey_map(state, seat, survey)
    best = 0 if ending else -(1 << 40)
    chosen = END if ending else -1
    land = empty_land(state)
    places = land & (next_word(random) | next_word(random))
    if places == ZERO:
        places = land
    if land:
        for tile in range(first, HORSEMAN + 1):
            if state.hand[seat, tile] == 0 or SHIP_1 <= tile <= SHIP_2:
                continue
            find_gains(state, tile, 1, survey)
            found = best_on_land(state, places, survey)
            gain = (found >> 8) - cost_of(state, tile)
            if gain > best:
                best, chosen = gain, LAY + HEXES * tile + (found & 255)
    for tile in range(SHIP_1, SHIP_2 + 1):
        if state.hand[seat, tile]:
            find_gains(state, tile, 0, survey)
            found = best_at_sea(state, random, survey)
            gain = (found >> 8) - cost_of(state, tile)
            if gain > best:
                best, chosen = gain, LAY + HEXES * tile + (found & 255)
    if state.hand[seat, TILE_EXCHANGE] and state.laid != WITHOUT_CHARACTER and land:
        old = guess_move(state, seat, survey)
        if old >= 0:
            old &= 255
            find_gains(state, int64(state.tiles[old]) - 1 - KINDS * seat, 1, survey)
            found = best_on_land(state, places, survey)
            gain = (found >> 8) - cost_of(state, TILE_EXCHANGE)
            if gain > best:
                best, chosen = gain, MOVE + LAND_HEXES * old + (found & 255)
    if state.hand[seat, FIGURE_EXCHANGE]:
        found = guess_swap(state, survey)
        if (found >> 16) - cost_of(state, FIGURE_EXCHANGE) > best:
            chosen = found & 65535
    return chosen


@rules.guess
def guess(state: State, random: Random, scratch: Ints) -> int:
    if state.phase == PLAYING:
        chosen = guess_turn(state, random, scratch)
        if chosen >= 0:
            return chosen
    return scratch[draw(random, legal(state, scratch))]


# --- weights for a list of acts ---------------------------------------------------------------------------------------

STEEP = 120
"""A gain of this much makes an act's weight e times as big."""
MOST_WEIGHED = 1800
WEIGHTS = np.exp(np.arange(-MOST_WEIGHED, MOST_WEIGHED + 1) / STEEP)


@helper
def weight_of(gain: int) -> float:
    return WEIGHTS[min(max(gain, -MOST_WEIGHED), MOST_WEIGHED) + MOST_WEIGHED]


@subroutine
def weigh_picks(acts: Ints, count: int, weights: Floats) -> None:
    for i in range(count):
        weights[i] = PICK_WEIGHT[acts[i] - PICK]


@subroutine
def weigh_placings(state: State, acts: Ints, count: int, weights: Floats) -> None:
    """A kind for which the hand is strong goes where figures are taken soon, the others where they are taken late."""
    seat = int64(state.seat)
    for i in range(count):
        settlement, kind = (acts[i] - PLACE) // 3, (acts[i] - PLACE) % 3
        strength = 0
        for own in range(3):
            for tile in range(3):
                if state.hand[seat, 3 * own + tile]:
                    strength += (2 + tile) * (2 if own == kind else -1)
        weights[i] = weight_of(strength * (8 - 2 * bit_count(LAND_AROUND[settlement])))


@subroutine
def weigh_acts(state: State, acts: Ints, count: int, weights: Floats) -> None:
    """Acts with the same tile stand together in the list, so what it gains at each settlement is found once for them all."""
    seat = int64(state.seat)
    survey = np.empty(SURVEY, np.int64)
    survey_map(state, seat, survey)
    found_for = -1
    moved_from, loss = -1, 0
    for i in range(count):
        act = acts[i]
        if act < MOVE:
            tile, place = (act - LAY) // HEXES, (act - LAY) % HEXES
            if found_for != tile:
                find_gains(state, tile, 1 if place < FIRST_SEA else 0, survey)
                found_for = tile
            gain = gain_at(state, place, survey) - cost_of(state, tile)
        elif act < SWAP:
            old, new = (act - MOVE) // LAND_HEXES, (act - MOVE) % LAND_HEXES
            tile = int64(state.tiles[old]) - 1 - KINDS * seat
            if moved_from != old:
                loss = loss_at(state, seat, old, survey)
                moved_from = old
            if found_for != tile:
                find_gains(state, tile, 1, survey)
                found_for = tile
            gain = gain_at(state, new, survey) - loss - cost_of(state, TILE_EXCHANGE)
        elif act < DISCARD:
            low, high = int64(PAIR[act - SWAP, 0]), int64(PAIR[act - SWAP, 1])
            gain = swap_gain(state, low // 3, low % 3, high % 3, survey) - cost_of(state, FIGURE_EXCHANGE)
            gain += swap_gain(state, high // 3, high % 3, low % 3, survey)
        elif act == DISCARD:
            gain = -cost_of(state, FIGURE_EXCHANGE) - 100
        else:
            gain = 0
        weights[i] = weight_of(gain)


@rules.weigh
def weigh(state: State, acts: Ints, count: int, weights: Floats) -> None:
    if state.phase == PICKING:
        weigh_picks(acts, count, weights)
    elif state.phase == PLACING:
        weigh_placings(state, acts, count, weights)
    elif count > 0:
        weigh_acts(state, acts, count, weights)


# --- who will win -----------------------------------------------------------------------------------------------------


@subroutine
def expect_captured(state: State, expected: Floats, spread: Floats) -> None:
    """The figures that each seat has taken; those behind a screen are any of the ones that are nowhere in sight."""
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
    """How many figures of each kind each seat will have in the end, and the variance of that, by ``3 * seat + kind``."""
    players = int64(state.players)
    survey = np.empty(SURVEY, np.int64)
    to_lay = int64(state.seat)
    if state.laid == WITHOUT_CHARACTER:
        to_lay = (to_lay + 1) % players
    expect_captured(state, expected, spread)
    likely = np.empty(MOST_PLAYERS, np.float64)
    todo = figured(state)
    while todo:
        settlement = lowest_bit(todo)
        todo &= todo - ONE
        left = bit_count(LAND_AROUND[settlement] & ~state.land_taken)
        add_influences(state, settlement, survey)
        for kind in range(3):
            if not state.figures[kind] & bit(settlement):
                continue
            total = 0.0
            for seat in range(players):
                moment = TO_LAY if seat == to_lay else JUST_LAID
                likely[seat] = LIKELY[players, moment, left, clipped(lead_of(survey, players, seat, kind))]
                total += likely[seat]
            share = 1.0 / max(total, 1.0)
            for seat in range(players):
                chance = likely[seat] * share
                expected[3 * seat + kind] += chance
                spread[3 * seat + kind] += chance * (1.0 - chance)


# These five make the estimate fit the results of quick games best.
UNCERTAIN = 2.2
"""How much more the numbers of figures vary than they would if each were taken independently of all others."""
LEAST_VARIANCE = 0.02
CLEARLY = 0.4
"""How far a lead must be above 0 to be a sole majority: an equal number is none."""
HOPELESS = 0.44
"""How much of a chance to compete in the end a seat has that leads nowhere, against one that surely leads."""
TOTAL, TOTAL_LATER = 2.0, 0.22
"""How much a figure more counts among those who compete: nearly decisive in the end, less with many figures on the map."""


@helper
def above(lead: float, variance: float) -> float:
    """How likely something with this mean and variance is above 0: the normal distribution, nearly."""
    return 1.0 / (1.0 + np.exp(-1.7 * lead / np.sqrt(UNCERTAIN * variance + LEAST_VARIANCE)))


@subroutine
def find_leaders(players: int, expected: Floats, spread: Floats, leading: Floats) -> None:
    """How likely each seat will have the sole majority of each kind."""
    for kind in range(3):
        for seat in range(players):
            chance = 1.0
            for other in range(players):
                if other != seat:
                    lead = expected[3 * seat + kind] - expected[3 * other + kind]
                    variance = spread[3 * seat + kind] + spread[3 * other + kind]
                    chance *= above(lead - CLEARLY, variance)
            leading[3 * seat + kind] = chance


@subroutine
def estimate(state: State, values: Floats) -> None:
    """Two majorities win (M17); else, of those with one, whoever has the most other figures (M18)."""
    players = int64(state.players)
    expected = np.zeros(3 * MOST_PLAYERS, np.float64)
    spread = np.zeros(3 * MOST_PLAYERS, np.float64)
    leading = np.zeros(3 * MOST_PLAYERS, np.float64)
    expect_figures(state, expected, spread)
    find_leaders(players, expected, spread, leading)
    left = bit_count(state.figures[0]) + bit_count(state.figures[1]) + bit_count(state.figures[2])
    counts = TOTAL / (1.0 + TOTAL_LATER * left)
    outright, competing = 0.0, 0.0
    hopes = np.zeros(MOST_PLAYERS, np.float64)
    for seat in range(players):
        h, b, r = leading[3 * seat], leading[3 * seat + 1], leading[3 * seat + 2]
        two = h * b + h * r + b * r - 2.0 * h * b * r
        one = h + b + r - 2.0 * (h * b + h * r + b * r) + 3.0 * h * b * r
        total = expected[3 * seat] + expected[3 * seat + 1] + expected[3 * seat + 2]
        values[seat] = two
        outright += two
        hopes[seat] = (one + HOPELESS) * np.exp(counts * total)
        competing += hopes[seat]
    scale = 1.0 / max(outright, 1.0)
    rest = max(0.0, 1.0 - outright * scale)
    for seat in range(players):
        wins = values[seat] * scale + rest * hopes[seat] / competing
        values[seat] = min(max(2.0 * wins - 1.0, -1.0), 1.0)


@rules.evaluate
def evaluate(state: State, values: Floats) -> None:
    if state.over:
        result(state, values, np.zeros(MOST_PLAYERS, np.int64))
    else:
        estimate(state, values)
