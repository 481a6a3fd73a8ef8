"""A line of HTTP under Uvicorn, with the bounds that Uvicorn leaves to a proxy.

A request comes with a short head and whole within its time, and an answer is read. Else anybody could take all our lines by
saying nothing, or our memory by never ending a line.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from kaisho.errors import KaishoError
from kaisho.server.http.errors import trouble
from kaisho.server.limits import TooOften
from kaisho.server.security import HEADERS, limit_key, plain_address

if TYPE_CHECKING:
    from kaisho.server.app import App

LONGEST_HEAD = 65_536
"""Bytes of a request's first line and headers, or of what stands around a body in pieces; spaces may add a ``PIECE`` to it."""

PIECE = 4_096
"""Bytes that are parsed at once, so that bounds are noticed when they are reached."""

MOST_QUEUED = 32
"""Requests that are parsed before the first of them is answered; what comes after them waits unparsed."""

ONLY_ONCE = (b"host", b"origin", b"authorization")
"""Headers that decide who asks for what: with two of them, a proxy and the server might believe different ones."""

WHOLE_REQUEST = 30.0
"""Seconds for a request to come whole, from the line's opening or the request's first byte."""

UNREAD = 60.0
"""Seconds in which a client has to read something of an answer that waits for it."""

LEAST_READ = 65_536
"""So many bytes are something; if fewer wait, all of them."""

LOOK_EVERY = 5.0
"""Seconds between looks at how a line gets on."""


LINES_EACH = 4
"""So many lines of HTTP may an address have for every connection that the settings allow it: browsers open six for a moment."""


NO_HTTP = (HTTPStatus.BAD_REQUEST, KaishoError("http-bad-request", why="HTTP"))
TOO_LONG = (HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, KaishoError("http-too-long"))


def line_for(app: App) -> type[HttpLine]:
    """The class that Uvicorn makes for every client."""

    class AppLine(HttpLine):
        club = app

    return AppLine


class HttpLine(HttpToolsProtocol):
    """One client's line, until it asks for a socket."""

    club: App | None = None

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: asyncio.AbstractEventLoop | None = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._unparsed = b""
        """What has come and waits for its turn."""
        self._head = 0
        """Bytes of the head that is coming."""
        self._fault: tuple[HTTPStatus, KaishoError] = NO_HTTP
        """How a request is refused that the parser stops at."""
        self._last_words: tuple[HTTPStatus, KaishoError] | None = None
        """The refusal that ends the line when everything before it is answered; nothing more is read."""
        self._in_head = False
        self._went_on = False
        """Whether what has come now has begun or ended something of a request."""
        self._since_then = 0
        """Bytes that have come since something did."""
        self._answered: RequestResponseCycle | None = None
        """The request that is being answered; others may wait behind it."""
        self._counted: str | None = None
        """The address among whose lines it is counted."""
        self._due: float | None = None
        """By when the request that is coming has to be whole."""
        self._unread_since: float | None = None
        self._unread: int | None = None
        """How many bytes waited to be read then."""
        self._timer: asyncio.TimerHandle | None = None

    # --- what the transport says --------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._due = self.loop.time() + WHOLE_REQUEST
        self._timer = self.loop.call_later(LOOK_EVERY, self._look)
        if not self._is_counted():
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS, TooOften("lines", LOOK_EVERY))

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self._stop_looking()
        if self._answered is not None:  # Uvicorn only tells the request that has come last
            self._answered.disconnected = True
            self._answered.message_event.set()

    def data_received(self, data: bytes) -> None:
        self._give_time()
        if self._last_words is None:
            self._unparsed += data
            self._parse()

    def _parse(self) -> None:
        """Parse what has come, piece by piece, while no more requests wait for their answers than may."""
        while self._unparsed and len(self.pipeline) < MOST_QUEUED and self._goes_on():
            piece, self._unparsed = self._unparsed[:PIECE], self._unparsed[PIECE:]
            self._went_on = False
            self._fault = NO_HTTP
            super().data_received(piece)
            self._since_then = 0 if self._went_on else self._since_then + len(piece)
            if self._since_then > LONGEST_HEAD:
                self._refuse(*TOO_LONG)
        if self._unparsed and self._goes_on():
            self.flow.pause_reading()

    def _goes_on(self) -> bool:
        """Whether more requests are read: the line is not closing, and no socket by now."""
        return self._last_words is None and not self.transport.is_closing() and self.transport.get_protocol() is self

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._last_words is not None and not self._is_answering() and not self.pipeline:
            self._end_with(*self._last_words)
        elif self._unparsed:
            self._parse()

    def _give_time(self) -> None:
        if self._due is None:
            self._due = self.loop.time() + WHOLE_REQUEST

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread_since, self._unread = self.loop.time(), None

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread_since = None

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        cycle.scope["kaisho.gone"] = lambda: cycle.disconnected  # type: ignore[typeddict-unknown-key]
        super()._start_asgi_task(cycle, app)

    # --- what the parser says -----------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = self._went_on = True
        self._head = len(b"GET  HTTP/1.1\r\n\r\n")
        self._give_time()  # it may have come together with the end of the one before

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count(len(name) + len(value) + len(b": \r\n"))

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > LONGEST_HEAD:
            self._stop_at(TOO_LONG)

    def _stop_at(self, fault: tuple[HTTPStatus, KaishoError]) -> NoReturn:
        """Let the parser stop: the request is refused."""
        self._fault = fault
        raise ValueError(fault[1].code)

    def on_headers_complete(self) -> None:
        names = [name for name, _ in self.headers]
        if twice := next((name for name in ONLY_ONCE if names.count(name) > 1), None):
            self._stop_at((HTTPStatus.BAD_REQUEST, KaishoError("http-bad-request", why=f"2 × {twice.decode()}")))
        self._in_head, self._went_on = False, True
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._went_on = True
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._went_on = True
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
            self._unread_since, self._unread = now, None  # closed by us, and its last words still wait to be read
        if self._unread_since is not None and self._nobody_reads(self._unread_since, now):
            self.transport.abort()
        elif self._due is not None and (self.flow.read_paused or self._unparsed):
            self._due = now + WHOLE_REQUEST  # we do not listen, so it cannot come
        elif self._due is not None and now > self._due:
            if self._in_head or self._is_answering():
                self._refuse(HTTPStatus.REQUEST_TIMEOUT, KaishoError("http-too-slow"))
            else:
                self.transport.close()  # nothing was asked

    def _nobody_reads(self, since: float, now: float) -> bool:
        """Whether next to nothing was read for too long; who is only slow gets all."""
        waits = self.transport.get_write_buffer_size()
        if self._unread is None:
            self._unread = waits
        elif waits <= self._unread - LEAST_READ:
            self._unread_since, self._unread = now, waits
            return False
        return now - since > UNREAD

    def _stop_looking(self) -> None:
        """The line has ended, or is a socket now, which is counted elsewhere."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.club is not None and self._counted is not None:
            self.club.lines.left(self._counted)
            self._counted = None

    def _is_counted(self) -> bool:
        """Whether the line's address may have one more. A trusted proxy's lines are those of many."""
        club, address = self.club, plain_address(self.client[0]) if self.client else "local"
        if club is None or club.settings.trusts(address):
            return True
        if not club.lines.came(limit_key(address), club.settings.most_connections * LINES_EACH):
            return False
        self._counted = limit_key(address)
        return True

    # --- refusals -----------------------------------------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:
        """The parser has stopped: at what is no HTTP at all, or where we told it to."""
        self._refuse(*self._fault)

    def _refuse(self, status: HTTPStatus, error: KaishoError) -> None:
        """Refuse the request that is coming and end the line, when everything before it is answered."""
        if self.transport.is_closing() or self._last_words is not None:
            return
        self._unparsed = b""
        if not self._is_answering():
            self._end_with(status, error)
        elif self._is_behind_others():
            self._last_words = (status, error)
        elif self.cycle.response_started:
            self.transport.close()
        else:
            self._end_with(status, error)

    def _is_behind_others(self) -> bool:
        """Whether the request that is coming waits for an answer to another one; if it is in the queue, it leaves it."""
        if not self._in_head and self.pipeline:
            self.pipeline.popleft()
            return True
        return self._in_head

    def _end_with(self, status: HTTPStatus, error: KaishoError) -> None:
        if self.transport.is_closing():
            return
        body = msgspec.json.encode(trouble(error, "en"))
        own = (
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
            *self._noted(error),
        )
        head = b"HTTP/1.1 %d %s\r\n" % (status, status.phrase.encode())
        self.transport.write(head + b"".join(b"%s: %s\r\n" % header for header in own + HEADERS) + b"\r\n" + body)
        self.transport.close()

    def _noted(self, error: KaishoError) -> tuple[tuple[bytes, bytes], ...]:
        """Headers for a refusal by a limit, which is counted and logged."""
        if not isinstance(error, TooOften) or self.club is None:
            return ()
        address = plain_address(self.client[0]) if self.client else "local"
        self.club.refusals.note(error.limit, limit_key(address), self.loop.time())
        return ((b"retry-after", str(error.retry_after).encode()),)

    def _is_answering(self) -> bool:
        """Whether a request is being answered; others may wait behind it."""
        return self._answered is not None and not self._answered.response_complete
