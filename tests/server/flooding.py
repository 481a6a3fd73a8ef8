"""Floods of frames on a socket, for tests and benchmarks: what is sent, and a client that does nothing but send it."""

from __future__ import annotations

import select
import socket
import threading
import time
from contextlib import suppress

from tests.server.fuzzing import HELLO, connected, frame

BLOCK = 32_768
"""Bytes that are sent at once."""


def block_of(*frames: bytes) -> bytes:
    """As many of these frames as make a block."""
    once = b"".join(frames)
    return once * max(1, BLOCK // len(once))


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
"""What has to be sent before a flood for it to be one."""


class Flooder(threading.Thread):
    """Sends a kind of frame as fast as the line takes it, and reads what comes, until it is cut off or told to stop."""

    def __init__(self, address: str, kind: str, cookie: str | None = None) -> None:
        super().__init__(daemon=True)
        host, _, port = address.removeprefix("http://").partition(":")
        headers = {"Origin": address, "Cookie": f"kaisho={cookie}"} if cookie is not None else {}
        self._socket: socket.socket = connected(host, port, headers)
        self._block = FLOODS[kind]
        self._first = frame(1, HELLO) + STARTS.get(kind, b"")
        self._told_to_stop = threading.Event()
        self.sent = 0
        self.heard = b""
        """The last of what the server has said."""
        self.seconds = 0.0
        """How long it was let go on."""
        self.was_cut = False

    def run(self) -> None:
        began = time.monotonic()
        try:
            self._socket.sendall(self._first)
            self._socket.setblocking(False)  # a server that reads no more must not hold the flood beyond its end
            while not self._told_to_stop.is_set():
                readable, writable, _ = select.select([self._socket], [self._socket], [], 0.1)
                if readable:
                    said = self._socket.recv(1 << 20)
                    if not said:
                        self.was_cut = True
                        break
                    self.heard = (self.heard + said)[-4096:]
                if writable:
                    with suppress(BlockingIOError):
                        self.sent += self._socket.send(self._block)
        except OSError:
            self.was_cut = True
        self.seconds = time.monotonic() - began
        self._socket.close()

    def stop(self) -> None:
        self._told_to_stop.set()
        self.join()
