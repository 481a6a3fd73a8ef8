"""Names: what may be one, and when two of them are too much alike for one club.

By Unicode's recommendations (UTS #39): a name is written in one script that is in everyday use, and letters that look
like Latin ones count as those. ``look_alikes`` has the data.
"""

from __future__ import annotations

import re
import unicodedata

from kaisho.bots import names as names_of_bots
from kaisho.games import names as names_of_games
from kaisho.server.people.look_alikes import LIKE_LATIN, SCRIPTS
from kaisho.texts import normalized

SHORTEST, LONGEST = 2, 20
MOST_MARKS = 2
"""More marks on one letter would cover the lines above and below."""
SIGNS = "-_.'"
LONGEST_KEY = 80
LONGEST_TYPED = 400
"""Characters of what somebody typed that are looked at: far more than a name has."""
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

LOOK_ALIKES: dict[int, str | int | None] = {
    **{int(code, 16): line[0] for line in reversed(LIKE_LATIN.split("\n")) for code in line.split()[1:]},
    **str.maketrans(
        "авгеікӏмнорстуүхһјѕԁԛԝ" + "αβγεηικμνορτυχζω" + "01l",
        "abreikimhopctyyxhjsdqw" + "abyenikmvoptuxzw" + "oii",
    ),
}
"""Letters that look like Latin ones, small or capital; and signs that do in many a typeface."""

PHONETIC = (range(0x0250, 0x0300), range(0x1D00, 0x1DC0), range(0xA720, 0xA800), range(0xAB30, 0xAB70))
"""Latin letters of phonetics and of old manuscripts, small capitals among them; most look like others."""
IN_ALPHABETS = frozenset("ɓɖɗəɛɔɣɨɩʉʊʋʻʼ")
"""Those among them that are letters of living languages."""

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
"""Words that nobody has in a name: they would speak for the club."""

_PARTS = re.compile(r"[\s_.'-]+")

RESERVED_WORDS = (
    *("admin", "administrator", "moderator", "mod", "operator", "owner", "root", "staff", "support", "system", "server"),
    *("kaisho", "club", "lobby", "bot", "bots", "computer", "engine", "nobody", "anonymous", "gone", "deleted", "unknown"),
    *("me", "you", "everybody", "null", "none", "undefined"),
)


def tidy(name: str) -> str:
    """A name as it is kept: composed, without spaces around it, with the typewriter's apostrophe."""
    return normalized("NFC", name[:LONGEST_TYPED]).replace("\u2019", "'").strip(" ")


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
    if fault := _fault_of_scripts(name):
        return fault
    if "  " in name or not any(sign.isalpha() for sign in name) or not (name[0].isalpha() or name[0].isdecimal()):
        return "people-name-signs"
    return "people-name-reserved" if is_reserved(name) else None


def _scripts() -> dict[int, str]:
    """The script of every letter, mark and digit of the scripts in everyday use."""
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
    """What is wrong with the letters of a name: they belong to no script in everyday use, or to several."""
    found = set()
    for sign in name:
        script = "Common" if sign in SIGNS or sign == " " else _SCRIPT_OF.get(ord(sign))
        phonetic = any(ord(sign) in block for block in PHONETIC) and sign.casefold() not in IN_ALPHABETS
        if script is None or (script == "Latin" and phonetic):
            return "people-name-letters"
        found.add(script)
    found -= {"Common", "Inherited"}
    return None if len(found) < 2 or any(found <= scripts for scripts in TOGETHER) else "people-name-scripts"


def is_reserved(name: str) -> bool:
    """Whether a name belongs to the club, with a number at its end or not, or has one of the club's offices in it."""
    key = name_key(name)
    if {key, name_key(name.rstrip(" 0123456789"))} & RESERVED:
        return True
    parts = {name_key(part) for part in _PARTS.split(name)}
    return bool(parts & OFFICE_KEYS) or key.startswith(name_key("admin")) or any(each in key for each in LONG_OFFICES)


def name_key(name: str) -> str:
    """What two names share that people would take for the same one: no capitals, accents, spaces or look-alikes.

    It is the same for İ, I, ı and i, whatever language a capital was meant in.
    """
    plain = normalized("NFKD", normalized("NFKD", name[:LONGEST_TYPED]).casefold()).translate(OTHER_LETTERS)
    kept = (_plain_digit(sign) for sign in plain if unicodedata.combining(sign) < FIRST_ACCENT and _counts(sign))
    key = "".join(kept).translate(LOOK_ALIKES)
    for two, one in TWO_FOR_ONE:
        key = key.replace(two, one)
    return key[:LONGEST_KEY]


def own_key(name: str) -> str:
    """The key of somebody whose name was allowed when others looked different enough: no ``name_key`` is like this."""
    return "=" + name


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
OFFICE_KEYS = frozenset(map(name_key, OFFICES))
LONG_OFFICES = tuple(name_key(word) for word in ("administrator", "administrateur", "moderator", "moderateur", "kaisho"))
"""Those that are no part of any other word."""
