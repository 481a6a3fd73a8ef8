"""The database of a running server: a few threads that read, and one that writes and commits in groups."""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.server.completion import Completion, WriteCallback
from kaisho.server.store.engine import open_engine
from kaisho.server.store.rows import RowBatch
from kaisho.server.store.tally import Tally

T = TypeVar("T")
Outcome = tuple[Any, BaseException | None]
"""What a write returned, or why it failed."""

MAX_GROUP = 2_000
"""Maximum number of writes in one transaction."""


class StoreFailed(Exception):
    """A write did not reach the database."""


class QueuedWrite(NamedTuple):
    """A write with the event loop in which its callback is called."""

    write: Callable[[RowBatch], Any]
    loop: asyncio.AbstractEventLoop
    callback: WriteCallback


class Store:
    """The database of a running server. Reads run in a few threads, writes in exactly one."""

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
        self._gathered: list[QueuedWrite] = []
        self._queue: SimpleQueue[list[QueuedWrite] | None] = SimpleQueue()
        self._closed = False
        self._connection: Connection | None = None
        self.commits = 0
        self.writes = 0
        self._committed = committed
        self._failed = failed
        self.failures = 0
        """Number of transactions that failed."""
        self._tally = tally
        self._file = file
        """The database file, which must not be deleted or replaced while the server runs."""
        self._inode = 0
        self._writer = threading.Thread(target=self._write_all, name="store-write", daemon=True)
        self._writer.start()

    # --- reading ------------------------------------------------------------------------------------------------------

    def read_now(self, query: Callable[[Connection], T]) -> T:
        """Run a query in the calling thread."""
        with self.engine.connect() as connection:
            return query(connection)

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query in one of the store's threads, so that the event loop never waits for the disk."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, query)

    # --- writing ------------------------------------------------------------------------------------------------------

    def write_rows_then(self, write: Callable[[RowBatch], Any], callback: WriteCallback) -> None:
        """Queue a write; ``callback`` is called in the event loop when it has been committed or has failed.

        The writes of one iteration of the event loop are handed over together: waking the writer's thread for each of them
        would cost more than everything else.
        """
        if self._closed:
            raise StoreFailed("the store is closed")
        loop = asyncio.get_running_loop()
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append(QueuedWrite(write, loop, callback))

    def write_then(self, write: Callable[[Connection], Any], callback: WriteCallback) -> None:
        """Queue a write that needs no more than the connection."""
        self.write_rows_then(lambda batch: write(batch.connection), callback)

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._queue.put(gathered)

    async def write_rows(self, write: Callable[[RowBatch], T]) -> T:
        """Write, and return when it has been committed."""
        done: Completion[T] = Completion()
        self.write_rows_then(write, done.written)
        return await done

    async def write(self, write: Callable[[Connection], T]) -> T:
        """Write with the connection alone, and return when it has been committed."""
        return await self.write_rows(lambda batch: write(batch.connection))

    async def settle(self) -> None:
        """Wait until every write queued so far has been committed or has failed; failures go to their own callers."""
        done: Completion[None] = Completion()
        self.write_rows_then(lambda batch: None, lambda value, error: done.written(None, None))
        await done

    async def wipe(self) -> None:
        """Checkpoint in a thread, so that deleted data also disappears from the write-ahead log."""
        await asyncio.get_running_loop().run_in_executor(self._readers, self.checkpoint)

    def checkpoint(self) -> None:
        """Move the write-ahead log into the database file, as far as running reads allow."""
        if self.engine.dialect.name == "sqlite":
            with contextlib.closing(self.engine.raw_connection()) as connection:  # outside of any transaction
                done = [
                    connection.cursor().execute(f"PRAGMA {pragma}").fetchall()
                    for pragma in ("busy_timeout=2000", "wal_checkpoint(TRUNCATE)", "busy_timeout=30000")
                ]
            if self._tally is not None and done[1][0][0] == 0:
                self._tally.checkpointed()

    def close(self) -> None:
        """Write what is still queued, and close the database."""
        self._closed = True
        self._hand_over()
        self._queue.put(None)
        self._writer.join()
        self._discard_connection()
        self._readers.shutdown(wait=True)
        self.engine.dispose()
        if self._tally is not None:
            self._tally.close()

    # --- the writer's thread ------------------------------------------------------------------------------------------

    def _write_all(self) -> None:
        running = True
        while running:
            group = self._queue.get()
            if group is None:
                return
            while len(group) < MAX_GROUP and not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    running = False
                    break
                group += more
            for first in range(0, len(group), MAX_GROUP):
                self._commit(group[first : first + MAX_GROUP])

    def _commit(self, group: list[QueuedWrite]) -> None:
        """Commit a group in one transaction. If a write fails, each is tried alone, so that only the faulty one is refused."""
        try:
            outcomes = self._try_together([queued.write for queued in group])
        except StoreFailed as failure:  # not the fault of a write: trying each alone would only wait as long again
            self._count_failure()
            outcomes = [(None, failure)] * len(group)
        except Exception:
            self._count_failure()
            outcomes = [self._try_alone(queued.write) for queued in group]
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[WriteCallback, Outcome]]] = {}
        for queued, outcome in zip(group, outcomes, strict=True):
            by_loop.setdefault(queued.loop, []).append((queued.callback, outcome))
        for loop, calls in by_loop.items():
            with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody waits any more
                loop.call_soon_threadsafe(_call_all, loop, calls)

    def _try_together(self, writes: list[Callable[[RowBatch], Any]]) -> list[Outcome]:
        try:
            transaction = self._open().begin()
        except sa.exc.SQLAlchemyError as fault:
            self._discard_connection()
            raise StoreFailed(str(fault)) from fault
        connection = transaction.connection
        try:
            with transaction:
                before = _total_changes(connection)
                batch = RowBatch(connection)
                values = [write(batch) for write in writes]
                batch.flush()
                changed = _total_changes(connection) != before
                if changed:
                    self._check_file()
                    if self._tally is not None:
                        self._tally.count(connection)
        except BaseException:
            self._discard_connection()  # its state after a failed write is unknown
            raise
        if changed and self._tally is not None:
            self._tally.committed()
        self.commits += 1
        self.writes += len(writes)
        if self._committed is not None:
            self._committed(len(writes))
        return [(value, None) for value in values]

    def _try_alone(self, write: Callable[[RowBatch], Any]) -> Outcome:
        try:
            return self._try_together([write])[0]
        except Exception as error:
            return None, error

    def _check_file(self) -> None:
        """Raise if the database file was deleted or replaced: what is written to it now would be lost."""
        if self._file is None:
            return
        try:
            inode = os.stat(self._file).st_ino
        except OSError as error:
            raise StoreFailed("the database file has been deleted") from error
        self._inode = self._inode or inode
        if inode != self._inode:
            raise StoreFailed("the database file has been replaced")

    def _count_failure(self) -> None:
        self.failures += 1
        if self._failed is not None:
            self._failed()

    def _open(self) -> Connection:
        """The writer's connection, which it keeps from one transaction to the next."""
        if self._connection is None:
            self._connection = self.engine.connect().execution_options(writes=True)
        return self._connection

    def _discard_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(sa.exc.SQLAlchemyError):
                connection.close()


def _total_changes(connection: Connection) -> int:
    """Number of rows that a connection has changed so far, where the driver counts them."""
    return int(getattr(connection.connection.dbapi_connection, "total_changes", 0))


def _call_all(loop: asyncio.AbstractEventLoop, calls: list[tuple[WriteCallback, Outcome]]) -> None:
    for callback, (value, error) in calls:
        try:
            callback(value, error)
        except Exception as fault:  # the other callbacks of the group must still be called
            loop.call_exception_handler({"message": "the callback of a write failed", "exception": fault})
