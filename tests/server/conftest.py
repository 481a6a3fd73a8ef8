"""Fixtures for tests of the server: a migrated database file with foreign keys on, and a running server."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import Connection

from kaisho.server.store import database_url, open_engine
from kaisho.server.store.migrate import upgrade
from tests.server.running import NO_LIMITS, Client, RunningServer, Socket
from tests.server.running import no_server_outlives_its_test as no_server_outlives_its_test

METRICS_TOKEN = "a-token-for-the-metrics"


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    """A database connection inside a write transaction."""
    engine = open_engine(database_url(tmp_path), sync="normal")
    upgrade(engine)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
        yield connection
    engine.dispose()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server shared by all tests that need no special settings; it must stop cleanly at the end."""
    running = RunningServer(tmp_path_factory.mktemp("club"), metrics_token=METRICS_TOKEN, **NO_LIMITS)
    yield running
    running.stop()


class Club:
    """Creates people with unique names on a server, and closes their sockets in the end."""

    numbers = count(1)

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.sockets: list[Socket] = []

    def name(self, stem: str) -> str:
        return f"{stem} {next(self.numbers) * 7919}"

    def guest(self, stem: str = "Guest") -> Client:
        return self.server.guest(self.name(stem))

    def account(self, stem: str = "Member") -> Client:
        return self.server.account(self.name(stem))

    def socket(self, client: Client | None = None, **options: Any) -> Socket:
        socket = (client or self.server.anonymous()).socket(**options)
        self.sockets.append(socket)
        return socket

    def two_players(self, game: str, **options: object) -> tuple[str, Socket, Socket]:
        """Seat two guests at a new table, which both watch. Return its id, its owner (seat 0) and the other player."""
        ann, bob = self.socket(self.guest("Ann")), self.socket(self.guest("Bob"))
        table: str = ann.client.open(game, "me", "open", listed=True, **options)["table"]
        ann.watch(table)
        bob.ask("join", table=table)
        bob.watch(table)
        ann.drain()
        return table, ann, bob

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


@pytest.fixture
def club(server: RunningServer) -> Iterator[Club]:
    club = Club(server)
    yield club
    club.close()
