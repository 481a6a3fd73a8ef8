"""A table's game as a record: complete when it is over, before that only what a seat may know."""

from __future__ import annotations

from datetime import UTC, datetime

from kaisho.record import Leaving, Record
from kaisho.server.endings import TABLE_REASONS
from kaisho.server.screen import Screen
from kaisho.server.table import Table
from kaisho.server.table_status import Status


def record_of(table: Table) -> Record:
    """The acts with players and date, and the ending if the rules do not determine it. Nothing is concealed yet."""
    record = Record(table.game, table.must_be_dealt())
    record.acts = [entry.act for entry in table.acts]  # they were checked when they were played
    record.states = table.states()
    record.carried = table.carried
    record.departures = [Leaving(departure.acts, departure.seat, departure.reason) for departure in table.departed]
    for number, seat in enumerate(table.seats):
        if name := seat.name or seat.bot:
            record.tags[table.game.seat_name(number)] = name
    record.tags["date"] = datetime.fromtimestamp(table.created / 1000, UTC).date().isoformat()
    if table.ending is not None and (table.departed or table.ending.reason in TABLE_REASONS):
        record.tags["comment"] = _ending_text(table)
    return record


def _ending_text(table: Table) -> str:
    """An ending at the table as a comment like ``black resigned``: the result of a record follows the rules alone."""
    assert table.ending is not None
    winners = [table.game.seat_name(seat) for seat, value in enumerate(table.ending.values) if value > 0]
    places = f", places {' '.join(map(str, table.ending.places))}" if table.departed else ""
    return f"{'+'.join(winners) or 'draw'} {table.ending.reason}{places}"


def write_record(table: Table, screen: Screen, seat: int, style: str | None = None, language: str = "en") -> str:
    """The record as a seat (or ``WATCHER``) may read it now."""
    seen_by = None if table.status is Status.OVER else seat
    return record_of(table).write(style, language, seat=seen_by, shown_by=screen)
