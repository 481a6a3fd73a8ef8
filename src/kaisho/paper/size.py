"""Paper sizes in millimetres, and the printed area of a page."""

from __future__ import annotations

from typing import NamedTuple


class Paper(NamedTuple):
    name: str
    width: float
    height: float


PAPERS = {paper.name: paper for paper in (Paper("a4", 210, 297), Paper("letter", 215.9, 279.4))}

WIDTH = 180.0
"""Width of the printed area: the same on every paper, so that only the height of pages differs."""

MARGIN = 14.0
"""Empty paper above and below, which printers need."""

FOOTER = 6.0
"""The height of the line at the foot of a page."""
