"""Floods of WebSocket frames for tests and benchmarks, and a client that sends them."""

from __future__ import annotations

import select
import socket
import threading
import time
from contextlib import suppress

from tests.server.fuzzing import HELLO, connected, frame

BLOCK = 32_768
"""Approximate number of bytes in one ``send``."""


def block_of(*frames: bytes) -> bytes:
    """Repeat frames up to the size of a block."""
    frames_once = b"".join(frames)
    return frames_once * max(1, BLOCK // len(frames_once))


FLOODS = {
    "pings": block_of(frame(9, b"")),
    "long pings": block_of(frame(9, b"x" * 125)),
    "pongs": block_of(frame(10, b"")),
    "empty fragments": block_of(frame(0, b"", fin=False)),
    "messages in many parts": block_of(frame(1, b"{", fin=False), *[frame(0, b" ", fin=False)] * 40, frame(0, b"}")),
    "refused messages": block_of(frame(1, b"{}")),
    "long refused messages": block_of(frame(1, b'{"do":"' + b"x" * 300 + b'"}')),
    "messages that are allowed": block_of(frame(1, b'{"do":"lobby","on":false}')),
}
STARTS = {"empty fragments": frame(1, b"", fin=False)}
"""Frames that must be sent before a flood to make it valid."""


class Flooder(threading.Thread):
    """Sends frames as fast as the connection allows and reads the answers, until it is disconnected or stopped."""

    def __init__(self, address: str, kind: str, cookie: str | None = None, headers: dict[str, str] | None = None) -> None:
        super().__init__(daemon=True)
        host, _, port = address.removeprefix("http://").partition(":")
        signed_in = {"Origin": address, "Cookie": f"kaisho={cookie}"} if cookie is not None else {}
        self._socket: socket.socket = connected(host, port, signed_in | (headers or {}))
        self._block = FLOODS[kind]
        self._first = frame(1, HELLO) + STARTS.get(kind, b"")
        self._stop_requested = threading.Event()
        self.sent = 0
        self.received = b""
        """The last bytes received from the server."""
        self.seconds = 0.0
        """Duration of the flood."""
        self.was_cut = False

    def run(self) -> None:
        began = time.monotonic()
        try:
            self._socket.sendall(self._first)
            self._socket.setblocking(False)  # a server that stops reading must not block stop()
            while not self._stop_requested.is_set():
                readable, writable, _ = select.select([self._socket], [self._socket], [], 0.1)
                if readable:
                    data = self._socket.recv(1 << 20)
                    if not data:
                        self.was_cut = True
                        break
                    self.received = (self.received + data)[-4096:]
                if writable:
                    with suppress(BlockingIOError):
                        self.sent += self._socket.send(self._block)
        except OSError:
            self.was_cut = True
        self.seconds = time.monotonic() - began
        self._socket.close()

    def stop(self) -> None:
        self._stop_requested.set()
        self.join()
