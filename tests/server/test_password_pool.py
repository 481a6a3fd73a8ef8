"""Passwords are hashed in separate threads, with a limited queue that clients leave when they disconnect."""

from __future__ import annotations

import asyncio
import http.client
import json
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from kaisho.server import people
from kaisho.server.club_clock import now_ms
from kaisho.server.identity import never_disconnects
from kaisho.server.limits import TooOften
from kaisho.server.people import passwords
from kaisho.server.people.password_pool import MAX_WAITING, THREADS, ClientGone, PasswordPool
from kaisho.server.store import database_url, open_engine
from kaisho.server.store.migrate import upgrade
from tests.server.in_process import PASSWORD as IN_PROCESS_PASSWORD
from tests.server.in_process import in_process_club
from tests.server.running import PATIENCE, RunningServer


class BlockingWork:
    """Work that blocks until a test lets it finish."""

    def __init__(self) -> None:
        self.go_on = threading.Event()
        self.done: list[str] = []

    def __call__(self, name: str) -> str:
        assert self.go_on.wait(PATIENCE)
        self.done.append(name)
        return name


async def run_in_pool(
    pool: PasswordPool, work: BlockingWork, address: str, name: str, gone: Callable[[], bool] = never_disconnects
) -> str:
    return await pool.run(address, gone, work, name)


async def fill(pool: PasswordPool, work: BlockingWork, number: int, address: str = "a") -> list[asyncio.Task[str]]:
    tasks = [asyncio.create_task(run_in_pool(pool, work, address, f"{address}{number}")) for number in range(number)]
    await asyncio.sleep(0)
    return tasks


def test_a_full_queue_refuses_with_a_time_to_retry() -> None:
    async def scenario() -> None:
        pool, work = PasswordPool(2, 3), BlockingWork()
        try:
            tasks = await fill(pool, work, 5)
            assert pool.waiting == 3
            late = asyncio.create_task(run_in_pool(pool, work, "b", "b"))
            await asyncio.sleep(0)
            assert late.done(), "the queue is full, but one more request waits in it"
            with pytest.raises(TooOften) as busy:
                await late
            assert busy.value.retry_after >= 1
            work.go_on.set()
            assert await asyncio.gather(*tasks) == [f"a{number}" for number in range(5)]
            assert await run_in_pool(pool, work, "b", "b") == "b"
        finally:
            work.go_on.set()
            pool.close()

    asyncio.run(scenario())


def test_the_default_queue_is_short() -> None:
    """With half a second per password in two threads, the last request waits for less than half a minute."""
    assert PasswordPool()._max_waiting == MAX_WAITING <= 100


class RecordingExecutor(ThreadPoolExecutor):
    """The event loop's default executor, which records its work."""

    def __init__(self) -> None:
        super().__init__(1)
        self.submitted: list[object] = []

    def submit(self, work: Any, /, *arguments: Any, **named: Any) -> Any:
        self.submitted.append(work)
        return super().submit(work, *arguments, **named)


def test_hashing_does_not_use_the_default_executor() -> None:
    async def scenario() -> None:
        pool, common = PasswordPool(), RecordingExecutor()
        asyncio.get_running_loop().set_default_executor(common)
        assert await pool.run("a", never_disconnects, str.upper, "word") == "WORD"
        assert not common.submitted, "a password was hashed in the default executor"
        pool.close()

    asyncio.run(scenario())


def test_every_password_is_hashed_in_the_password_threads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[str, str]] = []

    def record_calls(name: str) -> None:
        real = getattr(passwords, name)

        def work(*arguments: Any) -> Any:
            calls.append((name, threading.current_thread().name.partition("_")[0]))
            return real(*arguments)

        monkeypatch.setattr(passwords, name, work)

    async def scenario() -> None:
        async with in_process_club(tmp_path, rate_per_address=0, rate_per_session=0) as club:
            ann = await club.account("Ann")
            record_calls("hash_password")
            record_calls("check_password")
            ben = {"name": "Ben", "password": "tower on purple"}
            answers = [
                await club.client().post("/api/accounts", json=ben),
                await club.client().post("/api/logins", json=ben),
                await club.client().post("/api/logins", json=ben | {"name": "Nobody"}),
                await ann.post("/api/me/password", json={"old": IN_PROCESS_PASSWORD, "new": "tower on orange"}),
                await ann.post("/api/me/second-factor", json={"password": "tower on orange"}),
            ]
            assert [answer.status_code for answer in answers] == [201, 201, 401, 200, 200]

    asyncio.run(scenario())
    assert {name for name, _ in calls} == {"hash_password", "check_password"} and len(calls) >= 6
    assert {thread for _, thread in calls} == {"password"}


def test_addresses_are_served_in_turn() -> None:
    async def scenario() -> None:
        pool, work = PasswordPool(1, 20), BlockingWork()
        busy = await fill(pool, work, 10)
        single = asyncio.create_task(run_in_pool(pool, work, "b", "b"))
        await asyncio.sleep(0)
        work.go_on.set()
        await asyncio.gather(*busy, single)
        assert work.done.index("b") == 2  # after the running one and one more of the busy address
        pool.close()

    asyncio.run(scenario())


def test_a_client_that_has_disconnected_leaves_the_queue() -> None:
    async def scenario() -> None:
        pool, work = PasswordPool(1, 3), BlockingWork()
        first = await fill(pool, work, 1)
        disconnected = [asyncio.create_task(run_in_pool(pool, work, "c", "c", lambda: True)) for _ in range(3)]
        await asyncio.sleep(0)
        assert pool.waiting == 3
        late = asyncio.create_task(run_in_pool(pool, work, "b", "b"))  # the queue is full of disconnected clients
        await asyncio.sleep(0)
        work.go_on.set()
        assert await late == "b"
        assert all(isinstance(error, ClientGone) for error in await asyncio.gather(*disconnected, return_exceptions=True))
        assert await first[0] == "a0"
        assert work.done == ["a0", "b"]
        pool.close()

    asyncio.run(scenario())


def test_a_cancelled_request_gives_its_thread_to_the_next() -> None:
    async def scenario() -> None:
        pool, work = PasswordPool(1, 3), BlockingWork()
        running, waiting, next_one = await fill(pool, work, 3)
        running.cancel()
        waiting.cancel()
        await asyncio.gather(running, waiting, return_exceptions=True)
        work.go_on.set()
        assert await next_one == "a2"
        assert await run_in_pool(pool, work, "a", "last") == "last"
        assert work.done == ["a0", "a2", "last"]
        pool.close()

    asyncio.run(scenario())


# --- at a running server ----------------------------------------------------------------------------------------------


def behind_a_proxy(folder: Path) -> RunningServer:
    return RunningServer(folder, trusted_proxy="127.0.0.1", rate_per_address="0", bot_seconds="0.05", sync="normal")


class ForwardedClient:
    """A connection from a client whose address the proxy forwards."""

    def __init__(self, server: RunningServer, address: str) -> None:
        self.server = server
        self.address = address
        parts = urlsplit(server.address)
        self.connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=PATIENCE)

    def send(self, path: str, body: object) -> None:
        headers = {"Origin": self.server.address, "Content-Type": "application/json", "X-Forwarded-For": self.address}
        self.connection.request("POST", path, json.dumps(body), headers)

    def post(self, path: str, body: object) -> tuple[int, str | None]:
        self.send(path, body)
        answer = self.connection.getresponse()
        answer.read()
        self.connection.close()
        return answer.status, answer.getheader("Retry-After")


def test_a_flood_of_sign_ins_is_limited_and_does_not_delay_a_table(tmp_path: Path) -> None:
    server = behind_a_proxy(tmp_path)
    ann = server.guest("Ann")
    ann.open("kamisado", "me", "open")  # loads its rules
    began = time.perf_counter()
    assert server.anonymous().call("POST", "/api/logins", {"name": "Nobody", "password": "not this one"}).status == 401
    one_sign_in = time.perf_counter() - began
    flood = 106
    assert flood > MAX_WAITING + THREADS, "more than fit into the queue"
    clients = [ForwardedClient(server, f"198.51.100.{number}") for number in range(flood)]
    for number, client in enumerate(clients):
        client.send("/api/logins", {"name": f"Nobody {number}", "password": "wrong one"})
    began = time.perf_counter()
    ann.open("kamisado", "me", "open")
    duration = time.perf_counter() - began
    assert duration < MAX_WAITING * one_sign_in / THREADS / 4  # it did not wait for the flood
    answers = []
    for client in clients:
        answer = client.connection.getresponse()
        answers.append((answer.status, answer.getheader("Retry-After"), json.loads(answer.read())["code"]))
        client.connection.close()
    refused = [answer for answer in answers if answer[0] == 503]
    assert refused
    assert all(seconds is not None and int(seconds) >= 1 and code == "people-passwords-busy" for _, seconds, code in refused)
    assert {status for status, _, _ in answers} == {401, 503}
    server.stop()


def test_abandoned_sign_ins_cost_nothing(tmp_path: Path) -> None:
    server = behind_a_proxy(tmp_path)
    began = time.perf_counter()
    assert server.anonymous().call("POST", "/api/logins", {"name": "Nobody", "password": "not this one"}).status == 401
    one_sign_in = time.perf_counter() - began
    for _ in range(2):
        clients = [ForwardedClient(server, f"198.51.100.{number}") for number in range(60)]
        for number, client in enumerate(clients):
            client.send("/api/logins", {"name": f"Nobody {number}", "password": "wrong one"})
        for client in clients:
            client.connection.close()
    began = time.perf_counter()
    assert ForwardedClient(server, "203.0.113.1").post("/api/logins", {"name": "Nobody", "password": "wrong one"})[0] == 401
    assert time.perf_counter() - began < 120 * one_sign_in / THREADS / 4
    server.stop()


def test_forty_people_at_one_address_sign_in_at_the_same_time(tmp_path: Path) -> None:
    names = [f"Member {number * 13}" for number in range(40)]
    add_accounts(tmp_path, names, "tower on purple")
    server = behind_a_proxy(tmp_path)
    with ThreadPoolExecutor(40) as threads:
        requests = [{"name": name, "password": "tower on purple"} for name in names]
        answers = threads.map(lambda body: ForwardedClient(server, "203.0.113.9").post("/api/logins", body), requests)
        assert {status for status, _ in answers} == {201}
    server.stop()


def add_accounts(folder: Path, names: list[str], password: str) -> None:
    """Create a club whose members all have the same password, because hashing one takes long."""
    engine = open_engine(database_url(folder), sync="normal")
    upgrade(engine)
    hashed = people.hash_password(password)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        for name in names:
            people.add_account(connection, name, hashed, "en", now_ms(), people.Registration.OPEN)
    engine.dispose()
