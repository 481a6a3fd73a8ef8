"""Limits on how often and how much at once clients may ask, and how refusals are counted and logged."""

from __future__ import annotations

import logging
import math
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kaisho.errors import KaishoError
from kaisho.server.logs import event

if TYPE_CHECKING:
    from prometheus_client import Counter

    from kaisho.server.settings import Settings

log = logging.getLogger("kaisho.limits")

MAX_BUCKETS = 50_000
DAY = 86_400.0

LOG_EVERY = 60.0
"""Seconds between two log lines about refusals of one address by one limit."""

LOG_LINES = 30
"""Log lines about refusals that may be written at once, over all addresses; then one every two seconds."""

MAX_LOGGED = 1000
"""Pairs of address and limit that are remembered for the log."""

FILES_PER_SECOND, FILES_AT_ONCE = 1000.0, 10_000.0
"""Files of the web client that an address gets without delay. A page with a cold cache loads about fifty of them."""

AUDITED_REFUSALS_PER_SECOND = 1.0
"""Refused sign-ins that the audit log stores once the first hundred of a flood are stored."""


class TooOften(KaishoError):
    """A limit was reached: ``limit`` names it, ``seconds`` is how long until the same request would be allowed."""

    def __init__(self, limit: str, seconds: float, code: str = "http-too-often", **values: Any) -> None:
        super().__init__(code, **values)
        self.limit = limit
        self.seconds = seconds

    @property
    def retry_after(self) -> int:
        """The value of the header ``Retry-After``: whole seconds, at least one."""
        return max(1, math.ceil(self.seconds))


class Bucket:
    """A token bucket: holds up to ``burst`` requests and gains ``rate`` per second."""

    __slots__ = ("at", "level")

    def __init__(self, burst: float, now: float) -> None:
        self.level = burst
        self.at = now

    def take(self, rate: float, burst: float, now: float, cost: float = 1.0) -> bool:
        self.fill(rate, burst, now)
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def fill(self, rate: float, burst: float, now: float) -> None:
        """Add what was gained since the last call."""
        self.level = min(burst, self.level + max(0.0, now - self.at) * rate)
        self.at = now


class Limiter:
    """One bucket per client; the least recently used ones are dropped. A rate of 0 means no limit.

    ``name`` identifies the limit in metrics and logs.
    """

    def __init__(self, rate: float, burst: float | None = None, *, name: str = "-") -> None:
        self.name = name
        self.rate = rate
        self.burst = burst if burst is not None else rate * 5
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    @classmethod
    def per_day(cls, number: float, *, name: str) -> Limiter:
        """A quota: ``number`` in any 24 hours, all at once if wanted."""
        return cls(number / DAY, number, name=name)

    def bucket(self, client: str, now: float) -> Bucket:
        """Return the client's bucket, for callers that store it with the connection."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self.burst, now)
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        return bucket

    def allows(self, client: str, now: float, cost: float = 1.0) -> bool:
        return self.rate <= 0 or self.bucket(client, now).take(self.rate, self.burst, now, cost)

    def check(self, client: str, now: float, cost: float = 1.0, *, code: str = "http-too-often", **values: Any) -> None:
        """Count a request, or raise ``TooOften`` with the time until it would be allowed."""
        if not self.allows(client, now, cost):
            missing = cost - self.bucket(client, now).level
            raise TooOften(self.name, missing / self.rate, code, **values)

    def delay(self, client: str, now: float, longest: float) -> float:
        """Count a request that is never refused, and return the seconds it has to wait, up to ``longest``."""
        if self.rate <= 0:
            return 0.0
        bucket = self.bucket(client, now)
        bucket.fill(self.rate, self.burst, now)
        bucket.level = max(bucket.level - 1.0, -longest * self.rate)
        return max(0.0, -bucket.level / self.rate)


class RefusalCounter:
    """Counts refusals by limit and logs them with the address: the first at once, then their number once a minute."""

    def __init__(self, counter: Counter) -> None:
        self._counter = counter
        self._unlogged: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()
        """When the last line was written, and how many refusals came after it."""
        self._lines = Bucket(LOG_LINES, 0.0)

    def note(self, limit: str, address: str, now: float) -> None:
        self._counter.labels(limit).inc()
        key = (limit, address)
        last, count = self._unlogged.pop(key, (-LOG_EVERY, 0))
        count += 1
        if now - last >= LOG_EVERY and self._lines.take(LOG_LINES / LOG_EVERY, LOG_LINES, now):
            event(log, logging.WARNING, "refused by a limit", limit=limit, address=address, count=count)
            last, count = now, 0
        self._unlogged[key] = (last, count)
        if len(self._unlogged) > MAX_LOGGED:
            self._unlogged.popitem(last=False)


class ConcurrencyLimit:
    """Concurrent uses per client; a limit of 0 means unlimited."""

    def __init__(self) -> None:
        self._now: dict[str, int] = {}

    def is_full(self, client: str, limit: int) -> bool:
        return limit > 0 and self._now.get(client, 0) >= limit

    def acquire(self, client: str, limit: int = 0) -> bool:
        """Count one more use, unless that is too many; return whether it was counted."""
        if self.is_full(client, limit):
            return False
        self._now[client] = self._now.get(client, 0) + 1
        return True

    def release(self, client: str) -> None:
        self._now[client] -= 1
        if not self._now[client]:
            del self._now[client]


@dataclass(frozen=True)
class Limits:
    """All limits of a server on its clients."""

    refusals: RefusalCounter
    per_address: Limiter
    per_person: Limiter
    """Requests and messages of one person, over HTTP and all sockets together."""
    files: Limiter
    """Files of the web client, by address. They are never refused, only delayed."""
    sign_ins: Limiter
    """Attempts at passwords and new names, by address."""
    exports: Limiter
    """Exports of whole accounts, by person: each of them reads much."""
    audited_refusals: Limiter
    """Refusals that are stored in the audit log: all but those of a flood."""
    connections: ConcurrencyLimit
    """HTTP connections, by address."""
    requests: ConcurrencyLimit
    """Requests that are not answered yet, by client. Behind a proxy many clients share connections."""

    @classmethod
    def of(cls, settings: Settings, refused: Counter) -> Limits:
        by_address = bool(settings.rate_per_address)
        return cls(
            refusals=RefusalCounter(refused),
            per_address=Limiter(settings.rate_per_address, settings.burst_per_address, name="address"),
            per_person=Limiter(settings.rate_per_session, settings.burst_per_session, name="person"),
            files=Limiter(FILES_PER_SECOND * by_address, FILES_AT_ONCE, name="files"),
            sign_ins=Limiter(settings.sign_ins_per_minute / 60 * by_address, settings.sign_ins_at_once, name="sign-ins"),
            exports=Limiter(1 / 60 * by_address, 5, name="exports"),
            audited_refusals=Limiter(AUDITED_REFUSALS_PER_SECOND, 100, name="audit"),
            connections=ConcurrencyLimit(),
            requests=ConcurrencyLimit(),
        )
