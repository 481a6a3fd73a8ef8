"""A commit counter, in the database and in a file beside it, which detects a lost or truncated write-ahead log.

Without its log a SQLite database silently goes back to an older state. The file holds the id of the database's life (a
restored database begins a new one), the number of commits, the boot of the machine in which they were counted, and the
number of commits that are known to be on the disk.
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
    """The database has fewer commits than the file beside it has counted."""


class TallyFile(msgspec.Struct, frozen=True):
    """The content of the file."""

    life: str
    commits: int
    boot: str
    safe: int


class Tally:
    """The commit counter of one database."""

    def __init__(self, file: Path, *, durable: bool) -> None:
        self.file = file
        self.durable = durable
        """Whether every commit reaches the disk before it is acknowledged; otherwise only a checkpoint guarantees that."""
        self._boot = Machine().boot()
        self._count = TallyFile("", 0, self._boot, 0)
        self._descriptor = -1

    # --- at the start -------------------------------------------------------------------------------------------------

    def begin(self, connection: Connection) -> None:
        """Compare both counters and continue from the database's. Raises ``CommitsLost`` if that is behind."""
        stored = connection.execute(sa.select(club.c.value).where(club.c.name == TALLY)).scalar()
        life, _, commits = (stored or f"{secrets.token_hex(8)} 0").partition(" ")
        if stored is None:
            connection.execute(club.insert(), {"name": TALLY, "value": f"{life} 0"})
        known = self._read()
        had = int(commits)
        if known is not None and stored is not None and known.life == life:
            expected = known.commits if known.boot == self._boot else known.safe
            if had < expected:
                raise CommitsLost("host-commits-lost", lost=expected - had, file=str(self.file))
        self._count = TallyFile(life, had, self._boot, had if self.durable else 0)

    def _read(self) -> TallyFile | None:
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=TallyFile)
        except FileNotFoundError:
            return None
        except (OSError, msgspec.MsgspecError):
            log.warning("the commit counter cannot be read; it starts again")
            return None

    # --- while running ------------------------------------------------------------------------------------------------

    def count(self, connection: Connection) -> None:
        """Count one more commit, as part of its transaction."""
        value = f"{self._count.life} {self._count.commits + 1}"
        connection.exec_driver_sql("UPDATE club SET value = ? WHERE name = 'tally'", (value,))

    def committed(self) -> None:
        """Note in the file that the transaction was committed."""
        commits = self._count.commits + 1
        self._write(msgspec.structs.replace(self._count, commits=commits, safe=commits if self.durable else self._count.safe))

    def checkpointed(self) -> None:
        """Note in the file that all commits so far are on the disk."""
        self._write(msgspec.structs.replace(self._count, safe=self._count.commits))

    def _write(self, count: TallyFile) -> None:
        self._count = count
        try:
            if self._descriptor < 0:
                self._descriptor = os.open(self.file, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
            os.pwrite(self._descriptor, msgspec.json.encode(count).ljust(WIDTH), 0)
        except OSError as error:
            log.debug("the commit counter could not be written", exc_info=error)

    def close(self) -> None:
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def forget(connection: Any) -> None:
    """Begin a new life for a restored database: the file beside it counts the commits of the old one."""
    connection.execute("DELETE FROM club WHERE name = 'tally'")
