"""The lobby that is sent to browsers: the stored lists, announced after the commit."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.server.conftest import Club
from tests.server.running import NO_LIMITS, RunningServer, Socket, Told


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A club in which nothing else changes the lobby. ``sync=full``: a commit takes its time."""
    running = RunningServer(tmp_path_factory.mktemp("club"), **NO_LIMITS | {"sync": "full"})
    people = Club(running)
    yield people
    people.close()
    running.stop()


QUIET = 0.7
"""Seconds after which a change of the lobby is announced at once. Sooner, it would be delayed until every commit is over."""


def tables_in(told: Told, place: str) -> list[str]:
    return [line["id"] for line in told[place]]


def next_lobby(socket: Socket) -> Told:
    """The next announcement of the lobby; earlier ones are dropped."""
    return socket.take("lobby")


def test_every_pushed_lobby_is_right_after_a_join_and_an_end_over_the_socket(quiet: Club) -> None:
    looking = quiet.socket()
    looking.ask("lobby")
    looking.flush()
    ann, bob = quiet.socket(quiet.guest("Ann")), quiet.socket(quiet.guest("Bob"))
    for _ in range(4):
        table: str = ann.visitor.open("kamisado", "me", "open", listed=True)["table"]
        assert table in tables_in(next_lobby(looking), "open")
        time.sleep(QUIET)
        bob.ask("join", table=table)
        told = next_lobby(looking)
        assert table not in tables_in(told, "open"), "a taken seat is shown as open"
        assert table in tables_in(told, "playing")
        time.sleep(QUIET)
        bob.ask("resign", table=table)
        told = next_lobby(looking)
        assert table not in tables_in(told, "playing"), "a finished game is shown as running"
        assert table not in tables_in(told, "open")


def test_a_vacated_seat_is_listed_and_a_closed_table_disappears_from_the_lobby(quiet: Club) -> None:
    looking = quiet.socket()
    looking.ask("lobby")
    looking.flush()
    ann, bob, cem = (quiet.socket(quiet.guest(name)) for name in ("Ann", "Bob", "Cem"))
    table: str = ann.visitor.open("samurai", "me", "open", "open", listed=True, options={"players": 3})["table"]
    assert table in tables_in(next_lobby(looking), "open")
    bob.ask("join", table=table)
    assert table in tables_in(next_lobby(looking), "open"), "one seat is still free"
    cem.ask("join", table=table)
    assert table in tables_in(next_lobby(looking), "playing")
    other: str = ann.visitor.open("kaito", "me", "open", listed=True)["table"]
    assert other in tables_in(next_lobby(looking), "open")
    ann.ask("leave", table=other)
    assert other not in tables_in(next_lobby(looking), "open"), "a table without players is shown as open"
