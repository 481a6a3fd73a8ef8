"""What each act of Kamisado does, as plain data for a screen."""

from __future__ import annotations

from typing import Any

from kaisho.games.kamisado.board import COLOURS, SQUARE_NAMES
from kaisho.games.kamisado.rules import FILL_LEFT, FILL_RIGHT, PLACE


def describe(act: int) -> dict[str, Any]:
    """Describe an act. A move to the tower's own square is a pass, one to the square of an opposing tower a push."""
    if act >= PLACE:
        return {"do": "place", "tower": COLOURS[act - PLACE]}
    if act in (FILL_LEFT, FILL_RIGHT):
        return {"do": "fill", "from": ("left", "right")[act - FILL_LEFT]}
    return {"do": "move", "tower": COLOURS[act >> 6], "to": SQUARE_NAMES[act & 63]}
