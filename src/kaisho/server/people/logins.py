"""Logins: who a cookie stands for, for how long, and how it ends."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.server.clock import DAY
from kaisho.server.people.names import name_key
from kaisho.server.people.person import COLUMNS, PeopleRefusal, Person, get_person, person_from
from kaisho.server.people.tokens import key_of, new_token
from kaisho.server.store.schema import logins, people

DAYS = {"account": 90, "guest": 30}
"""How long a login lasts after the last visit."""
MOST_LOGINS = 50
"""Of one person; the oldest ends when there are more."""
FRESH = 60 * 60_000
"""A visit that long after the last one is written down and makes the login last longer again."""


class Credentials(msgspec.Struct, frozen=True):
    """What an attempt to log in is checked against; of an unknown name nothing."""

    person: int | None
    stored: str | None


def credentials(connection: Connection, name: str) -> Credentials:
    """First step of logging in; the second is ``check_password`` outside of any transaction, the third ``log_in``."""
    query = sa.select(people.c.id, people.c.password).where(people.c.name_key == name_key(name), people.c.kind == "account")
    row = connection.execute(query).one_or_none()
    return Credentials(None, None) if row is None else Credentials(row.id, row.password)


def credentials_of(connection: Connection, person: int) -> Credentials:
    """The same for somebody who is logged in already and must say the password again."""
    stored = connection.execute(sa.select(people.c.password).where(people.c.id == person)).scalar()
    return Credentials(person, stored)


def log_in(connection: Connection, checked: Credentials, now: int) -> bytes:
    """A new login for somebody whose password was right, as the token for the cookie."""
    if checked.person is None or checked.stored is None:
        raise PeopleRefusal("people-wrong-password")
    if credentials_of(connection, checked.person).stored != checked.stored:  # changed since it was checked
        raise PeopleRefusal("people-wrong-password")
    return start_login(connection, checked.person, now)


def start_login(connection: Connection, person: int, now: int) -> bytes:
    """A new login, for a new guest or account or after ``log_in`` has checked; gives the token for the cookie."""
    found = get_person(connection, person)
    if found.banned:
        raise PeopleRefusal("people-banned")
    token = new_token()
    row = {"key": key_of(token), "person": person, "created": now, "expires": now + DAYS[found.kind] * DAY}
    connection.execute(logins.insert(), row)
    connection.execute(people.update().where(people.c.id == person, people.c.seen < now).values(seen=now))
    kept = sa.select(logins.c.key).where(logins.c.person == person).order_by(logins.c.expires.desc()).limit(MOST_LOGINS)
    connection.execute(logins.delete().where(logins.c.person == person, logins.c.key.not_in(kept.scalar_subquery())))
    return token


def person_of_login(connection: Connection, key: bytes, now: int) -> Person | None:
    """Who a login stands for, unless it has expired or the person is banned."""
    query = (
        sa.select(*COLUMNS)
        .join(logins, logins.c.person == people.c.id)
        .where(logins.c.key == key, logins.c.expires > now, ~people.c.banned)
    )
    row = connection.execute(query).one_or_none()
    return None if row is None else person_from(row)


def visit_is_due(person: Person, now: int) -> bool:
    """Whether ``note_visit`` should be called: not at every request."""
    return now - person.seen >= FRESH


def note_visit(connection: Connection, key: bytes, now: int) -> None:
    """The person is here: the login lasts longer again."""
    query = sa.select(people.c.id, people.c.kind).join(logins, logins.c.person == people.c.id)
    row = connection.execute(query.where(logins.c.key == key, logins.c.expires > now)).one_or_none()
    if row is not None:
        connection.execute(logins.update().where(logins.c.key == key).values(expires=now + DAYS[row.kind] * DAY))
        connection.execute(people.update().where(people.c.id == row.id, people.c.seen < now).values(seen=now))


def log_out(connection: Connection, key: bytes) -> None:
    connection.execute(logins.delete().where(logins.c.key == key))


def log_out_everywhere(connection: Connection, person: int, keep: bytes | None = None) -> int:
    """End all logins of a person, or all but one; how many there were."""
    others = logins.c.person == person if keep is None else sa.and_(logins.c.person == person, logins.c.key != keep)
    return connection.execute(logins.delete().where(others)).rowcount


def expire_logins(connection: Connection, now: int) -> int:
    return connection.execute(logins.delete().where(logins.c.expires <= now)).rowcount
