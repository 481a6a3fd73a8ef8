"""Background tasks of a server: expiry, upkeep of the database, and how late the event loop is."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Coroutine
from typing import Any

from sqlalchemy.engine import Connection as Database

from kaisho.server import people
from kaisho.server.audit import expire_entries
from kaisho.server.club_clock import CLOCK, now_ms
from kaisho.server.housekeeping import Housekeeper
from kaisho.server.services import Services

EXPIRY_EVERY = 3600.0
CHECKPOINT_EVERY = 3600.0
HOURS_BETWEEN_CHECKS = 7 * 24
MEASURE_EVERY = 0.05


class Maintenance:
    """The tasks that run as long as the server does."""

    def __init__(self, services: Services, housekeeper: Housekeeper) -> None:
        self._services = services
        self._housekeeper = housekeeper

    def tasks(self) -> tuple[Coroutine[Any, Any, None], ...]:
        return self.expire_hourly(), self.maintain_store(), self.measure_loop()

    async def expire_hourly(self) -> None:
        """Expire what was abandoned every hour, except while the club's time is in doubt."""
        while True:
            await asyncio.sleep(EXPIRY_EVERY)
            if not CLOCK.waiting:
                await self.expire()

    async def expire(self) -> None:
        """Close abandoned tables and delete expired guests, logins, invitations and audit entries."""
        if self._services.settings.expire_tables:
            await self._housekeeper.attempt("abandoned tables", lambda: self._housekeeper.expire(now_ms()))
        await self._housekeeper.attempt("expiry", lambda: self._services.store.write(self._expire_people))

    def _expire_people(self, database: Database) -> None:
        now, settings = now_ms(), self._services.settings
        people.expire_logins(database, now)
        people.expire_invitations(database, now)
        people.expire_devices(database, now)
        expire_entries(database, now, settings.audit_days)
        if settings.expire_guests:
            people.expire_guests(database, now, settings.expire_guests)

    async def maintain_store(self) -> None:
        """Merge the write-ahead log every hour, and check all pages of the database every week."""
        for hour in itertools.count(1):
            await asyncio.sleep(CHECKPOINT_EVERY)
            await self._housekeeper.attempt("checkpoint", self._services.store.wipe)
            if hour % HOURS_BETWEEN_CHECKS == 0:
                await self._housekeeper.attempt("integrity", self._services.health.check_integrity)

    async def measure_loop(self) -> None:
        """Measure how late the event loop is, and how busy the bots are."""
        loop, metrics, thinkers = asyncio.get_running_loop(), self._services.metrics, self._services.thinkers
        while True:
            before = loop.time()
            await asyncio.sleep(MEASURE_EVERY)
            metrics.loop_delay.observe(max(0.0, loop.time() - before - MEASURE_EVERY))
            metrics.bots_thinking.set(thinkers.thinking)
            metrics.bots_waiting.set(thinkers.waiting - thinkers.thinking)
