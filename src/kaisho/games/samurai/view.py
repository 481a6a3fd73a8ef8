"""What a screen shows of a position of Samurai: plain data, made from a concealed state, without rules."""

from __future__ import annotations

from typing import Any

from kaisho.games.samurai.board import (
    FIGURE_LETTERS,
    FIGURES,
    FIRST_SEA,
    FIRST_SETTLEMENT,
    HEX_NAMES,
    HEXES,
    ISLAND_OF,
    NEEDED,
    SETTLEMENT_NAMES,
    TILES,
    UNKNOWN,
)
from kaisho.games.samurai.position import (
    CAPTURES,
    HANDS,
    PHASES,
    SEATS,
    figures_at,
    hand_of,
    players_of,
    supply_of,
    tile_at,
)
from kaisho.games.samurai.rules import NOTHING, OVER, WITHOUT_CHARACTER
from kaisho.kernel import State


def shows_captures(state: State, seat: int, owner: int) -> bool:
    """Whether a seat sees which figures somebody has taken: its own, with two players, by option, or after the end (M21)."""
    return bool(seat == owner or state.players == 2 or state.open_captures or state.phase == OVER)


def _tiles(kinds: list[int]) -> list[str] | None:
    """Tiles that are known, by their codes."""
    return None if UNKNOWN in kinds else [TILES[kind] for kind in kinds]


def _player(state: State, owner: int, seat: int) -> dict[str, Any]:
    hand, supply = hand_of(state, owner), supply_of(state, owner)
    captured = {figure: int(count) for figure, count in zip(FIGURES, state.captured[owner], strict=True)}
    return {
        "seat": SEATS[owner],
        "hand": _tiles(hand),
        "hand_size": len(hand),
        "supply": _tiles(sorted(supply)),
        "supply_size": len(supply),
        "captured": captured if shows_captures(state, seat, owner) else None,
        "captured_in_all": sum(captured.values()),
        "figure_exchange_used": bool(state.exchanged[owner]),
    }


def _hex(state: State, place: int) -> dict[str, Any]:
    described: dict[str, Any] = {"island": ISLAND_OF[place]}
    if place >= FIRST_SETTLEMENT:
        settlement = place - FIRST_SETTLEMENT
        letters = figures_at(state, settlement)
        figures = [figure for letter, figure in zip(FIGURE_LETTERS, FIGURES, strict=True) if letter in letters]
        return described | {"kind": "settlement", "name": SETTLEMENT_NAMES[settlement], "figures": figures}
    tile = tile_at(state, place)
    laid = None if tile is None else {"seat": SEATS[tile[0]], "tile": TILES[tile[1]]}
    return described | {"kind": "land" if place < FIRST_SEA else "sea", "tile": laid}


def view(state: State, seat: int) -> dict[str, Any]:
    """The view of a seat (-1 watches) from the state as that seat may know it."""
    return {
        "game": "samurai",
        "phase": PHASES[state.phase],
        "capture": CAPTURES[state.capture],
        "hands": HANDS[state.hands],
        "to_act": None if state.over else SEATS[state.seat],
        "may_lay_without_character": bool(state.laid != WITHOUT_CHARACTER),
        "laid_something": bool(state.laid != NOTHING),
        "players": [_player(state, owner, seat) for owner in players_of(state)],
        "aside": {figure: int(count) for figure, count in zip(FIGURES, state.aside, strict=True)},
        "hexes": {HEX_NAMES[place]: _hex(state, place) for place in range(HEXES) if NEEDED[place] <= state.players},
    }
