"""Lists of tables: a person's own games with what is new at them, tables to join, games to watch."""

from __future__ import annotations

import json
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
from kaisho.server.endings import UNCOUNTED, Ending
from kaisho.server.messages import TableListing
from kaisho.server.seats import Seat
from kaisho.server.store.schema import chat, mutes, results, seats, tables
from kaisho.server.store.tables import ending_of, seats_of_tables
from kaisho.server.table import Table
from kaisho.server.table_status import Status

log = logging.getLogger("kaisho.lobby")

MAX_LISTED = 100
MAX_FINISHED = 6

_control = msgspec.json.Decoder(Control)


def listed(table: Table) -> TableListing:
    """The list entry of a table in memory."""
    return TableListing(
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

    table: TableListing
    own_seats: list[int]
    my_turn: bool
    unread: int
    """Number of log entries that the person has not seen."""
    unread_chat: int = 0
    """Number of chat messages that the person has not seen, without those of muted people."""
    deadline: int | None = None
    """When the next flag falls if nobody acts."""


def my_games(
    connection: Connection, person: int, status: str | None = None, offset: int = 0, limit: int = MAX_LISTED
) -> list[OwnGame]:
    """The tables at which a person plays or played: first those waiting for the person, then the latest."""
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
    unread_chat = _unread_chat(connection, person, [row.id for row in rows])
    games = []
    listed = {table.id: table for table in _listed(connection, rows)}
    for row in rows:
        if (table := listed.get(row.id)) is None:
            continue
        own = [number for number, seat in enumerate(table.seats) if seat.person == person]
        unread = max(0, row.entries - row.read)
        games.append(OwnGame(table, own, bool(row.my_turn), unread, unread_chat.get(table.id, 0), row.deadline))
    return games


def _unread_chat(connection: Connection, person: int, ids: list[str]) -> dict[str, int]:
    """By table, the number of messages that a player there may read and has not seen."""
    seen_until = sa.select(sa.func.max(seats.c.heard)).where(seats.c.table == chat.c.table, seats.c.person == person)
    muted = sa.select(mutes.c.muted).where(mutes.c.person == person)
    query = (
        sa.select(chat.c.table, sa.func.count())
        .join(tables, tables.c.id == chat.c.table)
        .where(chat.c.table.in_(ids), chat.c.person != person, chat.c.person.not_in(muted))
        .where(sa.or_(chat.c.seated, tables.c.status == "over"), chat.c.at > seen_until.scalar_subquery())
        .group_by(chat.c.table)
    )
    return {row[0]: row[1] for row in connection.execute(query)}


def finished_games(connection: Connection, person: int) -> list[str]:
    """The names of the games that a person has finished at least once."""
    query = (
        sa.select(tables.c.game)
        .join(seats, seats.c.table == tables.c.id)
        .join(results, results.c.table == tables.c.id)
        .where(seats.c.person == person, results.c.reason.not_in(UNCOUNTED))
        .distinct()
        .order_by(tables.c.game)
    )
    return list(connection.execute(query).scalars())


def won_games(connection: Connection, person: int) -> list[str]:
    """The names of the games that a person has won at least once, also on one of several seats at one screen."""
    query = (
        sa.select(tables.c.game, seats.c.seat, results.c["values"])
        .join(seats, seats.c.table == tables.c.id)
        .join(results, results.c.table == tables.c.id)
        .where(seats.c.person == person, results.c.reason.not_in(UNCOUNTED))
    )
    return sorted({game for game, seat, values in connection.execute(query) if json.loads(values)[seat] > 0})


def mark_read(connection: Connection, table: str, person: int, entries: int, chat_until: int) -> None:
    """Record how many entries of a table's log a person has seen, and the chat up to which moment; never less than before."""
    own = sa.and_(seats.c.table == table, seats.c.person == person)
    connection.execute(seats.update().where(own, seats.c.read < entries).values(read=entries))
    connection.execute(seats.update().where(own, seats.c.heard < chat_until).values(heard=chat_until))


def table_exists(connection: Connection, table: str) -> bool:
    return connection.execute(sa.select(tables.c.id).where(tables.c.id == table)).first() is not None


def open_tables(connection: Connection, limit: int = MAX_LISTED) -> list[TableListing]:
    """Listed tables that wait for players, newest first."""
    return _public(connection, "open", limit)


def games_to_watch(connection: Connection, limit: int = MAX_LISTED) -> list[TableListing]:
    """Listed games that are being played, latest act first."""
    return _public(connection, "playing", limit)


def games_over(connection: Connection, limit: int = MAX_FINISHED) -> list[TableListing]:
    """Listed games that were played to an end that counts, latest first."""
    counted = sa.select(results.c.table).where(results.c.reason.not_in(UNCOUNTED))
    return _public(connection, "over", limit, tables.c.id.in_(counted))


def _public(connection: Connection, status: str, limit: int, *conditions: Any) -> list[TableListing]:
    chosen = sa.and_(tables.c.status == status, tables.c.listed, *conditions)
    query = sa.select(tables).where(chosen).order_by(tables.c.changed.desc(), tables.c.id).limit(_bounded(limit))
    listed = _listed(connection, connection.execute(query).all())
    for seat in (seat for table in listed for seat in table.seats):
        seat.declined = None  # only the players at a table may know who declined a seat there
    return listed


def _never_begun() -> Any:
    """The condition for a table that was closed before anybody acted."""
    closed = sa.func.coalesce(results.c.reason, "").in_(UNCOUNTED)
    return sa.and_(closed, tables.c.entries == 0)


def _bounded(limit: int) -> int:
    return min(max(limit, 0), MAX_LISTED)


def _to_act_at(seat: Any) -> Any:
    return tables.c.to_act.op("&")(sa.literal(1).op("<<")(seat)) != 0


def _listed(connection: Connection, rows: Sequence[Any]) -> list[TableListing]:
    ids = [row.id for row in rows]
    seated = seats_of_tables(connection, ids)
    endings = {row.table: row for row in connection.execute(results.select().where(results.c.table.in_(ids)))}
    listed = []
    for row in rows:
        try:
            game, status = _game_of(row.game, row.version, row.options), Status(row.status)
            ending = ending_of(endings[row.id], game) if row.id in endings else None
            listed.append(_entry(row, game, status, seated[row.id], ending))
        except (KaishoError, ValueError, msgspec.MsgspecError) as error:  # one broken row must not hide the others
            log.debug("a table cannot be listed", exc_info=error, extra={"fields": {"table": row.id}})
    return listed


def _entry(row: Any, game: Game, status: Status, seated: list[Seat], ending: Ending | None) -> TableListing:
    return TableListing(
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
        [number for number in range(len(seated)) if row.to_act >> number & 1],
        seated,
        ending,
    )


@lru_cache(1_000)
def _game_of(name: str, version: int, options: str) -> Game:
    return game_class(name, version).from_option_texts(options.split())
