"""The font of kanji and signs: the pages show none that it lacks."""

from __future__ import annotations

import re
from pathlib import Path

from fontTools.ttLib import TTFont

from tools.signs_font import FONT

ROOT = Path(__file__).parent.parent
SHOWN = [
    *(ROOT / "web" / "src").rglob("*.svelte"),
    *(ROOT / "web" / "src").rglob("*.ts"),
    *(ROOT / "src" / "kaisho" / "words").rglob("*.ftl"),
    *(ROOT / "src" / "kaisho" / "games").glob("*/board.py"),
    *(ROOT / "src" / "kaisho" / "games").glob("*/notation.py"),
    *(ROOT / "src" / "kaisho" / "server" / "pages" / "templates").glob("*.html"),
]
SIGNS = re.compile("[\u2190-\u21ff\u2300-\u2bff\u4e00-\u9fff]")
"""Arrows, technical and geometric signs, kanji."""


def test_the_font_has_every_kanji_and_sign_of_the_pages() -> None:
    shown = {sign for file in SHOWN for sign in SIGNS.findall(file.read_text(encoding="utf-8"))}
    assert len(shown) > 20
    assert shown <= set(map(chr, TTFont(FONT).getBestCmap()))


def test_browsers_use_the_font_for_exactly_its_characters() -> None:
    style = (FONT.parent / "fonts.css").read_text(encoding="utf-8")
    rules = re.search(r"signs\.woff[^}]*unicode-range:([^;]*);", style)
    assert rules
    characters: set[int] = set()
    for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", rules[1]):
        characters |= set(range(int(first, 16), int(last or first, 16) + 1))
    assert characters == set(TTFont(FONT).getBestCmap())
