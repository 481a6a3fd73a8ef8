"""HTTP connections: endless headers, incomplete requests, unread responses, and clients that are merely slow."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import uvicorn
import uvloop

from kaisho.commands.serve import listen
from kaisho.server import http_protocol
from kaisho.server.http_protocol import BoundedHttpProtocol
from kaisho.server.security import HEADERS
from kaisho.server.settings import Settings
from tests.server.running import RunningServer

BIG = 20_000_000
PATIENCE = 30.0
END = b"\r\n0\r\n\r\n"
"""The end of a chunked response."""

CHUNKED = b"POST /api/study HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n"
"""A chunked body of which the first chunk has arrived."""

Reader, Writer = asyncio.StreamReader, asyncio.StreamWriter


class RecordingServer:
    """A small server with our protocol that records its requests."""

    def __init__(self) -> None:
        self.server: uvicorn.Server
        self.port = 0
        self.bodies: list[bytes] = []
        self.most_waiting = 0
        """Most requests of one connection that were parsed and not answered at the same time."""

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        body = b""
        while (message := await receive())["type"] == "http.request":
            body += message["body"]
            if not message["more_body"]:
                break
        else:
            return  # disconnected before it was complete
        self.bodies.append(body)
        waiting = [len(each.pipeline) for each in self.server.server_state.connections if isinstance(each, BoundedHttpProtocol)]
        self.most_waiting = max([self.most_waiting, *waiting])
        if scope["path"] == "/slow":
            await asyncio.sleep(1.5)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        if scope["path"] == "/big":
            for _ in range(BIG // 100_000):
                await send({"type": "http.response.body", "body": bytes(100_000), "more_body": True})
        if scope["path"] == "/whole":
            await send({"type": "http.response.body", "body": bytes(BIG), "more_body": True})
        await send({"type": "http.response.body", "body": scope["path"].encode()})

    async def all_closed(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.open_connections():
                await asyncio.sleep(0.01)

    def open_connections(self) -> int:
        return len(self.server.server_state.connections)

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[tuple[Reader, Writer]]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            yield reader, writer
        finally:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()

    async def answer_to(self, *parts: bytes, pause: float = 0.0) -> bytes:
        """Return everything that is received until the connection is closed."""
        async with self.connected() as (reader, writer):
            answer = asyncio.create_task(reader.read())
            for part in parts:
                if not answer.done():
                    writer.write(part)
                    await asyncio.sleep(pause)
            return await asyncio.wait_for(answer, PATIENCE)


@asynccontextmanager
async def recording_server() -> AsyncIterator[RecordingServer]:
    app = RecordingServer()
    config = uvicorn.Config(app, http=BoundedHttpProtocol, ws="none", log_config=None, lifespan="off", timeout_keep_alive=5)
    app.server = uvicorn.Server(config)
    listening = socket.create_server(("127.0.0.1", 0))
    app.port = listening.getsockname()[1]
    serving = asyncio.create_task(app.server.serve([listening]))
    try:
        while not app.server.started:
            await asyncio.sleep(0.01)
        yield app
    finally:
        app.server.should_exit = True
        await serving


def run(scenario: Callable[[RecordingServer], Awaitable[None]]) -> None:
    async def run_scenario() -> None:
        async with recording_server() as app:
            await scenario(app)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run_scenario())


@pytest.fixture
def short_timeouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use much shorter timeouts."""
    monkeypatch.setattr(http_protocol, "REQUEST_SECONDS", 1.0)
    monkeypatch.setattr(http_protocol, "UNREAD_SECONDS", 1.0)
    monkeypatch.setattr(http_protocol, "CHECK_EVERY", 0.05)


def refusal_code(answer: bytes, status: int) -> str:
    """Return the code of a refusal, and check that it has the headers of every response."""
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 %d " % status), head
    for name, value in HEADERS:
        assert b"%s: %s" % (name, value) in head
    code: str = json.loads(body)["code"]
    return code


@pytest.mark.parametrize(
    ("head", "more"),
    [
        (b"GET /", b"a" * 50_000),
        (b"GET / HTTP/1.1\r\nX-One: ", b"a" * 50_000),
        (b"GET / HTTP/1.1\r\n", b"X-Many: a\r\n" * 5_000),
        (b"GET / HTTP/1.1\r\n", b"X" * 50_000),
        (CHUNKED + b"0\r\n", b"X-Many: a\r\n" * 5_000),
        (CHUNKED + b"0\r\nX-One: ", b"a" * 50_000),
        (CHUNKED + b"1;", b"a" * 50_000),
    ],
    ids=["address", "header", "headers", "name", "trailers", "trailer", "extension"],
)
def test_an_endless_head_is_refused(server: RunningServer, head: bytes, more: bytes) -> None:
    address = urlsplit(server.address)
    with (
        socket.create_connection((address.hostname, address.port), timeout=PATIENCE) as client,
        pytest.raises(ConnectionError),
    ):
        client.sendall(head + more * 400)  # 20 MB, more than the kernel buffers
    assert server.anonymous().call("GET", "/healthz").status == 200


def test_a_head_that_is_too_long_is_refused() -> None:
    async def scenario(app: RecordingServer) -> None:
        answer = await app.answer_to(b"GET / HTTP/1.1\r\n", b"X-One: " + b"a" * 40_000, b"a" * 40_000, pause=0.1)
        assert refusal_code(answer, 431) == "http-too-long"
        long = b"GET / HTTP/1.1\r\nConnection: close\r\nX-One: " + b"a" * 50_000
        assert (await app.answer_to(long, b"\r\n\r\n", pause=0.1)).startswith(b"HTTP/1.1 200 ")

    run(scenario)


def test_input_that_is_not_http_is_refused() -> None:
    async def scenario(app: RecordingServer) -> None:
        for nonsense in (
            b"\x00\x01\x02\r\n\r\n",
            b"GARBAGE\r\n\r\n",
            b"GET / HTTP/1.1\r\nbad header\r\n\r\n",
            b"\x16\x03\x01\x02",
        ):
            assert refusal_code(await app.answer_to(nonsense), 400) == "http-bad-request"

    run(scenario)


@pytest.mark.usefixtures("short_timeouts")
def test_a_silent_client_is_disconnected() -> None:
    async def scenario(app: RecordingServer) -> None:
        assert await app.answer_to() == b""
        assert await app.answer_to(*[b"\r\n"] * 30, pause=0.05) == b""
        await app.all_closed()

    run(scenario)


@pytest.mark.usefixtures("short_timeouts")
@pytest.mark.parametrize(
    "parts",
    [
        [b"GET / HT"],
        [b"GET / HTTP/1.1\r\nX-One: a\r\n"],
        [b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n1234"],
        [b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n1234\r\n"],
    ],
    ids=["line", "headers", "body", "chunks"],
)
def test_an_incomplete_request_times_out(parts: list[bytes]) -> None:
    async def scenario(app: RecordingServer) -> None:
        assert refusal_code(await app.answer_to(*parts, pause=0.03), 408) == "http-too-slow"
        assert app.bodies == []
        await app.all_closed()

    run(scenario)


@pytest.mark.usefixtures("short_timeouts")
def test_a_request_that_arrives_too_slowly_times_out() -> None:
    async def scenario(app: RecordingServer) -> None:
        with suppress(ConnectionError):  # data that is sent after the refusal may reset the connection
            await app.answer_to(b"GET / HTTP/1.1\r\n", *[b"X-One: a\r\n"] * 100, pause=0.03)
        assert app.bodies == []
        await app.all_closed()

    run(scenario)


@pytest.mark.usefixtures("short_timeouts")
def test_a_second_request_has_the_same_timeout() -> None:
    async def scenario(app: RecordingServer) -> None:
        async with app.connected() as (reader, writer):
            for path in (b"/one", b"/two", b"/three"):
                writer.write(b"GET %s HTTP/1.1\r\n\r\n" % path)
                assert b"HTTP/1.1 200 " in await asyncio.wait_for(reader.readuntil(path + END), PATIENCE)
                await asyncio.sleep(0.3)
            writer.write(b"GET /four")
            assert refusal_code(await asyncio.wait_for(reader.read(), PATIENCE), 408) == "http-too-slow"

    run(scenario)


@pytest.mark.usefixtures("short_timeouts")
def test_a_pipelined_request_that_is_incomplete_times_out_too() -> None:
    async def scenario(app: RecordingServer) -> None:
        second = b"POST /two HTTP/1.1\r\nContent-Length: 9\r\n\r\n1234"
        answer = await app.answer_to(b"GET /one HTTP/1.1\r\n\r\n" + second)
        answered, _, refused = answer.partition(b"/one" + END)
        assert answered.startswith(b"HTTP/1.1 200 ") and refusal_code(refused, 408) == "http-too-slow"
        assert app.bodies == [b""]
        await app.all_closed()

    run(scenario)


def test_a_client_that_disconnects_while_requests_wait_causes_no_error(caplog: pytest.LogCaptureFixture) -> None:
    """Otherwise anybody could fill the log."""

    async def scenario(app: RecordingServer) -> None:
        async with app.connected() as (_, writer):
            writer.write(b"GET /slow HTTP/1.1\r\n\r\nGET /two HTTP/1.1\r\n\r\n")
            while not app.bodies:
                await asyncio.sleep(0.01)
        await asyncio.sleep(1.7)
        assert app.bodies == [b""]
        await app.all_closed()

    run(scenario)
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.usefixtures("short_timeouts")
def test_a_response_may_take_longer_than_a_request() -> None:
    async def scenario(app: RecordingServer) -> None:
        assert (await app.answer_to(b"GET /slow HTTP/1.1\r\nConnection: close\r\n\r\n")).endswith(b"/slow" + END)
        # A second request that arrived with it waits for the first, even if its body is too large to be read before.
        body = bytes(300_000)
        second = b"POST /two HTTP/1.1\r\nConnection: close\r\nContent-Length: %d\r\n\r\n" % len(body)
        answer = await app.answer_to(b"GET /slow HTTP/1.1\r\n\r\n" + second, body)
        assert answer.count(b"HTTP/1.1 200 ") == 2 and answer.endswith(b"/two" + END)
        assert app.bodies == [b"", b"", body]

    run(scenario)


def test_pipelined_requests_are_answered_in_order() -> None:
    async def scenario(app: RecordingServer) -> None:
        paths = [b"/%d" % number for number in range(http_protocol.MAX_QUEUED)]
        requests = [b"GET %s HTTP/1.1\r\n\r\n" % path for path in paths]
        requests.append(b"GET /last HTTP/1.1\r\nConnection: close\r\n\r\n")
        answer = await app.answer_to(b"".join(requests))
        offsets = [answer.index(path + b"\r\n") for path in paths]
        assert offsets == sorted(offsets) and answer.count(b"HTTP/1.1 200 ") == len(paths) + 1

    run(scenario)


def test_too_many_pipelined_requests_wait_unparsed_and_are_answered_too() -> None:
    async def scenario(app: RecordingServer) -> None:
        paths = [b"/%d" % number for number in range(640)]
        requests = [b"GET %s HTTP/1.1\r\n\r\n" % path for path in paths]
        answer = await app.answer_to(b"".join(requests) + b"GET /last HTTP/1.1\r\nConnection: close\r\n\r\n")
        offsets = [answer.index(path + b"\r\n") for path in paths]
        assert offsets == sorted(offsets) and answer.count(b"HTTP/1.1 200 ") == len(paths) + 1
        assert 32 <= app.most_waiting <= 32 + http_protocol.PIECE // len(requests[0]), (
            "what arrives in one packet is parsed together"
        )

    run(scenario)


@pytest.mark.parametrize("before", [1, 3, 100])
def test_valid_requests_before_garbage_are_answered_and_then_the_garbage_is_refused(before: int) -> None:
    async def scenario(app: RecordingServer) -> None:
        answer = await app.answer_to(
            b"GET /slow HTTP/1.1\r\n\r\n" + b"GET /1 HTTP/1.1\r\n\r\n" * (before - 1) + b"\x00garbage\r\n\r\n"
        )
        assert answer.count(b"HTTP/1.1 200 ") == before and answer.count(b"HTTP/1.1 400 ") == 1
        assert answer.index(b"HTTP/1.1 400 ") > answer.rindex(b"HTTP/1.1 200 ")

    run(scenario)


@pytest.mark.parametrize("spread", [1, 50])
def test_a_head_may_have_exactly_the_allowed_number_of_bytes(spread: int) -> None:
    """The head is spread over one or many headers and sent in one part or two."""

    async def scenario(app: RecordingServer) -> None:
        for more, status in ((0, b"200"), (1, b"431")):
            fixed = b"GET /one HTTP/1.1\r\nConnection: close\r\n%s\r\n"
            room = http_protocol.MAX_HEAD_LENGTH - len(fixed % b"") + more
            each = room // spread
            sizes = [each] * (spread - 1) + [room - each * (spread - 1)]
            filled = b"".join(b"x: " + b"y" * (size - 5) + b"\r\n" for size in sizes)
            head = fixed % filled
            assert len(head) == http_protocol.MAX_HEAD_LENGTH + more
            for parts in ((head,), (head[:30_000], head[30_000:])):
                assert (await app.answer_to(*parts)).startswith(b"HTTP/1.1 " + status)
        assert (await app.answer_to(b"GET / HTTP/1.1\r\nx:" + b" " * 100_000 + b"y\r\n\r\n")).startswith(b"HTTP/1.1 431")

    run(scenario)


@pytest.mark.parametrize("name", [b"Host", b"Origin", b"Authorization"])
def test_headers_that_decide_about_access_may_not_be_repeated(name: bytes) -> None:
    async def scenario(app: RecordingServer) -> None:
        answer = await app.answer_to(b"GET / HTTP/1.1\r\n%s: one\r\n%s: two\r\n\r\n" % (name, name.lower()))
        assert answer.startswith(b"HTTP/1.1 400 ") and name.lower() in answer
        upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAA\r\n"
        handshake = b"GET /socket HTTP/1.1\r\n%s: one\r\n%s: two\r\n%s\r\n" % (name, name, upgrade)
        assert (await app.answer_to(handshake)).startswith(b"HTTP/1.1 400 ")

    run(scenario)


@pytest.mark.usefixtures("short_timeouts")
def test_an_unread_response_is_dropped_but_a_slow_reader_gets_everything() -> None:
    async def scenario(app: RecordingServer) -> None:
        request = b"GET /big HTTP/1.1\r\nConnection: close\r\n\r\n"
        async with app.connected() as (_, writer):
            writer.write(request)
            async with asyncio.timeout(PATIENCE):
                while not app.bodies or app.open_connections():
                    await asyncio.sleep(0.02)
        size = 0
        async with app.connected() as (reader, writer):
            writer.write(request)
            while part := await asyncio.wait_for(reader.read(2_000_000), PATIENCE):
                size += len(part)
                await asyncio.sleep(0.005)
        assert size > BIG

    run(scenario)


@pytest.mark.usefixtures("short_timeouts")
def test_a_slow_but_steady_reader_gets_a_large_response() -> None:
    async def scenario(app: RecordingServer) -> None:
        size, loop = 0, asyncio.get_running_loop()
        async with app.connected() as (reader, writer):
            writer.write(b"GET /whole HTTP/1.1\r\nConnection: close\r\n\r\n")
            began = loop.time()
            while part := await asyncio.wait_for(reader.read(500_000), PATIENCE):
                size += len(part)
                await asyncio.sleep(0.02)
        assert size > BIG and loop.time() - began > http_protocol.UNREAD_SECONDS

    run(scenario)


def test_one_address_has_a_limited_number_of_connections(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, most_connections="2")
    address = urlsplit(server.address)
    try:
        with ExitStack() as connections:
            for _ in range(2 * http_protocol.CONNECTIONS_EACH):
                connections.enter_context(socket.create_connection((address.hostname, address.port)))
            with socket.create_connection((address.hostname, address.port), timeout=PATIENCE) as one_more:
                assert refusal_code(one_more.makefile("rb").read(), 429) == "http-too-often"
        deadline = time.monotonic() + PATIENCE
        while True:  # until the closed connections are no longer counted
            with suppress(OSError):
                if server.anonymous().call("GET", "/healthz").status == 200:
                    break
            assert time.monotonic() < deadline
    finally:
        server.stop()


def test_a_trusted_proxy_has_unlimited_connections_but_each_of_its_clients_few_concurrent_requests(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, most_connections="2", trusted_proxy="127.0.0.1")
    address = urlsplit(server.address)
    table = server.guest("Ann").open("kamisado", "me", "open")["table"]
    waits = "GET /api/tables/%s?wait=%s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Forwarded-For: %s\r\n\r\n"

    def long_poll(client: str, seconds: float) -> socket.socket:
        connection = connections.enter_context(socket.create_connection((address.hostname, address.port), timeout=PATIENCE))
        connection.sendall((waits % (table, seconds, client)).encode())
        return connection

    try:
        with ExitStack() as connections:
            for number in range(3 * http_protocol.CONNECTIONS_EACH):
                long_poll(f"192.0.2.{number}", 20)
            polls = [long_poll("192.0.2.77", 2) for _ in range(3)]
            answers = sorted(poll.makefile("rb").read() for poll in polls)
            assert [answer[:12] for answer in answers[:2]] == [b"HTTP/1.1 200"] * 2
            assert refusal_code(answers[2], 429) == "http-too-often"
            assert long_poll("192.0.2.77", 0).recv(12) == b"HTTP/1.1 200"
    finally:
        server.kill()  # no client is connected


def test_connections_use_tcp_keepalive(tmp_path: Path) -> None:
    with listen(Settings(data=tmp_path, port=0)) as listening:
        listening.listen()
        with socket.create_connection(listening.getsockname()), listening.accept()[0] as connection:
            assert connection.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)


def test_the_server_raises_its_limit_on_open_files() -> None:
    source = """if True:
        import resource
        from kaisho.commands.serve import MAX_FILES, raise_file_limit
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (200, most))
        raise_file_limit()
        now = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert now[1] == most and now[0] == (MAX_FILES if most < 0 else min(most, MAX_FILES)), now
        resource.setrlimit(resource.RLIMIT_NOFILE, (200, 300))
        raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (300, 300)
    """
    subprocess.run([sys.executable, "-c", source], check=True)
