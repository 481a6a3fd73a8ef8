"""What is looked at before a club opens: its database is there, whole, of a known form, and has all its commits."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from kaisho.server.folder import DataFolder, FolderRefusal, unusable
from kaisho.server.metrics import Metrics
from kaisho.server.settings import Settings
from kaisho.server.store import Store, StoreFailed, migrate
from kaisho.server.store.tally import Tally

DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
HEADING = "*** in database main ***\n"
"""What SQLite puts before the damage that a check of its pages has found."""
NOT_UTF8 = "Could not decode to UTF-8"
"""How Python begins to say that a stored text is none; it goes on with the text itself, which is nobody's business."""


def open_for_reading(file: Path) -> sqlite3.Connection:
    """A database that is only looked at; it may be in a place where nothing can be written."""
    address = f"{file.absolute().as_uri()}?mode=ro"
    opened = sqlite3.connect(address, uri=True, timeout=30)
    try:
        opened.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.OperationalError:
        opened.close()
        log = file.with_name(f"{file.name}-wal")
        if log.exists() and log.stat().st_size:
            raise
        opened = sqlite3.connect(f"{address}&immutable=1", uri=True)  # nobody can write it, and there is no log to merge
    return opened


def engine_for_reading(file: Path) -> Engine:
    """An engine that changes nothing, also where nothing can be written."""
    engine = sa.create_engine("sqlite://", creator=lambda: open_for_reading(file), poolclass=sa.NullPool)

    @sa.event.listens_for(engine, "connect")
    def _set_up(connection: sqlite3.Connection, record: object) -> None:
        connection.isolation_level = None

    @sa.event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")  # everything is read as it is at one moment

    return engine


def merge_log(file: Path) -> None:
    """Make a database one file, if it can be read at all."""
    with contextlib.suppress(sqlite3.Error), closing(sqlite3.connect(file)) as opened:
        opened.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def damaged(file: Path, why: str) -> FolderRefusal:
    """The refusal of a database with damage; ``why`` in SQLite's words."""
    return FolderRefusal("host-database-damaged", file=str(file), why=why.removeprefix(HEADING).partition("\n")[0])


def refusal(file: Path, error: BaseException) -> FolderRefusal:
    """What is wrong with a database, in words."""
    orig = getattr(error, "orig", None) or error.__cause__ or error
    code = (getattr(orig, "sqlite_errorcode", None) or 0) & 0xFF
    if isinstance(error, UnicodeDecodeError) or str(orig).startswith(NOT_UTF8):
        return damaged(file, "a text is not UTF-8")
    if code == sqlite3.SQLITE_FULL:
        return FolderRefusal("host-disk-full", file=str(file))
    found = str(getattr(orig, "orig", None) or orig)
    if code in DAMAGED or found.startswith(("no such table", "no such column")):
        return damaged(file, found)
    return FolderRefusal("host-database-unusable", file=str(file), why=found.partition("\n")[0])


@contextlib.contextmanager
def told_in_words(file: Path) -> Iterator[None]:
    """What a database refuses is said in words instead of a traceback."""
    try:
        yield
    except (sa.exc.DatabaseError, sqlite3.Error, StoreFailed, UnicodeDecodeError) as error:
        raise refusal(file, error) from error


def finish_restore(folder: DataFolder) -> None:
    """Put in its place what a killed restore has left to do, before anything of the folder is read."""
    if folder.restored.exists():
        with folder.lock():
            folder.finish_restore(merge_log)


def check_club(folder: DataFolder, *, new_club: bool = False) -> None:
    """Refuse to begin an empty club where one was, unless that is wanted; the lock is held."""
    folder.finish_restore(merge_log)
    if _has_club(folder):
        folder.clear_restores()
        return
    traces = folder.traces()
    if not traces:
        return
    if not new_club:
        raise _lost(folder, traces)
    folder.set_aside(merge_log)
    for file in (folder.database, folder.count):
        file.unlink(missing_ok=True)
    folder.make()


def find_club(folder: DataFolder) -> None:
    """Refuse a folder in which there is no club to look at, as a start would; nothing is begun in it."""
    try:
        finish_restore(folder)
        if _has_club(folder):
            return
        traces = folder.traces()
    except OSError as error:
        raise unusable(folder.path, error) from None
    raise _lost(folder, traces) if traces else FolderRefusal("host-no-data", folder=str(folder.path))


def _lost(folder: DataFolder, traces: list[str]) -> FolderRefusal:
    return FolderRefusal("host-club-lost", folder=str(folder.path), traces=", ".join(traces))


def _has_club(folder: DataFolder) -> bool:
    if not folder.has_database():  # SQLite itself would throw away the log of an empty database
        return False
    with told_in_words(folder.database), closing(open_for_reading(folder.database)) as opened:
        return bool(opened.execute("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'").fetchone()[0])


def check_pages(file: Path) -> None:
    """Raise ``FolderRefusal`` for a database with damaged pages."""
    with told_in_words(file), closing(open_for_reading(file)) as opened:
        found = opened.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise damaged(file, str(found))


def open_store(settings: Settings, folder: DataFolder, metrics: Metrics) -> Store:
    """The database of a club that is to be opened: checked, in the present form, with nothing but its own file."""
    if folder.has_database():
        check_pages(folder.database)
    tally = Tally(folder.count, durable=settings.sync == "full")
    with told_in_words(folder.database):
        store = Store(
            folder.url,
            sync=settings.sync,
            committed=metrics.count_commit,
            failed=metrics.commits_failed.inc,
            tally=tally,
            file=folder.database,
        )
        try:
            migrate.upgrade(store.engine, keep_in=folder.path)
            with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
                tally.begin(connection)
            store.checkpoint()
        except BaseException:
            store.close()
            raise
    return store
