"""Fair scheduling of long work: a few slots, and one queue per person, served in turn."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager

MAX_EACH = 2
"""Maximum number of slots per person, even if others are free."""

SPARE = 1
"""Extra slots for people who have none, so that nobody waits for all the work that others have begun."""


class FairSlots:
    """Slots for long work. People get equal numbers of turns, however much each of them has queued."""

    def __init__(self, slots: int) -> None:
        self._slots = slots
        self._queues: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()
        self._taken: Counter[Hashable] = Counter()
        self._in_use = 0

    @property
    def at_once(self) -> int:
        """Maximum number of slots in use at the same time."""
        return self._slots + SPARE

    @asynccontextmanager
    async def turn(self, person: Hashable) -> AsyncIterator[None]:
        """Wait for a slot and hold it until the end of the block."""
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
            return self._taken[person] < MAX_EACH
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
            self._queues.move_to_end(person)  # whoever has had a turn goes to the end
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
                self._give_back(person)  # its turn came at the same moment
            raise

    def _forget(self, person: Hashable, future: asyncio.Future[None]) -> None:
        queue = self._queues[person]
        queue.remove(future)
        if not queue:
            del self._queues[person]

    def _serve(self) -> None:
        """Assign free slots to those whose turn it is."""
        for person in list(self._queues):
            if self._in_use >= self.at_once:
                return
            if not self._may_begin(person):
                continue
            queue = self._queues[person]
            future = next((future for future in queue if not future.done()), None)
            if future is None:
                continue  # all have just been cancelled
            self._forget(person, future)
            self._take(person)
            future.set_result(None)
