"""Uvicorn's HTTP protocol with limits on header size, request time and unread responses, which Uvicorn leaves to a proxy.

Without them one client could exhaust connections (slowloris) or memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, NoReturn

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from kaisho.errors import KaishoError
from kaisho.server.error_response import error_body
from kaisho.server.limits import TooOften
from kaisho.server.request_context import DISCONNECTED
from kaisho.server.security import HEADERS, limit_key, plain_address
from kaisho.server.services import Services

MAX_HEAD_LENGTH = 65_536
"""Bytes of a request line with its headers, or of the framing of a chunked body. White space may add a ``PIECE`` to it."""

PIECE = 4_096
"""Bytes that are parsed at a time, so that a limit is noticed as soon as it is reached."""

MAX_QUEUED = 32
"""Requests that are parsed before the first of them is answered; later data waits unparsed."""

ONLY_ONCE = (b"host", b"origin", b"authorization")
"""Headers that decide about access. If one came twice, a proxy and the server might use different ones."""

REQUEST_SECONDS = 30.0
"""Seconds in which a request has to arrive, from the opening of the connection or its first byte."""

UNREAD_SECONDS = 60.0
"""Seconds in which a client has to read at least ``MIN_READ`` of a waiting response."""

MIN_READ = 65_536
"""Bytes that count as progress of a slow reader; if fewer are waiting, all of them."""

CHECK_EVERY = 5.0
"""Seconds between checks of the timeouts."""

CONNECTIONS_EACH = 4
"""HTTP connections of an address per WebSocket that the settings allow it: browsers open six for a moment."""

NOT_HTTP = (HTTPStatus.BAD_REQUEST, KaishoError("http-bad-request", why="HTTP"))
TOO_LONG = (HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, KaishoError("http-too-long"))


def http_protocol_class(services: Callable[[], Services]) -> type[BoundedHttpProtocol]:
    """Return the class that Uvicorn instantiates for every connection. ``services`` is called once the server runs."""

    class ServerProtocol(BoundedHttpProtocol):
        get_services = staticmethod(services)

    return ServerProtocol


class BoundedHttpProtocol(HttpToolsProtocol):
    """The HTTP connection of one client, until it is upgraded to a WebSocket."""

    get_services: Callable[[], Services] | None = None
    """Without services, connections are not counted."""

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: asyncio.AbstractEventLoop | None = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._services = None if self.get_services is None else self.get_services()
        self._unparsed = b""
        """Received data that is not parsed yet."""
        self._head = 0
        """Bytes of the current request line and headers."""
        self._fault: tuple[HTTPStatus, KaishoError] = NOT_HTTP
        """How a request is refused at which the parser stops."""
        self._final_refusal: tuple[HTTPStatus, KaishoError] | None = None
        """The refusal that ends the connection once everything before it is answered. Nothing more is read."""
        self._in_head = False
        self._progressed = False
        """Whether the current piece has started or ended a part of a request."""
        self._since_progress = 0
        """Bytes received since a piece has done so."""
        self._answered: RequestResponseCycle | None = None
        """The request that is being answered; others may wait behind it."""
        self._counted: str | None = None
        """The client among whose connections this one is counted."""
        self._due: float | None = None
        """When the current request has to be complete."""
        self._unread_since: float | None = None
        self._unread: int | None = None
        """Number of bytes that waited to be read then."""
        self._timer: asyncio.TimerHandle | None = None

    # --- callbacks of the transport -----------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._due = self.loop.time() + REQUEST_SECONDS
        self._timer = self.loop.call_later(CHECK_EVERY, self._check_timeouts)
        if not self._count_connection():
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS, TooOften("lines", CHECK_EVERY))

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self._stop_checking()
        if self._answered is not None:  # Uvicorn notifies only the latest request
            self._answered.disconnected = True
            self._answered.message_event.set()

    def data_received(self, data: bytes) -> None:
        self._extend_time()
        if self._final_refusal is None:
            self._unparsed += data
            self._parse()

    def _parse(self) -> None:
        """Parse received data piece by piece, as long as the queue of unanswered requests has room."""
        while self._unparsed and len(self.pipeline) < MAX_QUEUED and self._is_open():
            piece, self._unparsed = self._unparsed[:PIECE], self._unparsed[PIECE:]
            self._progressed = False
            self._fault = NOT_HTTP
            super().data_received(piece)
            self._since_progress = 0 if self._progressed else self._since_progress + len(piece)
            if self._since_progress > MAX_HEAD_LENGTH:
                self._refuse(*TOO_LONG)
        if self._unparsed and self._is_open():
            self.flow.pause_reading()

    def _is_open(self) -> bool:
        """Whether more requests are read: the connection is neither closing nor upgraded."""
        return self._final_refusal is None and not self.transport.is_closing() and self.transport.get_protocol() is self

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._final_refusal is not None and not self._is_answering() and not self.pipeline:
            self._end_with(*self._final_refusal)
        elif self._unparsed:
            self._parse()

    def _extend_time(self) -> None:
        if self._due is None:
            self._due = self.loop.time() + REQUEST_SECONDS

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread_since, self._unread = self.loop.time(), None

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread_since = None

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        cycle.scope[DISCONNECTED] = lambda: cycle.disconnected  # type: ignore[literal-required]
        super()._start_asgi_task(cycle, app)

    # --- callbacks of the parser --------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = self._progressed = True
        self._head = len(b"GET  HTTP/1.1\r\n\r\n")
        self._extend_time()  # it may have arrived together with the end of the previous one

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count(len(name) + len(value) + len(b": \r\n"))

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > MAX_HEAD_LENGTH:
            self._stop_at(TOO_LONG)

    def _stop_at(self, fault: tuple[HTTPStatus, KaishoError]) -> NoReturn:
        """Stop the parser; the request is refused."""
        self._fault = fault
        raise ValueError(fault[1].code)

    def on_headers_complete(self) -> None:
        names = [name for name, _ in self.headers]
        if twice := next((name for name in ONLY_ONCE if names.count(name) > 1), None):
            self._stop_at((HTTPStatus.BAD_REQUEST, KaishoError("http-bad-request", why=f"2 × {twice.decode()}")))
        self._in_head, self._progressed = False, True
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._progressed = True
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._progressed = True
        super().on_message_complete()
        self._due = None

    def handle_websocket_upgrade(self) -> None:
        self._stop_checking()
        super().handle_websocket_upgrade()

    # --- timeouts -----------------------------------------------------------------------------------------------------

    def _check_timeouts(self) -> None:
        now = self.loop.time()
        self._timer = self.loop.call_later(CHECK_EVERY, self._check_timeouts)
        if self.transport.is_closing() and self._unread_since is None:
            self._unread_since, self._unread = now, None  # closed by us, and the last response is still unread
        if self._unread_since is not None and self._is_slow_reader(self._unread_since, now):
            self.transport.abort()
        elif self._due is not None and (self.flow.read_paused or self._unparsed):
            self._due = now + REQUEST_SECONDS  # reading is paused, so the request cannot arrive
        elif self._due is not None and now > self._due:
            if self._in_head or self._is_answering():
                self._refuse(HTTPStatus.REQUEST_TIMEOUT, KaishoError("http-too-slow"))
            else:
                self.transport.close()  # no request was made

    def _is_slow_reader(self, since: float, now: float) -> bool:
        """Whether a client has read next to nothing for too long. One that is merely slow gets everything."""
        waits = self.transport.get_write_buffer_size()
        if self._unread is None:
            self._unread = waits
        elif waits <= self._unread - MIN_READ:
            self._unread_since, self._unread = now, waits
            return False
        return now - since > UNREAD_SECONDS

    def _stop_checking(self) -> None:
        """The connection has ended, or was upgraded to a WebSocket, which is counted elsewhere."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._services is not None and self._counted is not None:
            self._services.limits.connections.release(self._counted)
            self._counted = None

    def _count_connection(self) -> bool:
        """Count the connection, unless its address has too many. A trusted proxy may have any number."""
        services, address = self._services, plain_address(self.client[0]) if self.client else "local"
        if services is None or services.settings.trusts(address):
            return True
        most = services.settings.most_connections * CONNECTIONS_EACH
        if not services.limits.connections.acquire(limit_key(address), most):
            return False
        self._counted = limit_key(address)
        return True

    # --- refusals -----------------------------------------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:
        """Refuse the request at which the parser has stopped: it is not HTTP, or a limit was exceeded."""
        self._refuse(*self._fault)

    def _refuse(self, status: HTTPStatus, error: KaishoError) -> None:
        """Refuse the current request and close the connection, once everything before it is answered."""
        if self.transport.is_closing() or self._final_refusal is not None:
            return
        self._unparsed = b""
        if not self._is_answering():
            self._end_with(status, error)
        elif self._is_behind_others():
            self._final_refusal = (status, error)
        elif self.cycle.response_started:
            self.transport.close()
        else:
            self._end_with(status, error)

    def _is_behind_others(self) -> bool:
        """Whether the current request has to wait for others; if it is queued, it is removed from the queue."""
        if not self._in_head and self.pipeline:
            self.pipeline.popleft()
            return True
        return self._in_head

    def _end_with(self, status: HTTPStatus, error: KaishoError) -> None:
        if self.transport.is_closing():
            return
        body = msgspec.json.encode(error_body(error, "en"))
        headers = (
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
            *self._retry_headers(error),
        )
        head = b"HTTP/1.1 %d %s\r\n" % (status, status.phrase.encode())
        self.transport.write(head + b"".join(b"%s: %s\r\n" % header for header in headers + HEADERS) + b"\r\n" + body)
        self.transport.close()

    def _retry_headers(self, error: KaishoError) -> tuple[tuple[bytes, bytes], ...]:
        """Count and log a refusal by a limit, and return the headers for it."""
        if not isinstance(error, TooOften) or self._services is None:
            return ()
        address = plain_address(self.client[0]) if self.client else "local"
        self._services.limits.refusals.note(error.limit, limit_key(address), self.loop.time())
        return ((b"retry-after", str(error.retry_after).encode()),)

    def _is_answering(self) -> bool:
        """Whether a request is being answered; others may wait behind it."""
        return self._answered is not None and not self._answered.response_complete
