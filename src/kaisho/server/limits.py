"""Limits on how often somebody may ask (buckets that fill up with time and are emptied by asking), and how much at once."""

from __future__ import annotations

from collections import OrderedDict

MOST_BUCKETS = 50_000


class Bucket:
    """Holds ``burst`` askings at most and gains ``rate`` a second."""

    __slots__ = ("at", "level")

    def __init__(self, burst: float, now: float) -> None:
        self.level = burst
        self.at = now

    def take(self, rate: float, burst: float, now: float, cost: float = 1.0) -> bool:
        self.level = min(burst, self.level + max(0.0, now - self.at) * rate)
        self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Limiter:
    """One bucket for each asker; those who have been quiet longest are forgotten. A rate of 0 is no limit."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self.rate = rate
        self.burst = burst if burst is not None else rate * 5
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, asker: str, now: float, cost: float = 1.0) -> bool:
        if self.rate <= 0:
            return True
        bucket = self._buckets.get(asker)
        if bucket is None:
            bucket = self._buckets[asker] = Bucket(self.burst, now)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(asker)
        return bucket.take(self.rate, self.burst, now, cost)


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
