"""Names: what may be one, and when two of them are too much alike for one club."""

from __future__ import annotations

import unicodedata

from kaisho.bots import names as names_of_bots
from kaisho.games import names as names_of_games

SHORTEST, LONGEST = 2, 20
MOST_MARKS = 2
"""More marks on one letter would cover the lines above and below."""
SIGNS = "-_.'"
LONGEST_KEY = 80
FIRST_ACCENT = 10
"""Unicode's classes of marks from here on are accents and the like; smaller ones belong to the letter, as in Japanese."""

INVISIBLE = frozenset(
    [
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE10),
        *range(0xE0100, 0xE01F0),
    ]
)
"""Letters and marks that show nothing: two names with and without them would look the same."""

OTHER_LETTERS = str.maketrans(
    {"ı": "i", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "ŧ": "t", "æ": "ae", "œ": "oe", "þ": "th", "ə": "e", "ʼ": ""}
)
"""Latin letters that are no accented ones for Unicode, by the letters that people write for them."""

LOOK_ALIKES = str.maketrans(
    "авгеікӏмнорстуүхһјѕԁԛԝ" + "αβγεηικμνορτυχζω" + "01l",
    "abreikimhopctyyxhjsdqw" + "abyenikmvoptuxzw" + "oii",
)
"""Cyrillic and Greek letters that look like Latin ones, small or capital; and signs that do in many a typeface."""

RESERVED_WORDS = (
    *("admin", "administrator", "moderator", "mod", "operator", "owner", "root", "staff", "support", "system", "server"),
    *("kaisho", "club", "lobby", "bot", "bots", "computer", "engine", "nobody", "anonymous", "gone", "deleted", "unknown"),
    *("me", "you", "everybody", "null", "none", "undefined"),
)


def tidy(name: str) -> str:
    """A name as it is kept: composed, without spaces around it, with the typewriter's apostrophe."""
    return unicodedata.normalize("NFC", name).replace("\u2019", "'").strip(" ")


def fault_of(name: str) -> str | None:
    """The message that says what is wrong with a tidy name, or None."""
    if not SHORTEST <= len(name) <= LONGEST:
        return "people-name-length"
    marks = 0
    for place, sign in enumerate(name):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind[0] == "M" else 0
        if not (kind[0] in "LM" or kind == "Nd" or sign in SIGNS or sign == " ") or ord(sign) in INVISIBLE:
            return "people-name-signs"
        if marks > MOST_MARKS or (place == 0 and kind[0] == "M"):
            return "people-name-signs"
    if "  " in name or not any(sign.isalpha() for sign in name) or not (name[0].isalpha() or name[0].isdecimal()):
        return "people-name-signs"
    return "people-name-reserved" if is_reserved(name) else None


def is_reserved(name: str) -> bool:
    """Whether a name, or what is left of it without numbers at its end, belongs to the club."""
    return bool({name_key(name), name_key(name.rstrip(" 0123456789"))} & RESERVED)


def name_key(name: str) -> str:
    """What two names share that people would take for the same one: no capitals, accents, spaces or look-alikes.

    It is the same for İ, I, ı and i, whatever language a capital was meant in.
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold()).translate(OTHER_LETTERS)
    kept = (_plain_digit(sign) for sign in plain if unicodedata.combining(sign) < FIRST_ACCENT and _counts(sign))
    return "".join(kept).translate(LOOK_ALIKES)[:LONGEST_KEY]


def _counts(sign: str) -> bool:
    """Letters, digits, and the marks that are vowels for those who write so, as in Hindi or Thai."""
    return sign.isalnum() or unicodedata.category(sign)[0] == "M"


def _plain_digit(sign: str) -> str:
    return str(unicodedata.decimal(sign)) if sign.isdecimal() else sign


def numbered(name: str, number: int) -> str:
    """The name with a number after it, cut where it would be too long."""
    end = f" {number}"
    return name[: LONGEST - len(end)].rstrip(" " + SIGNS) + end


RESERVED = frozenset(name_key(word) for word in (*RESERVED_WORDS, *names_of_bots(), *names_of_games()))
