"""Bringing a database to the present form: Alembic's migrations, run only where they are needed."""

from __future__ import annotations

import os
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from kaisho.errors import KaishoError
from kaisho.server.store.schema import metadata

HEAD = "0008"
"""The present form; a test holds that it is the newest migration's."""

FOLDER = Path(__file__).parent / "migrations"


COPIES_KEPT = 2
"""Copies of former forms that stay in the data folder."""


class UnknownForm(KaishoError):
    """The database has a form that no version of Kaisho is known to have written."""


class NewerStore(KaishoError):
    """The database was written by a newer version of Kaisho."""


def form_of(engine: Engine) -> str | None:
    """The form of a database, or None for an empty one."""
    with engine.connect() as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            return None
        return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


def _make_new(engine: Engine) -> None:
    """An empty database gets the present form at once: the same that all migrations together make, as a test holds."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        metadata.create_all(connection)
        connection.execute(sa.text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
        connection.execute(sa.text("INSERT INTO alembic_version VALUES (:form)"), {"form": HEAD})


def upgrade(engine: Engine, to: str = HEAD, *, keep_in: Path | None = None) -> bool:
    """Bring a database to a form; whether there was anything to do. A copy of the former form is left in a folder."""
    form = form_of(engine)
    if form == to:
        return False
    if form is None and to == HEAD:
        _make_new(engine)
        return True
    if form is not None and form > to:
        raise NewerStore("store-newer", found=form, known=to)
    if form is not None and form not in known_forms():
        raise UnknownForm("store-unknown-form", found=form)
    if form is not None and keep_in is not None:
        keep_copy(engine, keep_in, form)
    run_migrations(engine, to)
    return True


def known_forms() -> list[str]:
    """All forms that there are migrations for, in their order."""
    return sorted(file.name.partition("_")[0] for file in (FOLDER / "versions").glob("[0-9]*.py"))


def keep_copy(engine: Engine, folder: Path, form: str) -> Path:
    """A copy of the database before it is changed, whole or not at all; only the latest ones are kept."""
    copy = folder / f"kaisho-form-{form}-{datetime.now(UTC):%Y%m%d-%H%M%S}.sqlite"
    under_way = folder / f".{copy.name}"
    under_way.unlink(missing_ok=True)
    os.close(os.open(under_way, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    try:
        with closing(engine.raw_connection()) as connection:
            connection.cursor().execute("VACUUM INTO ?", (str(under_way),))
        with under_way.open("rb") as opened:
            os.fsync(opened.fileno())
        os.replace(under_way, copy)
    finally:
        under_way.unlink(missing_ok=True)
    for old in sorted(folder.glob("kaisho-form-*.sqlite"), key=lambda file: file.stat().st_mtime)[:-COPIES_KEPT]:
        old.unlink()
    return copy


def run_migrations(engine: Engine, to: str = HEAD) -> None:
    """All migrations that a database lacks, one after the other."""
    from alembic import command  # it takes long to load, and is hardly ever needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, to)
