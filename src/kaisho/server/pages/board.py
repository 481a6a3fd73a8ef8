"""A game's board on a page: the text of the terminal with CSS classes for its colours, and cells for wide characters."""

from __future__ import annotations

import functools
import re
from typing import NamedTuple

from markupsafe import Markup, escape

from kaisho.game import Game, Result
from kaisho.language import words
from kaisho.server.endings import Ending
from kaisho.server.screen import Screen
from kaisho.state import State

_STYLE = re.compile("\x1b\\[([0-9;]*)m")
_WIDE = re.compile("[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff01-\uff60]")
"""Characters that are twice as wide as others, as in Chinese, Japanese and Korean."""
NARROW = 44
LEVELS = (0, 95, 135, 175, 215, 255)
"""The six intensities of each colour in a terminal with 256 colours."""


class RenderedBoard(NamedTuple):
    """A board in colours and as plain text, and the lines below it that say what happens."""

    coloured: Markup
    plain: str
    status: list[str]
    narrow: bool
    """Whether large characters fit even on a small screen."""


def drawn(screen: Screen, state: State, language: str, seat: int, ended: Ending | None = None) -> RenderedBoard:
    """Draw a board, perhaps with the end of its game. If the game fails to draw it, show the position as text."""
    result = None if ended is None else Result(ended.values, ended.points, ended.reason, ended.places)
    return screen.attempt(
        "show",
        lambda: _drawn(screen.game, state, language, seat, result),
        lambda: _as_position(screen.position(state, seat), language),
    )


def _as_position(position: str | None, language: str) -> RenderedBoard:
    text = position or ""
    return RenderedBoard(as_cells(text), text, [words(language)("plain-not-drawn")], False)


def _drawn(game: Game, state: State, language: str, seat: int, ended: Result | None) -> RenderedBoard:
    coloured, _ = _split(game.show(state, language, colour=True, seat=seat, ended=ended))
    plain, status = _split(game.show(state, language, seat=seat, ended=ended))
    lines = [line.strip() for line in status.split("\n") if line.strip()]
    widest = max(len(line) for line in _STYLE.sub("", coloured).split("\n"))
    return RenderedBoard(_spans(coloured), plain, lines, widest <= NARROW)


def _split(text: str) -> tuple[str, str]:
    """Split what ``show`` gives into the board and, after the last blank line, the status; a game may have no status."""
    board, blank, status = text.rpartition("\n\n")
    return (board, status) if blank else (status, "")


def as_cells(text: str) -> Markup:
    """Mark wide characters up, so that they have double width in every font."""
    return Markup(_cells(text))


def _cells(text: str) -> str:
    return _WIDE.sub(r'<span class="wide">\g<0></span>', str(escape(text)))


def _spans(text: str) -> Markup:
    """Convert the colours of a terminal to spans with classes."""
    found, ground, ink, bold = [], "", "", False
    for number, part in enumerate(_STYLE.split(text)):
        if number % 2:
            ground, ink, bold = _changed(part, ground, ink, bold)
        elif part:
            classes = " ".join(name for name in (ground, ink, "bold" if bold else "") if name)
            found.append(f'<span class="{classes}">{_cells(part)}</span>' if classes else _cells(part))
    return Markup("".join(found))


def _changed(codes: str, ground: str, ink: str, bold: bool) -> tuple[str, str, bool]:
    numbers = [int(code or 0) for code in codes.split(";")]
    while numbers:
        code = numbers.pop(0)
        if code == 0:
            ground, ink, bold = "", "", False
        elif code in (1, 22):
            bold = code == 1
        elif code in (38, 48):
            colour = numbers[1]
            del numbers[:2]
            ground, ink = (ground, f"i{colour}") if code == 38 else (f"g{colour}", ink)
    return ground, ink, bold


@functools.cache
def palette() -> str:
    """Return the CSS rules for these classes."""
    return "".join(
        f".g{number}{{background:{colour(number)}}}.i{number}{{color:{colour(number)}}}\n" for number in range(16, 256)
    )


def colour(number: int) -> str:
    """Return a colour of the 256-colour palette: a 6×6×6 cube from 16, greys from 232."""
    if number >= 232:
        return f"#{8 + 10 * (number - 232):02x}" + 2 * f"{8 + 10 * (number - 232):02x}"
    cube = number - 16
    return "#" + "".join(f"{LEVELS[cube // step % 6]:02x}" for step in (36, 6, 1))
