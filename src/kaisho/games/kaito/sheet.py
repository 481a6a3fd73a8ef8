"""Kaito's score sheet. An empty form has a blank field on which the deal can be noted."""

from __future__ import annotations

from kaisho.game import Game
from kaisho.games.kaito.board import KINDS, SIZE, SQUARE_NAMES
from kaisho.games.kaito.picture import stone
from kaisho.games.kaito.view import value_of
from kaisho.language import words
from kaisho.paper.block import Block, Flow
from kaisho.paper.sheet import Sheet
from kaisho.paper.size import WIDTH
from kaisho.paper.text import INK, QUIET, middle, text
from kaisho.picture import moved, rect

CELL, LEFT, TOP = 12.0, 8.0, 6.0


class KaitoSheet(Sheet):
    def form_start(self, game: Game, language: str) -> list[Flow]:
        """Return an empty field, and beside it the stones with their names."""
        say = words(language)
        parts = [text(LEFT, 4, say("sheet-start"), 3.6, INK, font_weight="700")]
        for number in range(len(SQUARE_NAMES)):
            x, y = LEFT + CELL * (number % SIZE), TOP + CELL * (SIZE - 1 - number // SIZE)
            parts.append(rect(x, y, CELL, CELL, "none", stroke=INK, stroke_width=0.3))
        for index in range(SIZE):
            parts.append(middle(LEFT + CELL * (index + 0.5), TOP + CELL * SIZE + 3, "abcdef"[index], 3.2, QUIET))
            parts.append(middle(LEFT - 3.4, TOP + CELL * (SIZE - 0.5 - index), str(index + 1), 3.2, QUIET))
        right = WIDTH / 2 + 6
        for row, kind in enumerate(KINDS):
            y = TOP + CELL * (row + 0.6)
            for column, colour in enumerate(("red", "black")):
                drawn = stone(colour, kind.partition("-")[0], value_of(row))
                parts.append(moved(right + 6 + 12 * column, y, drawn, scale=0.22))
            parts.append(text(right + 28, y + 1.2, say(f"kaito-{kind}"), 3.6))
        return [Block(TOP + CELL * SIZE + 9, "".join(parts))]


SHEET = KaitoSheet()
