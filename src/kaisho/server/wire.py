"""The WebSocket protocol under Uvicorn: what clients send is handed to the sockets at once, without an ASGI event between.

Parsing and the handshake are the work of ``websockets``' protocol without I/O; text frames that go out are made once and
written to every client as they are. Against the ASGI way this saves half of the time of an act.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import unquote

import msgspec
from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from kaisho.errors import KaishoError
from kaisho.server.connection import CLOSE_STOPPING, MOST_BACKLOG, Connection
from kaisho.server.http.errors import Trouble, failure, status_of, trouble
from kaisho.server.security import HEADERS

if TYPE_CHECKING:
    from kaisho.server.app import App

try:
    from websockets.speedups import apply_mask
except ImportError:  # a wheel without compiled parts
    from websockets.utils import apply_mask

MOST_WAITING = 64
"""Messages of one client that may wait for an earlier one; then no more is read from it."""

PATIENCE = 10.0
"""Seconds that a client has to answer a goodbye."""

HANDSHAKE = 10.0
"""Seconds for the whole handshake."""


def wire_for(app: App) -> type[asyncio.Protocol]:
    """The class that Uvicorn makes for every client that wants a socket."""

    class AppWire(SocketWire):
        club = app

    return AppWire


SHORT = 126
"""Shorter frames have a header of two bytes, and a mask of four."""


def is_short_text(data: bytes) -> bool:
    """Whether what has come is exactly one frame with a whole, masked, short text: what clients nearly always send."""
    return len(data) > 6 and data[0] == 0x81 and 0x80 < data[1] < 0x80 + SHORT and len(data) == data[1] - 0x80 + 6


def ends_with_a_frame(data: bytes) -> bool:
    """Whether what has come consists of whole frames, if it began with one."""
    place = 0
    while place < len(data):
        if place + 2 > len(data):
            return False
        length = data[place + 1] & 0x7F
        more = {126: 2, 127: 8}.get(length, 0)
        if more:
            length = int.from_bytes(data[place + 2 : place + 2 + more])
        place += 2 + more + (4 if data[place + 1] & 0x80 else 0) + length
    return place == len(data)


class SocketWire(asyncio.Protocol):
    """One client's line."""

    club: App

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: asyncio.AbstractEventLoop | None = None) -> None:
        self._loop = _loop or asyncio.get_running_loop()
        self._lines = server_state.connections
        self._tasks = server_state.tasks
        self._parser = ServerProtocol(max_size=config.ws_max_size)
        self._parts: list[bytes] = []
        self._size = 0
        self._most = config.ws_max_size
        self._transport: asyncio.Transport
        self._connection: Connection | None = None
        self._reading = True
        self._timer: asyncio.TimerHandle | None = None
        self._between_frames = False
        """Whether it is certain that the parser waits for the beginning of a frame, so that it need not see a short text."""

    # --- what Uvicorn and the transport say ---------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._lines.add(self)
        self._timer = self._loop.call_later(HANDSHAKE, self.abort)

    def connection_lost(self, error: Exception | None) -> None:
        self._lines.discard(self)
        if self._timer is not None:
            self._timer.cancel()
        if self._connection is not None:
            self._connection.closed = True
            self.club.sockets.left(self._connection)

    def eof_received(self) -> None:
        pass

    def shutdown(self) -> None:
        """Uvicorn stops."""
        if self._connection is not None and not self._connection.closed:
            self._connection.close(CLOSE_STOPPING, "socket-stopping")
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        if self._between_frames:
            if is_short_text(data):
                self._hear(apply_mask(data[6:], data[2:6]))
                return
            self._between_frames = ends_with_a_frame(data)
        parser = self._parser
        parser.receive_data(data)
        for event in parser.events_received():
            if isinstance(event, Frame):
                self._take(event)
            elif isinstance(event, Request):
                self._shake_hands(event)
        answers = parser.data_to_send()
        if answers:
            self._transport.writelines([answer for answer in answers if answer])
            if self._transport.get_write_buffer_size() > MOST_BACKLOG:  # pings without end, and nobody who reads the answers
                self.abort()
        if parser.eof_sent:  # both have said goodbye; a line cut earlier could take our goodbye with it
            self._transport.close()

    # --- the handshake ------------------------------------------------------------------------------------------------

    def _shake_hands(self, request: Request) -> None:
        response = self._parser.accept(request)
        if response.status_code != 101:
            self._refuse(response)
            return
        self._pause()  # nothing is heard before we know who speaks
        self._background(self._let_in(self._scope(request), response))

    def _scope(self, request: Request) -> dict[str, Any]:
        """The same that Uvicorn tells about an HTTP request."""
        peer = self._transport.get_extra_info("peername")
        return {
            "type": "websocket",
            "scheme": "wss" if self._transport.get_extra_info("sslcontext") else "ws",
            "path": unquote(request.path.partition("?")[0]),
            "client": (str(peer[0]), int(peer[1])) if isinstance(peer, tuple) else None,
            "headers": [
                (name.lower().encode("latin-1", "replace"), value.encode("latin-1", "replace"))
                for name, value in request.headers.raw_items()
            ],
        }

    async def _let_in(self, scope: dict[str, Any], response: Response) -> None:
        try:
            asker, address = await self.club.admit_socket(scope)
        except KaishoError as error:
            self._deny(status_of(error), trouble(error, "en"))
            return
        except Exception as error:
            self._deny(*failure(error, "en"))
            return
        if self._transport.is_closing():
            return
        self._parser.send_response(response)
        self._flush()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._between_frames = not self._parser.reader.buffer
        self._connection = Connection(self, asker.person, address, asker.language)
        self.club.sockets.came(self._connection)
        self._resume()

    def _deny(self, status: int, why: Trouble) -> None:
        body = msgspec.json.encode(why)
        own = {"Content-Type": "application/json", "Content-Length": str(len(body)), "Connection": "close"}
        headers = Headers(own | {name.decode(): value.decode() for name, value in HEADERS})
        self._refuse(Response(status, "Refused", headers, body))

    def _refuse(self, response: Response) -> None:
        self._parser.send_response(response)
        self._flush()
        self._transport.close()

    # --- what the client says -----------------------------------------------------------------------------------------

    def _take(self, frame: Frame) -> None:
        """A frame; texts may come in several. Pings and goodbyes have been answered by the parser."""
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._size += len(frame.data) or 1  # parts of nothing take room too
            if self._size > self._most:
                self._parser.fail(1009, "too long")
                return
            if frame.fin and not self._parts:
                self._size = 0
                self._hear(bytes(frame.data))
                return
            self._parts.append(bytes(frame.data))
            if frame.fin:
                whole = b"".join(self._parts)
                self._parts.clear()
                self._size = 0
                self._hear(whole)

    def _hear(self, text: bytes) -> None:
        connection = self._connection
        if connection is None or connection.closed:
            return
        if connection.busy:
            connection.inbox.append(text)
            if len(connection.inbox) >= MOST_WAITING:
                self._pause()
            return
        work = self.club.sockets.heard(connection, text)
        if work is not None:
            connection.busy = True
            self._background(self._finish(connection, work))

    async def _finish(self, connection: Connection, work: Coroutine[Any, Any, None]) -> None:
        """Carry out what has to wait for something, then hear what has come meanwhile."""
        try:
            await work
        finally:
            connection.busy = False
        while connection.inbox and not connection.busy and not connection.closed:
            self._hear(connection.inbox.popleft())
        if len(connection.inbox) < MOST_WAITING:
            self._resume()

    def _background(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _pause(self) -> None:
        if self._reading and not self._transport.is_closing():
            self._reading = False
            self._transport.pause_reading()

    def _resume(self) -> None:
        if not self._reading and not self._transport.is_closing():
            self._reading = True
            self._transport.resume_reading()

    # --- what the client is told --------------------------------------------------------------------------------------

    def _flush(self) -> None:
        self._transport.writelines([answer for answer in self._parser.data_to_send() if answer])

    def write(self, frame: bytes) -> int:
        transport = self._transport
        if transport.is_closing():
            return 0
        transport.write(frame)
        return transport.get_write_buffer_size()

    def close(self, code: int, reason: str) -> None:
        self._between_frames = False
        if self._parser.state is State.OPEN:
            self._parser.send_close(code, reason)
            self._flush()
        self._resume()  # the client's own goodbye has to be heard
        self._timer = self._loop.call_later(PATIENCE, self.abort)

    def abort(self) -> None:
        self._transport.abort()
