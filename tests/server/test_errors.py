"""HTTP statuses of refusals."""

from __future__ import annotations

import asyncio
import re
from importlib.resources import files
from pathlib import Path

import httpx
import pytest
from litestar import get

from kaisho.errors import KaishoError
from kaisho.server.app import log_failure
from kaisho.server.error_response import CODE_BY_STATUS, STATUS, status_of
from tests.server.in_process import in_process_club

WORDS = "".join(file.read_text(encoding="utf-8") for file in files("kaisho").joinpath("words", "en").iterdir())


@pytest.mark.parametrize("code", sorted({*STATUS, *CODE_BY_STATUS.values()}))
def test_every_code_with_a_status_has_a_message(code: str) -> None:
    assert re.search(rf"^{code} =", WORDS, re.M)


@pytest.mark.parametrize(
    ("code", "status"),
    [
        ("http-not-found", 404),
        ("people-wrong-token", 401),
        ("table-late-act", 409),
        ("people-name-taken", 400),
        ("bad-option", 400),
    ],
)
def test_a_refusal_has_the_status_of_its_code(code: str, status: int) -> None:
    assert status_of(KaishoError(code)) == status


def test_an_answer_that_cannot_be_written_is_a_logged_fault_of_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    @get("/api/unwritable", media_type="text/plain", sync_to_thread=False)
    def unwritable() -> object:
        return object()

    async def ask() -> httpx.Response:
        async with in_process_club(tmp_path) as club:
            club.app.litestar.register(unwritable)
            return await club.client().get("/api/unwritable")

    answer = asyncio.run(ask())
    assert (answer.status_code, answer.json()["code"]) == (500, "socket-internal")
    assert any(record.levelname == "ERROR" and record.exc_info for record in caplog.records)


def test_a_background_task_that_fails_is_logged_and_a_cancelled_one_is_not(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise ValueError("on purpose")

    async def run() -> None:
        failing, waiting = asyncio.create_task(fail()), asyncio.create_task(asyncio.sleep(60))
        waiting.cancel()
        await asyncio.wait([failing, waiting])
        log_failure(waiting)
        assert not caplog.records
        log_failure(failing)

    asyncio.run(run())
    assert "on purpose" in caplog.text and caplog.records[0].levelname == "ERROR"
