"""Logins: which person a cookie belongs to, for how long, and how it ends."""

from __future__ import annotations

import hashlib

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.server.clock import DAY
from kaisho.server.people.person import COLUMNS, PeopleRefusal, Person, get_person, person_from, row_named
from kaisho.server.people.tokens import key_of, new_token
from kaisho.server.store.schema import logins, people

DAYS = {"account": 90, "guest": 30}
"""Days that a login lasts after the last visit."""
MAX_LOGINS = 50
"""Logins of one person; the oldest ends when there are more."""
FRESH = 60 * 60_000
"""Milliseconds after which a further visit is stored and extends the login."""


class OwnLogin(msgspec.Struct, frozen=True):
    """A login as its owner sees it in a list. Addresses are not stored."""

    id: str
    device: str
    """Browser and system, if known."""
    created: int
    seen: int
    this: bool
    """Whether the list was asked for with this login."""


class Credentials(msgspec.Struct, frozen=True):
    """What a sign-in is checked against; empty for an unknown name."""

    person: int | None
    stored: str | None


def credentials(connection: Connection, name: str) -> Credentials:
    """Return the credentials of a name. Then call ``check_password`` outside of any transaction, then ``check_unchanged``."""
    row = row_named(connection, name, people.c.id, people.c.password, people.c.kind)
    return Credentials(None, None) if row is None or row.kind != "account" else Credentials(row.id, row.password)


def credentials_of(connection: Connection, person: int) -> Credentials:
    """Return the credentials of somebody who is signed in and has to confirm their password."""
    stored = connection.execute(sa.select(people.c.password).where(people.c.id == person)).scalar()
    return Credentials(person, stored)


def check_unchanged(connection: Connection, checked: Credentials) -> None:
    """Raise if the password was changed since it was checked."""
    if checked.person is None or checked.stored is None:
        raise PeopleRefusal("people-wrong-password")
    if credentials_of(connection, checked.person).stored != checked.stored:
        raise PeopleRefusal("people-wrong-password")


def start_login(connection: Connection, person: int, now: int, device: str = "") -> bytes:
    """Start a login, for a new guest or account or after ``check_unchanged``; return the token for the cookie."""
    found = get_person(connection, person)
    if found.banned:
        raise PeopleRefusal("people-banned")
    token = new_token()
    row = {
        "key": key_of(token),
        "person": person,
        "created": now,
        "expires": now + DAYS[found.kind] * DAY,
        "seen": now,
        "device": device,
    }
    connection.execute(logins.insert(), row)
    connection.execute(people.update().where(people.c.id == person, people.c.seen < now).values(seen=now))
    latest = sa.select(logins.c.key).where(logins.c.person == person).order_by(logins.c.expires.desc()).limit(MAX_LOGINS)
    connection.execute(logins.delete().where(logins.c.person == person, logins.c.key.not_in(latest.scalar_subquery())))
    return token


def person_of_login(connection: Connection, key: bytes, now: int) -> Person | None:
    """Return the person of a login, unless it has expired or the person is banned."""
    found = visit_of(connection, key, now)
    return None if found is None else found[0]


def visit_of(connection: Connection, key: bytes, now: int) -> tuple[Person, int] | None:
    """Return the person of a login and when the last visit was stored."""
    query = (
        sa.select(*COLUMNS, sa.func.coalesce(logins.c.seen, 0).label("login_seen"))
        .join(logins, logins.c.person == people.c.id)
        .where(logins.c.key == key, logins.c.expires > now, ~people.c.banned)
    )
    row = connection.execute(query).one_or_none()
    return None if row is None else (person_from(row), row.login_seen)


def visit_is_due(seen: int, now: int) -> bool:
    """Whether ``note_visit`` should be called, given the last stored visit. Not every request is stored."""
    return now - seen >= FRESH


def note_visit(connection: Connection, key: bytes, now: int) -> None:
    """Store a visit, which extends the login."""
    query = sa.select(people.c.id, people.c.kind).join(logins, logins.c.person == people.c.id)
    row = connection.execute(query.where(logins.c.key == key, logins.c.expires > now)).one_or_none()
    if row is not None:
        connection.execute(logins.update().where(logins.c.key == key).values(expires=now + DAYS[row.kind] * DAY, seen=now))
        connection.execute(people.update().where(people.c.id == row.id, people.c.seen < now).values(seen=now))


def log_out(connection: Connection, key: bytes) -> None:
    connection.execute(logins.delete().where(logins.c.key == key))


def own_logins(connection: Connection, person: int, this: bytes | None, now: int) -> list[OwnLogin]:
    """Return somebody's logins, the most recently used first."""
    query = logins.select().where(logins.c.person == person, logins.c.expires > now)
    found = [
        OwnLogin(login_id(row.key), row.device or "", row.created, row.seen or row.created, row.key == this)
        for row in connection.execute(query)
    ]
    return sorted(found, key=lambda login: (login.this, login.seen), reverse=True)


def login_id(key: bytes) -> str:
    """Return the public id of a login; its key stays secret."""
    return hashlib.sha256(b"kaisho list\0" + key).hexdigest()[:16]


def end_login(connection: Connection, person: int, id: str) -> None:
    """End one of a person's logins."""
    keys = connection.execute(sa.select(logins.c.key).where(logins.c.person == person)).scalars()
    found = next((key for key in keys if login_id(key) == id), None)
    if found is None:
        raise PeopleRefusal("people-login-unknown")
    log_out(connection, found)


def log_out_everywhere(connection: Connection, person: int, keep: bytes | None = None) -> int:
    """End all logins of a person, or all but one; return their number."""
    others = logins.c.person == person if keep is None else sa.and_(logins.c.person == person, logins.c.key != keep)
    return connection.execute(logins.delete().where(others)).rowcount


def expire_logins(connection: Connection, now: int) -> int:
    return connection.execute(logins.delete().where(logins.c.expires <= now)).rowcount
