"""Queries for the upkeep of a running server: heartbeats, downtimes, deadlines, abandoned tables, limits on tables."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.server.clock import MIN_AFTER_DOWNTIME
from kaisho.server.club_clock import ClubClock, Downtime, Heartbeat
from kaisho.server.store.schema import chat, club, downtimes, invitations, logins, people, results, seats, tables
from kaisho.server.table_status import Status

OPEN, PLAYING, OVER = Status.OPEN.value, Status.PLAYING.value, Status.OVER.value
MAX_AT_ONCE = 200
"""Maximum number of tables that one query returns; the next call returns the rest."""
ALIVE = "alive"


def beat(connection: Connection, heartbeat: Heartbeat) -> None:
    """Store a heartbeat. If the server is killed, it counts as down from the last one on."""
    value = heartbeat.write()
    if not connection.execute(club.update().where(club.c.name == ALIVE).values(value=value)).rowcount:
        connection.execute(club.insert(), {"name": ALIVE, "value": value})


def begin(connection: Connection, clock: ClubClock) -> None:
    """Start the clock from the last heartbeat; the time since then is a downtime."""
    alive = connection.execute(sa.select(club.c.value).where(club.c.name == ALIVE)).scalar()
    last = connection.execute(sa.select(sa.func.max(tables.c.changed))).scalar()
    downtime = clock.begin(Heartbeat.read(alive) if alive else None, int(last or 0))
    if downtime is not None:
        note_downtime(connection, downtime)
    beat(connection, clock.heartbeat())


def note_downtime(connection: Connection, downtime: Downtime) -> None:
    """Store a downtime and move the deadlines by it: those of fast clocks, or with ``whole`` everything that expires."""
    connection.execute(downtimes.insert(), msgspec.structs.asdict(downtime))
    down, up, lost = downtime.down, downtime.up, downtime.up - downtime.down
    fast = sa.or_(tables.c.control.like('%"turn"%'), tables.c.control.like('%"fischer"%'))
    running = sa.and_(tables.c.status == PLAYING, tables.c.deadline.is_not(None))
    stopped = running if downtime.whole else sa.and_(running, fast)
    connection.execute(tables.update().where(stopped).values(deadline=tables.c.deadline + lost))
    if downtime.whole:
        _postpone(connection, down, lost)
    else:
        minimum = up + MIN_AFTER_DOWNTIME
        ending = sa.and_(running, ~fast, tables.c.deadline > down, tables.c.deadline < minimum)
        later = sa.case((tables.c.deadline + lost < minimum, tables.c.deadline + lost), else_=minimum)
        connection.execute(tables.update().where(ending).values(deadline=later))


def _postpone(connection: Connection, now: int, by: int) -> None:
    """Postpone everything that expires: logins, invitations, guests, tables without a clock."""
    for table in (logins, invitations):
        connection.execute(table.update().where(table.c.expires > now).values(expires=table.c.expires + by))
    connection.execute(people.update().where(people.c.kind == "guest").values(seen=people.c.seen + by))
    unfinished = sa.and_(tables.c.status != OVER, tables.c.deadline.is_(None))
    connection.execute(tables.update().where(unfinished).values(changed=tables.c.changed + by))


def due_tables(connection: Connection, now: int, exclude: Collection[str] = ()) -> list[str]:
    """The games in which somebody's time may be up."""
    query = sa.select(tables.c.id).where(tables.c.deadline <= now, tables.c.status == PLAYING, tables.c.id.not_in(exclude))
    return list(connection.execute(query.limit(MAX_AT_ONCE)).scalars())


def rated_games(connection: Connection, game: str) -> dict[str, int]:
    """The running rated games of one kind, with the length of their logs."""
    running = sa.and_(tables.c.status == PLAYING, tables.c.rated, tables.c.game == game)
    return {row.id: row.entries for row in connection.execute(sa.select(tables.c.id, tables.c.entries).where(running))}


def close_unreadable(connection: Connection, id: str, reason: str, now: int) -> None:
    """End a table that cannot be loaded, without a winner. Only its status and its result are written."""
    unfinished = sa.and_(tables.c.id == id, tables.c.status != OVER)
    over = {"status": OVER, "changed": now, "deadline": None, "to_act": 0, "offers": "{}"}
    if connection.execute(tables.update().where(unfinished).values(over)).rowcount:
        number_of_seats = connection.execute(sa.select(sa.func.count()).where(seats.c.table == id)).scalar_one()
        ending = {"values": [0.0] * number_of_seats, "points": [0] * number_of_seats, "places": [1] * number_of_seats}
        texts = {name: msgspec.json.encode(value).decode() for name, value in ending.items()}
        connection.execute(results.insert(), {"table": id, "reason": reason, "at": now} | texts)


def tables_waiting_for_bots(connection: Connection) -> list[str]:
    """The games in which one of our bots is to act."""
    to_act = tables.c.to_act.op("&")(sa.literal(1).op("<<")(seats.c.seat)) != 0
    query = (
        sa.select(tables.c.id)
        .select_from(tables.join(seats, tables.c.id == seats.c.table))
        .where(tables.c.status == PLAYING, seats.c.kind == "bot", to_act)
        .distinct()
    )
    return list(connection.execute(query).scalars())


def abandoned_tables(connection: Connection, before: int) -> list[str]:
    """Unfinished tables without a running clock at which nothing has happened since a moment."""
    old = sa.and_(tables.c.status.in_((OPEN, PLAYING)), tables.c.changed < before, tables.c.deadline.is_(None))
    return list(connection.execute(sa.select(tables.c.id).where(old).limit(MAX_AT_ONCE)).scalars())


def unfinished_tables(connection: Connection, person: int, *, exclude: str = "") -> int:
    """Number of unfinished tables that a person has opened or sits at."""
    sits = sa.select(seats.c.table).where(seats.c.person == person, seats.c.kind == "person")
    mine = sa.or_(tables.c.owner == person, tables.c.id.in_(sits))
    return int(
        connection.execute(sa.select(sa.func.count()).where(mine, tables.c.status != OVER, tables.c.id != exclude)).scalar_one()
    )


def bots_of(connection: Connection, person: int) -> list[int]:
    return list(connection.execute(sa.select(people.c.id).where(people.c.owner == person)).scalars())


def tables_of(connection: Connection, person: int) -> list[str]:
    """The unfinished tables at which a person or one of their bots sits."""
    own = sa.select(people.c.id).where(sa.or_(people.c.id == person, people.c.owner == person))
    query = (
        sa.select(tables.c.id)
        .select_from(tables.join(seats, tables.c.id == seats.c.table))
        .where(seats.c.person.in_(own.scalar_subquery()), tables.c.status != OVER)
        .distinct()
    )
    return list(connection.execute(query).scalars())


def reserved_tables(connection: Connection, person: int) -> list[str]:
    """The open tables with a seat reserved for a person."""
    query = (
        sa.select(tables.c.id)
        .join(seats, seats.c.table == tables.c.id)
        .where(seats.c.person == person, seats.c.kind == "open", tables.c.status == OPEN)
        .distinct()
    )
    return list(connection.execute(query).scalars())


class Challenges(NamedTuple):
    """Number of reserved seats that have been neither taken nor declined."""

    sent: int
    """Reserved by one person for anybody."""
    between: int
    """Reserved by one person for a certain other one."""
    received: int
    """Reserved by anybody for that other person."""


def challenges(connection: Connection, sender: int, addressee: int) -> Challenges:
    reserved = (
        sa.select(tables.c.owner, seats.c.person)
        .join(seats, seats.c.table == tables.c.id)
        .where(seats.c.kind == "open", seats.c.person.is_not(None), tables.c.status == OPEN)
        .where(sa.or_(tables.c.owner == sender, seats.c.person == addressee))
    )
    pairs = [(row.owner, row.person) for row in connection.execute(reserved)]
    return Challenges(
        sum(owner == sender for owner, _ in pairs),
        pairs.count((sender, addressee)),
        sum(person == addressee for _, person in pairs),
    )


def recent_chat(connection: Connection, table: str, limit: int) -> list[tuple[int, str, bool, str, int]]:
    """The last chat messages of a table: person, name, whether seated, text, time."""
    query = (
        sa.select(people.c.id, people.c.name, chat.c.seated, chat.c.text, chat.c.at)
        .select_from(chat.join(people, chat.c.person == people.c.id))
        .where(chat.c.table == table)
        .order_by(chat.c.id.desc())
        .limit(limit)
    )
    return [(row.id, row.name, row.seated, row.text, row.at) for row in connection.execute(query)][::-1]


def rematch_of(connection: Connection, table: str) -> str | None:
    return connection.execute(sa.select(tables.c.id).where(tables.c.before == table)).scalar()
