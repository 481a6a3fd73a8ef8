"""What a screen shows of a position of Kamisado: plain data, without rules."""

from __future__ import annotations

from typing import Any

from kaisho.games.kamisado.board import COLOUR_OF, COLOURS, square_name
from kaisho.games.kamisado.position import MATCHES, PHASES, SETUPS
from kaisho.games.kamisado.rules import FREE, POINTS_TO_WIN, SERIES, UNPLACED
from kaisho.kernel import State

SEATS = ("black", "white")


def view(state: State) -> dict[str, Any]:
    must = None if state.must == FREE else COLOURS[state.must]
    return {
        "game": "kamisado",
        "phase": PHASES[state.phase],
        "match": MATCHES[state.match],
        "setup": SETUPS[state.setup],
        "round": int(state.this_round),
        "rounds": int(state.rounds) if state.match == SERIES else None,
        "target": None if state.match == SERIES else int(POINTS_TO_WIN[state.match]),
        "score": {SEATS[seat]: int(state.score[seat]) for seat in (0, 1)},
        "to_act": None if state.over else SEATS[state.seat],
        "must": must,
        "must_square": None if must is None else square_name(int(state.tower[state.seat, state.must])),
        "towers": [
            {
                "side": SEATS[seat],
                "colour": COLOURS[colour],
                "markers": int(state.markers[seat, colour]),
                "square": None if (square := int(state.tower[seat, colour])) == UNPLACED else square_name(square),
            }
            for seat in (0, 1)
            for colour in range(8)
        ],
        "squares": {square_name(square): COLOURS[COLOUR_OF[square]] for square in range(64)},
    }
