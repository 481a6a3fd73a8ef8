"""What a server does by itself: flags that fall, signs of life, orders of the admin, tables that nobody uses.

Each step and each table is on its own: what fails is logged once and counted, and everything else goes on.
"""

from __future__ import annotations

import asyncio
import functools
import heapq
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.engine import Connection as Database

from kaisho.errors import KaishoError
from kaisho.server.clock import DAY, Kind
from kaisho.server.club_clock import CLOCK, Downtime
from kaisho.server.hub import Hub
from kaisho.server.people.person import find_person
from kaisho.server.place import Place
from kaisho.server.store import now_ms, upkeep
from kaisho.server.store.orders import CLOSE_TABLE, LOGINS_ENDED, PERSON_CHANGED, Order, order_done, waiting_orders
from kaisho.server.store.tables import StoredTableBroken
from kaisho.server.table import CALLED_OFF, CLOSED, Status

log = logging.getLogger("kaisho.housekeeping")

IDLE = 30_000
"""A table that nobody is connected to is kept in memory for so many milliseconds."""

BEAT_EVERY = 10
"""Seconds between signs of life while no fast clock runs; otherwise there is one every second."""


class Housekeeper:
    """Looks after a hub."""

    def __init__(self, hub: Hub, forget: Callable[[int], None]) -> None:
        self.hub = hub
        self._forget = forget
        """Has somebody's logins looked up again."""
        self.broken: set[str] = set()
        """Tables that have failed: they are left alone."""
        self._failing: set[str] = set()
        """Steps that failed when they were last tried."""
        self._since_beat = BEAT_EVERY

    def start(self) -> None:
        CLOCK.watch(self.note_downtime)
        self.hub.in_background(self._wake_bots())
        self.hub.in_background(self._tick())
        self.hub.in_background(self._tick_slowly())

    async def _wake_bots(self) -> None:
        """After a start: games in which one of our bots is to act go on, whether somebody looks or not."""
        for id in await self.hub.store.read(upkeep.tables_waiting_for_bots):
            await self._readable(id)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(0.1)
            CLOCK.tick()
            self.check_flags(now_ms())

    async def _tick_slowly(self) -> None:
        """Every second: a sign of life, flags of tables out of memory, orders of the admin, tables to forget."""
        while True:
            await self.attempt("sign of life", self._beat)
            await self.attempt("flags", lambda: self.check_stored_flags(now_ms()))
            await self.attempt("orders", self._carry_out_orders)
            await self.attempt("idle tables", self._forget_idle)
            await asyncio.sleep(1.0)

    async def attempt(self, step: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do one step of the work. A failure is counted, and logged if the step went well before."""
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
        """A table has failed: it is logged and counted once, and the others have their turn."""
        if id not in self.broken:
            self.broken.add(id)
            self.hub.metrics.tables_broken.inc()
            fields = {"table": id, "why": error.code if isinstance(error, KaishoError) else type(error).__name__}
            log.error("a table is broken", exc_info=error, extra={"fields": fields})

    async def _readable(self, id: str) -> Place | None:
        """A table's place, unless it cannot be read."""
        try:
            return await self.hub.place(id)
        except Exception as error:
            self._note_broken(id, error)
            return None

    # --- time ---------------------------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        self._since_beat += 1
        playing = any(
            place.table.status is Status.PLAYING and place.table.control.kind in (Kind.TURN, Kind.FISCHER)
            for place in self.hub.places.values()
        )
        if playing or self._since_beat >= BEAT_EVERY:
            await self.hub.store.write(lambda database: upkeep.beat(database, CLOCK.sign_of_life()))
            self._since_beat = 0

    def note_downtime(self, downtime: Downtime) -> None:
        """The club stood still, or its time has jumped: clocks get their time back, and nobody has been away meanwhile."""
        self.hub.started = downtime.up
        self.hub.downtimes += 1
        self.hub.metrics.stood_still.inc((downtime.up - downtime.down) / 1000)

        def write(database: Database) -> None:
            upkeep.note_downtime(database, downtime)
            upkeep.beat(database, CLOCK.sign_of_life())

        self.hub.store.write_then(write, _log_unnoted)
        for place in list(self.hub.places.values()):
            clock = place.table.clock.after_downtime(downtime.down, downtime.up, whole=downtime.whole)
            if clock != place.table.clock:
                place.table.clock = clock
                place.due = None
                self.hub.note_deadline(place)
                self.hub.show_table(place)

    def check_flags(self, now: int) -> None:
        """End the games in memory whose time is over."""
        while self.hub.deadlines and self.hub.deadlines[0][0] <= now:
            due, id = heapq.heappop(self.hub.deadlines)
            place = self.hub.places.get(id)
            if place is None or place.due != due:
                continue
            place.due = None
            try:
                if place.table.fall(now):
                    self.hub.changed(place, lambda error: None)
                else:
                    self.hub.note_deadline(place)
            except Exception as error:
                self._note_broken(id, error)
                self.hub.read_again(id)

    async def check_stored_flags(self, now: int) -> None:
        """End the games that nobody is connected to and whose time is over."""
        for id in await self.hub.store.read(lambda database: upkeep.due_tables(database, now, self.broken)):
            place = None if id in self.hub.places else await self._readable(id)
            try:
                if place is not None and place.table.fall(now_ms()):
                    self.hub.changed(place, lambda error: None)
            except Exception as error:
                self._note_broken(id, error)
                self.hub.read_again(id)

    async def _forget_idle(self) -> None:
        now = now_ms()
        for id, place in list(self.hub.places.items()):
            if not (place.viewers or place.waiting or place.pending or place.thinking) and now - place.idle_since > IDLE:
                self.hub.forget(id)
        if len(self.hub.left_tables) > 10_000:
            patience = self.hub.patience()
            self.hub.left_tables = {key: since for key, since in self.hub.left_tables.items() if now - since < patience}

    # --- orders of the admin, and what is old ---------------------------------------------------------------------------

    async def _carry_out_orders(self) -> None:
        for order in await self.hub.store.read(waiting_orders):
            await self.attempt(f"order {order.what}", functools.partial(self._carry_out_order, order))
            await self.hub.store.write(functools.partial(order_done, order=order))

    async def _carry_out_order(self, order: Order) -> None:
        if order.what == CLOSE_TABLE:
            await self.close_table(order.subject, CLOSED)
        elif order.what == LOGINS_ENDED and order.subject.isdigit():
            self._forget(int(order.subject))
            self.hub.signed_out(int(order.subject))
        elif order.what == PERSON_CHANGED and order.subject.isdigit():
            id = int(order.subject)
            self._forget(id)
            person = await self.hub.store.read(lambda database: find_person(database, id))
            self.hub.person_changed(id, gone=person is None or person.banned)
            if person is not None:
                await self.hub.heed_ban(id, banned=person.banned)

    async def close_table(self, id: str, reason: str) -> None:
        """Clear a table; one that cannot be read is closed in the store, as it is."""
        try:
            await self.hub.close_table(id, reason)
        except StoredTableBroken as error:
            self._note_broken(id, error)
            await self.hub.store.write(lambda database: upkeep.close_unreadable(database, id, reason, now_ms()))
            self.hub.note_lobby_change()
        except KaishoError as error:
            log.warning("a table could not be closed: %s", error.code)

    async def expire(self, now: int) -> None:
        """Clear tables that have been abandoned."""
        before = now - self.hub.settings.expire_tables * DAY
        for id in await self.hub.store.read(lambda database: upkeep.abandoned_tables(database, before)):
            await self.attempt("abandoned tables", functools.partial(self.close_table, id, CALLED_OFF))


def _log_unnoted(value: object, error: BaseException | None) -> None:
    if error is not None:
        log.error("a downtime could not be stored", exc_info=error)
