"""Samurai as planes of one row of 174 hexes, for programs that learn: only what the seat may know.

The map is no rectangle and has no sides: hexes stand in the order of their numbers, as acts name them, and ``board.CELLS`` has
column and row of each. Seats are counted from one's own: the second is who acts next. Nothing hidden is read at all: of others
only how many tiles they have, and the figures they have taken only where these lie open (M21).
"""

from __future__ import annotations

import numpy as np

from kaisho.games.samurai.board import (
    FIGURES,
    FIGURES_OF_A_KIND,
    FIRST_SEA,
    FIRST_SETTLEMENT,
    HEXES,
    INFLUENCE,
    KINDS,
    LAND,
    MOVABLE_KINDS,
    OWN_TILES,
    SEA,
    SETTLED,
    TILE_COUNT,
    TILE_HEXES,
    TILES,
)
from kaisho.games.samurai.rules import (
    NOTHING,
    OVER,
    PICKING,
    PLACING,
    PLAYING,
    WITHOUT_CHARACTER,
    closed_captures,
    figures_of,
    hand_size,
    rules,
)
from kaisho.kernel import ONE, Flags, State, helper, int64, lowest_bit, subroutine

_SEATS = ("own", "second seat's", "third seat's", "fourth seat's")


TILE_LIST = f"{TILES[0]} … {TILES[-1]}"
SEAT_LIST = ", ".join(
    ("to act", "hand size", "supply size", "figure exchange used", "figures taken", *(f"{it} taken" for it in FIGURES))
)
TABLE_LIST = ", ".join(
    (*(f"{figure} set aside" for figure in FIGURES), "something laid", "may lay without character", "picking", "placing")
)


def planes(players: int) -> tuple[str, ...]:
    """First planes of the map, then lists, which have one number after the other from the first cell on."""
    seats = _SEATS[:players]
    on_map = ("tile", *(f"influence on {figure}" for figure in FIGURES), "movable tile")
    return (
        *(f"{seat} {what}" for seat in seats for what in on_map),
        *FIGURES,
        "hexes in play",
        f"list: own hand, {TILE_LIST}",
        f"list: own supply, {TILE_LIST}",
        *(f"list: {seat} {SEAT_LIST}" for seat in seats),
        f"list: {TABLE_LIST}",
    )


def most_of_planes(players: int) -> tuple[int, ...]:
    """What no cell of each plane exceeds: influences on the map, copies of a tile, sizes of a supply, and all figures."""
    tiles, figures = int(TILE_COUNT.max()), 3 * int(FIGURES_OF_A_KIND[players])
    on_map = (1, *INFLUENCE.max(axis=0).tolist(), 1)
    seat = max(OWN_TILES, figures)
    return (*on_map * players, *[1] * 4, tiles, tiles, *[seat] * players, figures)


_ON_MAP = 5
"""Planes of each seat on the map: tile, three influences, movable."""


@helper
def mark(planes: Flags, plane: int, first: int, places: np.uint64) -> None:
    """Mark hexes that are bits of a word, of which bit 0 is the hex ``first``."""
    while places:
        planes[HEXES * plane + first + lowest_bit(places)] = 1
        places &= places - ONE


@subroutine
def show_map(state: State, own: int, planes: Flags) -> None:
    players = int64(state.players)
    for place in range(TILE_HEXES):
        if state.tiles[place] == 0:
            continue
        laid = int64(state.tiles[place]) - 1
        kind = laid % KINDS
        first = HEXES * _ON_MAP * ((laid // KINDS - own) % players) + place
        planes[first] = 1
        for figure in range(3):
            planes[first + HEXES * (1 + figure)] = INFLUENCE[kind, figure]
        planes[first + HEXES * 4] = kind < MOVABLE_KINDS
    plane = _ON_MAP * players
    for figure in range(3):
        mark(planes, plane + figure, FIRST_SETTLEMENT, state.figures[figure])
    mark(planes, plane + 3, 0, LAND[players])
    mark(planes, plane + 3, FIRST_SEA, SEA[players, 0])
    mark(planes, plane + 3, FIRST_SEA + 64, SEA[players, 1])
    mark(planes, plane + 3, FIRST_SETTLEMENT, SETTLED[players])


@subroutine
def list_own_tiles(state: State, seat: int, hand: Flags, supply: Flags) -> None:
    """Hand and supply by kinds; the order of the supply is hidden from its owner too."""
    for kind in range(KINDS):
        hand[kind] = state.hand[seat, kind]
    for place in range(int64(state.left[seat])):
        kind = int64(state.supply[seat, place])
        if kind < KINDS:
            supply[kind] += 1


@subroutine
def list_seat(state: State, seat: int, is_open: bool, found: Flags) -> None:
    """What everybody sees of a seat, and the figures it has taken where they are open."""
    found[0] = state.seat == seat and not state.over
    found[1] = hand_size(state, seat)
    found[2] = state.left[seat]
    found[3] = state.exchanged[seat]
    found[4] = figures_of(state, seat)
    if is_open:
        for figure in range(3):
            found[5 + figure] = state.captured[seat, figure]


@rules.observe
def observe(state: State, seat: int, planes: Flags) -> None:
    planes[:] = 0
    own, players = max(seat, 0), int64(state.players)
    show_map(state, own, planes)
    first = HEXES * (_ON_MAP * players + 4)
    if seat >= 0:
        list_own_tiles(state, seat, planes[first:], planes[first + HEXES :])
    all_open = not closed_captures(state) or state.phase == OVER  # M21
    for step in range(players):
        other = (own + step) % players
        list_seat(state, other, all_open or other == seat, planes[first + HEXES * (2 + step) :])
    table = planes[first + HEXES * (2 + players) :]
    for figure in range(3):
        table[figure] = state.aside[figure]
    table[3] = state.laid != NOTHING
    table[4] = state.phase == PLAYING and state.laid != WITHOUT_CHARACTER
    table[5] = state.phase == PICKING
    table[6] = state.phase == PLACING
