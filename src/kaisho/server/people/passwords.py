"""Passwords: which are refused, and how they are kept, by Argon2id. Both take a while: call them in a thread."""

from __future__ import annotations

import base64
import secrets
import threading
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.profiles import RFC_9106_LOW_MEMORY

from kaisho.server.people.names import name_key
from kaisho.server.people.person import PeopleRefusal

SHORTEST, LONGEST = 8, 200
FEWEST_DIFFERENT = 4
"""``aaaaaaaa`` and ``12121212`` have fewer different signs than this."""

COMMON_ONES = """
    12345678 123456789 1234567890 0123456789 87654321 987654321 11223344 password password1 password12 password123 passw0rd
    p@ssw0rd p@ssword qwertyui qwertyuiop qwerty123 1q2w3e4r 1q2w3e4r5t asdfghjk asdfghjkl zxcvbnm, abcdefgh abcd1234 a1b2c3d4
    iloveyou sunshine princess football baseball welcome1 letmein1 trustno1 superman starwars whatever computer internet
    passwort passwort1 hallo123 qwertzui qwertzuiop schalke04 motdepasse azertyui azertyuiop bonjour1 wachtwoord welkom01
    sifre123 parola123 kamisado samurai1 caminos1 kaisho123 kaishokaisho
"""
COMMON = frozenset(COMMON_ONES.split())

HASHER = PasswordHasher.from_parameters(RFC_9106_LOW_MEMORY)
"""Argon2id with 64 MiB, three passes and four lanes: RFC 9106's second recommendation."""

AT_ONCE = threading.BoundedSemaphore(2)
"""So many are hashed at once, and no more: a flood of attempts may not take all the memory."""

NOBODYS = f"$argon2id$v=19$m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}$" + "$".join(
    base64.b64encode(secrets.token_bytes(size)).decode().rstrip("=") for size in (HASHER.salt_len, HASHER.hash_len)
)
"""What an attempt with an unknown name is compared with, so that it takes as long as one with a known name."""

SIGNS_TO_READ_OUT = "abcdefghjkmnpqrstuvwxyz23456789"


def check_new_password(password: str, name: str) -> None:
    """Raise ``PeopleRefusal`` for a password that is too short, too long, or among the first that anybody would try."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise PeopleRefusal("people-password-length", least=SHORTEST, most=LONGEST)
    plain = password.casefold()
    if name_key(password) == name_key(name):
        raise PeopleRefusal("people-password-is-name")
    if plain in COMMON or len(set(plain)) < FEWEST_DIFFERENT:
        raise PeopleRefusal("people-password-common")


def hash_password(password: str) -> str:
    """What is stored of a password."""
    with AT_ONCE:
        return HASHER.hash(_as_typed_anywhere(password))


def check_password(stored: str | None, password: str) -> bool:
    """Whether a password is the stored one; for None it never is, after the same time."""
    with AT_ONCE:
        try:
            HASHER.verify(stored or NOBODYS, _as_typed_anywhere(password[: LONGEST + 1]))
        except (VerificationError, InvalidHashError):
            return False
    return stored is not None


def is_outdated(stored: str) -> bool:
    """Whether a password was hashed in another way than is usual now, and should be hashed again when it is known."""
    return HASHER.check_needs_rehash(stored)


def random_password() -> str:
    """A password for somebody who has forgotten the own one: 79 bits, easily read out."""
    return "-".join("".join(secrets.choice(SIGNS_TO_READ_OUT) for _ in range(4)) for _ in range(4))


def _as_typed_anywhere(password: str) -> str:
    """An é may be one sign or two, depending on the keyboard."""
    return unicodedata.normalize("NFC", password)
