"""What an admin does on the database of a running or a stopped server.

What a running server must notice at once is left as an order, which it carries out within a second, and otherwise at its
next start.
"""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from kaisho.errors import KaishoError
from kaisho.server.club import set_club
from kaisho.server.folder import DataFolder
from kaisho.server.people.names import name_key
from kaisho.server.store import migrate, open_engine
from kaisho.server.store.orders import CLOSE_TABLE, CLUB_CHANGED, leave_order
from kaisho.server.store.schema import people, seats, tables


class AdminRefusal(KaishoError):
    """Something that an admin cannot do, or not here."""


def open_database(folder: DataFolder) -> Engine:
    """The database of a server that has been started at least once, in the present form."""
    if not folder.has_database():
        raise AdminRefusal("host-no-data", folder=str(folder.path))
    engine = open_engine(folder.url)
    try:
        form = migrate.form_of(engine)
    except sa.exc.DatabaseError as error:
        engine.dispose()
        raise AdminRefusal("host-backup-unreadable", file=str(folder.database), why=str(error.orig)) from None
    if form != migrate.HEAD:
        engine.dispose()
        if form is not None and form > migrate.HEAD:
            raise migrate.NewerStore("store-newer", found=form, known=migrate.HEAD)
        raise AdminRefusal("host-older-data", folder=str(folder.path))
    return engine


# --- what is changed --------------------------------------------------------------------------------------------------


def change_club(connection: Connection, name: str, value: str | None, now: int) -> None:
    """Change a setting of the club; ``None``: again as the server is started."""
    set_club(connection, name, value)
    leave_order(connection, CLUB_CHANGED, name, now)


def close_table(connection: Connection, id: str, now: int) -> None:
    status = connection.execute(sa.select(tables.c.status).where(tables.c.id == id)).scalar()
    if status is None:
        raise AdminRefusal("host-no-table", table=id)
    if status == "over":
        raise AdminRefusal("host-table-ended", table=id)
    leave_order(connection, CLOSE_TABLE, id, now)


# --- what there is ----------------------------------------------------------------------------------------------------


class PersonLine(msgspec.Struct, frozen=True):
    id: int
    name: str
    kind: str
    admin: bool
    banned: bool
    created: int
    seen: int


class TableLine(msgspec.Struct, frozen=True):
    """A table without anything of its game that could be hidden."""

    id: str
    game: str
    options: str
    status: str
    seats: list[str]
    rated: bool
    listed: bool
    created: int
    changed: int


def list_people(connection: Connection, part: str = "", limit: int | None = None) -> list[PersonLine]:
    """Everybody, or those whose names hold a part, capitals and accents aside."""
    columns = [people.c[name] for name in PersonLine.__struct_fields__]
    query = sa.select(*columns).order_by(people.c.name_key).limit(limit)
    if key := name_key(part):
        query = query.where(people.c.name_key.contains(key, autoescape=True))
    return [PersonLine(*row) for row in connection.execute(query)]


def list_tables(connection: Connection) -> list[TableLine]:
    """The tables that are open or played at, the one that changed last first; an open seat has no name."""
    names: dict[str, list[str]] = {}
    query = (
        sa.select(seats.c.table, seats.c.bot, people.c.name)
        .select_from(seats.join(tables, seats.c.table == tables.c.id).outerjoin(people, seats.c.person == people.c.id))
        .where(tables.c.status != "over")
        .order_by(seats.c.seat)
    )
    for table, bot, name in connection.execute(query):
        names.setdefault(table, []).append(name or bot or "")
    columns = [tables.c[name] for name in TableLine.__struct_fields__ if name != "seats"]
    rows = connection.execute(sa.select(*columns).where(tables.c.status != "over").order_by(tables.c.changed.desc()))
    return [TableLine(seats=names.get(row.id, []), **row._mapping) for row in rows]
