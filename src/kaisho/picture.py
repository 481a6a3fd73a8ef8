"""Drawings of positions as SVG, for notebooks and files."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path

from kaisho.strokes import STROKES, WEIGHT

SANS = "'Noto Sans','Helvetica Neue',Arial,sans-serif"
INK = "#2b2620"


class Picture(str):
    """A drawing as SVG text, which a notebook shows."""

    def _repr_html_(self) -> str:
        return str(self)

    def save(self, file: str | Path) -> None:
        """Write the drawing to a file."""
        Path(file).write_text(self, encoding="utf-8")


def element(name: str, *inside: str, **attributes: str | float) -> str:
    """Return an SVG element: ``element("circle", r=4, stroke_width=2)``. Numbers are rounded, texts escaped."""
    written = "".join(f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"' for key, value in attributes.items())
    content = "".join(inside)
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else f"{round(value, 2):g}"


def rect(x: float, y: float, width: float, height: float, fill: str, **attributes: str | float) -> str:
    return element("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def circle(x: float, y: float, radius: float, fill: str, **attributes: str | float) -> str:
    return element("circle", cx=x, cy=y, r=radius, fill=fill, **attributes)


def polygon(points: Iterable[tuple[float, float]], fill: str, **attributes: str | float) -> str:
    corners = " ".join(f"{_value(x)},{_value(y)}" for x, y in points)
    return element("polygon", points=corners, fill=fill, **attributes)


def path(d: str, **attributes: str | float) -> str:
    return element("path", d=d, **attributes)


def text(x: float, y: float, words: str, size: float, fill: str = INK, **attributes: str | float) -> str:
    """Draw a text centred on a point."""
    look: dict[str, str | float] = {"text_anchor": "middle", "dominant_baseline": "central", "font_family": SANS}
    return element("text", escape(words), x=x, y=y, font_size=size, fill=fill, **(look | attributes))


def kanji(x: float, y: float, sign: str, size: float, fill: str = INK, **attributes: str | float) -> str:
    """Draw one of the games' kanji in strokes, centred on a point."""
    return path(
        STROKES[sign],
        transform=f"translate({_value(x - size / 2)} {_value(y - size / 2)}) scale({round(size / 100, 4):g})",
        fill="none",
        stroke=fill,
        stroke_width=WEIGHT,
        stroke_linecap="round",
        stroke_linejoin="round",
        role="img",
        aria_label=sign,
        **attributes,
    )


def moved(x: float, y: float, *inside: str, scale: float = 1.0, turn: float = 0.0) -> str:
    """Move, scale and rotate parts of a drawing."""
    how = f"translate({_value(x)} {_value(y)})"
    if turn:
        how += f" rotate({_value(turn)})"
    if scale != 1:
        how += f" scale({round(scale, 4):g})"
    return element("g", *inside, transform=how)


def drawing(title: str, box: tuple[float, float, float, float], width: int, *parts: str) -> Picture:
    """Return a complete drawing of a part of the plane (left, top, width, height), with its width on the screen."""
    _, _, across, down = box
    return Picture(
        element(
            "svg",
            element("title", escape(title)),
            *parts,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=" ".join(map(_value, box)),
            width=width,
            height=round(width * down / across),
            role="img",
        )
    )


def to_act_mark(x: float, y: float, size: float = 14) -> str:
    """Draw the marker of the side to act: a triangle that points to it."""
    return polygon([(x, y - size / 2), (x + size, y), (x, y + size / 2)], "#c2410c")


def plain_picture(title: str, board: str) -> Picture:
    """Draw a board in text, for a game that has no drawing of its own."""
    lines = board.splitlines()
    across, down = 9 * max(map(len, lines), default=1) + 20, 20 * len(lines) + 20
    look: dict[str, str | float] = {"font_family": "monospace", "text_anchor": "start", "xml:space": "preserve"}
    written = [text(10, 20 + 20 * row, line, 15, INK, **look) for row, line in enumerate(lines)]
    return drawing(title, (0, 0, across, down), across, rect(0, 0, across, down, "#f6efdf", rx=6), *written)


def initial_picture(title: str) -> Picture:
    """Draw the first letter of a title on a stone: a small picture for a game that has no drawing of its own."""
    stone = circle(100, 60, 42, "#f6efdf", stroke=INK, stroke_width=3)
    return drawing(title, (0, 0, 200, 120), 200, stone, text(100, 62, title[:1].upper(), 48, font_weight="bold"))
