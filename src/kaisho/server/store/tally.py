"""A count of commits, in the database and in a file beside it: a write-ahead log that was lost or cut is noticed.

Without its log, or with half of it, a SQLite database is an older one, and nothing in it says so. The file has the name of the
database's life (a restored database begins another), the commits so far, the run of the machine in which they were counted,
and how many of them are known to be on the disk.
"""

from __future__ import annotations

import logging
import os
import secrets
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.errors import KaishoError
from kaisho.server.club_clock import Machine
from kaisho.server.store.schema import club

log = logging.getLogger("kaisho.store")

TALLY = "tally"
WIDTH = 160


class CommitsLost(KaishoError):
    """The database has fewer commits than it once had."""


class Count(msgspec.Struct, frozen=True):
    """What the file says."""

    life: str
    commits: int
    boot: str
    safe: int


class Tally:
    """Counts the commits of one database."""

    def __init__(self, file: Path, *, durable: bool) -> None:
        self.file = file
        self.durable = durable
        """Whether every commit is on the disk when it is done; otherwise only a checkpoint makes sure of that."""
        self._boot = Machine().boot()
        self._count = Count("", 0, self._boot, 0)
        self._descriptor = -1

    # --- at the start -------------------------------------------------------------------------------------------------

    def begin(self, connection: Connection) -> None:
        """Compare both counts, and go on from the database's; raise ``CommitsLost`` where it has fewer."""
        stored = connection.execute(sa.select(club.c.value).where(club.c.name == TALLY)).scalar()
        life, _, commits = (stored or f"{secrets.token_hex(8)} 0").partition(" ")
        if stored is None:
            connection.execute(club.insert(), {"name": TALLY, "value": f"{life} 0"})
        known = self._read()
        had = int(commits)
        if known is not None and stored is not None and known.life == life:
            least = known.commits if known.boot == self._boot else known.safe
            if had < least:
                raise CommitsLost("host-commits-lost", lost=least - had, file=str(self.file))
        self._count = Count(life, had, self._boot, had if self.durable else 0)

    def _read(self) -> Count | None:
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=Count)
        except FileNotFoundError:
            return None
        except (OSError, msgspec.MsgspecError):
            log.warning("the count of commits cannot be read; it begins anew")
            return None

    # --- while running ------------------------------------------------------------------------------------------------

    def count(self, connection: Connection) -> None:
        """One more, as part of a transaction."""
        value = f"{self._count.life} {self._count.commits + 1}"
        connection.exec_driver_sql("UPDATE club SET value = ? WHERE name = 'tally'", (value,))

    def committed(self) -> None:
        """The transaction is done."""
        commits = self._count.commits + 1
        self._write(msgspec.structs.replace(self._count, commits=commits, safe=commits if self.durable else self._count.safe))

    def checkpointed(self) -> None:
        """Everything so far is on the disk."""
        self._write(msgspec.structs.replace(self._count, safe=self._count.commits))

    def _write(self, count: Count) -> None:
        self._count = count
        try:
            if self._descriptor < 0:
                self._descriptor = os.open(self.file, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
            os.pwrite(self._descriptor, msgspec.json.encode(count).ljust(WIDTH), 0)
        except OSError as error:
            log.debug("the count of commits could not be written", exc_info=error)

    def close(self) -> None:
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def forget(connection: Any) -> None:
    """A restored database begins another life: what the count beside it says is about the former one."""
    connection.execute("DELETE FROM club WHERE name = 'tally'")
