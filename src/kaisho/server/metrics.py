"""Prometheus metrics in a separate registry. Labels are games, routes, statuses and limits, never people or positions."""

from __future__ import annotations

import hmac
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from threading import Thread
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from kaisho.games import classes

SHORT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000)

CONTENT_TYPE = CONTENT_TYPE_LATEST


def _histogram(name: str, about: str, buckets: tuple[float, ...], registry: CollectorRegistry) -> Histogram:
    return Histogram(name, about, buckets=buckets, registry=registry)


class Acts(Collector):
    """Number and duration of acts. They are a hundred times as frequent as other events, so the event loop counts them without
    a lock."""

    def __init__(self) -> None:
        self.by_game = dict.fromkeys((kind.name for kind in classes()), 0)
        self._numbers = [0] * (len(SHORT) + 1)
        self._seconds = 0.0

    def took(self, seconds: float) -> None:
        self._numbers[bisect_left(SHORT, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        played = CounterMetricFamily("kaisho_acts", "acts that were played and stored", labels=["game"])
        for game, number in self.by_game.items():
            played.add_metric([game], number)
        yield played
        most = [*(str(float(most)) for most in SHORT), "+Inf"]
        buckets = list(zip(most, accumulate(self._numbers), strict=True))
        about = "from an act's arrival to its announcement"
        yield HistogramMetricFamily("kaisho_act_seconds", about, buckets, self._seconds)


class Metrics:
    """All metrics. Counting is cheap and thread-safe."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.connections = Gauge("kaisho_connections", "open sockets", registry=registry)
        self.tables = Gauge("kaisho_tables_in_memory", "tables that are kept in memory", registry=registry)
        self.acts = Acts()
        registry.register(self.acts)
        self.refused = Counter("kaisho_acts_refused", "acts that were answered with why not", registry=registry)
        self.commits = Counter("kaisho_commits", "transactions of the store's writer", registry=registry)
        self.commits_failed = Counter("kaisho_commits_failed", "transactions that could not be stored", registry=registry)
        self.damaged = Gauge("kaisho_store_damaged", "1 if the weekly check found damage in the database", registry=registry)
        self.free_bytes = Gauge("kaisho_free_bytes", "room on the disk of the data folder", registry=registry)
        self.commit_size = _histogram("kaisho_commit_size", "writes that one transaction held", SIZES, registry)
        self.loop_delay = _histogram("kaisho_loop_delay_seconds", "how late the event loop came to its work", SHORT, registry)
        self.stood_still = Counter("kaisho_stood_still_seconds", "time given back after standstills", registry=registry)
        self.housekeeping_failed = Counter("kaisho_housekeeping_failed", "failures, by step", ["step"], registry=registry)
        self.tables_broken = Counter("kaisho_tables_broken", "tables that could not be read or played on", registry=registry)
        self.bots_thinking = Gauge("kaisho_bots_thinking", "bots that are thinking now", registry=registry)
        self.bots_waiting = Gauge("kaisho_bots_waiting", "moves and analyses that wait for a thread", registry=registry)
        self._requests = Counter("kaisho_http_requests", "answers, by route and status", ["route", "status"], registry=registry)
        self.limited = Counter("kaisho_rate_limited", "messages and requests refused, by limit", ["limit"], registry=registry)
        self.not_shown = Counter(
            "kaisho_not_shown", "failures of a game to show something, by game and kind", ["game", "what"], registry=registry
        )
        self.slow_readers = Counter("kaisho_slow_readers_dropped", "connections closed: they did not read", registry=registry)

    def count_commit(self, writes: int) -> None:
        self.commits.inc()
        self.commit_size.observe(writes)

    def count_request(self, route: str, status: int) -> None:
        """Count a response. ``route`` is a pattern such as ``/api/tables/{id}``, or ``-`` for an unknown address."""
        self._requests.labels(route, str(status)).inc()

    def exposition(self) -> bytes:
        """Return all metrics in the format of Prometheus (``CONTENT_TYPE``)."""
        return generate_latest(self.registry)


def serve(metrics: Metrics, port: int, host: str = "127.0.0.1") -> tuple[WSGIServer, Thread]:
    """Serve the metrics on a separate port in a thread; ``shutdown()`` of the returned server ends it."""
    return start_http_server(port, addr=host, registry=metrics.registry)


def may_read(authorization: str | None, token: str | None) -> bool:
    """Whether an ``Authorization`` header may read the metrics; none may if no token is set."""
    if not token or not authorization:
        return False
    kind, _, given = authorization.partition(" ")
    return hmac.compare_digest(given.strip().encode(), token.encode()) and kind.lower() == "bearer"
