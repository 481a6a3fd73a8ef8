"""Samurai as planes of one row of 174 hexes, for programs that learn: only what the seat may know.

The map is no rectangle and has no sides: hexes stand in the order of their numbers, as acts name them, and ``board.CELLS`` has
column and row of each. Seats are counted from one's own: the second is who acts next. Nothing hidden is read at all: of others
only how many tiles they have, and the figures they have taken only where these lie open (M21).
"""

from __future__ import annotations

import numpy as np

from kaisho.games.samurai.board import (
    FIGURES,
    FIRST_SEA,
    FIRST_SETTLEMENT,
    HEXES,
    INFLUENCE,
    KINDS,
    LAND,
    MOVABLE_KINDS,
    SEA,
    SETTLED,
    TILE_HEXES,
    TILES,
)
from kaisho.games.samurai.rules import NOTHING, OVER, PICKING, PLACING, PLAYING, WITHOUT_CHARACTER, hand_size, rules
from kaisho.kernel import ONE, Flags, State, fill, helper, int64, lowest_bit, subroutine

_SEATS = ("own", "second seat's", "third seat's", "fourth seat's")


def planes(players: int) -> tuple[str, ...]:
    seats = _SEATS[:players]
    return (
        *(
            f"{seat} {what}"
            for seat in seats
            for what in ("tile", *(f"influence on {figure}" for figure in FIGURES), "movable tile")
        ),
        *FIGURES,
        "hexes in play",
        *(f"{tile} in the own hand" for tile in TILES),
        *(f"{tile} in the own supply" for tile in TILES),
        *(
            f"{seat} {what}"
            for seat in seats
            for what in (
                "turn",
                "hand size",
                "supply size",
                "figure exchange is used",
                "figures taken in all",
                *(f"{figure} taken, if open" for figure in FIGURES),
            )
        ),
        *(f"{figure} set aside" for figure in FIGURES),
        "something is laid in this turn",
        "a tile without character may be laid in this turn",
        "phase: picking",
        "phase: placing",
    )


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
def show_own_tiles(state: State, seat: int, planes: Flags, plane: int) -> None:
    """Hand and supply by kinds; the order of the supply is hidden from its owner too."""
    counts = np.zeros(KINDS + 1, np.int64)
    for place in range(int64(state.left[seat])):
        counts[int64(state.supply[seat, place])] += 1
    for kind in range(KINDS):
        fill(planes, plane + kind, HEXES, int64(state.hand[seat, kind]))
        fill(planes, plane + KINDS + kind, HEXES, counts[kind])


@subroutine
def show_seat(state: State, seat: int, is_open: bool, planes: Flags, plane: int) -> None:
    """What everybody sees of a seat, and the figures it has taken where they are open."""
    fill(planes, plane, HEXES, state.seat == seat and not state.over)
    fill(planes, plane + 1, HEXES, hand_size(state, seat))
    fill(planes, plane + 2, HEXES, int64(state.left[seat]))
    fill(planes, plane + 3, HEXES, int64(state.exchanged[seat]))
    taken = 0
    for figure in range(3):
        taken += int64(state.captured[seat, figure])
        if is_open:
            fill(planes, plane + 5 + figure, HEXES, int64(state.captured[seat, figure]))
    fill(planes, plane + 4, HEXES, taken)


@rules.observe
def observe(state: State, seat: int, planes: Flags) -> None:
    planes[:] = 0
    own, players = max(seat, 0), int64(state.players)
    show_map(state, own, planes)
    plane = _ON_MAP * players + 4
    if seat >= 0:
        show_own_tiles(state, seat, planes, plane)
    plane += 2 * KINDS
    all_open = players == 2 or state.open_captures == 1 or state.phase == OVER  # M21
    for step in range(players):
        other = (own + step) % players
        show_seat(state, other, all_open or other == seat, planes, plane)
        plane += 8
    for figure in range(3):
        fill(planes, plane + figure, HEXES, int64(state.aside[figure]))
    fill(planes, plane + 3, HEXES, state.laid != NOTHING)
    fill(planes, plane + 4, HEXES, state.phase == PLAYING and state.laid != WITHOUT_CHARACTER)
    fill(planes, plane + 5, HEXES, state.phase == PICKING)
    fill(planes, plane + 6, HEXES, state.phase == PLACING)
