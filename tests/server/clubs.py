"""A server process with command-line flags, and clients that use HTTP and WebSockets as browsers do."""

from __future__ import annotations

import json
import os
import re
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.forked import ForkedCommand
from tests.server.running import PATIENCE

UNLIMITED = ("--rate-per-session", "0", "--rate-per-address", "0", "--most-tables", "0", "--most-connections", "0")


class ClubProcess:
    """``kaisho serve`` with a data folder. Its standard error is collected in one file over all restarts."""

    def __init__(self, folder: Path, *flags: str, variables: dict[str, str] | None = None, module: str = "kaisho") -> None:
        self.folder = folder
        self.flags = flags
        self.module = module
        self.variables = variables or {}
        folder.mkdir(parents=True, exist_ok=True)
        self.errors = folder / "stderr.txt"
        self.address = ""
        self.process: ForkedCommand | None = None

    @property
    def database(self) -> Path:
        return self.folder / "data" / "kaisho.sqlite"

    def start(self) -> ClubProcess:
        arguments = ["serve", "--port", "0", "--data", str(self.folder / "data"), *self.flags]
        variables = dict(os.environ | self.variables)
        self.process = ForkedCommand([self.module, *arguments], variables, str(self.errors))
        line = self.process.stdout.readline()
        address = re.search(r"http://\S+", line)
        assert address, (line, self.log())
        self.address = address[0]
        return self

    def kill(self) -> float:
        """Kill it as if the power had failed. Return a time after which it certainly did nothing."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(120)
        self._clean_up()
        return time.time()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(120)
        self._clean_up()
        return code

    def _clean_up(self) -> None:
        assert self.process is not None
        self.process.stdout.close()
        self.process = None

    def log(self) -> str:
        return self.errors.read_text(encoding="utf-8", errors="replace")

    def logged_errors(self) -> list[str]:
        """Return the log lines about errors, with their tracebacks."""
        lines = self.log().splitlines()
        errors = [index for index, line in enumerate(lines) if " error " in line or "Traceback" in line]
        return [line for index in errors for line in lines[index : index + 14]]

    def memory(self) -> int:
        """Return its resident memory in kilobytes."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        resident = re.search(r"VmRSS:\s+(\d+)", status)
        assert resident
        return int(resident[1])


@contextmanager
def serving(
    folder: Path, *flags: str, variables: dict[str, str] | None = None, module: str = "kaisho"
) -> Iterator[ClubProcess]:
    """Run a server until the end of the block."""
    club = ClubProcess(folder, *flags, variables=variables, module=module).start()
    try:
        yield club
    finally:
        if club.process is not None:
            club.kill()


class Client:
    """An HTTP client that behaves like a browser: it stores cookies and sends an Origin."""

    def __init__(self, address: str, *, cookie: str | None = None, headers: dict[str, str] | None = None) -> None:
        self.address = address
        self.headers = headers or {}
        all_headers = {"Origin": address} | self.headers
        # verify=False: loading the certificates would take longer than most tests, and there is no TLS here
        self.http = httpx.Client(base_url=address, headers=all_headers, timeout=PATIENCE, verify=False)
        if cookie is not None:
            self.http.cookies.set("kaisho", cookie)
        self.responses: list[bytes] = []
        """The body of every response."""

    def ask(self, method: str, path: str, body: Any = None, *, expect: int | None = None, **more: Any) -> httpx.Response:
        response = (
            self.http.request(method, path, json=body, **more) if body is not None else self.http.request(method, path, **more)
        )
        self.responses.append(response.content)
        assert expect is None or response.status_code == expect, (method, path, response.status_code, response.text)
        return response

    def get(self, path: str, **more: Any) -> Any:
        return self.ask("GET", path, expect=200, **more).json()

    def guest(self, name: str) -> Client:
        self.ask("POST", "/api/guests", {"name": name}, expect=201)
        return self

    def account(self, name: str, password: str = "correct horse battery") -> Client:
        self.ask("POST", "/api/accounts", {"name": name, "password": password}, expect=201)
        return self

    @property
    def cookie(self) -> str:
        return str(self.http.cookies["kaisho"])

    def open_table(self, game: str, *others: dict[str, Any], **more: Any) -> dict[str, Any]:
        """Open a table at which this person has the first seat."""
        request = {"game": game, "seats": [{"kind": "me"}, *others]} | more
        table: dict[str, Any] = self.ask("POST", "/api/tables", request, expect=201).json()
        return table

    def join(self, table: dict[str, Any]) -> dict[str, Any]:
        joined: dict[str, Any] = self.at(table["table"], "join", invite=table["invite"])
        return joined

    def at(self, table: str, do: str, expect: int = 200, **more: Any) -> Any:
        return self.ask("POST", f"/api/tables/{table}/requests", {"do": do} | more, expect=expect).json()

    def socket(self, **more: Any) -> Listener:
        return Listener(self.address, self.http.cookies.get("kaisho"), **{"headers": self.headers} | more)

    def close(self) -> None:
        self.http.close()


class Listener:
    """A WebSocket after ``hello``; the text of every message is stored."""

    def __init__(
        self,
        address: str,
        cookie: str | None = None,
        *,
        origin: str | None = None,
        hello: bool = True,
        headers: dict[str, str] | None = None,
    ) -> None:
        headers = (headers or {}) | ({"Cookie": f"kaisho={cookie}"} if cookie else {})
        self.socket: ClientConnection = connect(
            address.replace("http", "ws", 1) + "/socket",
            origin=origin or address,  # type: ignore[arg-type]
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=2,
        ).__enter__()
        self.received: list[str] = []
        self.requests = 0
        if hello:
            self.send(do="hello", protocol=1)
            self.wait_for("welcome")

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Return the next message. Pings are answered and do not extend the timeout."""
        deadline = time.monotonic() + timeout
        while True:
            text = self.socket.recv(max(0.0, deadline - time.monotonic()))
            assert isinstance(text, str)
            message: dict[str, Any] = json.loads(text)
            if message["type"] != "ping":
                self.received.append(text)
                return message
            with suppress(ConnectionClosed):  # the server may have closed the connection
                self.send(do="pong", n=message["n"])

    def wait_for(self, *types: str) -> dict[str, Any]:
        """Return the next message of one of these types."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            message = self.receive()
            if message["type"] in types:
                return message
        raise AssertionError(f"no {' or '.join(types)} after {self.received[-5:]}")

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a request and wait for its ``done`` or ``refused``."""
        self.requests += 1
        self.send(id=self.requests, **message)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            answer = self.wait_for("done", "refused")
            if answer["id"] == self.requests:
                return answer
        raise AssertionError(f"no answer to {message} after {self.received[-5:]}")

    def watch(self, table: str, have: int = 0) -> dict[str, Any]:
        self.send(do="watch", table=table, have=have)
        return self.wait_for("table")

    def close(self) -> None:
        self.socket.close()


def play_some(people: list[Client], table: str, acts: int = 6) -> int:
    """Play a number of acts over HTTP, always the first legal one; return how many were played."""
    played = 0
    for _ in range(acts):
        for person in people:
            state = person.get(f"/api/tables/{table}")["state"]
            if state["legal"]:
                person.at(table, "act", after=state["count"], act=state["legal"][0])
                played += 1
                break
    return played
