"""Floods of frames on a socket: the flooder is disconnected, and other clients are served meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest

from tests.server.clubs import Client, ClubProcess, serving
from tests.server.flooding import FLOODS, Flooder
from tests.server.fuzzing import HELLO, HandshakeRefused, connected, frame
from tests.server.running import PATIENCE


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClubProcess]:
    """A club with default settings, except for a trusted proxy so that tests can use several addresses."""
    with serving(tmp_path_factory.mktemp("club"), "--trusted-proxy", "127.0.0.1") as club:
        yield club
        assert club.logged_errors() == []


def from_address(number: int) -> dict[str, str]:
    """Headers of a client at an address of its own: whoever shares one with a flooder shares its limit."""
    return {"X-Forwarded-For": f"192.0.2.{number}"}


def client_at(club: ClubProcess, number: int) -> Client:
    return Client(club.address, headers=from_address(number))


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flooding_socket_is_disconnected_and_other_clients_are_served(club: ClubProcess, kind: str) -> None:
    number = list(FLOODS).index(kind)
    ann = client_at(club, 100 + number).guest(f"Ann {number}x")
    listener = ann.socket()
    flooders = [Flooder(club.address, kind, headers=from_address(200 + number)) for _ in range(2)]
    for flooder in flooders:
        flooder.start()
    for _ in range(5):
        assert ann.get("/api/club")["name"] == "Kaisho"
        assert listener.ask(do="lobby", on=False)["type"] == "done"
    for flooder in flooders:
        flooder.join(PATIENCE)
        assert flooder.was_cut, "the flood was not stopped"
    listener.close()
    ann.close()


def test_a_person_who_floods_is_disconnected_everywhere_and_gains_nothing_by_reconnecting(club: ClubProcess) -> None:
    eve, ann = client_at(club, 50).guest("Eve"), client_at(club, 51).guest("Ann")
    flooders = [Flooder(club.address, "pings", eve.cookie, eve.headers) for _ in range(3)]
    for flooder in flooders:
        flooder.start()
    for _ in range(3):
        with suppress(HandshakeRefused):
            flooders.append(Flooder(club.address, "pongs", eve.cookie, eve.headers))
            flooders[-1].start()
    for flooder in flooders:
        flooder.join(PATIENCE)
        assert flooder.was_cut
    assert ann.ask("GET", "/api/me").status_code == 200
    eve.close()
    ann.close()


def test_the_number_of_fragments_of_a_message_is_limited(club: ClubProcess) -> None:
    host, _, port = club.address.removeprefix("http://").partition(":")
    with connected(host, port, from_address(9)) as raw:
        raw.sendall(frame(1, HELLO[:3], fin=False) + frame(0, b"", fin=False) * 8 + frame(0, HELLO[3:]))
        received = b""
        while b"welcome" not in received:
            received += raw.recv(65_536)
        raw.sendall(frame(1, b"{", fin=False) + frame(0, b" ", fin=False) * 80)
        while data := raw.recv(65_536):
            received += data
    assert received.endswith((1009).to_bytes(2) + b"too many parts")


def test_frames_are_parsed_however_they_are_split_into_packets(club: ClubProcess) -> None:
    """The stream has two messages, a ping, a fragmented message, and one with a longer header."""
    host, _, port = club.address.removeprefix("http://").partition(":")
    padded = b'{"do":"lobby","on":false,"id":3}' + b" " * 300
    sent = (
        frame(1, HELLO)
        + frame(1, b'{"do":"lobby","on":false,"id":1}')
        + frame(9, b"are you there")
        + frame(1, b'{"do":"lobby",', fin=False)
        + frame(0, b'"on":false,"id":2}')
        + frame(1, padded)
    )
    for size in (1, 2, 3, 5, 7, 64, 200, len(sent)):
        with connected(host, port, from_address(8)) as raw:
            for start in range(0, len(sent), size):
                raw.sendall(sent[start : start + size])
            received = b""
            while b'"id":3' not in received:
                received += raw.recv(65_536)
            raw.sendall(frame(8, (1000).to_bytes(2)))
            while data := raw.recv(65_536):
                received += data
        for expected in (b'"welcome"', b'"done","id":1', b'"done","id":2', b'"done","id":3', b"are you there"):
            assert expected in received, (size, received)
        assert received.endswith((1000).to_bytes(2))
