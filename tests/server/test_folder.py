"""The data folder: private, with a secret that is created once, and for one server at a time."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from kaisho.server.folder import DataFolder, FolderRefusal
from kaisho.server.store import open_engine
from kaisho.server.store.migrate import schema_version, upgrade


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    folder = DataFolder(tmp_path / "deep" / "a?b #%20é")
    folder.make()
    return folder


def test_only_the_owner_can_read_a_new_folder_and_its_files(folder: DataFolder) -> None:
    folder.secret()
    with folder.lock():
        assert mode(folder.path) == 0o700
        assert {path.name: mode(path) for path in folder.path.iterdir()} == {
            "kaisho.sqlite": 0o600,
            "secret.key": 0o600,
            "lock": 0o600,
        }


def test_the_database_is_in_the_folder_even_if_its_path_has_special_characters(folder: DataFolder) -> None:
    assert not folder.has_database()
    engine = open_engine(folder.url)
    upgrade(engine)
    assert schema_version(engine) is not None
    assert mode(folder.path / "kaisho.sqlite-wal") == 0o600
    engine.dispose()
    assert folder.has_database()


def test_the_secret_is_created_once_even_by_concurrent_callers(folder: DataFolder) -> None:
    with ThreadPoolExecutor(8) as pool:
        keys = set(pool.map(lambda _: DataFolder(folder.path).secret(), range(32)))
    assert len(keys) == 1
    assert len(keys.pop()) == 32
    assert sorted(path.name for path in folder.path.iterdir()) == ["kaisho.sqlite", "secret.key"]


def test_a_readable_secret_is_made_private_and_an_invalid_one_is_refused(folder: DataFolder) -> None:
    key = folder.secret()
    file = folder.path / "secret.key"
    file.chmod(0o644)
    assert folder.secret() == key
    assert mode(file) == 0o600
    file.write_bytes(b"short")
    with pytest.raises(FolderRefusal, match="is not a Kaisho key"):
        folder.secret()


def test_a_second_server_on_a_folder_is_refused_and_names_the_first(folder: DataFolder) -> None:
    lock = folder.lock()
    with pytest.raises(FolderRefusal, match=rf"A server is running on the data folder .* \(process {os.getpid()}\)"):
        folder.lock()
    lock.release()
    folder.lock().release()


def test_the_lock_is_released_when_its_process_is_killed(folder: DataFolder) -> None:
    hold = (
        "import pathlib, sys, time; from kaisho.server.folder import DataFolder; "
        "lock = DataFolder(pathlib.Path(sys.argv[1])).lock(); print('held', flush=True); time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", hold, str(folder.path)], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(FolderRefusal, match=f"process {other.pid}"):
            folder.lock()
        other.kill()
        other.wait()
    folder.lock().release()


def test_a_path_that_cannot_be_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    with pytest.raises(FolderRefusal, match="cannot be used"):
        DataFolder(tmp_path / "file").make()
