"""What a running server keeps track of: its signs of life, its downtimes, flags that fall, orders of the admin, what is old."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.server.clock import LEAST_AFTER_DOWNTIME
from kaisho.server.club_clock import ClubClock, Downtime, SignOfLife
from kaisho.server.store.schema import chat, club, downtimes, invitations, logins, people, results, seats, tables
from kaisho.server.table import Status

OPEN, PLAYING, OVER = Status.OPEN.value, Status.PLAYING.value, Status.OVER.value
MOST_AT_ONCE = 200
ALIVE = "alive"


def beat(connection: Connection, sign: SignOfLife) -> None:
    """A sign of life: should the server be killed, it was down from the last one on."""
    value = sign.write()
    if not connection.execute(club.update().where(club.c.name == ALIVE).values(value=value)).rowcount:
        connection.execute(club.insert(), {"name": ALIVE, "value": value})


def begin(connection: Connection, clock: ClubClock) -> None:
    """At the start: the clock goes on from the last sign of life, and the time since is a downtime."""
    alive = connection.execute(sa.select(club.c.value).where(club.c.name == ALIVE)).scalar()
    last = connection.execute(sa.select(sa.func.max(tables.c.changed))).scalar()
    downtime = clock.begin(SignOfLife.read(alive) if alive else None, int(last or 0))
    if downtime is not None:
        note_downtime(connection, downtime)
    beat(connection, clock.sign_of_life())


def note_downtime(connection: Connection, downtime: Downtime) -> None:
    """Time that is nobody's where clocks are fast; if it perhaps never passed, nobody's at all: nothing ends earlier by it."""
    connection.execute(downtimes.insert(), msgspec.structs.asdict(downtime))
    down, up, lost = downtime.down, downtime.up, downtime.up - downtime.down
    fast = sa.or_(tables.c.control.like('%"turn"%'), tables.c.control.like('%"fischer"%'))
    running = sa.and_(tables.c.status == PLAYING, tables.c.deadline.is_not(None))
    stood = running if downtime.whole else sa.and_(running, fast)
    connection.execute(tables.update().where(stood).values(deadline=tables.c.deadline + lost))
    if downtime.whole:
        _put_off_ends(connection, down, lost)
    else:
        least = up + LEAST_AFTER_DOWNTIME
        ending = sa.and_(running, ~fast, tables.c.deadline > down, tables.c.deadline < least)
        later = sa.case((tables.c.deadline + lost < least, tables.c.deadline + lost), else_=least)
        connection.execute(tables.update().where(ending).values(deadline=later))


def _put_off_ends(connection: Connection, now: int, by: int) -> None:
    """What ends after some time ends so much later: logins, invitations, guests, tables without a clock."""
    for table in (logins, invitations):
        connection.execute(table.update().where(table.c.expires > now).values(expires=table.c.expires + by))
    connection.execute(people.update().where(people.c.kind == "guest").values(seen=people.c.seen + by))
    unfinished = sa.and_(tables.c.status != OVER, tables.c.deadline.is_(None))
    connection.execute(tables.update().where(unfinished).values(changed=tables.c.changed + by))


def due_tables(connection: Connection, now: int, but: Collection[str] = ()) -> list[str]:
    """The games in which somebody's time may be over, but for some."""
    query = sa.select(tables.c.id).where(tables.c.deadline <= now, tables.c.status == PLAYING, tables.c.id.not_in(but))
    return list(connection.execute(query.limit(MOST_AT_ONCE)).scalars())


def rated_games(connection: Connection, game: str) -> dict[str, int]:
    """The rated games of a kind that are being played, and how many entries their logs have."""
    running = sa.and_(tables.c.status == PLAYING, tables.c.rated, tables.c.game == game)
    return {row.id: row.entries for row in connection.execute(sa.select(tables.c.id, tables.c.entries).where(running))}


def close_unreadable(connection: Connection, id: str, reason: str, now: int) -> None:
    """End a game that cannot be read, without a winner: its row says that it is over, and nothing else is touched."""
    unfinished = sa.and_(tables.c.id == id, tables.c.status != OVER)
    over = {"status": OVER, "changed": now, "deadline": None, "to_act": 0, "offers": "{}"}
    if connection.execute(tables.update().where(unfinished).values(over)).rowcount:
        number = connection.execute(sa.select(sa.func.count()).where(seats.c.table == id)).scalar_one()
        ending = {"values": [0.0] * number, "points": [0] * number, "places": [1] * number}
        texts = {name: msgspec.json.encode(value).decode() for name, value in ending.items()}
        connection.execute(results.insert(), {"table": id, "reason": reason, "at": now} | texts)


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


def unfinished_tables(connection: Connection, person: int, *, but: str = "") -> int:
    """How many tables somebody has opened, or sits at, that are not over yet, without a certain one."""
    sits = sa.select(seats.c.table).where(seats.c.person == person, seats.c.kind == "person")
    mine = sa.or_(tables.c.owner == person, tables.c.id.in_(sits))
    return int(
        connection.execute(sa.select(sa.func.count()).where(mine, tables.c.status != OVER, tables.c.id != but)).scalar_one()
    )


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


def kept_seats(connection: Connection, person: int) -> list[str]:
    """The open tables at which somebody keeps a seat for a person who has not taken it."""
    query = (
        sa.select(tables.c.id)
        .join(seats, seats.c.table == tables.c.id)
        .where(seats.c.person == person, seats.c.kind == "open", tables.c.status == OPEN)
        .distinct()
    )
    return list(connection.execute(query).scalars())


class Challenges(NamedTuple):
    """Seats kept for people who have not answered yet."""

    sent: int
    """By one person to all others."""
    between: int
    """By one person to another."""
    received: int
    """By all to one person."""


def challenges(connection: Connection, sender: int, addressee: int) -> Challenges:
    kept = (
        sa.select(tables.c.owner, seats.c.person)
        .join(seats, seats.c.table == tables.c.id)
        .where(seats.c.kind == "open", seats.c.person.is_not(None), tables.c.status == OPEN)
        .where(sa.or_(tables.c.owner == sender, seats.c.person == addressee))
    )
    found = [(row.owner, row.person) for row in connection.execute(kept)]
    return Challenges(
        sum(owner == sender for owner, _ in found),
        found.count((sender, addressee)),
        sum(person == addressee for _, person in found),
    )


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
