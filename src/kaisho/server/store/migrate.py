"""Bringing a database to the present form: Alembic's migrations, run only where they are needed."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from kaisho.errors import KaishoError
from kaisho.server.store.schema import metadata

HEAD = "0001"
"""The present form; a test holds that it is the newest migration's."""

FOLDER = Path(__file__).parent / "migrations"


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


def upgrade(engine: Engine, to: str = HEAD) -> bool:
    """Bring a database to a form; whether there was anything to do."""
    form = form_of(engine)
    if form == to:
        return False
    if form is None and to == HEAD:
        _make_new(engine)
        return True
    if form is not None and form > to:
        raise NewerStore("store-newer", found=form, known=to)
    run_migrations(engine, to)
    return True


def run_migrations(engine: Engine, to: str = HEAD) -> None:
    """All migrations that a database lacks, one after the other."""
    from alembic import command  # it takes long to load, and is hardly ever needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, to)
