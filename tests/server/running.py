"""A server as a real process, and synchronous HTTP and WebSocket clients for it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, NamedTuple, Self

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.forked import ForkedCommand

PATIENCE = 180.0
"""Timeout in seconds, generous for a busy machine; no test waits for it to pass."""

Message = dict[str, Any]

NO_LIMITS = {"rate_per_address": "0", "rate_per_session": "0", "most_tables": "0", "bot_seconds": "0.05", "sync": "normal"}
"""Settings for tests that send more requests per second than people do and do not wait for bots."""


class RunningServer:
    """``kaisho serve`` with its own data folder; settings are passed as environment variables.

    ``program`` is the module to run instead of ``kaisho``, with its first arguments. With ``fresh``, it runs in a new
    interpreter that has loaded nothing yet.
    """

    running: ClassVar[list[RunningServer]] = []
    """All servers that were started and not yet stopped."""

    def __init__(self, folder: Path, *, program: tuple[str, ...] = ("kaisho",), fresh: bool = False, **settings: str) -> None:
        self.folder = folder
        self.fresh = fresh
        self.program = program
        self.settings = settings
        self.lines: list[str] = []
        """The lines that it has printed."""
        self.address = ""
        self._start()

    def _start(self, port: str = "0") -> None:
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("KAISHO_", "LANG", "LC_"))}
        cache = {name: value for name, value in os.environ.items() if name == "KAISHO_CACHE_DIR"}
        settings = {f"KAISHO_{name.upper()}": value for name, value in self.settings.items()}
        arguments = ["serve", "--port", port, "--data", str(self.folder), "--lang", "en"]
        self.process: subprocess.Popen[str] | ForkedCommand
        if not self.fresh:
            self.process = ForkedCommand([*self.program, *arguments], clean | cache | settings)
        else:
            self.process = subprocess.Popen(
                [sys.executable, "-m", *self.program, *arguments],
                env=clean | cache | settings,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                start_new_session=True,
            )
        self.running.append(self)
        listening = threading.Event()
        self._reader = threading.Thread(target=self._read, args=(listening,), daemon=True)
        self._reader.start()
        assert listening.wait(PATIENCE), "\n".join(self.lines)
        assert self.process.poll() is None, "\n".join(self.lines)

    def _read(self, listening: threading.Event) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line.rstrip())
            if "is open: http" in line:
                self.address = line.split()[-1]
                listening.set()
        listening.set()  # the process has ended

    def show_log(self) -> None:
        """Print the end of its log, so that a failed test shows the reason for a status 500."""
        time.sleep(0.5)  # the last lines may not have been read yet
        print(*self.lines[-80:], sep="\n")

    def stop(self) -> None:
        """Stop it with SIGTERM, as a service manager does. It must exit with 0 and must not have logged a traceback."""
        self.process.send_signal(signal.SIGTERM)
        assert self._wait() == 0, "\n".join(self.lines)
        assert not any("Traceback" in line for line in self.lines), "\n".join(self.lines)

    def kill(self) -> None:
        """Kill it and its child processes with SIGKILL."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self._wait()

    def _wait(self) -> int:
        code = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.running[:] = [server for server in self.running if server is not self]
        return code

    def restart(self, *, same_port: bool = False) -> None:
        """Restart with the same folder and settings, on a new port unless ``same_port``."""
        if self.process.poll() is None:
            self.stop()
        self.lines.clear()
        self._start(self.address.rpartition(":")[2] if same_port else "0")

    # --- people -------------------------------------------------------------------------------------------------------

    def anonymous(self) -> Client:
        return Client(self)

    def guest(self, name: str) -> Client:
        client = Client(self)
        client.me = client.post("/api/guests", {"name": name})
        return client

    def account(self, name: str, password: str = "a good long one") -> Client:
        client = Client(self)
        client.me = client.post("/api/accounts", {"name": name, "password": password})
        return client

    def with_token(self, token: str) -> Client:
        return Client(self, token=token)


def with_address(server: RunningServer, public_url: str) -> RunningServer:
    """Restart a server with a public address; ``{port}`` stands for its port. Clients still use its loopback address."""
    local = server.address
    server.settings["public_url"] = public_url.format(port=local.rpartition(":")[2])
    server.restart(same_port=True)
    server.address = local
    return server


@pytest.fixture(autouse=True)
def no_server_outlives_its_test() -> Iterator[None]:
    """Kill servers that a failed test has left running."""
    before = list(RunningServer.running)
    yield
    for server in [server for server in RunningServer.running if server not in before]:
        if server.process.poll() is None:
            server.kill()


class Reply(NamedTuple):
    """An HTTP response."""

    status: int
    body: Any
    """The decoded JSON, or the text."""
    headers: dict[str, str]


class Client:
    """An HTTP client that sends a cookie and an origin, as a browser does, or a bot's token."""

    def __init__(self, server: RunningServer, *, token: str | None = None) -> None:
        self.server = server
        self.token = token
        self.cookies: dict[str, str] = {}
        self.me: Message = {}

    @property
    def cookie(self) -> str | None:
        """The Cookie header, or None without cookies."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items()) or None

    @property
    def headers(self) -> dict[str, str]:
        if self.token is not None:
            return {"Authorization": f"Bearer {self.token}"}
        return {"Origin": self.server.address} | ({"Cookie": self.cookie} if self.cookie else {})

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> Reply:
        content = None if body is None else json.dumps(body).encode()
        all_headers = self.headers | ({"Content-Type": "application/json"} if content is not None else {}) | headers
        request = urllib.request.Request(self.server.address + path, content, all_headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                return self._reply(response.status, response.headers, response.read())
        except urllib.error.HTTPError as error:
            with error:
                reply = self._reply(error.code, error.headers, error.read())
        if reply.status == 500:
            self.server.show_log()
        return reply

    def _reply(self, status: int, headers: Any, content: bytes) -> Reply:
        for cookie in headers.get_all("Set-Cookie", ()):
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        is_json = (headers.get("Content-Type") or "").startswith("application/json")
        return Reply(status, json.loads(content) if is_json and content else content.decode(), dict(headers))

    def get(self, path: str) -> Any:
        return self._successful(self.call("GET", path))

    def post(self, path: str, body: Any) -> Any:
        return self._successful(self.call("POST", path, body))

    def _successful(self, reply: Reply) -> Any:
        assert 200 <= reply.status < 300, reply
        return reply.body

    # --- tables -------------------------------------------------------------------------------------------------------

    def open(self, game: str, *seats: str, **options: Any) -> Message:
        """Open a table: ``ann.open("samurai", "me", "bot:easy", options={"hands": "random"})``."""
        return self.post("/api/tables", {"game": game, "seats": [seat_request(seat) for seat in seats], **options})

    def at(self, table: str, do: str, **fields: Any) -> Reply:
        """Send a request at a table over HTTP."""
        return self.call("POST", f"/api/tables/{table}/requests", {"do": do, **fields})

    def socket(self, *, hello: bool = True, language: str = "en", **options: Any) -> Socket:
        return Socket(self, hello=hello, language=language, **options)


def seat_request(text: str) -> dict[str, str]:
    kind, _, who = text.partition(":")
    return {"kind": kind} | ({"bot" if kind == "bot" else "name": who} if who else {})


class Refusal(AssertionError):
    """A request over a socket was refused."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


class Socket:
    """A client's WebSocket. It answers pings, and stores other messages in order until a test asks for them."""

    def __init__(
        self,
        client: Client,
        *,
        hello: bool,
        language: str,
        path: str = "/socket",
        headers: dict[str, str] | None = None,
        **options: Any,
    ) -> None:
        self.client = client
        address = client.server.address.replace("http", "ws", 1) + path
        connecting = connect(address, additional_headers=client.headers | (headers or {}), max_size=None, **options)
        self._exit_stack = ExitStack()
        self.connection: ClientConnection = self._exit_stack.enter_context(connecting)
        self.received: list[Message] = []
        """Messages that no test has asked for yet."""
        self._requests = 0
        self.welcome: Message = {}
        if hello:
            self.send(do="hello", protocol=1, language=language)
            self.welcome = self.wait_for("welcome")

    def send(self, **message: Any) -> None:
        self.send_text(json.dumps(message))

    def send_text(self, text: str | bytes) -> None:
        self.connection.send(text)

    def receive(self, timeout: float = PATIENCE) -> Message:
        """Return the next message, skipping and answering pings."""
        deadline = time.monotonic() + timeout
        while True:
            message: Message = json.loads(self.connection.recv(max(0.001, deadline - time.monotonic())))
            if message["type"] != "ping":
                return message
            with suppress(ConnectionClosed):  # closed meanwhile; earlier messages can still be read
                self.send(do="pong", n=message["n"])

    def wait_for(self, type: str, where: Callable[[Message], bool] = lambda message: True) -> Message:
        """Wait for the first message of a type that matches; other messages stay in ``received``."""
        deadline = time.monotonic() + PATIENCE
        for number, message in enumerate(self.received):
            if message["type"] == type and where(message):
                return self.received.pop(number)
        while True:
            message = self.receive(max(0.001, deadline - time.monotonic()))
            if message["type"] == type and where(message):
                return message
            self.received.append(message)

    def ask(self, do: str, **fields: Any) -> None:
        """Send a request and wait for its ``done``; raise ``Refusal`` if it is refused."""
        self._requests += 1
        number = self._requests
        self.send(do=do, id=number, **fields)
        deadline = time.monotonic() + PATIENCE
        while True:
            message = self.receive(max(0.001, deadline - time.monotonic()))
            if message.get("id") == number and message["type"] == "done":
                return
            if message.get("id") == number and message["type"] == "refused":
                raise Refusal(message)
            self.received.append(message)

    def expect_refusal(self, do: str, **fields: Any) -> Message:
        """Send a request that must be refused, and return the refusal."""
        try:
            self.ask(do, **fields)
        except Refusal as refusal:
            return refusal.message
        raise AssertionError(f"{do} was not refused")

    def watch(self, table: str, have: int = 0) -> Message:
        """Watch a table and return its ``table`` message. Earlier messages about tables are dropped."""
        self.ask("watch", table=table, have=have)
        tables = [message for message in self.received if message["type"] == "table" and message["table"] == table]
        self.received = [message for message in self.received if message["type"] not in ("table", "update")]
        return tables[-1]

    def act(self, table: str, update: Message, act: int | str, **fields: Any) -> Message:
        """Play an act after an update, and return the update that follows."""
        self.ask("act", table=table, after=update["count"], act=act, **fields)
        return self.last_update(table)

    def last_update(self, table: str) -> Message:
        """Return the newest update of a table, and drop older ones."""
        self.sync()
        updates = [message for message in self.received if message["type"] == "update" and message["table"] == table]
        if not updates:
            updates = [self.wait_for("update", lambda message: message["table"] == table)]
        self.received = [message for message in self.received if message["type"] != "update" or message["table"] != table]
        return updates[-1]

    def sync(self) -> None:
        """Receive everything that was sent until now: the answer to a request without effect comes after it."""
        self.ask("unwatch", table="nosuchtable")

    def drain(self) -> list[Message]:
        """Return all messages received so far, and forget them."""
        self.sync()
        messages, self.received = self.received, []
        return messages

    def wait_until_closed(self) -> tuple[int | None, list[Message]]:
        """Wait until the server closes the connection. Return the close code and the messages before it."""
        try:
            while True:
                self.received.append(self.receive())
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else None, self.received

    def close(self) -> None:
        self._exit_stack.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def act_in_turn(table: str, *clients: Client, acts: int = 4) -> None:
    """Play a number of acts over HTTP, always the first legal one. Four are two turns each in most games for two."""
    for _ in range(acts):
        for client in clients:
            state = client.get(f"/api/tables/{table}")["state"]
            if state["legal"]:
                assert client.at(table, "act", after=state["count"], act=state["legal"][0]).status == 200
                break
