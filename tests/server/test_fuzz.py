"""Nonsense from outside: no 500, no traceback, no hang. ``make soak`` does the same for much longer."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from random import Random

import pytest

from tests.server.clubs import UNLIMITED, ClubProcess, Visitor, play_some, serving
from tests.server.fuzzing import fuzz_api, fuzz_bytes, fuzz_messages, is_well

OPEN_SEAT = {"kind": "open"}
METRICS_TOKEN = "a-token-for-the-metrics-only"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClubProcess]:
    folder = tmp_path_factory.mktemp("club")
    with serving(folder, *UNLIMITED, "--analysis-seconds", "1", "--metrics-token", METRICS_TOKEN) as found:
        yield found
        assert_nothing_left(found)
        assert found.stop() == 0


def assert_nothing_left(club: ClubProcess) -> None:
    """Of connections that have ended nothing is kept."""
    visitor = Visitor(club.address, headers={"Authorization": f"Bearer {METRICS_TOKEN}"})
    end = time.monotonic() + 10
    while "kaisho_connections 0.0" not in (told := visitor.ask("GET", "/metrics", expect=200).text):
        assert time.monotonic() < end, told
        time.sleep(0.1)
    visitor.close()


def assert_well(club: ClubProcess, name: str) -> None:
    """The server answers at once, a normal game can be played, and it has had nothing to complain about."""
    visitor = Visitor(club.address).guest(f"{name} one")
    other = Visitor(club.address).guest(f"{name} two")
    assert visitor.ask("GET", "/healthz", expect=200, timeout=10).text == "ok\n"
    table = visitor.open_table("kamisado", OPEN_SEAT)
    other.join(table)
    assert play_some([visitor, other], table["table"]) == 6
    listener = other.socket()
    assert listener.watch(table["table"])["state"]["log"] >= 6
    assert is_well(listener)
    listener.close()
    visitor.close()
    other.close()
    assert club.complaints() == []


def test_wrong_messages_are_refused_and_the_server_stays_well(club: ClubProcess) -> None:
    chance = Random(1)
    visitor = Visitor(club.address).guest("Fuzz")
    kinds = [("kamisado", [OPEN_SEAT]), ("samurai", [{"kind": "here"}]), ("caminos", [{"kind": "here"}])]
    for game, seats in kinds:
        table = visitor.open_table(game, *seats)["table"]
        fuzz_messages(visitor, table, 250, chance)
    fuzz_messages(Visitor(club.address), table, 100, chance)
    visitor.close()
    assert_well(club, "messages")


def test_wrong_bytes_close_a_connection_at_most_and_memory_does_not_grow_with_them(club: ClubProcess) -> None:
    visitor = Visitor(club.address)
    chance = Random(2)
    fuzz_bytes(visitor, 1, chance)
    before = club.memory()
    fuzz_bytes(visitor, 3, chance)
    assert club.memory() < before + 30_000
    visitor.close()
    assert_well(club, "bytes")


def test_many_connections_at_once_are_served_and_forgotten(club: ClubProcess) -> None:
    visitor = Visitor(club.address).guest("Many")
    table = visitor.open_table("kaito", {"kind": "here"})["table"]
    sockets = [visitor.socket() for _ in range(60)]
    for listener in sockets:
        listener.watch(table)
    play_some([visitor], table, 2)
    for listener in sockets:
        assert listener.until("update")["log"] >= 1
        listener.socket.socket.close()  # without a goodbye
    visitor.close()
    assert_well(club, "many")


@pytest.mark.parametrize("who", ["nobody", "guest", "account", "admin"])
def test_everything_that_the_openapi_document_allows_is_answered_as_it_says(club: ClubProcess, who: str) -> None:
    visitor = Visitor(club.address)
    owner = Visitor(club.address).guest(f"Owner of {who}"[:20])
    table = owner.open_table("samurai", OPEN_SEAT, listed=True)
    if who == "guest":
        visitor.guest("Some guest")
    elif who != "nobody":
        visitor.account(f"Some {who}"[:20])
    if who == "admin":
        make_admin(club, "Some admin")
    if who != "nobody":
        visitor.join(table)
    assert fuzz_api(visitor, table["table"], examples=4, seed=3) > 60
    visitor.close()
    owner.close()
    assert_well(club, f"api {who}")


def make_admin(club: ClubProcess, name: str) -> None:
    command = [sys.executable, "-m", "kaisho", "admin", "make-admin", name, "--data", str(club.database.parent)]
    subprocess.run(command, check=True, capture_output=True)
    time.sleep(1.5)  # the running server looks for orders every second
