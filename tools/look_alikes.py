"""Write ``src/kaisho/server/people/look_alikes.py``: which script a letter belongs to, and which letters look like Latin ones.

    python tools/look_alikes.py FOLDER

FOLDER holds ``confusables.json`` and ``categories.json``, Unicode's ``confusables.txt`` and ``Scripts.txt`` as the package
confusable_homoglyphs of PyPI carries them (``pip download --no-deps confusable_homoglyphs`` and unpack it).
"""

from __future__ import annotations

import json
import sys
import unicodedata
from pathlib import Path

TARGET = Path(__file__).parent.parent / "src" / "kaisho" / "server" / "people" / "look_alikes.py"

SCRIPTS = (
    *("Arabic", "Armenian", "Bengali", "Bopomofo", "Common", "Cyrillic", "Devanagari", "Ethiopic", "Georgian", "Greek"),
    *("Gujarati", "Gurmukhi", "Han", "Hangul", "Hebrew", "Hiragana", "Inherited", "Kannada", "Katakana", "Khmer", "Lao"),
    *("Latin", "Malayalam", "Myanmar", "Oriya", "Sinhala", "Tamil", "Telugu", "Thaana", "Thai", "Tibetan"),
)
"""The scripts that are in everyday use (UAX #31, table 5)."""

HEAD = '''\
"""Scripts in everyday use, and which of their letters look like Latin ones, from Unicode's data (``tools/look_alikes.py``)."""

SCRIPTS = """
{scripts}
"""
"""By script the letters, marks and digits that belong to it, as ranges of code points."""

LIKE_LATIN = """
{letters}
"""
"""A Latin letter or digit, and the small letters that are taken for it or whose capitals are."""
'''


def is_letter_mark_or_digit(character: str) -> bool:
    return unicodedata.category(character)[0] in "LM" or unicodedata.category(character) == "Nd"


def scripts(folder: Path) -> dict[int, str]:
    """The script of every letter, mark and digit, if it is one of ``SCRIPTS``."""
    categories = json.loads((folder / "categories.json").read_text(encoding="utf-8"))
    names = [name.capitalize() for name in categories["iso_15924_aliases"]]
    found: dict[int, str] = {}
    for first, last, script, _ in categories["code_points_ranges"]:
        if names[script] in SCRIPTS:
            found |= {code: names[script] for code in range(first, last + 1) if is_letter_mark_or_digit(chr(code))}
    return found


def ranges(codes: list[int]) -> str:
    """Code points as ranges; a range may span code points that are not letters."""
    parts: list[list[int]] = []
    for code in codes:
        if parts and not any(is_letter_mark_or_digit(chr(between)) for between in range(parts[-1][1] + 1, code)):
            parts[-1][1] = code
        else:
            parts.append([code, code])
    return " ".join(f"{first:x}-{last:x}" if first != last else f"{first:x}" for first, last in parts)


def like_latin(folder: Path, of: dict[int, str]) -> dict[str, str]:
    confusables = json.loads((folder / "confusables.json").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for character, others in confusables.items():
        for latin in {other["c"] for other in others if len(other["c"]) == 1 and other["c"].isascii() and other["c"].isalnum()}:
            small = character.casefold()
            if len(small) == 1 and not small.isascii() and of.get(ord(small), "Common") != "Common" and small.isalpha():
                found.setdefault(latin.casefold(), set()).add(small)
    return {latin: "".join(sorted(letters)) for latin, letters in sorted(found.items())}


def wrapped(text: str, indent: str) -> str:
    lines, line = [], indent.strip()
    for word in text.split():
        if len(line) + len(word) > 118:
            lines.append(line)
            line = "   "
        line += " " + word
    return "\n".join([*lines, line])


def main() -> None:
    folder = Path(sys.argv[1])
    of = scripts(folder)
    by_script = {script: ranges(sorted(code for code, name in of.items() if name == script)) for script in SCRIPTS}
    script_lines = "\n".join(wrapped(codes, f"{script}:") for script, codes in by_script.items())
    letter_lines = "\n".join(
        f"{latin} " + " ".join(f"{ord(letter):x}" for letter in letters) for latin, letters in like_latin(folder, of).items()
    )
    TARGET.write_text(HEAD.format(scripts=script_lines, letters=letter_lines), encoding="utf-8")


if __name__ == "__main__":
    main()
