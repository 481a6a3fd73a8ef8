"""A position of Caminos drawn from above: a cell shows its highest cube, and a symbol for every cube of its stack."""

from __future__ import annotations

from typing import Any

from kaisho.games.caminos.board import BOARDS, UPRIGHT
from kaisho.picture import Picture, circle, drawing, polygon, rect, text, to_act_mark

LOOK = {
    "yellow": ("#efc443", "#94690a", "#5c4106"),
    "green": ("#2f7d4a", "#123a20", "#e6f6e4"),
    "neutral": ("#6d8ab3", "#2a3f5e", "#f3f7fd"),
}
"""The colours of a cube: body, edge and symbol, by its owner."""
CELL, EDGE, LINE = 46.0, 30.0, 30.0
SYMBOLS: dict[int, tuple[tuple[float, float], ...]] = {1: ((0, 0),), 2: ((-9, 0), (9, 0)), 3: ((-9, 7), (9, 7), (0, -9))}
"""The positions of the symbols of a stack, by its height, the lowest cube first."""
WAY = "#c2188f"


def _symbol(owner: str, x: float, y: float, size: float) -> str:
    """An owner's symbol: a disc for yellow, a triangle for green, a square for neutral, because colour alone is not enough."""
    body, edge, _ = LOOK[owner]
    if owner == "yellow":
        return circle(x, y, size, body, stroke=edge, stroke_width=1.5)
    if owner == "green":
        corners = [(x, y - 1.2 * size), (x + 1.1 * size, y + 0.8 * size), (x - 1.1 * size, y + 0.8 * size)]
        return polygon(corners, body, stroke=LOOK[owner][2], stroke_width=1.2)
    return rect(x - 0.85 * size, y - 0.85 * size, 1.7 * size, 1.7 * size, body, stroke=LOOK[owner][2], stroke_width=1.2)


def _cell(cell: dict[str, Any], x: float, y: float, size: float, diamond: bool, on_way: bool) -> str:
    half = size / 2 - 1
    square = [(-half, -half), (half, -half), (half, half), (-half, half)]
    corners = [(0, -half * 1.414), (half * 1.414, 0), (0, half * 1.414), (-half * 1.414, 0)] if diamond else square
    cubes = cell["cubes"]
    body, edge = LOOK[cubes[-1]][:2] if cubes else ("#e8dcc3", "#a8946c")
    outline: dict[str, str | float] = {"stroke": WAY, "stroke_width": 4.0} if on_way else {"stroke": edge, "stroke_width": 1.5}
    parts = [polygon([(x + dx, y + dy) for dx, dy in corners], body, **outline)]
    if not cubes:
        parts.append(text(x, y, cell["cell"], 10, "#8b7a55"))
    scale = 0.75 if diamond else 1.0
    for owner, (dx, dy) in zip(cubes, SYMBOLS.get(len(cubes), ()), strict=False):
        parts.append(_symbol(owner, x + dx * scale, y + dy * scale, 7 * scale))
    return "".join(parts)


def _seat(view: dict[str, Any], name: str, x: float, y: float) -> str:
    """A player's symbol and remaining stones."""
    owner = "yellow" if "yellow" in name else "green"
    left = "  ".join(f"{letter}{number}" for letter, number in view["left"][name].items())
    mark = to_act_mark(x - 24, y, 11) if view["to_act"] == name else ""
    out = {"text_decoration": "line-through"} if name in view["out"] else {}
    return mark + _symbol(owner, x, y, 9) + text(x + 18, y, left, 13, text_anchor="start", **out)


def picture(view: dict[str, Any]) -> Picture:
    diamond = BOARDS.index(view["board"]) not in UPRIGHT
    step = CELL / 1.414 if diamond else CELL
    across = [cell["at"][0] for cell in view["cells"]]
    down = [cell["at"][1] for cell in view["cells"]]
    left, top = min(across), min(down)
    width = (max(across) - left) * step + CELL * (1.414 if diamond else 1) + 2 * EDGE
    height = (max(down) - top) * step + CELL * (1.414 if diamond else 1) + 2 * EDGE
    inset = EDGE + CELL * (0.707 if diamond else 0.5)
    way = set(view["way"])
    cells = [
        _cell(
            cell,
            inset + (cell["at"][0] - left) * step,
            inset + (cell["at"][1] - top) * step,
            CELL,
            diamond,
            cell["cell"] in way,
        )
        for cell in view["cells"]
    ]
    names = list(view["left"])
    seats = [_seat(view, name, EDGE + 4, height + LINE * (row + 0.3)) for row, name in enumerate(names)]
    total_height = height + LINE * len(names)
    return drawing(
        "Caminos",
        (0, 0, width, total_height),
        min(460, round(width)),
        rect(0, 0, width, total_height, "#f6efdf", rx=6),
        rect(6, 6, width - 12, height - 12, "#7c5b38", rx=10),
        *cells,
        *seats,
    )
