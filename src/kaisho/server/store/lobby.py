"""Lists of tables: a person's own games with whose turn it is and what is new, tables to join, games to watch."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.errors import KaishoError
from kaisho.game import Game
from kaisho.games import game_class
from kaisho.server.clock import Control
from kaisho.server.store.schema import chat, mutes, results, seats, tables
from kaisho.server.store.tables import ending_of, seats_of_tables
from kaisho.server.table import UNCOUNTED, Ending, Seat, Status, Table

log = logging.getLogger("kaisho.lobby")

MOST_LISTED = 100

_control = msgspec.json.Decoder(Control)


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
    unread_chat: int = 0
    """How many lines of others the person has not been shown yet; not of those whom the person has muted."""


def my_games(
    connection: Connection, person: int, status: str | None = None, offset: int = 0, limit: int = MOST_LISTED
) -> list[OwnGame]:
    """The tables at which a person sits, or sat: first those that wait for the person, then the latest."""
    mine = sa.func.max(sa.case((_to_act_at(seats.c.seat), 1), else_=0)).label("my_turn")
    query = (
        sa.select(tables, mine, sa.func.max(seats.c.read).label("read"))
        .join(seats, seats.c.table == tables.c.id)
        .outerjoin(results, results.c.table == tables.c.id)
        .where(seats.c.person == person, ~_never_begun())
        .group_by(tables.c.id)
        .order_by(mine.desc(), tables.c.changed.desc(), tables.c.id)
        .offset(max(offset, 0))
        .limit(_bounded(limit))
    )
    if status is not None:
        query = query.where(tables.c.status == status)
    rows = connection.execute(query).all()
    talk = _unread_chat(connection, person, [row.id for row in rows])
    found = []
    lines = {line.id: line for line in _listed(connection, rows)}
    for row in rows:
        if (table := lines.get(row.id)) is None:
            continue
        own = [number for number, seat in enumerate(table.seats) if seat.person == person]
        found.append(OwnGame(table, own, bool(row.my_turn), max(0, row.entries - row.read), talk.get(table.id, 0)))
    return found


def _unread_chat(connection: Connection, person: int, ids: list[str]) -> dict[str, int]:
    """By table, the lines that somebody who sits there could hear and has not been shown yet."""
    heard = sa.select(sa.func.max(seats.c.heard)).where(seats.c.table == chat.c.table, seats.c.person == person)
    silenced = sa.select(mutes.c.muted).where(mutes.c.person == person)
    query = (
        sa.select(chat.c.table, sa.func.count())
        .join(tables, tables.c.id == chat.c.table)
        .where(chat.c.table.in_(ids), chat.c.person != person, chat.c.person.not_in(silenced))
        .where(sa.or_(chat.c.seated, tables.c.status == "over"), chat.c.at > heard.scalar_subquery())
        .group_by(chat.c.table)
    )
    return {row[0]: row[1] for row in connection.execute(query)}


def finished_games(connection: Connection, person: int) -> list[str]:
    """The games of which a person has played at least one to its end."""
    query = (
        sa.select(tables.c.game)
        .join(seats, seats.c.table == tables.c.id)
        .join(results, results.c.table == tables.c.id)
        .where(seats.c.person == person, results.c.reason.not_in(UNCOUNTED))
        .distinct()
        .order_by(tables.c.game)
    )
    return list(connection.execute(query).scalars())


def mark_read(connection: Connection, table: str, person: int, entries: int, heard: int) -> None:
    """A person has been shown a table's log up to so many entries and its chat up to a moment; neither ever goes back."""
    own = sa.and_(seats.c.table == table, seats.c.person == person)
    connection.execute(seats.update().where(own, seats.c.read < entries).values(read=entries))
    connection.execute(seats.update().where(own, seats.c.heard < heard).values(heard=heard))


def table_exists(connection: Connection, table: str) -> bool:
    return connection.execute(sa.select(tables.c.id).where(tables.c.id == table)).first() is not None


def open_tables(connection: Connection, limit: int = MOST_LISTED) -> list[Listed]:
    """Listed tables that wait for players, the newest first."""
    return _public(connection, "open", limit)


def games_to_watch(connection: Connection, limit: int = MOST_LISTED) -> list[Listed]:
    """Listed games that are being played, the liveliest first."""
    return _public(connection, "playing", limit)


def _public(connection: Connection, status: str, limit: int) -> list[Listed]:
    chosen = sa.and_(tables.c.status == status, tables.c.listed)
    query = sa.select(tables).where(chosen).order_by(tables.c.changed.desc(), tables.c.id).limit(_bounded(limit))
    found = _listed(connection, connection.execute(query).all())
    for seat in (seat for line in found for seat in line.seats):
        seat.declined = None  # only those at a table are told who does not want to play there
    return found


def _never_begun() -> Any:
    """A table that was closed before anybody acted is not one of somebody's games."""
    closed = sa.func.coalesce(results.c.reason, "").in_(UNCOUNTED)
    return sa.and_(closed, tables.c.entries == 0)


def _bounded(limit: int) -> int:
    return min(max(limit, 0), MOST_LISTED)


def _to_act_at(seat: Any) -> Any:
    return tables.c.to_act.op("&")(sa.literal(1).op("<<")(seat)) != 0


def _listed(connection: Connection, rows: Sequence[Any]) -> list[Listed]:
    ids = [row.id for row in rows]
    sitting = seats_of_tables(connection, ids)
    endings = {row.table: row for row in connection.execute(results.select().where(results.c.table.in_(ids)))}
    found = []
    for row in rows:
        try:
            game, status = _game_of(row.game, row.version, row.options), Status(row.status)
            ending = ending_of(endings[row.id], game) if row.id in endings else None
            found.append(_line(row, game, status, sitting[row.id], ending))
        except (KaishoError, ValueError, msgspec.MsgspecError) as error:  # a broken row: the others are listed
            log.debug("a table cannot be listed", exc_info=error, extra={"fields": {"table": row.id}})
    return found


def _line(row: Any, game: Game, status: Status, sitting: list[Seat], ending: Ending | None) -> Listed:
    return Listed(
        row.id,
        game.name,
        row.options.split(),
        _control.decode(row.control),
        row.rated,
        row.listed,
        status.value,
        row.created,
        row.changed,
        row.entries,
        [number for number in range(len(sitting)) if row.to_act >> number & 1],
        sitting,
        ending,
    )


@lru_cache(1_000)
def _game_of(name: str, version: int, options: str) -> Game:
    return game_class(name, version).from_option_texts(options.split())
