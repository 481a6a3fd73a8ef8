"""Connections that follow tables: what they are sent at first, and whenever seats or the presence of players change."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from kaisho.server.club_clock import now_ms
from kaisho.server.connection import CLOSE_STOPPING, Connection, framed
from kaisho.server.hub.background import Background
from kaisho.server.hub.live_tables import LiveTables
from kaisho.server.hub.notices import Notices
from kaisho.server.hub.presence import Presence
from kaisho.server.live_table import LiveTable, Viewer
from kaisho.server.messages import Look, Unwatch, Watch, encode
from kaisho.server.store import Store
from kaisho.server.store.lobby import mark_read
from kaisho.server.table_log import LoggedEntry
from kaisho.server.table_messages import table_message, update_message
from kaisho.server.table_status import Status, TableRefusal

log = logging.getLogger("kaisho.hub")

MAX_WATCHED = 200
"""Maximum number of tables that one connection may follow: each of them stays in memory."""

RELOAD_AFTER = 0.3
"""Seconds before a discarded table is loaded again: a full disk stays full for a while."""


class Watching:
    """Adds and removes viewers of tables, and sends them whole tables."""

    def __init__(self, store: Store, tables: LiveTables, presence: Presence, notices: Notices, background: Background) -> None:
        self._store = store
        self._tables = tables
        self._presence = presence
        self._notices = notices
        self._background = background
        self.stopping = False
        tables.on_discarded = self._reattach_later

    async def watch(self, connection: Connection, request: Watch) -> None:
        """Send everything about a table, and from then on every change of it."""
        if len(connection.tables) >= MAX_WATCHED and request.table not in connection.tables:
            raise TableRefusal("table-too-many-watched", most=MAX_WATCHED)
        live = await self._tables.load_settled(request.table)
        table, person = live.table, connection.person
        first = request.have if request.have <= len(table.log) else 0
        own = table.seats_of(person.id) if person is not None else []
        arrives = bool(own) and person is not None and not live.is_here(person.id)
        viewer = Viewer(own)
        live.add_viewer(connection, viewer)
        connection.tables.add(table.id)
        if own and person is not None:
            live.last_here.pop(person.id, None)
        connection.send_frame(self._table_frame(live, viewer, table.replayed(first)))
        if live.chat:
            self._notices.send_chat(live, connection, viewer, list(live.chat))
        if arrives:
            self.announce_table(live, exclude=connection)

    async def unwatch(self, connection: Connection, request: Unwatch) -> None:
        """Stop sending a table. When this returns, the store knows what the person has seen."""
        if request.table in connection.tables:
            self.remove(connection, request.table)
            await self._store.settle()

    def remove_everywhere(self, connection: Connection) -> None:
        """Remove a closed connection from all tables."""
        for id in list(connection.tables):
            self.remove(connection, id)

    def remove(self, connection: Connection, id: str) -> None:
        """Remove a connection from the viewers of a table."""
        connection.tables.discard(id)
        live = self._tables.get(id)
        viewer = live.remove_viewer(connection) if live is not None else None
        if live is None or viewer is None:
            return
        now = now_ms()
        if not live.viewers:
            live.idle_since = now
        person = connection.person
        if viewer.own and person is not None:
            entries, chat_until = live.stored, live.chat_shown_until()
            self._store.write_then(lambda database: mark_read(database, id, person.id, entries, chat_until), _log_failure)
            if not live.is_here(person.id):
                live.last_here[person.id] = now
                if not self.stopping:
                    self.announce_table(live)

    async def look(self, connection: Connection, request: Look) -> None:
        """Show the view of one of several seats that share a screen, in a game with hidden information."""
        live = await self._tables.load(request.table)
        viewer = live.viewers.get(connection)
        live = await self._tables.load_settled(request.table)
        own = live.table.seats_of(connection.person.id) if connection.person is not None else []
        if viewer is None or request.seat not in own:
            raise TableRefusal("table-not-seated")
        viewer.look = request.seat
        table = live.table
        seat = viewer.seat(table, table.to_act())
        connection.send(update_message(table, live.screen, [], now_ms(), self._presence.claim_at(live), seat))

    async def wait_for_change(self, live: LiveTable, seconds: float) -> None:
        """Wait until a table changes, but at most for a number of seconds."""
        if self.stopping or live.table.status is Status.OVER:
            return
        changed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        live.waiting.add(changed)
        try:
            await asyncio.wait([changed], timeout=seconds)
        finally:
            live.waiting.discard(changed)

    # --- whole tables -------------------------------------------------------------------------------------------------

    def announce_table(self, live: LiveTable, *, exclude: Connection | None = None) -> None:
        """Send the whole table to its viewers, because seats or the presence of players changed; not before it is stored."""
        if live.pending:
            live.announced = False
            return
        live.announced = True
        for connection, frame in self.table_frames(live, []).items():
            if connection is not exclude:
                connection.send_frame(frame)

    def table_frames(self, live: LiveTable, entries: list[LoggedEntry]) -> dict[Connection, bytes]:
        """The whole table as a frame for each viewer. Watchers share theirs."""
        frames: dict[Connection, bytes] = {}
        watchers: bytes | None = None
        for connection, viewer in live.viewers.items():
            viewer.own = live.table.seats_of(connection.person.id) if connection.person is not None else []
            if viewer.own:
                frames[connection] = self._table_frame(live, viewer, entries)
            else:
                watchers = frames[connection] = watchers or self._table_frame(live, viewer, entries)
        return frames

    def _table_frame(self, live: LiveTable, viewer: Viewer, entries: list[LoggedEntry]) -> bytes:
        table = live.table
        message = table_message(
            table,
            live.screen,
            entries,
            now_ms(),
            self._presence.claim_at(live),
            seat=viewer.seat(table, table.to_act()),
            own=viewer.own,
            here=live.here(),
            following=live.following,
            ratings=live.ratings,
        )
        return framed(encode(message))

    # --- tables that were discarded -----------------------------------------------------------------------------------

    def _reattach_later(self, live: LiveTable, reason: str) -> None:
        if live.viewers:
            self._background.start(self._reattach(live, reason))

    async def _reattach(self, old: LiveTable, reason: str) -> None:
        """Move the viewers of a discarded table to the one that is loaded again; close them only if it cannot be loaded."""
        id = old.table.id
        await asyncio.sleep(RELOAD_AFTER)
        try:
            live = await self._tables.load(id)
            for connection, viewer in list(old.viewers.items()):
                old.remove_viewer(connection)
                if id in connection.tables and connection not in live.viewers:
                    live.add_viewer(connection, viewer)
            self.announce_table(live)
        except Exception as error:
            log.error("a table could not be loaded again", exc_info=error, extra={"fields": {"table": id}})
            for table in filter(None, (old, self._tables.get(id))):
                self._close_viewers(table, reason)

    def _close_viewers(self, live: LiveTable, reason: str) -> None:
        if self._tables.is_current(live):
            self._tables.forget(live.table.id)
        for connection in list(live.viewers):
            live.remove_viewer(connection)
            connection.tables.discard(live.table.id)
            connection.close(CLOSE_STOPPING, reason)


def _log_failure(value: Any, error: BaseException | None) -> None:
    if error is not None:
        log.error("it could not be stored what somebody has seen", exc_info=error)
