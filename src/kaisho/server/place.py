"""A table in memory with those who listen to it, and what each of them sees of it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter, deque
from collections.abc import Callable

from kaisho.errors import KaishoError
from kaisho.game import WATCHER
from kaisho.server.connection import Connection
from kaisho.server.messages import ChatLine
from kaisho.server.screen import Screen
from kaisho.server.table import Table

Then = Callable[[KaishoError | None], None]
"""What is called when a request is stored and announced, or could not be stored."""

CHAT_KEPT = 50
"""So many of the last lines of a table's chat are told to who comes."""

ID_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id(length: int = 12) -> str:
    """An unguessable name: 12 signs are 59 bits."""
    number, signs = secrets.randbelow(len(ID_ALPHABET) ** length), []
    for _ in range(length):
        number, sign = divmod(number, len(ID_ALPHABET))
        signs.append(ID_ALPHABET[sign])
    return "".join(signs)


class Viewer:
    """What one connection sees of a table."""

    __slots__ = ("look", "own")

    def __init__(self, own: list[int]) -> None:
        self.own = own
        self.look: int | None = None
        """Where something is hidden and several seats share a screen: the seat that was asked for."""

    def seat(self, table: Table, to_act: list[int]) -> int:
        """The seat whose variant of a message this viewer gets."""
        if not self.own:
            return WATCHER
        if not table.game.hidden:
            for seat in to_act:
                if seat in self.own:
                    return seat
            return WATCHER
        if len(self.own) == 1:
            return self.own[0]
        if self.look is not None and self.look not in to_act and any(seat in self.own for seat in to_act):
            self.look = None  # the screen goes to the next person
        return WATCHER if self.look is None else self.look


class Unstored:
    """A change of a table that is not yet on its way to the store."""

    __slots__ = ("began", "seats_too", "secrets_too", "thens")

    def __init__(self) -> None:
        self.began = time.perf_counter()
        self.thens: list[Then] = []
        self.seats_too = False
        self.secrets_too = False

    def then(self, error: KaishoError | None) -> None:
        """Tell those who have brought it about how it ended."""
        for then in self.thens:
            then(error)


class Place:
    """A table in memory, with those who listen to it."""

    __slots__ = (
        "_here",
        "chat",
        "due",
        "following",
        "idle_since",
        "last_said",
        "left",
        "pending",
        "screen",
        "shown",
        "stored",
        "table",
        "thinking",
        "told",
        "unstored",
        "values",
        "viewers",
        "waiting",
    )

    def __init__(self, table: Table, screen: Screen, chat: list[ChatLine], following: str | None, now: int) -> None:
        self.table = table
        self.screen = screen
        self.stored = len(table.log)
        self.viewers: dict[Connection, Viewer] = {}
        self._here: Counter[int] = Counter()
        """How many connections of each person listen."""
        self.pending = 0
        """Changes that are not stored yet."""
        self.unstored: Unstored | None = None
        self.idle_since = now
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.values: dict[int, float | None] = {}
        """What bots thought of their position last."""
        self.chat = deque(chat, CHAT_KEPT)
        self.last_said = chat[-1].at if chat else 0
        self.following = following
        self.told: dict[int, tuple[int, bool]] = {}
        """After how many entries of the log somebody was last told that it is the own turn, or that the game is over."""
        self.shown = True
        """Whether everybody has been told who sits and who is here."""
        self.due: int | None = None
        """When the flags are looked at next."""
        self.left: dict[int, int] = {}
        """When people who sit here were last connected."""
        self.waiting: set[asyncio.Future[None]] = set()
        """Those who wait for the next change without a connection."""

    def chat_time(self, now: int) -> int:
        """The time of a new chat line. No two lines of a table share one, so a time says exactly which lines were shown."""
        self.last_said = max(now, self.last_said + 1)
        return self.last_said

    def chat_shown_until(self) -> int:
        """The time of the last line that those who listen have been shown; lines that are being stored come after it."""
        return self.chat[-1].at if self.chat else 0

    def wake_waiting(self) -> None:
        """Let those who wait for a change without a connection go on."""
        for waiting in self.waiting:
            if not waiting.done():
                waiting.set_result(None)

    def come(self, connection: Connection, viewer: Viewer) -> None:
        """Somebody begins to listen, or asks again for what there is to see."""
        if connection not in self.viewers and connection.person is not None:
            self._here[connection.person.id] += 1
        self.viewers[connection] = viewer

    def go(self, connection: Connection) -> Viewer | None:
        """Somebody listens no more; what was seen, if anything was."""
        viewer = self.viewers.pop(connection, None)
        if viewer is not None and connection.person is not None:
            self._here[connection.person.id] -= 1
            if not self._here[connection.person.id]:
                del self._here[connection.person.id]
        return viewer

    def visited(self, person: int, now: int) -> None:
        """Somebody who sits here has looked without a connection, by a page or over HTTP, and was here until now."""
        if not self.is_here(person):
            self.left[person] = now

    def here(self) -> set[int]:
        return set(self._here)

    def is_here(self, person: int | None) -> bool:
        """Whether one of those who listen is this person."""
        return person in self._here
