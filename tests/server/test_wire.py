"""The WebSocket protocol: the shortcut for short texts, which must agree with the parser, and floods of frames."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from kaisho.server import wire
from kaisho.server.connection import CLOSE_POLICY, CLOSE_STOPPING, MAX_BACKLOG, Connection
from kaisho.server.wire import (
    FRAMES_A_TURN,
    FRAMES_AFTER_CLOSE,
    MAX_DISCARDED,
    SocketWire,
    frame_end,
    is_short_text,
    is_whole_message,
    wire_class,
)

PAYLOADS = st.binary(max_size=300) | st.integers(65_530, 65_560).map(bytes)
FRAMES = st.builds(
    lambda opcode, payload: Frame(opcode, payload).serialize(mask=True),
    st.sampled_from((Opcode.TEXT, Opcode.BINARY, Opcode.CONT)),
    PAYLOADS,
)


def masked(payload: bytes, opcode: Opcode = Opcode.TEXT) -> bytes:
    return Frame(opcode, payload).serialize(mask=True)


@given(st.binary(min_size=1, max_size=125))
def test_a_short_text_is_recognized(payload: bytes) -> None:
    assert is_short_text(masked(payload))


@given(st.binary(max_size=200), st.binary(min_size=1, max_size=20))
def test_nothing_else_is_recognized_as_a_short_text(payload: bytes, more: bytes) -> None:
    frame = masked(payload)
    assert is_short_text(frame) == (1 <= len(payload) <= 125)
    assert not is_short_text(frame[:-1])
    assert not is_short_text(frame + more)
    assert not is_short_text(masked(payload, Opcode.BINARY))
    assert not is_short_text(Frame(Opcode.TEXT, payload).serialize(mask=False))
    assert not is_short_text(Frame(Opcode.TEXT, payload, fin=False).serialize(mask=True))


@given(st.lists(FRAMES, min_size=1, max_size=4), st.integers(0, 400))
def test_the_end_of_a_frame_is_known_as_soon_as_its_length_has_arrived(frames: list[bytes], cut: int) -> None:
    data = b"".join(frames)
    part = data[: max(0, len(data) - cut)]
    start = 0
    for frame in frames:
        end = frame_end(part, start)
        header = 2 + {126: 2, 127: 8}.get(frame[1] & 0x7F, 0)
        assert end == (start + len(frame) if len(part) - start >= header else None)
        start += len(frame)


@given(st.sampled_from(Opcode), st.booleans())
def test_a_frame_counts_separately_unless_it_ends_a_message_or_closes_the_connection(opcode: Opcode, fin: bool) -> None:
    first = opcode | (0x80 if fin else 0)
    text = opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
    assert is_whole_message(first) == (opcode is Opcode.CLOSE or (text and fin))


# --- a connection whose other end is the test -----------------------------------------------------------------------------

HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
PING = masked(b"", Opcode.PING)
FEW_FRAMES = 48
"""A number of frames that are handled in less than a millisecond."""


class Transport:
    """A fake transport that counts what is written to it."""

    def __init__(self) -> None:
        self.reading, self.closing, self.aborted = True, False, False
        self.written = 0
        self.unread = 0
        """Bytes that the client has not read."""

    def writelines(self, parts: list[bytes]) -> None:
        self.written += sum(map(len, parts))

    def write(self, data: bytes) -> None:
        self.written += len(data)

    def get_write_buffer_size(self) -> int:
        return self.unread

    def get_extra_info(self, name: str) -> object:
        return ("127.0.0.1", 1) if name == "peername" else None

    def is_closing(self) -> bool:
        return self.closing or self.aborted

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.aborted = True


class CountingServices:
    """Services that admit everybody and count their messages. They are their own ``sockets``."""

    def __init__(self) -> None:
        self.sockets = self
        self.counted = self.messages = 0
        self.connection: Connection | None = None

    def connected(self, connection: Connection) -> None:
        self.connection = connection

    def disconnected(self, connection: Connection) -> None:
        pass

    def allows(self, connection: Connection) -> bool:
        self.counted += 1
        return True

    def receive(self, connection: Connection, text: bytes) -> Coroutine[Any, Any, None] | None:
        self.counted += 1
        self.messages += 1
        return None


class SlowServices(CountingServices):
    """Services whose first answer takes until ``go_on`` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = asyncio.Event()

    def receive(self, connection: Connection, text: bytes) -> Coroutine[Any, Any, None] | None:
        super().receive(connection, text)
        return self._wait() if self.messages == 1 else None

    async def _wait(self) -> None:
        await self.go_on.wait()

    def answers_probe(self, connection: Connection, text: bytes) -> bool:
        return False


class WireConnection(NamedTuple):
    wire: SocketWire
    transport: Transport
    services: CountingServices

    @property
    def connection(self) -> Connection:
        assert self.services.connection is not None
        return self.services.connection


def wire_of(services: CountingServices, shared: SimpleNamespace) -> SocketWire:
    kind = wire_class(lambda: cast(Any, services))
    return cast(Any, kind)(SimpleNamespace(ws_max_size=65_536), shared, None)  # type: ignore[no-any-return]


@pytest.fixture(autouse=True)
def admit_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def admit(services: object, scope: object) -> tuple[object, str]:
        return SimpleNamespace(person=None, language="en"), "192.0.2.1"

    monkeypatch.setattr(wire, "admit_socket", admit)


def run_on_connection(
    scenario: Callable[[WireConnection], Awaitable[None]], kind: type[CountingServices] = CountingServices
) -> None:
    """Run a scenario with a connection on which a socket was opened."""

    async def run() -> None:
        shared = SimpleNamespace(connections=set(), tasks=set())
        services = kind()
        socket_wire = wire_of(services, shared)
        peer = WireConnection(socket_wire, Transport(), services)
        socket_wire.connection_made(cast(Any, peer.transport))
        socket_wire.data_received(HANDSHAKE)
        while peer.services.connection is None:
            await asyncio.sleep(0)
        await scenario(peer)
        socket_wire.connection_lost(None)

    asyncio.run(run())


@pytest.mark.parametrize("frame", [PING, masked(b"{}"), masked(b"x" * 300)], ids=["pings", "messages", "long messages"])
def test_only_a_few_of_many_frames_are_handled_per_iteration_of_the_event_loop(frame: bytes) -> None:
    async def scenario(peer: WireConnection) -> None:
        peer.wire.data_received(frame * 1_000)
        iterations, before = 0, 0
        while True:
            assert peer.services.counted - before <= FRAMES_A_TURN <= FEW_FRAMES, "others get their turn"
            before = peer.services.counted
            if before == 1_000:
                break
            assert not peer.transport.reading, "reading is paused meanwhile"
            iterations += 1
            assert iterations <= 1_000
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert iterations >= 1_000 // FRAMES_A_TURN - 1 and peer.transport.reading

    run_on_connection(scenario)


def test_the_number_of_waiting_messages_is_limited_and_none_is_lost() -> None:
    async def scenario(peer: WireConnection) -> None:
        slow = cast(SlowServices, peer.services)
        for _ in range(10):
            peer.wire.data_received(masked(b"{}") * 30)
            for _ in range(10):
                await asyncio.sleep(0)
        assert slow.messages == 1 and len(peer.connection.inbox) == 64
        assert not peer.transport.reading, "reading is paused meanwhile"
        slow.go_on.set()
        for _ in range(300):
            await asyncio.sleep(0)
        assert slow.messages == 300 and peer.transport.reading

    run_on_connection(scenario, SlowServices)


def test_every_fragment_counts_and_their_number_is_limited() -> None:
    async def scenario(peer: WireConnection) -> None:
        before = peer.transport.written
        peer.wire.data_received(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
        part = Frame(Opcode.CONT, b" ", fin=False).serialize(mask=True)
        for _ in range(63):
            peer.wire.data_received(part)
        assert peer.services.counted == 64, "each fragment counts like a message"
        assert peer.transport.written == before, "the limit is not exceeded yet"
        peer.wire.data_received(part)
        assert peer.transport.written > before, "too many fragments: a close frame"
        peer.wire.data_received(masked(b"}", Opcode.CONT))
        assert peer.services.messages == 0, "the message is dropped"

    run_on_connection(scenario)


def test_frames_of_a_client_that_was_closed_for_flooding_are_discarded_until_it_is_disconnected() -> None:
    async def scenario(peer: WireConnection) -> None:
        peer.connection.close(CLOSE_POLICY, "socket-too-often", patient=False)
        answered = peer.transport.written
        for _ in range(MAX_DISCARDED // 65_536):
            assert not peer.transport.is_closing(), "the close frame is being sent"
            peer.wire.data_received((PING * 65_536)[:65_536])
            await asyncio.sleep(0)
        assert peer.transport.written == answered and not peer.services.counted, "there are no more replies"
        peer.wire.data_received(PING * 2)
        assert peer.transport.aborted

    run_on_connection(scenario)


def test_after_any_other_close_a_limited_number_of_frames_is_read() -> None:
    async def scenario(peer: WireConnection) -> None:
        peer.connection.close(CLOSE_STOPPING, "socket-stopping")
        before = peer.transport.written
        peer.wire.data_received(PING * 5)
        await asyncio.sleep(0)
        assert peer.transport.written > before, "a ping may be in flight"
        peer.wire.data_received(PING * 5_000)
        for _ in range(5_000 // FRAMES_A_TURN + 2):
            await asyncio.sleep(0)
        pong = len(Frame(Opcode.PONG, b"").serialize(mask=False))
        assert peer.transport.written - before <= (FRAMES_AFTER_CLOSE + FRAMES_A_TURN) * pong
        peer.wire.data_received((PING * MAX_DISCARDED)[: MAX_DISCARDED + 1])
        assert peer.transport.aborted

    run_on_connection(scenario)


def test_a_client_that_never_reads_pongs_is_disconnected() -> None:
    async def scenario(peer: WireConnection) -> None:
        peer.transport.unread = MAX_BACKLOG
        peer.wire.data_received(PING * 2)
        assert not peer.transport.aborted
        peer.transport.unread += 1
        peer.wire.data_received(PING * 2)
        assert peer.transport.aborted

    run_on_connection(scenario)


async def some_iterations() -> None:
    """Let the event loop run everything that is due."""
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.mark.parametrize(("patient", "time"), [(True, "CLOSE_SECONDS"), (False, "FLOOD_CLOSE_SECONDS")])
def test_a_client_that_does_not_answer_a_close_in_time_is_disconnected(
    monkeypatch: pytest.MonkeyPatch, patient: bool, time: str
) -> None:
    async def scenario(peer: WireConnection) -> None:
        monkeypatch.setattr(wire, time, 0.0)
        peer.connection.close(CLOSE_POLICY, "socket-too-often", patient=patient)
        assert not peer.transport.aborted, "the close frame is being sent"
        await some_iterations()
        assert peer.transport.aborted, "the timeout has passed"

    run_on_connection(scenario)


def test_a_handshake_has_to_be_complete_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def is_aborted(request: bytes) -> bool:
        """Return whether a connection that received this is aborted after the timeout."""
        monkeypatch.setattr(wire, "HANDSHAKE_SECONDS", 3600.0)
        socket_wire = wire_of(services := CountingServices(), SimpleNamespace(connections=set(), tasks=set()))
        socket_wire.connection_made(cast(Any, transport := Transport()))
        socket_wire.data_received(request)
        await some_iterations()
        assert (services.connection is not None) == (request == HANDSHAKE)
        timer = socket_wire._timer
        if timer is not None:
            assert 3500 < timer.when() - asyncio.get_running_loop().time() <= 3600
            timer._run()
        return transport.aborted

    assert asyncio.run(is_aborted(HANDSHAKE[:-2])), "an incomplete handshake times out"
    assert not asyncio.run(is_aborted(HANDSHAKE))
