"""Samurai as planes of one row of 174 hexes for learning programs: only what the seat may know.

The map is not a rectangle, so the hexes are in the order of their numbers, as in acts; ``board.CELLS`` has the column and row
of each. Seats are counted from the observing one, in the order of turns. Nothing hidden is read: of the other seats only the
number of tiles, and the figures that they have captured only if these are open (M21).
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
    SEA,
    SETTLED,
    TILE_COUNT,
    TILE_HEXES,
    TILES,
    TILES_PER_PLAYER,
)
from kaisho.games.samurai.rules import (
    NOTHING,
    OVER,
    PICKING,
    PLACING,
    PLAYING,
    WITHOUT_CHARACTER,
    captures_are_hidden,
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
    """Return the names of the planes: first those of the map, then lists, whose numbers start at the first cell."""
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


def plane_maxima(players: int) -> tuple[int, ...]:
    """Return the upper bound of the cells of each plane: influences, copies of a tile, sizes of a supply, all figures."""
    tiles, figures = int(TILE_COUNT.max()), 3 * int(FIGURES_OF_A_KIND[players])
    on_map = (1, *INFLUENCE.max(axis=0).tolist(), 1)
    seat = max(TILES_PER_PLAYER, figures)
    return (*on_map * players, *[1] * 4, tiles, tiles, *[seat] * players, figures)


_ON_MAP = 5
"""The number of planes of the map for each seat: tile, three influences, movable."""


@helper
def mark(planes: Flags, plane: int, first: int, hexes: np.uint64) -> None:
    """Mark hexes that are the bits of a word in which bit 0 is the hex ``first``."""
    while hexes:
        planes[HEXES * plane + first + lowest_bit(hexes)] = 1
        hexes &= hexes - ONE


@subroutine
def show_map(state: State, observer: int, planes: Flags) -> None:
    players = int64(state.players)
    for hexagon in range(TILE_HEXES):
        if state.tiles[hexagon] == 0:
            continue
        laid = int64(state.tiles[hexagon]) - 1
        kind = laid % KINDS
        first = HEXES * _ON_MAP * ((laid // KINDS - observer) % players) + hexagon
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
    """Count hand and supply by kind; the order of the supply is hidden from its owner too."""
    for kind in range(KINDS):
        hand[kind] = state.hand[seat, kind]
    for index in range(int64(state.left[seat])):
        kind = int64(state.supply[seat, index])
        if kind < KINDS:
            supply[kind] += 1


@subroutine
def list_seat(state: State, seat: int, is_open: bool, cells: Flags) -> None:
    """List the public facts of a seat, and the figures that it has captured if they are open."""
    cells[0] = state.seat == seat and not state.over
    cells[1] = hand_size(state, seat)
    cells[2] = state.left[seat]
    cells[3] = state.exchanged[seat]
    cells[4] = figures_of(state, seat)
    if is_open:
        for figure in range(3):
            cells[5 + figure] = state.captured[seat, figure]


@rules.observe
def observe(state: State, seat: int, planes: Flags) -> None:
    planes[:] = 0
    observer, players = max(seat, 0), int64(state.players)
    show_map(state, observer, planes)
    first = HEXES * (_ON_MAP * players + 4)
    if seat >= 0:
        list_own_tiles(state, seat, planes[first:], planes[first + HEXES :])
    all_open = not captures_are_hidden(state) or state.phase == OVER  # M21
    for step in range(players):
        other = (observer + step) % players
        list_seat(state, other, all_open or other == seat, planes[first + HEXES * (2 + step) :])
    table = planes[first + HEXES * (2 + players) :]
    for figure in range(3):
        table[figure] = state.aside[figure]
    table[3] = state.laid != NOTHING
    table[4] = state.phase == PLAYING and state.laid != WITHOUT_CHARACTER
    table[5] = state.phase == PICKING
    table[6] = state.phase == PLACING
