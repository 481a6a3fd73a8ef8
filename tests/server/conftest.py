"""What tests of the server share: a database in a file, made by the migrations, with foreign keys on; a running server."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import Connection

from kaisho.server.store import database_url, open_engine
from kaisho.server.store.migrate import upgrade
from tests.server.running import NO_LIMITS, RunningServer, Socket, Visitor
from tests.server.running import no_server_outlives_its_test as no_server_outlives_its_test

METRICS_TOKEN = "a-token-for-the-metrics"


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    """A connection inside a transaction that writes."""
    engine = open_engine(database_url(tmp_path), sync="normal")
    upgrade(engine)
    with engine.connect().execution_options(writes=True) as opened, opened.begin():
        assert opened.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
        yield opened
    engine.dispose()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tests that only need some server. It must end well."""
    running = RunningServer(tmp_path_factory.mktemp("club"), metrics_token=METRICS_TOKEN, **NO_LIMITS)
    yield running
    running.stop()


class Club:
    """People at a server, each with a name of their own, whose connections are closed after the test."""

    numbers = count(1)

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.sockets: list[Socket] = []

    def name(self, stem: str) -> str:
        return f"{stem} {next(self.numbers) * 7919}"

    def guest(self, stem: str = "Guest") -> Visitor:
        return self.server.guest(self.name(stem))

    def account(self, stem: str = "Member") -> Visitor:
        return self.server.account(self.name(stem))

    def socket(self, visitor: Visitor | None = None, **options: Any) -> Socket:
        opened = (visitor or self.server.nobody()).socket(**options)
        self.sockets.append(opened)
        return opened

    def pair(self, game: str, **wanted: object) -> tuple[str, Socket, Socket]:
        """Two guests at a table of their own, both watching: the table, who opened it (seat 0), who joined (seat 1)."""
        ann, bob = self.socket(self.guest("Ann")), self.socket(self.guest("Bob"))
        table: str = ann.visitor.open(game, "me", "open", listed=True, **wanted)["table"]
        ann.watch(table)
        bob.ask("join", table=table)
        bob.watch(table)
        ann.flush()
        return table, ann, bob

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


@pytest.fixture
def club(server: RunningServer) -> Iterator[Club]:
    people = Club(server)
    yield people
    people.close()
