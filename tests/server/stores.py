"""Databases for tests: a real file with all tables and a few people, written and read without a server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy.engine import Connection, Engine

from kaisho.server.store import RowBatch, create_all, open_engine
from kaisho.server.store import schema as db
from kaisho.server.store.tables import TableWrite, insert_table, load_table
from kaisho.server.table import Table


def add_people(connection: Connection, number: int = 4) -> None:
    """Insert the people of ``tables.people``."""
    rows = [
        {"id": id, "name": f"Player {id}", "name_key": f"player {id}", "kind": "account", "created": 0, "seen": 0}
        for id in range(1, number + 1)
    ]
    connection.execute(db.people.insert(), rows)


def new_database(folder: Path) -> Engine:
    """Create a database with all tables and four people."""
    engine = open_engine(f"sqlite:///{folder / 'kaisho.sqlite'}", sync="normal")
    create_all(engine)
    put(engine, add_people)
    return engine


def put(engine: Engine, write: Callable[[Connection], Any]) -> None:
    """Write in one transaction."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        write(connection)


def put_rows(engine: Engine, write: Callable[[RowBatch], Any]) -> None:
    """Write in one transaction, with a batch of rows."""

    def write_batch(connection: Connection) -> None:
        batch = RowBatch(connection)
        write(batch)
        batch.flush()

    put(engine, write_batch)


def put_table(engine: Engine, table: Table) -> None:
    """Store a new table."""
    put_rows(engine, lambda batch: insert_table(batch, table))
    table.take_change()


def put_change(engine: Engine, table: Table) -> None:
    """Store a table's latest change."""
    put_rows(engine, TableWrite(table, table.take_change()))


def insert(connection: Connection, table: Table) -> None:
    """Store a new table over an open connection."""
    batch = RowBatch(connection)
    insert_table(batch, table)
    batch.flush()
    table.take_change()


def save(connection: Connection, table: Table) -> None:
    """Store a table's latest change over an open connection."""
    batch = RowBatch(connection)
    TableWrite(table, table.take_change())(batch)
    batch.flush()


def loaded(engine: Engine, id: str = "T") -> Table:
    """Load a table from the database."""
    with engine.connect() as connection:
        table = load_table(connection, id)
    assert table is not None
    return table
