"""A server as a real process, and people who talk to it over real connections, as plain calls."""

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
"""So many seconds something may take on a machine that is busy with other things; no test waits for it to pass."""

Told = dict[str, Any]

NO_LIMITS = {"rate_per_address": "0", "rate_per_session": "0", "most_tables": "0", "bot_seconds": "0.05", "sync": "normal"}
"""Settings for tests that ask more in a second than people do, and do not wait for bots."""


class RunningServer:
    """``kaisho serve`` with a data folder of its own and the settings given, as variables of its environment.

    ``program`` is the module that is run, with its first arguments, where it is not the command itself. A ``fresh`` one is a
    new interpreter, which has loaded nothing yet.
    """

    running: ClassVar[list[RunningServer]] = []
    """Every server that was started and has not been ended."""

    def __init__(self, folder: Path, *, program: tuple[str, ...] = ("kaisho",), fresh: bool = False, **settings: str) -> None:
        self.folder = folder
        self.fresh = fresh
        self.program = program
        self.settings = settings
        self.lines: list[str] = []
        """What it has printed."""
        self.address = ""
        self._start()

    def _start(self, port: str = "0") -> None:
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("KAISHO_", "LANG", "LC_"))}
        kept = {name: value for name, value in os.environ.items() if name == "KAISHO_CACHE_DIR"}
        given = {f"KAISHO_{name.upper()}": value for name, value in self.settings.items()}
        arguments = ["serve", "--port", port, "--data", str(self.folder), "--lang", "en"]
        self.process: subprocess.Popen[str] | ForkedCommand
        if not self.fresh:
            self.process = ForkedCommand([*self.program, *arguments], clean | kept | given)
        else:
            self.process = subprocess.Popen(
                [sys.executable, "-m", *self.program, *arguments],
                env=clean | kept | given,
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
        listening.set()  # it has ended

    def show_log(self) -> None:
        """Print what it has logged, so that a failed test tells why it answered 500."""
        time.sleep(0.5)  # its last lines may still be on their way
        print(*self.lines[-80:], sep="\n")

    def stop(self) -> None:
        """Ask it to end, as a service manager does: that is no failure, and nothing went wrong while it ran."""
        self.process.send_signal(signal.SIGTERM)
        assert self._ended() == 0, "\n".join(self.lines)
        assert not any("Traceback" in line for line in self.lines), "\n".join(self.lines)

    def kill(self) -> None:
        """End it, and what it has started, without a chance to say goodbye."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self._ended()

    def _ended(self) -> int:
        code = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.running[:] = [server for server in self.running if server is not self]
        return code

    def restart(self, *, same_port: bool = False) -> None:
        """Start it again with the same folder and settings; at another port, unless browsers are to find it again."""
        if self.process.poll() is None:
            self.stop()
        self.lines.clear()
        self._start(self.address.rpartition(":")[2] if same_port else "0")

    # --- people -------------------------------------------------------------------------------------------------------

    def nobody(self) -> Visitor:
        return Visitor(self)

    def guest(self, name: str) -> Visitor:
        visitor = Visitor(self)
        visitor.me = visitor.post("/api/guests", {"name": name})
        return visitor

    def account(self, name: str, password: str = "a good long one") -> Visitor:
        visitor = Visitor(self)
        visitor.me = visitor.post("/api/accounts", {"name": name, "password": password})
        return visitor

    def by_token(self, token: str) -> Visitor:
        return Visitor(self, token=token)


def with_address(server: RunningServer, public_url: str) -> RunningServer:
    """The same server again with an address of its own; ``{port}`` stands for its port, and it is still asked at loopback."""
    local = server.address
    server.settings["public_url"] = public_url.format(port=local.rpartition(":")[2])
    server.restart(same_port=True)
    server.address = local
    return server


@pytest.fixture(autouse=True)
def no_server_outlives_its_test() -> Iterator[None]:
    """Kill the servers that a failed test has left."""
    before = list(RunningServer.running)
    yield
    for server in [server for server in RunningServer.running if server not in before]:
        if server.process.poll() is None:
            server.kill()


class Reply(NamedTuple):
    """An answer over HTTP."""

    status: int
    body: Any
    """What the JSON says, or the text."""
    headers: dict[str, str]


class Visitor:
    """Somebody who uses the server as a browser does: with a cookie and an origin; a bot with its token."""

    def __init__(self, server: RunningServer, *, token: str | None = None) -> None:
        self.server = server
        self.token = token
        self.cookies: dict[str, str] = {}
        self.me: Told = {}

    @property
    def cookie(self) -> str | None:
        """All cookies, as they are sent."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items()) or None

    @property
    def headers(self) -> dict[str, str]:
        if self.token is not None:
            return {"Authorization": f"Bearer {self.token}"}
        return {"Origin": self.server.address} | ({"Cookie": self.cookie} if self.cookie else {})

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> Reply:
        content = None if body is None else json.dumps(body).encode()
        given = self.headers | ({"Content-Type": "application/json"} if content is not None else {}) | headers
        request = urllib.request.Request(self.server.address + path, content, given, method=method)
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
        return self._good(self.call("GET", path))

    def post(self, path: str, body: Any) -> Any:
        return self._good(self.call("POST", path, body))

    def _good(self, reply: Reply) -> Any:
        assert 200 <= reply.status < 300, reply
        return reply.body

    # --- tables -------------------------------------------------------------------------------------------------------

    def open(self, game: str, *seats: str, **wanted: Any) -> Told:
        """Open a table: ``ann.open("samurai", "me", "bot:easy", options={"hands": "random"})``."""
        return self.post("/api/tables", {"game": game, "seats": [seat_wanted(seat) for seat in seats], **wanted})

    def at(self, table: str, do: str, **fields: Any) -> Reply:
        """A request about a table over HTTP."""
        return self.call("POST", f"/api/tables/{table}/requests", {"do": do, **fields})

    def socket(self, *, hello: bool = True, language: str = "en", **options: Any) -> Socket:
        return Socket(self, hello=hello, language=language, **options)


def seat_wanted(text: str) -> dict[str, str]:
    kind, _, who = text.partition(":")
    return {"kind": kind} | ({"bot" if kind == "bot" else "name": who} if who else {})


class Refusal(AssertionError):
    """A request over the socket was refused."""

    def __init__(self, told: Told) -> None:
        super().__init__(told)
        self.told = told


class Socket:
    """One connection of somebody. What it is told is kept in order until a test asks for it; pings are answered."""

    def __init__(
        self,
        visitor: Visitor,
        *,
        hello: bool,
        language: str,
        path: str = "/socket",
        headers: dict[str, str] | None = None,
        **options: Any,
    ) -> None:
        self.visitor = visitor
        address = visitor.server.address.replace("http", "ws", 1) + path
        opened = connect(address, additional_headers=visitor.headers | (headers or {}), max_size=None, **options)
        self._opened = ExitStack()
        self.connection: ClientConnection = self._opened.enter_context(opened)
        self.told: list[Told] = []
        """What came and was not asked for yet."""
        self._requests = 0
        self.welcome: Told = {}
        if hello:
            self.send(do="hello", protocol=1, language=language)
            self.welcome = self.take("welcome")

    def send(self, **message: Any) -> None:
        self.send_text(json.dumps(message))

    def send_text(self, text: str | bytes) -> None:
        self.connection.send(text)

    def receive(self, timeout: float = PATIENCE) -> Told:
        """The next message that is no ping."""
        until = time.monotonic() + timeout
        while True:
            told: Told = json.loads(self.connection.recv(max(0.001, until - time.monotonic())))
            if told["type"] != "ping":
                return told
            with suppress(ConnectionClosed):  # the server may have closed since; what it said before that is still to be read
                self.send(do="pong", n=told["n"])

    def take(self, type: str, where: Callable[[Told], bool] = lambda told: True) -> Told:
        """The first message of a type that fits, waited for; what came before it and was not asked for is kept."""
        until = time.monotonic() + PATIENCE
        for number, told in enumerate(self.told):
            if told["type"] == type and where(told):
                return self.told.pop(number)
        while True:
            told = self.receive(max(0.001, until - time.monotonic()))
            if told["type"] == type and where(told):
                return told
            self.told.append(told)

    def ask(self, do: str, **fields: Any) -> None:
        """Send a request and wait until it is done; raise what it is refused with."""
        self._requests += 1
        number = self._requests
        self.send(do=do, id=number, **fields)
        until = time.monotonic() + PATIENCE
        while True:
            told = self.receive(max(0.001, until - time.monotonic()))
            if told.get("id") == number and told["type"] == "done":
                return
            if told.get("id") == number and told["type"] == "refused":
                raise Refusal(told)
            self.told.append(told)

    def refused(self, do: str, **fields: Any) -> Told:
        """The refusal of a request."""
        try:
            self.ask(do, **fields)
        except Refusal as refusal:
            return refusal.told
        raise AssertionError(f"{do} was not refused")

    def watch(self, table: str, have: int = 0) -> Told:
        """Watch a table; what it looks like. What came before is forgotten."""
        self.ask("watch", table=table, have=have)
        shown = [told for told in self.told if told["type"] == "table" and told["table"] == table]
        self.told = [told for told in self.told if told["type"] not in ("table", "update")]
        return shown[-1]

    def act(self, table: str, update: Told, act: int | str, **fields: Any) -> Told:
        """Act after what an update has told; the update that tells everybody."""
        self.ask("act", table=table, after=update["count"], act=act, **fields)
        return self.last_update(table)

    def last_update(self, table: str) -> Told:
        """The newest update; older ones are forgotten."""
        self.catch_up()
        found = [told for told in self.told if told["type"] == "update" and told["table"] == table]
        if not found:
            found = [self.take("update", lambda told: told["table"] == table)]
        self.told = [told for told in self.told if told["type"] != "update" or told["table"] != table]
        return found[-1]

    def catch_up(self) -> None:
        """Be sure to have heard all that was said until now: a request that changes nothing is answered after it."""
        self.ask("unwatch", table="nosuchtable")

    def flush(self) -> list[Told]:
        """Everything that has been told so far."""
        self.catch_up()
        told, self.told = self.told, []
        return told

    def end(self) -> tuple[int | None, list[Told]]:
        """Wait until the server ends the connection: the code it closed with, and what came before."""
        try:
            while True:
                self.told.append(self.receive())
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else None, self.told

    def close(self) -> None:
        self._opened.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def act_in_turn(table: str, *visitors: Visitor, acts: int = 4) -> None:
    """So many acts over HTTP, the first legal one of whoever is to act; four are two turns each in most games of two."""
    for _ in range(acts):
        for visitor in visitors:
            state = visitor.get(f"/api/tables/{table}")["state"]
            if state["legal"]:
                assert visitor.at(table, "act", after=state["count"], act=state["legal"][0]).status == 200
                break
