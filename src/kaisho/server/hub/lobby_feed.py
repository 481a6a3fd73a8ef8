"""The lobby: open tables and games to watch, sent to the connections that follow it whenever it changes."""

from __future__ import annotations

import asyncio

from kaisho.server.connection import framed
from kaisho.server.hub.connections import Connections
from kaisho.server.messages import LobbyTables, PersonHere, encode
from kaisho.server.store import Store
from kaisho.server.store.lobby import games_over, games_to_watch, open_tables

PAUSE = 0.5
"""Seconds between two announcements of the lobby."""

PRESENCE_PAUSE = 4.0
"""Seconds until it is announced that people have come or gone."""

MAX_HERE = 24
"""Number of people here whose names are sent."""


class LobbyFeed:
    """The lists of the lobby, and their announcement."""

    def __init__(self, store: Store, connections: Connections) -> None:
        self._store = store
        self._connections = connections
        self._changed = asyncio.Event()
        self._changes = 0
        self._presence: asyncio.TimerHandle | None = None

    def note_change(self) -> None:
        """Have the lists announced again: they have changed in the store."""
        self._changes += 1
        self._changed.set()

    def note_presence(self) -> None:
        """Have the people here announced again, after a while: somebody has come or gone."""
        if self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(PRESENCE_PAUSE, self._announce_presence)

    def _announce_presence(self) -> None:
        self._presence = None
        self._changed.set()

    async def lists(self) -> LobbyTables:
        """The stored lists. They are read again if they change meanwhile, so that older lists never follow newer ones."""
        while True:
            changes = self._changes
            tables = await self._store.read(
                lambda database: (open_tables(database), games_to_watch(database), games_over(database))
            )
            if changes == self._changes:
                break
        waiting, playing, finished = tables
        people = self._connections.people()
        here = [PersonHere(person.id, person.name) for person in people[: -MAX_HERE - 1 : -1]]
        return LobbyTables(open=waiting, playing=playing, finished=finished, here=here, people=len(people))

    async def announce(self) -> None:
        """Announce the lists after every change, as long as the server runs."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            followers = [connection for connection in self._connections if connection.lobby]
            if followers:
                frame = framed(encode(await self.lists()))
                for connection in followers:
                    connection.send_frame(frame)
            await asyncio.sleep(PAUSE)
