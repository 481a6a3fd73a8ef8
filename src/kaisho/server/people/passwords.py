"""Passwords: which are refused, and how they are kept, by Argon2id. Hashing takes a while: see ``password_pool``."""

from __future__ import annotations

import base64
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.profiles import RFC_9106_LOW_MEMORY

from kaisho.server.people.common_passwords import core_of, is_common
from kaisho.server.people.names import name_key
from kaisho.server.people.person import PeopleRefusal
from kaisho.texts import normalized

SHORTEST, LONGEST = 8, 200

HASHER = PasswordHasher.from_parameters(RFC_9106_LOW_MEMORY)
"""Argon2id with 64 MiB, three passes and four lanes: RFC 9106's second recommendation."""

NOBODYS = f"$argon2id$v=19$m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}$" + "$".join(
    base64.b64encode(secrets.token_bytes(size)).decode().rstrip("=") for size in (HASHER.salt_len, HASHER.hash_len)
)
"""What an attempt with an unknown name is compared with, so that it takes as long as one with a known name."""

SIGNS_TO_READ_OUT = "abcdefghjkmnpqrstuvwxyz23456789"


def check_new_password(password: str, name: str) -> None:
    """Raise ``PeopleRefusal`` for a password that is too short, too long, or among the first that anybody would try."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise PeopleRefusal("people-password-length", least=SHORTEST, most=LONGEST)
    if name_key(name) in (name_key(password), name_key(core_of(password))):
        raise PeopleRefusal("people-password-is-name")
    if is_common(password):
        raise PeopleRefusal("people-password-common")


def hash_password(password: str) -> str:
    """What is stored of a password."""
    return HASHER.hash(_as_typed_anywhere(password))


def check_password(stored: str | None, password: str) -> bool:
    """Whether a password is the stored one; for None it never is, after the same time."""
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
    return normalized("NFC", password)
