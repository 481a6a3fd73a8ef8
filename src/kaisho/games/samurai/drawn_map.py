"""Samurai's map and tiles as a screen draws them: what no act changes."""

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
"""What a screen needs of hexes that are not in play."""


def _hex(place: int) -> dict[str, Any]:
    """What no act changes of a hex: where its middle is drawn, in units of its side, and its neighbours."""
    column, row = CELLS[place]
    settled = place >= FIRST_SETTLEMENT
    return {
        "at": [1.5 * column, round(math.sqrt(3) * (row + column % 2 / 2), 4)],
        "island": ISLAND_OF[place],
        "kind": "settlement" if settled else "land" if place < FIRST_SEA else "sea",
        "name": SETTLEMENT_NAMES[place - FIRST_SETTLEMENT] if settled else None,
        "figures": int(CAPACITY[place - FIRST_SETTLEMENT]) if settled else 0,
        "near": [HEX_NAMES[near] for near in NEIGHBOURS[place]],
    }


def _tile(kind: int) -> dict[str, Any]:
    """A kind of tile: its word, its number, how many a player has, and whether it has a character (M7)."""
    word = "samurai-tile" if TILE_WORDS[kind] == "samurai" else TILE_WORDS[kind]
    return {
        "word": f"samurai-{word}",
        "value": int(TILES[kind][1:] or 0),
        "count": int(TILE_COUNT[kind]),
        "character": kind >= MOVABLE_KINDS and kind != TILE_EXCHANGE,
    }


def board(players: int) -> dict[str, Any]:
    """The map with everything in play, the rest of it as scenery, the tiles, and the figures of a kind."""
    everything = [(place, _hex(place)) for place in range(HEXES)]
    return {
        "hexes": {
            HEX_NAMES[place]: found | {"near": [near for near in found["near"] if NEEDED[HEX_OF[near]] <= players]}
            for place, found in everything
            if NEEDED[place] <= players
        },
        "scenery": [{key: found[key] for key in SCENERY} for place, found in everything if NEEDED[place] > players],
        "tiles": {TILES[kind]: _tile(kind) for kind in range(KINDS)},
        "figures": dict(zip(FIGURES, FIGURE_LETTERS, strict=True)),
        "figures_of_a_kind": int(FIGURES_OF_A_KIND[players]),
        "seats": list(SEATS[:players]),
    }
