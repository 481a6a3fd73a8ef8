"""Which passwords are among the first that anybody would try.

The list of leaked passwords is that of the package zxcvbn. Only its list is used: its estimate of a password's strength takes
seconds of the interpreter for some short texts, which anybody could send.
"""

from __future__ import annotations

import functools

from kaisho.texts import normalized

FEWEST_DIFFERENT = 4
"""``aaaaaaaa`` and ``12121212`` have fewer different signs than this."""
SHORTEST_NUMBER = 12
"""A shorter number is a date, a telephone number or a row of digits."""
MOST_AROUND = 5
"""Digits and signs around a common word that do not make it a good password: ``dragon123``, ``!Qwerty2024``."""
SHORTEST_UNIT = 6
"""Shorter words repeated are no password: ``annaanna``."""

OTHERS = """
    passwort hallo qwertzui qwertzuiop schalke motdepasse azertyui azertyuiop bonjour wachtwoord welkom sifre şifre parola
    galatasaray fenerbahce besiktas fussball schatzi geheim sommer winter soleil doudou voetbal geheim feyenoord ajax
    kamisado samurai caminos kaito kaisho
"""
"""Common in the languages of the club, and its own words; the list is mostly English."""

ROWS = (
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "1q2w3e4r5t6y7u8i9o0p",
    "1q2w3e4r5t6z7u8i9o0p",
    "1a2b3c4d5e6f7g8h9i0j",
)
"""The alphabet and keyboards: a piece of one, forwards or backwards, is common."""

LOOKS_LIKE = tuple(str.maketrans("013457@$!", letters) for letters in ("oieastasi", "oleastasl"))
"""Signs that people write for letters; a 1 may be an i or an l."""


@functools.cache
def common_words() -> frozenset[str]:
    """Loaded when the first password is chosen: it takes a moment."""
    from zxcvbn.frequency_lists import FREQUENCY_LISTS

    lists = ("passwords", "female_names", "male_names")
    return frozenset((*(word for name in lists for word in FREQUENCY_LISTS[name]), *OTHERS.split()))


def is_common(password: str) -> bool:
    """Whether a password is a common word, perhaps repeated or decorated, a piece of a keyboard, or a short number."""
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
    if len(plain) - len(core := core_of(plain)) <= MOST_AROUND:
        candidates.append(core)
    return any(text in words for word in candidates for text in (word, *(word.translate(signs) for signs in LOOKS_LIKE)))


def core_of(plain: str) -> str:
    """A password without the digits and typewriter signs around its letters."""
    letters = [place for place, sign in enumerate(plain) if sign.isalpha() or not sign.isascii()]
    return plain[letters[0] : letters[-1] + 1] if letters else plain
