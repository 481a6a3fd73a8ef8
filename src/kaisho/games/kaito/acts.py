"""Descriptions of Kaito's acts as plain data for a screen."""

from __future__ import annotations

from typing import Any

from kaisho.games.kaito.board import KINDS, PURSES, SQUARE_NAMES, mon_values
from kaisho.games.kaito.rules import DECLINE, EXCHANGE, GAP


def describe(act: int) -> dict[str, Any] | None:
    """Return what an act does; None for an exchange without payment, which is not an act."""
    if act == DECLINE:
        return {"do": "decline"}
    if act >= EXCHANGE:
        kind, payment = divmod(act - EXCHANGE, PURSES)
        return {"do": "exchange", "stone": KINDS[kind], "pay": mon_values(payment)} if payment else None
    if act >= GAP:
        return {"do": "begin", "at": SQUARE_NAMES[act - GAP]}
    return {"do": "take", "to": SQUARE_NAMES[act]}
