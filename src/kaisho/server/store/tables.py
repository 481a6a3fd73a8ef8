"""Tables in the database: writing what has changed, and putting a stored table back together."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.errors import KaishoError
from kaisho.games import game_class
from kaisho.server.clock import Clock, Control
from kaisho.server.store import Batch, Insert, Row, Update
from kaisho.server.store.schema import acts, downtimes, people, results, seats, secret_acts, tables
from kaisho.server.table import Ending, Entry, Seat, Status, Table

_encode = msgspec.json.encode
_control = msgspec.json.Decoder(Control)
_clock = msgspec.json.Decoder(Clock)
_numbers = msgspec.json.Decoder(tuple[int, ...])
_values = msgspec.json.Decoder(tuple[float, ...])
_offers = msgspec.json.Decoder(dict[str, list[int]])

INSERT_TABLE, INSERT_SEAT, INSERT_ACT = Insert(tables), Insert(seats), Insert(acts)
INSERT_SECRET = secret_acts.insert()
DELETE_SECRETS = secret_acts.delete().where(secret_acts.c.table == sa.bindparam("of_table"))
CHANGING = ("status", "changed", "entries", "clock", "deadline", "to_act", "offers")
UPDATE_TABLE = Update(tables, ("id",), ("entries",), CHANGING)
UPDATE_SEAT = Update(seats, ("table", "seat"), (), ("kind", "person", "bot"))
INSERT_RESULT = results.insert()
HAS_RESULT = sa.select(results.c.table).where(results.c.table == sa.bindparam("of_table"))


class StoredTableBroken(KaishoError):
    """A stored table that the present rules cannot replay."""


def insert_table(connection: Connection, table: Table) -> None:
    """A new table with its seats, and with what has happened at it already."""
    game = table.game
    row = {
        "id": table.id,
        "game": game.name,
        "version": game.version,
        "options": " ".join(game.option_texts()),
        "deal": game.write_layout(table.layout),
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
    batch = Batch.of(connection)
    batch.add(INSERT_TABLE, tuple(row[name] for name in INSERT_TABLE.names))
    for seat_row in seat_rows(table):
        batch.add(INSERT_SEAT, (*seat_row, 0))  # nobody has read anything yet
    for entry_row in entry_rows(table, 0):
        batch.add(INSERT_ACT, entry_row)
    secrets, ending = _secret_rows(table), _result_row(table)
    if secrets or ending:  # only where a table is put here that has been played at elsewhere
        batch.flush(connection)
    if secrets:
        connection.execute(INSERT_SECRET, secrets)
    if ending:
        connection.execute(INSERT_RESULT, ending)


def seat_rows(table: Table) -> list[Row]:
    """The seats, as rows of ``UPDATE_SEAT``."""
    return [(table.id, number, seat.kind, seat.person, seat.bot) for number, seat in enumerate(table.seats)]


def changing(table: Table) -> tuple[Any, ...]:
    """What changes of a table's row while it is played at, in the order of ``CHANGING``."""
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
    """The entries of the log from a number on, as rows of ``INSERT_ACT``."""
    return [(table.id, number, *entry) for number, entry in enumerate(table.log[first:], first)]


class Change:
    """What has changed at a table since it was last stored: made at once, written later by the store's thread.

    It is written only on top of the entries that it was made after: should one change fail, those after it fail too.
    """

    def __init__(self, table: Table, stored_entries: int, *, seats_too: bool = False, secrets_too: bool = False) -> None:
        self.entries = entry_rows(table, stored_entries)
        self.table = table.id
        self.row = (table.id, stored_entries, *changing(table))
        self.seats = seat_rows(table) if seats_too else []
        self.secrets = _secret_rows(table) if secrets_too else None
        self.result = _result_row(table)

    def __call__(self, connection: Connection) -> None:
        batch = Batch.of(connection)
        for row in self.entries:
            batch.add(INSERT_ACT, row)
        batch.add(UPDATE_TABLE, self.row)
        if self.secrets is not None:
            connection.execute(DELETE_SECRETS, {"of_table": self.table})
            if self.secrets:
                connection.execute(INSERT_SECRET, self.secrets)
        for row in self.seats:
            batch.add(UPDATE_SEAT, row)
        if self.result and connection.execute(HAS_RESULT, {"of_table": self.table}).one_or_none() is None:
            connection.execute(INSERT_RESULT, self.result)  # once: what happens later does not change when the game ended


def _secret_rows(table: Table) -> list[dict[str, Any]]:
    return [
        {"table": table.id, "seat": seat, "place": place, "act": act}
        for seat, chosen in enumerate(table.secret)
        for place, act in enumerate(chosen)
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
        "at": table.changed,
    }


def load_table(connection: Connection, id: str) -> Table | None:
    """A stored table as it was; time in which the server was down is given back to fast clocks."""
    row = connection.execute(tables.select().where(tables.c.id == id)).one_or_none()
    if row is None:
        return None
    kind = game_class(row.game)
    if kind.version != row.version:
        raise StoredTableBroken("store-other-rules", game=row.game, found=str(row.version), known=str(kind.version))
    game = kind.from_option_texts(row.options.split())
    control = _control.decode(row.control)
    table = Table(
        row.id,
        game,
        game.read_layout(row.deal),
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
    log = [Entry(found.kind, found.seat, found.act, found.at, found.forced) for found in connection.execute(entry_columns)]
    secret: list[list[int]] = [[] for _ in range(game.seats)]
    for found in connection.execute(secret_acts.select().where(secret_acts.c.table == id).order_by(secret_acts.c.place)):
        secret[found.seat].append(found.act)
    clock = clock_after_downtimes(connection, _clock.decode(row.clock), row.changed)
    table.restore(Status(row.status), log, secret, clock, _offers.decode(row.offers), _ending(connection, id), row.changed)
    return table


def clock_after_downtimes(connection: Connection, clock: Clock, stored_at: int) -> Clock:
    query = downtimes.select().where(downtimes.c.up > stored_at).order_by(downtimes.c.up)
    for downtime in connection.execute(query):
        clock = clock.after_downtime(downtime.down, downtime.up)
    return clock


def load_seats(connection: Connection, id: str) -> list[Seat]:
    query = (
        sa.select(seats.c.kind, seats.c.person, seats.c.bot, people.c.name)
        .select_from(seats.outerjoin(people, seats.c.person == people.c.id))
        .where(seats.c.table == id)
        .order_by(seats.c.seat)
    )
    return [_seat(row) for row in connection.execute(query)]


def _seat(row: Any) -> Seat:
    if row.kind == "person" and row.person is None:
        return Seat("gone")
    return Seat(row.kind, row.person, row.bot, row.name or "")


def _ending(connection: Connection, id: str) -> Ending | None:
    row = connection.execute(results.select().where(results.c.table == id)).one_or_none()
    if row is None:
        return None
    return Ending(_values.decode(row._mapping["values"]), _numbers.decode(row.points), row.reason)
