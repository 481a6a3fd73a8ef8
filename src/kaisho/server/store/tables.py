"""Tables in the database: writing what has changed, and putting a stored table back together."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.errors import KaishoError, UnknownRules
from kaisho.game import Game
from kaisho.games import game_class
from kaisho.server.clock import Clock, Control
from kaisho.server.store import Batch, Insert, Row, Update
from kaisho.server.store.schema import acts, downtimes, people, results, seats, secret_acts, tables
from kaisho.server.table import Decliner, Ending, Entry, Seat, Status, Table
from kaisho.state import Ints

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
UPDATE_DEAL = Update(tables, ("id",), (), ("deal",))
UPDATE_SEAT = Update(seats, ("table", "seat"), (), ("kind", "person", "bot", "declined"))
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
    batch = Batch.of(connection)
    batch.add(INSERT_TABLE, tuple(row[name] for name in INSERT_TABLE.names))
    for *seat_row, _ in seat_rows(table):
        batch.add(INSERT_SEAT, (*seat_row, 0))  # nobody has read or declined anything yet
    for entry_row in entry_rows(table, 0):
        batch.add(INSERT_ACT, entry_row)
    secrets, ending = _secret_rows(table), _result_row(table)
    if secrets or ending:  # only where a table is put here that has been played at elsewhere
        batch.flush(connection)
    if secrets:
        connection.execute(INSERT_SECRET, secrets)
    if ending:
        connection.execute(INSERT_RESULT, ending)


def _deal(table: Table) -> str:
    return "" if table.layout is None else table.game.write_layout(table.layout)


def _layout(game: Game, status: Status, deal: str) -> Ints | None:
    """A stored deal. At an open table there is none: one that an older version has drawn beforehand is not played."""
    if status is Status.OPEN or (not deal and game.layout_size):
        return None
    return game.read_layout(deal)


def seat_rows(table: Table) -> list[Row]:
    """The seats, as rows of ``UPDATE_SEAT``."""
    return [
        (table.id, number, seat.kind, seat.person, seat.bot, None if seat.declined is None else seat.declined.person)
        for number, seat in enumerate(table.seats)
    ]


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
        self.deal = (table.id, _deal(table)) if seats_too and table.layout is not None else None
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
        if self.deal is not None:  # the game has begun with this change
            batch.add(UPDATE_DEAL, self.deal)
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
        "places": _encode(ending.places).decode(),
        "unrated": ending.unrated,
        "at": table.changed,
    }


def load_table(connection: Connection, id: str) -> Table | None:
    """A stored table as it was; time in which the server was down is given back to fast clocks.

    Raises ``StoredTableBroken`` for one that cannot be put back together, and quotes nothing of it.
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
    log = [Entry(found.kind, found.seat, found.act, found.at, found.forced) for found in connection.execute(entry_columns)]
    secret: list[list[int]] = [[] for _ in range(game.seats)]
    for found in connection.execute(secret_acts.select().where(secret_acts.c.table == id).order_by(secret_acts.c.place)):
        secret[found.seat].append(found.act)
    clock = clock_after_downtimes(connection, _clock.decode(row.clock), row.changed)
    ending = connection.execute(results.select().where(results.c.table == id)).one_or_none()
    stored = None if ending is None else ending_of(ending, game)
    status = Status(row.status)
    table.restore(status, _layout(game, status, row.deal), log, secret, clock, _offers.decode(row.offers), stored, row.changed)
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
    return Seat(row.kind, row.person, row.bot, row.name or "", declined)


def ending_of(row: Any, game: Game) -> Ending:
    """A stored ending. One from before places were stored has those that its values tell."""
    values = _values.decode(row._mapping["values"])
    places = game.places_by_value(values) if row.places is None else _numbers.decode(row.places)
    return Ending(values, _numbers.decode(row.points), row.reason, places, row.unrated)
