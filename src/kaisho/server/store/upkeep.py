"""What a running server keeps track of: its signs of life, its downtimes, flags that fall, orders of the admin, what is old."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.server.store.schema import chat, club, downtimes, people, seats, tables
from kaisho.server.table import Status

OPEN, PLAYING, OVER = Status.OPEN.value, Status.PLAYING.value, Status.OVER.value
MOST_AT_ONCE = 200
ALIVE = "alive"


def beat(connection: Connection, now: int) -> None:
    """A sign of life: should the server be killed, it was down from the last one on."""
    if not connection.execute(club.update().where(club.c.name == ALIVE).values(value=str(now))).rowcount:
        connection.execute(club.insert(), {"name": ALIVE, "value": str(now)})


def note_downtime(connection: Connection, now: int) -> None:
    """At the start: the time since the last sign of life is nobody's, where clocks are fast."""
    alive = connection.execute(sa.select(club.c.value).where(club.c.name == ALIVE)).scalar()
    last = connection.execute(sa.select(sa.func.max(tables.c.changed))).scalar()
    down = max(int(alive or 0), int(last or 0))
    if not down or now <= down:
        return
    connection.execute(downtimes.insert(), {"down": down, "up": now})
    fast = sa.or_(tables.c.control.like('%"turn"%'), tables.c.control.like('%"fischer"%'))
    connection.execute(
        tables.update()
        .where(tables.c.status == PLAYING, tables.c.deadline.is_not(None), fast)
        .values(deadline=tables.c.deadline + (now - down))
    )


def due_tables(connection: Connection, now: int) -> list[str]:
    """The games in which somebody's time may be over."""
    query = sa.select(tables.c.id).where(tables.c.deadline <= now, tables.c.status == PLAYING).limit(MOST_AT_ONCE)
    return list(connection.execute(query).scalars())


def tables_waiting_for_bots(connection: Connection) -> list[str]:
    """Games in which one of our bots is to act."""
    to_act = tables.c.to_act.op("&")(sa.literal(1).op("<<")(seats.c.seat)) != 0
    query = (
        sa.select(tables.c.id)
        .select_from(tables.join(seats, tables.c.id == seats.c.table))
        .where(tables.c.status == PLAYING, seats.c.kind == "bot", to_act)
        .distinct()
    )
    return list(connection.execute(query).scalars())


def abandoned_tables(connection: Connection, before: int) -> list[str]:
    """Tables without a running clock at which nothing has happened since a moment."""
    old = sa.and_(tables.c.status.in_((OPEN, PLAYING)), tables.c.changed < before, tables.c.deadline.is_(None))
    return list(connection.execute(sa.select(tables.c.id).where(old).limit(MOST_AT_ONCE)).scalars())


def unfinished_tables(connection: Connection, owner: int) -> int:
    """How many tables somebody has opened that are not over yet."""
    query = sa.select(sa.func.count()).where(tables.c.owner == owner, tables.c.status != OVER)
    return int(connection.execute(query).scalar_one())


def bots_of(connection: Connection, person: int) -> list[int]:
    return list(connection.execute(sa.select(people.c.id).where(people.c.owner == person)).scalars())


def tables_of(connection: Connection, person: int) -> list[str]:
    """The tables at which somebody, or a bot of that person, sits and that are not over yet."""
    own = sa.select(people.c.id).where(sa.or_(people.c.id == person, people.c.owner == person))
    query = (
        sa.select(tables.c.id)
        .select_from(tables.join(seats, tables.c.id == seats.c.table))
        .where(seats.c.person.in_(own.scalar_subquery()), tables.c.status != OVER)
        .distinct()
    )
    return list(connection.execute(query).scalars())


def said_at(connection: Connection, table: str, lines: int) -> list[tuple[int, str, bool, str, int]]:
    """The last lines of a table's chat: who, by which name, whether seated, what, when."""
    query = (
        sa.select(people.c.id, people.c.name, chat.c.seated, chat.c.text, chat.c.at)
        .select_from(chat.join(people, chat.c.person == people.c.id))
        .where(chat.c.table == table)
        .order_by(chat.c.id.desc())
        .limit(lines)
    )
    return [(row.id, row.name, row.seated, row.text, row.at) for row in connection.execute(query)][::-1]


def rematch_of(connection: Connection, table: str) -> str | None:
    return connection.execute(sa.select(tables.c.id).where(tables.c.before == table)).scalar()
