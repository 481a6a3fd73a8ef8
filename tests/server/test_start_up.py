"""A start never replaces a club by an empty one: missing, truncated, damaged or half restored data is refused."""

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

import pytest
import sqlalchemy as sa

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
from tests.server.running import PATIENCE

SMALL = "PRAGMA wal_autocheckpoint=0"


def opened(folder: DataFolder, *, sync: str = "full", new_club: bool = False) -> None:
    """What a start does before it listens; the store is closed again."""
    folder.make()
    with folder.lock():
        check_club(folder, new_club=new_club)
        store = open_store(Settings(data=folder.path, sync=sync), folder, Metrics())
        folder.secret()
        store.close()


# A club that writes until it is killed; it has said how many names it has acknowledged.
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
    """The folder of a club that was killed after so many commits, all of them still in its log."""
    command = [sys.executable, "-c", WRITER, str(folder), sync, str(commits)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stdout.readline() == "written\n"
        process.kill()
    return DataFolder(folder)


def names(folder: DataFolder) -> int:
    with closing(sqlite3.connect(folder.database)) as database:
        return int(database.execute("SELECT count(*) FROM club WHERE name LIKE 'name %'").fetchone()[0])


@pytest.fixture(scope="module")
def dead(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return killed_club(tmp_path_factory.mktemp("dead") / "club").path


@pytest.fixture
def folder(dead: Path, tmp_path: Path) -> DataFolder:
    """A copy of a club that was killed with twenty commits in its log."""
    shutil.copytree(dead, tmp_path / "club")
    return DataFolder(tmp_path / "club")


def wal(folder: DataFolder) -> Path:
    return folder.database.with_name("kaisho.sqlite-wal")


def test_a_killed_club_opens_with_everything(folder: DataFolder) -> None:
    assert wal(folder).stat().st_size > 0
    opened(folder)
    assert names(folder) == 20
    opened(folder)


def remove_log(folder: DataFolder) -> None:
    wal(folder).unlink()


def cut_log(folder: DataFolder) -> None:
    os.truncate(wal(folder), wal(folder).stat().st_size // 2)


def empty_log(folder: DataFolder) -> None:
    os.truncate(wal(folder), 0)


@pytest.mark.parametrize("damage", [remove_log, cut_log, empty_log])
def test_a_lost_or_cut_log_is_noticed(folder: DataFolder, damage: Callable[[DataFolder], None]) -> None:
    damage(folder)
    with pytest.raises(CommitsLost) as refused:
        opened(folder)
    assert "kaisho.sqlite-wal" in refused.value.say("en") and int(str(refused.value.values["lost"])) > 0
    with pytest.raises(CommitsLost):
        opened(folder)
    folder.count.unlink()  # as the message says
    opened(folder)


@pytest.mark.parametrize("damage", [remove_log, cut_log])
def test_a_lost_log_is_noticed_too_where_commits_are_not_synced(
    tmp_path: Path, damage: Callable[[DataFolder], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = killed_club(tmp_path / "club", sync="normal")
    damage(folder)
    with pytest.raises(CommitsLost):
        opened(folder, sync="normal")
    # after a power cut the last commits may be missing: that is what was asked for
    monkeypatch.setattr("kaisho.server.club_clock.Machine.boot", lambda self: "another run of the machine")
    opened(folder, sync="normal")


def lose_database(folder: DataFolder) -> None:
    folder.database.unlink()


def empty_database(folder: DataFolder) -> None:
    os.truncate(folder.database, 0)


def lose_both(folder: DataFolder) -> None:
    lose_database(folder)
    remove_log(folder)


def all_in_a_lost_log(folder: DataFolder) -> None:
    """The database's file as SQLite makes it: everything was in the log."""
    lose_both(folder)
    with closing(sqlite3.connect(folder.database)) as database:
        database.execute("PRAGMA journal_mode=WAL")


@pytest.mark.parametrize("loss", [lose_database, empty_database, lose_both, all_in_a_lost_log])
def test_no_empty_club_begins_where_one_was_unless_somebody_insists(
    folder: DataFolder, loss: Callable[[DataFolder], None]
) -> None:
    loss(folder)
    had_log = wal(folder).exists()
    for _ in range(2):
        with pytest.raises(FolderRefusal) as refused:
            opened(folder)
        assert refused.value.code == "host-club-lost" and "secret.key" in refused.value.say("en")
        assert wal(folder).exists() >= had_log, "what may still help is not thrown away"
    opened(folder, new_club=True)
    assert names(folder) == 0
    if had_log:
        assert list(folder.path.glob("kaisho-before-*-wal"))
    opened(folder)


TRACES = (
    *("secret.key", "kaisho.count", "kaisho.sqlite-wal", ".restore-abc"),
    *("kaisho-before-20260101-000000.sqlite", "kaisho-form-0007-20260101-000000.sqlite"),
)


@pytest.mark.parametrize("trace", TRACES)
def test_each_trace_of_a_club_is_enough(tmp_path: Path, trace: str) -> None:
    (tmp_path / trace).mkdir() if trace.startswith(".restore") else (tmp_path / trace).write_bytes(b"0" * 32)
    with pytest.raises(FolderRefusal) as refused:
        opened(DataFolder(tmp_path))
    assert refused.value.code == "host-club-lost"


def test_insisting_changes_nothing_where_there_is_a_club(folder: DataFolder) -> None:
    opened(folder, new_club=True)
    assert names(folder) == 20


def test_a_first_start_that_is_killed_anywhere_can_be_made_again(tmp_path: Path) -> None:
    for number, step in enumerate((0.0, 0.3, 0.6, 0.8, 1.0, 1.3)):
        place = tmp_path / str(number)
        process = subprocess.Popen([sys.executable, "-c", WRITER, str(place), "full", "1"], stdout=subprocess.DEVNULL)
        time.sleep(step)
        process.kill()
        process.wait()
        opened(DataFolder(place))


def test_a_restored_or_exchanged_database_is_not_taken_for_one_that_lost_commits(folder: DataFolder, tmp_path: Path) -> None:
    back_up(folder, tmp_path / "backup.zip")
    other = killed_club(tmp_path / "other", 60)
    restore(tmp_path / "backup.zip", other)
    opened(other)
    assert names(other) == 20
    again = killed_club(tmp_path / "again", 40)
    restore(tmp_path / "backup.zip", again)
    opened(again)


# --- a restore that is killed -------------------------------------------------------------------------------------------

# For each system call of a restore that changes something, a copy of a folder and a process that is killed before it.
KILLED_RESTORES = """
import os, pathlib, shutil, sqlite3, sys
from kaisho.server import backup, folder
file, former, places = map(pathlib.Path, sys.argv[1:])
CALLS = ("open", "mkdir", "link", "rename", "replace", "unlink", "rmdir", "fsync")
def killed_before(number, place):
    left = number
    def counted(real):
        def call(*args, **more):
            nonlocal left
            left -= 1
            if left < 0:
                os.kill(os.getpid(), 9)
            return real(*args, **more)
        return call
    sqlite3.connect = counted(sqlite3.connect)
    for name in CALLS:
        setattr(os, name, counted(getattr(os, name)))
    backup.restore(file, folder.DataFolder(place))
number, status = 0, 9
while status == 9:
    place = places / str(number)
    if former.exists():
        shutil.copytree(former, place)
    child = os.fork()
    if not child:
        try:
            killed_before(number, place)
        finally:
            os._exit(0)
    status = os.waitpid(child, 0)[1]
    number += 1
"""


def killed_restores(file: Path, former: Path, places: Path) -> list[DataFolder]:
    """Folders whose restore was killed, each one system call later; the last one was not."""
    places.mkdir()
    subprocess.run([sys.executable, "-c", KILLED_RESTORES, str(file), str(former), str(places)], check=True)
    found = [DataFolder(place) for place in sorted(places.iterdir(), key=lambda place: int(place.name))]
    assert len(found) > 20
    return found


@pytest.fixture
def later(folder: DataFolder, tmp_path: Path) -> Path:
    """A backup with its key, of a club that has another key and one name more."""
    place = DataFolder(tmp_path / "later")
    shutil.copytree(folder.path, place.path)
    (place.path / "secret.key").write_bytes(bytes(32))
    with closing(sqlite3.connect(place.database)) as database, database:
        database.execute("INSERT INTO club VALUES ('name 20', '')")
    back_up(place, tmp_path / "later.zip", with_secret=True)
    return tmp_path / "later.zip"


def test_a_restore_killed_anywhere_leaves_the_former_club_or_the_restored_one(
    folder: DataFolder, later: Path, tmp_path: Path
) -> None:
    former = (20, folder.secret())
    seen = []
    for it in killed_restores(later, folder.path, tmp_path / "killed"):
        opened(it)
        seen.append((names(it), it.secret()))
        assert not it.restored.exists() and not list(it.path.glob(".restore-*")), "what was left is cleared away"
        kept = list(it.path.glob("kaisho-before-*"))
        assert len(kept) == (1 if seen[-1] != former else 0)
        for file in kept:
            with closing(sqlite3.connect(file)) as database:
                assert database.execute("SELECT count(*) FROM club WHERE name LIKE 'name %'").fetchone() == (20,)
    assert set(seen) == {former, (21, bytes(32))}
    assert seen == sorted(seen), "from one step on it is restored"


def test_before_anything_else_a_killed_restore_is_finished_by_admin_backup_and_restore(
    folder: DataFolder, later: Path, tmp_path: Path
) -> None:
    def finished_by_admin(it: DataFolder) -> None:
        admin.open_database(it).dispose()

    def finished_by_backup(it: DataFolder) -> None:
        back_up(it, it.path.with_suffix(".zip"))

    def finished_by_restore(it: DataFolder) -> None:
        restore(later, it)

    killed = killed_restores(later, folder.path, tmp_path / "killed")
    halfway = [it for it in killed if it.restored.exists()]
    assert len(halfway) >= 6
    for number, it in enumerate(halfway):
        (finished_by_admin, finished_by_backup, finished_by_restore)[number % 3](it)
        assert not it.restored.exists() and names(it) == 21 and it.secret() == bytes(32)


def test_into_a_new_folder_a_killed_restore_is_not_an_empty_club(folder: DataFolder, later: Path, tmp_path: Path) -> None:
    refused = restored = 0
    for it in killed_restores(later, tmp_path / "nothing", tmp_path / "killed"):
        begun = it.path.exists() and any(path.is_dir() for path in it.path.iterdir())
        try:
            opened(it)
        except FolderRefusal as error:
            assert error.code == "host-club-lost"
            refused += 1
            restore(later, it)
            opened(it)
            assert names(it) == 21
        else:
            assert names(it) == (21 if begun or restored else 0)
            restored += begun
    assert refused > 5 and restored > 5


def test_over_a_broken_database_a_killed_restore_is_refused_in_words_or_done(
    folder: DataFolder, later: Path, tmp_path: Path
) -> None:
    folder.database.write_bytes(b"nonsense" * 8192)
    log = wal(folder).read_bytes()
    refused = 0
    for it in killed_restores(later, folder.path, tmp_path / "killed"):
        try:
            opened(it)
        except FolderRefusal as error:
            assert error.code == "host-database-damaged"
            refused += 1
            assert wal(it).read_bytes() == log, "what could still be saved is there"
        else:
            assert names(it) == 21
            (kept,) = it.path.glob("kaisho-before-*.sqlite-wal")
            assert kept.read_bytes() == log
    assert refused > 5


def test_a_restore_over_a_broken_database_with_a_log_keeps_both_and_takes_neither_along(
    folder: DataFolder, tmp_path: Path
) -> None:
    back_up(folder, tmp_path / "backup.zip")
    folder.database.write_bytes(b"nonsense" * 8192)
    log = b"not a log" * 1000
    wal(folder).write_bytes(log)
    former = restore(tmp_path / "backup.zip", folder).former
    assert former is not None and former.read_bytes().startswith(b"nonsense")
    assert former.with_name(former.name + "-wal").read_bytes() == log
    opened(folder)
    assert names(folder) == 20


# --- backups that are ended ---------------------------------------------------------------------------------------------


def test_a_stopped_backup_leaves_nothing_behind_and_a_killed_one_is_cleared_by_the_next(
    folder: DataFolder, tmp_path: Path
) -> None:
    slow = (
        "import sys, time, kaisho.server.backup as backup; backup._describe = lambda copy, named: time.sleep(60); "
        "from kaisho.cli import main; print('go', flush=True); sys.exit(main(sys.argv[1:]))"
    )
    target = tmp_path / "backups"
    target.mkdir()

    def ended(number: signal.Signals) -> list[str]:
        command = [sys.executable, "-c", slow, "backup", str(target / "backup.zip"), "--data", str(folder.path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            process.stdout.readline()
            until = time.monotonic() + PATIENCE
            while not any((left / "kaisho.sqlite").exists() for left in target.iterdir()):
                assert process.poll() is None and time.monotonic() < until
                time.sleep(0.05)
            process.send_signal(number)
        return [path.name for path in target.iterdir()]

    assert ended(signal.SIGTERM) == []
    assert len(ended(signal.SIGKILL)) == 1
    back_up(folder, target / "other.zip")
    assert [path.name for path in target.iterdir()] == ["other.zip"]
    assert backup.TEMPORARY.startswith(".")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_stopped_restore_leaves_nothing_behind(
    folder: DataFolder, later: Path, monkeypatch: pytest.MonkeyPatch, number: signal.Signals
) -> None:
    def nobody_listens(*signalled: object) -> None:
        raise AssertionError("the signal would have ended the process, and left what it was working on")

    unpacked: list[int] = []

    def told_to_stop(file: Path, *, named: Path) -> None:
        unpacked.append(file.stat().st_size)
        os.kill(os.getpid(), number)

    monkeypatch.setattr(backup, "check_database", told_to_stop)
    before = signal.signal(number, nobody_listens)
    try:
        with pytest.raises(SystemExit) as ended:
            main(["restore", str(later), "--data", str(folder.path)])
        assert signal.getsignal(number) is nobody_listens, "as it was before"
    finally:
        signal.signal(number, before)
    assert ended.value.code == 128 + number and unpacked[0] > 0
    assert not folder.restored.exists() and not list(folder.path.glob(".restore-*"))
    opened(folder)
    assert names(folder) == 20


def test_a_restore_clears_the_leftovers_of_a_killed_one(folder: DataFolder, later: Path) -> None:
    left = folder.path / ".restore-killed"
    left.mkdir()
    (left / "kaisho.sqlite").write_bytes(b"all that was in the database")
    restore(later, folder)
    assert not list(folder.path.glob(".restore-*"))
    assert names(folder) == 21


# --- words ----------------------------------------------------------------------------------------------------------------


def damage_pages(folder: DataFolder) -> None:
    opened(folder)  # so that everything is in the file
    with closing(sqlite3.connect(folder.database)) as database:
        database.executescript("PRAGMA journal_mode=DELETE")
    content = bytearray(folder.database.read_bytes())
    for page in range(8, len(content) // 4096, 3):
        content[page * 4096 : page * 4096 + 200] = os.urandom(200)
    folder.database.write_bytes(content)


def test_serve_and_admin_say_what_is_wrong_without_a_traceback(folder: DataFolder, kaisho: Run, tmp_path: Path) -> None:
    for what, damage in {
        "nonsense": lambda it: it.database.write_bytes(b"no database" * 1000),
        "pages": damage_pages,
        "form": lambda it: with_form(it, "0000"),
        "newer": lambda it: with_form(it, "9999"),
    }.items():
        place = DataFolder(tmp_path / what)
        shutil.copytree(folder.path, place.path)
        damage(place)
        for command in (("serve", "--port", "0"), ("admin", "people")):
            done = kaisho(*command, "--data", str(place.path))
            assert done.returncode == 1, (what, command, done.stdout)
            assert "Traceback" not in done.stderr and done.stderr.count("\n") == 1, (what, done.stderr)
            assert done.stderr.startswith("kaisho: The da"), (what, done.stderr)


def test_damage_in_a_page_that_a_start_does_not_need_is_noticed_by_it(folder: DataFolder) -> None:
    opened(folder)
    with closing(sqlite3.connect(folder.database)) as database, database:
        database.executescript("PRAGMA journal_mode=DELETE; CREATE TABLE others (text)")
        database.executemany("INSERT INTO others VALUES (?)", [(f"nobody reads {number} " * 50,) for number in range(40)])
    content = bytearray(folder.database.read_bytes())
    page = content.index(b"nobody reads 20 nobody") // 4096 * 4096
    content[page : page + 200] = b"\xff" * 200
    folder.database.write_bytes(content)
    with pytest.raises(FolderRefusal) as refused:
        opened(folder)
    assert refused.value.code == "host-database-damaged"


def damage_one_page(folder: DataFolder) -> None:
    """Damage a page that no list reads: the root of the chat."""
    damage(folder, lambda database: database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'chat'").fetchone()[0])


def damage(folder: DataFolder, page_of: Callable[[sqlite3.Connection], int], content: bytes = b"\xff" * 4096) -> None:
    opened(folder)  # so that everything is in the file
    with closing(sqlite3.connect(folder.database)) as database:
        page = page_of(database)
    with folder.database.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(content)


def cut_in_half(folder: DataFolder) -> None:
    opened(folder)
    os.truncate(folder.database, folder.database.stat().st_size // 2)


def cut_to_a_few_bytes(folder: DataFolder) -> None:
    opened(folder)
    os.truncate(folder.database, 50)


def damage_a_statement(folder: DataFolder) -> None:
    """Signs that are no UTF-8 in the database's own list of tables: SQLite quotes them in its complaint."""
    opened(folder)
    content = folder.database.read_bytes()
    folder.database.write_bytes(content.replace(b"CREATE TABLE chat (", b"CREATE TABLE chat \xadW\xe3"[:19], 1))


def rename_a_column(folder: DataFolder) -> None:
    opened(folder)
    with closing(sqlite3.connect(folder.database)) as database, database:
        for table, column in (("people", "seen"), ("tables", "rated"), ("audit", "what"), ("results", "reason")):
            database.execute(f"ALTER TABLE {table} RENAME COLUMN {column} TO gone")


def put_in_nonsense(folder: DataFolder) -> None:
    opened(folder)
    folder.database.write_bytes(b"no database" * 1000)


def make_it_another_database(folder: DataFolder) -> None:
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
    put_in_nonsense: "host-database-damaged",
    empty_database: "host-club-lost",
    lose_both: "host-club-lost",
    make_it_another_database: "host-club-lost",
}


def refused_by(command: tuple[str, ...], folder: DataFolder, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What a command says that is refused, in one line."""
    words = [str(tmp_path / "backup.zip") if word == "FILE" else word for word in command]
    assert main([*words, "--data", str(folder.path), "--lang", "en"]) == 1, command
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1, command
    assert not (tmp_path / "backup.zip").exists()
    return said.err


@pytest.fixture(autouse=True)
def _language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaisho.language._asked", [])


@pytest.mark.parametrize("harm", DAMAGES, ids=lambda harm: harm.__name__)
def test_whatever_is_damaged_reading_commands_say_it_and_what_to_do(
    folder: DataFolder, tmp_path: Path, capsys: pytest.CaptureFixture[str], harm: Callable[[DataFolder], None]
) -> None:
    harm(folder)
    expected = " is damaged: " if DAMAGES[harm] == "host-database-damaged" else "There was a club in "
    content = folder.database.read_bytes() if folder.database.exists() else b""
    for command in READING:
        said = refused_by(command, folder, tmp_path, capsys)
        assert expected in said and "kaisho restore" in said, (command, said)
    assert (folder.database.read_bytes() if folder.database.exists() else b"") == content, "nothing is changed or begun"
    with pytest.raises(FolderRefusal) as refused:
        opened(folder)
    assert refused.value.code == DAMAGES[harm]


def test_a_table_that_lacks_a_column_is_called_damaged(
    folder: DataFolder, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rename_a_column(folder)
    for command in READING[:4]:
        assert "is damaged: no such column" in refused_by(command, folder, tmp_path, capsys)


@pytest.mark.parametrize("value", ["CAST(X'C328' AS TEXT)", "'nonsense'"])
def test_a_row_that_cannot_be_read_is_called_damage_and_not_quoted(
    folder: DataFolder, tmp_path: Path, capsys: pytest.CaptureFixture[str], value: str
) -> None:
    opened(folder)
    with closing(sqlite3.connect(folder.database)) as database, database:
        columns = "name, name_key, kind, admin, banned, created, seen, language"
        database.execute(f"INSERT INTO people ({columns}) VALUES ('Ann', 'ann', {value}, 0, 0, 0, 0, 'en')")
    said = refused_by(("admin", "people"), folder, tmp_path, capsys)
    assert " is damaged: a " in said and "nonsense" not in said and "kaisho restore" in said


def test_lists_work_in_a_folder_that_can_only_be_read_and_changes_say_why_not(
    folder: DataFolder, capfd: pytest.CaptureFixture[str]
) -> None:
    opened(folder)
    with only_readable(folder):
        for part in ("people", "tables", "pairs", "audit"):
            assert as_nobody(lambda part=part: done(main(["admin", part, "--data", str(folder.path), "--lang", "en"]))) == 0
        assert capfd.readouterr().err == ""
        assert as_nobody(lambda: done(main(["admin", "invite", "--data", str(folder.path), "--lang", "en"]))) == 1
        assert "check the permissions of its folder" in capfd.readouterr().err
        folder.path.chmod(0)
        for command in (["admin", "people"], ["backup", "/nowhere/backup.zip"]):
            assert as_nobody(lambda command=command: done(main([*command, "--data", str(folder.path), "--lang", "en"]))) == 1
            said = capfd.readouterr().err
            assert said.startswith(f"kaisho: The data folder {folder.path} cannot be used: "), said


def done(status: int) -> None:
    """End the process with a command's status; what was said is written first."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


def with_form(folder: DataFolder, form: str) -> None:
    with closing(sqlite3.connect(folder.database)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = ?", (form,))


def test_a_start_on_a_lost_club_is_refused_in_every_language(folder: DataFolder, kaisho: Run) -> None:
    lose_database(folder)
    said = {kaisho("serve", "--port", "0", "--data", str(folder.path), "--lang", language).stderr for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("--new-club" in line and "secret.key" in line and "Traceback" not in line for line in said)


def test_a_folder_that_can_only_be_read_is_backed_up_and_not_called_damaged(folder: DataFolder, tmp_path: Path) -> None:
    opened(folder)
    target = tmp_path / "target"
    target.mkdir()
    target.chmod(0o777)
    with only_readable(folder):
        assert as_nobody(lambda: back_up(folder, target / "backup.zip")) == 0
    restore(target / "backup.zip", DataFolder(tmp_path / "restored"))
    assert names(DataFolder(tmp_path / "restored")) == 20


@contextmanager
def only_readable(folder: DataFolder) -> Iterator[None]:
    """A folder in which nobody may write; anybody can get there."""
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
    """Do something in a process that may not write everywhere; 0 if it went well."""
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


# --- before a migration -------------------------------------------------------------------------------------------------


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
    opened(folder)
    newest = max(tmp_path.glob("kaisho-form-0001-*"), key=lambda file: file.stat().st_mtime)
    with closing(sqlite3.connect(newest)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    assert not list(tmp_path.glob(".kaisho-form-*"))


# --- the count ------------------------------------------------------------------------------------------------------------


def test_only_what_changes_something_is_counted_and_a_broken_count_begins_anew(tmp_path: Path) -> None:
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
    opened(folder)


def test_no_names_of_tables_have_gone(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    opened(folder)
    engine = open_engine(folder.url)
    assert set(db.metadata.tables) <= set(sa.inspect(engine).get_table_names())
    engine.dispose()
    assert re.fullmatch(r"\d{4}", migrate.HEAD) and migrate.known_versions()[-1] == migrate.HEAD
    with pytest.raises(KaishoError):
        raise migrate.UnknownSchema("store-unknown-form", found="0000")
