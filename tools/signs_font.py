"""Write the font of the pages' kanji, arrows and other signs from their strokes (``kaisho/strokes.py``).

``python -m tools.signs_font`` writes ``web/src/style/signs.woff``; with ``--check`` it only compares.
"""

from __future__ import annotations

import io
import math
import re
import sys
from itertools import pairwise
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

from kaisho.strokes import FILLED, MORE_KANJI, SIGNS, STROKES, WEIGHT

FONT = Path(__file__).parent.parent / "web" / "src" / "style" / "signs.woff"
FAMILY = "Kaisho Signs"

UNITS = 500
"""Units of the font in an em."""
ASCENT, DESCENT = 440, -60
KANJI_SIZE, SIGN_SIZE = 460, 370
"""Sides of the squares on which kanji and other signs are drawn."""
SIGN_CENTER = 175
"""Height of the middle of a sign: that of small letters and digits."""
HEAVIER = 1.25
"""On screens strokes are wider than on paper, like those of the bold letters beside them."""
STEPS = 6
"""Straight parts of a curve."""

Point = tuple[float, float]


def polylines(path: str) -> list[list[Point]]:
    """Return the lines of an SVG path (M, L, H, V, Q and Z, absolute); curves are flattened."""
    lines: list[list[Point]] = []
    for command, text in re.findall(r"([MLHVQZ])([^MLHVQZ]*)", path):
        numbers = [float(number) for number in re.findall(r"-?[0-9.]+", text)]
        if command == "M":
            lines.append([(numbers[0], numbers[1])])
            continue
        line = lines[-1]
        x, y = line[-1]
        if command == "H":
            line.append((numbers[0], y))
        elif command == "V":
            line.append((x, numbers[0]))
        elif command == "L":
            line += zip(numbers[::2], numbers[1::2], strict=True)
        elif command == "Q":
            for at in (step / STEPS for step in range(1, STEPS + 1)):
                rest = 1 - at
                line.append(
                    tuple(  # type: ignore[arg-type]
                        rest * rest * begin + 2 * rest * at * control + at * at * end
                        for begin, control, end in zip((x, y), numbers[:2], numbers[2:], strict=True)
                    )
                )
        elif line[-1] != line[0]:
            line.append(line[0])
    return lines


def turning(before: Point, corner: Point, after: Point) -> float:
    """Return the angle between two parts of a line."""
    first, second = (math.atan2(to[1] - of[1], to[0] - of[0]) for of, to in ((before, corner), (corner, after)))
    return abs(math.remainder(second - first, math.tau))


def draw(path: str, size: float, bottom: float, margin: float, filled: bool) -> object:
    """Return the glyph of a path: every straight part as a rectangle, every end and corner as a disc."""
    scale = size / 100
    half = WEIGHT * HEAVIER / 2 * scale
    pen = TTGlyphPen(None)

    def placed(point: Point) -> Point:
        return margin + point[0] * scale, bottom + (100 - point[1]) * scale

    def contour(points: list[Point]) -> None:
        pen.moveTo(rounded(points[0]))
        for point in points[1:]:
            pen.lineTo(rounded(point))
        pen.closePath()

    def disc(point: Point) -> None:
        around = [(math.cos(angle), -math.sin(angle)) for angle in (step * math.tau / 8 for step in range(8))]
        reach = half / math.cos(math.tau / 16)
        pen.qCurveTo(*(rounded((point[0] + x * reach, point[1] + y * reach)) for x, y in around), None)
        pen.closePath()

    for line in polylines(path):
        points = [placed(point) for point in line]
        closed = points[0] == points[-1]
        if filled:
            contour(points[:-1] if area(points) < 0 else points[:0:-1])
        for (x, y), (u, v) in pairwise(points):
            length = math.hypot(u - x, v - y)
            dx, dy = half * (v - y) / length, half * (x - u) / length
            contour([(x + dx, y + dy), (x - dx, y - dy), (u - dx, v - dy), (u + dx, v + dy)])
        corners = [points[at] for at in range(1, len(points) - 1) if turning(*points[at - 1 : at + 2]) > 0.03]
        for point in [points[0], *corners, *([] if closed else [points[-1]])]:
            disc(point)
    glyph = pen.glyph()
    glyph.flags[0] |= 0x40  # its contours overlap
    return glyph


def rounded(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def area(points: list[Point]) -> float:
    """Return twice the area of a polygon; negative if it is drawn clockwise."""
    return sum(x * v - u * y for (x, y), (u, v) in pairwise(points))


def font() -> bytes:
    """Return the font, not compressed."""
    glyphs: dict[str, object] = {".notdef": TTGlyphPen(None).glyph()}
    widths = {".notdef": (UNITS, 0)}
    characters: dict[int, str] = {}
    of_kanji = (KANJI_SIZE, UNITS, (ASCENT + DESCENT) / 2)
    for signs, (size, width, middle) in (
        (STROKES | MORE_KANJI, of_kanji),
        (SIGNS, (SIGN_SIZE, SIGN_SIZE + 50, SIGN_CENTER)),
    ):
        for sign, path in signs.items():
            name = f"uni{ord(sign):04X}"
            bottom = middle - size / 2
            characters[ord(sign)] = name
            glyphs[name] = draw(path, size, bottom, (width - size) / 2, sign in FILLED)
            widths[name] = (width, 0)
    builder = FontBuilder(UNITS, isTTF=True)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap(characters)
    builder.setupGlyf(glyphs)
    left = {name: (width, builder.font["glyf"][name].xMin if name != ".notdef" else 0) for name, (width, _) in widths.items()}
    builder.setupHorizontalMetrics(left)
    builder.setupHorizontalHeader(ascent=ASCENT, descent=DESCENT)
    builder.setupNameTable({"familyName": FAMILY, "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=ASCENT, sTypoDescender=DESCENT, usWinAscent=ASCENT, usWinDescent=-DESCENT)
    builder.setupPost(keepGlyphNames=False)
    builder.font.recalcTimestamp = False
    builder.font["head"].created = builder.font["head"].modified = 0
    return saved(builder.font)


def saved(font: TTFont, flavor: str | None = None) -> bytes:
    font.flavor = flavor
    written = io.BytesIO()
    font.save(written)
    return written.getvalue()


def main() -> int:
    made = font()
    if "--check" in sys.argv:
        if not FONT.exists() or saved(TTFont(FONT, recalcTimestamp=False)) != made:
            print(f"{FONT.name} is not up to date; run: make generated", file=sys.stderr)
            return 1
        return 0
    FONT.write_bytes(saved(TTFont(io.BytesIO(made), recalcTimestamp=False), "woff"))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
