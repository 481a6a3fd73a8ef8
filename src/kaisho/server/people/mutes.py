"""Muted people: their chat is hidden from the person who muted them. They are not told."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.server.people.person import PeopleRefusal
from kaisho.server.store.schema import mutes, people

MAX_MUTED = 500
"""Number of people that one person can mute."""


class MutedPerson(msgspec.Struct, frozen=True):
    """A muted person."""

    id: int
    name: str


def muted_by(connection: Connection, person: int) -> list[MutedPerson]:
    """Return the people that a person has muted, sorted by name."""
    query = (
        sa.select(people.c.id, people.c.name)
        .join(mutes, mutes.c.muted == people.c.id)
        .where(mutes.c.person == person)
        .order_by(people.c.name_key)
    )
    return [MutedPerson(row.id, row.name) for row in connection.execute(query)]


def mute(connection: Connection, person: int, other: int, now: int) -> None:
    """Mute somebody; muting twice changes nothing."""
    if person == other or connection.execute(sa.select(people.c.id).where(people.c.id == other)).first() is None:
        raise PeopleRefusal("people-unknown")
    known = set(connection.execute(sa.select(mutes.c.muted).where(mutes.c.person == person)).scalars())
    if other in known:
        return
    if len(known) >= MAX_MUTED:
        raise PeopleRefusal("people-too-many-muted", most=MAX_MUTED)
    connection.execute(mutes.insert().values(person=person, muted=other, at=now))


def unmute(connection: Connection, person: int, other: int) -> None:
    connection.execute(mutes.delete().where(mutes.c.person == person, mutes.c.muted == other))
