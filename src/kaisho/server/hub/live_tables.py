"""Tables in memory: loading them, retaining them while they are in use, and forgetting them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy.engine import Connection as Database

from kaisho.server.club_clock import now_ms
from kaisho.server.hub.deadlines import Deadlines
from kaisho.server.hub.presence import Presence
from kaisho.server.live_table import CHAT_LENGTH, LiveTable
from kaisho.server.messages import ChatMessage, RatingStep
from kaisho.server.metrics import Metrics
from kaisho.server.screen import Faults, Screen
from kaisho.server.store import Store, upkeep
from kaisho.server.store.ratings import rating_changes, rating_steps_of
from kaisho.server.store.tables import load_table
from kaisho.server.table import Table
from kaisho.server.table_messages import write_long_log
from kaisho.server.table_status import TableRefusal
from kaisho.server.warm_up import Preparation


class LoadedTable(NamedTuple):
    """A table as it was read from the store."""

    table: Table
    screen: Screen
    chat: list[ChatMessage]
    following: str | None
    ratings: list[RatingStep | None] | None


class LiveTables:
    """The tables in memory by id. ``load`` returns any table, and reads it from the store if necessary."""

    def __init__(
        self, store: Store, preparation: Preparation, presence: Presence, deadlines: Deadlines, metrics: Metrics
    ) -> None:
        self._store = store
        self._preparation = preparation
        self._presence = presence
        self._deadlines = deadlines
        self._metrics = metrics
        self.faults = Faults(metrics)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._discarded: dict[str, LiveTable] = {}
        """Tables that were discarded with changes under way: these must end before the table is loaded again."""
        self.downtimes = 0
        """Number of downtimes since the start. A table that was being loaded during one is read again."""
        self.on_loaded: list[Callable[[LiveTable], None]] = []
        """Called with every table that has been loaded from the store."""
        self.on_ready: list[Callable[[LiveTable], None]] = []
        """Called with every table that has been loaded, opened or committed, when no change of it is pending."""
        self.on_discarded: Callable[[LiveTable, str], None] = lambda live, reason: None
        """Called with a table that was discarded, and the reason to give to its viewers."""

    def __getitem__(self, id: str) -> LiveTable:
        return self._tables[id]

    def __contains__(self, id: str | None) -> bool:
        return id in self._tables

    def get(self, id: str | None) -> LiveTable | None:
        """A table if it is in memory."""
        return self._tables.get(id or "")

    def all(self) -> list[LiveTable]:
        """The tables in memory at the moment."""
        return list(self._tables.values())

    def is_current(self, live: LiveTable) -> bool:
        """Whether this is still the table in memory, and has not been forgotten."""
        return self._tables.get(live.table.id) is live

    async def load(self, id: str | None) -> LiveTable:
        """A table, read from the store if it is not in memory."""
        live = self.get(id)
        if live is not None:
            return live
        if not id:
            raise TableRefusal("table-unknown")
        if (loading := self._loading.get(id)) is not None:
            return await asyncio.shield(loading)
        future = self._loading[id] = asyncio.get_running_loop().create_future()
        future.add_done_callback(_retrieve_exception)
        try:
            live = await self._load(id)
            future.set_result(live)
            return live
        except BaseException as error:
            future.set_exception(error)
            raise
        finally:
            del self._loading[id]

    async def _load(self, id: str) -> LiveTable:
        await self._preparation.of()
        if (discarded := self._discarded.pop(id, None)) is not None:
            with contextlib.suppress(Exception):  # failures have been reported already
                await self.settled(discarded)
        live = LiveTable(*await self._read(id), now_ms())
        self._presence.recall(live)
        self.retain(live)
        for listener in self.on_loaded:
            listener(live)
        return live

    async def _read(self, id: str) -> LoadedTable:
        """Read a table, with every stored downtime considered exactly once."""

        def read(database: Database) -> LoadedTable:
            table = load_table(database, id)
            if table is None:
                raise TableRefusal("table-unknown")
            screen = self.screen(table)
            write_long_log(table, screen)
            chat = [ChatMessage(*message) for message in upkeep.recent_chat(database, id, CHAT_LENGTH)]
            ratings = rating_steps_of(table, rating_changes(database, id)) if table.rated else None
            return LoadedTable(table, screen, chat, upkeep.rematch_of(database, id), ratings)

        while True:
            downtimes = self.downtimes
            loaded = await self._store.read(read)
            if downtimes == self.downtimes:
                return loaded
            await self._store.write(lambda database: None)  # until the downtime has been stored

    def screen(self, table: Table) -> Screen:
        """The screen of a table's game."""
        return Screen(table.game, table.id, self.faults)

    def retain(self, live: LiveTable) -> None:
        """Keep a table in memory."""
        self._tables[live.table.id] = live
        self._deadlines.note(live)
        self._metrics.tables.set(len(self._tables))
        self.ready(live)

    def ready(self, live: LiveTable) -> None:
        """Tell the listeners that no change of a table is pending."""
        for listener in self.on_ready:
            listener(live)

    async def load_settled(self, id: str | None) -> LiveTable:
        """A table without pending changes: nothing may be shown before it is stored.

        If a change fails meanwhile, the table in memory was discarded, and what is stored is read again.
        """
        while True:
            live = await self.load(id)
            await self.settled(live)
            if self.is_current(live):
                return live

    async def settled(self, live: LiveTable) -> None:
        """Wait until no change of a table is pending. If one of them fails, the table is discarded."""
        while live.pending:
            await self._store.write(lambda database: None)

    def forget(self, id: str) -> None:
        """Remove a table from memory."""
        live = self._tables.pop(id, None)
        if live is None:
            return
        for task in live.thinking.values():
            task.cancel()
        self._presence.remember(live)
        self._metrics.tables.set(len(self._tables))

    def discard(self, live: LiveTable, reason: str) -> None:
        """Forget a table whose state in memory cannot be relied on. Its viewers continue with what is stored."""
        if not self.is_current(live):
            return
        self.forget(live.table.id)
        if live.pending:
            self._discarded[live.table.id] = live
        live.wake_waiting()
        self.on_discarded(live, reason)


def _retrieve_exception(future: asyncio.Future[Any]) -> None:
    """Mark the exception as retrieved: the first caller already received it."""
    if not future.cancelled():
        future.exception()
