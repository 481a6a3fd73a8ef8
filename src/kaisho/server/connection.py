"""A client's connection as the hub sees it: messages are written at once, and slow readers are dropped."""

from __future__ import annotations

from collections import deque
from typing import Protocol

from kaisho.language import words
from kaisho.server.limits import Bucket
from kaisho.server.messages import Bye, Message, encode
from kaisho.server.people.person import Person

MAX_BACKLOG = 1_000_000
"""Number of unread bytes beyond which a client is dropped."""

CLOSE_STOPPING, CLOSE_POLICY = 1001, 1008

_TEXT = 0x81
"""First byte of a frame that is a complete text message."""


def framed(payload: bytes) -> bytes:
    """A text as a WebSocket frame (RFC 6455, 5.2), ready to be written to any number of clients."""
    length = len(payload)
    if length < 126:
        return bytes((_TEXT, length)) + payload
    if length < 65_536:
        return bytes((_TEXT, 126)) + length.to_bytes(2) + payload
    return bytes((_TEXT, 127)) + length.to_bytes(8) + payload


class Wire(Protocol):
    """What a connection is written to."""

    def write(self, frame: bytes) -> int:
        """Send a frame. Returns the number of bytes that the client has not read yet."""

    def close(self, code: int, reason: str, *, patient: bool = True) -> None:
        """Close by the protocol. Unless ``patient``, a client that does not close in time is cut off."""

    def abort(self) -> None:
        """Cut the connection."""


class Connection:
    """A connected client."""

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
        """When the last ping was sent, if it has not been answered."""
        self.tables: set[str] = set()
        """The tables that the client follows."""
        self.busy = False
        """Whether a request has to wait for something; later messages wait in the inbox."""
        self.inbox: deque[bytes] = deque()
        self.bucket: Bucket | None = None
        self.warnings: Bucket | None = None
        self.dropped = False
        self.closed = False

    def send_frame(self, frame: bytes) -> None:
        """Send a ready frame. A client with too many unread bytes is dropped."""
        if self.closed:
            return
        if self._wire.write(frame) > MAX_BACKLOG:
            self.dropped = self.closed = True
            self._wire.abort()

    def send(self, message: Message) -> None:
        self.send_frame(framed(encode(message)))

    def close(self, code: int, reason: str, *, patient: bool = True) -> None:
        """Close the connection, with a message that says why."""
        if self.closed:
            return
        self.send(Bye(code=reason, message=words(self.language)(reason)))
        self.closed = True
        self.inbox.clear()
        self._wire.close(code, reason, patient=patient)

    def abort(self) -> None:
        self.closed = True
        self._wire.abort()
