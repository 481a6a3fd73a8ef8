"""A position of Kamisado as a drawing: coloured squares with kanji, octagonal towers, and the tower that must move."""

from __future__ import annotations

from typing import Any

from kaisho.games.kamisado.board import COLOURS, KANJI, SQUARE_NAMES
from kaisho.games.kamisado.view import SQUARES
from kaisho.picture import Picture, circle, drawing, kanji, moved, polygon, rect, text, to_act_mark

CELL, EDGE = 50, 22
GROUND = dict(
    zip(COLOURS, ("#e8852a", "#2c63b4", "#71408f", "#e494b4", "#f0cc3e", "#bb2f2b", "#2f7d4f", "#6e4527"), strict=True)
)
DARK = {"blue", "purple", "red", "green", "brown"}
KANJI_OF = dict(zip(COLOURS, KANJI, strict=True))
BODY = {"black": ("#16130f", "#f6efe0"), "white": ("#fbf6ea", "#16130f")}
"""The colours of a side's towers: body and outline."""


def ink_on(colour: str) -> str:
    """A colour for text that contrasts with a square or tower."""
    return "#ffffff" if colour in DARK else "#1f1206"


def _at(square: str) -> tuple[float, float]:
    """The centre of a square; White is at the top."""
    number = SQUARE_NAMES.index(square)
    return EDGE + CELL * (number % 8 + 0.5), EDGE + CELL * (7.5 - number // 8)


def octagon(size: float) -> list[tuple[float, float]]:
    cut = size * 0.42
    quarter = [(size, -cut), (size, cut), (cut, size), (-cut, size)]
    return quarter + [(-x, -y) for x, y in quarter]


def _square(square: str, colour: str) -> str:
    x, y = _at(square)
    return rect(x - CELL / 2 + 0.5, y - CELL / 2 + 0.5, CELL - 1, CELL - 1, GROUND[colour], rx=3) + kanji(
        x - 16, y - 16, KANJI_OF[colour], 11.5, ink_on(colour), opacity=0.9
    )


def _tower(tower: dict[str, Any], must: bool) -> str:
    body, outline = BODY[tower["side"]]
    colour = tower["colour"]
    parts = [
        polygon(octagon(21.5), "#fffbe0", stroke="#ff5a1f", stroke_width=4) if must else "",
        polygon(octagon(19), body, stroke=outline, stroke_width=1.5),
        polygon(octagon(13.5), GROUND[colour], stroke="#16130f"),
        kanji(0, 0, KANJI_OF[colour], 15, ink_on(colour)),
        *(_tooth(9 * (tooth - (tower["markers"] - 1) / 2)) for tooth in range(tower["markers"])),
    ]
    return moved(*_at(tower["square"]), *parts)


def _tooth(x: float) -> str:
    """A marker of a sumo."""
    return polygon([(x - 4, 21), (x + 1, 11), (x + 4, 21)], "#fff7dc", stroke="#3a2a08")


def picture(view: dict[str, Any]) -> Picture:
    size = 8 * CELL + 2 * EDGE
    names = [text(EDGE + CELL * (file + 0.5), size - EDGE / 2, "abcdefgh"[file], 12, "#d9cfbd") for file in range(8)]
    names += [text(EDGE / 2, EDGE + CELL * (7.5 - rank), str(rank + 1), 12, "#d9cfbd") for rank in range(8)]
    towers = [tower for tower in view["towers"] if tower["square"] is not None]
    sides = [_side(view, side, y) for side, y in (("white", EDGE + CELL), ("black", size - EDGE - CELL))]
    return drawing(
        "Kamisado",
        (0, 0, size + 56, size),
        460,
        rect(0, 0, size, size, "#1d1a16", rx=6),
        *names,
        *(_square(square, colour) for square, colour in SQUARES[view["orientation"]].items()),
        *(_tower(tower, tower["square"] == view["must_square"] and tower["side"] == view["to_act"]) for tower in towers),
        *sides,
    )


def _side(view: dict[str, Any], side: str, y: float) -> str:
    """A side's disc beside the board: with its score in a match, and marked if the side is to act."""
    x = 8 * CELL + 2 * EDGE + 32
    body, outline = BODY[side]
    mark = to_act_mark(x - 28, y, 11) if view["to_act"] == side else ""
    score = "" if view["match"] == "single" else str(view["score"][side])
    return (
        mark
        + circle(x, y, 14, body, stroke=outline if side == "white" else "#7d7466", stroke_width=1.5)
        + text(x, y + 1, score, 14, outline)
    )
