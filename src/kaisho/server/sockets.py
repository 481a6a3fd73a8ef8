"""What a client's messages mean: each is carried out and answered (``docs/protocol.md``)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec

from kaisho import __version__
from kaisho.errors import KaishoError
from kaisho.language import LANGUAGES
from kaisho.server.connection import CLOSE_POLICY, Connection
from kaisho.server.hub import Hub, you_are
from kaisho.server.limits import Bucket, Crowd, Limiter, Refusals, TooOften
from kaisho.server.messages import (
    PROTOCOL,
    Hello,
    Join,
    Lobby,
    Look,
    Ping,
    Pong,
    Preview,
    Probe,
    SocketRequest,
    TableRequest,
    Unwatch,
    Watch,
    Welcome,
    decode_request,
)
from kaisho.server.quotas import Quotas
from kaisho.server.requests import answer, carry_out, check_join, previewed, refusal
from kaisho.server.store import now_ms

log = logging.getLogger("kaisho.sockets")

PING_EVERY = 10.0
"""Seconds between two measurements of a client's lag; by it a client that has silently gone is noticed too."""

SILENT_FOR = 45_000
"""A client that leaves a ping unanswered for so many milliseconds has gone."""

PROBE = b'{"do":"ping"'
"""How browsers begin a ping; written otherwise it is answered in its turn."""

WARNINGS, WARNINGS_A_SECOND = 200, 2.0
"""Refusals of one client, at once and in the long run, after which whoever goes on is sent away."""


class BadMessage(KaishoError):
    """A message that is none of the protocol's, or comes at the wrong time."""


class Sockets:
    """All socket connections of one server."""

    def __init__(self, hub: Hub, per_address: Limiter, per_person: Limiter, quotas: Quotas, refusals: Refusals) -> None:
        self.hub = hub
        self.per_address = per_address
        self.per_person = per_person
        self.quotas = quotas
        self.refusals = refusals
        self._warnings = Limiter(WARNINGS_A_SECOND, WARNINGS, name="warnings")
        self._by_address = Crowd()
        self._now = asyncio.get_running_loop().time

    # --- coming and going ---------------------------------------------------------------------------------------------

    def check_room(self, address: str) -> None:
        """Raise where an address has too many connections, or the server stops."""
        if self._by_address.is_full(address, self.hub.settings.most_connections):
            raise TooOften("connections", PING_EVERY)
        if self.hub.stopping:
            raise BadMessage("socket-stopping")

    def came(self, connection: Connection) -> None:
        self._by_address.came(connection.address)
        self.hub.connect(connection)

    def left(self, connection: Connection) -> None:
        self.hub.disconnect(connection)
        self._by_address.left(connection.address)

    async def ping_all(self) -> None:
        """Ask everybody for a sign of life now and then: it tells the lag, and who has gone without a word."""
        while True:
            await asyncio.sleep(PING_EVERY)
            self.ping_once(now_ms())

    def ping_once(self, now: int) -> None:
        """Ping who is not being waited for, and let go who has not answered; who has not said hello is waited for too."""
        for connection in list(self.hub.connections):
            if connection.pinged is not None:
                if now - connection.pinged > SILENT_FOR:
                    connection.abort()
            elif connection.greeted:
                self._ping(connection, now)
            else:
                connection.pinged = now

    def _ping(self, connection: Connection, now: int) -> None:
        connection.pings += 1
        connection.pinged = now
        connection.tell(Ping(n=connection.pings))

    # --- one message --------------------------------------------------------------------------------------------------

    def heard(self, connection: Connection, text: bytes) -> Coroutine[Any, Any, None] | None:
        """Carry out a message at once, or give the work that has to wait for something.

        Whatever it is, the client is answered and the connection goes on.
        """
        if not self.allows(connection):
            if not connection.closed:
                self._refuse(connection, BadMessage("socket-too-often"), None)
            return None
        try:
            request = decode_request(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            why = str(error) if isinstance(error, msgspec.DecodeError) else "JSON"
            self._refuse(connection, BadMessage("socket-bad-message", why=why), None)
            return None
        try:
            return self._carry_out(connection, request)
        except KaishoError as error:
            self._refuse(connection, error, request)
        except Exception:
            self._failed(connection, request)
        return None

    def answers_probe(self, connection: Connection, text: bytes) -> bool:
        """Answer a ping out of turn: what the client asked before may wait long for a table, and it is not to be given up."""
        if not text.startswith(PROBE) or not connection.greeted:
            return False
        try:
            request = decode_request(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return False
        if not isinstance(request, Probe):
            return False
        if self.allows(connection):
            answer(connection, request.id)(None)
        return True

    def allows(self, connection: Connection) -> bool:
        """Count a message, or a frame that is none, in the limits of the person and the address.

        Whoever goes on beyond them is sent away. A person's warnings are counted over all connections, so that connecting
        again brings no new ones.
        """
        now, rate, burst = self._now(), self.per_person.rate, self.per_person.burst
        if connection.bucket is None:
            self._give_buckets(connection, now)
            assert connection.bucket is not None
        own = rate <= 0 or connection.bucket.take(rate, burst, now)
        if own and self.per_address.allows(connection.address, now):
            return True
        self.refusals.note("address" if own else "person", connection.address, now)
        assert connection.warnings is not None
        if not connection.warnings.take(WARNINGS_A_SECOND, WARNINGS, now):
            connection.close(CLOSE_POLICY, "socket-too-often", patient=False)
        return False

    def _give_buckets(self, connection: Connection, now: float) -> None:
        """A person's connections share theirs; a connection without a name has its own."""
        if connection.person is None:
            connection.bucket, connection.warnings = Bucket(self.per_person.burst, now), Bucket(WARNINGS, now)
        else:
            key = str(connection.person.id)
            connection.bucket, connection.warnings = self.per_person.bucket(key, now), self._warnings.bucket(key, now)

    def _carry_out(self, connection: Connection, request: SocketRequest) -> Coroutine[Any, Any, None] | None:
        if not connection.greeted and not isinstance(request, Hello):
            raise BadMessage("socket-hello-first")
        match request:
            case Hello():
                self._greet(connection, request)
            case Pong():
                self._measure(connection, request)
            case Probe():
                answer(connection, request.id)(None)
            case Watch() | Unwatch() | Look() | Lobby():
                return self._later(connection, request)
            case _:
                if connection.person is None:
                    raise BadMessage("socket-needs-name")
                self.quotas.check_request(request, connection.person.id, connection.address)
                place = self.hub.places.get(request.table or "")
                if place is None or isinstance(request, Preview | Join):
                    return self._later(connection, request)
                carry_out(
                    self.hub,
                    place,
                    connection.person,
                    request,
                    lag=connection.lag,
                    language=connection.language,
                    then=answer(connection, request.id),
                )
        return None

    async def _later(self, connection: Connection, request: Any) -> None:
        """Requests that have to wait: for a table to be read, or for a change to be stored."""
        try:
            match request:
                case Watch():
                    await self.hub.watch(connection, request)
                case Unwatch():
                    await self.hub.unwatch(connection, request)
                case Look():
                    await self.hub.look(connection, request)
                case Lobby():
                    connection.lobby = request.on
                    if request.on:
                        connection.tell(await self.hub.lobby())
                case Preview():
                    assert connection.person is not None
                    place = await self.hub.place(request.table)
                    await self.hub.settled(place)  # nothing is told before it is stored
                    connection.tell(previewed(place, connection.person, request, connection.language))
                    return
                case _:
                    assert connection.person is not None
                    await check_join(self.hub, connection.person, request)
                    place = await self.hub.place(request.table)
                    then = answer(connection, request.id)
                    carry_out(
                        self.hub, place, connection.person, request, lag=connection.lag, language=connection.language, then=then
                    )
                    return
            answer(connection, request.id)(None)
        except KaishoError as error:
            self._refuse(connection, error, request)
        except Exception:
            self._failed(connection, request)

    def _refuse(self, connection: Connection, error: KaishoError, request: SocketRequest | None) -> None:
        self.hub.metrics.refused.inc()
        if isinstance(error, TooOften):
            self.refusals.note(error.limit, connection.address, self._now())
        id = request.id if request is not None else None
        table = request.table if isinstance(request, TableRequest) else None
        connection.tell(refusal(error, id, table, connection.language))

    def _failed(self, connection: Connection, request: SocketRequest) -> None:
        """A mistake of ours: what is in memory may be wrong, so it is read again from the store."""
        log.exception("a request failed")
        self._refuse(connection, BadMessage("socket-internal"), request)
        if isinstance(request, TableRequest) and request.table is not None:
            self.hub.read_again(request.table)

    # --- greeting and lag ---------------------------------------------------------------------------------------------

    def _greet(self, connection: Connection, request: Hello) -> None:
        if request.language in LANGUAGES:
            connection.language = request.language
        if request.protocol != PROTOCOL:
            connection.close(CLOSE_POLICY, "socket-old-protocol")
            return
        if not connection.greeted:
            connection.pinged = None
        connection.greeted = True
        person = connection.person
        you = you_are(person) if person is not None else None
        now = now_ms()
        connection.tell(Welcome(protocol=PROTOCOL, version=__version__, you=you, now=now))
        if person is not None and connection.pinged is None:
            self._ping(connection, now)

    def _measure(self, connection: Connection, request: Pong) -> None:
        if connection.pinged is not None and connection.pings == request.n:
            measured = now_ms() - connection.pinged
            connection.lag = measured if not connection.lag else (connection.lag + measured) // 2
            connection.pinged = None
