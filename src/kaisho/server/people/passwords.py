"""Passwords: which are refused, and how they are hashed with Argon2id. Hashing is slow: see ``password_pool``."""

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

MIN_LENGTH, MAX_LENGTH = 8, 200

HASHER = PasswordHasher.from_parameters(RFC_9106_LOW_MEMORY)
"""Argon2id with 64 MiB, three passes and four lanes: RFC 9106's second recommendation."""

DUMMY_HASH = f"$argon2id$v=19$m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}$" + "$".join(
    base64.b64encode(secrets.token_bytes(size)).decode().rstrip("=") for size in (HASHER.salt_len, HASHER.hash_len)
)
"""A hash for sign-ins with an unknown name, so that they take as long as those with a known one."""

READABLE_CHARACTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def check_new_password(password: str, name: str) -> None:
    """Raise ``PeopleRefusal`` for a password that is too short, too long, or too easy to guess."""
    if not MIN_LENGTH <= len(password) <= MAX_LENGTH:
        raise PeopleRefusal("people-password-length", least=MIN_LENGTH, most=MAX_LENGTH)
    if name_key(name) in (name_key(password), name_key(core_of(password))):
        raise PeopleRefusal("people-password-is-name")
    if is_common(password):
        raise PeopleRefusal("people-password-common")


def hash_password(password: str) -> str:
    """Return the hash to store."""
    return HASHER.hash(_composed(password))


def check_password(stored: str | None, password: str) -> bool:
    """Whether a password matches the stored hash. For None it never does, but takes the same time."""
    try:
        HASHER.verify(stored or DUMMY_HASH, _composed(password[: MAX_LENGTH + 1]))
    except (VerificationError, InvalidHashError):
        return False
    return stored is not None


def is_outdated(stored: str) -> bool:
    """Whether a hash was made with other parameters, so that the password should be hashed again."""
    return HASHER.check_needs_rehash(stored)


def random_password() -> str:
    """Return a random password of 79 bits that is easy to read out."""
    return "-".join("".join(secrets.choice(READABLE_CHARACTERS) for _ in range(4)) for _ in range(4))


def _composed(password: str) -> str:
    """Return the same text for every keyboard: an é may be one character or two."""
    return normalized("NFC", password)
