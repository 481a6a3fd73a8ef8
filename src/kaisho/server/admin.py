"""What an admin does in the database of a running or a stopped server.

What a running server must notice at once is stored as an order, which it carries out within a second, or at its next start.
"""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from kaisho.errors import KaishoError
from kaisho.server.club_settings import change_setting
from kaisho.server.endings import UNCOUNTED
from kaisho.server.folder import DataFolder
from kaisho.server.people.names import name_key, tidy
from kaisho.server.start_up import as_refusal, check_pages, engine_for_reading, find_club
from kaisho.server.store import migrate, open_engine
from kaisho.server.store.orders import CLOSE_TABLE, CLUB_CHANGED, queue_order
from kaisho.server.store.schema import people, rating_steps, results, seats, tables
from kaisho.texts import normalized, without_marks

MAX_GAMES = 100_000
"""Number of latest games that are searched for pairs who have played each other."""


class AdminRefusal(KaishoError):
    """An order that cannot be carried out."""


def open_database(folder: DataFolder, *, writes: bool = True) -> Engine:
    """Open the database of a server that was started at least once; raise if it is damaged or of another version."""
    find_club(folder)
    check_pages(folder.database)  # a list of the undamaged rows would look complete
    engine = open_engine(folder.url) if writes else engine_for_reading(folder.database)
    try:
        with as_refusal(folder.database):
            form = migrate.schema_version(engine)
        if form != migrate.HEAD:
            if form is not None and form > migrate.HEAD:
                raise migrate.NewerStore("store-newer", found=form, known=migrate.HEAD)
            raise AdminRefusal("host-older-data", folder=str(folder.path))
    except BaseException:
        engine.dispose()
        raise
    return engine


# --- changes ----------------------------------------------------------------------------------------------------------


def change_club(connection: Connection, name: str, value: str | None, now: int) -> None:
    """Change a setting of the club; ``None`` restores that of the start."""
    change_setting(connection, name, value)
    queue_order(connection, CLUB_CHANGED, name, now)


def close_table(connection: Connection, id: str, now: int) -> None:
    status = connection.execute(sa.select(tables.c.status).where(tables.c.id == id)).scalar()
    if status is None:
        raise AdminRefusal("host-no-table", table=id)
    if status == "over":
        raise AdminRefusal("host-table-ended", table=id)
    queue_order(connection, CLOSE_TABLE, id, now)


# --- lists ------------------------------------------------------------------------------------------------------------


class PersonRow(msgspec.Struct, frozen=True):
    id: int
    name: str
    kind: str
    admin: bool
    banned: bool
    created: int
    seen: int


class TableRow(msgspec.Struct, frozen=True):
    """A table, without anything of its game that could be hidden."""

    id: str
    game: str
    options: str
    status: str
    seats: list[str]
    rated: bool
    listed: bool
    created: int
    changed: int


class PairRow(msgspec.Struct, frozen=True):
    """Two people who have finished games with each other: number of games, of rated ones, and of wins."""

    first: str
    second: str
    games: int
    rated: int
    won_by_first: int
    won_by_second: int
    last: int


def list_people(connection: Connection, part: str = "", limit: int | None = None) -> list[PersonRow]:
    """Return the people whose names contain ``part``, ignoring case and accents; all of them if it is empty."""
    columns = [people.c[name] for name in PersonRow.__struct_fields__]
    query = sa.select(*columns)
    if key := name_key(part):
        written = people.c.name.contains(tidy(part), autoescape=True)
        query = query.where(sa.or_(people.c.name_key.contains(key, autoescape=True), written))
    found = sorted((PersonRow(*row) for row in connection.execute(query)), key=lambda line: display_order(line.name))
    return found[:limit]


def display_order(name: str) -> tuple[str, str]:
    """Return the sort key of a name: its letters, then accents and case. ``name_key`` would sort l next to i."""
    return without_marks(normalized("NFKD", name.casefold())), name


def list_pairs(connection: Connection, name: str = "", since: int = 0, limit: int = 200) -> list[PairRow]:
    """Return who has played whom since a time, those with the most rated games first; of one person if a name is given."""
    one, other = seats.alias("one"), seats.alias("other")
    played = sa.select(results.c.table).where(results.c.reason.not_in(UNCOUNTED), results.c.at >= since)
    steps = sa.select(rating_steps.c.table).distinct().subquery()
    query = (
        sa.select(one.c.person, other.c.person, one.c.seat, other.c.seat, results.c["values"], results.c.at, steps.c.table)
        .select_from(
            one.join(other, sa.and_(one.c.table == other.c.table, one.c.person < other.c.person))
            .join(results, results.c.table == one.c.table)
            .outerjoin(steps, steps.c.table == one.c.table)
        )
        .where(one.c.table.in_(played))
        .order_by(results.c.at.desc())
        .limit(MAX_GAMES)
    )
    if name:
        wanted = sa.select(people.c.id).where(people.c.name_key == name_key(name)).scalar_subquery()
        query = query.where(sa.or_(one.c.person == wanted, other.c.person == wanted))
    counts: dict[tuple[int, int], list[int]] = {}
    for first, second, seat, its_seat, values, at, rated in connection.execute(query):
        won = msgspec.json.decode(values, type=tuple[float, ...])
        found = counts.setdefault((first, second), [0, 0, 0, 0, at])
        found[0] += 1
        found[1] += rated is not None
        found[2] += won[seat] > 0 >= won[its_seat]
        found[3] += won[its_seat] > 0 >= won[seat]
    known = connection.execute(sa.select(people.c.id, people.c.name)) if counts else ()
    names = {row.id: row.name for row in known}
    lines = [PairRow(names[first], names[second], *found) for (first, second), found in counts.items()]
    return sorted(lines, key=lambda line: (-line.rated, -line.games, display_order(line.first)))[:limit]


def list_tables(connection: Connection) -> list[TableRow]:
    """Return the tables that are open or being played at, the latest change first. Open seats have an empty name."""
    names: dict[str, list[str]] = {}
    query = (
        sa.select(seats.c.table, seats.c.bot, people.c.name)
        .select_from(seats.join(tables, seats.c.table == tables.c.id).outerjoin(people, seats.c.person == people.c.id))
        .where(tables.c.status != "over")
        .order_by(seats.c.seat)
    )
    for table, bot, name in connection.execute(query):
        names.setdefault(table, []).append(name or bot or "")
    columns = [tables.c[name] for name in TableRow.__struct_fields__ if name != "seats"]
    rows = connection.execute(sa.select(*columns).where(tables.c.status != "over").order_by(tables.c.changed.desc()))
    return [TableRow(seats=names.get(row.id, []), **row._mapping) for row in rows]
