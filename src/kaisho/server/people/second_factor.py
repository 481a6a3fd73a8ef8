"""The second factor: six-digit codes from an app (TOTP, RFC 6238), and recovery codes in case the device is lost.

The database does not store the key. It stores a random salt, from which the key is derived with the server's secret. A copy of
the database without ``secret.key`` is not enough to make codes. If that file is lost, recovery codes still work.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from urllib.parse import quote, urlencode

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.server.people.passwords import random_password
from kaisho.server.people.person import PeopleRefusal, get_person
from kaisho.server.store.schema import recovery_codes, second_factors
from kaisho.texts import normalized

STEP = 30_000
"""Milliseconds for which a code is valid."""
DIGITS = 6
MAX_URI_LENGTH = 213
"""Bytes that fit into a QR code."""
STEPS_AROUND = 1
"""Codes before and after the current one that are accepted as well, because clocks of phones differ a little."""
SALT_SIZE = 16
KEY_SIZE = 20
RECOVERY_CODES = 10
MAX_CODE_LENGTH = 40


class SecondFactorSetup(msgspec.Struct, frozen=True):
    """The key for an app, to type or as a URI for a QR code."""

    key: str
    uri: str


class SecondFactor(msgspec.Struct, frozen=True):
    """The state of somebody's second factor."""

    on: bool
    since: int | None
    recovery_codes: int
    """Number of unused codes."""


def wall_ms() -> int:
    """Return the machine's time. Codes are made by phones, which do not know the club's time."""
    return time.time_ns() // 1_000_000


# --- codes ------------------------------------------------------------------------------------------------------------


def key_for(secret: bytes, salt: bytes) -> bytes:
    return hmac.new(secret, b"kaisho second factor\0" + salt, hashlib.sha256).digest()[:KEY_SIZE]


def code_at(key: bytes, step: int) -> str:
    """Return the code of a time step: HOTP (RFC 4226) with the step as counter."""
    digest = hmac.new(key, step.to_bytes(8, "big"), hashlib.sha1).digest()
    start = digest[-1] & 15
    number = int.from_bytes(digest[start : start + 4], "big") & 0x7FFF_FFFF
    return str(number % 10**DIGITS).zfill(DIGITS)


def step_of(key: bytes, code: str, now: int) -> int | None:
    """Return the time step of a code, if it is valid now."""
    steps = range(now // STEP - STEPS_AROUND, now // STEP + STEPS_AROUND + 1)
    return next((step for step in steps if hmac.compare_digest(code_at(key, step).encode(), code.encode())), None)


def normalized_code(code: str) -> str:
    """Return a code without separators."""
    text = normalized("NFKC", code[:MAX_CODE_LENGTH]).casefold()
    return "".join(char for char in text if char.isalnum())


def _recovery_key(person: int, code: str) -> bytes:
    return hashlib.sha256(b"kaisho recovery\0%d\0" % person + code.encode()).digest()


# --- setup and removal ------------------------------------------------------------------------------------------------


def begin_setup(connection: Connection, person: int, secret: bytes, club: str) -> SecondFactorSetup:
    """Return a new key for an app. It is required once a code has confirmed it (``confirm``)."""
    found = get_person(connection, person)
    if found.kind != "account":
        raise PeopleRefusal("people-not-account")
    if found.second_factor:
        raise PeopleRefusal("people-second-factor-on")
    salt = secrets.token_bytes(SALT_SIZE)
    connection.execute(second_factors.delete().where(second_factors.c.person == person))
    connection.execute(second_factors.insert(), {"person": person, "salt": salt, "since": None, "step": 0})
    return setup_for(key_for(secret, salt), found.name, club)


def setup_for(key: bytes, name: str, club: str) -> SecondFactorSetup:
    text = base64.b32encode(key).decode().rstrip("=")
    return SecondFactorSetup(" ".join(text[start : start + 4] for start in range(0, len(text), 4)), _uri(text, club, name))


def _uri(key: str, club: str, name: str) -> str:
    """Return the URI that apps read. Long names are shortened, so that it fits into a QR code."""
    for most in range(max(len(club), len(name)), 0, -1):
        label = quote(f"{club[:most]}:{name[:most]}", safe="")
        issuer = urlencode({"secret": key, "issuer": club[:most], "digits": DIGITS, "period": STEP // 1000}, quote_via=quote)
        if len(uri := f"otpauth://totp/{label}?{issuer}") <= MAX_URI_LENGTH:
            break
    return uri


def confirm(connection: Connection, person: int, secret: bytes, code: str, now: int) -> list[str]:
    """Require codes from now on, if this one is right; return the recovery codes, which cannot be shown again."""
    row = connection.execute(second_factors.select().where(second_factors.c.person == person)).one_or_none()
    if row is None or row.since is not None:
        raise PeopleRefusal("people-second-factor-not-begun")
    step = step_of(key_for(secret, row.salt), normalized_code(code), now)
    if step is None:
        raise PeopleRefusal("people-wrong-code")
    connection.execute(second_factors.update().where(second_factors.c.person == person).values(since=now, step=step))
    return new_recovery_codes(connection, person)


def new_recovery_codes(connection: Connection, person: int) -> list[str]:
    """Return ten codes that work once each, and invalidate older ones."""
    codes = [random_password() for _ in range(RECOVERY_CODES)]
    connection.execute(recovery_codes.delete().where(recovery_codes.c.person == person))
    rows = [{"person": person, "key": _recovery_key(person, normalized_code(code))} for code in codes]
    connection.execute(recovery_codes.insert(), rows)
    return codes


def remove(connection: Connection, person: int) -> bool:
    """Remove the second factor; return whether there was one."""
    connection.execute(recovery_codes.delete().where(recovery_codes.c.person == person))
    return bool(connection.execute(second_factors.delete().where(second_factors.c.person == person)).rowcount)


# --- checking ---------------------------------------------------------------------------------------------------------


def check_code(connection: Connection, person: int, secret: bytes, code: str | None, now: int) -> None:
    """Raise unless a code is right, or none is needed. A code works only once, even while it is valid."""
    theirs = second_factors.c.person == person
    row = connection.execute(second_factors.select().where(theirs, second_factors.c.since.is_not(None))).one_or_none()
    if row is None:
        return
    if not code:
        raise PeopleRefusal("people-code-needed")
    typed = normalized_code(code)
    step = step_of(key_for(secret, row.salt), typed, now)
    if step is not None and step > row.step:
        connection.execute(second_factors.update().where(theirs).values(step=step))
        return
    key = _recovery_key(person, typed)
    used = recovery_codes.delete().where(recovery_codes.c.person == person, recovery_codes.c.key == key)
    if not connection.execute(used).rowcount:
        raise PeopleRefusal("people-wrong-code")


def second_factor_of(connection: Connection, person: int) -> SecondFactor:
    since = connection.execute(sa.select(second_factors.c.since).where(second_factors.c.person == person)).scalar()
    count = sa.select(sa.func.count()).select_from(recovery_codes).where(recovery_codes.c.person == person)
    return SecondFactor(since is not None, since, connection.execute(count).scalar_one())
