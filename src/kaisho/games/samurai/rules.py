"""The rules of Samurai: picking tiles, placing figures, and turns of several acts, as one state machine.

An act is one integer, in these ranges:

``PICK + tile``             takes a tile from the supply into the hand before the game
``PLACE + figure``          puts a figure on the map; a figure is ``3 * settlement + kind``
``LAY + 174 * tile + hex``  lays a tile on a hex
``MOVE + 56 * old + new``   lays the tile exchange in place of a tile of one's own, which moves to another hex
``SWAP + pair``             is a figure exchange of a pair of figures
``DISCARD``                 is a figure exchange without effect
``END``                     ends the turn

Tiles of the same kind are interchangeable. The tile ``UNKNOWN`` stands for one that a seat may not know: a concealed state is
a state like any other in which hands and supplies contain such tiles, and ``screened`` counts the figures behind a screen.
"""

from __future__ import annotations

import numpy as np

from kaisho.games.samurai.board import (
    AROUND,
    CITIES,
    EDO,
    FIGURE_EXCHANGE,
    FIGURES_OF_A_KIND,
    FIRST_SEA,
    HAND_SIZE,
    HEXES,
    HORSEMAN,
    INFLUENCE,
    KINDS,
    LAID_KINDS,
    LAND,
    LAND_AROUND,
    LAND_HEXES,
    MAX_PLACED,
    MOVABLE_KINDS,
    SEA,
    SETTLEMENTS,
    SHIP_1,
    SHIP_2,
    TILE_COUNT,
    TILE_EXCHANGE,
    TILE_HEXES,
    TILES_PER_PLAYER,
    UNKNOWN,
    VILLAGES,
)
from kaisho.kernel import (
    HEADER,
    ONE,
    ZERO,
    Floats,
    Ints,
    IntTable,
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

MAX_PLAYERS = 4

STATE = np.dtype(
    (
        State,
        [
            *HEADER,
            ("phase", np.uint8),
            ("players", np.uint8),
            ("capture", np.uint8),
            ("hands", np.uint8),
            ("open_captures", np.uint8),
            ("laid", np.uint8),  # what was laid so far in this turn: NOTHING, WITH_CHARACTER or WITHOUT_CHARACTER
            ("figures", np.uint64, (3,)),  # settlements with a figure, as bits, by kind
            ("land_taken", np.uint64),  # plain land with a tile, as bits
            ("sea_taken", np.uint64, (2,)),  # sea with a tile, as bits
            ("movable", np.uint64, (MAX_PLAYERS,)),  # plain land with a seat's tile that a tile exchange can move, as bits
            ("captured", np.uint8, (MAX_PLAYERS, 3)),  # captured figures, by seat and kind
            ("screened", np.uint8, (MAX_PLAYERS,)),  # captured figures whose kind is hidden (M21), in concealed states only
            ("aside", np.uint8, (3,)),  # figures set aside, by kind
            ("exchanged", np.uint8, (MAX_PLAYERS,)),  # whether a seat's figure exchange is out of the game
            ("tiles", np.uint8, (TILE_HEXES,)),  # 0, or 1 + 17 * seat + tile
            ("hand", np.uint8, (MAX_PLAYERS, KINDS + 1)),  # tiles of each kind; the last column counts unknown ones
            ("supply", np.uint8, (MAX_PLAYERS, TILES_PER_PLAYER)),  # the last tile is drawn first; NO_TILE after it
            ("left", np.uint8, (MAX_PLAYERS,)),  # tiles left in a supply
            ("placing", np.uint8),  # whether the figures are placed by the players or by chance: CHOOSE or AT_RANDOM
        ],
    )
)

PLAYING, PICKING, PLACING, OVER = 0, 1, 2, 3
AT_TURN_END, IMMEDIATE = 0, 1
CHOOSE, AT_RANDOM = 0, 1
FIRST_FIGURE = TILES_PER_PLAYER * MAX_PLAYERS
LAYOUT_SIZE = FIRST_FIGURE + MAX_PLACED
"""A deal has the tiles of every seat, then the figures in the order in which chance places them."""
NOTHING, WITH_CHARACTER, WITHOUT_CHARACTER = 0, 1, 2
NO_TILE = 255
ASIDE_LIMIT = 4
"""The game ends when this many figures are set aside (M16)."""

FIGURE_SLOTS = 3 * SETTLEMENTS
PAIRS = FIGURE_SLOTS * (FIGURE_SLOTS - 1) // 2
PAIR = np.array([(low, high) for high in range(FIGURE_SLOTS) for low in range(high)], np.int64)
"""The two figures of each pair, the lower number first."""

PICK = 0
PLACE = PICK + KINDS
LAY = PLACE + FIGURE_SLOTS
MOVE = LAY + LAID_KINDS * HEXES
SWAP = MOVE + LAND_HEXES * LAND_HEXES
DISCARD = SWAP + PAIRS
END = DISCARD + 1
NUM_ACTS = END + 1

MAX_LEGAL_ACTS = 3 * 12 * 12 + 1 + 15 * 42 + 2 * 84 + 1
"""An upper bound, with both exchanges, both kinds of ship and the horseman in hand.

Swaps among twelve figures of each kind (those in Edo cannot be swapped) and the discard; moving one of 14 tiles, or laying
the horseman, to one of the other 42 land hexes; laying two kinds of ship on 84 sea hexes; and the end of the turn.
"""

ONGOING, TWO_MAJORITIES, MOST_OTHERS, MOST_FIGURES, NO_MAJORITY, SHARED, ALL_SHARE, UNKNOWN_CAPTURES = 0, 1, 2, 3, 4, 5, 6, 7

rules = RuleKernels(STATE, for_search=f"{__package__}.evaluate", for_learning=f"{__package__}.observe")


@helper
def pair_number(one: int, other: int) -> int:
    """Return the number of a pair of figures."""
    low, high = min(one, other), max(one, other)
    return high * (high - 1) // 2 + low


@helper
def empty_land(state: State) -> np.uint64:
    return LAND[state.players] & ~state.land_taken


@helper
def empty_sea(state: State, word: int) -> np.uint64:
    return SEA[state.players, word] & ~state.sea_taken[word]


@subroutine
def hand_size(state: State, seat: int) -> int:
    size = 0
    for kind in range(KINDS + 1):
        size += int64(state.hand[seat, kind])
    return size


@subroutine
def may_end(state: State) -> bool:
    """Check whether the turn may end: at least one tile was laid (M6), or the hand is empty."""
    return state.laid != NOTHING or hand_size(state, int64(state.seat)) == 0


@helper
def swappable(state: State, kind: int, other: int) -> np.uint64:
    """Return the settlements whose figure of a kind may be swapped for one of another kind, as bits (M4, M11)."""
    return state.figures[kind] & ~state.figures[other]


# --- set-up -----------------------------------------------------------------------------------------------------------


@subroutine
def take_from_supply(state: State, seat: int, index: int) -> None:
    """Move one tile from the supply to the hand; the others keep their order."""
    state.hand[seat, state.supply[seat, index]] += 1
    last = int64(state.left[seat]) - 1
    for later in range(index, last):
        state.supply[seat, later] = state.supply[seat, later + 1]
    state.supply[seat, last] = NO_TILE
    state.left[seat] = last


@subroutine
def pick_tile(state: State, kind: int) -> None:
    """Take a tile into the hand (M1); of several equal tiles the one that would be drawn first."""
    seat = int64(state.seat)
    index = int64(state.left[seat]) - 1
    while state.supply[seat, index] != kind:
        index -= 1
    take_from_supply(state, seat, index)
    if state.left[seat] > TILES_PER_PLAYER - HAND_SIZE:
        return
    state.turn += 1
    state.seat = seat + 1
    if state.seat == state.players:
        state.seat = 0
        state.phase = after_picking(state)


@helper
def after_picking(state: State) -> int:
    """Return the phase that follows the first hands."""
    return PLAYING if state.placing == AT_RANDOM else PLACING


@helper
def unplaced(state: State, kind: int) -> int:
    """Return the number of figures of a kind that have not been placed yet."""
    return int64(FIGURES_OF_A_KIND[state.players]) - bit_count(state.figures[kind])


@subroutine
def figures_in(state: State, settlement: int) -> int:
    """Return the number of figures in a settlement."""
    here = bit(settlement)
    number = 0
    for kind in range(3):
        number += 1 if state.figures[kind] & here else 0
    return number


@subroutine
def open_cities(state: State) -> np.uint64:
    """Return the cities that still lack a figure, as bits; they come before the villages (M3)."""
    lacking = ZERO
    todo = CITIES[state.players]
    while todo:
        city = lowest_bit(todo)
        todo &= todo - ONE
        if figures_in(state, city) < 2:
            lacking |= bit(city)
    return lacking


@subroutine
def open_for(state: State, cities: np.uint64, kind: int) -> np.uint64:
    """Return the settlements where a figure of a kind may be placed, given the open cities, as bits (M3, M4)."""
    if unplaced(state, kind) == 0:
        return ZERO
    if cities:
        return cities & ~state.figures[kind]
    return VILLAGES[state.players] & ~(state.figures[0] | state.figures[1] | state.figures[2])


@subroutine
def place_figure(state: State, figure: int) -> None:
    state.figures[figure % 3] |= bit(figure // 3)
    state.turn += 1
    state.seat = (int64(state.seat) + 1) % int64(state.players)
    if unplaced(state, 0) + unplaced(state, 1) + unplaced(state, 2) == 0:  # M5
        state.seat = 0
        state.phase = PLAYING


@subroutine
def place_next(state: State, figures: Ints, number: int, settlement: int) -> None:
    """Put the next of the first ``number`` figures of an order into a settlement, and mark it as placed with -1.

    A figure of a kind that is already there is passed over (M4), and goes to the settlement after it.
    """
    for index in range(number):
        kind = figures[index]
        if kind >= 0 and not state.figures[kind] & bit(settlement):
            state.figures[kind] |= bit(settlement)
            figures[index] = -1
            return


@subroutine
def place_by_chance(state: State, layout: Ints) -> None:
    """Place all figures in the order of the deal: two into each city, then one into each village (M3)."""
    number = 3 * (int64(FIGURES_OF_A_KIND[state.players]) - 1)
    figures = np.zeros(MAX_PLACED, np.int64)
    for index in range(number):
        figures[index] = layout[FIRST_FIGURE + index]
    cities = CITIES[state.players]
    while cities:
        for _ in range(2):
            place_next(state, figures, number, lowest_bit(cities))
        cities &= cities - ONE
    villages = VILLAGES[state.players]
    while villages:
        place_next(state, figures, number, lowest_bit(villages))
        villages &= villages - ONE


# --- turns ------------------------------------------------------------------------------------------------------------


@subroutine
def put_tile(state: State, seat: int, kind: int, hexagon: int) -> None:
    state.tiles[hexagon] = 1 + KINDS * seat + kind
    if hexagon < FIRST_SEA:
        state.land_taken |= bit(hexagon)
        if kind < MOVABLE_KINDS:
            state.movable[seat] |= bit(hexagon)
    else:
        word = (hexagon - FIRST_SEA) >> 6
        state.sea_taken[word] |= bit((hexagon - FIRST_SEA) & 63)


@helper
def influence_on(state: State, settlement: int, kind: int, seat: int) -> int:
    """Return a seat's influence on a figure of a kind in a settlement (M10)."""
    influence = 0
    for side in range(6):
        hexagon = int64(AROUND[settlement, side])
        tile = int64(state.tiles[hexagon]) - 1 - KINDS * seat
        if 0 <= tile < KINDS:
            influence += int64(INFLUENCE[tile, kind])
    return influence


@subroutine
def strongest(state: State, settlement: int, kind: int) -> int:
    """Return the seat with the most influence on a figure, or -1 if no seat leads alone (M13, M14)."""
    best, leader = 0, -1
    for seat in range(int64(state.players)):
        influence = influence_on(state, settlement, kind, seat)
        if influence > best:
            best, leader = influence, seat
        elif influence == best:
            leader = -1
    return leader


@rules.extra_kernel
def influences(state: State, table: IntTable) -> int:
    """Fill a row of the table for every figure on the map, by settlement and kind; return the number of rows.

    A row is the influence of each seat, and the seat that would capture the figure now, or -1.
    """
    players = int64(state.players)
    count = 0
    for settlement in range(SETTLEMENTS):
        for kind in range(3):
            if state.figures[kind] & bit(settlement):
                for seat in range(players):
                    table[count, seat] = influence_on(state, settlement, kind, seat)
                table[count, players] = strongest(state, settlement, kind)
                count += 1
    return count


@subroutine
def take_surrounded(state: State) -> None:
    """Remove every figure whose settlement has no empty plain land around it from the map (M13)."""
    settlements = state.figures[0] | state.figures[1] | state.figures[2]
    while settlements:
        settlement = lowest_bit(settlements)
        settlements &= settlements - ONE
        if LAND_AROUND[settlement] & ~state.land_taken:
            continue
        for kind in range(3):
            if state.figures[kind] & bit(settlement):
                state.figures[kind] ^= bit(settlement)
                seat = strongest(state, settlement, kind)
                if seat >= 0:
                    state.captured[seat, kind] += 1
                else:  # M14
                    state.aside[kind] += 1


@subroutine
def after_laying(state: State, seat: int, kind: int, laid: int) -> None:
    """Remove the tile from the hand, and with immediate captures take surrounded figures."""
    state.hand[seat, kind] -= 1
    state.laid = max(laid, int64(state.laid))
    if state.capture == IMMEDIATE:
        take_surrounded(state)


@helper
def lay(state: State, kind: int, hexagon: int) -> None:
    seat = int64(state.seat)
    put_tile(state, seat, kind, hexagon)
    after_laying(state, seat, kind, WITHOUT_CHARACTER if kind < MOVABLE_KINDS else WITH_CHARACTER)


@subroutine
def exchange_tile(state: State, old: int, new: int) -> None:
    """Replace a tile of one's own with the tile exchange and lay it on another hex (M12)."""
    seat = int64(state.seat)
    moved = int64(state.tiles[old]) - 1 - KINDS * seat
    state.movable[seat] ^= bit(old)
    put_tile(state, seat, TILE_EXCHANGE, old)
    put_tile(state, seat, moved, new)
    after_laying(state, seat, TILE_EXCHANGE, WITHOUT_CHARACTER)


@subroutine
def exchange_figures(state: State, pair: int) -> None:
    """Swap two figures (M11)."""
    low, high = int64(PAIR[pair, 0]), int64(PAIR[pair, 1])
    both = bit(low // 3) | bit(high // 3)
    state.figures[low % 3] ^= both
    state.figures[high % 3] ^= both


@subroutine
def discard(state: State) -> None:
    """Remove a figure exchange from the game (M11)."""
    seat = int64(state.seat)
    state.exchanged[seat] = 1
    after_laying(state, seat, FIGURE_EXCHANGE, WITH_CHARACTER)


@subroutine
def is_decided(state: State) -> bool:
    """Check whether the last figure of a kind has left the map, or four figures have been set aside (M16)."""
    if state.figures[0] == ZERO or state.figures[1] == ZERO or state.figures[2] == ZERO:
        return True
    return int64(state.aside[0]) + int64(state.aside[1]) + int64(state.aside[2]) >= ASIDE_LIMIT


@subroutine
def end_turn(state: State) -> None:
    seat = int64(state.seat)
    if state.capture == AT_TURN_END:
        take_surrounded(state)
    missing = HAND_SIZE - hand_size(state, seat)
    while missing > 0 and state.left[seat] > 0:  # M15
        take_from_supply(state, seat, int64(state.left[seat]) - 1)
        missing -= 1
    state.turn += 1
    state.laid = NOTHING
    if is_decided(state):
        state.phase = OVER
        state.over = 1
    else:
        state.seat = (seat + 1) % int64(state.players)


# --- the deal ---------------------------------------------------------------------------------------------------------


@rules.deal
def deal(state: State, options: Ints, layout: Ints) -> None:
    """Deal a layout: 20 tiles for each seat, in the order in which they will be drawn, and the order of the figures."""
    players = options[0]
    state.acts = 0
    state.turn = 0
    state.seat = 0
    state.over = 0
    state.players = players
    state.capture = options[1]
    state.hands = options[2]
    state.open_captures = options[3]
    state.placing = options[4]
    state.laid = NOTHING
    state.land_taken = ZERO
    state.sea_taken[0] = ZERO
    state.sea_taken[1] = ZERO
    for kind in range(3):
        state.figures[kind] = bit(EDO)  # M2
        state.aside[kind] = 0
    for hexagon in range(TILE_HEXES):
        state.tiles[hexagon] = 0
    for seat in range(MAX_PLAYERS):
        state.movable[seat] = ZERO
        state.exchanged[seat] = 0
        state.screened[seat] = 0
        for kind in range(3):
            state.captured[seat, kind] = 0
        for kind in range(KINDS + 1):
            state.hand[seat, kind] = 0
        first = TILES_PER_PLAYER * seat
        for index in range(TILES_PER_PLAYER):
            state.supply[seat, index] = layout[first + TILES_PER_PLAYER - 1 - index] if seat < players else NO_TILE
        state.left[seat] = TILES_PER_PLAYER if seat < players else 0
    if state.placing == AT_RANDOM:
        place_by_chance(state, layout)
    state.phase = PICKING
    if state.hands == AT_RANDOM:
        state.phase = after_picking(state)
        for seat in range(players):
            for _ in range(HAND_SIZE):
                take_from_supply(state, seat, int64(state.left[seat]) - 1)


@rules.shuffle
def shuffle(layout: Ints, options: Ints, random: Random) -> None:
    """Shuffle each player's tiles, and the figures that chance places; the parts of absent players and figures are 0."""
    players = options[0]
    for seat in range(MAX_PLAYERS):
        first = TILES_PER_PLAYER * seat
        index = first
        for kind in range(KINDS):
            for _ in range(TILE_COUNT[kind]):
                layout[index] = kind if seat < players else 0
                index += 1
        if seat < players:
            for size in range(TILES_PER_PLAYER, 1, -1):
                chosen = first + draw(random, size)
                layout[first + size - 1], layout[chosen] = layout[chosen], layout[first + size - 1]
    figures = 3 * (int64(FIGURES_OF_A_KIND[players]) - 1) if options[4] == AT_RANDOM else 0
    for index in range(MAX_PLACED):
        layout[FIRST_FIGURE + index] = index % 3 if index < figures else 0
    for size in range(figures, 1, -1):
        chosen = FIRST_FIGURE + draw(random, size)
        last = FIRST_FIGURE + size - 1
        layout[last], layout[chosen] = layout[chosen], layout[last]


# --- legal acts -------------------------------------------------------------------------------------------------------


@subroutine
def kinds_to_pick(state: State) -> np.uint64:
    """Return the kinds of tile in the supply, as bits."""
    seat = int64(state.seat)
    in_supply = ZERO
    for index in range(int64(state.left[seat])):
        in_supply |= bit(int64(state.supply[seat, index]))
    return in_supply & (bit(KINDS) - ONE)  # unknown tiles cannot be picked


@subroutine
def list_picks(state: State, acts: Ints) -> int:
    in_supply = kinds_to_pick(state)
    count = 0
    while in_supply:
        acts[count] = PICK + lowest_bit(in_supply)
        in_supply &= in_supply - ONE
        count += 1
    return count


@subroutine
def list_placements(state: State, acts: Ints) -> int:
    cities = open_cities(state)
    count = 0
    for kind in range(3):
        settlements = open_for(state, cities, kind)
        while settlements:
            acts[count] = PLACE + 3 * lowest_bit(settlements) + kind
            settlements &= settlements - ONE
            count += 1
    return count


@subroutine
def list_lays(kind: int, first: int, hexes: np.uint64, acts: Ints, count: int) -> int:
    """List the acts that lay a tile on each of ``hexes``, the bits of a word in which bit 0 is the hex ``first``."""
    while hexes:
        acts[count] = LAY + HEXES * kind + first + lowest_bit(hexes)
        hexes &= hexes - ONE
        count += 1
    return count


@subroutine
def list_moves(state: State, acts: Ints, count: int) -> int:
    old = state.movable[int64(state.seat)]
    while old:
        new = empty_land(state)
        while new:
            acts[count] = MOVE + LAND_HEXES * lowest_bit(old) + lowest_bit(new)
            new &= new - ONE
            count += 1
        old &= old - ONE
    return count


@subroutine
def list_swaps(state: State, acts: Ints, count: int) -> int:
    for low in range(2):
        for high in range(low + 1, 3):
            ones = swappable(state, low, high)
            while ones:
                others = swappable(state, high, low)
                while others:
                    acts[count] = SWAP + pair_number(3 * lowest_bit(ones) + low, 3 * lowest_bit(others) + high)
                    others &= others - ONE
                    count += 1
                ones &= ones - ONE
    return count


@rules.legal
def legal(state: State, acts: Ints) -> int:
    if state.phase == PICKING:
        return list_picks(state, acts)
    if state.phase == PLACING:
        return list_placements(state, acts)
    if state.phase == OVER:
        return 0
    seat = int64(state.seat)
    count = 0
    for kind in range(LAID_KINDS):
        if state.hand[seat, kind] == 0 or (kind < MOVABLE_KINDS and state.laid == WITHOUT_CHARACTER):  # M7
            continue
        if SHIP_1 <= kind <= SHIP_2:  # M8
            count = list_lays(kind, FIRST_SEA, empty_sea(state, 0), acts, count)
            count = list_lays(kind, FIRST_SEA + 64, empty_sea(state, 1), acts, count)
        else:
            count = list_lays(kind, 0, empty_land(state), acts, count)
    if state.hand[seat, TILE_EXCHANGE] and state.laid != WITHOUT_CHARACTER:
        count = list_moves(state, acts, count)
    if state.hand[seat, FIGURE_EXCHANGE]:
        count = list_swaps(state, acts, count)
        acts[count] = DISCARD
        count += 1
    if may_end(state):
        acts[count] = END
        count += 1
    return count


@subroutine
def may_lay(state: State, kind: int, hexagon: int) -> bool:
    if state.hand[int64(state.seat), kind] == 0 or (kind < MOVABLE_KINDS and state.laid == WITHOUT_CHARACTER):  # M7
        return False
    if not SHIP_1 <= kind <= SHIP_2:
        return hexagon < LAND_HEXES and empty_land(state) & bit(hexagon) != ZERO
    sea = hexagon - FIRST_SEA
    return FIRST_SEA <= hexagon < TILE_HEXES and empty_sea(state, sea >> 6) & bit(sea & 63) != ZERO  # M8


@subroutine
def may_move(state: State, old: int, new: int) -> bool:
    seat = int64(state.seat)
    if state.hand[seat, TILE_EXCHANGE] == 0 or state.laid == WITHOUT_CHARACTER:
        return False
    return state.movable[seat] & bit(old) != ZERO and empty_land(state) & bit(new) != ZERO


@subroutine
def may_swap(state: State, pair: int) -> bool:
    low, high = int64(PAIR[pair, 0]), int64(PAIR[pair, 1])
    kind, other = low % 3, high % 3
    if kind == other or swappable(state, kind, other) & bit(low // 3) == ZERO:
        return False
    return swappable(state, other, kind) & bit(high // 3) != ZERO


@rules.is_legal
def is_legal(state: State, act: int) -> int:
    allowed = False
    if state.phase == PICKING:
        allowed = act < PLACE and kinds_to_pick(state) & bit(act - PICK) != ZERO
    elif state.phase == PLACING:
        if PLACE <= act < LAY:
            figure = act - PLACE
            allowed = open_for(state, open_cities(state), figure % 3) & bit(figure // 3) != ZERO
    elif state.phase == PLAYING and act >= LAY:
        if act < MOVE:
            allowed = may_lay(state, (act - LAY) // HEXES, (act - LAY) % HEXES)
        elif act < SWAP:
            allowed = may_move(state, (act - MOVE) // LAND_HEXES, (act - MOVE) % LAND_HEXES)
        elif act < END:
            allowed = state.hand[int64(state.seat), FIGURE_EXCHANGE] > 0 and (act == DISCARD or may_swap(state, act - SWAP))
        else:
            allowed = may_end(state)
    return 1 if allowed else 0


@subroutine
def kinds_for_land(state: State, seat: int) -> int:
    """Return the number of kinds of tile in the hand that may be laid on plain land now."""
    number = 1 if state.hand[seat, HORSEMAN] else 0
    if state.laid != WITHOUT_CHARACTER:  # M7
        for kind in range(MOVABLE_KINDS):
            number += 1 if state.hand[seat, kind] else 0
    return number


@subroutine
def count_swaps(state: State) -> int:
    number = 0
    for low in range(2):
        for high in range(low + 1, 3):
            number += bit_count(swappable(state, low, high)) * bit_count(swappable(state, high, low))
    return number


@rules.count
def count(state: State, acts: Ints) -> int:
    if state.phase != PLAYING:
        return legal(state, acts)
    seat = int64(state.seat)
    land = bit_count(empty_land(state))
    total = land * kinds_for_land(state, seat)
    ships = (1 if state.hand[seat, SHIP_1] else 0) + (1 if state.hand[seat, SHIP_2] else 0)
    if ships > 0:
        total += ships * (bit_count(empty_sea(state, 0)) + bit_count(empty_sea(state, 1)))
    if state.hand[seat, TILE_EXCHANGE] and state.laid != WITHOUT_CHARACTER:
        total += land * bit_count(state.movable[seat])
    if state.hand[seat, FIGURE_EXCHANGE]:
        total += count_swaps(state) + 1
    return total + (1 if may_end(state) else 0)


@subroutine
def nth_swap(state: State, index: int) -> int:
    """Return the swap with this index in the order of ``list_swaps``, or the discard after all of them."""
    for low in range(2):
        for high in range(low + 1, 3):
            ones, others = swappable(state, low, high), swappable(state, high, low)
            width = bit_count(others)
            swaps = bit_count(ones) * width
            if index < swaps:
                one, other = nth_bit(ones, index // width), nth_bit(others, index % width)
                return SWAP + pair_number(3 * one + low, 3 * other + high)
            index -= swaps
    return DISCARD


@subroutine
def nth_lay_on_land(state: State, seat: int, land: int, index: int) -> int:
    """Return the act with this index among those that lay a tile on plain land."""
    hexagon = nth_bit(empty_land(state), index % land)
    kinds_before = index // land
    if state.laid != WITHOUT_CHARACTER:
        for kind in range(MOVABLE_KINDS):
            if state.hand[seat, kind]:
                if kinds_before == 0:
                    return LAY + HEXES * kind + hexagon
                kinds_before -= 1
    return LAY + HEXES * HORSEMAN + hexagon


@subroutine
def nth_lay_at_sea(state: State, seat: int, sea: int, index: int) -> int:
    """Return the act with this index among those that lay a ship."""
    kind = SHIP_1 if state.hand[seat, SHIP_1] and index < sea else SHIP_2
    number = index % sea
    in_first_word = bit_count(empty_sea(state, 0))
    if number < in_first_word:
        return LAY + HEXES * kind + FIRST_SEA + nth_bit(empty_sea(state, 0), number)
    return LAY + HEXES * kind + FIRST_SEA + 64 + nth_bit(empty_sea(state, 1), number - in_first_word)


@rules.pick
def pick(state: State, random: Random, acts: Ints) -> int:
    if state.phase != PLAYING:
        return acts[draw(random, legal(state, acts))]
    seat = int64(state.seat)
    chosen = draw(random, count(state, acts))
    land = bit_count(empty_land(state))
    lays = land * kinds_for_land(state, seat)
    if chosen < lays:
        return nth_lay_on_land(state, seat, land, chosen)
    chosen -= lays
    ships = (1 if state.hand[seat, SHIP_1] else 0) + (1 if state.hand[seat, SHIP_2] else 0)
    if ships > 0:
        sea = bit_count(empty_sea(state, 0)) + bit_count(empty_sea(state, 1))
        if chosen < ships * sea:
            return nth_lay_at_sea(state, seat, sea, chosen)
        chosen -= ships * sea
    if state.hand[seat, TILE_EXCHANGE] and state.laid != WITHOUT_CHARACTER:
        moves = land * bit_count(state.movable[seat])
        if chosen < moves:
            old, new = nth_bit(state.movable[seat], chosen // land), nth_bit(empty_land(state), chosen % land)
            return MOVE + LAND_HEXES * old + new
        chosen -= moves
    if state.hand[seat, FIGURE_EXCHANGE]:
        swaps = count_swaps(state)
        if chosen <= swaps:
            return nth_swap(state, chosen)
    return END


@rules.play
def play(state: State, act: int) -> None:
    state.acts += 1
    if act < PLACE:
        pick_tile(state, act - PICK)
    elif act < LAY:
        place_figure(state, act - PLACE)
    elif act < MOVE:
        lay(state, (act - LAY) // HEXES, (act - LAY) % HEXES)
    elif act < SWAP:
        exchange_tile(state, (act - MOVE) // LAND_HEXES, (act - MOVE) % LAND_HEXES)
    elif act < DISCARD:
        exchange_figures(state, act - SWAP)
        discard(state)
    elif act == DISCARD:
        discard(state)
    else:
        end_turn(state)


# --- the result -------------------------------------------------------------------------------------------------------


@helper
def figures_of(state: State, seat: int) -> int:
    """Return the number of figures that a seat has captured."""
    known = int64(state.captured[seat, 0]) + int64(state.captured[seat, 1]) + int64(state.captured[seat, 2])
    return known + int64(state.screened[seat])


@subroutine
def sole_leader(state: State, kind: int) -> int:
    """Return the seat with more figures of a kind than any other, or -1."""
    best, leader = 0, -1
    for seat in range(int64(state.players)):
        captured = int64(state.captured[seat, kind])
        if captured > best:
            best, leader = captured, seat
        elif captured == best:
            leader = -1
    return leader


@rules.extra_kernel
def find_majorities(state: State, leaders: Ints) -> None:
    """Find the seat with the sole majority of each kind of figure, or -1."""
    for kind in range(3):
        leaders[kind] = sole_leader(state, kind)


BY_OTHERS, BY_MAJORITIES = 8, 16
"""Shifts in a standing: the number of majorities, then the figures of other kinds; the lowest bits are all figures."""


@subroutine
def find_standings(state: State, standings: Ints) -> None:
    """Rank the seats by one number each: a higher one is ahead, and equal ones share a place (M22).

    Two majorities come first (M17), then one majority, by the figures of the other kinds (M18) and then by all figures (M19),
    then no majority, by all figures. If nobody has a majority, all figures decide the first place too.
    """
    for seat in range(int64(state.players)):
        standings[seat] = figures_of(state, seat)
    for kind in range(3):
        leader = sole_leader(state, kind)
        if leader < 0:
            continue
        if standings[leader] >> BY_MAJORITIES:
            standings[leader] = 2 << BY_MAJORITIES
        else:
            total = figures_of(state, leader)
            others = total - int64(state.captured[leader, kind])
            standings[leader] = 1 << BY_MAJORITIES | others << BY_OTHERS | total


@subroutine
def reason_of(standings: Ints, best: int, sharing: int, players: int) -> int:
    """Return the reason for which the seats with the best standing have won."""
    if sharing > 1:  # M20
        return ALL_SHARE if sharing == players else SHARED
    majorities = best >> BY_MAJORITIES
    if majorities != 1:
        return TWO_MAJORITIES if majorities else NO_MAJORITY
    equal = 0
    for seat in range(players):
        equal += 1 if standings[seat] >> BY_OTHERS == best >> BY_OTHERS else 0
    return MOST_OTHERS if equal == 1 else MOST_FIGURES


@rules.result
def result(state: State, values: Floats, points: Ints) -> int:
    """Points are figures. A sole winner has the value 1, shared winners divide it, and all others have -1.

    While figures are behind a screen the winner is unknown, and all values are 0.
    """
    players = int64(state.players)
    screened = 0
    for seat in range(players):
        points[seat] = figures_of(state, seat)
        values[seat] = 0.0
        screened += int64(state.screened[seat])
    if state.phase != OVER:
        return ONGOING
    if screened > 0:
        return UNKNOWN_CAPTURES
    standings = np.zeros(MAX_PLAYERS, np.int64)
    find_standings(state, standings)
    best, sharing = 0, 0
    for seat in range(players):
        best = max(best, standings[seat])
    for seat in range(players):
        sharing += 1 if standings[seat] == best else 0
    if sharing < players:
        for seat in range(players):
            values[seat] = 1.0 / sharing if standings[seat] == best else -1.0
    return reason_of(standings, best, sharing, players)


@rules.places
def places(state: State, ranks: Ints) -> None:
    """Find every seat's place (M22); while figures are behind a screen all share the first."""
    players = int64(state.players)
    standings = np.zeros(MAX_PLAYERS, np.int64)
    screened = 0
    for seat in range(players):
        screened += int64(state.screened[seat])
    if screened == 0:
        find_standings(state, standings)
    for seat in range(players):
        ranks[seat] = 1
        for other in range(players):
            ranks[seat] += 1 if standings[other] > standings[seat] else 0


@rules.key
def key(state: State) -> np.uint64:
    """Hash everything that affects the rest of the game, including hidden orders; not what only a screen needs."""
    word = uint64(1 + int64(state.phase)) | uint64(int64(state.players)) << uint64(8) | uint64(int64(state.seat)) << uint64(16)
    word |= uint64(int64(state.capture)) << uint64(24) | uint64(int64(state.laid)) << uint64(32)
    aside = int64(state.aside[0]) + int64(state.aside[1]) + int64(state.aside[2])
    hash_value = hashed(ZERO, word | uint64(aside) << uint64(40))
    for kind in range(3):
        hash_value = hashed(hash_value, state.figures[kind])
    for hexagon in range(TILE_HEXES):
        if state.tiles[hexagon]:
            hash_value = hashed(hash_value, uint64(hexagon) | uint64(int64(state.tiles[hexagon])) << uint64(8))
    for seat in range(int64(state.players)):
        word = uint64(int64(state.screened[seat]))
        for kind in range(3):
            word = word << uint64(8) | uint64(int64(state.captured[seat, kind]))
        hash_value = hashed(hash_value, word)
        word = ZERO
        for kind in range(KINDS + 1):  # two bits for each kind, and five for the unknown tiles
            word = word << uint64(2 if kind < KINDS else 5) | uint64(int64(state.hand[seat, kind]))
        hash_value = hashed(hash_value, word)
        word = ZERO
        for index in range(int64(state.left[seat])):
            if index == 10:
                hash_value = hashed(hash_value, word)
                word = ZERO
            word = word << uint64(5) | uint64(1 + int64(state.supply[seat, index]))
        hash_value = hashed(hash_value, word)
    return hash_value


# --- hidden information -----------------------------------------------------------------------------------------------


@helper
def captures_are_hidden(state: State) -> bool:
    """Check whether captured figures are behind screens (M21)."""
    return state.players > 2 and state.open_captures == 0


@subroutine
def screen_captures(state: State, seat: int) -> None:
    """Reduce the figures that a seat has captured to their number."""
    state.screened[seat] = figures_of(state, seat)
    for kind in range(3):
        state.captured[seat, kind] = 0


@rules.conceal
def conceal(state: State, seat: int) -> None:
    """Hide the other hands, the order of every supply, and with three or four players what others have captured (M21).

    The seat's own supply is sorted. After the end nothing is hidden.
    """
    if state.phase == OVER:
        return
    for other in range(int64(state.players)):
        left = int64(state.left[other])
        if other != seat:
            if captures_are_hidden(state):
                screen_captures(state, other)
            size = hand_size(state, other)
            for kind in range(KINDS):
                state.hand[other, kind] = 0
            state.hand[other, UNKNOWN] = size
            for index in range(left):
                state.supply[other, index] = UNKNOWN
            continue
        counts = np.zeros(KINDS + 1, np.int64)
        for index in range(left):
            counts[int64(state.supply[other, index])] += 1
        index = left
        for kind in range(KINDS + 1):
            for _ in range(counts[kind]):
                index -= 1
                state.supply[other, index] = kind


@rules.seen
def seen(state: State, act: int, seat: int) -> int:
    """Hide the tiles that other seats pick before the game (M1); all other acts are open."""
    if state.phase == PICKING and seat != int64(state.seat):
        return -1
    return act


@subroutine
def unseen_tiles(state: State, seat: int, pool: Ints) -> None:
    """Count the tiles of each kind that a seat has in hand and supply: all that are neither on the map nor discarded."""
    for kind in range(KINDS):
        pool[kind] = TILE_COUNT[kind]
    pool[FIGURE_EXCHANGE] -= int64(state.exchanged[seat])
    for hexagon in range(TILE_HEXES):
        tile = int64(state.tiles[hexagon]) - 1 - KINDS * seat
        if 0 <= tile < KINDS:
            pool[tile] -= 1


@subroutine
def shuffle_supply(state: State, seat: int, random: Random) -> None:
    for size in range(int64(state.left[seat]), 1, -1):
        chosen = draw(random, size)
        kind = int64(state.supply[seat, chosen])
        state.supply[seat, chosen] = state.supply[seat, size - 1]
        state.supply[seat, size - 1] = kind


@subroutine
def unseen_figures(state: State, pool: Ints) -> int:
    """Count the figures of each kind behind screens: those neither on the map, set aside, nor openly captured.

    Return their total.
    """
    total = 0
    for kind in range(3):
        pool[kind] = int64(FIGURES_OF_A_KIND[state.players]) - bit_count(state.figures[kind]) - int64(state.aside[kind])
        for seat in range(int64(state.players)):
            pool[kind] -= int64(state.captured[seat, kind])
        total += pool[kind]
    return total


@subroutine
def redeal_captures(state: State, seat: int, random: Random) -> None:
    """Redistribute the figures behind the screens at random, from those that the seat cannot see."""
    for other in range(int64(state.players)):
        if other != seat:
            screen_captures(state, other)
    pool = np.zeros(3, np.int64)
    total = unseen_figures(state, pool)
    for other in range(int64(state.players)):
        for _ in range(int64(state.screened[other])):
            chosen, kind = draw(random, total), 0
            while kind < 2 and chosen >= pool[kind]:
                chosen -= pool[kind]
                kind += 1
            state.captured[other, kind] += 1
            pool[kind] -= 1
            total -= 1
        state.screened[other] = 0


@rules.redeal
def redeal(state: State, seat: int, random: Random) -> None:
    """Redistribute the other hands, all supplies and the figures behind screens, from what the seat cannot see."""
    if state.phase == OVER:
        return
    if captures_are_hidden(state):
        redeal_captures(state, seat, random)
    pool = np.zeros(KINDS, np.int64)
    for other in range(int64(state.players)):
        if other != seat:
            size, left = hand_size(state, other), int64(state.left[other])
            unseen_tiles(state, other, pool)
            order = np.zeros(TILES_PER_PLAYER, np.int64)
            total = 0
            for kind in range(KINDS):
                state.hand[other, kind] = 0
                for _ in range(pool[kind]):
                    order[total] = kind
                    total += 1
            state.hand[other, UNKNOWN] = 0
            for index in range(size):  # a random hand; the rest goes into the supply
                chosen = index + draw(random, size + left - index)
                state.hand[other, order[chosen]] += 1
                order[chosen] = order[index]
            for index in range(left):
                state.supply[other, index] = order[size + index]
        shuffle_supply(state, other, random)
