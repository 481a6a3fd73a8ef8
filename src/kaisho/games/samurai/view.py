"""What a screen shows of a position of Samurai: plain data, made from a concealed state, without rules."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np

from kaisho.game import fields_of
from kaisho.games.samurai.board import (
    FIGURES,
    FIRST_SEA,
    FIRST_SETTLEMENT,
    HEX_NAMES,
    HEXES,
    ISLAND_OF,
    LAND_AROUND,
    NEEDED,
    SETTLEMENT_NAMES,
    TILE_HEXES,
    TILES,
    UNKNOWN,
)
from kaisho.games.samurai.position import CAPTURES, HANDS, PHASES, SEATS
from kaisho.games.samurai.rules import (
    FIGURE_PLACES,
    MOST_PLAYERS,
    NOTHING,
    OVER,
    WITHOUT_CHARACTER,
    find_majorities,
    influences,
    rules,
)
from kaisho.state import State

TILE_PLACES = tuple(
    [
        (place, HEX_NAMES[place], ISLAND_OF[place], "land" if place < FIRST_SEA else "sea")
        for place in range(TILE_HEXES)
        if NEEDED[place] <= players
    ]
    for players in range(MOST_PLAYERS + 1)
)
"""The hexes in play that can have a tile, with name, island and kind: by the number of players."""

SETTLED_PLACES = tuple(
    [
        (place - FIRST_SETTLEMENT, HEX_NAMES[place], ISLAND_OF[place], SETTLEMENT_NAMES[place - FIRST_SETTLEMENT])
        for place in range(FIRST_SETTLEMENT, HEXES)
        if NEEDED[place] <= players
    ]
    for players in range(MOST_PLAYERS + 1)
)
"""The settlements in play, with the names of their hexes, their islands and their own names: by the number of players."""

LAID = (None, *({"seat": seat, "tile": tile} for seat in SEATS for tile in TILES))
"""What lies on a hex, by the number of the tile there: 0, or 1 + 17 * seat + tile."""


TAKERS = (*SEATS, None)
"""Who would get a figure, by the number of the seat; -1 is nobody."""

AROUND_BITS: list[int] = LAND_AROUND.tolist()


def shows_captures(state: State | SimpleNamespace, seat: int, owner: int) -> bool:
    """Whether a seat sees which figures somebody has taken: its own, with two players, by option, or after the end (M21).

    What is not known is not shown in any case.
    """
    is_open = seat == owner or state.players == 2 or state.open_captures or state.phase == OVER
    return bool(is_open and not state.screened[owner])


def _tiles(kinds: list[int]) -> list[str] | None:
    """Tiles that are known, by their codes."""
    return None if UNKNOWN in kinds else [TILES[kind] for kind in kinds]


def _player(now: SimpleNamespace, owner: int, seat: int) -> dict[str, Any]:
    hand = [kind for kind, number in enumerate(now.hand[owner]) for _ in range(number)]
    supply = sorted(now.supply[owner][: now.left[owner]])
    captured = now.captured[owner]
    return {
        "seat": SEATS[owner],
        "hand": _tiles(hand),
        "hand_size": len(hand),
        "supply": _tiles(supply),
        "supply_size": len(supply),
        "captured": dict(zip(FIGURES, captured, strict=True)) if shows_captures(now, seat, owner) else None,
        "captured_in_all": sum(captured) + now.screened[owner],
        "figure_exchange_used": bool(now.exchanged[owner]),
    }


def _hexes(now: SimpleNamespace, state: State) -> dict[str, Any]:
    found = np.empty((FIGURE_PLACES, now.players + 1), np.int64)
    rows = iter(found[: influences(state, found)].tolist())
    on_map = list(zip(FIGURES, now.figures, strict=True))
    hexes: dict[str, Any] = {}
    for place, name, island, kind in TILE_PLACES[now.players]:
        laid = LAID[now.tiles[place]]
        hexes[name] = {"island": island, "kind": kind, "tile": laid and laid.copy()}
    for settlement, name, island, own_name in SETTLED_PLACES[now.players]:
        influence, taker = {}, {}
        for figure, places in on_map:
            if places >> settlement & 1:
                influence[figure] = row = next(rows)
                taker[figure] = TAKERS[row.pop()]
        hexes[name] = {
            "island": island,
            "kind": "settlement",
            "name": own_name,
            "figures": list(influence),
            "influence": influence,
            "taker": taker,
            "open": (AROUND_BITS[settlement] & ~now.land_taken).bit_count(),
        }
    return hexes


def standings(state: State) -> list[dict[str, Any]] | None:
    """Every seat's place in a game that is over, and the kinds of figure of which it alone has the most (M17 to M22).

    None before the end, and where somebody does not know all that was taken.
    """
    if state.phase != OVER or state.screened.any():
        return None
    players = int(state.players)
    places, leaders = np.zeros(players, np.int64), np.zeros(len(FIGURES), np.int64)
    rules["places"](state, places)
    find_majorities(state, leaders)
    return [
        {"place": place, "majorities": [figure for figure, leader in zip(FIGURES, leaders, strict=True) if leader == owner]}
        for owner, place in enumerate(places.tolist())
    ]


def view(state: State, seat: int) -> dict[str, Any]:
    """The view of a seat (-1 watches) from the state as that seat may know it."""
    now = fields_of(state)
    return {
        "game": "samurai",
        "phase": PHASES[now.phase],
        "capture": CAPTURES[now.capture],
        "hands": HANDS[now.hands],
        "to_act": None if now.over else SEATS[now.seat],
        "may_lay_without_character": now.laid != WITHOUT_CHARACTER,
        "laid_something": now.laid != NOTHING,
        "players": [_player(now, owner, seat) for owner in range(now.players)],
        "aside": dict(zip(FIGURES, now.aside, strict=True)),
        "hexes": _hexes(now, state),
        "standings": standings(state),
    }
