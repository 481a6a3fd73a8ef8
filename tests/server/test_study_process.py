"""Long studies are computed in a separate process, which is killed when it takes too long and ends with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from kaisho.server import study_process
from kaisho.server.limits import TooOften
from kaisho.server.study import StudyRequest
from kaisho.server.study_process import (
    MAX_EACH,
    MAX_WAITING,
    FairJobQueue,
    RelayedRefusal,
    StudyFailed,
    StudyProcess,
    StudyStopped,
)
from kaisho.server.study_worker import ReachedPosition, Reply, StudyBody, StudyJob, compute
from tests.server.running import NO_LIMITS, PATIENCE, RunningServer
from tests.server.test_study import random_game

STUCK = (sys.executable, "-m", "tests.server.stuck_worker")
HOSTILE_RECORD = "kaisho record 1\ngame: samurai\nversion: 1\noptions: players=2\n\n  1. red  f:h@"


def job(kind: Any = "result", **study: Any) -> StudyJob:
    return StudyJob(request=StudyRequest(**({"game": "kamisado"} | study)), kind=kind, language="de")


@asynccontextmanager
async def study_worker(monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...] = STUCK) -> AsyncIterator[StudyProcess]:
    monkeypatch.setattr(study_process, "COMMAND", command)
    process = StudyProcess()
    try:
        yield process
    finally:
        await process.close()


def ignore(reply: Reply) -> None:
    """Do nothing with a reply."""


def test_the_process_answers_like_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with study_worker(monkeypatch, study_process.COMMAND) as process:
            for name in ("kamisado", "kaito", "caminos", "samurai"):
                record = random_game(name, "")
                study = StudyRequest(record=record.write(), views=True, tags={"date": "today"})
                for kind in ("result", "record", "position", "sheet"):
                    study_job = StudyJob(request=study, kind=kind, language="fr", gzip=True, paper="a4")  # type: ignore[arg-type]
                    assert await process.run(study_job, "a", ignore) == compute(study_job, None)  # type: ignore[arg-type]
            with pytest.raises(RelayedRefusal) as refused:
                await process.run(job(position="x"), "a", ignore)
            assert refused.value.code == "kamisado-position-field-count" and "Stellung" in refused.value.say("en")

    asyncio.run(scenario())


def test_a_study_that_takes_too_long_is_stopped_and_the_next_one_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with study_worker(monkeypatch) as process:
            assert isinstance(await process.run(job(), "a", ignore), StudyBody)
            running = process._process
            assert running is not None
            with pytest.raises(StudyStopped, match="stopped after"):
                await process.run(job(tags={"event": "stuck"}), "a", ignore)
            assert running.returncode == -signal.SIGPROF, "the limit of CPU time ended it, not that of wall time"
            answer = await process.run(job("position", acts=["c1-a3"]), "a", ignore)
            assert isinstance(answer, ReachedPosition) and answer.acts == 1

    asyncio.run(scenario())


def test_the_wall_time_of_a_study_is_limited_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a process that gets no CPU time would never be stopped."""

    async def scenario() -> None:
        async with study_worker(monkeypatch) as process:
            assert isinstance(await process.run(job(), "a", ignore), StudyBody)
            monkeypatch.setattr(study_process, "WALL_SECONDS", 0.05)
            with pytest.raises(StudyStopped):
                await process.run(job(tags={"event": "asleep"}), "a", ignore)

    asyncio.run(scenario())


@pytest.mark.parametrize("fault", ["die", "fail"])
def test_internal_errors_are_not_refusals_and_are_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: str
) -> None:
    async def scenario() -> None:
        async with study_worker(monkeypatch) as process:
            with pytest.raises(StudyFailed):
                await process.run(job(tags={"event": fault}), "a", ignore)
            assert isinstance(await process.run(job(), "a", ignore), StudyBody)

    asyncio.run(scenario())
    assert any("study" in record.message or "studies" in record.message for record in caplog.records)


def test_the_reply_to_a_cancelled_request_does_not_go_to_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with study_worker(monkeypatch) as process:
            await process.run(job(), "a", ignore)
            cancelled = asyncio.create_task(process.run(job(tags={"event": "stuck"}), "a", ignore))
            await asyncio.sleep(0.1)
            cancelled.cancel()
            answer = await process.run(job("record", tags={"event": "mine"}), "a", ignore)
            assert isinstance(answer, StudyBody) and b"event: mine" in answer.content

    asyncio.run(scenario())


def test_an_idle_process_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study_process, "IDLE_SECONDS", 0.05)

    async def scenario() -> None:
        async with study_worker(monkeypatch) as process:
            await process.run(job(), "a", ignore)
            running = process._process
            assert running is not None
            async with asyncio.timeout(PATIENCE):
                await running.wait()
            assert running.returncode == 0
            assert isinstance(await process.run(job(), "a", ignore), StudyBody)

    asyncio.run(scenario())


# --- turns ------------------------------------------------------------------------------------------------------------


def test_addresses_are_served_in_turn() -> None:
    served: list[str] = []

    async def take_turn(turns: FairJobQueue, address: str) -> None:
        async with turns.turn(address):
            served.append(address)
            await asyncio.sleep(0)

    async def all_at_once() -> None:
        turns = FairJobQueue()
        await asyncio.gather(*(take_turn(turns, address) for address in "aaaaaabbc"))
        assert turns.waiting == 0
        await take_turn(turns, "d")

    asyncio.run(all_at_once())
    assert "".join(served) == "aabcabaaad"


def test_the_number_of_waiting_requests_is_limited_per_address_and_in_total() -> None:
    assert (MAX_EACH, MAX_WAITING) == (12, 60), "docs/architecture.md has these numbers"

    async def fill_queue() -> tuple[list[object], list[object]]:
        turns, end = FairJobQueue(), asyncio.Event()

        async def take_turn(address: str) -> None:
            async with turns.turn(address):
                await end.wait()

        first = [asyncio.create_task(take_turn("a")) for _ in range(MAX_EACH + 3)]
        await asyncio.sleep(0)
        others = [asyncio.create_task(take_turn(str(number))) for number in range(MAX_WAITING)]
        await asyncio.sleep(0)
        end.set()
        return (
            await asyncio.gather(*first, return_exceptions=True),
            await asyncio.gather(*others, return_exceptions=True),
        )

    first, others = asyncio.run(fill_queue())
    assert [getattr(each, "code", None) for each in first] == [None] * (MAX_EACH + 1) + ["http-too-often"] * 2
    refused = [each for each in others if each is not None]
    assert len(refused) == MAX_EACH and all(isinstance(each, TooOften) and each.code == "study-busy" for each in refused)


def test_a_cancelled_request_does_not_block_others() -> None:
    async def scenario() -> None:
        turns, end = FairJobQueue(), asyncio.Event()

        async def take_turn(address: str) -> None:
            async with turns.turn(address):
                await end.wait()

        holding, waiting, last = (asyncio.create_task(take_turn(address)) for address in "abc")
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.sleep(0)
        end.set()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(holding, last)
        assert turns.waiting == 0

    asyncio.run(scenario())


# --- at a running server ----------------------------------------------------------------------------------------------


def children_of(process: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def has_ended(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] in ("Z", "X")
    except FileNotFoundError:
        return True


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_the_process_ends_with_the_server(tmp_path: Path, how: signal.Signals) -> None:
    server = RunningServer(tmp_path, **NO_LIMITS)
    try:
        assert (
            server.guest("Ann").call("POST", "/api/study", {"record": random_game("samurai", "").write(), "views": True}).status
            == 200
        )
        workers = children_of(server.process.pid)
        assert len(workers) == 1
        os.kill(server.process.pid, how)
        deadline = time.monotonic() + PATIENCE
        while not has_ended(workers[0]) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert has_ended(workers[0])
    finally:
        server.kill()


def test_hostile_studies_do_not_delay_others(tmp_path: Path) -> None:
    """The studies are those that once blocked the server for 13 seconds (long acts, runs of marks), and the longest allowed."""
    server = RunningServer(tmp_path, **NO_LIMITS)
    try:
        nobody, other = server.anonymous(), server.guest("Ann")
        marathon = random_game("kamisado", "match=marathon setup=tournament")
        sent: list[Any] = [
            {"record": HOSTILE_RECORD + "-" * 59_000},
            {"record": HOSTILE_RECORD + "a\u0301\u0316" * 4_000},
            {"game": "kamisado", "acts": ["a1 b2" + " a1 b2" * 32]},
            {"game": "kamisado", "position": "1" * 4_000},
            {"game": "kamisado", "options": {"match": "marathon", "setup": "tournament"}, "acts": marathon.acts, "views": True},
            {"record": marathon.write("spoken", "tr")},
        ]
        nobody.call("POST", "/api/study", sent[-1])  # starts the process
        answers: list[int] = []

        def send() -> None:
            for request in sent * 3:
                answers.append(nobody.call("POST", "/api/study", request).status)

        hostile = [threading.Thread(target=send) for _ in range(3)]
        for thread in hostile:
            thread.start()
        while any(thread.is_alive() for thread in hostile):
            assert other.call("GET", "/api/me").status == 200
        for thread in hostile:
            thread.join()
        assert set(answers) <= {200, 400} and answers.count(200) >= 18, answers
    finally:
        server.stop()
    assert not any("was paused" in line for line in server.lines), server.lines


def test_failures_to_display_a_game_in_a_long_study_are_counted(tmp_path: Path) -> None:
    record = random_game("samurai", "players=2")
    server = RunningServer(
        tmp_path, program=("tests.server.faulty_game", "samurai:view+view_text:12"), metrics_token="x" * 20, **NO_LIMITS
    )
    try:
        study = server.guest("Ann").post("/api/study", {"record": record.write(), "views": True})
        assert ["plain" in view for view in study["views"]] == [number >= 12 for number in range(len(record.acts) + 1)]
        metrics = server.anonymous().call("GET", "/metrics", Authorization="Bearer " + "x" * 20)
        assert 'kaisho_not_shown_total{game="samurai",what="view"}' in str(metrics.body)
    finally:
        server.kill()
