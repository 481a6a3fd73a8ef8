"""Fuzzing: no status 500, no traceback, no hang. ``make soak`` does the same for much longer."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from random import Random
from socket import SHUT_RDWR

import pytest

from tests.server.clubs import UNLIMITED, Client, ClubProcess, play_some, serving
from tests.server.fuzzing import fuzz_api, fuzz_bytes, fuzz_messages, fuzz_studies, is_responsive
from tests.server.running import PATIENCE

OPEN_SEAT = {"kind": "open"}
METRICS_TOKEN = "a-token-for-the-metrics-only"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClubProcess]:
    folder = tmp_path_factory.mktemp("club")
    with serving(
        folder, *UNLIMITED, "--analysis-seconds", "1", "--analyses-per-hour", "0", "--metrics-token", METRICS_TOKEN
    ) as club:
        yield club
        assert_no_connections(club)
        assert club.stop() == 0


def assert_no_connections(club: ClubProcess) -> None:
    """Check that all closed connections are forgotten."""
    client = Client(club.address, headers={"Authorization": f"Bearer {METRICS_TOKEN}"})
    deadline = time.monotonic() + 10
    while "kaisho_connections 0.0" not in (metrics := client.ask("GET", "/metrics", expect=200).text):
        assert time.monotonic() < deadline, metrics
        time.sleep(0.1)
    client.close()


def assert_healthy(club: ClubProcess, name: str) -> None:
    """Check that the server answers, that a normal game can be played, and that no error was logged."""
    client = Client(club.address).guest(f"{name} one")
    other = Client(club.address).guest(f"{name} two")
    assert client.ask("GET", "/healthz", expect=200, timeout=PATIENCE).text == "ok\n"
    table = client.open_table("kamisado", OPEN_SEAT)
    other.join(table)
    assert play_some([client, other], table["table"]) == 6
    listener = other.socket()
    assert listener.watch(table["table"])["state"]["log"] >= 6
    assert is_responsive(listener)
    listener.close()
    client.close()
    other.close()
    assert club.logged_errors() == []


def test_invalid_messages_are_refused_and_the_server_stays_healthy(club: ClubProcess) -> None:
    chance = Random(1)
    client = Client(club.address).guest("Fuzz")
    kinds = [("kamisado", [OPEN_SEAT]), ("samurai", [{"kind": "here"}]), ("caminos", [{"kind": "here"}])]
    for game, seats in kinds:
        table = client.open_table(game, *seats)["table"]
        fuzz_messages(client, table, 250, chance)
    nobody = Client(club.address)
    fuzz_messages(nobody, table, 100, chance)
    nobody.close()
    client.close()
    assert_healthy(club, "messages")


def test_invalid_bytes_at_most_close_a_connection_and_leak_no_memory(club: ClubProcess) -> None:
    client = Client(club.address)
    chance = Random(2)
    fuzz_bytes(client, 1, chance)
    before = club.memory()
    fuzz_bytes(client, 3, chance)
    assert club.memory() < before + 30_000
    client.close()
    assert_healthy(club, "bytes")


def test_many_concurrent_connections_are_served_and_forgotten(club: ClubProcess) -> None:
    client = Client(club.address).guest("Many")
    table = client.open_table("kaito", {"kind": "here"})["table"]
    sockets = [client.socket() for _ in range(60)]
    for listener in sockets:
        listener.watch(table)
    play_some([client], table, 2)
    for listener in sockets:
        assert listener.wait_for("update")["log"] >= 1
        listener.socket.socket.shutdown(SHUT_RDWR)  # without a closing handshake
        listener.close()
    client.close()
    assert_healthy(club, "many")


def test_invalid_studies_are_refused_and_valid_ones_answered(club: ClubProcess) -> None:
    client = Client(club.address).guest("Studious")
    counts = fuzz_studies(client, 250, Random(4))
    assert counts[200] > 50 and counts[400] > 30
    client.close()
    assert_healthy(club, "studies")


@pytest.fixture(scope="module")
def people(club: ClubProcess) -> Iterator[dict[str, Client]]:
    """A client of each kind, created before a fuzzing admin closes registration."""
    clients = {"nobody": Client(club.address), "guest": Client(club.address).guest("Some guest")}
    clients |= {kind: Client(club.address).account(f"Some {kind}") for kind in ("account", "organiser")}
    make_admin(club, "Some organiser")
    yield clients
    for client in clients.values():
        client.close()


@pytest.mark.filterwarnings("ignore:Do not use the `random` module")  # Schemathesis does, in some of its mutations
@pytest.mark.parametrize("kind", ["nobody", "guest", "account", "organiser"])
def test_responses_conform_to_the_openapi_document(club: ClubProcess, people: dict[str, Client], kind: str) -> None:
    client = people[kind]
    owner = Client(club.address).guest(f"Owner {kind}")
    table = owner.open_table("samurai", OPEN_SEAT, listed=True)
    if kind != "nobody":
        client.join(table)
    assert fuzz_api(client, table["table"], examples=4, seed=3) > 60
    owner.close()
    assert_healthy(club, f"api {kind}")


def make_admin(club: ClubProcess, name: str) -> None:
    command = [sys.executable, "-m", "kaisho", "admin", "make-admin", name, "--data", str(club.database.parent)]
    subprocess.run(command, check=True, capture_output=True)
    time.sleep(1.5)  # the running server looks for orders every second
