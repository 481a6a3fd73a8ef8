"""Puts blocks and tables on pages one after another, and draws every page as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaisho.language import words
from kaisho.paper.block import Block, Flow
from kaisho.paper.size import FOOTER, MARGIN, WIDTH, Paper
from kaisho.paper.symbols import with_kanji_definitions
from kaisho.paper.text import QUIET, RULE, fitted, text
from kaisho.picture import element, moved, path, rect

RUNNING_HEAD = 8.0


@dataclass(frozen=True)
class Page:
    """One page as a drawing, in millimetres."""

    svg: str
    paper: Paper


def pages_of(flows: Sequence[Flow], head: str, language: str, paper: Paper) -> list[Page]:
    """Put everything on pages; ``head`` is the line at the top of all pages but the first."""
    room = paper.height - 2 * MARGIN - FOOTER
    placed = _placed(list(flows), room)
    say = words(language)
    pages = []
    for number, blocks in enumerate(placed, 1):
        foot = say("sheet-page", page=str(number), pages=str(len(placed)))
        pages.append(Page(_drawn(blocks, head if number > 1 else "", foot, number, paper), paper))
    return pages


def _placed(queue: list[Flow], room: float) -> list[list[tuple[float, Block]]]:
    """Return the blocks of every page with their distances from the top."""
    pages: list[list[tuple[float, Block]]] = [[]]
    y = 0.0
    while queue:
        flow = queue.pop(0)
        fresh = not pages[-1]
        if isinstance(flow, Block) and not flow.drawn and (fresh or y + flow.height > room):
            continue  # space at the edge of a page
        block, rest = flow.take(room - y) if fresh or y + _together(flow, queue) <= room else (None, flow)
        if block is None and rest is not None and fresh:
            raise AssertionError(f"a block of {flow.least:g} mm is higher than a page of {room:g} mm")
        if block is not None:
            pages[-1].append((y, block))
            y += block.height
        if rest is not None:
            queue.insert(0, rest)
            pages.append([])
            y = RUNNING_HEAD
    return pages


def _together(flow: Flow, following: Sequence[Flow]) -> float:
    """Return the height that something needs on a page, including what must follow on the same page."""
    height = flow.least
    for after in following:
        if not flow.keep:
            break
        height += after.least
        flow = after
    return height


def _drawn(blocks: Sequence[tuple[float, Block]], head: str, foot: str, number: int, paper: Paper) -> str:
    parts = [moved(0, y, block.drawn) for y, block in blocks if block.drawn]
    if head:
        parts.insert(
            0, text(0, 3, fitted(head, 3.2, WIDTH), 3.2, QUIET) + path(f"M0 4.6H{WIDTH:g}", stroke=RULE, stroke_width=0.2)
        )
    bottom = paper.height - 2 * MARGIN
    parts.append(text(WIDTH, bottom, foot, 3, QUIET, text_anchor="end"))
    parts.append(text(0, bottom, "Kaisho", 3, QUIET))
    inside = moved((paper.width - WIDTH) / 2, MARGIN, *parts)
    return element(
        "svg",
        rect(0, 0, paper.width, paper.height, "#ffffff"),
        with_kanji_definitions(inside, number),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {paper.width:g} {paper.height:g}",
        width=f"{paper.width:g}mm",
        height=f"{paper.height:g}mm",
    )
