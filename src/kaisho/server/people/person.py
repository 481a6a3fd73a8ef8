"""A person as the rest of the server knows one, and how one is found."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.errors import KaishoError
from kaisho.language import words
from kaisho.server.people.names import name_key
from kaisho.server.store.schema import people

Kind = Literal["guest", "account", "bot"]


class PeopleRefusal(KaishoError):
    """Something about people that cannot be: a name, a password, an invitation, or not by this person."""


class Person(msgspec.Struct, frozen=True):
    """Somebody of the club, without anything secret."""

    id: int
    name: str
    kind: Kind
    admin: bool
    banned: bool
    language: str
    created: int
    seen: int
    owner: int | None


COLUMNS = tuple(people.c[name] for name in Person.__struct_fields__)


def person_from(row: Any) -> Person:
    return Person(*(row._mapping[column] for column in COLUMNS))


def find_person(connection: Connection, id: int) -> Person | None:
    row = connection.execute(sa.select(*COLUMNS).where(people.c.id == id)).one_or_none()
    return None if row is None else person_from(row)


def get_person(connection: Connection, id: int) -> Person:
    """A person by number; raise where there is none any more."""
    found = find_person(connection, id)
    if found is None:
        raise PeopleRefusal("people-unknown")
    return found


def person_named(connection: Connection, name: str) -> Person | None:
    """A person by name, however it is capitalised or accented."""
    row = connection.execute(sa.select(*COLUMNS).where(people.c.name_key == name_key(name))).one_or_none()
    return None if row is None else person_from(row)


def checked_language(language: str) -> str:
    return words(language).language
