"""Tables of moves, which continue from page to page, and empty tables, which fill the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kaisho.paper.block import Block, Flow
from kaisho.paper.size import WIDTH
from kaisho.paper.text import INK, QUIET, RULE, fitted, middle
from kaisho.picture import moved, path, rect


@dataclass(frozen=True)
class Cell:
    """The content of a table cell, drawn from its upper left corner."""

    height: float = 0.0
    drawn: str = ""


HEAD, GAP, ROW, NUMBER, PADDING = 6.4, 4.0, 6.2, 8.0, 1.2


@dataclass(frozen=True)
class NumberedTable:
    """Numbered rows under headings, in one or more panels side by side."""

    heads: Sequence[str]
    rows: Sequence[tuple[str, Sequence[Cell]]]
    panels: int = 1
    tail: Block | None = None
    """What follows the last row on its page."""
    keep: bool = False

    @property
    def least(self) -> float:
        rows = HEAD + sum(_height(row) for row in self.rows[:2])
        return rows + (self.tail.height if self.tail is not None and len(self.rows) <= 2 else 0)

    @property
    def panel_width(self) -> float:
        return (WIDTH - GAP * (self.panels - 1)) / self.panels

    def take(self, room: float) -> tuple[Block | None, Flow | None]:
        heights = [_height(row) for row in self.rows]
        longest = room - HEAD
        counts = _filled(heights, self.panels, longest)
        taken = sum(counts)
        if not taken:
            return None, self
        if taken < len(self.rows):
            return self._block(counts), replace(self, rows=self.rows[taken:])
        block = self._block(_balanced(heights, self.panels, longest))
        if self.tail is None:
            return block, None
        height = block.height + self.tail.height
        if height <= room + 0.01:
            return Block(height, block.drawn + moved(0, block.height, self.tail.drawn)), None
        if len(self.rows) == 1:
            return None, self
        return self._block(_balanced(heights[:-1], self.panels, longest)), replace(self, rows=self.rows[-1:])

    def _block(self, counts: Sequence[int]) -> Block:
        drawn, first, highest = [], 0, 0.0
        for panel, count in enumerate(counts):
            if count:
                body, height = self._panel(self.rows[first : first + count])
                drawn.append(moved((self.panel_width + GAP) * panel, 0, body))
                first, highest = first + count, max(highest, height)
        return Block(highest, "".join(drawn))

    def _panel(self, rows: Sequence[tuple[str, Sequence[Cell]]]) -> tuple[str, float]:
        column = column_width(len(self.heads), self.panels)
        wide = self.panel_width
        parts = [rect(0, 0, wide, HEAD, "#e9e3d6")]
        for place, head in enumerate(self.heads):
            shown = fitted(head, 3.4, column - 2)
            parts.append(middle(NUMBER + column * (place + 0.5), HEAD / 2, shown, 3.4, INK, font_weight="700"))
        y = HEAD
        for number, cells in rows:
            height = _height((number, cells))
            parts.append(middle(NUMBER / 2, y + ROW / 2, number, 3.1, QUIET))
            parts += [moved(NUMBER + column * place, y, cell.drawn) for place, cell in enumerate(cells) if cell.drawn]
            y += height
            parts.append(path(f"M0 {y:.2f}H{wide:.2f}", stroke=RULE, stroke_width=0.12))
        bars = "".join(f"M{NUMBER + column * place:.2f} 0V{y:.2f}" for place in range(len(self.heads)))
        parts.append(path(bars, stroke=RULE, stroke_width=0.2))
        parts.append(rect(0, 0, wide, y, "none", stroke=INK, stroke_width=0.35))
        return "".join(parts), y


@dataclass(frozen=True)
class FormTable:
    """Empty numbered rows, as many as there is room for."""

    heads: Sequence[str]
    panels: int = 1
    tail: Block | None = None
    share: int = 1
    """Number of such tables that share the rest of the page."""
    between: float = 0.0
    """The height of what is between two of them."""
    first: int = 1
    """The number of the first row."""
    pages: int = 1
    keep: bool = False

    @property
    def least(self) -> float:
        return HEAD + ROW + (self.tail.height if self.tail is not None else 0)

    def take(self, room: float) -> tuple[Block | None, Flow | None]:
        last = self.pages == 1
        tail = self.tail.height if self.tail is not None and last else 0.0
        height = (room - self.between * (self.share - 1)) / self.share - tail - HEAD
        count = int(height / ROW + 0.001) * self.panels
        if count < 1:
            return None, self
        rows = [(str(number), [Cell()] * len(self.heads)) for number in range(self.first, self.first + count)]
        block, _ = NumberedTable(self.heads, rows, self.panels, self.tail if last else None).take(room)
        return block, None if last else replace(self, first=self.first + count, pages=self.pages - 1)


def column_width(columns: int, panels: int) -> float:
    """Return the width of a column of a table."""
    return ((WIDTH - GAP * (panels - 1)) / panels - NUMBER) / columns


def _height(row: tuple[str, Sequence[Cell]]) -> float:
    return max(ROW, *(cell.height for cell in row[1]))


def _filled(heights: Sequence[float], panels: int, longest: float) -> list[int]:
    """Return the number of rows in each panel if one panel is filled after another."""
    counts, place = [], 0
    for _ in range(panels):
        count, used = 0, 0.0
        while place < len(heights) and used + heights[place] <= longest + 0.01:
            used += heights[place]
            count, place = count + 1, place + 1
        counts.append(count)
    return counts


def _balanced(heights: Sequence[float], panels: int, longest: float) -> list[int]:
    """Return the number of rows in each panel if all panels are about equally high."""
    low = max([sum(heights) / panels, *heights])
    while low < longest and sum(_filled(heights, panels, low)) < len(heights):
        low += 0.5
    return _filled(heights, panels, min(low, longest))
