"""A person as the rest of the server knows them, and how to look one up."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.errors import KaishoError
from kaisho.language import words
from kaisho.server.people.names import name_key, own_key, tidy
from kaisho.server.store.schema import people, second_factors

PersonKind = Literal["guest", "account", "bot"]


class PeopleRefusal(KaishoError):
    """A refused request about people: a name, a password, an invitation, or a missing right."""


class Person(msgspec.Struct, frozen=True):
    """A guest, an account or a bot, without anything secret."""

    id: int
    name: str
    kind: PersonKind
    admin: bool
    banned: bool
    language: str
    created: int
    seen: int
    owner: int | None
    second_factor: bool = False


_HAS_SECOND_FACTOR = sa.exists().where(second_factors.c.person == people.c.id, second_factors.c.since.is_not(None))
COLUMNS: tuple[sa.ColumnElement[Any], ...] = (
    *(people.c[name] for name in Person.__struct_fields__ if name != "second_factor"),
    _HAS_SECOND_FACTOR.label("second_factor"),
)


def person_from(row: Any) -> Person:
    return Person(*(row._mapping[column] for column in COLUMNS))


def find_person(connection: Connection, id: int) -> Person | None:
    row = connection.execute(sa.select(*COLUMNS).where(people.c.id == id)).one_or_none()
    return None if row is None else person_from(row)


def get_person(connection: Connection, id: int) -> Person:
    """Return a person by id; raise if they do not exist."""
    found = find_person(connection, id)
    if found is None:
        raise PeopleRefusal("people-unknown")
    return found


def person_named(connection: Connection, name: str) -> Person | None:
    """Return a person by name, ignoring case, accents and look-alikes."""
    row = row_named(connection, name, *COLUMNS)
    return None if row is None else person_from(row)


def row_named(connection: Connection, name: str, *columns: Any) -> Any:
    """Return the row of the person with exactly this name, else of the one whose name is confusable with it."""
    own = own_key(tidy(name))
    query = sa.select(*columns).where(people.c.name_key.in_((own, name_key(name)))).order_by(people.c.name_key != own)
    return connection.execute(query).first()


def checked_language(language: str) -> str:
    return words(language).language
