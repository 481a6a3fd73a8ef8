"""Samurai's map and tiles as a screen draws them: the constant part of every view."""

from __future__ import annotations

import math
from typing import Any

from kaisho.games.samurai.board import (
    CAPACITY,
    CELLS,
    FIGURE_LETTERS,
    FIGURES,
    FIGURES_OF_A_KIND,
    FIRST_SEA,
    FIRST_SETTLEMENT,
    HEX_NAMES,
    HEX_OF,
    HEXES,
    ISLAND_OF,
    KINDS,
    MOVABLE_KINDS,
    NEEDED,
    NEIGHBOURS,
    SETTLEMENT_NAMES,
    TILE_COUNT,
    TILE_EXCHANGE,
    TILE_WORDS,
    TILES,
)
from kaisho.games.samurai.position import SEATS

SCENERY = ("at", "island", "kind")
"""The keys of hexes that are not in play."""


def _hex(hexagon: int) -> dict[str, Any]:
    """Return the constant data of a hex: where its centre is drawn, in units of its side, its kind and its neighbours."""
    column, row = CELLS[hexagon]
    is_settlement = hexagon >= FIRST_SETTLEMENT
    return {
        "at": [1.5 * column, round(math.sqrt(3) * (row + column % 2 / 2), 4)],
        "island": ISLAND_OF[hexagon],
        "kind": "settlement" if is_settlement else "land" if hexagon < FIRST_SEA else "sea",
        "name": SETTLEMENT_NAMES[hexagon - FIRST_SETTLEMENT] if is_settlement else None,
        "figures": int(CAPACITY[hexagon - FIRST_SETTLEMENT]) if is_settlement else 0,
        "near": [HEX_NAMES[near] for near in NEIGHBOURS[hexagon]],
    }


def _tile(kind: int) -> dict[str, Any]:
    """Return a kind of tile: its word, its value, its number per player, and whether it has a character (M7)."""
    word = "samurai-tile" if TILE_WORDS[kind] == "samurai" else TILE_WORDS[kind]
    return {
        "word": f"samurai-{word}",
        "value": int(TILES[kind][1:] or 0),
        "count": int(TILE_COUNT[kind]),
        "character": kind >= MOVABLE_KINDS and kind != TILE_EXCHANGE,
    }


def board(players: int) -> dict[str, Any]:
    """Return the hexes in play, the others as scenery, the kinds of tile, and the figures."""
    every_hex = [(hexagon, _hex(hexagon)) for hexagon in range(HEXES)]
    return {
        "hexes": {
            HEX_NAMES[hexagon]: constants | {"near": [near for near in constants["near"] if NEEDED[HEX_OF[near]] <= players]}
            for hexagon, constants in every_hex
            if NEEDED[hexagon] <= players
        },
        "scenery": [{key: constants[key] for key in SCENERY} for hexagon, constants in every_hex if NEEDED[hexagon] > players],
        "tiles": {TILES[kind]: _tile(kind) for kind in range(KINDS)},
        "figures": dict(zip(FIGURES, FIGURE_LETTERS, strict=True)),
        "figures_of_a_kind": int(FIGURES_OF_A_KIND[players]),
        "seats": list(SEATS[:players]),
    }
