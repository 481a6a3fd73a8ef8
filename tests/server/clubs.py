"""A whole server as a process of its own, and people who speak to it over HTTP and sockets as browsers do."""

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
    """``kaisho serve`` with a data folder. Everything it writes to standard error is kept, over all its lives."""

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
        said = self.process.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found, (said, self.log())
        self.address = found[0]
        return self

    def kill(self) -> float:
        """Kill it as if the power had failed; the moment after which it certainly did nothing."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(120)
        self._let_go()
        return time.time()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(120)
        self._let_go()
        return code

    def _let_go(self) -> None:
        assert self.process is not None
        self.process.stdout.close()
        self.process = None

    def log(self) -> str:
        return self.errors.read_text(encoding="utf-8", errors="replace")

    def complaints(self) -> list[str]:
        """Lines of the log about something that went wrong, with where it did."""
        lines = self.log().splitlines()
        wrong = [place for place, line in enumerate(lines) if " error " in line or "Traceback" in line]
        return [line for place in wrong for line in lines[place : place + 14]]

    def memory(self) -> int:
        """What it holds in memory, in kilobytes."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+)", status)
        assert found
        return int(found[1])


@contextmanager
def serving(
    folder: Path, *flags: str, variables: dict[str, str] | None = None, module: str = "kaisho"
) -> Iterator[ClubProcess]:
    """A server until the end of the block."""
    club = ClubProcess(folder, *flags, variables=variables, module=module).start()
    try:
        yield club
    finally:
        if club.process is not None:
            club.kill()


class Visitor:
    """Somebody with a browser: cookies are kept, and every change says which page it comes from."""

    def __init__(self, address: str, *, cookie: str | None = None, headers: dict[str, str] | None = None) -> None:
        self.address = address
        # no TLS here: reading the certificates would take longer than most tests
        own = {"Origin": address} | (headers or {})
        self.http = httpx.Client(base_url=address, headers=own, timeout=PATIENCE, verify=False)
        if cookie is not None:
            self.http.cookies.set("kaisho", cookie)
        self.heard: list[bytes] = []
        """Every answer over HTTP, as it came."""

    def ask(self, method: str, path: str, body: Any = None, *, expect: int | None = None, **more: Any) -> httpx.Response:
        answer = (
            self.http.request(method, path, json=body, **more) if body is not None else self.http.request(method, path, **more)
        )
        self.heard.append(answer.content)
        assert expect is None or answer.status_code == expect, (method, path, answer.status_code, answer.text)
        return answer

    def get(self, path: str, **more: Any) -> Any:
        return self.ask("GET", path, expect=200, **more).json()

    def guest(self, name: str) -> Visitor:
        self.ask("POST", "/api/guests", {"name": name}, expect=201)
        return self

    def account(self, name: str, password: str = "correct horse battery") -> Visitor:
        self.ask("POST", "/api/accounts", {"name": name, "password": password}, expect=201)
        return self

    @property
    def cookie(self) -> str:
        return str(self.http.cookies["kaisho"])

    def open_table(self, game: str, *others: dict[str, Any], **more: Any) -> dict[str, Any]:
        """A table with the own seat first."""
        wanted = {"game": game, "seats": [{"kind": "me"}, *others]} | more
        found: dict[str, Any] = self.ask("POST", "/api/tables", wanted, expect=201).json()
        return found

    def join(self, table: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = self.at(table["table"], "join", invite=table["invite"])
        return found

    def at(self, table: str, do: str, expect: int = 200, **more: Any) -> Any:
        return self.ask("POST", f"/api/tables/{table}/requests", {"do": do} | more, expect=expect).json()

    def socket(self, **more: Any) -> Listener:
        return Listener(self.address, self.http.cookies.get("kaisho"), **more)

    def close(self) -> None:
        self.http.close()


class Listener:
    """A socket, greeted; every message is kept as it came."""

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
        self.heard: list[str] = []
        self.number = 0
        if hello:
            self.send(do="hello", protocol=1)
            self.until("welcome")

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message; pings are answered on the way, and do not make the wait longer."""
        until = time.monotonic() + timeout
        while True:
            text = self.socket.recv(max(0.0, until - time.monotonic()))
            assert isinstance(text, str)
            message: dict[str, Any] = json.loads(text)
            if message["type"] != "ping":
                self.heard.append(text)
                return message
            with suppress(ConnectionClosed):  # a goodbye may be on its way
                self.send(do="pong", n=message["n"])

    def until(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            message = self.next()
            if message["type"] in types:
                return message
        raise AssertionError(f"no {' or '.join(types)} after {self.heard[-5:]}")

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a request and wait for its ``done`` or ``refused``."""
        self.number += 1
        self.send(id=self.number, **message)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            answer = self.until("done", "refused")
            if answer["id"] == self.number:
                return answer
        raise AssertionError(f"no answer to {message} after {self.heard[-5:]}")

    def watch(self, table: str, have: int = 0) -> dict[str, Any]:
        self.send(do="watch", table=table, have=have)
        return self.until("table")

    def close(self) -> None:
        self.socket.close()


def play_some(people: list[Visitor], table: str, acts: int = 6) -> int:
    """The first legal act again and again, over HTTP; how many were played."""
    played = 0
    for _ in range(acts):
        for person in people:
            state = person.get(f"/api/tables/{table}")["state"]
            if state["legal"]:
                person.at(table, "act", after=state["count"], act=state["legal"][0])
                played += 1
                break
    return played
