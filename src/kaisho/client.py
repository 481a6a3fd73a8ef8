"""A small client for bots and scripts: connect to a Kaisho server, accept games and play them.

    from kaisho.client import Club

    with Club("http://localhost:8470", token="kb_…") as club:
        for turn in club.turns():
            turn.act(turn.legal[0])

It needs ``pip install kaisho[client]``. ``docs/build-a-bot.md`` shows a complete bot, ``docs/protocol.md`` every message.
"""

from __future__ import annotations

import contextlib
import json
import queue
import threading
import time
import urllib.error
import urllib.request
from collections import deque
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Any, Self

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from kaisho import games
from kaisho.errors import KaishoError
from kaisho.game import Game
from kaisho.state import State

PROTOCOL = 1
MAX_BYTES = 8_000_000
MAX_FINISHED = 20
"""Number of finished tables that are still watched: the opponent may propose a rematch."""

TOO_OFTEN = "socket-too-often"
PAUSE = 0.5
"""Seconds before a request that was refused by a rate limit is sent again."""

Message = dict[str, Any]


class ClubRefusal(KaishoError):
    """A refusal by the server, with its ``code``, ``message`` and ``rule``."""

    def __init__(self, refusal: Message, status: int | None = None, retry_after: int | None = None) -> None:
        super().__init__(str(refusal.get("code", "http")))
        self.message = str(refusal.get("message", ""))
        self.rule: str | None = refusal.get("rule")
        self.status = status
        self.retry_after = retry_after
        """Seconds after which the request would be allowed, if a rate limit has refused it."""

    def say(self, language: str = "en") -> str:
        """Return the message of the server, which is in the language of the connection."""
        return self.message


class Disconnected(ConnectionError):
    """The connection was closed, or the server does not answer."""


class Turn:
    """It is this client's turn at a table."""

    def __init__(self, club: Club, table: Message, seat: int) -> None:
        self.club = club
        self.table = table
        self.update: Message = table["state"]
        self.seat = seat
        self.game: Game = games.load(table["game"], **table["options"])
        self.legal: list[int] = self.update["legal"]
        """The numbers of all legal acts."""
        self.view: Message = self.update["view"]

    @property
    def id(self) -> str:
        """The id of the table."""
        return str(self.table["table"])

    def state(self) -> State:
        """Return the state without what is hidden from this seat, for the searches and bots of ``kaisho``."""
        text = self.club.get_text(f"/api/tables/{self.id}/position?seat={self.seat}")
        return self.game.from_position(text)[1]

    def act(self, act: int | str) -> None:
        """Play an act; raise ``ClubRefusal`` if it is illegal, or if the game has changed meanwhile."""
        self.club.ask("act", table=self.id, after=self.update["count"], act=act, seat=self.seat)


class Club:
    """A connection to one server, as a bot with a token, or as an anonymous watcher.

    A thread answers pings, so that a bot that thinks for a long time stays connected.
    """

    def __init__(self, address: str, *, token: str | None = None, language: str = "en", timeout: float = 30.0) -> None:
        self.address = address.rstrip("/")
        self.timeout = timeout
        self.tables: dict[str, Message] = {}
        """The watched tables, each with its latest state."""
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._waiting: deque[Message] = deque()
        self._over: deque[str] = deque()
        self._requests = 0
        self._arrived: queue.SimpleQueue[Message | Exception] = queue.SimpleQueue()
        self._opened = contextlib.ExitStack()
        self._socket = self._opened.enter_context(self._connected(timeout))
        threading.Thread(target=self._listen, name="kaisho-client", daemon=True).start()
        self.send({"do": "hello", "protocol": PROTOCOL, "language": language})
        self.welcome = self._receive(timeout)
        """The answer to ``hello``: the person of this connection."""

    def _connected(self, timeout: float) -> ClientConnection:
        """Open the socket; raise ``Disconnected`` if nobody answers, or only a proxy."""
        address = self.address.replace("http", "ws", 1) + "/socket"
        try:
            return connect(address, additional_headers=self._headers, max_size=MAX_BYTES, open_timeout=timeout)
        except InvalidStatus as refusal:
            if refusal.response.status_code < 500:
                raise
            raise Disconnected(str(refusal)) from None
        except OSError as error:
            raise Disconnected(str(error)) from None

    # --- HTTP ---------------------------------------------------------------------------------------------------------

    def _call(self, method: str, path: str, body: Any = None) -> bytes:
        """Send an HTTP request. After a refusal by a rate limit, wait as long as the server says and retry."""
        deadline = time.monotonic() + self.timeout
        while True:
            try:
                return self._call_once(method, path, body)
            except ClubRefusal as refusal:
                if refusal.retry_after is None or time.monotonic() + refusal.retry_after > deadline:
                    raise
                time.sleep(refusal.retry_after)

    def _call_once(self, method: str, path: str, body: Any) -> bytes:
        content = None if body is None else json.dumps(body).encode()
        headers = {**self._headers, "Content-Type": "application/json"}
        request = urllib.request.Request(self.address + path, content, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=self.timeout) as response:
                answer: bytes = response.read()
                return answer
        except urllib.error.HTTPError as error:
            with error:
                refusal: Message = {"message": str(error)}
                with contextlib.suppress(ValueError):
                    refusal = json.loads(error.read())
            wait = error.headers.get("Retry-After", "")
            raise ClubRefusal(refusal, error.code, int(wait) if wait.isdecimal() else None) from None
        except OSError as error:
            raise Disconnected(str(error)) from None

    def get(self, path: str) -> Any:
        """Return the JSON at a path of the server."""
        return json.loads(self._call("GET", path))

    def get_text(self, path: str) -> str:
        """Return the text at a path of the server."""
        return self._call("GET", path).decode()

    def post(self, path: str, body: Any) -> Any:
        """Send JSON to a path of the server and return its answer."""
        return json.loads(self._call("POST", path, body) or b"null")

    # --- the socket ---------------------------------------------------------------------------------------------------

    def _listen(self) -> None:
        try:
            for text in self._socket:
                message: Message = json.loads(text)
                if message["type"] == "ping":
                    self.send({"do": "pong", "n": message["n"]})
                else:
                    self._arrived.put(message)
        except Exception as error:
            self._arrived.put(error)
        self._arrived.put(Disconnected("the connection has ended"))

    def send(self, message: Message) -> None:
        """Send a message without waiting for an answer."""
        try:
            self._socket.send(json.dumps(message))
        except ConnectionClosed as closed:
            raise Disconnected(str(closed)) from None

    def _receive(self, timeout: float | None = None) -> Message:
        """Return the next message; raise ``Disconnected`` when the connection has ended, at every call."""
        try:
            message = self._arrived.get(timeout=timeout)
        except queue.Empty:
            raise Disconnected("the server does not answer") from None
        if isinstance(message, Exception):
            self._arrived.put(message)
            raise message if isinstance(message, Disconnected) else Disconnected(str(message))
        if message["type"] == "bye":
            raise Disconnected(message["message"])
        if message["type"] == "table":
            self.tables[message["table"]] = message
        elif message["type"] == "update" and message["table"] in self.tables:
            self.tables[message["table"]]["state"] = message
        return message

    def ask(self, do: str, **fields: Any) -> None:
        """Send a request and wait until it is carried out; other messages are queued meanwhile.

        A rate limit refuses a request without reading it: it is sent again after a pause.
        """
        self._requests += 1
        number = self._requests
        request = {"do": do, "id": number, **fields}
        self.send(request)
        while True:
            message = self._receive(self.timeout)
            if message["type"] == "refused" and message["code"] == TOO_OFTEN:
                time.sleep(PAUSE)
                self.send(request)
                continue
            if message["type"] == "done" and message["id"] == number:
                return
            if message["type"] == "refused" and message["id"] == number:
                raise ClubRefusal(message)
            self._waiting.append(message)

    def messages(self) -> Iterator[Message]:
        """Yield all messages of the server until the connection ends (``Disconnected``)."""
        while True:
            yield self._waiting.popleft() if self._waiting else self._receive()

    # --- tables -------------------------------------------------------------------------------------------------------

    def watch(self, table: str) -> Message:
        """Subscribe to a table and return its current state."""
        self.ask("watch", table=table)
        return self.tables[table]

    def join(self, table: str, invite: str | None = None) -> Message:
        """Take a seat at a table, subscribe to it, and return its current state."""
        self.ask("join", table=table, invite=invite)
        return self.watch(table)

    def open_table(self, game: str, seats: list[Message], **wanted: Any) -> Message:
        """Open a table: ``club.open_table("kamisado", [{"kind": "me"}, {"kind": "invited", "name": "Ann"}])``."""
        return self.watch(self.post("/api/tables", {"game": game, "seats": seats, **wanted})["table"])

    def my_tables(self, status: str) -> list[Message]:
        """Return this person's tables that are ``open``, ``playing`` or ``over``."""
        return [mine["table"] for mine in self.get(f"/api/me/games?status={status}")["games"]]

    # --- playing ------------------------------------------------------------------------------------------------------

    def turns(
        self,
        accept: Callable[[Message], bool] = lambda table: True,
        *,
        agree: Callable[[Message, str], bool] = lambda table, what: what != "draw",
        declined: Callable[[Message], None] = lambda message: None,
        until: Callable[[Message], bool] = lambda message: False,
    ) -> Iterator[Turn]:
        """Play: accept challenges, resume running games, and yield whenever it is this client's turn.

        ``accept`` decides about a table with a reserved seat for this bot, which is declined otherwise; ``agree`` about a
        proposed draw, take-back (``back``) or ``rematch``. ``declined`` is called when somebody has declined a seat that
        was reserved at a table of this bot. ``until`` is called with every message, and True ends the loop.
        """
        for table in self.my_tables("playing"):
            self.watch(table["id"])
        for table in self.my_tables("open"):
            self._accept(table, accept)
        for message in self.messages():
            if message["type"] == "challenge":
                self._accept(message["table"], accept)
            elif message["type"] == "declined":
                declined(message)
            elif message["type"] == "your-turn" and not message["over"]:
                self.watch(message["table"])
            elif message["type"] in ("table", "update"):
                self._answer_offers(message["table"], agree)
                yield from self._turn(message["table"])
                self._unwatch_finished(message["table"])
            if until(message):
                return

    def _accept(self, table: Message, accept: Callable[[Message], bool]) -> None:
        with contextlib.suppress(ClubRefusal):  # the challenge was withdrawn
            if accept(table):
                self.join(table["id"])
            else:
                self.ask("leave", table=table["id"])

    def _answer_offers(self, id: str, agree: Callable[[Message, str], bool]) -> None:
        table = self.tables.get(id)
        for what, seats in list(table["state"]["offers"].items()) if table else ():
            if table and table["you"] and not set(seats).intersection(table["you"]):
                with contextlib.suppress(ClubRefusal):  # the proposal was withdrawn
                    self.ask("answer", table=id, what=what, yes=agree(table, what))

    def _turn(self, id: str) -> Iterator[Turn]:
        """Yield the turn of this client at a table, if there is one."""
        table = self.tables.get(id)
        if table is None or any(message["type"] == "update" and message["table"] == id for message in self._waiting):
            return
        state = table["state"]
        if state["legal"] and state["seat"] in table["you"]:
            yield Turn(self, table, state["seat"])

    def _unwatch_finished(self, id: str) -> None:
        """Unwatch all but the latest finished tables."""
        table = self.tables.get(id)
        if table is None or table["state"]["result"] is None or id in self._over:
            return
        self._over.append(id)
        if len(self._over) > MAX_FINISHED:
            oldest = self._over.popleft()
            self.tables.pop(oldest, None)
            self.ask("unwatch", table=oldest)

    # --- the end ------------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Close the connection."""
        self._opened.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
