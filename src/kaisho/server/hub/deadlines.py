"""The next deadline of every table in memory, so that fallen flags are found without looking at all tables."""

from __future__ import annotations

import heapq

from kaisho.server.live_table import LiveTable
from kaisho.server.table_status import Status


class Deadlines:
    """A heap of deadlines. A table is entered once and moved when it comes up, not after every act."""

    def __init__(self) -> None:
        self._heap: list[tuple[int, str]] = []

    def note(self, live: LiveTable) -> None:
        """Make sure that a table is checked at its deadline."""
        deadline = live.table.clock.deadline()
        if deadline is None or live.table.status is not Status.PLAYING:
            return
        if live.deadline is None or deadline < live.deadline:
            live.deadline = deadline
            heapq.heappush(self._heap, (deadline, live.table.id))

    def next_due(self, now: int) -> tuple[int, str] | None:
        """Remove and return the earliest deadline that has passed, with the id of its table; None if there is none."""
        return heapq.heappop(self._heap) if self._heap and self._heap[0][0] <= now else None
