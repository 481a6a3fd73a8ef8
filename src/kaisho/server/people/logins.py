"""Logins: who a cookie stands for, for how long, and how it ends."""

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
"""How long a login lasts after the last visit."""
MOST_LOGINS = 50
"""Of one person; the oldest ends when there are more."""
FRESH = 60 * 60_000
"""A visit that long after the last one is written down and makes the login last longer again."""


class OwnLogin(msgspec.Struct, frozen=True):
    """A login as its owner sees it in a list. Addresses are not kept."""

    id: str
    device: str
    """Browser and system, where they are known."""
    created: int
    seen: int
    this: bool
    """Whether the list was asked for with this login."""


class Credentials(msgspec.Struct, frozen=True):
    """What an attempt to log in is checked against; of an unknown name nothing."""

    person: int | None
    stored: str | None


def credentials(connection: Connection, name: str) -> Credentials:
    """First step of logging in; the second is ``check_password`` outside of any transaction, the third ``check_unchanged``."""
    row = row_named(connection, name, people.c.id, people.c.password, people.c.kind)
    return Credentials(None, None) if row is None or row.kind != "account" else Credentials(row.id, row.password)


def credentials_of(connection: Connection, person: int) -> Credentials:
    """The same for somebody who is logged in already and must say the password again."""
    stored = connection.execute(sa.select(people.c.password).where(people.c.id == person)).scalar()
    return Credentials(person, stored)


def check_unchanged(connection: Connection, checked: Credentials) -> None:
    """Raise where a password was changed since it was checked."""
    if checked.person is None or checked.stored is None:
        raise PeopleRefusal("people-wrong-password")
    if credentials_of(connection, checked.person).stored != checked.stored:
        raise PeopleRefusal("people-wrong-password")


def start_login(connection: Connection, person: int, now: int, device: str = "") -> bytes:
    """A new login, for a new guest or account or after ``check_unchanged``; gives the token for the cookie."""
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
    kept = sa.select(logins.c.key).where(logins.c.person == person).order_by(logins.c.expires.desc()).limit(MOST_LOGINS)
    connection.execute(logins.delete().where(logins.c.person == person, logins.c.key.not_in(kept.scalar_subquery())))
    return token


def person_of_login(connection: Connection, key: bytes, now: int) -> Person | None:
    """Who a login stands for, unless it has expired or the person is banned."""
    found = visit_of(connection, key, now)
    return None if found is None else found[0]


def visit_of(connection: Connection, key: bytes, now: int) -> tuple[Person, int] | None:
    """Who a login stands for, and when it was last used, as far as that is noted."""
    query = (
        sa.select(*COLUMNS, sa.func.coalesce(logins.c.seen, 0).label("login_seen"))
        .join(logins, logins.c.person == people.c.id)
        .where(logins.c.key == key, logins.c.expires > now, ~people.c.banned)
    )
    row = connection.execute(query).one_or_none()
    return None if row is None else (person_from(row), row.login_seen)


def visit_is_due(seen: int, now: int) -> bool:
    """Whether ``note_visit`` should be called, by when that was last done: not at every request."""
    return now - seen >= FRESH


def note_visit(connection: Connection, key: bytes, now: int) -> None:
    """The person is here: the login lasts longer again."""
    query = sa.select(people.c.id, people.c.kind).join(logins, logins.c.person == people.c.id)
    row = connection.execute(query.where(logins.c.key == key, logins.c.expires > now)).one_or_none()
    if row is not None:
        connection.execute(logins.update().where(logins.c.key == key).values(expires=now + DAYS[row.kind] * DAY, seen=now))
        connection.execute(people.update().where(people.c.id == row.id, people.c.seen < now).values(seen=now))


def log_out(connection: Connection, key: bytes) -> None:
    connection.execute(logins.delete().where(logins.c.key == key))


def own_logins(connection: Connection, person: int, this: bytes | None, now: int) -> list[OwnLogin]:
    """The logins of somebody, the one used last first."""
    query = logins.select().where(logins.c.person == person, logins.c.expires > now)
    found = [
        OwnLogin(login_id(row.key), row.device or "", row.created, row.seen or row.created, row.key == this)
        for row in connection.execute(query)
    ]
    return sorted(found, key=lambda login: (login.this, login.seen), reverse=True)


def login_id(key: bytes) -> str:
    """What a login is called in a list: the key itself is nobody's business."""
    return hashlib.sha256(b"kaisho list\0" + key).hexdigest()[:16]


def end_login(connection: Connection, person: int, id: str) -> None:
    """End one of somebody's own logins."""
    keys = connection.execute(sa.select(logins.c.key).where(logins.c.person == person)).scalars()
    found = next((key for key in keys if login_id(key) == id), None)
    if found is None:
        raise PeopleRefusal("people-login-unknown")
    log_out(connection, found)


def log_out_everywhere(connection: Connection, person: int, keep: bytes | None = None) -> int:
    """End all logins of a person, or all but one; how many there were."""
    others = logins.c.person == person if keep is None else sa.and_(logins.c.person == person, logins.c.key != keep)
    return connection.execute(logins.delete().where(others)).rowcount


def expire_logins(connection: Connection, now: int) -> int:
    return connection.execute(logins.delete().where(logins.c.expires <= now)).rowcount
