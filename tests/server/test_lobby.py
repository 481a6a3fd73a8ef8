"""Announcements of the lobby: they contain the stored lists and follow the commit."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.server.conftest import Club
from tests.server.running import NO_LIMITS, Message, RunningServer, Socket


@pytest.fixture(scope="module")
def quiet_club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A club in which nothing else changes the lobby. With ``sync=full`` a commit takes longer."""
    server = RunningServer(tmp_path_factory.mktemp("club"), **NO_LIMITS | {"sync": "full"})
    club = Club(server)
    yield club
    club.close()
    server.stop()


QUIET = 0.7
"""Seconds after which a change of the lobby is announced at once. Sooner, it would be delayed until every commit is over."""


def tables_in(lobby: Message, status: str) -> list[str]:
    return [table["id"] for table in lobby[status]]


def next_lobby(socket: Socket) -> Message:
    """Wait for the next announcement of the lobby."""
    return socket.wait_for("lobby")


def test_every_announced_lobby_is_right_after_a_join_and_a_resignation(quiet_club: Club) -> None:
    watcher = quiet_club.socket()
    watcher.ask("lobby")
    watcher.drain()
    ann, bob = quiet_club.socket(quiet_club.guest("Ann")), quiet_club.socket(quiet_club.guest("Bob"))
    for _ in range(4):
        table: str = ann.client.open("kamisado", "me", "open", listed=True)["table"]
        assert table in tables_in(next_lobby(watcher), "open")
        time.sleep(QUIET)
        watcher.drain()
        bob.ask("join", table=table)
        lobby = next_lobby(watcher)
        assert table not in tables_in(lobby, "open"), "a taken seat is shown as open"
        assert table in tables_in(lobby, "playing")
        time.sleep(QUIET)
        watcher.drain()
        bob.ask("resign", table=table)
        lobby = next_lobby(watcher)
        assert table not in tables_in(lobby, "playing"), "a finished game is shown as running"
        assert table not in tables_in(lobby, "open")


def test_a_vacated_seat_is_listed_and_a_closed_table_disappears_from_the_lobby(quiet_club: Club) -> None:
    watcher = quiet_club.socket()
    watcher.ask("lobby")
    watcher.drain()
    ann, bob, cem = (quiet_club.socket(quiet_club.guest(name)) for name in ("Ann", "Bob", "Cem"))
    table: str = ann.client.open("samurai", "me", "open", "open", listed=True, options={"players": 3})["table"]
    assert table in tables_in(next_lobby(watcher), "open")
    bob.ask("join", table=table)
    assert table in tables_in(next_lobby(watcher), "open"), "one seat is still free"
    cem.ask("join", table=table)
    assert table in tables_in(next_lobby(watcher), "playing")
    other: str = ann.client.open("kaito", "me", "open", listed=True)["table"]
    assert other in tables_in(next_lobby(watcher), "open")
    ann.ask("leave", table=other)
    assert other not in tables_in(next_lobby(watcher), "open"), "a table without players is shown as open"
