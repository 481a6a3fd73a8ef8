"""Upgrading a database to the current schema with Alembic, which is loaded only when needed."""

from __future__ import annotations

import os
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from kaisho.errors import KaishoError
from kaisho.server.store.schema import metadata

HEAD = "0009"
"""The current schema version; a test compares it with the newest migration."""

FOLDER = Path(__file__).parent / "migrations"

MAX_COPIES = 2
"""Maximum number of copies of databases with earlier schemas in the data folder."""


class UnknownSchema(KaishoError):
    """The database has a schema version that no known version of Kaisho has written."""


class NewerStore(KaishoError):
    """The database was written by a newer version of Kaisho."""


def schema_version(engine: Engine) -> str | None:
    """The schema version of a database, or None if it is empty."""
    with engine.connect() as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            return None
        return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


def _create(engine: Engine) -> None:
    """Create the current schema in an empty database; a test compares it with the result of all migrations."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        metadata.create_all(connection)
        connection.execute(sa.text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
        connection.execute(sa.text("INSERT INTO alembic_version VALUES (:version)"), {"version": HEAD})


def upgrade(engine: Engine, to: str = HEAD, *, copy_to: Path | None = None) -> bool:
    """Upgrade a database to a schema version, after saving a copy to a folder. Returns whether there was anything to do."""
    version = schema_version(engine)
    if version == to:
        return False
    if version is None and to == HEAD:
        _create(engine)
        return True
    if version is not None and version > to:
        raise NewerStore("store-newer", found=version, known=to)
    if version is not None and version not in known_versions():
        raise UnknownSchema("store-unknown-form", found=version)
    if version is not None and copy_to is not None:
        save_copy(engine, copy_to, version)
    run_migrations(engine, to)
    return True


def known_versions() -> list[str]:
    """All schema versions that have a migration, oldest first."""
    return sorted(file.name.partition("_")[0] for file in (FOLDER / "versions").glob("[0-9]*.py"))


def save_copy(engine: Engine, folder: Path, version: str) -> Path:
    """Save a copy of the database, complete or not at all, and delete all but the latest copies."""
    copy = folder / f"kaisho-form-{version}-{datetime.now(UTC):%Y%m%d-%H%M%S}.sqlite"
    unfinished = folder / f".{copy.name}"
    unfinished.unlink(missing_ok=True)
    os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    try:
        with closing(engine.raw_connection()) as connection:
            connection.cursor().execute("VACUUM INTO ?", (str(unfinished),))
        with unfinished.open("rb") as opened:
            os.fsync(opened.fileno())
        os.replace(unfinished, copy)
    finally:
        unfinished.unlink(missing_ok=True)
    for old in sorted(folder.glob("kaisho-form-*.sqlite"), key=lambda file: file.stat().st_mtime)[:-MAX_COPIES]:
        old.unlink()
    return copy


def run_migrations(engine: Engine, to: str = HEAD) -> None:
    """Run all missing migrations, one after the other."""
    from alembic import command  # slow to load, and hardly ever needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, to)
