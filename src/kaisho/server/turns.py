"""Who thinks next: a few slots, and one queue per person, served in turn."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager

MOST_EACH = 2
"""Slots that one person has at most, however many are free."""

SPARE = 1
"""Slots beyond the usual number, only for people who have none: nobody waits for all that others have begun."""


class Turns:
    """Slots for what takes long. Somebody who has much waiting gets as many turns as somebody with one thing."""

    def __init__(self, slots: int) -> None:
        self._slots = slots
        self._queues: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()
        self._taken: Counter[Hashable] = Counter()
        self._in_use = 0

    @property
    def at_once(self) -> int:
        """How many slots can be in use at the same time."""
        return self._slots + SPARE

    @asynccontextmanager
    async def turn(self, person: Hashable) -> AsyncIterator[None]:
        """Wait for a slot and have it until the end of the block."""
        if person in self._queues or not self._may_begin(person):
            await self._wait(person)
        else:
            self._take(person)
        try:
            yield
        finally:
            self._give_back(person)

    def _may_begin(self, person: Hashable) -> bool:
        if self._in_use < self._slots:
            return self._taken[person] < MOST_EACH
        return self._in_use < self._slots + SPARE and not self._taken[person]

    def _take(self, person: Hashable) -> None:
        self._taken[person] += 1
        self._in_use += 1

    def _give_back(self, person: Hashable) -> None:
        self._in_use -= 1
        self._taken[person] -= 1
        if not self._taken[person]:
            del self._taken[person]
        if person in self._queues:
            self._queues.move_to_end(person)  # whoever has had a turn goes behind the others
        self._serve()

    async def _wait(self, person: Hashable) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(person, deque()).append(future)
        try:
            await future
        except asyncio.CancelledError:
            if future.cancelled():
                self._forget(person, future)
            else:
                self._give_back(person)  # its turn had come in the same moment
            raise

    def _forget(self, person: Hashable, future: asyncio.Future[None]) -> None:
        queue = self._queues[person]
        queue.remove(future)
        if not queue:
            del self._queues[person]

    def _serve(self) -> None:
        """Give free slots to those whose turn it is."""
        for person in list(self._queues):
            if self._in_use >= self.at_once:
                return
            if not self._may_begin(person):
                continue
            queue = self._queues[person]
            future = next((future for future in queue if not future.done()), None)
            if future is None:
                continue  # all were cancelled in this moment
            self._forget(person, future)
            self._take(person)
            future.set_result(None)
