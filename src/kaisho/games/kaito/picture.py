"""Pictures of Kaito: the field with its stones, the kaito, and what each side holds."""

from __future__ import annotations

from typing import Any

from kaisho.games.kaito.board import COLOUR_KANJI, COLOURS, KAITO_KANJI, KIND_KANJI, KINDS, SIZE, SQUARE_NAMES
from kaisho.picture import Picture, circle, drawing, kanji, moved, path, polygon, rect, text, to_act_mark

CELL, EDGE, TRAY = 56, 22, 62
BODY = {"red": ("#a93220", "#6f1d10"), "black": ("#2b2926", "#0f0e0c")}
LIGHT, GOLD = "#f7ecd6", "#d9b34a"
KANJI_OF = {kind.partition("-")[0]: symbol for kind, symbol in zip(KINDS, KIND_KANJI, strict=True)}
ACROSS = SIZE * CELL + 2 * EDGE
CUT = [(-13, -21), (13, -21), (21, -13), (21, 13), (13, 21), (-13, 21), (-21, 13), (-21, -13)]
"""The outline of a black stone, an octagon. A red one is round."""
STARS: dict[int, tuple[tuple[float, float], ...]] = {1: ((0, -5),), 2: ((-6, -5), (6, -5)), 3: ((0, -11), (-6, -1), (6, -1))}


def stone(colour: str, kind: str, value: int | None) -> str:
    """Draw a stone around the origin, 42 wide."""
    fill, edge = BODY[colour]
    body = (
        circle(0, 0, 21.5, fill, stroke=edge, stroke_width=2)
        if colour == "red"
        else polygon(CUT, fill, stroke=edge, stroke_width=2)
    )
    if value is None:
        return body + kanji(0, 0, KANJI_OF[kind], 22, LIGHT)
    stars = "".join(circle(x, y, 5.5 if value == 1 else 3.8, LIGHT) for x, y in STARS[value])
    crest = circle(0, -5, 12.5, "none", stroke=LIGHT, stroke_width=1.8)
    return body + crest + stars + text(0, 14, str(value), 12, LIGHT, font_weight="700")


def _kaito(colour: str) -> str:
    """Draw the kaito around the origin: a mask on the colour of the player who moves it next."""
    fill, edge = BODY[colour]
    mask = "M-15-7C-8-11 8-11 15-7 15-1 11 4 6 4 3 4 2 1 0 1S-3 4-6 4C-11 4-15-1-15-7z"
    eyes = "M-11-4c3-2 6-1 7 2-3 1-6 1-7-2zM11-4c-3-2-6-1-7 2 3 1 6 1 7-2z"
    return (
        polygon(
            [(0, -25), (18, -18), (25, 0), (18, 18), (0, 25), (-18, 18), (-25, 0), (-18, -18)],
            GOLD,
            stroke="#6b5313",
            stroke_width=1.5,
        )
        + circle(0, 0, 18, fill, stroke=edge)
        + path(mask, fill=LIGHT)
        + path(eyes, fill=edge)
        + kanji(0, 11, KAITO_KANJI, 9, LIGHT)
    )


def _square(name: str, on_it: dict[str, Any] | None, top: float) -> str:
    number = SQUARE_NAMES.index(name)
    x, y = EDGE + CELL * (number % SIZE + 0.5), top + EDGE + CELL * (SIZE - 0.5 - number // SIZE)
    drawn = stone(on_it["colour"], on_it["kind"], on_it["value"]) if on_it else ""
    return rect(x - CELL / 2 + 1, y - CELL / 2 + 1, CELL - 2, CELL - 2, "#e3d3ae", rx=4) + moved(x, y, drawn)


def _tray(view: dict[str, Any], colour: str, y: float) -> str:
    """Draw a player's emblem and the opponent's stones that this player holds."""
    fill, edge = BODY[colour]
    other = COLOURS[1 - COLOURS.index(colour)]
    parts = [
        to_act_mark(2, y, 11) if view["to_act"] == colour else "",
        circle(EDGE + 12, y, 15, fill, stroke=edge),
        kanji(EDGE + 12, y, COLOUR_KANJI[COLOURS.index(colour)], 15, LIGHT),
    ]
    x = EDGE + 62.0
    for kind, number in view["sides"][colour]["holds"].items():
        if number:
            value = int(kind[-1]) if kind.startswith("mon") else None
            parts += [
                moved(x, y, stone(other, kind.partition("-")[0], value), scale=0.72),
                text(x + 25, y + 1, f"×{number}", 13),
            ]
            x += 62
    return "".join(parts)


def picture(view: dict[str, Any]) -> Picture:
    down = ACROSS + 2 * TRAY
    names = [text(EDGE + CELL * (file + 0.5), TRAY + ACROSS - EDGE / 2, "abcdef"[file], 12, "#efe3c8") for file in range(SIZE)]
    names += [text(EDGE / 2, TRAY + EDGE + CELL * (SIZE - 0.5 - rank), str(rank + 1), 12, "#efe3c8") for rank in range(SIZE)]
    square = view["kaito"]["square"]
    number = SQUARE_NAMES.index(square) if square else None
    if number is None:  # not placed yet: beside the field
        kaito = moved(ACROSS - EDGE - 14, down - TRAY / 2, _kaito(view["kaito"]["colour"]), scale=0.9)
    else:
        kaito = moved(
            EDGE + CELL * (number % SIZE + 0.5) + 4,
            TRAY + EDGE + CELL * (SIZE - 0.5 - number // SIZE) - 4,
            _kaito(view["kaito"]["colour"]),
            scale=0.86,
        )
    return drawing(
        "Kaito",
        (0, 0, ACROSS, down),
        400,
        rect(0, 0, ACROSS, down, "#f6efdf", rx=6),
        rect(0, TRAY, ACROSS, ACROSS, "#5b4630"),
        *names,
        *(_square(name, on_it, TRAY) for name, on_it in view["field"].items()),
        kaito,
        _tray(view, "black", TRAY / 2),
        _tray(view, "red", down - TRAY / 2),
    )
