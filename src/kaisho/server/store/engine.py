"""Database engines: how SQLite is opened, and where a data folder has its database."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from kaisho.server.store.schema import metadata


def open_engine(url: str, *, sync: str = "full") -> Engine:
    """Open a database. SQLite gets a write-ahead log, and with ``sync="full"`` every commit reaches the disk."""
    engine = sa.create_engine(url, connect_args={"timeout": 30} if url.startswith("sqlite") else {})
    if engine.dialect.name == "sqlite":

        @sa.event.listens_for(engine, "connect")
        def _set_up(connection: Any, record: Any) -> None:
            connection.isolation_level = None  # transactions are begun by the event below, not by the driver
            for pragma in (
                "journal_mode=WAL",
                f"synchronous={'FULL' if sync == 'full' else 'NORMAL'}",
                "foreign_keys=ON",
                "busy_timeout=30000",
                "cache_size=-16000",
                "secure_delete=ON",  # deleted data must not be recoverable from the file
            ):
                connection.execute(f"PRAGMA {pragma}")

        @sa.event.listens_for(engine, "begin")
        def _begin(connection: Connection) -> None:
            writes = connection.get_execution_options().get("writes", False)
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def database_url(folder: Path) -> str:
    """The URL of the database in a data folder, with special characters of the path escaped."""
    return sa.URL.create("sqlite", database=str(folder / "kaisho.sqlite")).render_as_string(hide_password=False)


def create_all(engine: Engine) -> None:
    """Create all tables at once, without migrations; for tests."""
    metadata.create_all(engine)
