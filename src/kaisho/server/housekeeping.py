"""What the server does by itself: fallen flags, heartbeats, orders of the admin, idle and abandoned tables.

Every step and every table is handled separately: a failure is logged once and counted, and everything else goes on.
"""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.engine import Connection as Database

from kaisho.errors import KaishoError
from kaisho.server.clock import DAY, ControlKind
from kaisho.server.club_clock import CLOCK, Downtime, now_ms
from kaisho.server.endings import CALLED_OFF, CLOSED
from kaisho.server.hub import Hub
from kaisho.server.live_table import LiveTable
from kaisho.server.people.person import find_person
from kaisho.server.store import upkeep
from kaisho.server.store.orders import (
    CLOSE_TABLE,
    CLUB_CHANGED,
    LOGINS_ENDED,
    PERSON_CHANGED,
    Order,
    order_done,
    waiting_orders,
)
from kaisho.server.store.tables import StoredTableBroken
from kaisho.server.table_status import Status

log = logging.getLogger("kaisho.housekeeping")

IDLE = 30_000
"""Milliseconds for which a table without viewers stays in memory."""

BEAT_EVERY = 10
"""Seconds between heartbeats while no fast clock runs; otherwise there is one every second."""


class Housekeeper:
    """Looks after a hub.

    ``forget_logins`` drops the cached logins of a person, ``read_settings`` reads the club's settings again.
    """

    def __init__(self, hub: Hub, forget_logins: Callable[[int], None], read_settings: Callable[[], Awaitable[None]]) -> None:
        self.hub = hub
        self._forget_logins = forget_logins
        self._read_settings = read_settings
        self.broken: set[str] = set()
        """Tables that have failed and are not tried again."""
        self._failing: set[str] = set()
        """Steps that failed the last time."""
        self._since_beat = BEAT_EVERY

    def start(self) -> None:
        CLOCK.watch(self.note_downtime)
        self.hub.in_background(self._wake_bots())
        self.hub.in_background(self._tick())
        self.hub.in_background(self._tick_slowly())

    async def _wake_bots(self) -> None:
        """Load the games in which one of our bots is to act, so that they go on after a restart."""
        for id in await self.hub.store.read(upkeep.tables_waiting_for_bots):
            await self._load(id)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(0.1)
            CLOCK.tick()
            self.check_flags(now_ms())

    async def _tick_slowly(self) -> None:
        """Every second: heartbeat, flags of tables that are not in memory, orders of the admin, idle tables."""
        while True:
            await self.attempt("heartbeat", self._beat)
            await self.attempt("flags", lambda: self.check_stored_flags(now_ms()))
            await self.attempt("orders", self._carry_out_orders)
            await self.attempt("idle tables", self._forget_idle)
            await asyncio.sleep(1.0)

    async def attempt(self, step: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do one step of the work. A failure is counted, and logged if the step succeeded the last time."""
        try:
            await work()
        except Exception as error:
            self.hub.metrics.housekeeping_failed.labels(step).inc()
            if step not in self._failing:
                self._failing.add(step)
                log.error("housekeeping failed", exc_info=error, extra={"fields": {"step": step}})
        else:
            self._failing.discard(step)

    def _note_broken(self, id: str, error: Exception) -> None:
        """Log and count a table that has failed, once."""
        if id not in self.broken:
            self.broken.add(id)
            self.hub.metrics.tables_broken.inc()
            fields = {"table": id, "why": error.code if isinstance(error, KaishoError) else type(error).__name__}
            log.error("a table is broken", exc_info=error, extra={"fields": fields})

    async def _load(self, id: str) -> LiveTable | None:
        """A table, or None if it cannot be loaded."""
        try:
            return await self.hub.table(id)
        except Exception as error:
            self._note_broken(id, error)
            return None

    # --- time ---------------------------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        self._since_beat += 1
        playing = any(
            live.table.status is Status.PLAYING and live.table.control.kind in (ControlKind.TURN, ControlKind.FISCHER)
            for live in self.hub.tables.all()
        )
        if playing or self._since_beat >= BEAT_EVERY:
            await self.hub.store.write(lambda database: upkeep.beat(database, CLOCK.heartbeat()))
            self._since_beat = 0

    def note_downtime(self, downtime: Downtime) -> None:
        """Store a downtime and give the time back to the clocks. Nobody counts as away during it."""
        self.hub.presence.open_since = downtime.up
        self.hub.tables.downtimes += 1
        self.hub.metrics.stood_still.inc((downtime.up - downtime.down) / 1000)

        def write(database: Database) -> None:
            upkeep.note_downtime(database, downtime)
            upkeep.beat(database, CLOCK.heartbeat())

        self.hub.store.write_then(write, _log_failure)
        for live in self.hub.tables.all():
            clock = live.table.clock.after_downtime(downtime.down, downtime.up, whole=downtime.whole)
            if clock != live.table.clock:
                live.table.clock = clock
                live.deadline = None
                self.hub.deadlines.note(live)
                self.hub.watching.announce_table(live)

    def check_flags(self, now: int) -> None:
        """End the games in memory in which a player's time is up."""
        while (due := self.hub.deadlines.next_due(now)) is not None:
            deadline, id = due
            live = self.hub.tables.get(id)
            if live is None or live.deadline != deadline:
                continue
            live.deadline = None
            try:
                if live.table.end_if_time_is_up(now):
                    self.hub.commits.changed(live)
                else:
                    self.hub.deadlines.note(live)
            except Exception as error:
                self._note_broken(id, error)
                self.hub.read_again(id)

    async def check_stored_flags(self, now: int) -> None:
        """End the games that are not in memory in which a player's time is up."""
        for id in await self.hub.store.read(lambda database: upkeep.due_tables(database, now, self.broken)):
            live = None if id in self.hub.tables else await self._load(id)
            try:
                if live is not None and live.table.end_if_time_is_up(now_ms()):
                    self.hub.commits.changed(live)
            except Exception as error:
                self._note_broken(id, error)
                self.hub.read_again(id)

    async def _forget_idle(self) -> None:
        now = now_ms()
        for live in self.hub.tables.all():
            if not (live.viewers or live.waiting or live.pending or live.thinking) and now - live.idle_since > IDLE:
                self.hub.tables.forget(live.table.id)
        self.hub.presence.prune(now)

    # --- orders of the admin, and abandoned tables --------------------------------------------------------------------

    async def _carry_out_orders(self) -> None:
        for order in await self.hub.store.read(waiting_orders):
            await self.attempt(f"order {order.what}", functools.partial(self._carry_out_order, order))
            await self.hub.store.write(functools.partial(order_done, order=order))

    async def _carry_out_order(self, order: Order) -> None:
        if order.what == CLOSE_TABLE:
            await self.close_table(order.subject, CLOSED)
        elif order.what == CLUB_CHANGED:
            await self._read_settings()
        elif order.what == LOGINS_ENDED and order.subject.isdigit():
            self._forget_logins(int(order.subject))
            self.hub.signed_out(int(order.subject))
        elif order.what == PERSON_CHANGED and order.subject.isdigit():
            id = int(order.subject)
            self._forget_logins(id)
            person = await self.hub.store.read(lambda database: find_person(database, id))
            self.hub.person_changed(id, gone=person is None or person.banned)
            if person is not None:
                await self.hub.heed_ban(id, banned=person.banned)

    async def close_table(self, id: str, reason: str) -> None:
        """Close a table; one that cannot be loaded is closed in the store alone."""
        try:
            await self.hub.close_table(id, reason)
        except StoredTableBroken as error:
            self._note_broken(id, error)
            await self.hub.members.close_unreadable(id, reason)
        except KaishoError as error:
            log.warning("a table could not be closed: %s", error.code)

    async def expire(self, now: int) -> None:
        """Close tables that have been abandoned."""
        before = now - self.hub.settings.expire_tables * DAY
        for id in await self.hub.store.read(lambda database: upkeep.abandoned_tables(database, before)):
            await self.attempt("abandoned tables", functools.partial(self.close_table, id, CALLED_OFF))


def _log_failure(value: object, error: BaseException | None) -> None:
    if error is not None:
        log.error("a downtime could not be stored", exc_info=error)
