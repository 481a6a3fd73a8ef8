"""The data folder of a server: its database, its secret key, and the lock that keeps a second server out."""

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
"""A folder with what a restore has still to put in its place; how a folder is called in which one is prepared."""
BESIDE = ("-wal", "-shm")
"""What SQLite calls the files that it keeps beside a database."""
SECRET_BYTES = 32
PRIVATE = 0o600


class FolderRefusal(KaishoError):
    """A data folder that cannot be used like this, or not now."""


def unusable(folder: Path, error: OSError) -> FolderRefusal:
    """The refusal of a folder, with what the system says about it."""
    return FolderRefusal("host-folder-unusable", folder=str(folder), why=error.strerror or str(error))


class DataFolder:
    """A folder that is made when it is first used, for its owner only."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def database(self) -> Path:
        return self.path / DATABASE

    @property
    def url(self) -> str:
        """The database's address for SQLAlchemy."""
        from kaisho.server.store import database_url

        return database_url(self.path)

    @property
    def count(self) -> Path:
        """The count of commits."""
        return self.path / COUNT

    def make(self) -> None:
        """Make the folder and an empty database where they are missing; nobody else may look into them."""
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            # SQLite gives the files beside a database the same rights as the database itself.
            os.close(os.open(self.database, os.O_CREAT | os.O_RDWR, PRIVATE))
        except OSError as error:
            raise unusable(self.path, error) from None

    def free_bytes(self) -> int:
        """The room that is left on the folder's disk; 0 where the folder is gone."""
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
        """What tells that there was a club in this folder."""
        found = [self.path / SECRET, self.count]
        if not self.has_database() and self._has_log():  # else SQLite has looked into it
            found.append(self._log)
        found += [path for pattern in ("kaisho-before-*", "kaisho-form-*", f"{RESTORING}*") for path in self.path.glob(pattern)]
        return sorted(path.name for path in found if path.exists())

    def set_aside(self, merge: Callable[[Path], None]) -> Path | None:
        """Give the present database and its log other names too, have the log merged, and clear it away.

        The database itself stays where it is, so that it can be replaced in one step. The lock is held. Done again after it
        was interrupted, it goes on under the names of the first time.
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
            merge(self.database)  # SQLite throws away a log that it cannot read
        if log.exists() and not log.stat().st_size:
            log.unlink()
        for ending in BESIDE:
            self.database.with_name(DATABASE + ending).unlink(missing_ok=True)
        return former

    @property
    def restored(self) -> Path:
        """What a restore has still to put in its place."""
        return self.path / RESTORED

    def finish_restore(self, merge: Callable[[Path], None]) -> Path | None:
        """Put what was restored in its place, and tell where the former database is; the lock is held.

        Whatever interrupts it, it can be done again: until the end of it the folder ``restored`` is there.
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
        """Remove what restores have left that were killed before they had changed anything; the lock is held."""
        for left in self.path.glob(f"{RESTORING}*"):
            shutil.rmtree(left, ignore_errors=True)

    @property
    def _log(self) -> Path:
        return self.database.with_name(DATABASE + "-wal")

    def _has_log(self) -> bool:
        return self._log.exists() and self._log.stat().st_size > 0

    def _former(self) -> Path | None:
        """The second name of the present database, if it has one already."""
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
        """The key that signs what the server hands out; made once, whole or not at all, whoever comes first."""
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
                os.link(new, file)  # unlike a renaming, this never replaces the key of another process
            except FileExistsError:
                return
        finally:
            new.unlink(missing_ok=True)
        sync_folder(self.path)

    def lock(self) -> FolderLock:
        """Keep every other server out, until the lock is let go or the process ends."""
        return FolderLock(self.path)


class FolderLock:
    """Held by the one process that serves a folder."""

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
    """Make sure that names of files in a folder survive a power cut."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
