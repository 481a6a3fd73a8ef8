"""Passwords that are too easy to guess.

The list of leaked passwords comes from the package zxcvbn. Only its list is used, because its estimate of a password's
strength takes seconds for some short texts, which any client could send.
"""

from __future__ import annotations

import functools

from kaisho.games import names
from kaisho.texts import normalized

FEWEST_DIFFERENT = 4
"""``aaaaaaaa`` and ``12121212`` have fewer different characters."""
SHORTEST_NUMBER = 12
"""Shorter numbers are dates, telephone numbers or sequences of digits."""
MAX_AROUND = 5
"""Digits and symbols around a common word that do not make it a good password: ``dragon123``, ``!Qwerty2024``."""
SHORTEST_UNIT = 6
"""Repeating a shorter word does not make a good password: ``annaanna``."""

OTHERS = """
    passwort hallo qwertzui qwertzuiop schalke motdepasse azertyui azertyuiop bonjour wachtwoord welkom sifre şifre parola
    galatasaray fenerbahce besiktas fussball schatzi geheim sommer winter soleil doudou voetbal geheim feyenoord ajax
    kaisho
"""
"""Common words in the languages of Kaisho. The list of zxcvbn is mostly English."""

ROWS = (
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "1q2w3e4r5t6y7u8i9o0p",
    "1q2w3e4r5t6z7u8i9o0p",
    "1a2b3c4d5e6f7g8h9i0j",
)
"""The alphabet and keyboard rows: any part of one, forwards or backwards, is common."""

LOOKS_LIKE = tuple(str.maketrans("013457@$!", letters) for letters in ("oieastasi", "oleastasl"))
"""Characters that people write instead of letters; a 1 may be an i or an l."""


@functools.cache
def common_words() -> frozenset[str]:
    """Return the common words. They are loaded when first needed, because that takes a moment."""
    from zxcvbn.frequency_lists import FREQUENCY_LISTS

    lists = ("passwords", "female_names", "male_names")
    return frozenset((*(word for name in lists for word in FREQUENCY_LISTS[name]), *OTHERS.split(), *names()))


def is_common(password: str) -> bool:
    """Whether a password is a common word, perhaps repeated or decorated, a part of a keyboard row, or a short number."""
    plain = normalized("NFKC", password).casefold()
    if len(set(plain)) < FEWEST_DIFFERENT or (plain.isdecimal() and len(plain) < SHORTEST_NUMBER):
        return True
    unit = plain[: (plain + plain).index(plain, 1)]
    if unit != plain and (len(unit) < SHORTEST_UNIT or _is_known(unit)):
        return True
    return any(plain in row or plain in row[::-1] for row in ROWS) or _is_known(plain)


def _is_known(plain: str) -> bool:
    words = common_words()
    candidates = [plain]
    if len(plain) - len(core := core_of(plain)) <= MAX_AROUND:
        candidates.append(core)
    return any(text in words for word in candidates for text in (word, *(word.translate(table) for table in LOOKS_LIKE)))


def core_of(plain: str) -> str:
    """Return a password without the digits and symbols around its letters."""
    letters = [index for index, char in enumerate(plain) if char.isalpha() or not char.isascii()]
    return plain[letters[0] : letters[-1] + 1] if letters else plain
