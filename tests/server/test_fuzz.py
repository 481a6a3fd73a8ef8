"""Nonsense from outside: no 500, no traceback, no hang. ``make soak`` does the same for much longer."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from random import Random
from socket import SHUT_RDWR

import pytest

from tests.server.clubs import UNLIMITED, ClubProcess, Visitor, play_some, serving
from tests.server.fuzzing import fuzz_api, fuzz_bytes, fuzz_messages, fuzz_studies, is_well
from tests.server.running import PATIENCE

OPEN_SEAT = {"kind": "open"}
METRICS_TOKEN = "a-token-for-the-metrics-only"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClubProcess]:
    folder = tmp_path_factory.mktemp("club")
    with serving(
        folder, *UNLIMITED, "--analysis-seconds", "1", "--analyses-per-hour", "0", "--metrics-token", METRICS_TOKEN
    ) as found:
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
    assert visitor.ask("GET", "/healthz", expect=200, timeout=PATIENCE).text == "ok\n"
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
    nobody = Visitor(club.address)
    fuzz_messages(nobody, table, 100, chance)
    nobody.close()
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
        listener.socket.socket.shutdown(SHUT_RDWR)  # without a goodbye
        listener.close()
    visitor.close()
    assert_well(club, "many")


def test_wrong_studies_are_refused_and_right_ones_answered(club: ClubProcess) -> None:
    visitor = Visitor(club.address).guest("Studious")
    counts = fuzz_studies(visitor, 250, Random(4))
    assert counts[200] > 50 and counts[400] > 30
    visitor.close()
    assert_well(club, "studies")


@pytest.fixture(scope="module")
def people(club: ClubProcess) -> Iterator[dict[str, Visitor]]:
    """One of each kind, there before an admin of nonsense closes the club to newcomers."""
    found = {"nobody": Visitor(club.address), "guest": Visitor(club.address).guest("Some guest")}
    found |= {who: Visitor(club.address).account(f"Some {who}") for who in ("account", "organiser")}
    make_admin(club, "Some organiser")
    yield found
    for visitor in found.values():
        visitor.close()


@pytest.mark.parametrize("who", ["nobody", "guest", "account", "organiser"])
def test_everything_that_the_openapi_document_allows_is_answered_as_it_says(
    club: ClubProcess, people: dict[str, Visitor], who: str
) -> None:
    visitor = people[who]
    owner = Visitor(club.address).guest(f"Owner {who}")
    table = owner.open_table("samurai", OPEN_SEAT, listed=True)
    if who != "nobody":
        visitor.join(table)
    assert fuzz_api(visitor, table["table"], examples=4, seed=3) > 60
    owner.close()
    assert_well(club, f"api {who}")


def make_admin(club: ClubProcess, name: str) -> None:
    command = [sys.executable, "-m", "kaisho", "admin", "make-admin", name, "--data", str(club.database.parent)]
    subprocess.run(command, check=True, capture_output=True)
    time.sleep(1.5)  # the running server looks for orders every second
