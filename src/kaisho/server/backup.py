"""Backups: the database of a running or a stopped server in one verified file, and how to restore it.

A backup is a zip file with a manifest and the database. It has the secret key only if that is asked for: backups are stored in
more places than the server, and without the key nobody can forge a login.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sqlite3
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import IO

import msgspec

from kaisho import __version__
from kaisho.errors import KaishoError
from kaisho.server.folder import (
    DATABASE,
    PRIVATE,
    RESTORING,
    SECRET,
    SECRET_BYTES,
    DataFolder,
    FolderLock,
    FolderRefusal,
    sync_folder,
)
from kaisho.server.start_up import as_refusal, damaged, find_club, merge_log, open_for_reading
from kaisho.server.store import database_url, migrate, open_engine, tally

FORMAT = 1
TEMPORARY = ".kaisho-backup-"
MANIFEST = "manifest.json"
MAX_MANIFEST = 10_000
"""Bytes that are read of a manifest; a real one is far smaller."""


class BackupRefusal(KaishoError):
    """A backup that cannot be made or restored."""


class Manifest(msgspec.Struct, frozen=True):
    """The description of a backup."""

    format: int
    version: str
    made: str
    form: str
    bytes: int
    sha256: str


def _why(error: Exception) -> str:
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)


# --- backing up -------------------------------------------------------------------------------------------------------


def back_up(folder: DataFolder, file: Path, *, with_secret: bool = False) -> Manifest:
    """Write a backup atomically; never overwrite a file. The server may be running."""
    find_club(folder)
    file = file.absolute()
    if file.exists() or file.is_symlink():
        raise BackupRefusal("cli-file-exists", file=str(file))
    try:
        _clear_killed(file.parent)
        with tempfile.TemporaryDirectory(dir=file.parent, prefix=TEMPORARY) as name:
            workspace = Path(name)
            lock = FolderLock(workspace)  # held as long as this process lives
            copy, archive = workspace / DATABASE, workspace / "archive"
            _copy_database(folder.database, copy)
            manifest = _describe(copy, named=folder.database)
            _pack(archive, manifest, copy, folder.secret() if with_secret else None)
            os.link(archive, file)  # fails if the file exists by now
            lock.release()
        sync_folder(file.parent)
    except FileExistsError:
        raise BackupRefusal("cli-file-exists", file=str(file)) from None
    except OSError as error:
        raise BackupRefusal("file-unwritable", file=str(file), why=_why(error)) from None
    return manifest


def _clear_killed(folder: Path) -> None:
    """Remove the leftovers of killed backups, which contain copies of the database."""
    for leftover in folder.glob(f"{TEMPORARY}*"):
        with suppress(FolderRefusal), FolderLock(leftover):
            shutil.rmtree(leftover, ignore_errors=True)


def _copy_database(source: Path, copy: Path) -> None:
    """Copy a snapshot of the database with SQLite's backup function, while its writer continues."""
    with as_refusal(source), closing(open_for_reading(source)) as opened, closing(sqlite3.connect(copy)) as made:
        opened.backup(made)
        made.execute("PRAGMA journal_mode=DELETE")  # so that the copy is one file
    check_database(copy, named=source)


def _open(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, timeout=30)


def check_database(file: Path, *, named: Path) -> None:
    """Raise ``FolderRefusal`` for a damaged database; its message names the file ``named``."""
    with as_refusal(named), closing(_open(file)) as opened:
        found = opened.execute("PRAGMA integrity_check(1)").fetchone()[0]
        loose = opened.execute("PRAGMA foreign_key_check").fetchone()
    if found != "ok" or loose is not None:
        raise damaged(named, "foreign keys" if found == "ok" else str(found))


def _describe(copy: Path, *, named: Path) -> Manifest:
    with as_refusal(named), closing(_open(copy)) as opened:
        row = opened.execute("SELECT version_num FROM alembic_version").fetchone()
    if row is None:
        raise damaged(named, "alembic_version is empty")
    made = datetime.now(UTC).isoformat(timespec="seconds")
    with copy.open("rb") as content:
        return Manifest(
            FORMAT, __version__, made, row[0], copy.stat().st_size, hashlib.file_digest(content, "sha256").hexdigest()
        )


def _pack(archive: Path, manifest: Manifest, database: Path, secret: bytes | None) -> None:
    descriptor = os.open(archive, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE)
    with os.fdopen(descriptor, "w+b") as opened:
        with zipfile.ZipFile(opened, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as packed:
            packed.writestr(MANIFEST, msgspec.json.format(msgspec.json.encode(manifest)))
            packed.write(database, DATABASE)
            if secret is not None:
                packed.writestr(SECRET, secret)
        opened.flush()
        os.fsync(opened.fileno())


# --- restoring --------------------------------------------------------------------------------------------------------


class RestoreResult(msgspec.Struct, frozen=True):
    """What was restored, and where the former database is now."""

    manifest: Manifest
    former: Path | None
    upgraded: bool


def restore(file: Path, folder: DataFolder) -> RestoreResult:
    """Restore a backup into a folder on which no server runs.

    Everything is prepared in a subfolder, which is then renamed to ``restored`` in one step. If the restore is killed before
    that, nothing has changed; if it is killed afterwards, whatever opens the folder next finishes it.
    """
    folder.make()
    with folder.lock(), _opened(file, folder) as packed:
        folder.finish_restore(merge_log)
        folder.clear_restores()
        manifest = _read_manifest(packed, file)
        workspace = Path(tempfile.mkdtemp(dir=folder.path, prefix=RESTORING))
        try:
            fresh = workspace / DATABASE
            _unpack(packed, manifest, fresh, file)
            check_database(fresh, named=file)
            upgraded = _migrate(workspace, manifest, file)
            _reset_tally(fresh)
            _unpack_secret(packed, workspace, file)
            sync_folder(workspace)
            os.rename(workspace, folder.restored)
        finally:
            shutil.rmtree(workspace, ignore_errors=True)
        sync_folder(folder.path)
        former = folder.finish_restore(merge_log)
    return RestoreResult(manifest, former, upgraded)


@contextmanager
def _opened(file: Path, folder: DataFolder) -> Iterator[zipfile.ZipFile]:
    """Open the archive. Errors of the archive, also while it is read, and of a full disk become refusals."""
    try:
        packed = zipfile.ZipFile(file)
    except FileNotFoundError:
        raise BackupRefusal("file-missing", file=str(file)) from None
    except zipfile.BadZipFile:
        raise BackupRefusal("host-backup-unknown", file=str(file)) from None
    except OSError as error:
        raise BackupRefusal("file-unreadable", file=str(file), why=_why(error)) from None
    with packed:
        try:
            yield packed
        except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError):  # what zipfile raises
            raise BackupRefusal("host-backup-damaged", file=str(file)) from None
        except OSError as error:
            raise FolderRefusal("host-folder-unusable", folder=str(folder.path), why=_why(error)) from None


def _read_manifest(packed: zipfile.ZipFile, file: Path) -> Manifest:
    try:
        with packed.open(MANIFEST) as opened:
            manifest = msgspec.json.decode(opened.read(MAX_MANIFEST), type=Manifest)
        if packed.getinfo(DATABASE).file_size != manifest.bytes:
            raise BackupRefusal("host-backup-damaged", file=str(file))
    except (KeyError, msgspec.DecodeError):
        raise BackupRefusal("host-backup-unknown", file=str(file)) from None
    if manifest.format > FORMAT or manifest.form > migrate.HEAD:
        raise BackupRefusal("host-backup-newer", file=str(file), version=manifest.version)
    return manifest


def _unpack(packed: zipfile.ZipFile, manifest: Manifest, to: Path, file: Path) -> None:
    digest = hashlib.sha256()
    descriptor = os.open(to, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE)
    with os.fdopen(descriptor, "wb") as written, packed.open(DATABASE) as opened:
        for part in _parts(opened, manifest.bytes):
            digest.update(part)
            written.write(part)
        written.flush()
        os.fsync(written.fileno())
    if digest.hexdigest() != manifest.sha256:
        raise BackupRefusal("host-backup-damaged", file=str(file))


def _parts(opened: IO[bytes], most: int) -> Iterator[bytes]:
    """Yield the content in parts, and never more than the manifest says."""
    while most > 0 and (part := opened.read(min(1 << 20, most))):
        most -= len(part)
        yield part


def _migrate(folder: Path, manifest: Manifest, file: Path) -> bool:
    """Migrate a restored database; return whether it was necessary."""
    engine = open_engine(database_url(folder))
    try:
        if migrate.schema_version(engine) != manifest.form:
            raise BackupRefusal("host-backup-damaged", file=str(file))
        return migrate.upgrade(engine, migrate.HEAD)
    finally:
        engine.dispose()


def _unpack_secret(packed: zipfile.ZipFile, folder: Path, file: Path) -> None:
    """Unpack the key, if the backup has one."""
    if SECRET not in packed.namelist():
        return
    with packed.open(SECRET) as opened:
        secret = opened.read(SECRET_BYTES + 1)
    if len(secret) != SECRET_BYTES:
        raise BackupRefusal("host-backup-damaged", file=str(file))
    descriptor = os.open(folder / SECRET, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE)
    with os.fdopen(descriptor, "wb") as written:
        written.write(secret)
        written.flush()
        os.fsync(written.fileno())


def _reset_tally(database: Path) -> None:
    """Forget the tally, which belongs to the former database."""
    with closing(_open(database)) as opened, opened:
        tally.forget(opened)
    with closing(_open(database)) as opened:
        opened.execute("PRAGMA journal_mode=DELETE")  # so that it is one file
