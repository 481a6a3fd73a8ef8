"""Passwords are hashed in separate threads, with a bounded queue that clients leave when they hang up."""

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
from tests.server.inside import PASSWORD as INSIDE_PASSWORD
from tests.server.inside import inside
from tests.server.running import PATIENCE, RunningServer


class Slow:
    """Work that takes until a test lets it finish."""

    def __init__(self) -> None:
        self.go_on = threading.Event()
        self.done: list[str] = []

    def __call__(self, name: str) -> str:
        assert self.go_on.wait(PATIENCE)
        self.done.append(name)
        return name


async def asked(pool: PasswordPool, slow: Slow, address: str, name: str, gone: Callable[[], bool] = never_disconnects) -> str:
    return await pool.run(address, gone, slow, name)


async def filled(pool: PasswordPool, slow: Slow, number: int, address: str = "a") -> list[asyncio.Task[str]]:
    tasks = [asyncio.create_task(asked(pool, slow, address, f"{address}{number}")) for number in range(number)]
    await asyncio.sleep(0)
    return tasks


def test_a_full_queue_refuses_with_a_time_to_come_back() -> None:
    async def play() -> None:
        pool, slow = PasswordPool(2, 3), Slow()
        try:
            tasks = await filled(pool, slow, 5)
            assert pool.waiting == 3
            late = asyncio.create_task(asked(pool, slow, "b", "b"))
            await asyncio.sleep(0)
            assert late.done(), "the queue is full, and one more waits in it"
            with pytest.raises(TooOften) as busy:
                await late
            assert busy.value.retry_after >= 1
            slow.go_on.set()
            assert await asyncio.gather(*tasks) == [f"a{number}" for number in range(5)]
            assert await asked(pool, slow, "b", "b") == "b"
        finally:
            slow.go_on.set()
            pool.close()

    asyncio.run(play())


def test_the_club_lets_no_more_wait_than_it_says() -> None:
    """With half a second each in two threads, the last one waits for less than half a minute."""
    assert PasswordPool()._max_waiting == MAX_WAITING <= 100


class Noted(ThreadPoolExecutor):
    """The event loop's common threads, which note what they are given."""

    def __init__(self) -> None:
        super().__init__(1)
        self.given: list[object] = []

    def submit(self, work: Any, /, *arguments: Any, **named: Any) -> Any:
        self.given.append(work)
        return super().submit(work, *arguments, **named)


def test_hashing_takes_none_of_the_threads_that_everything_else_needs() -> None:
    async def play() -> None:
        pool, common = PasswordPool(), Noted()
        asyncio.get_running_loop().set_default_executor(common)
        assert await pool.run("a", never_disconnects, str.upper, "word") == "WORD"
        assert not common.given, "a password was hashed in the common threads"
        pool.close()

    asyncio.run(play())


def test_every_password_is_hashed_in_the_threads_for_passwords(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[tuple[str, str]] = []

    def noting(name: str) -> None:
        real = getattr(passwords, name)

        def work(*arguments: Any) -> Any:
            where.append((name, threading.current_thread().name.partition("_")[0]))
            return real(*arguments)

        monkeypatch.setattr(passwords, name, work)

    async def story() -> None:
        async with inside(tmp_path, rate_per_address=0, rate_per_session=0) as club:
            ann = await club.account("Ann")
            noting("hash_password")
            noting("check_password")
            ben = {"name": "Ben", "password": "tower on purple"}
            told = [
                await club.visitor().post("/api/accounts", json=ben),
                await club.visitor().post("/api/logins", json=ben),
                await club.visitor().post("/api/logins", json=ben | {"name": "Nobody"}),
                await ann.post("/api/me/password", json={"old": INSIDE_PASSWORD, "new": "tower on orange"}),
                await ann.post("/api/me/second-factor", json={"password": "tower on orange"}),
            ]
            assert [answer.status_code for answer in told] == [201, 201, 401, 200, 200]

    asyncio.run(story())
    assert {name for name, _ in where} == {"hash_password", "check_password"} and len(where) >= 6
    assert {thread for _, thread in where} == {"password"}


def test_addresses_are_served_in_turn() -> None:
    async def play() -> None:
        pool, slow = PasswordPool(1, 20), Slow()
        crowd = await filled(pool, slow, 10)
        lone = asyncio.create_task(asked(pool, slow, "b", "b"))
        await asyncio.sleep(0)
        slow.go_on.set()
        await asyncio.gather(*crowd, lone)
        assert slow.done.index("b") == 2  # the one that ran, one of the crowd that came before it, then the other address
        pool.close()

    asyncio.run(play())


def test_a_client_that_has_hung_up_leaves_the_queue() -> None:
    async def play() -> None:
        pool, slow = PasswordPool(1, 3), Slow()
        first = await filled(pool, slow, 1)
        hung_up = [asyncio.create_task(asked(pool, slow, "c", "c", lambda: True)) for _ in range(3)]
        await asyncio.sleep(0)
        assert pool.waiting == 3
        late = asyncio.create_task(asked(pool, slow, "b", "b"))  # the queue is full of clients that have hung up
        await asyncio.sleep(0)
        slow.go_on.set()
        assert await late == "b"
        assert all(isinstance(error, ClientGone) for error in await asyncio.gather(*hung_up, return_exceptions=True))
        assert await first[0] == "a0"
        assert slow.done == ["a0", "b"]
        pool.close()

    asyncio.run(play())


def test_a_cancelled_request_gives_its_thread_to_the_next() -> None:
    async def play() -> None:
        pool, slow = PasswordPool(1, 3), Slow()
        running, waiting, next_one = await filled(pool, slow, 3)
        running.cancel()
        waiting.cancel()
        await asyncio.gather(running, waiting, return_exceptions=True)
        slow.go_on.set()
        assert await next_one == "a2"
        assert await asked(pool, slow, "a", "last") == "last"
        assert slow.done == ["a0", "a2", "last"]
        pool.close()

    asyncio.run(play())


# --- at a real server -------------------------------------------------------------------------------------------------


def behind_a_proxy(folder: Path) -> RunningServer:
    return RunningServer(folder, trusted_proxy="127.0.0.1", rate_per_address="0", bot_seconds="0.05", sync="normal")


class Client:
    """One connection, from an address that the proxy tells."""

    def __init__(self, server: RunningServer, address: str) -> None:
        self.server = server
        self.address = address
        parts = urlsplit(server.address)
        self.line = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=PATIENCE)

    def send(self, path: str, body: object) -> None:
        headers = {"Origin": self.server.address, "Content-Type": "application/json", "X-Forwarded-For": self.address}
        self.line.request("POST", path, json.dumps(body), headers)

    def post(self, path: str, body: object) -> tuple[int, str | None]:
        self.send(path, body)
        answer = self.line.getresponse()
        answer.read()
        self.line.close()
        return answer.status, answer.getheader("Retry-After")


def test_a_flood_of_sign_ins_is_bounded_and_does_not_delay_a_table(tmp_path: Path) -> None:
    server = behind_a_proxy(tmp_path)
    ann = server.guest("Ann")
    ann.open("kamisado", "me", "open")  # its rules are loaded
    began = time.perf_counter()
    assert server.nobody().call("POST", "/api/logins", {"name": "Nobody", "password": "not this one"}).status == 401
    one = time.perf_counter() - began
    flood = 106
    assert flood > MAX_WAITING + THREADS, "some are beyond the queue"
    clients = [Client(server, f"198.51.100.{number}") for number in range(flood)]
    for number, client in enumerate(clients):
        client.send("/api/logins", {"name": f"Nobody {number}", "password": "wrong one"})
    began = time.perf_counter()
    ann.open("kamisado", "me", "open")
    took = time.perf_counter() - began
    assert took < MAX_WAITING * one / THREADS / 4  # it did not wait for the flood
    found = []
    for client in clients:
        answer = client.line.getresponse()
        found.append((answer.status, answer.getheader("Retry-After"), json.loads(answer.read())["code"]))
        client.line.close()
    refused = [answer for answer in found if answer[0] == 503]
    assert refused
    assert all(seconds is not None and int(seconds) >= 1 and code == "people-passwords-busy" for _, seconds, code in refused)
    assert {status for status, _, _ in found} == {401, 503}
    server.stop()


def test_abandoned_sign_ins_cost_nothing(tmp_path: Path) -> None:
    server = behind_a_proxy(tmp_path)
    began = time.perf_counter()
    assert server.nobody().call("POST", "/api/logins", {"name": "Nobody", "password": "not this one"}).status == 401
    one = time.perf_counter() - began
    for _ in range(2):
        clients = [Client(server, f"198.51.100.{number}") for number in range(60)]
        for number, client in enumerate(clients):
            client.send("/api/logins", {"name": f"Nobody {number}", "password": "wrong one"})
        for client in clients:
            client.line.close()
    began = time.perf_counter()
    assert Client(server, "203.0.113.1").post("/api/logins", {"name": "Nobody", "password": "wrong one"})[0] == 401
    assert time.perf_counter() - began < 120 * one / THREADS / 4
    server.stop()


def test_forty_people_at_one_address_sign_in_at_the_same_moment(tmp_path: Path) -> None:
    names = [f"Member {number * 13}" for number in range(40)]
    with_accounts(tmp_path, names, "tower on purple")
    server = behind_a_proxy(tmp_path)
    with ThreadPoolExecutor(40) as threads:
        wanted = [{"name": name, "password": "tower on purple"} for name in names]
        came = threads.map(lambda body: Client(server, "203.0.113.9").post("/api/logins", body), wanted)
        assert {status for status, _ in came} == {201}
    server.stop()


def with_accounts(folder: Path, names: list[str], password: str) -> None:
    """A club whose members all have the same password: hashing it takes long."""
    engine = open_engine(database_url(folder), sync="normal")
    upgrade(engine)
    hashed = people.hash_password(password)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        for name in names:
            people.add_account(connection, name, hashed, "en", now_ms(), people.Registration.OPEN)
    engine.dispose()
