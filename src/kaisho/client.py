"""A small client for bots and scripts: speak to a Kaisho server, accept games and play them.

    from kaisho.client import Club

    with Club("http://localhost:8470", token="kb_…") as club:
        for turn in club.turns():
            turn.act(turn.legal[0])

It needs ``pip install kaisho[client]``. ``docs/build-a-bot.md`` shows a whole bot.
"""

from __future__ import annotations

import contextlib
import json
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Any, Self

from kaisho import games
from kaisho.errors import KaishoError
from kaisho.game import Game
from kaisho.kernel import State

PROTOCOL = 1
MOST_BYTES = 8_000_000


class ClubRefusal(KaishoError):
    """The server has refused something; ``code`` and ``message`` are its own."""

    def __init__(self, code: str, message: str, status: int | None = None) -> None:
        super().__init__(code)
        self.message = message
        self.status = status

    def say(self, language: str = "en") -> str:
        return self.message


class Disconnected(ConnectionError):
    """The connection has ended."""


class Turn:
    """It is this client's turn at a table."""

    def __init__(self, club: Club, table: dict[str, Any], update: dict[str, Any], seat: int) -> None:
        self.club = club
        self.table = table
        self.update = update
        self.seat = seat
        self.game: Game = club.game_of(table)
        self.legal: list[int] = update["legal"]
        """The numbers of all legal acts."""
        self.view: dict[str, Any] = update["view"]

    @property
    def id(self) -> str:
        return str(self.table["table"])

    def state(self) -> State:
        """The state as this seat may know it, for the searches and bots of ``kaisho``."""
        text = self.club.get_text(f"/api/tables/{self.id}/position?seat={self.seat}")
        return self.game.from_position(text)[1]

    def act(self, act: int | str) -> None:
        """Act; raise ``ClubRefusal`` where a rule forbids it."""
        request = {"do": "act", "table": self.id, "after": self.update["count"], "act": act, "seat": self.seat}
        self.club.ask(request)


class Club:
    """A connection to one server as one person: a bot by its token, or nobody, who only watches."""

    def __init__(self, address: str, *, token: str | None = None, language: str = "en", timeout: float = 30.0) -> None:
        self.address = address.rstrip("/")
        self.timeout = timeout
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._tables: dict[str, dict[str, Any]] = {}
        self._waiting: list[dict[str, Any]] = []
        self._requests = 0
        self._socket = self._connect()
        self.welcome = self._hello(language)

    # --- HTTP ---------------------------------------------------------------------------------------------------------

    def _call(self, method: str, path: str, body: Any = None) -> bytes:
        content = None if body is None else json.dumps(body).encode()
        headers = {**self._headers, "Content-Type": "application/json"}
        request = urllib.request.Request(self.address + path, content, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=self.timeout) as response:
                answer: bytes = response.read()
                return answer
        except urllib.error.HTTPError as error:
            told: dict[str, Any] = {}
            with contextlib.suppress(ValueError):
                told = json.loads(error.read())
            raise ClubRefusal(told.get("code", "http"), told.get("message", str(error)), error.code) from None

    def get(self, path: str) -> Any:
        return json.loads(self._call("GET", path))

    def get_text(self, path: str) -> str:
        return self._call("GET", path).decode()

    def post(self, path: str, body: Any) -> Any:
        return json.loads(self._call("POST", path, body) or b"null")

    def open_table(self, game: str, seats: list[dict[str, Any]], **wanted: Any) -> dict[str, Any]:
        """Open a table: ``club.open_table("kamisado", [{"kind": "me"}, {"kind": "bot", "bot": "easy"}])``."""
        opened: dict[str, Any] = self.post("/api/tables", {"game": game, "seats": seats, **wanted})
        self.watch(opened["table"])
        return opened

    # --- the socket ---------------------------------------------------------------------------------------------------

    def _connect(self) -> Any:
        from websockets.sync.client import connect  # only those who connect need it

        scheme, _, rest = self.address.partition("://")
        return connect(
            f"{'wss' if scheme == 'https' else 'ws'}://{rest}/socket",
            additional_headers=self._headers,
            max_size=MOST_BYTES,
            open_timeout=self.timeout,
        )

    def _hello(self, language: str) -> dict[str, Any]:
        self.send({"do": "hello", "protocol": PROTOCOL, "language": language})
        told = self.receive(self.timeout)
        if told is None or told["type"] != "welcome":
            raise ClubRefusal((told or {}).get("code", "no-welcome"), (told or {}).get("message", "the server did not answer"))
        return told

    def send(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def receive(self, timeout: float | None = None) -> dict[str, Any] | None:
        """The next message; None when there is none in time. Pings are answered here."""
        from websockets.exceptions import ConnectionClosed

        while True:
            try:
                told: dict[str, Any] = json.loads(self._socket.recv(timeout))
            except TimeoutError:
                return None
            except ConnectionClosed as closed:
                raise Disconnected(str(closed)) from None
            if told["type"] == "ping":
                self.send({"do": "pong", "n": told["n"]})
                continue
            self._note(told)
            return told

    def _note(self, told: dict[str, Any]) -> None:
        if told["type"] == "table":
            self._tables[told["table"]] = told
        elif told["type"] == "update" and told["table"] in self._tables:
            self._tables[told["table"]]["state"] = told

    def ask(self, request: dict[str, Any]) -> None:
        """Send a request and wait until it is done; what else comes meanwhile is kept for later."""
        self._requests += 1
        number = self._requests
        self.send({**request, "id": number})
        while True:
            told = self.receive(self.timeout)
            if told is None:
                raise Disconnected("no answer in time")
            if told["type"] == "done" and told["id"] == number:
                return
            if told["type"] == "refused" and told["id"] == number:
                raise ClubRefusal(told["code"], told["message"])
            self._waiting.append(told)

    def watch(self, table: str) -> None:
        self.ask({"do": "watch", "table": table})

    def join(self, table: str, invite: str | None = None) -> None:
        """Take a seat at a table, and be told what happens there."""
        self.ask({"do": "join", "table": table, "invite": invite})
        self.watch(table)

    def messages(self) -> Iterator[dict[str, Any]]:
        """Everything that the server tells, until the connection ends."""
        while True:
            if self._waiting:
                yield self._waiting.pop(0)
            elif (told := self.receive()) is not None:
                yield told

    def game_of(self, table: dict[str, Any]) -> Game:
        return games.load(table["game"], **table["options"])

    def my_tables(self) -> list[str]:
        """The tables at which this person has a seat in a running game."""
        return [own["table"]["id"] for own in self.get("/api/me/games?status=playing")["games"]]

    def turns(
        self,
        accept: Callable[[dict[str, Any]], bool] = lambda table: True,
        *,
        until: Callable[[dict[str, Any]], bool] = lambda told: False,
    ) -> Iterator[Turn]:
        """Play: accept the games one is asked to, take up those that are running, and yield whenever it is one's turn.

        ``accept`` decides about a table that somebody has opened for this bot. ``until`` is shown every message and ends it.
        """
        for table in self.my_tables():
            self.watch(table)
        for own in self.get("/api/me/games?status=open")["games"]:
            self._accept(own["table"], accept)
        for told in self.messages():
            if told["type"] == "challenge":
                self._accept(told["table"], accept)
            elif told["type"] == "your-turn" and not told["over"]:
                self.watch(told["table"])
            elif told["type"] in ("table", "update"):
                yield from self._turn(told["table"])
            elif told["type"] == "bye":
                raise Disconnected(told["message"])
            if until(told):
                return

    def _accept(self, line: dict[str, Any], accept: Callable[[dict[str, Any]], bool]) -> None:
        if accept(line):
            with contextlib.suppress(ClubRefusal):  # somebody else was quicker, or the table is gone
                self.join(line["id"])

    def _turn(self, id: str) -> Iterator[Turn]:
        table = self._tables.get(id)
        if table is None:
            return
        update = table["state"]
        own = [seat for seat in update["to_act"] if seat in table["you"]]
        if own and update["legal"] and not any(told["type"] == "update" and told["table"] == id for told in self._waiting):
            yield Turn(self, table, update, own[0])

    def close(self) -> None:
        self._socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
