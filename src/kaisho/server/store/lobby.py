"""Lists of tables: a person's own games with whose turn it is and what is new, tables to join, games to watch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.server.clock import Control
from kaisho.server.store.schema import people, results, seats, tables
from kaisho.server.table import Ending, Seat, Table

MOST_LISTED = 100

_control = msgspec.json.Decoder(Control)
_values = msgspec.json.Decoder(tuple[float, ...])
_points = msgspec.json.Decoder(tuple[int, ...])


class Listed(msgspec.Struct, frozen=True):
    """One table in a list, without its game's course."""

    id: str
    game: str
    options: list[str]
    control: Control
    rated: bool
    listed: bool
    status: str
    created: int
    changed: int
    entries: int
    to_act: list[int]
    seats: list[Seat]
    result: Ending | None


def listed(table: Table) -> Listed:
    """A table that is in memory, as a list shows it."""
    return Listed(
        table.id,
        table.game.name,
        table.game.option_texts(),
        table.control,
        table.rated,
        table.listed,
        table.status.value,
        table.created,
        table.changed,
        len(table.log),
        table.to_act(),
        table.seats,
        table.ending,
    )


class OwnGame(msgspec.Struct, frozen=True):
    """One of a person's own tables."""

    table: Listed
    own_seats: list[int]
    my_turn: bool
    unread: int
    """How many acts the person has not been shown yet."""


def my_games(
    connection: Connection, person: int, status: str | None = None, offset: int = 0, limit: int = MOST_LISTED
) -> list[OwnGame]:
    """The tables at which a person sits, or sat: first those that wait for the person, then the latest."""
    mine = sa.func.max(sa.case((_to_act_at(seats.c.seat), 1), else_=0)).label("my_turn")
    query = (
        sa.select(tables, mine, sa.func.max(seats.c.read).label("read"))
        .join(seats, seats.c.table == tables.c.id)
        .where(seats.c.person == person)
        .group_by(tables.c.id)
        .order_by(mine.desc(), tables.c.changed.desc(), tables.c.id)
        .offset(max(offset, 0))
        .limit(_bounded(limit))
    )
    if status is not None:
        query = query.where(tables.c.status == status)
    rows = connection.execute(query).all()
    found = []
    for row, table in zip(rows, _listed(connection, rows), strict=True):
        own = [number for number, seat in enumerate(table.seats) if seat.person == person]
        found.append(OwnGame(table, own, bool(row.my_turn), max(0, row.entries - row.read)))
    return found


def mark_read(connection: Connection, table: str, person: int, entries: int) -> None:
    """A person has been shown a table's log up to so many entries; it is never less than before."""
    own = sa.and_(seats.c.table == table, seats.c.person == person, seats.c.read < entries)
    connection.execute(seats.update().where(own).values(read=entries))


def open_tables(connection: Connection, limit: int = MOST_LISTED) -> list[Listed]:
    """Listed tables that wait for players, the newest first."""
    return _public(connection, "open", limit)


def games_to_watch(connection: Connection, limit: int = MOST_LISTED) -> list[Listed]:
    """Listed games that are being played, the liveliest first."""
    return _public(connection, "playing", limit)


def _public(connection: Connection, status: str, limit: int) -> list[Listed]:
    chosen = sa.and_(tables.c.status == status, tables.c.listed)
    query = sa.select(tables).where(chosen).order_by(tables.c.changed.desc(), tables.c.id).limit(_bounded(limit))
    return _listed(connection, connection.execute(query).all())


def _bounded(limit: int) -> int:
    return min(max(limit, 0), MOST_LISTED)


def _to_act_at(seat: Any) -> Any:
    return tables.c.to_act.op("&")(sa.literal(1).op("<<")(seat)) != 0


def _listed(connection: Connection, rows: Sequence[Any]) -> list[Listed]:
    ids = [row.id for row in rows]
    sitting = _seats_of(connection, ids)
    endings = {
        row.table: Ending(_values.decode(row._mapping["values"]), _points.decode(row.points), row.reason)
        for row in connection.execute(results.select().where(results.c.table.in_(ids)))
    }
    return [
        Listed(
            row.id,
            row.game,
            row.options.split(),
            _control.decode(row.control),
            row.rated,
            row.listed,
            row.status,
            row.created,
            row.changed,
            row.entries,
            [number for number in range(len(sitting[row.id])) if row.to_act >> number & 1],
            sitting[row.id],
            endings.get(row.id),
        )
        for row in rows
    ]


def _seats_of(connection: Connection, ids: list[str]) -> dict[str, list[Seat]]:
    found: dict[str, list[Seat]] = {id: [] for id in ids}
    query = (
        sa.select(seats.c.table, seats.c.kind, seats.c.person, seats.c.bot, people.c.name)
        .select_from(seats.outerjoin(people, seats.c.person == people.c.id))
        .where(seats.c.table.in_(ids))
        .order_by(seats.c.table, seats.c.seat)
    )
    for row in connection.execute(query):
        gone = row.kind == "person" and row.person is None
        found[row.table].append(Seat("gone") if gone else Seat(row.kind, row.person, row.bot, row.name or ""))
    return found
