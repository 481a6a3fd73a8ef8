"""Views of Kamisado: what a screen shows of a state, as plain data without rules."""

from __future__ import annotations

import functools
import struct
from typing import Any

import msgspec

from kaisho.games.kamisado.board import COLOUR_OF, COLOURS, KANJI, LETTERS, ORIENTATIONS, SQUARE_NAMES
from kaisho.games.kamisado.position import MATCHES, PHASES, SEATS, SETUPS
from kaisho.games.kamisado.rules import FREE, MAX_MARKERS, POINTS_TO_WIN, SERIES, STATE
from kaisho.state import State

NULL = "null"
SEAT_TEXTS = tuple(f'"{name}"' for name in SEATS)
COLOUR_TEXTS = tuple(f'"{name}"' for name in COLOURS)
SQUARE_TEXTS = (*(f'"{name}"' for name in SQUARE_NAMES), NULL)
"""The square of a tower, by number; the last one is for a tower that is not placed."""
SQUARES = {
    orientation: {name: COLOURS[colour] for name, colour in zip(SQUARE_NAMES, colours, strict=True)}
    for orientation, colours in zip(ORIENTATIONS, COLOUR_OF, strict=True)
}
"""The colour of every square, by orientation."""
TARGETS = POINTS_TO_WIN.tolist()
FIELDS = struct.Struct("=8x6B2b16x16B16B2hI")
"""The fields of a state from its seat on, without the bit sets."""
assert FIELDS.size == STATE.itemsize


def board(orientation: str) -> dict[str, Any]:
    """The colour of every square, and each colour's letter and kanji, because no meaning may rely on colour alone."""
    symbols = zip(COLOURS, LETTERS, KANJI, strict=True)
    return {
        "squares": SQUARES[orientation].copy(),
        "colours": {name: {"letter": letter, "kanji": kanji} for name, letter, kanji in symbols},
    }


def view(state: State) -> dict[str, Any]:
    decoded: dict[str, Any] = msgspec.json.decode(text(state))
    return decoded


def text(state: State) -> bytes:
    """The view as JSON. It is sent after every act at a table, so it is assembled from prepared pieces for speed."""
    numbers = FIELDS.unpack_from(state)
    seat, over, phase, must, match, setup, this_round, rounds = numbers[:8]
    squares, markers, score = numbers[8:24], numbers[24:40], numbers[40:42]
    series, free = match == SERIES, must == FREE
    towers = ",".join([texts[count][square] for texts, count, square in zip(_tower_texts(), markers, squares, strict=True)])
    return (
        f'{{"game":"kamisado","phase":"{PHASES[phase]}","match":"{MATCHES[match]}","setup":"{SETUPS[setup]}",'
        f'"orientation":"{ORIENTATIONS[numbers[42]]}",'
        f'"round":{this_round},"rounds":{rounds if series else NULL},"target":{NULL if series else TARGETS[match]},'
        f'"score":{{"black":{score[0]},"white":{score[1]}}},"to_act":{NULL if over else SEAT_TEXTS[seat]},'
        f'"must":{NULL if free else COLOUR_TEXTS[must]},'
        f'"must_square":{NULL if free else SQUARE_TEXTS[squares[8 * seat + must]]},"towers":[{towers}]}}'
    ).encode()


@functools.cache
def _tower_texts() -> tuple[list[list[str]], ...]:
    """The JSON of each tower, by its markers and its square."""
    return tuple(
        [
            [f'{{"side":{side},"colour":{colour},"markers":{markers},"square":{square}}}' for square in SQUARE_TEXTS]
            for markers in range(MAX_MARKERS + 1)
        ]
        for side in SEAT_TEXTS
        for colour in COLOUR_TEXTS
    )
