"""Names: which are allowed, and when two of them are too similar.

Follows Unicode's recommendations (UTS #39): a name is written in one script that is in everyday use, and letters that look
like Latin letters count as those. ``look_alikes`` has the data.
"""

from __future__ import annotations

import re
import unicodedata

from kaisho.bots import names as names_of_bots
from kaisho.games import names as names_of_games
from kaisho.server.people.look_alikes import LIKE_LATIN, SCRIPTS
from kaisho.texts import normalized

MIN_LENGTH, MAX_LENGTH = 2, 20
MAX_MARKS = 2
"""Combining marks on one letter; more would cover the lines above and below."""
PUNCTUATION = "-_.'"
MAX_KEY_LENGTH = 80
MAX_TYPED_LENGTH = 400
"""Characters of the input that are examined, far more than a name has."""
FIRST_ACCENT = 10
"""Combining classes from here on are accents and the like; smaller ones belong to the letter, as in Japanese."""

INVISIBLE = frozenset(
    [
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE10),
        *range(0xE0100, 0xE01F0),
    ]
)
"""Invisible letters and marks: names with and without them would look the same."""

OTHER_LETTERS = str.maketrans(
    {"ı": "i", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "ŧ": "t", "æ": "ae", "œ": "oe", "þ": "th", "ə": "e", "ʼ": ""}
)
"""Latin letters that Unicode does not decompose, with the letters that people write instead."""

LOOK_ALIKES: dict[int, str | int | None] = {
    **{int(code, 16): line[0] for line in reversed(LIKE_LATIN.split("\n")) for code in line.split()[1:]},
    **str.maketrans(
        "авгеікӏмнорстуүхһјѕԁԛԝ" + "αβγεηικμνορτυχζω" + "01l",
        "abreikimhopctyyxhjsdqw" + "abyenikmvoptuxzw" + "oii",
    ),
}
"""Letters and digits that look like Latin letters, in lower or upper case."""

PHONETIC = (range(0x0250, 0x0300), range(0x1D00, 0x1DC0), range(0xA720, 0xA800), range(0xAB30, 0xAB70))
"""Latin letters of phonetics and old manuscripts. Most of them look like others."""
IN_ALPHABETS = frozenset("ɓɖɗəɛɔɣɨɩʉʊʋʻʼ")
"""The ones among them that living languages use."""

TOGETHER = (
    frozenset({"Latin", "Han", "Hiragana", "Katakana"}),
    frozenset({"Latin", "Han", "Bopomofo"}),
    frozenset({"Latin", "Han", "Hangul"}),
)
"""Scripts that are written together, as in Japanese, Chinese and Korean."""

TWO_FOR_ONE = (("rn", "m"), ("vv", "w"))
"""Two letters that look like one."""

OFFICES = (
    *("admin", "administrator", "administrateur", "administratrice", "administratie", "moderator", "moderateur", "beheerder"),
    *("yonetici", "verwalter", "sysadmin", "webmaster", "kaisho"),
)
"""Words that no name may contain, because they would sound official."""

_PARTS = re.compile(r"[\s_.'-]+")

RESERVED_WORDS = (
    *("admin", "administrator", "moderator", "mod", "operator", "owner", "root", "staff", "support", "system", "server"),
    *("kaisho", "club", "lobby", "bot", "bots", "computer", "engine", "nobody", "anonymous", "gone", "deleted", "unknown"),
    *("me", "you", "everybody", "null", "none", "undefined"),
)


def tidy(name: str) -> str:
    """Return a name as it is stored: composed, without surrounding spaces, with a straight apostrophe."""
    return normalized("NFC", name[:MAX_TYPED_LENGTH]).replace("\u2019", "'").strip(" ")


def fault_of(name: str) -> str | None:
    """Return the id of the message that says what is wrong with a tidy name, or None."""
    if not MIN_LENGTH <= len(name) <= MAX_LENGTH:
        return "people-name-length"
    marks = 0
    for index, char in enumerate(name):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind[0] == "M" else 0
        if not (kind[0] in "LM" or kind == "Nd" or char in PUNCTUATION or char == " ") or ord(char) in INVISIBLE:
            return "people-name-signs"
        if marks > MAX_MARKS or (index == 0 and kind[0] == "M"):
            return "people-name-signs"
    if fault := _fault_of_scripts(name):
        return fault
    if "  " in name or not any(char.isalpha() for char in name) or not (name[0].isalpha() or name[0].isdecimal()):
        return "people-name-signs"
    return "people-name-reserved" if is_reserved(name) else None


def _scripts() -> dict[int, str]:
    """Return the script of every letter, mark and digit of the scripts in everyday use."""
    found: dict[int, str] = {}
    for word in SCRIPTS.split():
        if word.endswith(":"):
            script = word[:-1]
        else:
            first, _, last = word.partition("-")
            found |= dict.fromkeys(range(int(first, 16), int(last or first, 16) + 1), script)
    return found


_SCRIPT_OF = _scripts()


def _fault_of_scripts(name: str) -> str | None:
    """Return what is wrong with the letters of a name: they belong to no script in everyday use, or to several."""
    found = set()
    for char in name:
        script = "Common" if char in PUNCTUATION or char == " " else _SCRIPT_OF.get(ord(char))
        phonetic = any(ord(char) in block for block in PHONETIC) and char.casefold() not in IN_ALPHABETS
        if script is None or (script == "Latin" and phonetic):
            return "people-name-letters"
        found.add(script)
    found -= {"Common", "Inherited"}
    return None if len(found) < 2 or any(found <= scripts for scripts in TOGETHER) else "people-name-scripts"


def is_reserved(name: str) -> bool:
    """Whether a name is reserved, perhaps with a number at its end, or contains an official title."""
    key = name_key(name)
    if {key, name_key(name.rstrip(" 0123456789"))} & RESERVED:
        return True
    parts = {name_key(part) for part in _PARTS.split(name)}
    return bool(parts & OFFICE_KEYS) or key.startswith(name_key("admin")) or any(each in key for each in LONG_OFFICES)


def name_key(name: str) -> str:
    """Return a key that is equal for names that people would confuse: without case, accents, spaces and look-alikes.

    It is the same for İ, I, ı and i, in every language.
    """
    plain = normalized("NFKD", normalized("NFKD", name[:MAX_TYPED_LENGTH]).casefold()).translate(OTHER_LETTERS)
    chars = (_plain_digit(char) for char in plain if unicodedata.combining(char) < FIRST_ACCENT and _is_significant(char))
    key = "".join(chars).translate(LOOK_ALIKES)
    for two, one in TWO_FOR_ONE:
        key = key.replace(two, one)
    return key[:MAX_KEY_LENGTH]


def own_key(name: str) -> str:
    """Return the key of a name from before look-alikes were compared. It never equals a ``name_key``."""
    return "=" + name


def _is_significant(char: str) -> bool:
    """Whether a character is a letter, a digit, or a mark that is a vowel, as in Hindi or Thai."""
    return char.isalnum() or unicodedata.category(char)[0] == "M"


def _plain_digit(char: str) -> str:
    return str(unicodedata.decimal(char)) if char.isdecimal() else char


def numbered(name: str, number: int) -> str:
    """Return the name with a number after it, shortened if necessary."""
    end = f" {number}"
    return name[: MAX_LENGTH - len(end)].rstrip(" " + PUNCTUATION) + end


RESERVED = frozenset(name_key(word) for word in (*RESERVED_WORDS, *names_of_bots(), *names_of_games()))
OFFICE_KEYS = frozenset(map(name_key, OFFICES))
LONG_OFFICES = tuple(name_key(word) for word in ("administrator", "administrateur", "moderator", "moderateur", "kaisho"))
"""Titles that are not part of any other word."""
