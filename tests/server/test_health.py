"""``/healthz`` and the metrics report a full disk, a missing folder, and damage."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from kaisho.language import words
from kaisho.server.folder import DataFolder, FolderRefusal
from kaisho.server.metrics import Metrics
from kaisho.server.settings import Settings
from kaisho.server.start_up import open_store, refusal
from kaisho.server.store import schema as db
from tests.server.inside import Inside, inside
from tests.server.running import PATIENCE

LIMITS: dict[str, Any] = {"rate_per_address": 0, "rate_per_session": 0}


def story(folder: Path, tell: Callable[[Inside, httpx.AsyncClient], Awaitable[None]]) -> None:
    async def run() -> None:
        async with inside(folder, **LIMITS) as club:
            await tell(club, club.visitor())

    asyncio.run(run())


async def health(club: Inside, visitor: httpx.AsyncClient) -> tuple[int, str]:
    club.services.health.proved_at = float("-inf")
    answer = await visitor.get("/healthz")
    return answer.status_code, answer.text


def metric(club: Inside, name: str) -> float:
    found = re.search(rf"^{name} (\S+)$", club.services.metrics.exposition().decode(), re.MULTILINE)
    assert found, name
    return float(found[1])


class full:  # noqa: N801
    """The database cannot grow until the end of the block, as on a disk without room."""

    def __init__(self, club: Inside) -> None:
        self.engine = club.services.store.engine

    def _limit(self, connection: Any) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count=1")  # as many as it has

    def __enter__(self) -> None:
        sa.event.listen(self.engine, "begin", self._limit)

    def __exit__(self, *error: object) -> None:
        sa.event.remove(self.engine, "begin", self._limit)


def test_a_full_disk_is_reported_and_counted_and_recovers_by_itself(tmp_path: Path) -> None:
    async def tell(club: Inside, visitor: httpx.AsyncClient) -> None:
        assert await health(club, visitor) == (200, "ok\n")
        failed, text = metric(club, "kaisho_commits_failed_total"), "x" * 100_000
        with full(club):
            row = {"name": "big", "value": text}
            with pytest.raises(sa.exc.OperationalError, match="full"):
                await club.services.store.write(lambda database: database.execute(db.club.insert(), row))
            assert metric(club, "kaisho_commits_failed_total") > failed
        assert await health(club, visitor) == (200, "ok\n")
        assert metric(club, "kaisho_free_bytes") > 0

    story(tmp_path, tell)


def test_a_server_whose_writes_fail_is_not_healthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell(club: Inside, visitor: httpx.AsyncClient) -> None:
        def no_room(database: Any, sign: Any) -> None:
            raise sa.exc.OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

        with monkeypatch.context() as patched:
            patched.setattr("kaisho.server.health.beat", no_room)
            assert await health(club, visitor) == (503, "the store does not answer\n")
        assert await health(club, visitor) == (200, "ok\n")

    story(tmp_path, tell)


def test_a_failed_write_is_checked_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell(club: Inside, visitor: httpx.AsyncClient) -> None:
        beats = 0

        def no_room(database: Any, sign: Any = None) -> None:
            nonlocal beats
            beats += 1
            raise sa.exc.OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

        assert await health(club, visitor) == (200, "ok\n")
        club.services.health.proved_at = time.monotonic() + 3600  # the same second lasts for an hour
        monkeypatch.setattr("kaisho.server.health.beat", no_room)
        assert ((await visitor.get("/healthz")).status_code, beats) == (200, 0), "it has just been looked at"
        with pytest.raises(sa.exc.OperationalError):
            await club.services.store.write(no_room)
        beats = 0
        assert (await visitor.get("/healthz")).status_code == 503
        assert beats > 0
        monkeypatch.undo()
        assert (await visitor.get("/healthz")).status_code == 200

    story(tmp_path, tell)


@pytest.mark.parametrize("how", ["deleted", "moved", "replaced"])
def test_a_missing_data_folder_is_noticed_and_nothing_is_acknowledged(tmp_path: Path, how: str) -> None:
    async def tell(club: Inside, visitor: httpx.AsyncClient) -> None:
        assert await health(club, visitor) == (200, "ok\n")
        if how == "moved":
            club.folder.rename(tmp_path / "elsewhere")
        else:
            copy = (club.folder / "kaisho.sqlite").read_bytes()
            shutil.rmtree(club.folder)
            if how == "replaced":
                club.folder.mkdir()
                (club.folder / "kaisho.sqlite").write_bytes(copy)
        assert await health(club, visitor) == (503, "the store does not answer\n")
        answer = await visitor.post("/api/guests", json={"name": "Ann"})
        assert (answer.status_code, answer.json()["code"]) == (503, "store-trouble")
        assert metric(club, "kaisho_free_bytes") > 0 or how != "replaced"

    story(tmp_path / "club", tell)


def test_damage_found_by_the_weekly_check_is_reported(tmp_path: Path) -> None:
    async def tell(club: Inside, visitor: httpx.AsyncClient) -> None:
        await club.services.health.check_integrity()
        assert metric(club, "kaisho_store_damaged") == 0
        club.services.store.checkpoint()
        with (tmp_path / "kaisho.sqlite").open("r+b") as file:
            file.seek(4096 * 10)
            before = file.read(4096)
            file.seek(4096 * 10)
            file.write(os.urandom(4096))
            file.flush()
            with pytest.raises(FolderRefusal, match="is damaged"):
                await club.services.health.check_integrity()
            file.seek(4096 * 10)
            file.write(before)
        assert metric(club, "kaisho_store_damaged") == 1
        assert await health(club, visitor) == (503, "the database is damaged\n")
        await club.services.health.check_integrity()
        assert await health(club, visitor) == (200, "ok\n")

    story(tmp_path, tell)


def test_the_log_is_merged_every_hour_and_all_pages_are_checked_every_week(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    waits: list[float] = []

    async def merge() -> None:
        done.append("merged")
        raise sa.exc.OperationalError("PRAGMA", {}, sqlite3.OperationalError("database is locked"))  # and it goes on

    async def look() -> None:
        done.append("looked")

    async def note(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) > 2 * 7 * 24:
            raise asyncio.CancelledError

    async def tell(club: Inside, visitor: httpx.AsyncClient) -> None:
        assert any(task.get_coro().__name__ == "maintain_store" for task in club.app._tasks), "it is begun with the club"
        with monkeypatch.context() as patched:
            patched.setattr(club.services.store, "wipe", merge)
            patched.setattr(club.services.health, "check_integrity", look)
            patched.setattr("kaisho.server.maintenance.asyncio.sleep", note)
            with pytest.raises(asyncio.CancelledError):
                await club.app.maintenance.maintain_store()

    story(tmp_path, tell)
    assert set(waits) == {3600.0}
    assert done == (["merged"] * 7 * 24 + ["looked"]) * 2


def test_a_start_without_room_is_refused_in_words(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    folder.make()
    open_store(Settings(data=tmp_path), folder, Metrics()).close()
    with closing(sqlite3.connect(folder.database)) as database:
        database.execute("PRAGMA max_page_count=1")
        try:
            database.execute("INSERT INTO club VALUES ('big', ?)", ("x" * 100_000,))
        except sqlite3.OperationalError as error:
            assert refusal(folder.database, error).code == "host-disk-full"
            wrapped = sa.exc.OperationalError("INSERT", {}, error)
            assert refusal(folder.database, wrapped).code == "host-disk-full"
        else:
            raise AssertionError("there was room")


# A server whose disk has room until it opens its club.
FULL_AT_THE_START = """
import sys
from kaisho.server import app
from kaisho.server.store.schema import club
from kaisho.cli import main
def begin(database, clock):
    database.exec_driver_sql("PRAGMA max_page_count=1")  # as many as it has
    database.execute(club.insert(), {"name": "big", "value": "x" * 100_000})
app.begin = begin
sys.exit(main())
"""


def test_a_club_that_finds_no_room_when_it_opens_ends_in_words(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FULL_AT_THE_START, "serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 1 and "is open" not in done.stdout
    told = words("en")("host-disk-full", file=str(tmp_path / "kaisho.sqlite"))
    assert done.stderr.splitlines()[-1] == f"kaisho: {told}" and "Traceback" not in done.stderr
