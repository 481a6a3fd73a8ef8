"""A line of HTTP under Uvicorn, with the bounds that Uvicorn leaves to a proxy.

A request comes with a short head and whole within its time, and an answer is read. Else anybody could take all our lines by
saying nothing, or our memory by never ending a line.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kaisho.errors import KaishoError
from kaisho.server.http.errors import trouble
from kaisho.server.security import HEADERS

LONGEST_HEAD = 65_536
"""Bytes of a request's first line and headers that may come without an end of them."""

MOST_QUEUED = 32
"""Requests that may come before the first of them is answered; browsers wait."""

WHOLE_REQUEST = 30.0
"""Seconds for a request to come whole, from the line's opening or the request's first byte."""

UNREAD = 60.0
"""Seconds in which a client has to read something of an answer that waits for it."""

LOOK_EVERY = 5.0
"""Seconds between looks at how a line gets on."""


class HttpLine(HttpToolsProtocol):
    """One client's line, until it asks for a socket."""

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: asyncio.AbstractEventLoop | None = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._in_head = False
        self._head = 0
        self._due: float | None = None
        """By when the request that is coming has to be whole."""
        self._unread_since: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    # --- what the transport says --------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._due = self.loop.time() + WHOLE_REQUEST
        self._timer = self.loop.call_later(LOOK_EVERY, self._look)

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self._stop_looking()

    def data_received(self, data: bytes) -> None:
        if self._due is None:
            self._due = self.loop.time() + WHOLE_REQUEST
        was_in_head = self._in_head
        super().data_received(data)
        if was_in_head and self._in_head:
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, KaishoError("http-too-long"))

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread_since = self.loop.time()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread_since = None

    # --- what the parser says -----------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._head = 0

    def on_headers_complete(self) -> None:
        self._in_head = False
        if len(self.pipeline) >= MOST_QUEUED:
            raise ValueError("too many requests at once")  # the parser stops, and the request is refused
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._due = None

    def handle_websocket_upgrade(self) -> None:
        self._stop_looking()
        super().handle_websocket_upgrade()

    # --- how the line gets on -----------------------------------------------------------------------------------------

    def _look(self) -> None:
        now = self.loop.time()
        self._timer = self.loop.call_later(LOOK_EVERY, self._look)
        if self.transport.is_closing() and self._unread_since is None:
            self._unread_since = now  # closed by us, and its last words still wait to be read
        if self._unread_since is not None and now - self._unread_since > UNREAD:
            self.transport.abort()
        elif self._due is not None and now > self._due and not self.flow.read_paused:
            if self._in_head or self._is_answering():
                self._refuse(HTTPStatus.REQUEST_TIMEOUT, KaishoError("http-too-slow"))
            else:
                self.transport.close()  # nothing was asked

    def _stop_looking(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # --- refusals -----------------------------------------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP at all, in Uvicorn's own words."""
        self._refuse(HTTPStatus.BAD_REQUEST, KaishoError("http-bad-request", why=msg))

    def _refuse(self, status: HTTPStatus, error: KaishoError) -> None:
        """End the line; with an answer, unless another is under way."""
        if self.transport.is_closing():
            return
        if not self._is_answering() or not (self._in_head or self.pipeline or self.cycle.response_started):
            body = msgspec.json.encode(trouble(error, "en"))
            own = (
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
                (b"connection", b"close"),
            )
            head = b"HTTP/1.1 %d %s\r\n" % (status, status.phrase.encode())
            self.transport.write(head + b"".join(b"%s: %s\r\n" % header for header in own + HEADERS) + b"\r\n" + body)
        self.transport.close()

    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete
