"""One client's connection as the hub knows it: messages go out at once; a slow reader is dropped, not waited for."""

from __future__ import annotations

from collections import deque
from typing import Protocol

from kaisho.language import words
from kaisho.server.limits import Bucket
from kaisho.server.messages import Bye, Message, encode
from kaisho.server.people.person import Person

MOST_BACKLOG = 1_000_000
"""A client for which more bytes than this are waiting to be read is dropped."""

CLOSE_STOPPING, CLOSE_POLICY = 1001, 1008

_TEXT = 0x81
"""The first byte of a frame that is a whole text."""


def framed(payload: bytes) -> bytes:
    """A text as a frame of the WebSocket protocol, ready to be written to any number of clients (RFC 6455, 5.2)."""
    length = len(payload)
    if length < 126:
        return bytes((_TEXT, length)) + payload
    if length < 65_536:
        return bytes((_TEXT, 126)) + length.to_bytes(2) + payload
    return bytes((_TEXT, 127)) + length.to_bytes(8) + payload


class Wire(Protocol):
    """What a connection is written to."""

    def write(self, frame: bytes) -> int:
        """Send a frame; how many bytes have been written now that the client has not taken yet."""

    def close(self, code: int, reason: str, *, patient: bool = True) -> None:
        """Say goodbye by the protocol; whoever is not to be waited for is cut off after a moment."""

    def abort(self) -> None:
        """Cut the line."""


class Connection:
    """A client that listens and asks."""

    __slots__ = (
        "_wire",
        "address",
        "bucket",
        "busy",
        "closed",
        "dropped",
        "greeted",
        "inbox",
        "lag",
        "language",
        "lobby",
        "person",
        "pinged",
        "pings",
        "tables",
        "warnings",
    )

    def __init__(self, wire: Wire, person: Person | None, address: str, language: str) -> None:
        self._wire = wire
        self.person = person
        self.address = address
        self.language = language
        self.greeted = False
        self.lobby = False
        self.lag = 0
        self.pings = 0
        self.pinged: int | None = None
        """When the last ping was sent, if it has not been answered yet."""
        self.tables: set[str] = set()
        self.busy = False
        """Whether a request is being carried out that has to wait for something: the next ones wait their turn."""
        self.inbox: deque[bytes] = deque()
        self.bucket: Bucket | None = None
        self.warnings: Bucket | None = None
        self.dropped = False
        self.closed = False

    def push(self, frame: bytes) -> None:
        if self.closed:
            return
        if self._wire.write(frame) > MOST_BACKLOG:
            self.dropped = self.closed = True
            self._wire.abort()

    def tell(self, message: Message) -> None:
        self.push(framed(encode(message)))

    def close(self, code: int, reason: str, *, patient: bool = True) -> None:
        """End the connection with a word of why."""
        if self.closed:
            return
        self.tell(Bye(code=reason, message=words(self.language)(reason)))
        self.closed = True
        self.inbox.clear()
        self._wire.close(code, reason, patient=patient)

    def abort(self) -> None:
        self.closed = True
        self._wire.abort()
