"""What tests of the server share: a database in a file, made by the migrations, with foreign keys on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.engine import Connection

from kaisho.server.store import database_url, open_engine
from kaisho.server.store.migrate import upgrade


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    """A connection inside a transaction that writes."""
    engine = open_engine(database_url(tmp_path), sync="normal")
    upgrade(engine)
    with engine.connect().execution_options(writes=True) as opened, opened.begin():
        assert opened.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
        yield opened
    engine.dispose()
