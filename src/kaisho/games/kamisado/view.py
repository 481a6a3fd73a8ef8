"""What a screen shows of a position of Kamisado: plain data, without rules."""

from __future__ import annotations

from typing import Any

from kaisho.game import fields_of
from kaisho.games.kamisado.board import COLOUR_OF, COLOURS, KANJI, LETTERS, SQUARE_NAMES
from kaisho.games.kamisado.position import MATCHES, PHASES, SETUPS
from kaisho.games.kamisado.rules import FREE, POINTS_TO_WIN, SERIES
from kaisho.state import State

SEATS = ("black", "white")
PLACES = (*SQUARE_NAMES, None)
"""The name of a tower's square; the last one is for a tower that is not placed."""
SQUARES = {name: COLOURS[colour] for name, colour in zip(SQUARE_NAMES, COLOUR_OF, strict=True)}
TARGETS = POINTS_TO_WIN.tolist()


def board() -> dict[str, Any]:
    """The colour of every square, and each colour's letter and kanji: nothing is told by colour alone."""
    signs = zip(COLOURS, LETTERS, KANJI, strict=True)
    return {"squares": SQUARES.copy(), "colours": {name: {"letter": letter, "kanji": kanji} for name, letter, kanji in signs}}


def view(state: State) -> dict[str, Any]:
    now = fields_of(state)
    free = now.must == FREE
    series = now.match == SERIES
    return {
        "game": "kamisado",
        "phase": PHASES[now.phase],
        "match": MATCHES[now.match],
        "setup": SETUPS[now.setup],
        "round": now.this_round,
        "rounds": now.rounds if series else None,
        "target": None if series else TARGETS[now.match],
        "score": dict(zip(SEATS, now.score, strict=True)),
        "to_act": None if now.over else SEATS[now.seat],
        "must": None if free else COLOURS[now.must],
        "must_square": None if free else PLACES[now.tower[now.seat][now.must]],
        "towers": [
            {"side": side, "colour": colour, "markers": markers, "square": PLACES[square]}
            for side, own_squares, own_markers in zip(SEATS, now.tower, now.markers, strict=True)
            for colour, markers, square in zip(COLOURS, own_markers, own_squares, strict=True)
        ],
    }
