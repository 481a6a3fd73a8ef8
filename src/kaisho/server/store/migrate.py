"""Bringing a database to the present form: Alembic's migrations, run only where they are needed."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from kaisho.errors import KaishoError

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


def upgrade(engine: Engine, to: str = HEAD) -> bool:
    """Bring a database to a form; whether there was anything to do. Alembic is loaded only then."""
    form = form_of(engine)
    if form == to:
        return False
    if form is not None and form > to:
        raise NewerStore("store-newer", found=form, known=to)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, to)
    return True
