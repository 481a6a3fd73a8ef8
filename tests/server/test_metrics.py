"""Metrics: they are served on a separate port or with a token, and contain nothing personal or hidden."""

from __future__ import annotations

import urllib.request

from prometheus_client.parser import text_string_to_metric_families

from kaisho.games import names
from kaisho.server.metrics import CONTENT_TYPE, Metrics, may_read, serve


def values(text: str) -> dict[tuple[str, ...], float]:
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_counted_values_are_exposed() -> None:
    metrics = Metrics()
    metrics.acts.by_game["kaito"] += 1
    metrics.count_commit(7)
    metrics.count_request("/api/tables/{id}", 200)
    metrics.connections.inc(3)
    metrics.tables.set_function(lambda: 12)
    for seconds in (0.004, 0.005, 0.006, 100):
        metrics.acts.took(seconds)
    exposed = values(metrics.exposition().decode())
    assert exposed["kaisho_acts_total", "kaito"] == 1
    assert exposed["kaisho_acts_total", "samurai"] == 0
    assert exposed["kaisho_commits_total",] == 1
    assert exposed["kaisho_commit_size_sum",] == 7
    assert exposed["kaisho_http_requests_total", "/api/tables/{id}", "200"] == 1
    assert exposed["kaisho_connections",] == 3
    assert exposed["kaisho_tables_in_memory",] == 12
    buckets = {seconds: exposed["kaisho_act_seconds_bucket", seconds] for seconds in ("0.0025", "0.005", "0.01", "2.5", "+Inf")}
    assert buckets == {"0.0025": 0, "0.005": 2, "0.01": 3, "2.5": 3, "+Inf": 4}
    assert exposed["kaisho_act_seconds_sum",] == 100.015 and exposed["kaisho_act_seconds_count",] == 4


def test_the_only_labels_are_games_routes_and_statuses() -> None:
    metrics = Metrics()
    metrics.count_request("/", 200)
    exposed = {
        (sample.name, label)
        for family in text_string_to_metric_families(metrics.exposition().decode())
        for sample in family.samples
        for label in sample.labels
        if label != "le"  # a bucket of a histogram
    }
    created = {("kaisho_http_requests_created", label) for label in ("route", "status")}
    assert exposed - created == {
        ("kaisho_acts_total", "game"),
        ("kaisho_http_requests_total", "route"),
        ("kaisho_http_requests_total", "status"),
    }
    assert set(metrics.acts.by_game) == set(names())


def test_two_servers_in_one_process_count_separately() -> None:
    first, second = Metrics(), Metrics()
    first.slow_readers.inc()
    assert values(second.exposition().decode())["kaisho_slow_readers_dropped_total",] == 0


def test_metrics_are_served_on_a_separate_port() -> None:
    metrics = Metrics()
    metrics.slow_readers.inc()
    server, thread = serve(metrics, 0)
    try:
        assert server.server_address[0] == "127.0.0.1"
        with urllib.request.urlopen(f"http://127.0.0.1:{server.server_port}/metrics", timeout=10) as answer:
            assert values(answer.read().decode())["kaisho_slow_readers_dropped_total",] == 1
            assert answer.headers["Content-Type"].startswith("text/plain")
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
    assert CONTENT_TYPE.startswith("text/plain")


def test_metrics_can_be_read_only_with_the_token() -> None:
    token = "a-token-of-the-club"
    assert may_read(f"Bearer {token}", token)
    assert may_read(f"bearer {token}", token)
    assert not may_read(f"Basic {token}", token)
    assert not may_read(f"Bearer {token}x", token)
    assert not may_read("Bearer é", token)
    assert not may_read(token, token)
    assert not may_read(None, token)
    assert not may_read("Bearer ", None)
    assert not may_read("Bearer ", "")
