"""Views of Samurai: what a screen shows of a concealed state, as plain data."""

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
from kaisho.games.samurai.position import CAPTURES, HANDS, PHASES, PLACINGS, SEATS
from kaisho.games.samurai.rules import (
    FIGURE_SLOTS,
    MAX_PLAYERS,
    NOTHING,
    OVER,
    WITHOUT_CHARACTER,
    find_majorities,
    influences,
    rules,
)
from kaisho.state import State

TILE_HEXES_IN_PLAY = tuple(
    [
        (hexagon, HEX_NAMES[hexagon], ISLAND_OF[hexagon], "land" if hexagon < FIRST_SEA else "sea")
        for hexagon in range(TILE_HEXES)
        if NEEDED[hexagon] <= players
    ]
    for players in range(MAX_PLAYERS + 1)
)
"""By the number of players: the hexes in play that can have a tile, with name, island and kind."""

SETTLEMENTS_IN_PLAY = tuple(
    [
        (hexagon - FIRST_SETTLEMENT, HEX_NAMES[hexagon], ISLAND_OF[hexagon], SETTLEMENT_NAMES[hexagon - FIRST_SETTLEMENT])
        for hexagon in range(FIRST_SETTLEMENT, HEXES)
        if NEEDED[hexagon] <= players
    ]
    for players in range(MAX_PLAYERS + 1)
)
"""By the number of players: the settlements in play, with the names of their hexes, their islands and their own names."""

LAID = (None, *({"seat": seat, "tile": tile} for seat in SEATS for tile in TILES))
"""The tile on a hex, by its number in a state: 0, or 1 + 17 * seat + tile."""

TAKERS = (*SEATS, None)
"""The player who would capture a figure, by seat; -1 is nobody."""

AROUND_BITS: list[int] = LAND_AROUND.tolist()


def shows_captures(state: State | SimpleNamespace, seat: int, owner: int) -> bool:
    """Check whether a seat sees the figures that a player has captured (M21).

    It sees its own; with two players, with open captures and after the end it sees all, unless the state is concealed.
    """
    is_open = seat == owner or state.players == 2 or state.open_captures or state.phase == OVER
    return bool(is_open and not state.screened[owner])


def _tiles(kinds: list[int]) -> list[str] | None:
    """Return the codes of tiles, or None if some are unknown."""
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
    table = np.empty((FIGURE_SLOTS, now.players + 1), np.int64)
    rows = iter(table[: influences(state, table)].tolist())
    on_map = list(zip(FIGURES, now.figures, strict=True))
    hexes: dict[str, Any] = {}
    for hexagon, name, island, kind in TILE_HEXES_IN_PLAY[now.players]:
        laid = LAID[now.tiles[hexagon]]
        hexes[name] = {"island": island, "kind": kind, "tile": laid and laid.copy()}
    for settlement, name, island, settlement_name in SETTLEMENTS_IN_PLAY[now.players]:
        influence, taker = {}, {}
        for figure, settlements in on_map:
            if settlements >> settlement & 1:
                influence[figure] = row = next(rows)
                taker[figure] = TAKERS[row.pop()]
        hexes[name] = {
            "island": island,
            "kind": "settlement",
            "name": settlement_name,
            "figures": list(influence),
            "influence": influence,
            "taker": taker,
            "open": (AROUND_BITS[settlement] & ~now.land_taken).bit_count(),
        }
    return hexes


def standings(state: State) -> list[dict[str, Any]] | None:
    """Return every seat's place at the end and the kinds of figure of which it has the sole majority (M17 to M22).

    None before the end, and if captured figures are concealed.
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
    """Return the view of a seat, or of a watcher (-1), from the state as that seat may know it."""
    now = fields_of(state)
    return {
        "game": "samurai",
        "phase": PHASES[now.phase],
        "capture": CAPTURES[now.capture],
        "hands": HANDS[now.hands],
        "figures": PLACINGS[now.placing],
        "to_act": None if now.over else SEATS[now.seat],
        "may_lay_without_character": now.laid != WITHOUT_CHARACTER,
        "laid_something": now.laid != NOTHING,
        "players": [_player(now, owner, seat) for owner in range(now.players)],
        "aside": dict(zip(FIGURES, now.aside, strict=True)),
        "hexes": _hexes(now, state),
        "standings": standings(state),
    }
