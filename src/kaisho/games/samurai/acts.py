"""Descriptions of Samurai's acts as plain data for a screen. Settlements are named by their hexes."""

from __future__ import annotations

from typing import Any

from kaisho.games.samurai.board import FIGURES, FIRST_SETTLEMENT, HEX_NAMES, HEXES, LAND_HEXES, TILES
from kaisho.games.samurai.rules import DISCARD, LAY, MOVE, PAIR, PICK, PLACE, SWAP


def _figure(figure: int) -> dict[str, Any]:
    return {"figure": FIGURES[figure % 3], "at": HEX_NAMES[FIRST_SETTLEMENT + figure // 3]}


def describe(act: int) -> dict[str, Any]:
    """Return what an act does: ``move`` is a tile exchange, ``swap`` a figure exchange, ``discard`` one without effect."""
    if act < PLACE:
        return {"do": "pick", "tile": TILES[act - PICK]}
    if act < LAY:
        return {"do": "place", **_figure(act - PLACE)}
    if act < MOVE:
        kind, hexagon = divmod(act - LAY, HEXES)
        return {"do": "lay", "tile": TILES[kind], "at": HEX_NAMES[hexagon]}
    if act < SWAP:
        old, new = divmod(act - MOVE, LAND_HEXES)
        return {"do": "move", "from": HEX_NAMES[old], "to": HEX_NAMES[new]}
    if act < DISCARD:
        first, second = (_figure(figure) for figure in PAIR[act - SWAP].tolist())
        return {"do": "swap", "first": first, "second": second}
    return {"do": "discard" if act == DISCARD else "end"}
