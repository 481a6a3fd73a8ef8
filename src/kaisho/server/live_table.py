"""A table in memory with its viewers, and from which seat each of them sees it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter, deque

from kaisho.errors import KaishoError
from kaisho.game import WATCHER
from kaisho.server.completion import ChangeCallback
from kaisho.server.connection import Connection
from kaisho.server.messages import ChatMessage, RatingStep
from kaisho.server.screen import Screen
from kaisho.server.table import Table
from kaisho.server.viewpoint import seat_seen

CHAT_LENGTH = 50
"""Number of recent chat messages sent to a new viewer."""

ID_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id(length: int = 12) -> str:
    """An unguessable id; 12 characters are 59 bits."""
    number, characters = secrets.randbelow(len(ID_ALPHABET) ** length), []
    for _ in range(length):
        number, index = divmod(number, len(ID_ALPHABET))
        characters.append(ID_ALPHABET[index])
    return "".join(characters)


class Viewer:
    """How one connection sees a table."""

    __slots__ = ("look", "own")

    def __init__(self, own: list[int]) -> None:
        self.own = own
        """The seats of the viewer's person."""
        self.look: int | None = None
        """The seat that was last asked for, where several share a screen and something is hidden."""

    def seat(self, table: Table, to_act: list[int]) -> int:
        """The seat from which the viewer sees the table; see ``seat_seen``."""
        seat = seat_seen(table, self.own, to_act, self.look)
        if seat == WATCHER:
            self.look = None  # the screen is passed to the next player
        return seat


class PendingChange:
    """A change of a table that has not been handed to the store yet, with the callbacks of those who made it."""

    __slots__ = ("_callbacks", "began")

    def __init__(self) -> None:
        self.began = time.perf_counter()
        self._callbacks: list[ChangeCallback] = []

    def add(self, callback: ChangeCallback) -> None:
        self._callbacks.append(callback)

    def finish(self, error: KaishoError | None) -> None:
        """Report the outcome."""
        for callback in self._callbacks:
            callback(error)


class LiveTable:
    """A table in memory, with its viewers."""

    __slots__ = (
        "_here",
        "announced",
        "bot_values",
        "change",
        "chat",
        "deadline",
        "following",
        "idle_since",
        "last_chat_at",
        "last_here",
        "notified",
        "pending",
        "ratings",
        "screen",
        "stored",
        "table",
        "thinking",
        "viewers",
        "waiting",
    )

    def __init__(
        self,
        table: Table,
        screen: Screen,
        chat: list[ChatMessage],
        following: str | None,
        ratings: list[RatingStep | None] | None,
        now: int,
    ) -> None:
        self.table = table
        self.screen = screen
        self.stored = len(table.log)
        """Length of the log that has been handed to the store."""
        self.viewers: dict[Connection, Viewer] = {}
        self._here: Counter[int] = Counter()
        """Number of viewing connections by person."""
        self.pending = 0
        """Number of changes that have not been stored yet."""
        self.change: PendingChange | None = None
        self.idle_since = now
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """The bots that are thinking, by seat."""
        self.bot_values: dict[int, float | None] = {}
        """How bots last judged their position, by seat."""
        self.chat = deque(chat, CHAT_LENGTH)
        self.last_chat_at = chat[-1].at if chat else 0
        self.following = following
        """The table of the rematch."""
        self.ratings = ratings
        """By seat, how the game changed the ratings, if it is rated and over."""
        self.notified: dict[int, tuple[int, bool]] = {}
        """Log length at which each person was last notified elsewhere, and whether the game was over then."""
        self.announced = True
        """Whether all viewers know who sits where and who is here."""
        self.deadline: int | None = None
        """When the flags are checked next."""
        self.last_here: dict[int, int] = {}
        """When players who are not connected were last seen at the table."""
        self.waiting: set[asyncio.Future[None]] = set()
        """Requests over HTTP that wait for the next change."""

    def chat_time(self, now: int) -> int:
        """The time of a new chat message. All times at a table differ, so that a time tells exactly what has been seen."""
        self.last_chat_at = max(now, self.last_chat_at + 1)
        return self.last_chat_at

    def chat_shown_until(self) -> int:
        """The time of the last chat message sent to viewers; messages that are being stored are later."""
        return self.chat[-1].at if self.chat else 0

    def wake_waiting(self) -> None:
        """Let requests that wait for a change continue."""
        for waiting in self.waiting:
            if not waiting.done():
                waiting.set_result(None)

    def add_viewer(self, connection: Connection, viewer: Viewer) -> None:
        """Let a connection follow the table; it may do so already."""
        if connection not in self.viewers and connection.person is not None:
            self._here[connection.person.id] += 1
        self.viewers[connection] = viewer

    def remove_viewer(self, connection: Connection) -> Viewer | None:
        """Stop following. Returns the viewer, if the connection was one."""
        viewer = self.viewers.pop(connection, None)
        if viewer is not None and connection.person is not None:
            self._here[connection.person.id] -= 1
            if not self._here[connection.person.id]:
                del self._here[connection.person.id]
        return viewer

    def visited(self, person: int, now: int) -> None:
        """Note that a player has looked at the table without a connection, by a page or over HTTP."""
        if not self.is_here(person):
            self.last_here[person] = now

    def here(self) -> set[int]:
        """The people who are connected to the table."""
        return set(self._here)

    def is_here(self, person: int | None) -> bool:
        return person in self._here
