"""A small client for bots and scripts: speak to a Kaisho server, accept games and play them.

    from kaisho.client import Club

    with Club("http://localhost:8470", token="kb_…") as club:
        for turn in club.turns():
            turn.act(turn.legal[0])

It needs ``pip install kaisho[client]``. ``docs/build-a-bot.md`` shows a whole bot, ``docs/protocol.md`` every message.
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
MOST_BYTES = 8_000_000
KEPT_OVER = 20
"""So many tables whose game is over are still watched: somebody may want to play again."""

TOO_OFTEN = "socket-too-often"
PAUSE = 0.5
"""Seconds to wait before asking again."""

Message = dict[str, Any]


class ClubRefusal(KaishoError):
    """The server has refused something; ``code``, ``message`` and ``rule`` are its own."""

    def __init__(self, told: Message, status: int | None = None, retry_after: int | None = None) -> None:
        super().__init__(str(told.get("code", "http")))
        self.message = str(told.get("message", ""))
        self.rule: str | None = told.get("rule")
        self.status = status
        self.retry_after = retry_after
        """Seconds after which the same would be allowed, where a limit has refused it."""

    def say(self, language: str = "en") -> str:
        """What the server said, in the language that was chosen when connecting."""
        return self.message


class Disconnected(ConnectionError):
    """The connection has ended, or the server does not answer."""


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
        """The table's."""
        return str(self.table["table"])

    def state(self) -> State:
        """The state as this seat may know it, for the searches and bots of ``kaisho``."""
        text = self.club.get_text(f"/api/tables/{self.id}/position?seat={self.seat}")
        return self.game.from_position(text)[1]

    def act(self, act: int | str) -> None:
        """Act; raise ``ClubRefusal`` where a rule forbids it, or the game has gone on or ended meanwhile."""
        self.club.ask("act", table=self.id, after=self.update["count"], act=act, seat=self.seat)


class Club:
    """A connection to one server as one person: a bot by its token, or nobody, who only watches.

    A thread of its own listens, so that the server hears from a bot that thinks for long.
    """

    def __init__(self, address: str, *, token: str | None = None, language: str = "en", timeout: float = 30.0) -> None:
        self.address = address.rstrip("/")
        self.timeout = timeout
        self.tables: dict[str, Message] = {}
        """The tables that are watched, each as the newest message shows it."""
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
        """Who the server takes this client for."""

    def _connected(self, timeout: float) -> ClientConnection:
        """The socket; ``Disconnected`` where nobody answers, or only a proxy does."""
        address = self.address.replace("http", "ws", 1) + "/socket"
        try:
            return connect(address, additional_headers=self._headers, max_size=MOST_BYTES, open_timeout=timeout)
        except InvalidStatus as refusal:
            if refusal.response.status_code < 500:
                raise
            raise Disconnected(str(refusal)) from None
        except OSError as error:
            raise Disconnected(str(error)) from None

    # --- HTTP ---------------------------------------------------------------------------------------------------------

    def _call(self, method: str, path: str, body: Any = None) -> bytes:
        """Ask over HTTP. Asked too often, the server has done nothing: it is asked again when it says."""
        until = time.monotonic() + self.timeout
        while True:
            try:
                return self._call_once(method, path, body)
            except ClubRefusal as refusal:
                if refusal.retry_after is None or time.monotonic() + refusal.retry_after > until:
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
                told: Message = {"message": str(error)}
                with contextlib.suppress(ValueError):
                    told = json.loads(error.read())
            wait = error.headers.get("Retry-After", "")
            raise ClubRefusal(told, error.code, int(wait) if wait.isdecimal() else None) from None
        except OSError as error:
            raise Disconnected(str(error)) from None

    def get(self, path: str) -> Any:
        return json.loads(self._call("GET", path))

    def get_text(self, path: str) -> str:
        return self._call("GET", path).decode()

    def post(self, path: str, body: Any) -> Any:
        return json.loads(self._call("POST", path, body) or b"null")

    # --- the socket ---------------------------------------------------------------------------------------------------

    def _listen(self) -> None:
        try:
            for text in self._socket:
                told: Message = json.loads(text)
                if told["type"] == "ping":
                    self.send({"do": "pong", "n": told["n"]})
                else:
                    self._arrived.put(told)
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
        """The next message; the end of the connection is raised, again and again."""
        try:
            told = self._arrived.get(timeout=timeout)
        except queue.Empty:
            raise Disconnected("the server does not answer") from None
        if isinstance(told, Exception):
            self._arrived.put(told)
            raise told if isinstance(told, Disconnected) else Disconnected(str(told))
        if told["type"] == "bye":
            raise Disconnected(told["message"])
        if told["type"] == "table":
            self.tables[told["table"]] = told
        elif told["type"] == "update" and told["table"] in self.tables:
            self.tables[told["table"]]["state"] = told
        return told

    def ask(self, do: str, **fields: Any) -> None:
        """Make a request and wait until it is carried out; what else is told meanwhile is kept for later.

        Asked too often, the server refuses without having read the request: it is made again after a while.
        """
        self._requests += 1
        number = self._requests
        request = {"do": do, "id": number, **fields}
        self.send(request)
        while True:
            told = self._receive(self.timeout)
            if told["type"] == "refused" and told["code"] == TOO_OFTEN:
                time.sleep(PAUSE)
                self.send(request)
                continue
            if told["type"] == "done" and told["id"] == number:
                return
            if told["type"] == "refused" and told["id"] == number:
                raise ClubRefusal(told)
            self._waiting.append(told)

    def messages(self) -> Iterator[Message]:
        """Everything that the server tells, until the connection ends (``Disconnected``)."""
        while True:
            yield self._waiting.popleft() if self._waiting else self._receive()

    # --- tables -------------------------------------------------------------------------------------------------------

    def watch(self, table: str) -> Message:
        """Be told what happens at a table; what it looks like now."""
        self.ask("watch", table=table)
        return self.tables[table]

    def join(self, table: str, invite: str | None = None) -> Message:
        """Take a seat at a table, and be told what happens there."""
        self.ask("join", table=table, invite=invite)
        return self.watch(table)

    def open_table(self, game: str, seats: list[Message], **wanted: Any) -> Message:
        """Open a table: ``club.open_table("kamisado", [{"kind": "me"}, {"kind": "invited", "name": "Ann"}])``."""
        return self.watch(self.post("/api/tables", {"game": game, "seats": seats, **wanted})["table"])

    def my_tables(self, status: str) -> list[Message]:
        """One's own tables that are ``open``, ``playing`` or ``over``, as lists show them."""
        return [own["table"] for own in self.get(f"/api/me/games?status={status}")["games"]]

    # --- playing ------------------------------------------------------------------------------------------------------

    def turns(
        self,
        accept: Callable[[Message], bool] = lambda table: True,
        *,
        agree: Callable[[Message, str], bool] = lambda table, what: what != "draw",
        declined: Callable[[Message], None] = lambda told: None,
        until: Callable[[Message], bool] = lambda told: False,
    ) -> Iterator[Turn]:
        """Play: accept the games one is asked to, take up those that are running, and yield whenever it is one's turn.

        ``accept`` decides about a table that somebody has opened for this bot, whose seat is declined otherwise,
        ``agree`` about a draw, a take-back (``back``) or a ``rematch`` that was proposed. ``declined`` is called with the
        ``table`` and the ``name`` of who did not take a seat that was kept at an own table. ``until`` is shown every
        message and ends it.
        """
        for line in self.my_tables("playing"):
            self.watch(line["id"])
        for line in self.my_tables("open"):
            self._accept(line, accept)
        for told in self.messages():
            if told["type"] == "challenge":
                self._accept(told["table"], accept)
            elif told["type"] == "declined":
                declined(told)
            elif told["type"] == "your-turn" and not told["over"]:
                self.watch(told["table"])
            elif told["type"] in ("table", "update"):
                self._answer_offers(told["table"], agree)
                yield from self._turn(told["table"])
                self._let_go(told["table"])
            if until(told):
                return

    def _accept(self, line: Message, accept: Callable[[Message], bool]) -> None:
        with contextlib.suppress(ClubRefusal):  # whoever asked has gone again
            if accept(line):
                self.join(line["id"])
            else:
                self.ask("leave", table=line["id"])

    def _answer_offers(self, id: str, agree: Callable[[Message, str], bool]) -> None:
        table = self.tables.get(id)
        for what, seats in list(table["state"]["offers"].items()) if table else ():
            if table and table["you"] and not set(seats).intersection(table["you"]):
                with contextlib.suppress(ClubRefusal):  # it was withdrawn
                    self.ask("answer", table=id, what=what, yes=agree(table, what))

    def _turn(self, id: str) -> Iterator[Turn]:
        """The turn that the newest message about a table brings, if it brings one."""
        table = self.tables.get(id)
        if table is None or any(told["type"] == "update" and told["table"] == id for told in self._waiting):
            return
        state = table["state"]
        if state["legal"] and state["seat"] in table["you"]:
            yield Turn(self, table, state["seat"])

    def _let_go(self, id: str) -> None:
        """Watch only the last of the tables whose game is over."""
        table = self.tables.get(id)
        if table is None or table["state"]["result"] is None or id in self._over:
            return
        self._over.append(id)
        if len(self._over) > KEPT_OVER:
            oldest = self._over.popleft()
            self.tables.pop(oldest, None)
            self.ask("unwatch", table=oldest)

    # --- the end ------------------------------------------------------------------------------------------------------

    def close(self) -> None:
        self._opened.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
