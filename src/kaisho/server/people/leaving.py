"""Deleting people with all their data, and guests who have not been seen for a long time.

Finished games stay for the other players; the seat of a deleted person is marked ``gone`` and has no name.
"""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.server.clock import DAY
from kaisho.server.people.bots import get_own_bot
from kaisho.server.people.person import PeopleRefusal, get_person
from kaisho.server.store.schema import people, seats, tables

DAYS_BANNED = 365
"""Banned guests are stored longer, so that their ban does not end by itself."""
MAX_AT_ONCE = 500
"""Guests that are deleted at once, so that no other write waits for long."""


def to_end_first(connection: Connection, person: int) -> list[tuple[str, int, str]]:
    """Return the unfinished tables of a person and their bots: table, seat and status (``open`` or ``playing``).

    Resign or close them before you delete the person.
    """
    query = (
        sa.select(seats.c.table, seats.c.seat, tables.c.status)
        .join(tables, tables.c.id == seats.c.table)
        .where(seats.c.person.in_(_with_bots(connection, person)), tables.c.status != "over")
        .order_by(seats.c.table, seats.c.seat)
    )
    return [(row.table, row.seat, row.status) for row in connection.execute(query)]


def delete_person(connection: Connection, person: int) -> None:
    """Delete a person with logins, bots, tokens, ratings, chat, and games without other players."""
    get_person(connection, person)
    if to_end_first(connection, person):
        raise PeopleRefusal("people-still-playing")
    _delete(connection, _with_bots(connection, person))


def delete_bot(connection: Connection, owner: int, bot: int) -> None:
    """Delete a bot of an account."""
    get_own_bot(connection, owner, bot)
    delete_person(connection, bot)


def expire_guests(connection: Connection, now: int, days: int) -> int:
    """Delete guests who were not seen for ``days`` days and sit at no unfinished table; return their number."""
    busy = (
        sa.select(seats.c.person)
        .join(tables, tables.c.id == seats.c.table)
        .where(seats.c.person == people.c.id, tables.c.status != "over")
    )
    gone = (
        sa.select(people.c.id)
        .where(people.c.kind == "guest", people.c.seen < now - days * DAY, ~sa.exists(busy))
        .where(sa.or_(~people.c.banned, people.c.seen < now - DAYS_BANNED * DAY))
        .order_by(people.c.seen)
        .limit(MAX_AT_ONCE)
    )
    ids = connection.execute(gone).scalars().all()
    _delete(connection, ids)
    return len(ids)


def _with_bots(connection: Connection, person: int) -> list[int]:
    return [person, *connection.execute(sa.select(people.c.id).where(people.c.owner == person)).scalars()]


def _delete(connection: Connection, ids: Sequence[int]) -> None:
    """Remove people from all tables, then delete them; foreign keys delete the rest."""
    if not ids:
        return
    played = connection.execute(sa.select(seats.c.table).distinct().where(seats.c.person.in_(ids))).scalars().all()
    connection.execute(seats.update().where(seats.c.person.in_(ids)).values(kind="gone", person=None, read=0))
    connection.execute(seats.update().where(seats.c.declined.in_(ids)).values(declined=None))
    someone = sa.select(seats.c.table).where(seats.c.table == tables.c.id, seats.c.person.is_not(None))
    for first in range(0, len(played), MAX_AT_ONCE):
        group = played[first : first + MAX_AT_ONCE]
        connection.execute(tables.delete().where(tables.c.id.in_(group), ~sa.exists(someone)))
    connection.execute(people.delete().where(people.c.id.in_(ids)))
