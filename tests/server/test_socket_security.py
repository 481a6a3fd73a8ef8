"""Security of sockets with default settings: origins, limits, and revoked logins."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.clubs import Client, ClubProcess, Listener, serving
from tests.server.fuzzing import HELLO, connected, frame
from tests.server.in_process import PASSWORD

LIMITS = ("--rate-per-address", "0", "--rate-per-session", "10", "--burst-per-session", "40", "--most-connections", "12")


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClubProcess]:
    with serving(tmp_path_factory.mktemp("club"), *LIMITS) as club:
        yield club
        assert club.logged_errors() == []


def test_a_page_of_another_origin_gets_no_socket(club: ClubProcess) -> None:
    ann = Client(club.address).guest("Ann")
    for origin in ("http://elsewhere.example", "null", "https" + club.address[4:], club.address + "0", "http://localhost"):
        with pytest.raises(InvalidStatus) as refusal:
            ann.socket(origin=origin)
        assert refusal.value.response.status_code == 403
        assert json.loads(refusal.value.response.body or b"")["code"] == "http-foreign-origin"
        assert refusal.value.response.headers["x-content-type-options"] == "nosniff"
    ann.close()


def test_a_cookie_without_an_origin_gets_no_socket(club: ClubProcess) -> None:
    ann = Client(club.address).guest("Abe")
    address = club.address.replace("http", "ws", 1) + "/socket"
    with pytest.raises(InvalidStatus) as refusal, connect(address, additional_headers={"Cookie": f"kaisho={ann.cookie}"}):
        pass
    assert refusal.value.response.status_code == 403
    assert json.loads(refusal.value.response.body or b"")["code"] == "http-no-origin"
    with connect(address) as nobody:  # a program that only watches
        nobody.send('{"do":"hello","protocol":1}')
        assert json.loads(nobody.recv(20))["you"] is None
    ann.close()


def test_a_socket_without_a_name_can_watch_but_not_act(club: ClubProcess) -> None:
    ann = Client(club.address).guest("Bea")
    table = ann.open_table("kamisado", {"kind": "here"}, listed=True)
    nobody = Listener(club.address)
    assert nobody.watch(table["table"])["you"] == []
    for request in ({"do": "act", "after": 0, "act": 0}, {"do": "say", "text": "hello"}, {"do": "join"}, {"do": "resign"}):
        assert nobody.ask(table=table["table"], **request)["code"] == "socket-needs-name"
    assert nobody.ask(do="look", table=table["table"], seat=0)["code"] == "table-not-seated"
    nobody.close()
    ann.close()


def test_nothing_is_answered_before_hello(club: ClubProcess) -> None:
    listener = Listener(club.address, hello=False)
    assert listener.ask(do="lobby")["code"] == "socket-hello-first"
    listener.send(do="hello", protocol=999)
    assert listener.wait_for("bye")["code"] == "socket-old-protocol"
    with pytest.raises(ConnectionClosed):
        listener.receive()
    listener.close()


def test_a_message_that_is_too_long_ends_the_connection(club: ClubProcess) -> None:
    listener = Listener(club.address)
    listener.socket.send("x" * 16_385)
    with pytest.raises(ConnectionClosed) as closed:
        listener.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    listener.close()


@pytest.mark.parametrize(
    "block",
    [frame(9, b"x" * 125) * 500, frame(0, b"", fin=False) * 5_000],
    ids=["pings whose answers are not read", "an endless message of empty fragments"],
)
def test_a_client_that_keeps_sending_and_does_not_read_is_disconnected(club: ClubProcess, block: bytes) -> None:
    host, port = club.address.removeprefix("http://").split(":")
    with connected(host, port) as raw:
        raw.sendall(frame(1, b"", fin=False) if block[0] == 0 else frame(1, HELLO))
        with pytest.raises(OSError):  # noqa: PT011  (a broken pipe or a reset connection)
            raw.sendall(block * 2_000)


def test_a_close_frame_reaches_even_a_client_that_keeps_sending(club: ClubProcess) -> None:
    host, port = club.address.removeprefix("http://").split(":")
    pong = frame(1, b'{"do":"pong","n":1}')
    with connected(host, port) as raw:
        raw.sendall(frame(1, HELLO) + pong * 300)  # more than the burst and all warnings
        received = b""
        while b'"bye"' not in received:
            received += raw.recv(65_536)
        with suppress(ConnectionError):
            raw.sendall(pong * 100)
            while data := raw.recv(65_536):
                received += data
    assert received.endswith(b"\x88\x12" + (1008).to_bytes(2) + b"socket-too-often")


def test_the_number_of_sockets_per_address_is_limited(club: ClubProcess) -> None:
    sockets = [Listener(club.address) for _ in range(12)]
    with pytest.raises(InvalidStatus):
        Listener(club.address)
    for listener in sockets:
        listener.close()
    Listener(club.address).close()


def test_a_new_password_or_signing_out_ends_the_sockets_of_the_login(club: ClubProcess) -> None:
    ann = Client(club.address).account("Cora")
    elsewhere = Client(club.address)
    elsewhere.ask("POST", "/api/logins", {"name": "Cora", "password": PASSWORD}, expect=201)
    listener = elsewhere.socket()
    ann.ask("POST", "/api/me/password", {"old": PASSWORD, "new": "another horse battery"}, expect=200)
    assert listener.wait_for("bye")["code"] == "socket-signed-out"
    with pytest.raises(ConnectionClosed):
        listener.receive()
    again = elsewhere.socket()
    assert json.loads(again.received[0])["you"] is None, "the old cookie identifies nobody"
    mine = ann.socket()
    ann.ask("DELETE", "/api/logins", expect=200)
    assert mine.wait_for("bye")["code"] == "socket-signed-out"
    for socket in (listener, again, mine):
        socket.close()
    ann.close()
    elsewhere.close()


def test_a_bot_whose_token_was_revoked_is_refused(club: ClubProcess) -> None:
    ann = Client(club.address).account("Dora")
    made = ann.ask("POST", "/api/me/bots", {"name": "Dora-X"}, expect=201).json()
    tokens = ann.get("/api/me/bots")[0]["tokens"]
    bot = Client(club.address, headers={"Authorization": f"Bearer {made['token']}"})
    assert bot.get("/api/me")["name"] == "Dora-X"
    ann.ask("DELETE", f"/api/me/bots/{made['bot']}/tokens/{tokens[0]['id']}", expect=200)
    assert bot.ask("GET", "/api/me").status_code == 401
    ann.close()
    bot.close()
