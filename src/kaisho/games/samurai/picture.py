"""Pictures of Samurai: the map with tiles and figures, and what a seat may know of every player's hand."""

from __future__ import annotations

import math
from typing import Any

from kaisho.games.samurai.board import CELLS, FIGURES, HEX_OF
from kaisho.picture import INK, Picture, circle, drawing, kanji, moved, path, polygon, rect, text, to_act_mark

SIDE = 17.0
LOOK = {
    "red": ("#b8371f", "#ffffff", "M0-.9A.9.9 0 1 1 0 .9 .9.9 0 1 1 0-.9Z"),
    "blue": ("#2c5fa8", "#ffffff", "M-.8-.8H.8V.8H-.8Z"),
    "green": ("#2f7d4a", "#ffffff", "M0-.96L1 .8H-1Z"),
    "yellow": ("#e6b93a", "#2a2206", "M0-1.06L1.06 0 0 1.06-1.06 0Z"),
}
"""A player's colour, the ink on it, and the outline of the player's symbol: players differ not only in colour."""
GROUND = {"land": "#d8c48f", "sea": "#b7d3de", "settlement": "#efe4c6"}
FIGURE_KANJI = dict(zip(FIGURES, "兜仏米", strict=True))
FIGURE_LOOK = dict(zip(FIGURES, ("#3f3f46", "#8a5a1c", "#55702b"), strict=True))
STANDS: dict[int, tuple[tuple[float, float], ...]] = {1: ((0, 0),), 2: ((-7, 0), (7, 0)), 3: ((-7, 5), (7, 5), (0, -7))}
ROW_HEIGHT = 36.0


def _at(name: str) -> tuple[float, float]:
    """Return the centre of a hex."""
    column, row = CELLS[HEX_OF[name]]
    return 1.5 * SIDE * column, math.sqrt(3) * SIDE * (row + column % 2 / 2)


def _corners(size: float) -> list[tuple[float, float]]:
    return [(size * math.cos(math.pi * k / 3), size * math.sin(math.pi * k / 3)) for k in range(6)]


def _tile(seat: str, tile: str | None, size: float) -> str:
    """Draw a tile around the origin, with its owner's symbol; an unknown one as a question mark."""
    body, ink, symbol = LOOK[seat]
    code = text(0, 2, tile or "?", size * 0.72, ink, font_weight="700")
    mark = moved(0, -size * 0.6, path(symbol, fill=ink), scale=size * 0.16)
    return polygon(_corners(size), body, stroke="#2b2620", stroke_width=0.8) + code + mark


def _figure(figure: str, x: float, y: float, size: float) -> str:
    return circle(x, y, size, FIGURE_LOOK[figure], stroke="#fffaf0") + kanji(x, y, FIGURE_KANJI[figure], 1.2 * size, "#fffaf0")


def _hex(name: str, content: dict[str, Any]) -> str:
    kind = content["kind"]
    parts = [polygon(_corners(SIDE - 0.5), GROUND[kind], stroke="#8d7b50" if kind != "sea" else "#8fb4c4")]
    if kind != "settlement":
        if content["tile"]:
            parts.append(_tile(content["tile"]["seat"], content["tile"]["tile"], SIDE - 2))
        else:
            parts.append(text(0, 0, name, 7.5, "#3f6c80" if kind == "sea" else "#6a5a33"))
        return moved(*_at(name), *parts)
    figures = content["figures"]
    parts += [
        _figure(figure, x, y, 7.5 if len(figures) > 1 else 9.5)
        for figure, (x, y) in zip(figures, STANDS.get(len(figures), ()), strict=False)
    ]
    parts.append(text(0, SIDE * 0.76 if figures else 0, content["name"], 5.5 if figures else 8, "#5c4d2c"))
    return moved(*_at(name), *parts)


def _player(player: dict[str, Any], to_act: bool, x: float, y: float) -> str:
    """Draw a player's symbol, hand and captured figures; hidden ones are only counted."""
    seat = player["seat"]
    parts = [to_act_mark(x - 26, y, 11) if to_act else ""]
    parts.append(moved(x, y, path(LOOK[seat][2], fill=LOOK[seat][0], stroke=INK, stroke_width=0.1), scale=11))
    hand = player["hand"] if player["hand"] is not None else [None] * player["hand_size"]
    parts += [moved(x + 32 + 27 * index, y, _tile(seat, tile, 14)) for index, tile in enumerate(hand)]
    parts.append(text(x + 184, y, f"+{player['supply_size']}", 13))
    if player["captured"] is None:
        parts.append(text(x + 240, y, f"{player['captured_in_all']} ×", 13) + _figure_back(x + 266, y))
    else:
        for index, (figure, number) in enumerate(player["captured"].items()):
            parts.append(text(x + 226 + 44 * index, y, f"{number}×", 13) + _figure(figure, x + 246 + 44 * index, y, 9))
    return "".join(parts)


def _figure_back(x: float, y: float) -> str:
    """Draw a figure behind a screen."""
    return circle(x, y, 9, "#8f8675", stroke="#fffaf0") + text(x, y, "?", 12, "#fffaf0")


def picture(view: dict[str, Any]) -> Picture:
    centres = [_at(name) for name in view["hexes"]]
    left, top = (min(centre[axis] for centre in centres) - 2 * SIDE for axis in (0, 1))
    width = max(max(x for x, _ in centres) + 2 * SIDE - left, 400.0)
    map_height = max(y for _, y in centres) + 2 * SIDE - top
    players = view["players"]
    rows = [
        _player(player, player["seat"] == view["to_act"], left + 40, top + map_height + ROW_HEIGHT * (row + 0.5))
        for row, player in enumerate(players)
    ]
    height = map_height + ROW_HEIGHT * len(players) + 8
    return drawing(
        "Samurai",
        (left, top, width, height),
        520,
        rect(left, top, width, height, "#f6efdf", rx=6),
        *(_hex(name, content) for name, content in view["hexes"].items()),
        *rows,
    )
