"""Tables in the database: inserting them, writing their changes, and loading them again."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.errors import KaishoError, UnknownRules
from kaisho.game import Game
from kaisho.games import game_class
from kaisho.server.clock import Clock, Control
from kaisho.server.endings import Ending
from kaisho.server.seats import Decliner, Seat, open_seats
from kaisho.server.store.rows import Row, RowBatch, RowInsert, RowUpdate
from kaisho.server.store.schema import acts, downtimes, people, results, seats, secret_acts, tables
from kaisho.server.table import Table
from kaisho.server.table_log import Entry, TableChange
from kaisho.server.table_status import Status
from kaisho.state import Ints

_encode = msgspec.json.encode
_control = msgspec.json.Decoder(Control)
_clock = msgspec.json.Decoder(Clock)
_numbers = msgspec.json.Decoder(tuple[int, ...])
_values = msgspec.json.Decoder(tuple[float, ...])
_offers = msgspec.json.Decoder(dict[str, list[int]])

INSERT_TABLE, INSERT_SEAT, INSERT_ACT = RowInsert(tables), RowInsert(seats), RowInsert(acts)
INSERT_SECRET = secret_acts.insert()
DELETE_SECRETS = secret_acts.delete().where(secret_acts.c.table == sa.bindparam("of_table"))
CHANGING = ("status", "changed", "entries", "clock", "deadline", "to_act", "offers")
UPDATE_TABLE = RowUpdate(tables, ("id",), ("entries", "status"), CHANGING)
UPDATE_DEAL = RowUpdate(tables, ("id",), (), ("deal",))
UPDATE_SEAT = RowUpdate(seats, ("table", "seat"), (), ("kind", "person", "bot", "declined", "asks"))
INSERT_RESULT = results.insert()
WITHOUT_CHANCE = "-"
"""The stored deal of a game without chance that has begun."""


class StoredTableBroken(KaishoError):
    """A stored table that cannot be loaded, for instance because the current rules cannot replay it."""


def insert_table(batch: RowBatch, table: Table) -> None:
    """Insert a new table with its seats, and with what has already happened at it."""
    game = table.game
    table_row = {
        "id": table.id,
        "game": game.name,
        "version": game.version,
        "options": " ".join(game.option_texts()),
        "deal": _deal(table),
        "control": _encode(table.control).decode(),
        "rated": table.rated,
        "listed": table.listed,
        "takebacks": table.takebacks,
        "invite": table.invite,
        "owner": table.owner,
        "before": table.before,
        "carried": _encode(table.carried).decode(),
        "created": table.created,
        **dict(zip(CHANGING, changing(table), strict=True)),
    }
    batch.add(INSERT_TABLE, tuple(table_row[name] for name in INSERT_TABLE.names))
    for row in seat_rows(table):
        id, number, kind, person, bot, _, asks = row
        batch.add(INSERT_SEAT, (id, number, kind, person, bot, 0))  # nobody has read anything yet; nobody has declined
        if asks:
            batch.add(UPDATE_SEAT, row)
    for entry_row in entry_rows(table, 0):
        batch.add(INSERT_ACT, entry_row)
    secrets, ending = _secret_rows(table), _result_row(table)
    if secrets or ending:  # only for a table that has been played before it is stored
        batch.flush()
    if secrets:
        batch.connection.execute(INSERT_SECRET, secrets)
    if ending:
        batch.connection.execute(INSERT_RESULT, ending)


def _deal(table: Table) -> str:
    """The deal as it is stored; empty before the game has begun."""
    return "" if table.layout is None else table.game.write_layout(table.layout) or WITHOUT_CHANCE


def _layout(game: Game, status: Status, seats: list[Seat], deal: str) -> Ints | None:
    """A stored deal; None if the game never began.

    An open table has none: one that an older version drew in advance is ignored. Older versions stored nothing for the deal
    of a game without chance. A game cannot begin while a seat is open, so the seats tell whether it began.
    """
    if status is Status.OPEN or (not deal and (game.layout_size or open_seats(seats))):
        return None
    return game.read_layout("" if deal == WITHOUT_CHANCE else deal)


def seat_rows(table: Table) -> list[Row]:
    """All seats, as rows of ``UPDATE_SEAT``."""
    return [
        (
            table.id,
            number,
            seat.kind,
            seat.person,
            seat.bot,
            None if seat.declined is None else seat.declined.person,
            seat.asks,
        )
        for number, seat in enumerate(table.seats)
    ]


def changing(table: Table) -> tuple[Any, ...]:
    """The columns of a table's row that change during the game, in the order of ``CHANGING``."""
    to_act = 0
    for seat in table.to_act():
        to_act |= 1 << seat
    return (
        table.status.value,
        table.changed,
        len(table.log),
        _encode(table.clock).decode(),
        table.clock.deadline(),
        to_act,
        _encode(table.offers).decode() if table.offers else "{}",
    )


def entry_rows(table: Table, first: int) -> list[Row]:
    """The entries of the log from number ``first`` on, as rows of ``INSERT_ACT``."""
    return [(table.id, number, *entry) for number, entry in enumerate(table.log[first:], first)]


class TableWrite:
    """A change of a table as rows: made in the event loop, written later by the store's thread.

    It applies only to the log length and status that it was made after: if a change fails, those after it fail as well.
    """

    def __init__(self, table: Table, change: TableChange) -> None:
        self.table = table.id
        self.entries = entry_rows(table, change.first)
        self.row = (table.id, change.first, change.status.value, *changing(table))
        self.seats = seat_rows(table) if change.seats else []
        self.deal = (table.id, _deal(table)) if change.dealt else None
        self.secrets = _secret_rows(table) if change.secrets else None
        self.result = _result_row(table) if change.ended else None

    def __call__(self, batch: RowBatch) -> None:
        for row in self.entries:
            batch.add(INSERT_ACT, row)
        batch.add(UPDATE_TABLE, self.row)
        if self.secrets is not None:
            batch.connection.execute(DELETE_SECRETS, {"of_table": self.table})
            if self.secrets:
                batch.connection.execute(INSERT_SECRET, self.secrets)
        for row in self.seats:
            batch.add(UPDATE_SEAT, row)
        if self.deal is not None:
            batch.add(UPDATE_DEAL, self.deal)
        if self.result is not None:
            batch.connection.execute(INSERT_RESULT, self.result)


def _secret_rows(table: Table) -> list[dict[str, Any]]:
    return [
        {"table": table.id, "seat": seat, "place": number, "act": act}
        for seat in range(table.game.seats)
        for number, act in enumerate(table.choices(seat))
    ]


def _result_row(table: Table) -> dict[str, Any] | None:
    ending = table.ending
    if ending is None:
        return None
    return {
        "table": table.id,
        "reason": ending.reason,
        "values": _encode(ending.values).decode(),
        "points": _encode(ending.points).decode(),
        "places": _encode(ending.places).decode(),
        "unrated": ending.unrated,
        "at": table.changed,
    }


def load_table(connection: Connection, id: str) -> Table | None:
    """Load a table; fast clocks get back the time in which the server was down.

    Raises ``StoredTableBroken`` for one that cannot be restored, without quoting its contents.
    """
    row = connection.execute(tables.select().where(tables.c.id == id)).one_or_none()
    if row is None:
        return None
    try:
        return _table_from(connection, id, row)
    except (StoredTableBroken, sa.exc.SQLAlchemyError):
        raise
    except Exception as error:
        raise StoredTableBroken("store-broken-table", table=id) from error


def _table_from(connection: Connection, id: str, row: Any) -> Table:
    try:
        kind = game_class(row.game, row.version)
    except UnknownRules as error:
        raise StoredTableBroken("store-other-rules", **error.values) from None
    game = kind.from_option_texts(row.options.split())
    control = _control.decode(row.control)
    table = Table(
        row.id,
        game,
        load_seats(connection, id),
        control=control,
        rated=row.rated,
        listed=row.listed,
        takebacks=row.takebacks,
        invite=row.invite,
        owner=row.owner,
        now=row.created,
        before=row.before,
        carried=_numbers.decode(row.carried),
    )
    entry_columns = acts.select().where(acts.c.table == id).order_by(acts.c.entry)
    log = [Entry(entry.kind, entry.seat, entry.act, entry.at, entry.forced) for entry in connection.execute(entry_columns)]
    choices: list[list[int]] = [[] for _ in range(game.seats)]
    for choice in connection.execute(secret_acts.select().where(secret_acts.c.table == id).order_by(secret_acts.c.place)):
        choices[choice.seat].append(choice.act)
    clock = clock_after_downtimes(connection, _clock.decode(row.clock), row.changed)
    ending = connection.execute(results.select().where(results.c.table == id)).one_or_none()
    stored = None if ending is None else ending_of(ending, game)
    status = Status(row.status)
    table.restore(
        status,
        _layout(game, status, table.seats, row.deal),
        log,
        choices,
        clock,
        _offers.decode(row.offers),
        stored,
        row.changed,
    )
    if ending is not None and ending.places is None and (by_rules := game.result(table.state)) is not None:
        table.ending = Ending(by_rules.values, by_rules.points, by_rules.reason, by_rules.places)
    return table


def clock_after_downtimes(connection: Connection, clock: Clock, stored_at: int) -> Clock:
    query = downtimes.select().where(downtimes.c.up > stored_at).order_by(downtimes.c.up)
    for downtime in connection.execute(query):
        clock = clock.after_downtime(downtime.down, downtime.up, whole=downtime.whole)
    return clock


def load_seats(connection: Connection, id: str) -> list[Seat]:
    return seats_of_tables(connection, [id])[id]


def seats_of_tables(connection: Connection, ids: list[str]) -> dict[str, list[Seat]]:
    """The seats of several tables, with the names of the people."""
    found: dict[str, list[Seat]] = {id: [] for id in ids}
    decliner = people.alias("decliner")
    named = seats.outerjoin(people, seats.c.person == people.c.id).outerjoin(decliner, seats.c.declined == decliner.c.id)
    query = (
        sa.select(seats, people.c.name, decliner.c.name.label("declined_by"))
        .select_from(named)
        .where(seats.c.table.in_(ids))
        .order_by(seats.c.table, seats.c.seat)
    )
    for row in connection.execute(query):
        found[row.table].append(_seat(row))
    return found


def _seat(row: Any) -> Seat:
    if row.kind == "person" and row.person is None:
        return Seat("gone")
    declined = None if row.declined_by is None else Decliner(row.declined, row.declined_by)
    return Seat(row.kind, row.person, row.bot, row.name or "", declined, row.asks)


def ending_of(row: Any, game: Game) -> Ending:
    """A stored ending. In one from before places were stored, they follow from its values."""
    values = _values.decode(row._mapping["values"])
    places = game.places_by_value(values) if row.places is None else _numbers.decode(row.places)
    return Ending(values, _numbers.decode(row.points), row.reason, places, row.unrated)
