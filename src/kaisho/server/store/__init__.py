"""Where everything is kept: a database behind SQLAlchemy, one writer that commits what arrives together, and readers."""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from kaisho.server.club_clock import now_ms as now_ms
from kaisho.server.store.schema import metadata
from kaisho.server.store.tally import Tally

T = TypeVar("T")
Write = Callable[[Connection], Any]
Row = tuple[Any, ...]
Then = Callable[[Any, BaseException | None], None]
Waiting = tuple[Write, asyncio.AbstractEventLoop, Then]

MOST_TOGETHER = 2_000
"""The most writes that one commit holds."""


def open_engine(url: str, *, sync: str = "full") -> Engine:
    """An engine for a database's address. SQLite is used with a write-ahead log, and every commit reaches the disk."""
    engine = sa.create_engine(url, connect_args={"timeout": 30} if url.startswith("sqlite") else {})
    if engine.dialect.name == "sqlite":

        @sa.event.listens_for(engine, "connect")
        def _set_up(connection: Any, record: Any) -> None:
            connection.isolation_level = None  # SQLAlchemy's events below begin transactions, not the driver
            for pragma in (
                "journal_mode=WAL",
                f"synchronous={'FULL' if sync == 'full' else 'NORMAL'}",
                "foreign_keys=ON",
                "busy_timeout=30000",
                "cache_size=-16000",
                "secure_delete=ON",  # what was deleted is not to be found in the file any more
            ):
                connection.execute(f"PRAGMA {pragma}")

        @sa.event.listens_for(engine, "begin")
        def _begin(connection: Connection) -> None:
            writes = connection.get_execution_options().get("writes", False)
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def database_url(folder: Path) -> str:
    """The address of the database in a folder, whatever signs the folder's name has."""
    return sa.URL.create("sqlite", database=str(folder / "kaisho.sqlite")).render_as_string(hide_password=False)


class StoreFailed(Exception):
    """What was to be written is not in the database, with why."""


class Store:
    """The database of a running server. Reading happens in a few threads, writing in exactly one."""

    def __init__(
        self,
        url: str,
        *,
        sync: str = "full",
        readers: int = 3,
        committed: Callable[[int], None] | None = None,
        failed: Callable[[], None] | None = None,
        tally: Tally | None = None,
        file: Path | None = None,
    ) -> None:
        self.engine = open_engine(url, sync=sync)
        self._readers = ThreadPoolExecutor(readers, thread_name_prefix="store-read")
        self._gathered: list[Waiting] = []
        self._queue: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self._closed = False
        self._connection: Connection | None = None
        self.commits = 0
        self.writes = 0
        self._committed = committed
        self._failed = failed
        self.failures = 0
        """How many transactions could not be stored."""
        self._tally = tally
        self._file = file
        """The database's own file, where it must stay."""
        self._inode = 0
        self._writer = threading.Thread(target=self._write_all, name="store-write", daemon=True)
        self._writer.start()

    # --- reading ------------------------------------------------------------------------------------------------------

    def read_now(self, query: Callable[[Connection], T]) -> T:
        """Read in this thread."""
        with self.engine.connect() as connection:
            return query(connection)

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Read in a thread of the store, so that the event loop never waits for a disk."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, query)

    # --- writing ------------------------------------------------------------------------------------------------------

    def write_then(self, write: Write, then: Then) -> None:
        """Put a write in the queue; when it is committed, or has failed, ``then`` is called in the event loop.

        What one turn of the event loop brings is handed over together: waking the writer for each costs more than the rest.
        """
        if self._closed:
            raise StoreFailed("the store is closed")
        loop = asyncio.get_running_loop()
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append((write, loop, then))

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._queue.put(gathered)

    async def write(self, write: Callable[[Connection], T]) -> T:
        """Write, and come back when it is committed."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def then(value: T, error: BaseException | None) -> None:
            if done.done():
                return
            if error is not None:
                done.set_exception(error)
            else:
                done.set_result(value)

        self.write_then(write, then)
        return await done

    async def settle(self) -> None:
        """Wait until every write so far is committed or has failed; whoever asked for one hears of its failure."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(value: None, error: BaseException | None) -> None:
            if not done.done():
                done.set_result(None)

        self.write_then(lambda database: None, then)
        await done

    async def wipe(self) -> None:
        """What was deleted goes from the write-ahead log too, as far as nobody is reading just now."""
        await asyncio.get_running_loop().run_in_executor(self._readers, self.checkpoint)

    def checkpoint(self) -> None:
        """Bring the write-ahead log into the database's file, as far as nobody is reading just now."""
        if self.engine.dialect.name == "sqlite":
            with contextlib.closing(self.engine.raw_connection()) as connection:  # outside of any transaction
                done = [
                    connection.cursor().execute(f"PRAGMA {pragma}").fetchall()
                    for pragma in ("busy_timeout=2000", "wal_checkpoint(TRUNCATE)", "busy_timeout=30000")
                ]
            if self._tally is not None and done[1][0][0] == 0:
                self._tally.checkpointed()

    def _write_all(self) -> None:
        going_on = True
        while going_on:
            group = self._queue.get()
            if group is None:
                return
            while len(group) < MOST_TOGETHER and not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    going_on = False
                    break
                group += more
            for first in range(0, len(group), MOST_TOGETHER):
                self._commit(group[first : first + MOST_TOGETHER])

    def _commit(self, group: list[Any]) -> None:
        """All in one transaction; if one of them fails, each for itself, so that only the faulty one is refused."""
        try:
            outcomes = self._try_together([write for write, _, _ in group])
        except StoreFailed as failure:  # not the fault of a write: each for itself would only wait as long again
            self._count_failure()
            outcomes = [(None, failure)] * len(group)
        except Exception:
            self._count_failure()
            outcomes = [self._try_alone(write) for write, _, _ in group]
        loops: dict[asyncio.AbstractEventLoop, list[Any]] = {}
        for (_, loop, then), (value, error) in zip(group, outcomes, strict=True):
            loops.setdefault(loop, []).append((then, value, error))
        for loop, calls in loops.items():
            with contextlib.suppress(RuntimeError):  # a loop that is closed has nobody left to be told
                loop.call_soon_threadsafe(_call_all, loop, calls)

    def _try_together(self, writes: list[Write]) -> list[tuple[Any, BaseException | None]]:
        try:
            transaction = self._open().begin()
        except sa.exc.SQLAlchemyError as fault:
            self._let_go()
            raise StoreFailed(str(fault)) from fault
        connection = transaction.connection
        try:
            with transaction:
                before = _changes(connection)
                values = [write(connection) for write in writes]
                Batch.of(connection).flush(connection)
                changed = _changes(connection) != before
                if changed:
                    self._check_in_place()
                    if self._tally is not None:
                        self._tally.count(connection)
        except BaseException:
            self._let_go()  # with whatever the failed writes have left in it
            raise
        if changed and self._tally is not None:
            self._tally.committed()
        self.commits += 1
        self.writes += len(writes)
        if self._committed is not None:
            self._committed(len(writes))
        return [(value, None) for value in values]

    def _check_in_place(self) -> None:
        """What is written to a file that was deleted or replaced is lost: it is not to be acknowledged."""
        if self._file is None:
            return
        try:
            inode = os.stat(self._file).st_ino
        except OSError as error:
            raise StoreFailed("the database's file is gone") from error
        self._inode = self._inode or inode
        if inode != self._inode:
            raise StoreFailed("the database's file has been replaced")

    def _count_failure(self) -> None:
        self.failures += 1
        if self._failed is not None:
            self._failed()

    def _open(self) -> Connection:
        """The writer's own connection, kept from one transaction to the next."""
        if self._connection is None:
            self._connection = self.engine.connect().execution_options(writes=True)
        return self._connection

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(sa.exc.SQLAlchemyError):
                connection.close()

    def _try_alone(self, write: Write) -> tuple[Any, BaseException | None]:
        try:
            return self._try_together([write])[0]
        except Exception as error:
            return None, error

    def close(self) -> None:
        """Write what is still in the queue, and let go of the database."""
        self._closed = True
        self._hand_over()
        self._queue.put(None)
        self._writer.join()
        self._let_go()
        self._readers.shutdown(wait=True)
        self.engine.dispose()
        if self._tally is not None:
            self._tally.close()


def _changes(connection: Connection) -> int:
    """How many rows a connection has ever changed, where that can be asked."""
    return int(getattr(connection.connection.dbapi_connection, "total_changes", 0))


def _call_all(loop: asyncio.AbstractEventLoop, calls: list[Any]) -> None:
    for then, value, error in calls:
        try:
            then(value, error)
        except Exception as fault:  # the others of the group are to be told all the same
            loop.call_exception_handler({"message": "told of a write, but failed", "exception": fault})


class LostTrack(Exception):
    """A change that was meant for another state of a row: an earlier one has not been stored."""


class Insert:
    """New rows of a table, all in one statement; a row has the values of ``names`` in their order.

    Columns with a default in the database begin with that.
    """

    def __init__(self, table: sa.Table) -> None:
        self.table = table
        self.names = tuple(column.name for column in table.columns if column.server_default is None)
        self.portable: sa.Executable = table.insert()
        columns = ", ".join(f'"{name}"' for name in self.names)
        values = ", ".join(f"json_extract(row.value, '$[{place}]')" for place in range(len(self.names)))
        self.for_sqlite = f'INSERT INTO "{table.name}" ({columns}) SELECT {values} FROM json_each(?) AS row'

    def rows(self, rows: list[Row]) -> list[Row]:
        return rows


class Update:
    """Changes of some columns of rows, all in one statement.

    A row is found by the columns of ``key``; in ``guard`` are columns whose values before are known: a row in which they differ
    is not as it was thought to be. What is given for a row are the values of key and guard, then those of ``names``.
    """

    def __init__(self, table: sa.Table, key: tuple[str, ...], guard: tuple[str, ...], names: tuple[str, ...]) -> None:
        self._key, self._known = len(key), len(key) + len(guard)
        known = {name: f"of_{name}" for name in (*key, *guard)}
        self.names = (*known.values(), *names)
        same = sa.and_(*(table.c[name] == sa.bindparam(given) for name, given in known.items()))
        self.portable: sa.Executable = table.update().where(same).values({name: sa.bindparam(name) for name in names})
        given = [f"json_extract(row.value, '$[{place}]')" for place in range(len(self.names))]
        values = ", ".join(f'"{name}" = {value}' for name, value in zip(names, given[self._known :], strict=True))
        # json_each has a column id of its own
        found = " AND ".join(f'"{table.name}"."{name}" = {value}' for name, value in zip(known, given, strict=False))
        self.for_sqlite = f'UPDATE "{table.name}" SET {values} FROM json_each(?) AS row WHERE {found}'

    def rows(self, rows: list[Row]) -> list[Row]:
        """Of several changes of one row the last, with what the first found."""
        latest: dict[Row, Row] = {}
        for row in rows:
            first = latest.setdefault(row[: self._key], row)
            if first is not row:
                latest[row[: self._key]] = first[: self._known] + row[self._known :]
        return list(latest.values())


class Batch:
    """Rows that one transaction collects, so that many small writes become few large statements.

    For SQLite all rows of a statement go over as one value: the driver lets go of the interpreter for every row that it is
    given, and would have to wait for the event loop each time to get it back.
    """

    def __init__(self) -> None:
        self._rows: dict[Insert | Update, list[Row]] = {}

    @classmethod
    def of(cls, connection: Connection) -> Batch:
        return _BATCHES.get(connection) or _BATCHES.setdefault(connection, cls())

    def add(self, statement: Insert | Update, row: Row) -> None:
        """Have a row written before the transaction ends: first new rows in the order of the tables, then changes."""
        self._rows.setdefault(statement, []).append(row)

    def flush(self, connection: Connection) -> None:
        collected, self._rows = self._rows, {}
        for statement in sorted(collected, key=_turn):
            rows = statement.rows(collected[statement])
            if connection.dialect.name == "sqlite":
                done = connection.exec_driver_sql(statement.for_sqlite, (msgspec.json.encode(rows).decode(),))
            else:
                named = [dict(zip(statement.names, row, strict=True)) for row in rows]
                done = connection.execute(statement.portable, named)
            if isinstance(statement, Update) and done.rowcount != len(rows):
                raise LostTrack("what was to be changed is not as it was thought to be")


_TABLES = list(metadata.sorted_tables)


def _turn(statement: Insert | Update) -> int:
    """Rows are written after those that they belong to."""
    return _TABLES.index(statement.table) if isinstance(statement, Insert) else len(_TABLES)


_BATCHES: WeakKeyDictionary[Connection, Batch] = WeakKeyDictionary()


def create_all(engine: Engine) -> None:
    """All tables at once; for tests of parts that need no migrations."""
    metadata.create_all(engine)
