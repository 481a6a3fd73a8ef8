"""The data folder of a server: its database, its secret key, and the lock that keeps a second server out."""

from __future__ import annotations

import fcntl
import os
import secrets
from pathlib import Path
from types import TracebackType
from typing import Self

from kaisho.errors import KaishoError

DATABASE, SECRET, LOCK = "kaisho.sqlite", "secret.key", "lock"
SECRET_BYTES = 32
PRIVATE = 0o600


class FolderRefusal(KaishoError):
    """A data folder that cannot be used like this, or not now."""


def _unusable(folder: Path, error: OSError) -> FolderRefusal:
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

    def make(self) -> None:
        """Make the folder and an empty database where they are missing; nobody else may look into them."""
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            # SQLite gives the files beside a database the same rights as the database itself.
            os.close(os.open(self.database, os.O_CREAT | os.O_RDWR, PRIVATE))
        except OSError as error:
            raise _unusable(self.path, error) from None

    def has_database(self) -> bool:
        try:
            return self.database.stat().st_size > 0
        except OSError:
            return False

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
            raise _unusable(self.path, error) from None
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
            raise _unusable(folder, error) from None
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
