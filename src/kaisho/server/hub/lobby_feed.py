"""The lobby: open tables and games to watch, sent to the connections that follow it whenever it changes."""

from __future__ import annotations

import asyncio

from kaisho.server.connection import framed
from kaisho.server.hub.connections import Connections
from kaisho.server.messages import LobbyTables, encode
from kaisho.server.store import Store
from kaisho.server.store.lobby import games_to_watch, open_tables

PAUSE = 0.5
"""Seconds between two announcements of the lobby."""


class LobbyFeed:
    """The lists of the lobby, and their announcement."""

    def __init__(self, store: Store, connections: Connections) -> None:
        self._store = store
        self._connections = connections
        self._changed = asyncio.Event()
        self._changes = 0

    def note_change(self) -> None:
        """Have the lists announced again: they have changed in the store."""
        self._changes += 1
        self._changed.set()

    async def lists(self) -> LobbyTables:
        """The stored lists. They are read again if they change meanwhile, so that older lists never follow newer ones."""
        while True:
            changes = self._changes
            lobby = await self._store.read(
                lambda database: LobbyTables(open=open_tables(database), playing=games_to_watch(database))
            )
            if changes == self._changes:
                return lobby

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
