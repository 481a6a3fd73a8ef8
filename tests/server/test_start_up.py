"""A start never replaces a club by an empty one: missing, truncated, damaged or half-restored data is refused."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from litestar.routes import HTTPRoute

from kaisho.cli import main
from kaisho.errors import KaishoError
from kaisho.language import LANGUAGES
from kaisho.server import admin, backup
from kaisho.server.backup import back_up, restore
from kaisho.server.club_clock import now_ms
from kaisho.server.folder import DataFolder, FolderRefusal
from kaisho.server.metrics import Metrics
from kaisho.server.settings import Settings
from kaisho.server.start_up import check_club, open_store
from kaisho.server.store import migrate, open_engine
from kaisho.server.store import schema as db
from kaisho.server.store.schema import club
from kaisho.server.store.tally import CommitsLost, Tally
from tests.conftest import Run
from tests.server.in_process import in_process_club
from tests.server.running import PATIENCE

SMALL = "PRAGMA wal_autocheckpoint=0"


def open_club(folder: DataFolder, *, sync: str = "full", new_club: bool = False) -> None:
    """Do what a start does before it listens, and close the store again."""
    folder.make()
    with folder.lock():
        check_club(folder, new_club=new_club)
        store = open_store(Settings(data=folder.path, sync=sync), folder, Metrics())
        folder.secret()
        store.close()


# A club that writes a number of names, reports it, and waits to be killed.
WRITER = """
import asyncio, pathlib, sys
from kaisho.server.folder import DataFolder
from kaisho.server.metrics import Metrics
from kaisho.server.settings import Settings
from kaisho.server.start_up import check_club, open_store
from kaisho.server.store.schema import club
folder = DataFolder(pathlib.Path(sys.argv[1]))
folder.make()
lock = folder.lock()
check_club(folder)
store = open_store(Settings(data=folder.path, sync=sys.argv[2]), folder, Metrics())
folder.secret()
async def write():
    for number in range(int(sys.argv[3])):
        row = {"name": f"name {number}", "value": "x" * 500}
        await store.write(lambda database: database.execute(club.insert(), row))
    print("written", flush=True)
    await asyncio.sleep(600)
asyncio.run(write())
"""


def killed_club(folder: Path, commits: int = 20, sync: str = "full") -> DataFolder:
    """Return the folder of a club that was killed after a number of commits, all of them still in its write-ahead log."""
    command = [sys.executable, "-c", WRITER, str(folder), sync, str(commits)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stdout.readline() == "written\n"
        process.kill()
    return DataFolder(folder)


def count_names(folder: DataFolder) -> int:
    with closing(sqlite3.connect(folder.database)) as database:
        return int(database.execute("SELECT count(*) FROM club WHERE name LIKE 'name %'").fetchone()[0])


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return killed_club(tmp_path_factory.mktemp("dead") / "club").path


@pytest.fixture
def folder(killed: Path, tmp_path: Path) -> DataFolder:
    """A copy of a club that was killed with twenty commits in its write-ahead log."""
    shutil.copytree(killed, tmp_path / "club")
    return DataFolder(tmp_path / "club")


def wal(folder: DataFolder) -> Path:
    return folder.database.with_name("kaisho.sqlite-wal")


def test_a_killed_club_opens_with_everything(folder: DataFolder) -> None:
    assert wal(folder).stat().st_size > 0
    open_club(folder)
    assert count_names(folder) == 20
    open_club(folder)


def remove_log(folder: DataFolder) -> None:
    wal(folder).unlink()


def cut_log(folder: DataFolder) -> None:
    os.truncate(wal(folder), wal(folder).stat().st_size // 2)


def empty_log(folder: DataFolder) -> None:
    os.truncate(wal(folder), 0)


@pytest.mark.parametrize("damage", [remove_log, cut_log, empty_log])
def test_a_lost_or_truncated_log_is_detected(folder: DataFolder, damage: Callable[[DataFolder], None]) -> None:
    damage(folder)
    with pytest.raises(CommitsLost) as refused:
        open_club(folder)
    assert "kaisho.sqlite-wal" in refused.value.say("en") and int(str(refused.value.values["lost"])) > 0
    with pytest.raises(CommitsLost):
        open_club(folder)
    folder.count.unlink()  # as the message suggests
    open_club(folder)


@pytest.mark.parametrize("damage", [remove_log, cut_log])
def test_a_lost_log_is_detected_even_if_commits_are_not_synced(
    tmp_path: Path, damage: Callable[[DataFolder], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = killed_club(tmp_path / "club", sync="normal")
    damage(folder)
    with pytest.raises(CommitsLost):
        open_club(folder, sync="normal")
    # With sync=normal, the last commits may be missing after a power cut.
    monkeypatch.setattr("kaisho.server.club_clock.Machine.boot", lambda self: "another boot")
    open_club(folder, sync="normal")


def lose_database(folder: DataFolder) -> None:
    folder.database.unlink()


def empty_database(folder: DataFolder) -> None:
    os.truncate(folder.database, 0)


def lose_both(folder: DataFolder) -> None:
    lose_database(folder)
    remove_log(folder)


def all_in_a_lost_log(folder: DataFolder) -> None:
    """Leave a new database file, as if everything had been in the lost log."""
    lose_both(folder)
    with closing(sqlite3.connect(folder.database)) as database:
        database.execute("PRAGMA journal_mode=WAL")


@pytest.mark.parametrize("loss", [lose_database, empty_database, lose_both, all_in_a_lost_log])
def test_a_lost_club_is_not_replaced_by_an_empty_one_without_new_club(
    folder: DataFolder, loss: Callable[[DataFolder], None]
) -> None:
    loss(folder)
    had_log = wal(folder).exists()
    for _ in range(2):
        with pytest.raises(FolderRefusal) as refused:
            open_club(folder)
        assert refused.value.code == "host-club-lost" and "secret.key" in refused.value.say("en")
        assert wal(folder).exists() >= had_log, "a log that might help is not deleted"
    open_club(folder, new_club=True)
    assert count_names(folder) == 0
    if had_log:
        assert list(folder.path.glob("kaisho-before-*-wal"))
    open_club(folder)


TRACES = (
    *("secret.key", "kaisho.count", "kaisho.sqlite-wal", ".restore-abc"),
    *("kaisho-before-20260101-000000.sqlite", "kaisho-form-0007-20260101-000000.sqlite"),
)


@pytest.mark.parametrize("trace", TRACES)
def test_every_trace_of_a_lost_club_prevents_a_start(tmp_path: Path, trace: str) -> None:
    (tmp_path / trace).mkdir() if trace.startswith(".restore") else (tmp_path / trace).write_bytes(b"0" * 32)
    with pytest.raises(FolderRefusal) as refused:
        open_club(DataFolder(tmp_path))
    assert refused.value.code == "host-club-lost"


def test_new_club_does_not_change_an_existing_club(folder: DataFolder) -> None:
    open_club(folder, new_club=True)
    assert count_names(folder) == 20


def test_a_first_start_that_was_killed_can_be_repeated(tmp_path: Path) -> None:
    for number, step in enumerate((0.0, 0.3, 0.6, 0.8, 1.0, 1.3)):
        path = tmp_path / str(number)
        process = subprocess.Popen([sys.executable, "-c", WRITER, str(path), "full", "1"], stdout=subprocess.DEVNULL)
        time.sleep(step)
        process.kill()
        process.wait()
        open_club(DataFolder(path))


def test_a_restored_database_is_not_mistaken_for_one_that_lost_commits(folder: DataFolder, tmp_path: Path) -> None:
    back_up(folder, tmp_path / "backup.zip")
    other = killed_club(tmp_path / "other", 60)
    restore(tmp_path / "backup.zip", other)
    open_club(other)
    assert count_names(other) == 20
    again = killed_club(tmp_path / "again", 40)
    restore(tmp_path / "backup.zip", again)
    open_club(again)


# --- killed restores ----------------------------------------------------------------------------------------------------

# For each system call of a restore that changes files, copy a folder and kill a restore of it before that call.
KILLED_RESTORES = """
import os, pathlib, shutil, sqlite3, sys
from kaisho.server import backup, folder
file, former, folders = map(pathlib.Path, sys.argv[1:])
CALLS = ("open", "mkdir", "link", "rename", "replace", "unlink", "rmdir", "fsync")
def killed_before(number, path):
    remaining = number
    def counted(real):
        def call(*args, **more):
            nonlocal remaining
            remaining -= 1
            if remaining < 0:
                os.kill(os.getpid(), 9)
            return real(*args, **more)
        return call
    sqlite3.connect = counted(sqlite3.connect)
    for name in CALLS:
        setattr(os, name, counted(getattr(os, name)))
    backup.restore(file, folder.DataFolder(path))
number, status = 0, 9
while status == 9:
    path = folders / str(number)
    if former.exists():
        shutil.copytree(former, path)
    child = os.fork()
    if not child:
        try:
            killed_before(number, path)
        finally:
            os._exit(0)
    status = os.waitpid(child, 0)[1]
    number += 1
"""


def killed_restores(file: Path, former: Path, folders: Path) -> list[DataFolder]:
    """Return folders whose restores were killed, each one system call later; the last restore was completed."""
    folders.mkdir()
    subprocess.run([sys.executable, "-c", KILLED_RESTORES, str(file), str(former), str(folders)], check=True)
    restored = [DataFolder(path) for path in sorted(folders.iterdir(), key=lambda path: int(path.name))]
    assert len(restored) > 20
    return restored


@pytest.fixture
def later(folder: DataFolder, tmp_path: Path) -> Path:
    """A backup with its secret, of a club with another secret and one more name."""
    other = DataFolder(tmp_path / "later")
    shutil.copytree(folder.path, other.path)
    (other.path / "secret.key").write_bytes(bytes(32))
    with closing(sqlite3.connect(other.database)) as database, database:
        database.execute("INSERT INTO club VALUES ('name 20', '')")
    back_up(other, tmp_path / "later.zip", with_secret=True)
    return tmp_path / "later.zip"


def test_a_killed_restore_leaves_either_the_former_or_the_restored_club(
    folder: DataFolder, later: Path, tmp_path: Path
) -> None:
    former = (20, folder.secret())
    seen = []
    for data in killed_restores(later, folder.path, tmp_path / "killed"):
        open_club(data)
        seen.append((count_names(data), data.secret()))
        assert not data.restored.exists() and not list(data.path.glob(".restore-*")), "temporary files are removed"
        copies = list(data.path.glob("kaisho-before-*"))
        assert len(copies) == (1 if seen[-1] != former else 0)
        for file in copies:
            with closing(sqlite3.connect(file)) as database:
                assert database.execute("SELECT count(*) FROM club WHERE name LIKE 'name %'").fetchone() == (20,)
    assert set(seen) == {former, (21, bytes(32))}
    assert seen == sorted(seen), "from a certain step on it is the restored one"


def test_admin_backup_and_restore_first_finish_a_killed_restore(folder: DataFolder, later: Path, tmp_path: Path) -> None:
    def finished_by_admin(data: DataFolder) -> None:
        admin.open_database(data).dispose()

    def finished_by_backup(data: DataFolder) -> None:
        back_up(data, data.path.with_suffix(".zip"))

    def finished_by_restore(data: DataFolder) -> None:
        restore(later, data)

    killed = killed_restores(later, folder.path, tmp_path / "killed")
    halfway = [data for data in killed if data.restored.exists()]
    assert len(halfway) >= 6
    for number, data in enumerate(halfway):
        (finished_by_admin, finished_by_backup, finished_by_restore)[number % 3](data)
        assert not data.restored.exists() and count_names(data) == 21 and data.secret() == bytes(32)


def test_a_killed_restore_into_a_new_folder_does_not_lead_to_an_empty_club(
    folder: DataFolder, later: Path, tmp_path: Path
) -> None:
    refused = restored = 0
    for data in killed_restores(later, tmp_path / "nothing", tmp_path / "killed"):
        started = data.path.exists() and any(path.is_dir() for path in data.path.iterdir())
        try:
            open_club(data)
        except FolderRefusal as error:
            assert error.code == "host-club-lost"
            refused += 1
            restore(later, data)
            open_club(data)
            assert count_names(data) == 21
        else:
            assert count_names(data) == (21 if started or restored else 0)
            restored += started
    assert refused > 5 and restored > 5


def test_after_a_killed_restore_over_a_broken_database_a_start_is_refused_or_it_is_restored(
    folder: DataFolder, later: Path, tmp_path: Path
) -> None:
    folder.database.write_bytes(b"nonsense" * 8192)
    log = wal(folder).read_bytes()
    refused = 0
    for data in killed_restores(later, folder.path, tmp_path / "killed"):
        try:
            open_club(data)
        except FolderRefusal as error:
            assert error.code == "host-database-damaged"
            refused += 1
            assert wal(data).read_bytes() == log, "the log is still there"
        else:
            assert count_names(data) == 21
            (copy,) = data.path.glob("kaisho-before-*.sqlite-wal")
            assert copy.read_bytes() == log
    assert refused > 5


def test_a_restore_over_a_broken_database_with_a_log_keeps_copies_of_both(folder: DataFolder, tmp_path: Path) -> None:
    back_up(folder, tmp_path / "backup.zip")
    folder.database.write_bytes(b"nonsense" * 8192)
    log = b"not a log" * 1000
    wal(folder).write_bytes(log)
    former = restore(tmp_path / "backup.zip", folder).former
    assert former is not None and former.read_bytes().startswith(b"nonsense")
    assert former.with_name(former.name + "-wal").read_bytes() == log
    open_club(folder)
    assert count_names(folder) == 20


# --- stopped backups and restores----------------------------------------------------------------------------------------


def test_a_stopped_backup_leaves_no_files_and_those_of_a_killed_one_are_removed_by_the_next(
    folder: DataFolder, tmp_path: Path
) -> None:
    slow = (
        "import sys, time, kaisho.server.backup as backup; backup._describe = lambda copy, named: time.sleep(60); "
        "from kaisho.cli import main; print('go', flush=True); sys.exit(main(sys.argv[1:]))"
    )
    target = tmp_path / "backups"
    target.mkdir()

    def files_after(number: signal.Signals) -> list[str]:
        command = [sys.executable, "-c", slow, "backup", str(target / "backup.zip"), "--data", str(folder.path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            process.stdout.readline()
            deadline = time.monotonic() + PATIENCE
            while not any((path / "kaisho.sqlite").exists() for path in target.iterdir()):
                assert process.poll() is None and time.monotonic() < deadline
                time.sleep(0.05)
            process.send_signal(number)
        return [path.name for path in target.iterdir()]

    assert files_after(signal.SIGTERM) == []
    assert len(files_after(signal.SIGKILL)) == 1
    back_up(folder, target / "other.zip")
    assert [path.name for path in target.iterdir()] == ["other.zip"]
    assert backup.TEMPORARY.startswith(".")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_stopped_restore_leaves_no_files(
    folder: DataFolder, later: Path, monkeypatch: pytest.MonkeyPatch, number: signal.Signals
) -> None:
    def default_handler(*arguments: object) -> None:
        raise AssertionError("the signal would have ended the process and left its temporary files")

    unpacked: list[int] = []

    def send_signal(file: Path, *, named: Path) -> None:
        unpacked.append(file.stat().st_size)
        os.kill(os.getpid(), number)

    monkeypatch.setattr(backup, "check_database", send_signal)
    before = signal.signal(number, default_handler)
    try:
        with pytest.raises(SystemExit) as ended:
            main(["restore", str(later), "--data", str(folder.path)])
        assert signal.getsignal(number) is default_handler, "the former handler is restored"
    finally:
        signal.signal(number, before)
    assert ended.value.code == 128 + number and unpacked[0] > 0
    assert not folder.restored.exists() and not list(folder.path.glob(".restore-*"))
    open_club(folder)
    assert count_names(folder) == 20


def test_a_restore_removes_the_files_of_a_killed_one(folder: DataFolder, later: Path) -> None:
    temporary = folder.path / ".restore-killed"
    temporary.mkdir()
    (temporary / "kaisho.sqlite").write_bytes(b"the content of the database")
    restore(later, folder)
    assert not list(folder.path.glob(".restore-*"))
    assert count_names(folder) == 21


# --- messages -------------------------------------------------------------------------------------------------------------


def damage_pages(folder: DataFolder) -> None:
    open_club(folder)  # merges the log into the file
    with closing(sqlite3.connect(folder.database)) as database:
        database.executescript("PRAGMA journal_mode=DELETE")
    content = bytearray(folder.database.read_bytes())
    for page in range(8, len(content) // 4096, 3):
        content[page * 4096 : page * 4096 + 200] = os.urandom(200)
    folder.database.write_bytes(content)


def test_serve_and_admin_report_damage_without_a_traceback(folder: DataFolder, kaisho: Run, tmp_path: Path) -> None:
    for what, damage in {
        "nonsense": lambda data: data.database.write_bytes(b"not a database" * 1000),
        "pages": damage_pages,
        "unknown": lambda data: set_schema_version(data, "0000"),
        "newer": lambda data: set_schema_version(data, "9999"),
    }.items():
        damaged = DataFolder(tmp_path / what)
        shutil.copytree(folder.path, damaged.path)
        damage(damaged)
        for command in (("serve", "--port", "0"), ("admin", "people")):
            done = kaisho(*command, "--data", str(damaged.path))
            assert done.returncode == 1, (what, command, done.stdout)
            assert "Traceback" not in done.stderr and done.stderr.count("\n") == 1, (what, done.stderr)
            assert done.stderr.startswith("kaisho: The da"), (what, done.stderr)


def test_a_start_detects_damage_in_pages_that_it_does_not_need(folder: DataFolder) -> None:
    open_club(folder)
    with closing(sqlite3.connect(folder.database)) as database, database:
        database.executescript("PRAGMA journal_mode=DELETE; CREATE TABLE others (text)")
        database.executemany("INSERT INTO others VALUES (?)", [(f"nobody reads {number} " * 50,) for number in range(40)])
    content = bytearray(folder.database.read_bytes())
    page = content.index(b"nobody reads 20 nobody") // 4096 * 4096
    content[page : page + 200] = b"\xff" * 200
    folder.database.write_bytes(content)
    with pytest.raises(FolderRefusal) as refused:
        open_club(folder)
    assert refused.value.code == "host-database-damaged"


def damage_one_page(folder: DataFolder) -> None:
    """Damage a page that no list reads: the root page of the chat."""
    damage(folder, lambda database: database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'chat'").fetchone()[0])


def damage(folder: DataFolder, page_of: Callable[[sqlite3.Connection], int], content: bytes = b"\xff" * 4096) -> None:
    open_club(folder)  # merges the log into the file
    with closing(sqlite3.connect(folder.database)) as database:
        page = page_of(database)
    with folder.database.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(content)


def cut_in_half(folder: DataFolder) -> None:
    open_club(folder)
    os.truncate(folder.database, folder.database.stat().st_size // 2)


def cut_to_a_few_bytes(folder: DataFolder) -> None:
    open_club(folder)
    os.truncate(folder.database, 50)


def damage_a_statement(folder: DataFolder) -> None:
    """Put bytes that are not UTF-8 into the database's list of tables, which SQLite quotes in its error message."""
    open_club(folder)
    content = folder.database.read_bytes()
    folder.database.write_bytes(content.replace(b"CREATE TABLE chat (", b"CREATE TABLE chat \xadW\xe3"[:19], 1))


def rename_a_column(folder: DataFolder) -> None:
    open_club(folder)
    with closing(sqlite3.connect(folder.database)) as database, database:
        for table, column in (("people", "seen"), ("tables", "rated"), ("audit", "what"), ("results", "reason")):
            database.execute(f"ALTER TABLE {table} RENAME COLUMN {column} TO gone")


def overwrite_with_nonsense(folder: DataFolder) -> None:
    open_club(folder)
    folder.database.write_bytes(b"not a database" * 1000)


def replace_by_another_database(folder: DataFolder) -> None:
    lose_both(folder)
    with closing(sqlite3.connect(folder.database)) as database, database:
        database.execute("CREATE TABLE something (else_)")


READING = [("admin", "people"), ("admin", "tables"), ("admin", "pairs"), ("admin", "audit"), ("backup", "FILE")]
DAMAGES = {
    damage_one_page: "host-database-damaged",
    damage_pages: "host-database-damaged",
    cut_in_half: "host-database-damaged",
    cut_to_a_few_bytes: "host-database-damaged",
    damage_a_statement: "host-database-damaged",
    overwrite_with_nonsense: "host-database-damaged",
    empty_database: "host-club-lost",
    lose_both: "host-club-lost",
    replace_by_another_database: "host-club-lost",
}


def error_of(command: tuple[str, ...], folder: DataFolder, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Run a command that must fail, and return its error message, which must be one line."""
    words = [str(tmp_path / "backup.zip") if word == "FILE" else word for word in command]
    assert main([*words, "--data", str(folder.path), "--lang", "en"]) == 1, command
    output = capsys.readouterr()
    assert output.out == "" and output.err.count("\n") == 1, command
    assert not (tmp_path / "backup.zip").exists()
    return output.err


@pytest.fixture(autouse=True)
def _language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaisho.language._asked", [])


@pytest.mark.parametrize("inflict", DAMAGES, ids=lambda inflict: inflict.__name__)
def test_reading_commands_report_every_kind_of_damage_and_what_to_do(
    folder: DataFolder, tmp_path: Path, capsys: pytest.CaptureFixture[str], inflict: Callable[[DataFolder], None]
) -> None:
    inflict(folder)
    expected = " is damaged: " if DAMAGES[inflict] == "host-database-damaged" else "There was a club in "
    content = folder.database.read_bytes() if folder.database.exists() else b""
    for command in READING:
        error = error_of(command, folder, tmp_path, capsys)
        assert expected in error and "kaisho restore" in error, (command, error)
    assert (folder.database.read_bytes() if folder.database.exists() else b"") == content, "nothing is changed or created"
    with pytest.raises(FolderRefusal) as refused:
        open_club(folder)
    assert refused.value.code == DAMAGES[inflict]


def test_a_missing_column_is_reported_as_damage(folder: DataFolder, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rename_a_column(folder)
    for command in READING[:4]:
        assert "is damaged: no such column" in error_of(command, folder, tmp_path, capsys)


@pytest.mark.parametrize("value", ["CAST(X'C328' AS TEXT)", "'nonsense'"])
def test_a_row_that_cannot_be_read_is_reported_as_damage_and_not_quoted(
    folder: DataFolder, tmp_path: Path, capsys: pytest.CaptureFixture[str], value: str
) -> None:
    open_club(folder)
    with closing(sqlite3.connect(folder.database)) as database, database:
        columns = "name, name_key, kind, admin, banned, created, seen, language"
        database.execute(f"INSERT INTO people ({columns}) VALUES ('Ann', 'ann', {value}, 0, 0, 0, 0, 'en')")
    error = error_of(("admin", "people"), folder, tmp_path, capsys)
    assert " is damaged: a " in error and "nonsense" not in error and "kaisho restore" in error


def test_lists_work_in_a_read_only_folder_and_changes_are_refused_with_a_reason(
    folder: DataFolder, capfd: pytest.CaptureFixture[str]
) -> None:
    open_club(folder)
    with read_only(folder):
        for subcommand in ("people", "tables", "pairs", "audit"):
            assert (
                as_nobody(
                    lambda subcommand=subcommand: exit_with(
                        main(["admin", subcommand, "--data", str(folder.path), "--lang", "en"])
                    )
                )
                == 0
            )
        assert capfd.readouterr().err == ""
        assert as_nobody(lambda: exit_with(main(["admin", "invite", "--data", str(folder.path), "--lang", "en"]))) == 1
        assert "check the permissions of its folder" in capfd.readouterr().err
        folder.path.chmod(0)
        for command in (["admin", "people"], ["backup", "/nowhere/backup.zip"]):
            assert (
                as_nobody(lambda command=command: exit_with(main([*command, "--data", str(folder.path), "--lang", "en"]))) == 1
            )
            error = capfd.readouterr().err
            assert error.startswith(f"kaisho: The data folder {folder.path} cannot be used: "), error


def exit_with(status: int) -> None:
    """Flush the output and end the process with a command's status."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


def set_schema_version(folder: DataFolder, version: str) -> None:
    with closing(sqlite3.connect(folder.database)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = ?", (version,))


def test_a_start_on_a_lost_club_is_refused_in_every_language(folder: DataFolder, kaisho: Run) -> None:
    lose_database(folder)
    errors = {kaisho("serve", "--port", "0", "--data", str(folder.path), "--lang", language).stderr for language in LANGUAGES}
    assert len(errors) == len(LANGUAGES)
    assert all("--new-club" in line and "secret.key" in line and "Traceback" not in line for line in errors)


def test_a_read_only_folder_is_backed_up_and_not_reported_as_damaged(folder: DataFolder, tmp_path: Path) -> None:
    open_club(folder)
    target = tmp_path / "target"
    target.mkdir()
    target.chmod(0o777)
    with read_only(folder):
        assert as_nobody(lambda: back_up(folder, target / "backup.zip")) == 0
    restore(target / "backup.zip", DataFolder(tmp_path / "restored"))
    assert count_names(DataFolder(tmp_path / "restored")) == 20


@contextmanager
def read_only(folder: DataFolder) -> Iterator[None]:
    """Make a folder read-only but reachable for everybody until the end of the block."""
    for path in (folder.path, *folder.path.iterdir()):
        path.chmod(0o555 if path.is_dir() else 0o444)
    above = [path for path in folder.path.parents if path.stat().st_uid == os.getuid() and path != Path("/")]
    before = {path: path.stat().st_mode for path in (*above, folder.path)}
    try:
        for path in above:
            path.chmod(before[path] | 0o011)
        yield
    finally:
        for path, mode in before.items():
            path.chmod(mode)
        folder.path.chmod(0o700)


def as_nobody(work: Callable[[], object]) -> int:
    """Run something in a process without root's permissions, and return its exit code."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            if os.getuid() == 0:
                os.seteuid(65534)
            work()
            code = 0
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


# --- copies before migrations -------------------------------------------------------------------------------------------


def test_each_migration_makes_a_copy_first_and_older_copies_are_deleted(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    folder.make()
    engine = open_engine(folder.url)
    migrate.run_migrations(engine, "0001")
    for number in range(4):
        copy = migrate.save_copy(engine, folder.path, f"000{number}")
        assert copy.stat().st_mode & 0o077 == 0
    engine.dispose()
    assert len(list(tmp_path.glob("kaisho-form-*"))) == migrate.MAX_COPIES
    open_club(folder)
    newest = max(tmp_path.glob("kaisho-form-0001-*"), key=lambda file: file.stat().st_mtime)
    with closing(sqlite3.connect(newest)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    assert not list(tmp_path.glob(".kaisho-form-*"))


# --- the count of commits -------------------------------------------------------------------------------------------------


def test_only_changes_are_counted_and_a_broken_count_is_reset(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    folder.make()

    async def write(store: object, times: int) -> None:
        for number in range(times):
            row = {"name": f"{now_ms()} {number}", "value": "x"}
            await store.write(lambda database, row=row: database.execute(club.insert(), row))  # type: ignore[attr-defined]
            await store.write(lambda database: None)  # type: ignore[attr-defined]

    for start in range(2):
        store = open_store(Settings(data=tmp_path), folder, Metrics())
        asyncio.run(write(store, 5))
        store.close()
        count = Tally(folder.count, durable=True)._read()
        assert count is not None and count.commits == count.safe == 5 * (start + 1)
    folder.count.write_bytes(b"\0" * 100)
    open_club(folder)


def test_a_new_database_has_all_tables_and_the_newest_schema_version(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    open_club(folder)
    engine = open_engine(folder.url)
    assert set(db.metadata.tables) <= set(sa.inspect(engine).get_table_names())
    engine.dispose()
    assert re.fullmatch(r"\d{4}", migrate.HEAD) and migrate.known_versions()[-1] == migrate.HEAD
    with pytest.raises(KaishoError):
        raise migrate.UnknownSchema("store-unknown-form", found="0000")


def test_the_types_of_all_requests_are_learned_before_there_are_threads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a thread learns a type of msgspec's while a request is converted to it, the process crashes."""
    learned: list[type] = []
    decoder = msgspec.json.Decoder

    def learn(kind: type) -> object:
        learned.append(kind)
        return decoder(kind)

    async def routes_of_a_club() -> list[Any]:
        async with in_process_club(tmp_path / "club") as club:
            return list(club.app.litestar.routes)

    monkeypatch.setattr(msgspec.json, "Decoder", learn)
    routes = asyncio.run(routes_of_a_club())
    handlers = [handler for route in routes if isinstance(route, HTTPRoute) for handler in route.route_handlers]
    assert len(handlers) > 60
    assert {handler.signature_model for handler in handlers} <= set(learned)
