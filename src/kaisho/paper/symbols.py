"""Symbols that are drawn, not written: kanji and arrows. A page defines each kanji once and refers to it."""

from __future__ import annotations

import re

from kaisho.picture import element, path
from kaisho.strokes import STROKES, WEIGHT

ARROWS = {"↑": 0, "↗": 45, "→": 90, "↓": 180, "←": 270, "↖": 315}
"""Every arrow, with its angle clockwise from straight up, in degrees."""

_USED = re.compile('href="#kanji-([0-9a-f]+)"')


def kanji(x: float, y: float, character: str, size: float, fill: str) -> str:
    """Draw a kanji centred on a point."""
    transform = f"translate({x - size / 2:.2f} {y - size / 2:.2f}) scale({size / 100:.4f})"
    return element("use", href=f"#kanji-{ord(character):x}", transform=transform, stroke=fill, role="img", aria_label=character)


def arrow(x: float, y: float, way: str, size: float, fill: str) -> str:
    """Draw an arrow centred on a point."""
    return path(
        "M0 44V-38M-26 -12L0 -42L26 -12",
        transform=f"translate({x:.2f} {y:.2f}) rotate({ARROWS[way]}) scale({size / 100:.4f})",
        fill="none",
        stroke=fill,
        stroke_width=11,
        stroke_linecap="round",
        stroke_linejoin="round",
        role="img",
        aria_label=way,
    )


def with_kanji_definitions(drawn: str, page: int) -> str:
    """Add the definitions of the kanji that a page refers to; their ids differ by page, so that a document may have several."""
    used = sorted(set(_USED.findall(drawn)))
    if not used:
        return drawn
    look: dict[str, str | float] = {"fill": "none", "stroke_width": WEIGHT, "stroke_linecap": "round"}
    shapes = [path(STROKES[chr(int(code, 16))], id=f"kanji-{code}", stroke_linejoin="round", **look) for code in used]
    return (element("defs", *shapes) + drawn).replace("kanji-", f"page{page}-")
