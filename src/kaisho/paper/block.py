"""The content of a sheet from top to bottom, and blocks that are not split: headings, spaces, boxes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from kaisho.paper.size import WIDTH
from kaisho.paper.text import INK, QUIET, RULE, fitted, text
from kaisho.picture import path, rect


class Flow(Protocol):
    """Content that is put on pages, and may be split between them."""

    @property
    def least(self) -> float:
        """The height that it needs on a page; with less it begins on the next one."""

    @property
    def keep(self) -> bool:
        """Whether it must be on the same page as what follows it."""

    def take(self, room: float) -> tuple[Block | None, Flow | None]:
        """Split off what fits into a height; return that and the rest."""


@dataclass(frozen=True)
class Block:
    """A drawing as wide as the sheet, from its upper left corner."""

    height: float
    drawn: str
    keep: bool = False

    @property
    def least(self) -> float:
        return self.height

    def take(self, room: float) -> tuple[Block | None, Flow | None]:
        return (self, None) if self.height <= room else (None, self)


def title(words: str, right: str = "") -> Block:
    """Return a heading with a line below it, and a remark on the right."""
    parts = [text(0, 5.6, words, 4.8, INK, font_weight="700"), path(f"M0 7.4H{WIDTH:g}", stroke=INK, stroke_width=0.35)]
    if right:
        parts.append(text(WIDTH, 5.6, right, 3.4, QUIET, text_anchor="end"))
    return Block(9.4, "".join(parts), keep=True)


def space(height: float) -> Block:
    """Return an empty block."""
    return Block(height, "")


def box(x: float, y: float, width: float, height: float, label: str, inside: str = "") -> str:
    """Draw a box with a small label in its corner, empty or filled in."""
    return (
        rect(x, y, width, height, "none", stroke=RULE, stroke_width=0.3, rx=0.8)
        + text(x + 1.2, y + 2.9, fitted(label, 2.5, width - 2), 2.5, QUIET)
        + (text(x + 1.4, y + height - 1.8, fitted(inside, 3.8, width - 2.8), 3.8) if inside else "")
    )
