"""What a screen shows of a position of Kaito: plain data, without rules."""

from __future__ import annotations

from typing import Any

from kaisho.games.kaito.board import (
    BLACK,
    COLOURS,
    EMPTY,
    KINDS,
    MON_3,
    NOWHERE,
    RED,
    SQUARES,
    VALUES,
    mon_values,
    square_name,
)
from kaisho.games.kaito.position import PHASES, acting_colour, out_of_game, purse_of
from kaisho.games.kaito.rules import EXCHANGING, OVER, PLACING
from kaisho.kernel import State


def kaito_colour(state: State) -> int:
    """The colour that the kaito shows: that of the player who moves it next (K3, K5)."""
    acting = acting_colour(state)
    return 1 - acting if state.phase in (PLACING, EXCHANGING) else acting


def view(state: State) -> dict[str, Any]:
    placed = state.kaito != NOWHERE
    return {
        "game": "kaito",
        "phase": PHASES[state.phase],
        "start": COLOURS[state.start],
        "to_act": None if state.phase == OVER else COLOURS[acting_colour(state)],
        "kaito": {"square": square_name(int(state.kaito)) if placed else None, "colour": COLOURS[kaito_colour(state)]},
        "field": {
            square_name(square): None if state.stone[square] == EMPTY else _stone(int(state.stone[square]))
            for square in range(SQUARES)
        },
        "sides": {COLOURS[colour]: _side(state, colour) for colour in (RED, BLACK)},
    }


def _stone(stone: int) -> dict[str, Any]:
    colour, kind = divmod(stone, 5)
    return {"colour": COLOURS[colour], "kind": KINDS[kind].partition("-")[0], "value": value_of(kind)}


def value_of(kind: int) -> int | None:
    """What a mon is worth; swords and helmets have no value."""
    return VALUES[kind - MON_3] if kind >= MON_3 else None


def _side(state: State, colour: int) -> dict[str, Any]:
    """A player's own stones on the field and out of the game, and the opposing ones that lie open before that player."""
    mons = mon_values(purse_of(state, colour))
    return {
        "left": {KINDS[kind]: int(state.left[colour, kind]) for kind in range(5)},
        "gone": {KINDS[kind]: out_of_game(state, colour, kind) for kind in range(5)},
        "holds": {KINDS[kind]: int(state.taken[1 - colour, kind]) for kind in range(5)},
        "mon": {"stones": mons, "worth": sum(mons)},
    }
