"""Bounds on text from outside, checked before anything parses it, and Unicode normalization in linear time.

CPython sorts a run of combining marks in quadratic time when it normalizes a text. ``normalized`` therefore applies
Unicode's stream-safe text process (UAX #15) first: no run of marks is longer than ``MAX_MARKS``.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Literal

from kaisho.errors import KaishoError

MAX_ACT_LENGTH = 200
"""Maximum characters of an act in notation."""
MAX_POSITION_LENGTH = 4_000
MAX_DEAL_LENGTH = 4_000
MAX_OPTION_LENGTH = 200
"""Maximum characters of an option's name, and of its value."""
MAX_OPTIONS = 50
MAX_LINE_LENGTH = 10_000
"""Maximum characters of one line of a record: a tag, a move or a comment."""
MAX_RECORD_LENGTH = 4_000_000
"""Maximum characters of a record, and bytes of its file."""

MAX_MARKS = 30
"""Maximum number of combining marks in a row, as Unicode defines stream-safe text."""
_GRAPHEME_JOINER = "\u034f"
_DECOMPOSED_TO_MARKS = frozenset("\u0f73\u0f75\u0f81\uff9e\uff9f")
"""Characters that are not marks, but whose decompositions consist only of marks."""

_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff]")
"""Unicode's blocks of letters that are written from right to left."""

Form = Literal["NFC", "NFD", "NFKC", "NFKD"]


def bounded(text: str, most: int, error: type[KaishoError] = KaishoError) -> str:
    """Return the text; raise the error if it has more than ``most`` characters."""
    if len(text) > most:
        raise error("text-too-long", found=str(len(text)), most=str(most))
    return text


def isolated(text: str) -> str:
    """Prepare a text for insertion into another one: isolate it (FSI … PDI) if it has right-to-left letters.

    Otherwise it would change the order of the text around it.
    """
    return f"\u2068{text}\u2069" if _RIGHT_TO_LEFT.search(text) else text


def normalized(form: Form, text: str) -> str:
    """Return a text in one of Unicode's normal forms; long runs of marks, which nobody can read anyway, are broken up."""
    return unicodedata.normalize(form, text if text.isascii() else _stream_safe(text))


def without_marks(text: str) -> str:
    """Return a text without its combining marks: letters with accents become plain ones."""
    return "".join(char for char in normalized("NFD", text) if not unicodedata.combining(char))


def _stream_safe(text: str) -> str:
    """Return the text with a grapheme joiner after every ``MAX_MARKS`` marks in a row."""
    pieces: list[str] = []
    run = start = 0
    for index, char in enumerate(text):
        if not unicodedata.combining(char) and char not in _DECOMPOSED_TO_MARKS:
            run = 0
            continue
        run += 1
        if run > MAX_MARKS:
            pieces += (text[start:index], _GRAPHEME_JOINER)
            start, run = index, 1
    return "".join([*pieces, text[start:]]) if pieces else text
