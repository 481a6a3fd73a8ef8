"""Views of Kaito: what a screen shows of a position, as plain data."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from kaisho.game import fields_of
from kaisho.games.kaito.board import (
    BLACK,
    COLOUR_KANJI,
    COLOURS,
    COPIES,
    EMPTY,
    KAITO_KANJI,
    KIND_KANJI,
    KINDS,
    MON_3,
    PRICE,
    RED,
    SIZE,
    SQUARE_NAMES,
    VALUES,
    mon_values,
    purse_code,
)
from kaisho.games.kaito.position import PHASES, acting_colour
from kaisho.games.kaito.rules import EXCHANGING, OVER, PLACING
from kaisho.state import State


def value_of(kind: int) -> int | None:
    """Return the value of a kind of mon; swords and helmets have none."""
    return VALUES[kind - MON_3] if kind >= MON_3 else None


def _stone(stone: int) -> dict[str, Any]:
    colour, kind = divmod(stone, 5)
    return {"colour": COLOURS[colour], "kind": KINDS[kind].partition("-")[0], "value": value_of(kind)}


STONES = tuple(_stone(stone) for stone in range(EMPTY))
KAITO_SQUARES = (*SQUARE_NAMES, None)
"""The name of the kaito's square; the last item is for NOWHERE."""


def kaito_colour(state: State | SimpleNamespace) -> int:
    """Return the colour that the kaito shows: that of the player who moves it next (K3, K5)."""
    acting = acting_colour(state)
    return 1 - acting if state.phase in (PLACING, EXCHANGING) else acting


def board() -> dict[str, Any]:
    """Return the squares, row by row from a1, and for each kind of stone its number per colour, its value and its price."""
    return {
        "size": SIZE,
        "squares": list(SQUARE_NAMES),
        "colours": dict(zip(COLOURS, COLOUR_KANJI, strict=True)),
        "kaito": KAITO_KANJI,
        "stones": {
            kind: {
                "kanji": KIND_KANJI[number],
                "copies": COPIES[number],
                "value": value_of(number),
                "price": PRICE[number] if number < len(PRICE) else None,
            }
            for number, kind in enumerate(KINDS)
        },
    }


def view(state: State) -> dict[str, Any]:
    now = fields_of(state)
    return {
        "game": "kaito",
        "phase": PHASES[now.phase],
        "start": COLOURS[now.start],
        "to_act": None if now.phase == OVER else COLOURS[acting_colour(now)],
        "kaito": {"square": KAITO_SQUARES[now.kaito], "colour": COLOURS[kaito_colour(now)]},
        "field": {
            name: None if stone == EMPTY else STONES[stone].copy() for name, stone in zip(SQUARE_NAMES, now.stone, strict=True)
        },
        "sides": {
            COLOURS[colour]: _side(now.left[colour], now.taken[colour], now.taken[1 - colour]) for colour in (RED, BLACK)
        },
    }


def _side(left: list[int], taken: list[int], holds: list[int]) -> dict[str, Any]:
    """Return a player's own stones on the field and out of the game, and the opponent's that this player holds."""
    threes, twos, ones = holds[MON_3:]
    values = mon_values(purse_code((threes, twos, ones)))
    gone = [copies - on_field - lost for copies, on_field, lost in zip(COPIES, left, taken, strict=True)]
    return {
        "left": dict(zip(KINDS, left, strict=True)),
        "gone": dict(zip(KINDS, gone, strict=True)),
        "holds": dict(zip(KINDS, holds, strict=True)),
        "mon": {"stones": values, "worth": sum(values)},
    }
