"""Commits: a change of a table is stored, then announced, then acted upon."""

from __future__ import annotations

import asyncio
import functools
import logging
import time
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from kaisho.errors import KaishoError
from kaisho.server.clock import ControlKind
from kaisho.server.club_clock import now_ms
from kaisho.server.completion import ChangeCallback, Completion
from kaisho.server.connection import Connection
from kaisho.server.hub.deadlines import Deadlines
from kaisho.server.hub.live_tables import LiveTables
from kaisho.server.hub.lobby_feed import LobbyFeed
from kaisho.server.hub.notices import Notices
from kaisho.server.hub.presence import Presence
from kaisho.server.hub.watching import Watching
from kaisho.server.live_table import LiveTable, PendingChange
from kaisho.server.metrics import Metrics
from kaisho.server.settings import Settings
from kaisho.server.store import RowBatch, Store
from kaisho.server.store.ratings import RatingChange, is_rated, rate_table, rating_steps_of, unrated_because
from kaisho.server.store.tables import TableWrite
from kaisho.server.table_log import TableChange
from kaisho.server.update_frames import UpdateFrames

log = logging.getLogger("kaisho.hub")


class StoreTrouble(KaishoError):
    """A change could not be stored, and was not announced."""


class RatingOutcome(NamedTuple):
    """What the rating of a table led to: the changes, or why there are none."""

    changes: list[RatingChange]
    unrated: str | None


class Commits:
    """Stores the changes of tables, then announces them."""

    def __init__(
        self,
        store: Store,
        settings: Callable[[], Settings],
        metrics: Metrics,
        tables: LiveTables,
        *,
        deadlines: Deadlines,
        presence: Presence,
        watching: Watching,
        notices: Notices,
        lobby: LobbyFeed,
    ) -> None:
        self._store = store
        self._settings = settings
        self._metrics = metrics
        self._tables = tables
        self._deadlines = deadlines
        self._presence = presence
        self._watching = watching
        self._notices = notices
        self._lobby = lobby
        self._changed: list[LiveTable] = []
        """The tables that have changed in this iteration of the event loop."""

    def changed(self, live: LiveTable, callback: ChangeCallback | None = None) -> None:
        """Store what has changed at a table, then announce it, then call ``callback``.

        The changes of one iteration of the event loop are collected and then stored one after the other: doing the same work
        for many tables in a row is faster, and several acts at one table become one change.
        """
        change = live.change
        if change is None:
            change = live.change = PendingChange()
            live.pending += 1
            if not self._changed:
                asyncio.get_running_loop().call_soon(self._store_changes)
            self._changed.append(live)
        if callback is not None:
            change.add(callback)

    async def commit(self, live: LiveTable) -> None:
        """Store and announce what has changed at a table, and return when that is done."""
        done: Completion[None] = Completion()
        self.changed(live, done.changed)
        await done

    def _store_changes(self) -> None:
        changed, self._changed = self._changed, []
        for live in changed:
            pending, live.change = live.change, None
            assert pending is not None
            try:
                self._store_change(live, pending)
            except Exception as error:  # a bug: the other tables must still be stored
                live.pending -= 1
                self._failed(live, pending, error)

    def _store_change(self, live: LiveTable, pending: PendingChange) -> None:
        table = live.table
        now = now_ms()
        change = table.take_change()
        live.stored = len(table.log)
        write = TableWrite(table, change)

        def write_and_rate(batch: RowBatch) -> RatingOutcome:
            write(batch)
            rated = rate_table(batch.connection, table, now, self._settings().rated_per_pair)
            return RatingOutcome(rated, None if rated else unrated_because(batch.connection, table.id))

        def stored(outcome: RatingOutcome | None, error: BaseException | None) -> None:
            live.pending -= 1
            if error is not None:
                self._failed(live, pending, error)
                return
            live.screen.attempt("announcement", announce, _announce_nothing)  # the caller is answered even if this fails
            if outcome is not None:
                _note_rating(live, outcome)
            live.wake_waiting()
            pending.finish(None)
            if change.seats or change.ended:
                self._lobby.note_change()
            self._metrics.acts.took(time.perf_counter() - pending.began)
            self._stored(live)

        self._store.write_rows_then(write_and_rate if change.ended and is_rated(table) else write, stored)
        announce = live.screen.attempt(  # after queueing the write: whatever happens here, the change is stored
            "announcement", lambda: self._announcement(live, change, now), lambda: _announce_nothing
        )

    def _announcement(self, live: LiveTable, change: TableChange, now: int) -> Callable[[], None]:
        """Prepare the announcement of a change from the table as it is now. The result sends it."""
        if change.seats:
            return functools.partial(_send_frames, live, self._watching.table_frames(live, change.entries))
        if not live.viewers:
            return _announce_nothing
        frames = UpdateFrames(live.table, live.screen, change.entries, now, self._presence.claim_at(live))
        return functools.partial(_send_updates, live, frames)

    def _stored(self, live: LiveTable) -> None:
        if live.pending or not self._tables.is_current(live):
            return
        if not live.announced:
            self._watching.announce_table(live)
        if live.table.control.kind is not ControlKind.NONE:
            self._deadlines.note(live)
        self._notices.notify_turns(live)
        self._tables.ready(live)

    def _failed(self, live: LiveTable, pending: PendingChange, error: BaseException) -> None:
        """Refuse a change that could not be stored, and discard what is in memory of its table."""
        log.error("a change could not be stored", exc_info=error, extra={"fields": {"table": live.table.id}})
        self._tables.discard(live, "store-trouble")
        pending.finish(StoreTrouble("store-trouble"))


def _note_rating(live: LiveTable, outcome: RatingOutcome) -> None:
    """Let viewers know how a rated game changed the ratings, or why it did not."""
    table = live.table
    live.ratings = rating_steps_of(table, outcome.changes)
    if outcome.unrated is not None and table.ending is not None:
        table.ending = msgspec.structs.replace(table.ending, unrated=outcome.unrated)
    live.announced = False


def _announce_nothing() -> None:
    """Announce nothing: nobody follows the table."""


def _send_frames(live: LiveTable, frames: dict[Connection, bytes]) -> None:
    for connection, frame in frames.items():
        if connection in live.viewers:
            connection.send_frame(frame)


def _send_updates(live: LiveTable, frames: UpdateFrames) -> None:
    for connection, viewer in list(live.viewers.items()):
        connection.send_frame(frames.frame(viewer.seat(live.table, frames.to_act)))
