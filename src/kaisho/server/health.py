"""Whether the store is healthy: a real write proves it, and a check of the whole database once a week."""

from __future__ import annotations

import asyncio
import time

from kaisho.server.club_clock import CLOCK
from kaisho.server.folder import DataFolder, FolderRefusal
from kaisho.server.metrics import Metrics
from kaisho.server.start_up import check_pages
from kaisho.server.store import Store
from kaisho.server.store.upkeep import beat

FRESH_SECONDS = 1.0
"""How long a successful write is proof enough, as long as no other write fails."""
MAX_WRITE_SECONDS = 5.0


class StoreHealth:
    """Answers whether the store works."""

    def __init__(self, store: Store, folder: DataFolder, metrics: Metrics) -> None:
        self._store = store
        self._folder = folder
        self._metrics = metrics
        self._damaged = False
        self.proved_at = float("-inf")
        """When a write last proved that the store works."""
        self._failures_then = 0

    async def problem(self) -> str:
        """Return what is wrong with the store, or an empty string."""
        failures = self._store.failures
        if time.monotonic() < self.proved_at + FRESH_SECONDS and failures == self._failures_then:
            return ""
        if self._damaged:
            return "the database is damaged"
        try:
            await asyncio.wait_for(self._store.write(lambda database: beat(database, CLOCK.heartbeat())), MAX_WRITE_SECONDS)
        except Exception:
            return "the store does not answer"
        self.proved_at, self._failures_then = time.monotonic(), failures
        return ""

    async def check_integrity(self) -> None:
        """Read all pages of the database. Damage is raised, counted, and reported by ``problem`` from then on."""
        try:
            await asyncio.to_thread(check_pages, self._folder.database)
            self._damaged = False
        except FolderRefusal as error:
            self._damaged = error.code == "host-database-damaged"
            raise
        finally:
            self._metrics.damaged.set(self._damaged)
