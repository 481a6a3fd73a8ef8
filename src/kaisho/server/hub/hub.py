"""The hub as the rest of the server uses it: its parts put together, and the operations that involve several of them.

Everything here runs in the event loop. A request changes a table at once; viewers are sent the change when the store has
committed it. If that fails, the table is discarded and loaded again, and its viewers stay.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any

from kaisho.server.club_clock import CLOCK, now_ms
from kaisho.server.connection import Connection
from kaisho.server.endings import CLOSED
from kaisho.server.hub.background import Background
from kaisho.server.hub.commit import Commits
from kaisho.server.hub.connections import Connections
from kaisho.server.hub.deadlines import Deadlines
from kaisho.server.hub.live_tables import LiveTables
from kaisho.server.hub.lobby_feed import LobbyFeed
from kaisho.server.hub.members import Members
from kaisho.server.hub.notices import Notices
from kaisho.server.hub.presence import Presence
from kaisho.server.hub.watching import Watching
from kaisho.server.live_table import LiveTable
from kaisho.server.messages import LobbyTables
from kaisho.server.metrics import Metrics
from kaisho.server.screen import Faults
from kaisho.server.settings import Settings
from kaisho.server.store import Store, upkeep
from kaisho.server.store.lobby import table_exists
from kaisho.server.table_status import TableRefusal
from kaisho.server.warm_up import Preparation

log = logging.getLogger("kaisho.hub")


class Hub:
    """All tables in use and all connections."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        """The current settings, which the admin may change while the server runs."""
        self.metrics = metrics
        self.stopping = False
        self.preparation = Preparation()
        self.background = Background()
        self.connections = Connections(metrics)
        self.presence = Presence(self._current_settings)
        self.deadlines = Deadlines()
        self.tables = LiveTables(store, self.preparation, self.presence, self.deadlines, metrics)
        self.notices = Notices(self.connections)
        self.lobby_feed = LobbyFeed(store, self.connections)
        self.watching = Watching(store, self.tables, self.presence, self.notices, self.background)
        self.commits = Commits(
            store,
            self._current_settings,
            metrics,
            self.tables,
            deadlines=self.deadlines,
            presence=self.presence,
            watching=self.watching,
            notices=self.notices,
            lobby=self.lobby_feed,
        )
        self.members = Members(
            store, self.connections, self.tables, self.watching, self.commits, self.lobby_feed, self.background
        )

    def _current_settings(self) -> Settings:
        return self.settings

    @property
    def faults(self) -> Faults:
        return self.tables.faults

    # --- connections --------------------------------------------------------------------------------------------------

    def connect(self, connection: Connection) -> None:
        self.connections.add(connection)
        self._note_presence(connection)

    def disconnect(self, connection: Connection) -> None:
        self.watching.remove_everywhere(connection)
        self.connections.remove(connection)
        self._note_presence(connection)

    def _note_presence(self, connection: Connection) -> None:
        """Announce who is here if a person has come with a first connection, or has left with the last."""
        if connection.person is not None and len(self.connections.of(connection.person.id)) < 2:
            self.lobby_feed.note_presence()

    # --- tables -------------------------------------------------------------------------------------------------------

    async def table(self, id: str | None) -> LiveTable:
        """A table, read from the store if it is not in memory."""
        return await self.tables.load(id)

    async def settled_table(self, id: str | None) -> LiveTable:
        """A table without pending changes: nothing may be shown before it is stored."""
        return await self.tables.load_settled(id)

    async def has_table(self, id: str) -> bool:
        """Whether a table exists, without loading it."""
        return id in self.tables or await self.store.read(lambda database: table_exists(database, id))

    async def wait_for_change(self, live: LiveTable, seconds: float) -> None:
        """Wait until a table changes, but at most for a number of seconds."""
        await self.watching.wait_for_change(live, seconds)

    def claim_at(self, live: LiveTable) -> int | None:
        """When a game without a clock may be claimed if the players to act stay away."""
        return self.presence.claim_at(live)

    def read_again(self, id: str) -> None:
        """Discard what is in memory of a table after an unexpected error; everybody continues with what is stored."""
        if (live := self.tables.get(id)) is not None:
            self.tables.discard(live, "socket-internal")

    async def close_table(self, id: str, reason: str = CLOSED) -> None:
        """Close a table: nobody has won or lost."""
        live = await self.table(id)
        live.table.close(now_ms(), reason)
        await self.commits.commit(live)

    async def lobby(self) -> LobbyTables:
        """Open tables and games to watch."""
        return await self.lobby_feed.lists()

    async def decline_all(self, person: int) -> int:
        """Decline all seats that are reserved for a person. Returns the number of tables."""
        declined = 0
        for id in await self.store.read(lambda database: upkeep.reserved_tables(database, person)):
            with contextlib.suppress(TableRefusal):  # the seat has been taken back meanwhile
                live = await self.table(id)
                live.table.leave(person, now_ms())
                await self.commits.commit(live)
                self.notices.notify_decline(live, person)
                declined += 1
        return declined

    # --- people -------------------------------------------------------------------------------------------------------

    def person_changed(self, person: int, *, gone: bool) -> list[asyncio.Task[Any]]:
        """Update everything that shows a person who was renamed, banned or deleted; see ``Members.changed``."""
        return self.members.changed(person, gone=gone)

    def signed_out(self, person: int) -> None:
        """Close the connections of a person whose login has ended."""
        self.connections.sign_out(person)

    def send_away(self, people: set[int]) -> None:
        """Close the connections of people who are about to be deleted, and refuse all further requests of theirs."""
        self.connections.leaving |= people
        self.connections.send_away(people)

    def readmit(self, people: set[int]) -> None:
        """Accept requests of people again whose deletion failed."""
        self.connections.leaving -= people

    async def heed_ban(self, person: int, *, banned: bool) -> None:
        """Ban a person and the person's bots, or admit them again."""
        await self.members.set_banned(person, banned=banned)

    async def leave_everything(self, person: int) -> None:
        """Let a person and the person's bots leave all games and tables."""
        await self.members.leave_everything(person)

    # --- life cycle ---------------------------------------------------------------------------------------------------

    def in_background(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        return self.background.start(work)

    def start(self) -> None:
        self.background.start(self.lobby_feed.announce())

    async def stop(self) -> None:
        """Close all connections, and finish what is under way."""
        self.stopping = self.watching.stopping = True
        CLOCK.unwatch()
        self.background.cancel()
        for live in self.tables.all():
            live.wake_waiting()
        self.connections.say_goodbye()
        await self.background.wait()
        try:
            await self.store.write(lambda database: upkeep.beat(database, CLOCK.heartbeat()))
        except Exception as error:  # stopping goes on
            log.error("the last heartbeat could not be stored", exc_info=error)
        for _ in range(20):  # until the goodbyes have been sent
            if not self.connections:
                break
            await asyncio.sleep(0.05)
