"""The WebSocket protocol under Uvicorn: what clients send is handed to the sockets at once, without an ASGI event between.

Parsing and the handshake are the work of ``websockets``' protocol without I/O; text frames that go out are made once and
written to every client as they are. Against the ASGI way this saves half of the time of an act.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import unquote

import msgspec
from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import Subprotocol

from kaisho.errors import KaishoError
from kaisho.server.connection import CLOSE_STOPPING, MOST_BACKLOG, Connection
from kaisho.server.http.errors import Trouble, failure, status_of, trouble
from kaisho.server.limits import TooOften
from kaisho.server.security import HEADERS, SUBPROTOCOL, client_of, headers_of, limit_key

if TYPE_CHECKING:
    from kaisho.server.app import App

try:
    from websockets.speedups import apply_mask
except ImportError:  # a wheel without compiled parts
    from websockets.utils import apply_mask

MOST_WAITING = 64
"""Messages of one client that may wait for an earlier one; then no more is read from it."""

FRAMES_A_TURN = 8
"""Frames of one client that are handled in one turn of the event loop; then everybody else has a turn."""

MOST_FRAGMENTS = 64
"""Frames that one message may come in."""

PATIENCE = 10.0
"""Seconds that a client has to answer a goodbye."""

LAST_FRAMES = 64
"""Frames that are still read after a goodbye, until the client's own."""

FLOODED_PATIENCE = 1.0
"""Seconds after which a client that was sent away for flooding is cut off."""

MOST_DISCARDED = 1 << 20
"""Bytes of such a client that are thrown away unread, so that the goodbye reaches it; then it is cut off."""

HANDSHAKE = 10.0
"""Seconds for the whole handshake."""


def chosen(parser: ServerProtocol, offered: Sequence[Subprotocol]) -> Subprotocol | None:
    """The subprotocol that is answered: ours, if the client names it. Whatever else it names is no reason to refuse it."""
    return SUBPROTOCOL if SUBPROTOCOL in offered else None


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


def frame_end(data: bytes, place: int) -> int | None:
    """Where the frame that begins at ``place`` ends, perhaps beyond what has come; None if not even its length has come."""
    if place + 2 > len(data):
        return None
    length = data[place + 1] & 0x7F
    more = 2 if length == 126 else 8 if length == 127 else 0
    if more:
        if place + 2 + more > len(data):
            return None
        length = int.from_bytes(data[place + 2 : place + 2 + more])
    return place + 2 + more + (4 if data[place + 1] & 0x80 else 0) + length


def is_whole_message(first: int) -> bool:
    """Whether a frame with this first byte ends a message, or is the goodbye: all other frames are counted by themselves."""
    opcode = first & 0x0F
    return opcode == Opcode.CLOSE or bool(first & 0x80 and opcode < Opcode.CLOSE)


class SocketWire(asyncio.Protocol):
    """One client's line."""

    club: App

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: asyncio.AbstractEventLoop | None = None) -> None:
        self._loop = _loop or asyncio.get_running_loop()
        self._lines = server_state.connections
        self._tasks = server_state.tasks
        self._parser = ServerProtocol(subprotocols=[SUBPROTOCOL], select_subprotocol=chosen, max_size=config.ws_max_size)
        self._parts: list[bytes] = []
        self._size = 0
        self._most = config.ws_max_size
        self._transport: asyncio.Transport
        self._connection: Connection | None = None
        self._reading = True
        self._timer: asyncio.TimerHandle | None = None
        self._between_frames = False
        """Whether the parser waits for the first frame of a message and nothing is unread: a short text can pass it by."""
        self._unread = b""
        """What has come and waits for the next turn of the event loop, or for the rest of a frame's header."""
        self._rest = 0
        """Bytes that are still to come of the frame that the parser is reading."""
        self._turn: asyncio.Handle | None = None
        self._last_frames = LAST_FRAMES
        self._discarded: int | None = None
        """Bytes thrown away since the client was sent away for flooding."""

    # --- what Uvicorn and the transport say ---------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._lines.add(self)
        self._timer = self._loop.call_later(HANDSHAKE, self.abort)

    def connection_lost(self, error: Exception | None) -> None:
        self._lines.discard(self)
        if self._timer is not None:
            self._timer.cancel()
        if self._turn is not None:
            self._turn.cancel()
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
        if self._between_frames and is_short_text(data):
            self._hear(apply_mask(data[6:], data[2:6]))
        elif self._discarded is not None:
            self._discarded += len(data)
            if self._discarded > MOST_DISCARDED:
                self.abort()
        elif self._connection is None:
            self._parse(data)  # the request for a socket; nothing else is read before it is answered
            self._answer()
        else:
            self._unread += data
            if self._turn is None:
                self._read_frames()

    # --- frames -------------------------------------------------------------------------------------------------------

    def _read_frames(self) -> None:
        """Handle a few of the frames that have come, and leave the rest for the next turn of the event loop."""
        self._turn = None
        data, place, frames = self._unread, 0, 0
        self._between_frames = False
        while place < len(data) and frames < FRAMES_A_TURN and self._is_listening():
            end = place + self._rest if self._rest else frame_end(data, place)
            if end is None:
                break
            if not self._rest:
                frames += 1
                if not is_whole_message(data[place]):
                    self._count_frame()
            self._parse(data[place:end])
            self._rest = max(0, end - len(data))
            place = min(end, len(data))
        self._unread = data[place:] if self._discarded is None else b""
        self._answer()
        if frames == FRAMES_A_TURN and self._unread and self._is_listening():
            self._pause()
            self._turn = self._loop.call_soon(self._read_frames)
        elif self._is_listening():
            self._between_frames = not (self._unread or self._rest or self._parts or self._is_leaving())
            self._resume()

    def _is_listening(self) -> bool:
        """Whether frames are handled now: not while messages wait for an earlier one, nor from who was sent away."""
        connection = self._connection
        if connection is None or self._discarded is not None or self._transport.is_closing():
            return False
        return len(connection.inbox) < MOST_WAITING

    def _is_leaving(self) -> bool:
        return self._connection is None or self._connection.closed

    def _count_frame(self) -> None:
        """Pings, pongs and parts of messages count as messages do."""
        connection = self._connection
        assert connection is not None
        if not connection.closed:
            self.club.sockets.allows(connection)
            return
        self._last_frames -= 1
        if self._last_frames < 0:
            self._discard()

    def _parse(self, data: bytes) -> None:
        self._parser.receive_data(data)
        for event in self._parser.events_received():
            if isinstance(event, Frame):
                self._take(event)
            elif isinstance(event, Request):
                self._shake_hands(event)

    def _answer(self) -> None:
        """Send what the parser answers by itself: pongs and goodbyes."""
        answers = self._parser.data_to_send()
        if answers:
            self._transport.writelines([answer for answer in answers if answer])
            if self._transport.get_write_buffer_size() > MOST_BACKLOG:  # pings without end, and nobody who reads the answers
                self.abort()
        if self._parser.eof_sent:  # both have said goodbye; a line cut earlier could take our goodbye with it
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
            self._deny(status_of(error), trouble(error, "en"), self._noted(error, scope))
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
        self._connection = Connection(self, asker.person, address, asker.language)
        self.club.sockets.came(self._connection)
        self._resume()

    def _noted(self, error: KaishoError, scope: dict[str, Any]) -> dict[str, str]:
        """Headers for a refusal by a limit, which is counted and logged."""
        if not isinstance(error, TooOften):
            return {}
        address, _ = client_of(scope, headers_of(scope), self.club.settings)
        self.club.refusals.note(error.limit, limit_key(address), self._loop.time())
        return {"Retry-After": str(error.retry_after)}

    def _deny(self, status: int, why: Trouble, more: dict[str, str] | None = None) -> None:
        body = msgspec.json.encode(why)
        own = {"Content-Type": "application/json", "Content-Length": str(len(body)), "Connection": "close"}
        headers = Headers(own | (more or {}) | {name.decode(): value.decode() for name, value in HEADERS})
        self._refuse(Response(status, "Refused", headers, body))

    def _refuse(self, response: Response) -> None:
        self._parser.send_response(response)
        self._flush()
        self._transport.close()

    # --- what the client says -----------------------------------------------------------------------------------------

    def _take(self, frame: Frame) -> None:
        """A frame; a message may come in several. Pings and goodbyes have been answered by the parser."""
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
            if len(self._parts) > MOST_FRAGMENTS:
                self._parser.fail(1009, "too many parts")
                return
            if frame.fin:
                whole = b"".join(self._parts)
                self._parts.clear()
                self._size = 0
                self._hear(whole)

    def _hear(self, text: bytes) -> None:
        connection = self._connection
        if connection is None:
            return
        if connection.closed:
            self._count_frame()
            return
        if connection.busy:
            if self.club.sockets.answers_probe(connection, text):
                return
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

    # --- what the client is told --------------------------------------------------------------------------------------

    def _flush(self) -> None:
        self._transport.writelines([answer for answer in self._parser.data_to_send() if answer])

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
            self._timer = self._loop.call_later(PATIENCE, self.abort)
        else:
            self._discard()
        if self._turn is None:
            self._resume()  # the client's own goodbye has to be heard

    def _discard(self) -> None:
        """Read nothing more. What still comes is thrown away for a moment: cut at once, the goodbye could be lost with it."""
        self._discarded = 0
        self._unread = b""
        self._parts.clear()
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(FLOODED_PATIENCE, self.abort)

    def abort(self) -> None:
        self._transport.abort()
