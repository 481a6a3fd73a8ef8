"""One client's connection: what is on its way to it, and how slow it is. A slow reader is dropped, not waited for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from kaisho.language import words
from kaisho.server.messages import Bye, Message, encode
from kaisho.server.people.person import Person

MOST_BACKLOG = 2_000_000
"""A client for which more signs than this are waiting is dropped."""

MOST_WAITING = 4_000
"""Or more messages than this."""

Send = Callable[[dict[str, Any]], Awaitable[None]]

CLOSE_NORMAL, CLOSE_STOPPING, CLOSE_POLICY, CLOSE_SLOW = 1000, 1001, 1008, 1013


class Connection:
    """A client that listens. ``push`` never waits."""

    __slots__ = (
        "_closing",
        "_queue",
        "_send",
        "_size",
        "_wake",
        "abort",
        "address",
        "dropped",
        "greeted",
        "lag",
        "language",
        "lobby",
        "person",
        "pinged",
        "tables",
    )

    def __init__(self, send: Send, abort: Callable[[], object], person: Person | None, address: str, language: str) -> None:
        self._send = send
        self.abort = abort
        """Cuts the connection without waiting for what is on its way."""
        self._queue: deque[str] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self._closing: tuple[int, str] | None = None
        self.person = person
        self.address = address
        self.language = language
        self.greeted = False
        self.lobby = False
        self.lag = 0
        self.pinged: tuple[int, int] | None = None
        """The number of the ping that has not been answered yet, and when it was sent."""
        self.tables: set[str] = set()
        self.dropped = False

    def push(self, text: str) -> None:
        if self._closing is not None:
            return
        self._queue.append(text)
        self._size += len(text)
        if self._size > MOST_BACKLOG or len(self._queue) > MOST_WAITING:
            self._queue.clear()
            self.dropped = True
            self._closing = (CLOSE_SLOW, "socket-slow")
            self.abort()
        self._wake.set()

    def tell(self, message: Message) -> None:
        self.push(encode(message).decode())

    def close(self, code: int, reason: str, *, farewell: bool = False) -> None:
        """End the connection after what is waiting has been sent; with a word of why."""
        if self._closing is not None:
            return
        if farewell:
            self.tell(Bye(code=reason, message=words(self.language)(reason)))
        self._closing = (code, reason)
        self._wake.set()

    async def pump(self) -> None:
        """Send what is waiting until the connection is closed."""
        queue, send, wake = self._queue, self._send, self._wake
        while True:
            while queue:
                text = queue.popleft()
                self._size -= len(text)
                await send({"type": "websocket.send", "text": text})
            if self._closing is not None:
                code, reason = self._closing
                await send({"type": "websocket.close", "code": code, "reason": reason})
                return
            wake.clear()
            await wake.wait()
