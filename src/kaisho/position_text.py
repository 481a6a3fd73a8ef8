"""What games share for their positions as text: numbers, rows with counted gaps, and errors."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NoReturn

from kaisho.errors import BadPosition, Word

MAX_DIGITS = 10
"""The length of the longest number in a position: ``int`` is slow for very long texts."""


def row_text(cells: Iterable[str]) -> str:
    """Join the texts of a row's cells, as in FEN: a run of empty cells becomes its length."""
    text, empty = "", 0
    for cell in cells:
        if cell:
            text += f"{empty}{cell}" if empty else cell
            empty = 0
        else:
            empty += 1
    return f"{text}{empty}" if empty else text


class PositionReader:
    """Read parts of a game's positions. The ids of its messages begin with ``GAME-position``."""

    def __init__(self, game: str) -> None:
        self._prefix = f"{game}-position"

    def fail(self, code: str, **values: Any) -> NoReturn:
        """Raise ``BadPosition`` with the message ``GAME-position-CODE``."""
        raise BadPosition(f"{self._prefix}-{code}", **values)

    def field_word(self, field: str) -> Word:
        """The name of a field, for messages."""
        return Word(f"{self._prefix}-field-{field}")

    def number(self, text: str, field: str, maximum: int) -> int:
        """The number in a field; raise ``BadPosition`` unless it is between 0 and ``maximum``."""
        if not (text.isascii() and text.isdigit() and len(text) <= MAX_DIGITS and int(text) <= maximum):
            self.fail("bad-number", field=self.field_word(field), text=text)
        return int(text)
