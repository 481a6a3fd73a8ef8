"""Drawings of positions on a sheet: put to a place, as large as fits."""

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
    """A drawing in the middle of a width, and how high it has become."""
    found = _DRAWING.fullmatch(picture)
    assert found is not None
    _, _, own_width, own_height = map(float, found[1].split())
    scale = min(width / own_width, height / own_height)
    wide, high = own_width * scale, own_height * scale
    return element("svg", found[2], x=x + (width - wide) / 2, y=y, width=wide, height=high, viewBox=found[1], role="img"), high


def side_by_side(pictures: Sequence[tuple[str, Picture]], height: float) -> Block:
    """Drawings beside each other, each under its label, none higher than this."""
    width = (WIDTH - GAP * (len(pictures) - 1)) / len(pictures)
    parts, highest = [], 0.0
    for place, (label, picture) in enumerate(pictures):
        x = (width + GAP) * place
        drawn, high = placed(picture, x, LABEL, width, height)
        parts += [text(x + width / 2, 4.2, label, 3.6, INK, font_weight="700", text_anchor="middle"), drawn]
        highest = max(highest, high)
    return Block(LABEL + highest + 4, "".join(parts))
