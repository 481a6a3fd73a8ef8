"""Drawings of positions on a sheet, scaled to fit."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kaisho.paper.block import Block
from kaisho.paper.size import WIDTH
from kaisho.paper.text import INK, text
from kaisho.picture import Picture, element

_DRAWING = re.compile(r'<svg\b[^>]*\bviewBox="([^"]+)"[^>]*>(.*)</svg>', re.DOTALL)
LABEL, GAP = 6.0, 6.0


def placed(picture: Picture, x: float, y: float, width: float, height: float) -> tuple[str, float]:
    """Centre a drawing in a width; return it and its height."""
    svg = _DRAWING.fullmatch(picture)
    assert svg is not None
    _, _, original_width, original_height = map(float, svg[1].split())
    scale = min(width / original_width, height / original_height)
    scaled_width, scaled_height = original_width * scale, original_height * scale
    left = x + (width - scaled_width) / 2
    drawn = element("svg", svg[2], x=left, y=y, width=scaled_width, height=scaled_height, viewBox=svg[1], role="img")
    return drawn, scaled_height


def side_by_side(pictures: Sequence[tuple[str, Picture]], height: float) -> Block:
    """Return a row of drawings, each under its label and at most this high."""
    width = (WIDTH - GAP * (len(pictures) - 1)) / len(pictures)
    parts, highest = [], 0.0
    for column, (label, picture) in enumerate(pictures):
        x = (width + GAP) * column
        drawn, high = placed(picture, x, LABEL, width, height)
        parts += [text(x + width / 2, 4.2, label, 3.6, INK, font_weight="700", text_anchor="middle"), drawn]
        highest = max(highest, high)
    return Block(LABEL + highest + 4, "".join(parts))
