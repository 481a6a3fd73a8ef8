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
from tests.server.in_process import InProcessClub, in_process_club
from tests.server.running import PATIENCE

LIMITS: dict[str, Any] = {"rate_per_address": 0, "rate_per_session": 0}


def run_in_club(folder: Path, scenario: Callable[[InProcessClub, httpx.AsyncClient], Awaitable[None]]) -> None:
    async def run() -> None:
        async with in_process_club(folder, **LIMITS) as club:
            await scenario(club, club.client())

    asyncio.run(run())


async def health(club: InProcessClub, client: httpx.AsyncClient) -> tuple[int, str]:
    club.services.health.proved_at = float("-inf")
    answer = await client.get("/healthz")
    return answer.status_code, answer.text


def metric(club: InProcessClub, name: str) -> float:
    value = re.search(rf"^{name} (\S+)$", club.services.metrics.exposition().decode(), re.MULTILINE)
    assert value, name
    return float(value[1])


class full_disk:  # noqa: N801
    """Keep the database from growing until the end of the block, as on a full disk."""

    def __init__(self, club: InProcessClub) -> None:
        self.engine = club.services.store.engine

    def _limit(self, connection: Any) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count=1")  # the current size

    def __enter__(self) -> None:
        sa.event.listen(self.engine, "begin", self._limit)

    def __exit__(self, *error: object) -> None:
        sa.event.remove(self.engine, "begin", self._limit)


def test_a_full_disk_is_reported_and_counted_and_recovers_by_itself(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub, client: httpx.AsyncClient) -> None:
        assert await health(club, client) == (200, "ok\n")
        failed, text = metric(club, "kaisho_commits_failed_total"), "x" * 100_000
        with full_disk(club):
            row = {"name": "big", "value": text}
            with pytest.raises(sa.exc.OperationalError, match="full"):
                await club.services.store.write(lambda database: database.execute(db.club.insert(), row))
            assert metric(club, "kaisho_commits_failed_total") > failed
        assert await health(club, client) == (200, "ok\n")
        assert metric(club, "kaisho_free_bytes") > 0

    run_in_club(tmp_path, scenario)


def test_a_server_whose_writes_fail_is_unhealthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(club: InProcessClub, client: httpx.AsyncClient) -> None:
        def no_room(database: Any, heartbeat: Any) -> None:
            raise sa.exc.OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

        with monkeypatch.context() as patched:
            patched.setattr("kaisho.server.health.beat", no_room)
            assert await health(club, client) == (503, "the store does not answer\n")
        assert await health(club, client) == (200, "ok\n")

    run_in_club(tmp_path, scenario)


def test_the_store_is_checked_immediately_after_a_failed_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(club: InProcessClub, client: httpx.AsyncClient) -> None:
        beats = 0

        def no_room(database: Any, heartbeat: Any = None) -> None:
            nonlocal beats
            beats += 1
            raise sa.exc.OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

        assert await health(club, client) == (200, "ok\n")
        club.services.health.proved_at = time.monotonic() + 3600  # the last check counts for another hour
        monkeypatch.setattr("kaisho.server.health.beat", no_room)
        assert ((await client.get("/healthz")).status_code, beats) == (200, 0), "the store has just been checked"
        with pytest.raises(sa.exc.OperationalError):
            await club.services.store.write(no_room)
        beats = 0
        assert (await client.get("/healthz")).status_code == 503
        assert beats > 0
        monkeypatch.undo()
        assert (await client.get("/healthz")).status_code == 200

    run_in_club(tmp_path, scenario)


@pytest.mark.parametrize("how", ["deleted", "moved", "replaced"])
def test_a_missing_data_folder_is_noticed_and_nothing_is_acknowledged(tmp_path: Path, how: str) -> None:
    async def scenario(club: InProcessClub, client: httpx.AsyncClient) -> None:
        assert await health(club, client) == (200, "ok\n")
        if how == "moved":
            club.folder.rename(tmp_path / "elsewhere")
        else:
            copy = (club.folder / "kaisho.sqlite").read_bytes()
            shutil.rmtree(club.folder)
            if how == "replaced":
                club.folder.mkdir()
                (club.folder / "kaisho.sqlite").write_bytes(copy)
        assert await health(club, client) == (503, "the store does not answer\n")
        answer = await client.post("/api/guests", json={"name": "Ann"})
        assert (answer.status_code, answer.json()["code"]) == (503, "store-trouble")
        assert metric(club, "kaisho_free_bytes") > 0 or how != "replaced"

    run_in_club(tmp_path / "club", scenario)


def test_damage_found_by_the_weekly_check_is_reported(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub, client: httpx.AsyncClient) -> None:
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
        assert await health(club, client) == (503, "the database is damaged\n")
        await club.services.health.check_integrity()
        assert await health(club, client) == (200, "ok\n")

    run_in_club(tmp_path, scenario)


def test_the_write_ahead_log_is_merged_every_hour_and_all_pages_are_checked_every_week(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    waits: list[float] = []

    async def merge() -> None:
        done.append("merged")
        raise sa.exc.OperationalError("PRAGMA", {}, sqlite3.OperationalError("database is locked"))  # does not end the loop

    async def check() -> None:
        done.append("checked")

    async def note(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) > 2 * 7 * 24:
            raise asyncio.CancelledError

    async def scenario(club: InProcessClub, client: httpx.AsyncClient) -> None:
        assert any(task.get_coro().__name__ == "maintain_store" for task in club.app._tasks), "it is started with the club"
        with monkeypatch.context() as patched:
            patched.setattr(club.services.store, "wipe", merge)
            patched.setattr(club.services.health, "check_integrity", check)
            patched.setattr("kaisho.server.maintenance.asyncio.sleep", note)
            with pytest.raises(asyncio.CancelledError):
                await club.app.maintenance.maintain_store()

    run_in_club(tmp_path, scenario)
    assert set(waits) == {3600.0}
    assert done == (["merged"] * 7 * 24 + ["checked"]) * 2


def test_a_full_disk_at_the_start_is_reported_as_such(tmp_path: Path) -> None:
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
            raise AssertionError("the disk was not full")


# A server whose disk becomes full when it opens its club.
FULL_AT_THE_START = """
import sys
from kaisho.server import app
from kaisho.server.store.schema import club
from kaisho.cli import main
def begin(database, clock):
    database.exec_driver_sql("PRAGMA max_page_count=1")  # the current size
    database.execute(club.insert(), {"name": "big", "value": "x" * 100_000})
app.begin = begin
sys.exit(main())
"""


def test_a_club_whose_disk_is_full_when_it_opens_exits_with_a_message(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FULL_AT_THE_START, "serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 1 and "is open" not in done.stdout
    message = words("en")("host-disk-full", file=str(tmp_path / "kaisho.sqlite"))
    assert done.stderr.splitlines()[-1] == f"kaisho: {message}" and "Traceback" not in done.stderr
