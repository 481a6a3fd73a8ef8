"""The socket's protocol: every message of a client is carried out and answered (``docs/protocol.md``)."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec

from kaisho import __version__
from kaisho.errors import KaishoError
from kaisho.language import LANGUAGES
from kaisho.server.analysis import Analyst
from kaisho.server.club_clock import now_ms
from kaisho.server.connection import CLOSE_POLICY, Connection
from kaisho.server.hub import Hub
from kaisho.server.hub.members import you_are
from kaisho.server.identity import Identity
from kaisho.server.limits import Bucket, ConcurrencyLimit, Limiter, RefusalCounter, TooOften
from kaisho.server.messages import (
    PROTOCOL,
    Done,
    Hello,
    Hint,
    HintResult,
    Lobby,
    Look,
    Past,
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
from kaisho.server.people.person import Person
from kaisho.server.quotas import Quotas
from kaisho.server.requests import carry_out, past, preview, refusal

log = logging.getLogger("kaisho.sockets")

PING_EVERY = 10.0
"""Seconds between two pings. They measure a client's lag, and detect connections that were lost silently."""

SILENT_FOR = 45_000
"""Milliseconds after which a client that has not answered a ping counts as gone."""

PROBE = b'{"do":"ping"'
"""How browsers begin a ping. One that is written differently is answered in turn."""

WARNINGS, WARNINGS_PER_SECOND = 200, 2.0
"""Burst and rate of refusals after which a client is disconnected."""


class BadMessage(KaishoError):
    """A message that is not part of the protocol, or comes at the wrong time."""


class Sockets:
    """All socket connections of one server."""

    def __init__(
        self,
        hub: Hub,
        analyst: Analyst,
        per_address: Limiter,
        per_person: Limiter,
        quotas: Quotas,
        refusals: RefusalCounter,
    ) -> None:
        self.hub = hub
        self.analyst = analyst
        self.per_address = per_address
        self.per_person = per_person
        self.quotas = quotas
        self.refusals = refusals
        self._warnings = Limiter(WARNINGS_PER_SECOND, WARNINGS, name="warnings")
        self._by_address = ConcurrencyLimit()
        self._now = asyncio.get_running_loop().time

    # --- connecting ---------------------------------------------------------------------------------------------------

    def check_room(self, address: str) -> None:
        """Raise if an address has too many connections, or the server is stopping."""
        if self._by_address.is_full(address, self.hub.settings.most_connections):
            raise TooOften("connections", PING_EVERY)
        if self.hub.stopping:
            raise BadMessage("socket-stopping")

    def connected(self, connection: Connection) -> None:
        self._by_address.acquire(connection.address)
        self.hub.connect(connection)

    def disconnected(self, connection: Connection) -> None:
        self.hub.disconnect(connection)
        self._by_address.release(connection.address)

    async def ping_all(self) -> None:
        """Ping all clients regularly, as long as the server runs."""
        while True:
            await asyncio.sleep(PING_EVERY)
            self.ping_once(now_ms())

    def ping_once(self, now: int) -> None:
        """Ping every client, and drop those that have not answered for long; a client must also say hello in time."""
        for connection in self.hub.connections:
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
        connection.send(Ping(n=connection.pings))

    # --- one message --------------------------------------------------------------------------------------------------

    def receive(self, connection: Connection, text: bytes) -> Coroutine[Any, Any, None] | None:
        """Carry out a message at once, or return the rest of the work if it has to wait for something.

        The client is always answered, and the connection remains open.
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
            return self._dispatch(connection, request)
        except KaishoError as error:
            self._refuse(connection, error, request)
        except Exception:
            self._failed(connection, request)
        return None

    def answers_probe(self, connection: Connection, text: bytes) -> bool:
        """Answer a ping out of turn: earlier requests may wait long for a table, and the client must not give up meanwhile."""
        if not text.startswith(PROBE) or not connection.greeted:
            return False
        try:
            request = decode_request(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return False
        if not isinstance(request, Probe):
            return False
        if self.allows(connection):
            _answer(connection, request.id)
        return True

    def allows(self, connection: Connection) -> bool:
        """Count a message, or any other frame, towards the rate limits of the person and the address.

        A client that keeps exceeding them is disconnected. Warnings are counted per person over all connections, so that
        connecting again does not reset them.
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
        if not connection.warnings.take(WARNINGS_PER_SECOND, WARNINGS, now):
            connection.close(CLOSE_POLICY, "socket-too-often", patient=False)
        return False

    def _give_buckets(self, connection: Connection, now: float) -> None:
        """All connections of a person share their buckets; a connection without a person has its own."""
        if connection.person is None:
            connection.bucket, connection.warnings = Bucket(self.per_person.burst, now), Bucket(WARNINGS, now)
        else:
            key = str(connection.person.id)
            connection.bucket, connection.warnings = self.per_person.bucket(key, now), self._warnings.bucket(key, now)

    def _dispatch(self, connection: Connection, request: SocketRequest) -> Coroutine[Any, Any, None] | None:
        """Carry out a request. Returns a coroutine for the rest of the work if it has to wait for something."""
        if not connection.greeted and not isinstance(request, Hello):
            raise BadMessage("socket-hello-first")
        hub = self.hub
        match request:
            case Hello():
                self._greet(connection, request)
            case Pong():
                self._measure(connection, request)
            case Probe():
                _answer(connection, request.id)
            case Watch():
                return self._finish(connection, request, hub.watching.watch(connection, request), answer=True)
            case Unwatch():
                return self._finish(connection, request, hub.watching.unwatch(connection, request), answer=True)
            case Look():
                return self._finish(connection, request, hub.watching.look(connection, request), answer=True)
            case Lobby():
                return self._finish(connection, request, self._follow_lobby(connection, request), answer=True)
            case Past():
                return self._finish(connection, request, self._look_back(connection, request))
            case _:
                if connection.person is None:
                    raise BadMessage("socket-needs-name")
                self.quotas.check_request(request, connection.person.id, connection.address)
                if isinstance(request, Hint):  # in the background: nobody's next act waits for a hint
                    hub.in_background(self._finish(connection, request, self._hint(connection, connection.person, request)))
                    return None
                if isinstance(request, Preview):
                    return self._finish(connection, request, self._preview(connection, connection.person, request))
                callback = functools.partial(_answer, connection, request.id)
                later = carry_out(hub, connection.person, request, callback, lag=connection.lag, language=connection.language)
                return None if later is None else self._finish(connection, request, later)
        return None

    async def _finish(
        self, connection: Connection, request: SocketRequest, work: Coroutine[Any, Any, None], *, answer: bool = False
    ) -> None:
        """Await the rest of a request. With ``answer`` the client is answered here, otherwise by the work itself."""
        try:
            await work
            if answer:
                _answer(connection, request.id)
        except KaishoError as error:
            self._refuse(connection, error, request)
        except Exception:
            self._failed(connection, request)

    async def _follow_lobby(self, connection: Connection, request: Lobby) -> None:
        connection.lobby = request.on
        if request.on:
            connection.send(await self.hub.lobby())

    async def _preview(self, connection: Connection, person: Person, request: Preview) -> None:
        live = await self.hub.settled_table(request.table)
        connection.send(preview(live, person, request, connection.language))

    async def _look_back(self, connection: Connection, request: Past) -> None:
        live = await self.hub.settled_table(request.table)
        connection.send(await past(live, connection.person, request))

    async def _hint(self, connection: Connection, person: Person, request: Hint) -> None:
        live = await self.hub.settled_table(request.table)
        identity = Identity(person, connection.address, connection.language)
        act, text = await self.analyst.hint(live.table, live.screen, identity, request.seat)
        connection.send(HintResult(id=request.id, table=live.table.id, act=act, text=text))

    def _refuse(self, connection: Connection, error: KaishoError, request: SocketRequest | None) -> None:
        self.hub.metrics.refused.inc()
        if isinstance(error, TooOften):
            self.refusals.note(error.limit, connection.address, self._now())
        id = request.id if request is not None else None
        table = request.table if isinstance(request, TableRequest) else None
        connection.send(refusal(error, id, table, connection.language))

    def _failed(self, connection: Connection, request: SocketRequest) -> None:
        """Answer after an unexpected error. What is in memory of the table may be wrong, so it is read again from the store."""
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
        connection.send(Welcome(protocol=PROTOCOL, version=__version__, you=you, now=now))
        if person is not None and connection.pinged is None:
            self._ping(connection, now)

    def _measure(self, connection: Connection, request: Pong) -> None:
        if connection.pinged is not None and connection.pings == request.n:
            measured = now_ms() - connection.pinged
            connection.lag = measured if not connection.lag else (connection.lag + measured) // 2
            connection.pinged = None


def _answer(connection: Connection, id: int | None, error: KaishoError | None = None) -> None:
    """Tell a client that its request was carried out, or why not."""
    if error is not None:
        connection.send(refusal(error, id, None, connection.language))
    elif id is not None:
        connection.send(Done(id=id))
