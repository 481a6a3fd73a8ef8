"""Limits on how often somebody may ask (buckets that refill with time), how much at once, and how refusals are recorded."""

from __future__ import annotations

import logging
import math
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from kaisho.errors import KaishoError
from kaisho.server.logs import event

if TYPE_CHECKING:
    from prometheus_client import Counter

log = logging.getLogger("kaisho.limits")

MOST_BUCKETS = 50_000
DAY = 86_400.0

LOG_EVERY = 60.0
"""Seconds between two lines about refusals of one address by one limit."""

LOG_LINES = 30
"""Lines about refusals that may be written at once, over all addresses; then one every two seconds."""

MOST_LOGGED = 1000
"""Pairs of address and limit that are remembered for the log."""


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
    """Holds up to ``burst`` requests and gains ``rate`` a second."""

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
        """Add what was gained since the last look."""
        self.level = min(burst, self.level + max(0.0, now - self.at) * rate)
        self.at = now


class Limiter:
    """One bucket per client; the ones unused for longest are dropped. A rate of 0 is no limit.

    ``name`` says in metrics and logs which limit it is.
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

    def bucket(self, asker: str, now: float) -> Bucket:
        """The client's own bucket, for those who keep it beside the connection."""
        bucket = self._buckets.get(asker)
        if bucket is None:
            bucket = self._buckets[asker] = Bucket(self.burst, now)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(asker)
        return bucket

    def allows(self, asker: str, now: float, cost: float = 1.0) -> bool:
        return self.rate <= 0 or self.bucket(asker, now).take(self.rate, self.burst, now, cost)

    def check(self, asker: str, now: float, cost: float = 1.0, *, code: str = "http-too-often", **values: Any) -> None:
        """Count a request, or raise ``TooOften`` with the time until it would be allowed."""
        if not self.allows(asker, now, cost):
            missing = cost - self.bucket(asker, now).level
            raise TooOften(self.name, missing / self.rate, code, **values)

    def delay(self, asker: str, now: float, longest: float) -> float:
        """Count a request that is never refused: how many seconds it has to wait for its turn, up to ``longest``."""
        if self.rate <= 0:
            return 0.0
        bucket = self.bucket(asker, now)
        bucket.fill(self.rate, self.burst, now)
        bucket.level = max(bucket.level - 1.0, -longest * self.rate)
        return max(0.0, -bucket.level / self.rate)


class Refusals:
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
        if len(self._unlogged) > MOST_LOGGED:
            self._unlogged.popitem(last=False)


class Crowd:
    """How many of something each asker has at the same time. A bound of 0 is none."""

    def __init__(self) -> None:
        self._now: dict[str, int] = {}

    def is_full(self, asker: str, most: int) -> bool:
        return most > 0 and self._now.get(asker, 0) >= most

    def came(self, asker: str, most: int = 0) -> bool:
        """One more, unless that is too many."""
        if self.is_full(asker, most):
            return False
        self._now[asker] = self._now.get(asker, 0) + 1
        return True

    def left(self, asker: str) -> None:
        self._now[asker] -= 1
        if not self._now[asker]:
            del self._now[asker]
