"""Backups of a server that is writing, and restoring them."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from kaisho.server.backup import BackupRefusal, back_up, restore
from kaisho.server.folder import DataFolder, FolderRefusal
from kaisho.server.store import migrate, open_engine
from tests.conftest import Run

# Every transaction adds a downtime and writes their number to the club's name: a copy in which these differ is inconsistent.
WRITER = """
import pathlib, sys
import sqlalchemy as sa
from kaisho.server.folder import DataFolder
from kaisho.server.store import migrate, open_engine
from kaisho.server.store.schema import club, downtimes
folder = DataFolder(pathlib.Path(sys.argv[1]))
folder.make()
lock = folder.lock()
engine = open_engine(folder.url, sync="normal")
migrate.upgrade(engine)
number = 0
while True:
    number += 1
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(downtimes.insert(), {"down": number, "up": number})
        connection.execute(club.delete())
        connection.execute(club.insert(), {"name": "club_name", "value": str(number) + "." * 2000})
    if number in (50, 500):
        print(number, flush=True)
"""


@contextmanager
def writing(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """Run a process that locks a folder and writes to its database all the time."""
    with subprocess.Popen([sys.executable, "-c", WRITER, str(folder)], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "50\n"
            yield process
        finally:
            process.kill()


def rows(database: Path) -> tuple[int, int]:
    """Return the number of downtimes in a database, and the number in the club's name."""
    with closing(sqlite3.connect(database)) as connection:
        count = connection.execute("SELECT count(*) FROM downtimes").fetchone()[0]
        return count, int(connection.execute("SELECT value FROM club").fetchone()[0].rstrip("."))


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    """A data folder with a small club in it."""
    folder = DataFolder(tmp_path / "club")
    folder.make()
    folder.secret()
    engine = open_engine(folder.url)
    migrate.upgrade(engine)
    engine.dispose()
    with closing(sqlite3.connect(folder.database)) as connection, connection:
        connection.execute("INSERT INTO club VALUES ('club_name', '1')")
        connection.execute("INSERT INTO downtimes (down, up) VALUES (1, 1)")
    return folder


def rename_club(folder: DataFolder, name: str) -> None:
    with closing(sqlite3.connect(folder.database)) as connection, connection:
        connection.execute("UPDATE club SET value = ?", (name,))


def test_a_backup_of_a_server_that_is_writing_is_a_consistent_snapshot(tmp_path: Path) -> None:
    with writing(tmp_path / "club") as process:
        folder = DataFolder(tmp_path / "club")
        back_up(folder, tmp_path / "first.zip")
        assert process.stdout is not None
        assert process.stdout.readline() == "500\n", "the server continues to write"
        back_up(folder, tmp_path / "second.zip")
        assert process.poll() is None
    counts = []
    for name in ("first", "second"):
        restore(tmp_path / f"{name}.zip", DataFolder(tmp_path / name))
        count, number = rows(tmp_path / name / "kaisho.sqlite")
        assert count == number
        counts.append(count)
    assert 50 <= counts[0] < counts[1]
    assert counts[1] >= 500


def test_nothing_is_restored_while_a_server_uses_the_folder(tmp_path: Path, folder: DataFolder) -> None:
    back_up(folder, tmp_path / "backup.zip")
    with writing(tmp_path / "busy") as process, pytest.raises(FolderRefusal, match=f"process {process.pid}"):
        restore(tmp_path / "backup.zip", DataFolder(tmp_path / "busy"))
    count, number = rows(tmp_path / "busy" / "kaisho.sqlite")
    assert count == number >= 50


def test_a_backup_contains_a_manifest_and_the_database_but_no_secret(tmp_path: Path, folder: DataFolder) -> None:
    file = tmp_path / "backup.zip"
    back_up(folder, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with zipfile.ZipFile(file) as packed:
        assert packed.namelist() == ["manifest.json", "kaisho.sqlite"]
        manifest = json.loads(packed.read("manifest.json"))
        content = packed.read("kaisho.sqlite")
    assert manifest["format"] == 1
    assert manifest["form"] == migrate.HEAD
    assert manifest["bytes"] == len(content)
    assert folder.secret() not in content
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup.zip", "club"], "there are no temporary files"


def test_a_backup_contains_the_secret_on_request(tmp_path: Path, folder: DataFolder) -> None:
    back_up(folder, tmp_path / "plain.zip")
    back_up(folder, tmp_path / "moving.zip", with_secret=True)
    other = DataFolder(tmp_path / "other")
    other.make()
    secret = other.secret()
    restore(tmp_path / "plain.zip", other)
    assert other.secret() == secret
    restore(tmp_path / "moving.zip", other)
    assert other.secret() == folder.secret()
    assert stat.S_IMODE((other.path / "secret.key").stat().st_mode) == 0o600


def test_a_backup_never_replaces_a_file(tmp_path: Path, folder: DataFolder) -> None:
    file = tmp_path / "backup.zip"
    file.write_text("mine", encoding="utf-8")
    with pytest.raises(BackupRefusal, match="already exists"):
        back_up(folder, file)
    assert file.read_text(encoding="utf-8") == "mine"
    link = tmp_path / "link.zip"
    link.symlink_to(tmp_path / "nowhere")
    with pytest.raises(BackupRefusal, match="already exists"):
        back_up(folder, link)


def test_a_backup_that_fails_leaves_no_file(tmp_path: Path, folder: DataFolder) -> None:
    with pytest.raises(BackupRefusal, match="cannot be written"):
        back_up(folder, tmp_path / "nowhere" / "backup.zip")
    with pytest.raises(FolderRefusal, match="There is no server data"):
        back_up(DataFolder(tmp_path / "empty"), tmp_path / "backup.zip")
    folder.database.write_bytes(folder.database.read_bytes()[:4096] + os.urandom(8192))
    with pytest.raises(FolderRefusal, match="is damaged"):
        back_up(folder, tmp_path / "backup.zip")
    assert [path.name for path in tmp_path.iterdir()] == ["club"]


def test_restoring_keeps_a_copy_of_the_former_database(tmp_path: Path, folder: DataFolder) -> None:
    back_up(folder, tmp_path / "backup.zip")
    rename_club(folder, "22")
    restored = restore(tmp_path / "backup.zip", folder)
    assert rows(folder.database) == (1, 1)
    assert stat.S_IMODE(folder.database.stat().st_mode) == 0o600
    assert restored.former is not None
    assert rows(restored.former) == (1, 22)
    again = restore(tmp_path / "backup.zip", folder)
    assert again.former not in (None, restored.former)
    names = {path.name for path in folder.path.iterdir() if "before" not in path.name}
    assert names == {"kaisho.sqlite", "secret.key", "lock"}


def test_the_copy_of_the_former_database_includes_its_write_ahead_log(tmp_path: Path, folder: DataFolder) -> None:
    back_up(folder, tmp_path / "backup.zip")
    with writing(tmp_path / "club2"):
        pass
    killed = DataFolder(tmp_path / "club2")
    assert (killed.path / "kaisho.sqlite-wal").stat().st_size > 0
    restored = restore(tmp_path / "backup.zip", killed)
    assert rows(killed.database) == (1, 1)
    assert restored.former is not None
    count, number = rows(restored.former)
    assert count == number >= 50


def test_a_broken_database_does_not_stop_a_restore(tmp_path: Path, folder: DataFolder) -> None:
    back_up(folder, tmp_path / "backup.zip")
    folder.database.write_bytes(b"this is not a database" * 400)
    restored = restore(tmp_path / "backup.zip", folder)
    assert rows(folder.database) == (1, 1)
    assert restored.former is not None
    assert restored.former.read_bytes().startswith(b"this is not")


def repacked(source: Path, to: Path, **changes: object) -> Path:
    """Copy a backup with changes in its manifest."""
    with zipfile.ZipFile(source) as packed, zipfile.ZipFile(to, "w") as archive:
        manifest = json.loads(packed.read("manifest.json")) | changes
        archive.writestr("manifest.json", json.dumps(manifest))
        archive.writestr("kaisho.sqlite", packed.read("kaisho.sqlite"))
    return to


def test_a_bad_backup_changes_nothing(tmp_path: Path, folder: DataFolder) -> None:
    good = tmp_path / "backup.zip"
    back_up(folder, good)
    rename_club(folder, "22")
    bad = tmp_path / "bad.zip"
    middle = bytearray(good.read_bytes())
    middle[len(middle) // 2] ^= 0xFF
    bad.write_bytes(middle)
    text = tmp_path / "text.zip"
    text.write_text("not a zip", encoding="utf-8")
    foreign = tmp_path / "foreign.zip"
    with zipfile.ZipFile(foreign, "w") as archive:
        archive.writestr("manifest.json", "[]")
    for file, message in (
        (bad, "is damaged"),
        (text, "is not a Kaisho backup"),
        (foreign, "is not a Kaisho backup"),
        (tmp_path / "nothing.zip", "There is no file"),
        (tmp_path, "cannot be read"),
        (repacked(good, tmp_path / "1.zip", form="9999"), "made by a newer version of Kaisho"),
        (repacked(good, tmp_path / "2.zip", format=2), "made by a newer version of Kaisho"),
        (repacked(good, tmp_path / "3.zip", sha256="0" * 64), "is damaged"),
        (repacked(good, tmp_path / "4.zip", bytes=5), "is damaged"),
        (repacked(good, tmp_path / "5.zip", form="0000"), "is damaged"),
        (repacked(good, tmp_path / "6.zip", form=None), "is not a Kaisho backup"),
    ):
        with pytest.raises(BackupRefusal, match=message):
            restore(file, folder)
    assert rows(folder.database) == (1, 22)
    assert sorted(path.name for path in folder.path.iterdir()) == ["kaisho.sqlite", "lock", "secret.key"]


NEXT_MIGRATION = """
import sqlalchemy as sa
from alembic import op
revision = "9000"
down_revision = "{head}"
branch_labels = depends_on = None
def upgrade():
    op.create_table("later", sa.Column("id", sa.Integer, primary_key=True))
"""


def test_restoring_upgrades_an_older_database(tmp_path: Path, folder: DataFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    back_up(folder, tmp_path / "backup.zip")
    shutil.copytree(migrate.FOLDER, tmp_path / "migrations")
    (tmp_path / "migrations" / "versions" / "9000_next.py").write_text(
        NEXT_MIGRATION.format(head=migrate.HEAD), encoding="utf-8"
    )
    monkeypatch.setattr(migrate, "FOLDER", tmp_path / "migrations")
    monkeypatch.setattr(migrate, "HEAD", "9000")
    other = DataFolder(tmp_path / "other")
    assert restore(tmp_path / "backup.zip", other).upgraded
    assert rows(other.database) == (1, 1)
    with closing(sqlite3.connect(other.database)) as connection:
        assert connection.execute("SELECT count(*) FROM later").fetchone() == (0,)
    assert not (other.path / "kaisho.sqlite-wal").exists()


def test_the_commands_report_what_they_did(kaisho: Run, tmp_path: Path, folder: DataFolder) -> None:
    done = kaisho("backup", "backup.zip", "--data", str(folder.path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "The backup is in backup.zip" in done.stdout
    done = kaisho("backup", "backup.zip", KAISHO_DATA=str(folder.path))
    assert (done.returncode, done.stdout) == (1, "")
    assert "already exists" in done.stderr
    done = kaisho("restore", "backup.zip", "--data", str(folder.path), "--lang", "de")
    assert "Die bisherigen Daten liegen in" in done.stdout
    with folder.lock():
        done = kaisho("restore", "backup.zip", "--data", str(folder.path))
    assert (done.returncode, done.stdout) == (1, "")
    assert "A server is running" in done.stderr
