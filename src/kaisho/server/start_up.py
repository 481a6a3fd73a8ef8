"""Checks before a server starts: its database exists, is intact, has a known version, and has all its commits."""

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
"""The heading of SQLite's report about damaged pages."""
NOT_UTF8 = "Could not decode to UTF-8"
"""The start of Python's message about a stored text that is not UTF-8; the rest quotes the text, which may be private."""


def open_for_reading(file: Path) -> sqlite3.Connection:
    """Open a database read-only, even on a read-only file system."""
    address = f"{file.absolute().as_uri()}?mode=ro"
    opened = sqlite3.connect(address, uri=True, timeout=30)
    try:
        opened.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.OperationalError:
        opened.close()
        log = file.with_name(f"{file.name}-wal")
        if log.exists() and log.stat().st_size:
            raise
        opened = sqlite3.connect(f"{address}&immutable=1", uri=True)  # read-only, and without a log to merge
    return opened


def engine_for_reading(file: Path) -> Engine:
    """Return an engine that only reads, even on a read-only file system."""
    engine = sa.create_engine("sqlite://", creator=lambda: open_for_reading(file), poolclass=sa.NullPool)

    @sa.event.listens_for(engine, "connect")
    def _set_up(connection: sqlite3.Connection, record: object) -> None:
        connection.isolation_level = None

    @sa.event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")  # one consistent snapshot

    return engine


def merge_log(file: Path) -> None:
    """Merge the write-ahead log into a database, if it can be read at all."""
    with contextlib.suppress(sqlite3.Error), closing(sqlite3.connect(file)) as opened:
        opened.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def damaged(file: Path, why: str) -> FolderRefusal:
    """Return the refusal of a damaged database; ``why`` is SQLite's message."""
    return FolderRefusal("host-database-damaged", file=str(file), why=why.removeprefix(HEADING).partition("\n")[0])


def refusal(file: Path, error: BaseException) -> FolderRefusal:
    """Return an error of the database as a refusal with a message."""
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
def as_refusal(file: Path) -> Iterator[None]:
    """Turn errors of the database into refusals."""
    try:
        yield
    except (sa.exc.DatabaseError, sqlite3.Error, StoreFailed, UnicodeDecodeError) as error:
        raise refusal(file, error) from error


def finish_restore(folder: DataFolder) -> None:
    """Finish a restore that was killed, before anything of the folder is read."""
    if folder.restored.exists():
        with folder.lock():
            folder.finish_restore(merge_log)


def check_club(folder: DataFolder, *, new_club: bool = False) -> None:
    """Refuse to start an empty club in the folder of another one, unless that is wanted. The caller holds the lock."""
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
    """Refuse a folder without a club, as a start would, but change nothing."""
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
    if not folder.has_database():  # SQLite would discard the log of an empty database
        return False
    with as_refusal(folder.database), closing(open_for_reading(folder.database)) as opened:
        return bool(opened.execute("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'").fetchone()[0])


def check_pages(file: Path) -> None:
    """Raise ``FolderRefusal`` if pages of a database are damaged."""
    with as_refusal(file), closing(open_for_reading(file)) as opened:
        found = opened.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise damaged(file, str(found))


def open_store(settings: Settings, folder: DataFolder, metrics: Metrics) -> Store:
    """Check, migrate and open the database of a server that starts."""
    if folder.has_database():
        check_pages(folder.database)
    tally = Tally(folder.count, durable=settings.sync == "full")
    with as_refusal(folder.database):
        store = Store(
            folder.url,
            sync=settings.sync,
            committed=metrics.count_commit,
            failed=metrics.commits_failed.inc,
            tally=tally,
            file=folder.database,
        )
        try:
            migrate.upgrade(store.engine, copy_to=folder.path)
            with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
                tally.begin(connection)
            store.checkpoint()
        except BaseException:
            store.close()
            raise
    return store
