"""The data folder of a server: its database, its secret key, and the lock against a second server."""

from __future__ import annotations

import fcntl
import os
import secrets
import shutil
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from kaisho.errors import KaishoError

DATABASE, SECRET, LOCK, COUNT = "kaisho.sqlite", "secret.key", "lock", "kaisho.count"
RESTORED, RESTORING = "restored", ".restore-"
"""The folder with the rest of an unfinished restore, and the prefix of folders in which one is prepared."""
SQLITE_SUFFIXES = ("-wal", "-shm")
"""Suffixes of the files that SQLite creates next to a database."""
SECRET_BYTES = 32
PRIVATE = 0o600


class FolderRefusal(KaishoError):
    """A data folder that cannot be used."""


def unusable(folder: Path, error: OSError) -> FolderRefusal:
    """Return the refusal of a folder, with the system's message."""
    return FolderRefusal("host-folder-unusable", folder=str(folder), why=error.strerror or str(error))


class DataFolder:
    """A folder that only its owner can read. It is made when first used."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def database(self) -> Path:
        return self.path / DATABASE

    @property
    def url(self) -> str:
        """The URL of the database for SQLAlchemy."""
        from kaisho.server.store import database_url

        return database_url(self.path)

    @property
    def count(self) -> Path:
        """The file with the number of commits."""
        return self.path / COUNT

    def make(self) -> None:
        """Make the folder and an empty database if they are missing, readable by their owner only."""
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            # SQLite gives its other files the same mode as the database.
            os.close(os.open(self.database, os.O_CREAT | os.O_RDWR, PRIVATE))
        except OSError as error:
            raise unusable(self.path, error) from None

    def free_bytes(self) -> int:
        """Return the free space on the folder's disk; 0 if the folder does not exist."""
        try:
            return shutil.disk_usage(self.path).free
        except OSError:
            return 0

    def has_database(self) -> bool:
        try:
            return self.database.stat().st_size > 0
        except OSError:
            return False

    def traces(self) -> list[str]:
        """Return the files that show that there was a club in this folder."""
        found = [self.path / SECRET, self.count]
        if not self.has_database() and self._has_log():  # otherwise SQLite has read it
            found.append(self._log)
        found += [path for pattern in ("kaisho-before-*", "kaisho-form-*", f"{RESTORING}*") for path in self.path.glob(pattern)]
        return sorted(path.name for path in found if path.exists())

    def set_aside(self, merge: Callable[[Path], None]) -> Path | None:
        """Link the current database and its log under other names, then merge and remove the log.

        The database itself stays, so that it can be replaced atomically. The caller holds the lock. If it was interrupted, call
        it again: it continues with the same names.
        """
        if not self.has_database() and not self._has_log():
            return None
        former = self._former() or self._name_for_former()
        log = former.with_name(former.name + "-wal")
        if not former.exists():
            os.link(self.database, former)
        if self._has_log() and not log.exists():
            os.link(self._log, log)
        sync_folder(self.path)
        if self.has_database():
            merge(self.database)  # SQLite discards a log that it cannot read
        if log.exists() and not log.stat().st_size:
            log.unlink()
        for ending in SQLITE_SUFFIXES:
            self.database.with_name(DATABASE + ending).unlink(missing_ok=True)
        return former

    @property
    def restored(self) -> Path:
        """The folder with the rest of an unfinished restore."""
        return self.path / RESTORED

    def finish_restore(self, merge: Callable[[Path], None]) -> Path | None:
        """Move the restored files to their final names; return where the former database is. The caller holds the lock.

        It can be repeated after any interruption, because the folder ``restored`` is removed last.
        """
        if not self.restored.exists():
            return None
        former = None
        try:
            if (self.restored / DATABASE).exists():
                former = self.set_aside(merge)
                os.replace(self.restored / DATABASE, self.database)
            if (self.restored / SECRET).exists():
                os.replace(self.restored / SECRET, self.path / SECRET)
            sync_folder(self.path)
            shutil.rmtree(self.restored)
        except OSError as error:
            raise unusable(self.path, error) from None
        return former

    def clear_restores(self) -> None:
        """Remove the leftovers of restores that were killed before they changed anything. The caller holds the lock."""
        for leftover in self.path.glob(f"{RESTORING}*"):
            shutil.rmtree(leftover, ignore_errors=True)

    @property
    def _log(self) -> Path:
        return self.database.with_name(DATABASE + "-wal")

    def _has_log(self) -> bool:
        return self._log.exists() and self._log.stat().st_size > 0

    def _former(self) -> Path | None:
        """Return the second name of the current database, if it has one already."""
        for name in self.path.glob("kaisho-before-*.sqlite"):
            if name.samefile(self.database):
                return name
        return None

    def _name_for_former(self) -> Path:
        stem = f"kaisho-before-{datetime.now(UTC):%Y%m%d-%H%M%S}"
        former = self.path / f"{stem}.sqlite"
        number = 2
        while former.exists():
            former = self.path / f"{stem}-{number}.sqlite"
            number += 1
        return former

    def secret(self) -> bytes:
        """Return the key that signs cookies; made atomically when first needed, even by several processes."""
        file = self.path / SECRET
        try:
            if not file.exists():
                self._make_secret(file)
            key = file.read_bytes()
            if file.stat().st_mode & 0o077:
                file.chmod(PRIVATE)
        except OSError as error:
            raise unusable(self.path, error) from None
        if len(key) != SECRET_BYTES:
            raise FolderRefusal("host-bad-secret", file=str(file))
        return key

    def _make_secret(self, file: Path) -> None:
        new = file.with_name(f".{SECRET}.{os.getpid()}.{secrets.token_hex(4)}")
        descriptor = os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE)
        try:
            with os.fdopen(descriptor, "wb") as opened:
                opened.write(secrets.token_bytes(SECRET_BYTES))
                opened.flush()
                os.fsync(opened.fileno())
            try:
                os.link(new, file)  # unlike a rename, a link never replaces the key of another process
            except FileExistsError:
                return
        finally:
            new.unlink(missing_ok=True)
        sync_folder(self.path)

    def lock(self) -> FolderLock:
        """Lock the folder against other servers, until the lock is released or the process ends."""
        return FolderLock(self.path)


class FolderLock:
    """A lock that one process holds on a folder."""

    def __init__(self, folder: Path) -> None:
        try:
            self._descriptor = os.open(folder / LOCK, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, PRIVATE)
        except OSError as error:
            raise unusable(folder, error) from None
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.read(self._descriptor, 20).decode("ascii", "replace").strip()
            os.close(self._descriptor)
            raise FolderRefusal("host-folder-busy", folder=str(folder), process=holder or "?") from None
        os.ftruncate(self._descriptor, 0)
        os.write(self._descriptor, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.release()


def sync_folder(folder: Path) -> None:
    """Make sure that the names of files in a folder survive a power failure."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
