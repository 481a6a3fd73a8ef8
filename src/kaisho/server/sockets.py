"""The socket: one connection per client, JSON messages in both directions (``docs/protocol.md``).

Written against ASGI itself, without a framework between: this is the path that every act takes.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from kaisho import __version__
from kaisho.errors import KaishoError
from kaisho.language import LANGUAGES
from kaisho.server.connection import CLOSE_POLICY, Connection
from kaisho.server.hub import Hub, answer, refusal
from kaisho.server.limits import Bucket, Limiter
from kaisho.server.messages import (
    PROTOCOL,
    Hello,
    Lobby,
    Look,
    Ping,
    Pong,
    Unwatch,
    Watch,
    Welcome,
    You,
    decode_request,
)
from kaisho.server.people.person import Person
from kaisho.server.store import now_ms

log = logging.getLogger("kaisho.sockets")

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]

PING_EVERY = 10.0
"""Seconds between two measurements of a client's lag; by it a client that has silently gone is noticed too."""

SILENT_FOR = 45_000
"""A client that leaves a ping unanswered for so many milliseconds has gone."""

WARNINGS = 200
"""Who goes on asking too often after so many refusals is sent away."""


class BadMessage(KaishoError):
    """A message that is none of the protocol's."""


class Sockets:
    """All socket connections of one server."""

    def __init__(self, hub: Hub, per_address: Limiter) -> None:
        self.hub = hub
        self.per_address = per_address
        self.open_by_address: dict[str, int] = {}

    async def serve(self, receive: Receive, send: Send, person: Person | None, address: str, language: str) -> None:
        """One client, from its handshake to its end."""
        event = await receive()
        if event["type"] != "websocket.connect":
            return
        most = self.hub.settings.most_connections
        if self.hub.stopping or (most and self.open_by_address.get(address, 0) >= most):
            await send({"type": "websocket.close", "code": CLOSE_POLICY})
            return
        await send({"type": "websocket.accept"})
        self.open_by_address[address] = self.open_by_address.get(address, 0) + 1
        task = asyncio.current_task()
        assert task is not None
        connection = Connection(send, task.cancel, person, address, language)
        self.hub.connect(connection)
        pump = asyncio.create_task(connection.pump())
        pump.add_done_callback(lambda _: task.cancel())  # closed from this side
        pinging = asyncio.create_task(self._ping(connection))
        try:
            await self._listen(receive, connection)
        except asyncio.CancelledError:
            pass  # dropped, told to go, or the server stops
        finally:
            pinging.cancel()
            pump.cancel()
            self.hub.disconnect(connection)
            self.open_by_address[address] -= 1
            if not self.open_by_address[address]:
                del self.open_by_address[address]
            with contextlib.suppress(BaseException):
                await pump

    async def _listen(self, receive: Receive, connection: Connection) -> None:
        settings = self.hub.settings
        rate, burst = settings.rate_per_session, settings.burst_per_session
        loop = asyncio.get_running_loop()
        bucket = Bucket(burst, loop.time())
        refused = 0
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            now = loop.time()
            if (rate and not bucket.take(rate, burst, now)) or not self.per_address.allows(connection.address, now):
                refused += 1
                self.hub.metrics.limited.inc()
                if refused > WARNINGS:
                    connection.close(CLOSE_POLICY, "socket-too-often", farewell=True)
                    await asyncio.sleep(60)
                connection.tell(refusal(BadMessage("socket-too-often"), None, None, connection.language))
                continue
            text = event.get("text")
            await self._answer(connection, text if text is not None else event.get("bytes") or b"")

    async def _answer(self, connection: Connection, text: str | bytes) -> None:
        """Carry out one message; whatever it is, the client is answered and the connection goes on."""
        id: int | None = None
        table: str | None = None
        try:
            request = decode_request(text)
            id, table = request.id, getattr(request, "table", None)
            await self._carry_out(connection, request)
        except KaishoError as error:
            self.hub.metrics.refused.inc()
            connection.tell(refusal(error, id, table, connection.language))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.hub.metrics.refused.inc()
            why = str(error) if isinstance(error, msgspec.DecodeError) else "JSON"
            connection.tell(refusal(BadMessage("socket-bad-message", why=why), id, table, connection.language))
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a request failed")
            if table is not None:
                self.hub.read_again(table)
            connection.tell(refusal(BadMessage("socket-internal"), id, table, connection.language))

    async def _carry_out(self, connection: Connection, request: Any) -> None:
        if not connection.greeted and not isinstance(request, Hello):
            raise BadMessage("socket-hello-first")
        match request:
            case Hello():
                self._greet(connection, request)
            case Pong():
                self._measure(connection, request)
            case Watch():
                await self.hub.watch(connection, request)
                answer(connection, request.id)(None)
            case Unwatch():
                await self.hub.unwatch(connection, request)
                answer(connection, request.id)(None)
            case Look():
                await self.hub.look(connection, request)
                answer(connection, request.id)(None)
            case Lobby():
                connection.lobby = request.on
                if request.on:
                    connection.tell(await self.hub.lobby())
                answer(connection, request.id)(None)
            case _:
                if connection.person is None:
                    raise BadMessage("socket-needs-name")
                await self.hub.at_table(
                    connection.person,
                    request,
                    lag=connection.lag,
                    language=connection.language,
                    then=answer(connection, request.id),
                )

    def _greet(self, connection: Connection, request: Hello) -> None:
        if request.language in LANGUAGES:
            connection.language = request.language
        if request.protocol != PROTOCOL:
            connection.close(CLOSE_POLICY, "socket-old-protocol", farewell=True)
            return
        connection.greeted = True
        person = connection.person
        you = You(person.id, person.name, person.kind, person.admin, person.language) if person is not None else None
        connection.tell(Welcome(protocol=PROTOCOL, version=__version__, you=you, now=now_ms()))

    def _measure(self, connection: Connection, request: Pong) -> None:
        if connection.pinged is not None and connection.pinged[0] == request.n:
            measured = now_ms() - connection.pinged[1]
            connection.lag = measured if not connection.lag else (connection.lag + measured) // 2
            connection.pinged = None

    async def _ping(self, connection: Connection) -> None:
        """Ask for a sign of life now and then: it tells the lag, and who has gone without a word."""
        number = 0
        while True:
            if connection.greeted and connection.person is not None:
                if connection.pinged is None:
                    number += 1
                    connection.pinged = (number, now_ms())
                    connection.tell(Ping(n=number))
                elif now_ms() - connection.pinged[1] > SILENT_FOR:
                    connection.abort()
                    return
            await asyncio.sleep(PING_EVERY if number else 0.5)
