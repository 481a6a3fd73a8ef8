"""Text on paper: its width, shortening and line breaks, and notation in which kanji and arrows are drawn."""

from __future__ import annotations

import re
from html import escape

from kaisho.paper.symbols import ARROWS, arrow, kanji
from kaisho.picture import element
from kaisho.strokes import STROKES

FONT = "'Libertinus Serif','Linux Libertine O','Times New Roman',Times,serif"
"""A PDF embeds the first one; the others have about the same width."""
INK, QUIET, RULE = "#1c1915", "#5c554a", "#8d8576"

_NARROW, _WIDE = "iljtfrI.,:;'’|!()[]/ \u00a0·-", "mwMWÆŒ@%—…"
_DRAWN = re.compile(f"([{''.join(STROKES)}{''.join(ARROWS)}])")


def letter_width(letter: str) -> float:
    """Return an upper estimate of the width of a letter in a font of size 1; fonts differ."""
    if letter in _NARROW:
        return 0.34
    if letter in _WIDE:
        return 0.95
    if ord(letter) >= 0x1100:
        return 1.0
    return 0.74 if letter.isupper() else 0.54


def width_of(text: str, size: float) -> float:
    """Return an upper estimate of the width of a text."""
    return size * sum(map(letter_width, text))


def fitted(text: str, size: float, width: float) -> str:
    """Shorten a text to a width."""
    if width_of(text, size) <= width:
        return text
    while text and width_of(text + "…", size) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def wrapped(text: str, size: float, width: float) -> list[str]:
    """Break a text into lines at spaces, but not at no-break spaces; a word that is too long for a line is broken too."""
    lines = [""]
    for word in filter(None, text.split(" ")):
        while width_of(word, size) > width:
            cut = next(n for n in range(len(word), 0, -1) if n == 1 or width_of(word[:n], size) <= width)
            lines.append(word[:cut])
            word = word[cut:]
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if width_of(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return [line for line in lines if line]


def text(x: float, y: float, words: str, size: float, fill: str = INK, **attributes: str | float) -> str:
    """Draw a text on a baseline, from a point to the right."""
    return element("text", escape(words), x=x, y=y, font_size=size, fill=fill, font_family=FONT, **attributes)


def middle(x: float, y: float, words: str, size: float, fill: str = INK, **attributes: str | float) -> str:
    """Draw a text centred on a point."""
    look: dict[str, str | float] = {"text_anchor": "middle", "dominant_baseline": "central"}
    return text(x, y, words, size, fill, **(look | attributes))


def paragraph(x: float, y: float, words: str, size: float, width: float, fill: str = INK, most: int = 99) -> tuple[str, float]:
    """Draw a text of at most ``most`` lines downwards from a point; return it and its height. The rest is left out."""
    lines = wrapped(words, size, width)
    if len(lines) > most:
        lines = [*lines[: most - 1], fitted(" ".join(lines[most - 1 :]), size, width)]
    step = 1.3 * size
    return "".join(text(x, y + size + step * row, line, size, fill) for row, line in enumerate(lines)), step * len(lines)


def notation(x: float, y: float, words: str, size: float, fill: str = INK) -> str:
    """Draw notation on a baseline: letters as text, kanji and arrows as paths."""
    parts = []
    for run in filter(None, _DRAWN.split(words)):
        wide = width_of(run, size)
        if run in STROKES:
            parts.append(kanji(x + wide / 2, y - 0.36 * size, run, 0.92 * size, fill))
        elif run in ARROWS:
            parts.append(arrow(x + wide / 2, y - 0.33 * size, run, 0.9 * size, fill))
        else:
            parts.append(text(x, y, run, size, fill))
        x += wide
    return "".join(parts)
