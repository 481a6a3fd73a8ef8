"""What a server does by itself: flags that fall, signs of life, orders of the admin, tables that nobody uses."""

from __future__ import annotations

import asyncio
import functools
import heapq
import logging
from collections.abc import Callable

from kaisho.errors import KaishoError
from kaisho.server.clock import DAY
from kaisho.server.hub import Hub
from kaisho.server.people.person import find_person
from kaisho.server.place import Place
from kaisho.server.store import now_ms, upkeep
from kaisho.server.store.orders import CLOSE_TABLE, LOGINS_ENDED, PERSON_CHANGED, Order, order_done, waiting_orders
from kaisho.server.table import CALLED_OFF

log = logging.getLogger("kaisho.housekeeping")

IDLE = 30_000
"""A table that nobody is connected to is kept in memory for so many milliseconds."""


class Housekeeper:
    """Looks after a hub."""

    def __init__(self, hub: Hub, forget: Callable[[int], None]) -> None:
        self.hub = hub
        self._forget = forget
        """Has somebody's logins looked up again."""
        self._unreadable: set[str] = set()

    def start(self) -> None:
        self.hub.in_background(self._wake_bots())
        self.hub.in_background(self._tick())
        self.hub.in_background(self._tick_slowly())

    async def _wake_bots(self) -> None:
        """After a start: games in which one of our bots is to act go on, whether somebody looks or not."""
        for id in await self.hub.store.read(upkeep.tables_waiting_for_bots):
            try:
                await self.hub.place(id)
            except KaishoError as error:
                log.warning("a table could not be read: %s", error.code)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(0.1)
            self.check_flags(now_ms())

    async def _tick_slowly(self) -> None:
        """Every second: a sign of life, flags of tables out of memory, orders of the admin, tables to forget."""
        while True:
            try:
                await self.hub.store.write(lambda database: upkeep.beat(database, now_ms()))
                await self.check_stored_flags(now_ms())
                await self._carry_out_orders()
                self._forget_idle(now_ms())
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("the hub's work failed")
            await asyncio.sleep(1.0)

    def check_flags(self, now: int) -> None:
        """End the games in memory whose time is over."""
        while self.hub.deadlines and self.hub.deadlines[0][0] <= now:
            due, id = heapq.heappop(self.hub.deadlines)
            place = self.hub.places.get(id)
            if place is None or place.due != due:
                continue
            place.due = None
            if place.table.fall(now):
                self.hub.changed(place, lambda error: None)
            else:
                self.hub.note_deadline(place)

    async def check_stored_flags(self, now: int) -> None:
        """End the games that nobody is connected to and whose time is over."""
        for id in await self.hub.store.read(lambda database: upkeep.due_tables(database, now)):
            place = None if id in self.hub.places else await self._readable(id)
            if place is not None and place.table.fall(now_ms()):
                self.hub.changed(place, lambda error: None)

    async def _readable(self, id: str) -> Place | None:
        """A table's place, unless other rules than ours made it: then it is said once, and the others have their turn."""
        try:
            return await self.hub.place(id)
        except KaishoError as error:
            if id not in self._unreadable:
                self._unreadable.add(id)
                log.warning("a table could not be read: %s", error.code)
            return None

    def _forget_idle(self, now: int) -> None:
        for id, place in list(self.hub.places.items()):
            if not (place.viewers or place.waiting or place.pending or place.thinking) and now - place.idle_since > IDLE:
                self.hub.forget(id)
        if len(self.hub.left_tables) > 10_000:
            patience = self.hub.patience()
            self.hub.left_tables = {key: since for key, since in self.hub.left_tables.items() if now - since < patience}

    async def _carry_out_orders(self) -> None:
        for order in await self.hub.store.read(waiting_orders):
            await self._carry_out_order(order)
            await self.hub.store.write(functools.partial(order_done, order=order))

    async def _carry_out_order(self, order: Order) -> None:
        if order.what == CLOSE_TABLE:
            try:
                await self.hub.close_table(order.subject)
            except KaishoError as error:
                log.warning("a table could not be closed: %s", error.code)
        elif order.what == LOGINS_ENDED and order.subject.isdigit():
            self._forget(int(order.subject))
            self.hub.signed_out(int(order.subject))
        elif order.what == PERSON_CHANGED and order.subject.isdigit():
            id = int(order.subject)
            self._forget(id)
            person = await self.hub.store.read(lambda database: find_person(database, id))
            self.hub.person_changed(id, gone=person is None or person.banned)

    async def expire(self, now: int) -> None:
        """Clear tables that have been abandoned."""
        before = now - self.hub.settings.expire_tables * DAY
        for id in await self.hub.store.read(lambda database: upkeep.abandoned_tables(database, before)):
            await self.hub.close_table(id, CALLED_OFF)
