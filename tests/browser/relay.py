"""A TCP relay between browsers and a server that can drop all traffic silently and fail requests for files."""

from __future__ import annotations

import contextlib
import copy
import socket
import threading
from collections import Counter
from collections.abc import Callable
from typing import Literal, Self

from tests.server.running import RunningServer

CHUNK = 65_536

Failure = Literal["429", "503", "abort"]


class Relay:
    """Listens on its own port and forwards bytes to a server, in both directions."""

    def __init__(self, server: RunningServer) -> None:
        self._to = ("127.0.0.1", int(server.address.rpartition(":")[2]))
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._swallowed: dict[socket.socket, set[str]] = {}
        self._directions: set[str] = set()
        self.fails: Callable[[str], Failure | None] = lambda path: None
        """Called with the path of every HTTP request; returns how it fails, or None."""
        self.server = copy.copy(server)
        """The same server, at the relay's address."""
        self.server.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.close()
        with self._lock:
            for connection in self._open:
                _cut(connection)

    # --- control by tests ---------------------------------------------------------------------------------------------

    def swallow(self, *directions: Literal["up", "down"]) -> None:
        """Stop forwarding on all connections without closing them; ``up`` also drops what browsers send."""
        with self._lock:
            self._directions = set(directions or ("up", "down"))
            for swallowed in self._swallowed.values():
                swallowed |= self._directions

    def mend(self) -> None:
        """Forward new connections again. Old ones stay dead, as after a change of network."""
        with self._lock:
            self._directions = set()

    # --- connections --------------------------------------------------------------------------------------------------

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(near,), daemon=True).start()

    def _serve(self, near: socket.socket) -> None:
        far = socket.create_connection(self._to)
        with self._lock:
            self._open |= {near, far}
            swallowed = self._swallowed[near] = set(self._directions)
        up = threading.Thread(target=self._pump, args=(near, far, "up", swallowed), daemon=True)
        up.start()
        self._pump(far, near, "down", swallowed)
        up.join()
        with self._lock:
            self._open -= {near, far}
            del self._swallowed[near]
        near.close()
        far.close()

    def _pump(self, source: socket.socket, target: socket.socket, direction: str, swallowed: set[str]) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(CHUNK):
                if direction in swallowed:
                    continue
                if direction == "up" and data.startswith((b"GET /", b"POST /", b"PATCH /", b"PUT /", b"DELETE /")):
                    if self._failed(source, data):
                        break
                    data = data.replace(b"Connection: keep-alive", b"Connection: close")  # one request per connection
                target.sendall(data)
        if direction not in swallowed:
            _cut(source)
            _cut(target)

    def _failed(self, near: socket.socket, request: bytes) -> bool:
        path = request.split(b" ", 2)[1].decode().partition("?")[0]
        failure = self.fails(path)
        if failure is None:
            return False
        if failure != "abort":
            near.sendall(
                f"HTTP/1.1 {failure} No\r\nContent-Length: 2\r\nRetry-After: 1\r\nConnection: close\r\n\r\nno".encode()
            )
        return True


def first_requests_fail(number: int, failure: Failure, which: Callable[[str], bool]) -> Callable[[str], Failure | None]:
    """Fail the first requests of every path for which ``which`` is true."""
    requests: Counter[str] = Counter()
    lock = threading.Lock()

    def fails(path: str) -> Failure | None:
        with lock:
            requests[path] += 1
            return failure if which(path) and requests[path] <= number else None

    return fails


def _cut(connection: socket.socket) -> None:
    with contextlib.suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)
