"""People who are renamed, banned or deleted: their names at tables, their games, and what they may still do."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import msgspec

from kaisho.server.club_clock import now_ms
from kaisho.server.endings import CALLED_OFF
from kaisho.server.hub.background import Background
from kaisho.server.hub.commit import Commits
from kaisho.server.hub.connections import Connections
from kaisho.server.hub.live_tables import LiveTables
from kaisho.server.hub.lobby_feed import LobbyFeed
from kaisho.server.hub.watching import Watching
from kaisho.server.live_table import CHAT_LENGTH, LiveTable
from kaisho.server.messages import You, YouChanged
from kaisho.server.people.person import Person, find_person
from kaisho.server.store import Store, upkeep
from kaisho.server.store.tables import StoredTableBroken, load_seats
from kaisho.server.table_status import Status


def you_are(person: Person) -> You:
    """A person as their own client sees them."""
    return You(person.id, person.name, person.kind, person.admin, person.language)


class Members:
    """What changes in the hub when a person changes."""

    def __init__(
        self,
        store: Store,
        connections: Connections,
        tables: LiveTables,
        watching: Watching,
        commits: Commits,
        lobby: LobbyFeed,
        background: Background,
    ) -> None:
        self._store = store
        self._connections = connections
        self._tables = tables
        self._watching = watching
        self._commits = commits
        self._lobby = lobby
        self._background = background
        self._changes = 0

    def changed(self, person: int, *, gone: bool) -> list[asyncio.Task[Any]]:
        """Update everything that shows a person who was renamed, banned or deleted.

        With ``gone`` the connections of the person and of the person's bots are closed. Returns the work that follows, for
        callers that have to wait for it.
        """
        if gone:
            self._connections.send_away_with_bots(person)
        tables = self._tables.all()
        concerned = [live for live in tables if any(seat.concerns(person) for seat in live.table.seats)]
        tasks = [self._background.start(self._reload_seats(live)) for live in concerned]
        if not gone and self._connections.of(person):
            self._changes += 1
            tasks.append(self._background.start(self._reload_person(person)))
        if any(message.person == person for live in tables for message in live.chat):
            self._background.start(self._update_chats(person))
        return tasks

    async def _reload_person(self, person: int) -> None:
        """Give open connections the new name and rights, and notify their clients."""
        while True:
            changes = self._changes
            found = await self._store.read(lambda database: find_person(database, person))
            if changes == self._changes:
                break
        if found is None:
            return
        for connection in list(self._connections.of(person)):
            connection.person = found
            if connection.greeted:
                connection.send(YouChanged(you=you_are(found)))

    async def _reload_seats(self, live: LiveTable) -> None:
        """Read the names at a table again. Seats that are taken or vacated meanwhile must not be overwritten."""
        while True:
            await self._tables.settled(live)
            changed = live.table.changed
            seats = await self._store.read(lambda database: load_seats(database, live.table.id))
            if not live.pending and live.table.changed == changed:
                break
        live.table.seats = seats
        self._watching.announce_table(live)

    async def _update_chats(self, person: int) -> None:
        """Update the author's name in the chats in memory; drop the messages of a deleted person."""
        found = await self._store.read(lambda database: find_person(database, person))
        for live in self._tables.all():
            if found is None:
                messages = [message for message in live.chat if message.person != person]
            else:
                messages = [
                    msgspec.structs.replace(message, name=found.name) if message.person == person else message
                    for message in live.chat
                ]
            live.chat = deque(messages, CHAT_LENGTH)

    # --- leaving ------------------------------------------------------------------------------------------------------

    async def set_banned(self, person: int, *, banned: bool) -> None:
        """Ban a person and the person's bots, who leave every game and table; or admit them again."""
        people = {person, *await self._store.read(lambda database: upkeep.bots_of(database, person))}
        if banned:
            self._connections.banned |= people
            await self.leave_everything(person)
        else:
            self._connections.banned -= people

    async def leave_everything(self, person: int) -> None:
        """Let a person and the person's bots resign all running games and leave all open tables.

        A table that cannot be loaded is closed in the store.
        """
        await self._store.write(lambda database: None)  # after all requests made before
        people = {person, *await self._store.read(lambda database: upkeep.bots_of(database, person))}
        for id in await self._store.read(lambda database: upkeep.tables_of(database, person)):
            try:
                live = await self._tables.load(id)
            except StoredTableBroken:
                await self.close_unreadable(id, CALLED_OFF)
            else:
                await self._leave_table(live, people)

    async def close_unreadable(self, id: str, reason: str) -> None:
        """Close a table that cannot be loaded, in the store alone."""
        await self._store.write(lambda database: upkeep.close_unreadable(database, id, reason, now_ms()))
        self._lobby.note_change()

    async def _leave_table(self, live: LiveTable, people: set[int]) -> None:
        """Let people leave a table. If nobody else sits there, the table is closed."""
        table = live.table
        now = now_ms()
        leaving = [number for number, seat in enumerate(table.seats) if seat.person in people]
        others = any(seat.kind == "person" and seat.person not in people for seat in table.seats)
        if table.status is Status.PLAYING and others and leaving:
            table.give_up(leaving, now)
        elif table.status is Status.OPEN and others:
            table.vacate(leaving, now)
        elif table.status is not Status.OVER:
            table.close(now, CALLED_OFF)
        await self._commits.commit(live)
        if not others:
            self._tables.forget(table.id)
