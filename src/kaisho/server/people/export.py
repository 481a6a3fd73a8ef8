"""Everything that the server stores about a person, as one document for them."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.errors import KaishoError
from kaisho.server.people.bots import own_bots
from kaisho.server.people.person import get_person
from kaisho.server.records import write_record
from kaisho.server.screen import Faults, Screen
from kaisho.server.store.schema import (
    audit,
    chat,
    devices,
    logins,
    mutes,
    people,
    rating_steps,
    ratings,
    seats,
    second_factors,
)
from kaisho.server.store.tables import load_table
from kaisho.server.table import Table
from kaisho.server.table_status import Status

FORMAT = 1


def export(connection: Connection, person: int, now: int, faults: Faults) -> dict[str, Any]:
    """Return the document, ready for JSON. It has no keys or hashes, and of running games only what the person may know."""
    renamed = connection.execute(sa.select(people.c.renamed).where(people.c.id == person)).scalar()
    return {
        "kaisho_export": FORMAT,
        "at": now,
        "person": msgspec.structs.asdict(get_person(connection, person)) | {"renamed": renamed},
        "bots": msgspec.to_builtins(own_bots(connection, person)),
        "logins": _rows(connection, logins, person, "created", "expires", "seen", "device"),
        "devices": _rows(connection, devices, person, "seen"),
        "second_factor": _rows(connection, second_factors, person, "since"),
        "audit": _rows(connection, audit, person, "at", "what", "detail"),
        "ratings": _rows(connection, ratings, person, "pool", "rating", "deviation", "volatility", "games", "at"),
        "rating_steps": _rows(connection, rating_steps, person, "table", "seat", "pool", "before", "after", "at"),
        "chat": _rows(connection, chat, person, "table", "seated", "text", "at"),
        "mutes": _rows(connection, mutes, person, "muted", "at"),
        "tables": [_table(connection, id, person, faults) for id in _tables_of(connection, person)],
    }


def _rows(connection: Connection, table: sa.Table, person: int, *names: str) -> list[dict[str, Any]]:
    query = sa.select(*(table.c[name] for name in names)).where(table.c.person == person).order_by(*table.primary_key.columns)
    return [dict(row._mapping) for row in connection.execute(query)]


def _tables_of(connection: Connection, person: int) -> list[str]:
    query = sa.select(seats.c.table).distinct().where(seats.c.person == person).order_by(seats.c.table)
    return list(connection.execute(query).scalars())


def _table(connection: Connection, id: str, person: int, faults: Faults) -> dict[str, Any]:
    try:
        table = load_table(connection, id)
    except KaishoError as error:  # stored by rules that this version does not know
        return {"id": id, "problem": error.code}
    assert table is not None
    own = table.seats_of(person)
    return {
        "id": id,
        "game": table.game.name,
        "options": table.game.option_texts(),
        "status": table.status.value,
        "rated": table.rated,
        "created": table.created,
        "changed": table.changed,
        "opened_by_me": table.owner == person,
        "seats": own,
        "result": None if table.ending is None else msgspec.to_builtins(table.ending),
        "records": _records(table, Screen(table.game, id, faults), own),
    }


def _records(table: Table, screen: Screen, own: list[int]) -> list[str]:
    """Return one record; of a running game with hidden parts, one per seat of the person; none before it has begun."""
    if table.layout is None:
        return []
    shown = own if table.game.hidden and table.status is not Status.OVER else own[:1]
    return [write_record(table, screen, seat) for seat in shown]
