"""Reads a score sheet back from its drawing: what is written where, table by table, without knowing how it was drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from kaisho.sheet import Page

SVG = "{http://www.w3.org/2000/svg}"
TRANSLATE = re.compile(r"translate\((-?[\d.e-]+) (-?[\d.e-]+)\)")


class PageItem(NamedTuple):
    """A text, a kanji or an arrow, with its page and coordinates."""

    page: int
    x: float
    y: float
    text: str


def items_on(pages: Sequence[Page]) -> list[PageItem]:
    """Return everything that can be read on a sheet outside its pictures."""
    return [
        item for number, page in enumerate(pages) for item in _items(ElementTree.fromstring(page.svg), number, 0, 0, top=True)
    ]


def _items(element: Element, page: int, x: float, y: float, *, top: bool = False) -> Iterator[PageItem]:
    if element.tag == f"{SVG}defs" or (element.tag == f"{SVG}svg" and not top):
        return
    if moved := TRANSLATE.search(element.get("transform", "")):
        x, y = x + float(moved[1]), y + float(moved[2])
    if element.tag == f"{SVG}text":
        yield PageItem(page, x + float(element.get("x", 0)), y + float(element.get("y", 0)), element.text or "")
    elif label := element.get("aria-label"):
        yield PageItem(page, x, y, label)
    for inside in element:
        yield from _items(inside, page, x, y)


def words_on(pages: Sequence[Page]) -> str:
    """Return all that is written, as one text."""
    return spaced(" ".join(item.text for item in items_on(pages)))


def spaced(text: str) -> str:
    """Return a text with plain spaces instead of no-break spaces, as ``words_on`` does."""
    return text.replace("\u00a0", " ")


class Column(NamedTuple):
    """A column of a panel: its page, its left and right edges, its heading and the height of that."""

    page: int
    panel: int
    left: float
    right: float
    head: str
    y: float


def columns(pages: Sequence[Page], heads: Sequence[str]) -> list[list[Column]]:
    """Return every panel of the tables with these headings, in reading order."""
    found = items_on(pages)
    panels = []
    for start in range(len(found) - len(heads) + 1):
        row = found[start : start + len(heads)]
        if [item.text for item in row] == list(heads) and len({(item.page, item.y) for item in row}) == 1 and len(heads) > 1:
            half = (row[1].x - row[0].x) / 2
            panels.append([Column(item.page, len(panels), item.x - half, item.x + half, item.text, item.y) for item in row])
    return panels


def acts_in(pages: Sequence[Page], heads: Sequence[str], last_row: float) -> list[tuple[int, int, str]]:
    """Return the cells of the tables in reading order: the number of the row, the column, and the text.

    ``last_row`` is the maximum height of the last row of a panel, so that text below the table is not read as part of it.
    """
    read = items_on(pages)
    panels = columns(pages, heads)
    found = []
    for panel in panels:
        below = min(
            (other[0].y for other in panels if other[0].page == panel[0].page and other[0].y > panel[0].y + 1), default=1000
        )
        left = panel[0].left
        inside = [s for s in read if s.page == panel[0].page and panel[0].y + 1 < s.y < below]
        numbers = sorted((s.y, s.text) for s in inside if left - 9 < s.x < left and s.text.isdigit())
        for index, (y, number) in enumerate(numbers):
            end = numbers[index + 1][0] if index + 1 < len(numbers) else y + last_row
            for column, edges in enumerate(panel):
                row = [s for s in inside if edges.left <= s.x < edges.right and y - 3.2 <= s.y < end - 3.2]
                found.append((int(number), column, spaced("".join(s.text for s in row))))
    return found
