"""Guests and accounts: adding and changing them, and what only an admin may do."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.server.clock import DAY
from kaisho.server.people.invitations import Registration, admit
from kaisho.server.people.logins import Credentials, log_out_everywhere
from kaisho.server.people.names import MAX_LENGTH, MIN_LENGTH, fault_of, name_key, numbered, tidy
from kaisho.server.people.person import PeopleRefusal, Person, PersonKind, checked_language, get_person, row_named
from kaisho.server.store.schema import people

DAYS_BETWEEN_NAMES = 30
"""A name cannot be changed more often, so that people know whom they play."""


# --- names ------------------------------------------------------------------------------------------------------------


def checked_name(connection: Connection, name: str, *, holder: int | None = None) -> str:
    """Return a name as it will be stored; raise if it is not allowed or taken by somebody else."""
    name = tidy(name)
    if fault := fault_of(name):
        raise PeopleRefusal(fault, least=MIN_LENGTH, most=MAX_LENGTH)
    found = _holder(connection, name)
    if found is not None and found != holder:
        raise PeopleRefusal("people-name-taken", name=name, free=free_name(connection, name))
    return name


def free_name(connection: Connection, name: str) -> str:
    """Return a similar name that nobody has."""
    numbers = [*range(2, 10), *(secrets.randbelow(10 ** (2 + tries // 8)) + 10 for tries in range(40))]
    candidates = (numbered(name, number) for number in numbers)
    return next(found for found in candidates if fault_of(found) is None and _holder(connection, found) is None)


def _holder(connection: Connection, name: str) -> int | None:
    row = row_named(connection, name, people.c.id)
    return None if row is None else int(row.id)


# --- adding -----------------------------------------------------------------------------------------------------------


def add_guest(connection: Connection, name: str, language: str, now: int) -> Person:
    """Add a guest, who plays with a name only."""
    return add_person(connection, name, "guest", language, now)


def add_account(
    connection: Connection,
    name: str,
    hashed: str,
    language: str,
    now: int,
    registration: Registration,
    invitation: str | None = None,
) -> Person:
    """Add an account; ``hashed`` comes from ``hash_password``, after ``check_new_password``."""
    name = checked_name(connection, name)
    admit(connection, registration, invitation, now)
    return add_person(connection, name, "account", language, now, hashed=hashed)


def guest_to_account(
    connection: Connection,
    guest: int,
    name: str,
    hashed: str,
    now: int,
    registration: Registration,
    invitation: str | None = None,
    *,
    keep: bytes | None = None,
) -> Person:
    """Turn a guest into an account, with the same name or another. Games and seats stay; logins other than ``keep`` end."""
    if get_person(connection, guest).kind != "guest":
        raise PeopleRefusal("people-not-guest")
    name = checked_name(connection, name, holder=guest)
    admit(connection, registration, invitation, now)
    changed = {"kind": "account", "password": hashed, "name": name, "name_key": name_key(name), "seen": now}
    connection.execute(people.update().where(people.c.id == guest).values(changed))
    log_out_everywhere(connection, guest, keep)
    return get_person(connection, guest)


def add_person(
    connection: Connection,
    name: str,
    kind: PersonKind,
    language: str,
    now: int,
    *,
    hashed: str | None = None,
    owner: int | None = None,
) -> Person:
    name = checked_name(connection, name)
    row = {
        "name": name,
        "name_key": name_key(name),
        "kind": kind,
        "password": hashed,
        "owner": owner,
        "admin": False,
        "banned": False,
        "language": checked_language(language),
        "created": now,
        "seen": now,
    }
    key = connection.execute(people.insert(), row).inserted_primary_key
    assert key is not None
    return get_person(connection, int(key[0]))


# --- changing ---------------------------------------------------------------------------------------------------------


def change_name(connection: Connection, person: int, name: str, now: int) -> Person:
    """Change a name. Case and accents can be changed at any time, a really different name only once in a while."""
    name = checked_name(connection, name, holder=person)
    row = connection.execute(sa.select(people.c.name_key, people.c.renamed).where(people.c.id == person)).one_or_none()
    if row is None:
        raise PeopleRefusal("people-unknown")
    values: dict[str, str | int] = {"name": name, "name_key": name_key(name)}
    if row.name_key != name_key(name):
        if row.renamed is not None and now < row.renamed + DAYS_BETWEEN_NAMES * DAY:
            remaining = row.renamed + DAYS_BETWEEN_NAMES * DAY - now
            raise PeopleRefusal("people-name-too-soon", days=-(-remaining // DAY))
        values["renamed"] = now
    connection.execute(people.update().where(people.c.id == person).values(values))
    return get_person(connection, person)


def change_password(connection: Connection, checked: Credentials, hashed: str, keep: bytes | None) -> None:
    """Change the password of somebody whose old one was checked; logins other than ``keep`` end."""
    unchanged = sa.and_(people.c.id == checked.person, people.c.password == checked.stored)
    if not connection.execute(people.update().where(unchanged).values(password=hashed)).rowcount:
        raise PeopleRefusal("people-wrong-password")
    assert checked.person is not None
    log_out_everywhere(connection, checked.person, keep)


def rehash_password(connection: Connection, checked: Credentials, hashed: str) -> None:
    """Store the same password with current parameters, unless it was changed meanwhile. Logins stay."""
    unchanged = sa.and_(people.c.id == checked.person, people.c.password == checked.stored)
    connection.execute(people.update().where(unchanged).values(password=hashed))


def change_language(connection: Connection, person: int, language: str) -> Person:
    connection.execute(people.update().where(people.c.id == person).values(language=checked_language(language)))
    return get_person(connection, person)


# --- by an admin ------------------------------------------------------------------------------------------------------


def set_banned(connection: Connection, person: int, banned: bool) -> Person:
    """Ban somebody, which ends all logins, or lift the ban. A ban also applies to the bots of an account."""
    found = get_person(connection, person)
    connection.execute(people.update().where(people.c.id == person).values(banned=banned))
    if banned:
        log_out_everywhere(connection, person)
    return get_person(connection, found.id)


def set_admin(connection: Connection, person: int, admin: bool) -> Person:
    if get_person(connection, person).kind != "account":
        raise PeopleRefusal("people-not-account")
    connection.execute(people.update().where(people.c.id == person).values(admin=admin))
    return get_person(connection, person)


def rename_by_admin(connection: Connection, person: int, name: str) -> Person:
    """Change somebody's name, at any time."""
    name = checked_name(connection, name, holder=person)
    get_person(connection, person)
    connection.execute(people.update().where(people.c.id == person).values(name=name, name_key=name_key(name)))
    return get_person(connection, person)


def reset_password(connection: Connection, person: int, hashed: str) -> Person:
    """Give an account a new password (from ``random_password``); all logins end."""
    if get_person(connection, person).kind != "account":
        raise PeopleRefusal("people-not-account")
    connection.execute(people.update().where(people.c.id == person).values(password=hashed))
    log_out_everywhere(connection, person)
    return get_person(connection, person)
