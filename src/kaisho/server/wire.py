"""The WebSocket protocol under Uvicorn. Messages go straight to ``Sockets``, without ASGI.

The handshake and the parsing of frames are done by the sans-I/O protocol of ``websockets``. Outgoing text frames are built
once and written to every client. Compared with ASGI this halves the time of an act.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, cast
from urllib.parse import unquote

import msgspec
from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import Subprotocol

from kaisho.errors import KaishoError
from kaisho.server.connection import CLOSE_STOPPING, MAX_BACKLOG, Connection
from kaisho.server.error_response import ErrorBody, error_body, failure, status_of
from kaisho.server.limits import TooOften
from kaisho.server.security import HEADERS, SUBPROTOCOL, client_of, headers_of, limit_key
from kaisho.server.services import Services
from kaisho.server.socket_admission import admit_socket

try:
    from websockets.speedups import apply_mask
except ImportError:  # a wheel without compiled parts
    from websockets.utils import apply_mask

MAX_WAITING = 64
"""Messages of one client that may wait for an earlier one; then reading from it pauses."""

FRAMES_A_TURN = 8
"""Frames of one client that are handled in one iteration of the event loop, so that others get their turn."""

MAX_FRAGMENTS = 64
"""Frames that one message may consist of."""

CLOSE_SECONDS = 10.0
"""Seconds that a client has to answer a close frame."""

FRAMES_AFTER_CLOSE = 64
"""Frames that are still read after our close frame, until the client's arrives."""

FLOOD_CLOSE_SECONDS = 1.0
"""Seconds after which a client that was closed for flooding is cut off."""

MAX_DISCARDED = 1 << 20
"""Bytes of a flooding client that are discarded unread, so that the close frame reaches it; then it is cut off."""

HANDSHAKE_SECONDS = 10.0


def select_subprotocol(parser: ServerProtocol, offered: Sequence[Subprotocol]) -> Subprotocol | None:
    """Select our subprotocol if the client offers it. Other subprotocols are ignored."""
    return SUBPROTOCOL if SUBPROTOCOL in offered else None


def wire_class(services: Callable[[], Services]) -> type[asyncio.Protocol]:
    """Return the class that Uvicorn instantiates for every WebSocket. ``services`` is called once the server runs."""

    class ServerWire(SocketWire):
        get_services = staticmethod(services)

    return ServerWire


SHORT = 126
"""Shorter frames have a header of two bytes and a mask of four."""


def is_short_text(data: bytes) -> bool:
    """Whether the data is exactly one complete, masked, short text frame, as clients nearly always send."""
    return len(data) > 6 and data[0] == 0x81 and 0x80 < data[1] < 0x80 + SHORT and len(data) == data[1] - 0x80 + 6


def frame_end(data: bytes, start: int) -> int | None:
    """Return where the frame at ``start`` ends, perhaps beyond the data; None if its length has not arrived yet."""
    if start + 2 > len(data):
        return None
    length = data[start + 1] & 0x7F
    more = 2 if length == 126 else 8 if length == 127 else 0
    if more:
        if start + 2 + more > len(data):
            return None
        length = int.from_bytes(data[start + 2 : start + 2 + more])
    return start + 2 + more + (4 if data[start + 1] & 0x80 else 0) + length


def is_whole_message(first: int) -> bool:
    """Whether a frame with this first byte ends a message or closes the connection. Other frames are counted separately."""
    opcode = first & 0x0F
    return opcode == Opcode.CLOSE or bool(first & 0x80 and opcode < Opcode.CLOSE)


class SocketWire(asyncio.Protocol):
    """The WebSocket connection of one client."""

    get_services: Callable[[], Services]

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: asyncio.AbstractEventLoop | None = None) -> None:
        self._loop = _loop or asyncio.get_running_loop()
        self._services = self.get_services()
        self._open_connections = server_state.connections
        self._tasks = server_state.tasks
        self._parser = ServerProtocol(
            subprotocols=[SUBPROTOCOL], select_subprotocol=select_subprotocol, max_size=config.ws_max_size
        )
        self._parts: list[bytes] = []
        self._size = 0
        self._most = config.ws_max_size
        self._transport: asyncio.Transport
        self._connection: Connection | None = None
        self._reading = True
        self._timer: asyncio.TimerHandle | None = None
        self._between_frames = False
        """Whether the parser expects the start of a message and nothing is unread, so that a short text can bypass it."""
        self._unread = b""
        """Data that waits for the next iteration of the event loop, or for the rest of a frame header."""
        self._missing = 0
        """Bytes still missing of the frame that the parser is reading."""
        self._turn: asyncio.Handle | None = None
        self._frames_remaining = FRAMES_AFTER_CLOSE
        self._discarded: int | None = None
        """Bytes discarded since the client was closed for flooding."""

    # --- callbacks of Uvicorn and the transport -----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._open_connections.add(self)
        self._timer = self._loop.call_later(HANDSHAKE_SECONDS, self.abort)

    def connection_lost(self, error: Exception | None) -> None:
        self._open_connections.discard(self)
        if self._timer is not None:
            self._timer.cancel()
        if self._turn is not None:
            self._turn.cancel()
        if self._connection is not None:
            self._connection.closed = True
            self._services.sockets.disconnected(self._connection)

    def eof_received(self) -> None:
        pass

    def shutdown(self) -> None:
        """Close the connection, because Uvicorn stops."""
        if self._connection is not None and not self._connection.closed:
            self._connection.close(CLOSE_STOPPING, "socket-stopping")
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        if self._between_frames and is_short_text(data):
            self._receive(apply_mask(data[6:], data[2:6]))
        elif self._discarded is not None:
            self._discarded += len(data)
            if self._discarded > MAX_DISCARDED:
                self.abort()
        elif self._connection is None:
            self._parse(data)  # the handshake request; nothing else is read before its response
            self._send_replies()
        else:
            self._unread += data
            if self._turn is None:
                self._read_frames()

    # --- frames -------------------------------------------------------------------------------------------------------

    def _read_frames(self) -> None:
        """Handle a few of the received frames, and leave the rest for the next iteration of the event loop."""
        self._turn = None
        data, start, frames = self._unread, 0, 0
        self._between_frames = False
        while start < len(data) and frames < FRAMES_A_TURN and self._is_listening():
            end = start + self._missing if self._missing else frame_end(data, start)
            if end is None:
                break
            if not self._missing:
                frames += 1
                if not is_whole_message(data[start]):
                    self._count_frame()
            self._parse(data[start:end])
            self._missing = max(0, end - len(data))
            start = min(end, len(data))
        self._unread = data[start:] if self._discarded is None else b""
        self._send_replies()
        if frames == FRAMES_A_TURN and self._unread and self._is_listening():
            self._pause()
            self._turn = self._loop.call_soon(self._read_frames)
        elif self._is_listening():
            self._between_frames = not (self._unread or self._missing or self._parts or self._is_closed())
            self._resume()

    def _is_listening(self) -> bool:
        """Whether frames are handled now: not while messages wait for an earlier one, nor after a close for flooding."""
        connection = self._connection
        if connection is None or self._discarded is not None or self._transport.is_closing():
            return False
        return len(connection.inbox) < MAX_WAITING

    def _is_closed(self) -> bool:
        return self._connection is None or self._connection.closed

    def _count_frame(self) -> None:
        """Count a ping, a pong or a fragment like a message."""
        connection = self._connection
        assert connection is not None
        if not connection.closed:
            self._services.sockets.allows(connection)
            return
        self._frames_remaining -= 1
        if self._frames_remaining < 0:
            self._discard()

    def _parse(self, data: bytes) -> None:
        self._parser.receive_data(data)
        for event in self._parser.events_received():
            if isinstance(event, Frame):
                self._take(event)
            elif isinstance(event, Request):
                self._shake_hands(event)

    def _send_replies(self) -> None:
        """Send what the parser replies by itself: pongs and close frames."""
        replies = self._parser.data_to_send()
        if replies:
            self._transport.writelines([reply for reply in replies if reply])
            if self._transport.get_write_buffer_size() > MAX_BACKLOG:  # a client that sends pings and never reads pongs
                self.abort()
        if self._parser.eof_sent:  # both have sent a close frame; closing earlier could lose ours
            self._transport.close()

    # --- the handshake ------------------------------------------------------------------------------------------------

    def _shake_hands(self, request: Request) -> None:
        response = self._parser.accept(request)
        if response.status_code != 101:
            self._refuse(response)
            return
        self._pause()  # no message is read before the client is authenticated
        self._background(self._admit(self._scope(request), response))

    def _scope(self, request: Request) -> dict[str, Any]:
        """Return an ASGI scope like the one that Uvicorn makes for an HTTP request."""
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

    async def _admit(self, scope: dict[str, Any], response: Response) -> None:
        try:
            identity, address = await admit_socket(self._services, scope)
        except KaishoError as error:
            self._deny(status_of(error), error_body(error, "en"), self._retry_headers(error, scope))
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
        self._between_frames = True
        self._connection = Connection(self, identity.person, address, identity.language)
        self._services.sockets.connected(self._connection)
        self._resume()

    def _retry_headers(self, error: KaishoError, scope: dict[str, Any]) -> dict[str, str]:
        """Count and log a refusal by a limit, and return the headers for it."""
        if not isinstance(error, TooOften):
            return {}
        address, _ = client_of(scope, headers_of(scope), self._services.settings)
        self._services.limits.refusals.note(error.limit, limit_key(address), self._loop.time())
        return {"Retry-After": str(error.retry_after)}

    def _deny(self, status: int, why: ErrorBody, more: dict[str, str] | None = None) -> None:
        body = msgspec.json.encode(why)
        basic = {"Content-Type": "application/json", "Content-Length": str(len(body)), "Connection": "close"}
        headers = Headers(basic | (more or {}) | {name.decode(): value.decode() for name, value in HEADERS})
        self._refuse(Response(status, "Refused", headers, body))

    def _refuse(self, response: Response) -> None:
        self._parser.send_response(response)
        self._flush()
        self._transport.close()

    # --- messages from the client -------------------------------------------------------------------------------------

    def _take(self, frame: Frame) -> None:
        """Collect the frames of a message. The parser has answered pings and close frames already."""
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._size += len(frame.data) or 1  # empty fragments take memory too
            if self._size > self._most:
                self._parser.fail(1009, "too long")
                return
            if frame.fin and not self._parts:
                self._size = 0
                self._receive(bytes(frame.data))
                return
            self._parts.append(bytes(frame.data))
            if len(self._parts) > MAX_FRAGMENTS:
                self._parser.fail(1009, "too many parts")
                return
            if frame.fin:
                whole = b"".join(self._parts)
                self._parts.clear()
                self._size = 0
                self._receive(whole)

    def _receive(self, text: bytes) -> None:
        connection = self._connection
        if connection is None:
            return
        if connection.closed:
            self._count_frame()
            return
        if connection.busy:
            if self._services.sockets.answers_probe(connection, text):
                return
            connection.inbox.append(text)
            if len(connection.inbox) >= MAX_WAITING:
                self._pause()
            return
        work = self._services.sockets.receive(connection, text)
        if work is not None:
            connection.busy = True
            self._background(self._finish(connection, work))

    async def _finish(self, connection: Connection, work: Coroutine[Any, Any, None]) -> None:
        """Finish a request that has to wait for something, then handle the messages that arrived meanwhile."""
        try:
            await work
        finally:
            connection.busy = False
        while connection.inbox and not connection.busy and not connection.closed:
            self._receive(connection.inbox.popleft())
        if self._turn is None and not connection.busy:
            self._read_frames()

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

    # --- messages to the client ---------------------------------------------------------------------------------------

    def _flush(self) -> None:
        self._transport.writelines([data for data in self._parser.data_to_send() if data])

    def write(self, frame: bytes) -> int:
        transport = self._transport
        if transport.is_closing():
            return 0
        transport.write(frame)
        return transport.get_write_buffer_size()

    def close(self, code: int, reason: str, *, patient: bool = True) -> None:
        self._between_frames = False
        if self._parser.state is State.OPEN:
            self._parser.send_close(code, reason)
            self._flush()
        if patient:
            self._timer = self._loop.call_later(CLOSE_SECONDS, self.abort)
        else:
            self._discard()
        if self._turn is None:
            self._resume()  # the client's close frame has to be read

    def _discard(self) -> None:
        """Discard what still arrives, for a moment: cutting the connection at once could lose our close frame."""
        self._discarded = 0
        self._unread = b""
        self._parts.clear()
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(FLOOD_CLOSE_SECONDS, self.abort)

    def abort(self) -> None:
        self._transport.abort()
