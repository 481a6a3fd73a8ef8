"""Sockets: hello, invalid messages, limits, slow readers, notices, the lobby, chat, closing."""

from __future__ import annotations

import contextlib
import functools
import json
import socket as sockets
import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kaisho import client
from kaisho.cli import main
from kaisho.server.connection import Connection
from kaisho.server.hub import Hub
from kaisho.server.hub.watching import MAX_WATCHED
from kaisho.server.messages import PROTOCOL, Done, Ping
from kaisho.server.sockets import SILENT_FOR, Sockets
from tests.server.conftest import METRICS_TOKEN, Club
from tests.server.running import NO_LIMITS, PATIENCE, Message, RunningServer, Socket

POLICY, TOO_BIG, STOPPING = 1008, 1009, 1001


# --- hello and invalid messages ---------------------------------------------------------------------------------------


def test_the_welcome_has_the_protocol_and_the_clients_person(club: Club) -> None:
    ann = club.guest("Ann")
    welcome = club.socket(ann, language="fr").welcome
    assert welcome["protocol"] == PROTOCOL and welcome["now"] > 0
    assert welcome["you"] == {key: ann.me[key] for key in ("id", "name", "kind", "admin", "language")}


def test_nothing_is_answered_before_hello(club: Club) -> None:
    ann = club.socket(club.guest(), hello=False)
    assert ann.expect_refusal("lobby")["code"] == "socket-hello-first"
    ann.send(do="hello", protocol=PROTOCOL)
    assert ann.wait_for("welcome")


def test_a_client_of_another_protocol_version_is_disconnected(club: Club) -> None:
    ann = club.socket(club.guest(), hello=False)
    ann.send(do="hello", protocol=PROTOCOL + 1, language="de")
    code, messages = ann.wait_until_closed()
    assert code == POLICY
    assert [(message["type"], message["code"]) for message in messages] == [("bye", "socket-old-protocol")]
    assert "andere Version" in messages[0]["message"] or "Server" in messages[0]["message"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "{}",
        "null",
        '{"do":"dance"}',
        '{"do":"lobby","colour":"blue"}',
        '{"do":"lobby","on":1}',
        '{"do":"act","table":"abc","after":-1,"act":1}',
        '{"do":"act","table":"abc","after":0,"act":1.5}',
        '{"do":"watch","table":"../etc"}',
        '{"do":"say","table":"abc","text":""}',
        '{"do":"lobby","id":-1}',
        '{"do":"lobby"} {"do":"lobby"}',
        "[" * 5000,
        '{"do":"say","table":"abc","text":"\\ud800"}',
        b"\xff\xfe",
        b'{"do":"lobby","id":"\x00"}',
    ],
)
def test_a_malformed_message_is_refused_and_the_connection_stays_open(club: Club, text: str | bytes) -> None:
    ann = club.socket(club.guest())
    ann.send_text(text)
    assert ann.wait_for("refused")["code"] == "socket-bad-message"
    ann.ask("lobby")


def test_a_message_may_be_sent_as_bytes(club: Club) -> None:
    ann = club.socket(club.guest())
    ann.send_text(b'{"do":"lobby","id":77}')
    assert ann.wait_for("done")["id"] == 77


def test_a_message_that_is_too_long_ends_the_connection(club: Club) -> None:
    ann = club.socket(club.guest())
    ann.send_text(json.dumps({"do": "say", "table": "abc", "text": "x" * 20_000}))
    assert ann.wait_until_closed()[0] == TOO_BIG


def test_requests_without_an_id_are_not_acknowledged_but_refusals_are_sent(club: Club) -> None:
    ann = club.socket(club.guest())
    ann.send(do="lobby", on=False)
    ann.send(do="watch", table="nosuchtable")
    messages = ann.drain()
    assert [(message["type"], message["id"], message["table"]) for message in messages] == [("refused", None, "nosuchtable")]


def test_a_page_of_another_origin_gets_no_socket(club: Club) -> None:
    ann = club.guest()
    for origin in ("http://elsewhere.example", "null", ann.server.address + "0"):
        with pytest.raises(InvalidStatus) as refusal:
            ann.socket(headers={"Origin": origin})
        assert refusal.value.response.status_code == 403


def test_a_wrong_token_gets_neither_a_socket_nor_a_response(club: Club) -> None:
    stranger = club.server.with_token("kb_nonsense")
    with pytest.raises(InvalidStatus) as refusal:
        stranger.socket()
    assert refusal.value.response.status_code == stranger.call("GET", "/api/me").status == 401


def test_there_is_no_socket_at_another_path(club: Club) -> None:
    with pytest.raises(InvalidStatus) as refusal:
        club.guest().socket(path="/elsewhere")
    assert refusal.value.response.status_code == 404


def test_the_server_pings_and_does_not_answer_a_pong(club: Club) -> None:
    ann = club.socket(club.guest())
    message = json.loads(ann.connection.recv(30))
    assert message == {"type": "ping", "n": 1}
    ann.send(do="pong", n=1)
    ann.send(do="pong", n=12345)
    assert ann.drain() == []


# --- slow readers -----------------------------------------------------------------------------------------------------


def slow_readers(server: RunningServer) -> float:
    text = server.with_token(METRICS_TOKEN).call("GET", "/metrics").body
    return float(next(line.split()[-1] for line in text.splitlines() if line.startswith("kaisho_slow_readers_dropped_total")))


def test_a_clients_ping_is_answered_with_or_without_a_person(club: Club) -> None:
    for socket in (club.socket(club.guest()), club.socket()):
        socket.ask("ping")
    unknown = club.socket(hello=False)
    assert unknown.expect_refusal("ping")["code"] == "socket-hello-first"


def test_a_clients_ping_does_not_wait_for_an_earlier_request() -> None:
    sent: list[Any] = []
    busy = SimpleNamespace(greeted=True, language="en", send=sent.append)
    unlimited = SimpleNamespace(allows=lambda connection: True)
    ask = functools.partial(Sockets.answers_probe, cast(Sockets, unlimited), cast(Connection, busy))
    assert ask(b'{"do":"ping","id":2}') and sent == [Done(id=2)]
    for text in (b'{"do":"ping","do":"lobby","id":3}', b'{"do":"ping"', b'{"do":"ping","what":1}', b'{"id":2,"do":"ping"}'):
        assert not ask(text), "anything else that begins like a ping waits"
    busy.greeted = False
    assert not ask(b'{"do":"ping","id":2}')
    assert sent == [Done(id=2)]


class SilentConnection:
    """The connection of a client that never answers."""

    def __init__(self, *, greeted: bool) -> None:
        self.greeted = greeted
        self.person = None
        self.pinged: int | None = None
        self.pings = 0
        self.received: list[Any] = []
        self.aborted = False

    def send(self, message: Any) -> None:
        self.received.append(message)

    def abort(self) -> None:
        self.aborted = True


def test_silent_clients_are_dropped_even_without_a_name_or_a_hello() -> None:
    greeted, silent = SilentConnection(greeted=True), SilentConnection(greeted=False)
    sockets_of_club = Sockets.__new__(Sockets)
    sockets_of_club.hub = cast(Hub, SimpleNamespace(connections={greeted, silent}))
    for now in (0, SILENT_FOR):
        sockets_of_club.ping_once(now)
    assert greeted.received == [Ping(n=1)] and silent.received == [], "a client that has not sent hello is not pinged"
    assert not greeted.aborted and not silent.aborted
    sockets_of_club.ping_once(SILENT_FOR + 1)
    assert greeted.aborted and silent.aborted
    late = SilentConnection(greeted=False)
    sockets_of_club.hub = cast(Hub, SimpleNamespace(connections={late}))
    sockets_of_club.ping_once(0)
    late.greeted, late.pinged = True, None  # as a hello does
    sockets_of_club.ping_once(SILENT_FOR + 1)
    assert not late.aborted and late.received == [Ping(n=1)]


def test_a_slow_reader_is_dropped_and_nobody_waits_for_it(club: Club) -> None:
    table, ann, _ = club.two_players("caminos")
    before = slow_readers(club.server)
    parts = urlsplit(club.server.address)
    with sockets.socket() as small_buffer:
        small_buffer.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        small_buffer.connect((parts.hostname, parts.port))
        slow = ann.client.socket(sock=small_buffer, max_queue=1)
        request = json.dumps({"do": "watch", "table": table})
        with contextlib.suppress(ConnectionClosed, OSError):
            for _ in range(3000):
                slow.send_text(request)
        update = ann.watch(table)["state"]
        assert ann.act(table, update, update["legal"][0])["count"] == 1
        deadline = time.monotonic() + 30
        while slow_readers(club.server) == before and time.monotonic() < deadline:
            time.sleep(0.1)  # without reading anything
        assert slow_readers(club.server) == before + 1
        slow.close()


# --- notices ---------------------------------------------------------------------------------------------------------


def test_a_player_who_does_not_view_the_table_is_notified_of_the_turn_and_of_the_end(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    bob.ask("unwatch", table=table)
    update = ann.watch(table)["state"]
    ann.act(table, update, "c1-a3")
    assert bob.wait_for("your-turn") == {"type": "your-turn", "table": table, "game": "kamisado", "over": False}
    ann.ask("resign", table=table)
    assert bob.wait_for("your-turn")["over"]
    assert all(message["type"] != "your-turn" for message in ann.drain())


def test_a_turn_at_another_table_is_notified_once_and_not_with_every_choice_of_the_others(club: Club) -> None:
    table, ann, bob = club.two_players("samurai")
    bob.ask("unwatch", table=table)
    state = ann.watch(table)["state"]
    bob.drain()
    for _ in range(3):
        state = ann.act(table, state, state["legal"][0])
    assert [message["type"] for message in bob.drain()].count("your-turn") <= 1


def test_a_challenge_is_sent_and_its_seat_is_reserved(club: Club) -> None:
    ann, bob, eve = (club.socket(person) for person in (club.guest("Ann"), club.account("Bob"), club.guest("Eve")))
    table = ann.client.open("kaito", "me", f"invited:{bob.client.me['name'].upper()}", listed=True)["table"]
    challenge = bob.wait_for("challenge")["table"]
    assert (challenge["id"], challenge["game"], challenge["seats"][1]["person"]) == (table, "kaito", bob.client.me["id"])
    assert eve.expect_refusal("join", table=table)["code"] == "table-full"
    waiting = bob.client.get("/api/me/games?status=open")["games"]
    assert [game["table"]["id"] for game in waiting] == [table]
    bob.ask("join", table=table)
    assert bob.watch(table)["you"] == [1]


def test_the_lobby_announces_tables_that_open_begin_and_end(club: Club) -> None:
    nobody = club.socket()
    nobody.ask("lobby")
    ann, bob = club.guest(), club.guest()
    table = ann.open("kamisado", "me", "open", listed=True)["table"]

    def wait_for_table(status: str) -> Message:
        return nobody.wait_for("lobby", lambda lobby: table in [listed["id"] for listed in lobby[status]])

    listed = next(listed for listed in wait_for_table("open")["open"] if listed["id"] == table)
    assert (listed["game"], listed["status"], [seat["kind"] for seat in listed["seats"]]) == (
        "kamisado",
        "open",
        ["person", "open"],
    )
    bob.at(table, "join")
    assert table not in [listed["id"] for listed in wait_for_table("playing")["open"]]
    bob.at(table, "resign")
    nobody.wait_for("lobby", lambda lobby: table not in [listed["id"] for listed in lobby["playing"]])
    nobody.ask("lobby", on=False)
    nobody.drain()
    subscriber = club.socket()
    subscriber.ask("lobby")
    table = ann.open("kamisado", "me", "open", listed=True)["table"]
    subscriber.wait_for("lobby", lambda lobby: table in [listed["id"] for listed in lobby["open"]])
    assert [message for message in nobody.drain() if message["type"] == "lobby"] == []


def test_arrivals_and_departures_are_announced_at_the_table(club: Club) -> None:
    table, ann, bob = club.two_players("kaito")
    assert [seat["here"] for seat in ann.watch(table)["seats"]] == [True, True]
    bob.close()
    assert [seat["here"] for seat in ann.wait_for("table")["seats"]] == [True, False]


def test_a_new_name_is_announced_at_the_table(club: Club) -> None:
    _table, ann, bob = club.two_players("kaito")
    name = club.name("Bea")
    assert bob.client.call("PATCH", "/api/me", {"name": name}).status == 200
    assert ann.wait_for("table")["seats"][1]["name"] == name


# --- chat -------------------------------------------------------------------------------------------------------------


def test_everybody_reads_the_players_chat_but_only_watchers_read_the_watchers_chat_during_the_game(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    eve, joe = club.socket(club.guest("Eve")), club.socket()
    eve.watch(table)
    joe.watch(table)
    ann.ask("say", table=table, text="  Good\tluck\u0000 !  ")
    for socket in (ann, bob, eve, joe):
        line = socket.wait_for("chat")["lines"][0]
        assert (line["name"], line["seated"], line["text"]) == (ann.client.me["name"], True, "Good luck !")
    eve.ask("say", table=table, text="she should push")
    assert joe.wait_for("chat")["lines"][0]["text"] == eve.wait_for("chat")["lines"][0]["text"] == "she should push"
    assert [message for message in ann.drain() + bob.drain() if message["type"] == "chat"] == []
    late = club.socket(ann.client)
    late.watch(table)
    assert [line["text"] for line in late.wait_for("chat")["lines"]] == ["Good luck !"]
    bob.ask("resign", table=table)
    late.watch(table)
    assert [line["text"] for line in late.wait_for("chat")["lines"]] == ["Good luck !", "she should push"]


def chat_of_new_viewer(club: Club, table: str, condition: Callable[[list[Message]], bool]) -> list[Message]:
    """Return the chat that a new viewer of a table receives, as soon as a condition holds."""
    deadline = time.monotonic() + PATIENCE
    while True:
        newcomer = club.socket()
        newcomer.watch(table)
        lines = [line for message in newcomer.drain() if message["type"] == "chat" for line in message["lines"]]
        newcomer.close()
        if condition(lines):
            return lines
        assert time.monotonic() < deadline, lines


def test_chat_messages_follow_a_new_name_and_disappear_with_a_deleted_account(club: Club) -> None:
    table, ann, _ = club.two_players("kaito")
    eve = club.account("Eve")
    made = eve.post("/api/me/bots", {"name": club.name("Robo")})
    ann.ask("say", table=table, text="one")
    assert eve.at(table, "say", text="two").status == 200
    assert club.server.with_token(made["token"]).at(table, "say", text="three").status == 200
    before = chat_of_new_viewer(club, table, lambda lines: len(lines) == 3)
    assert [line["person"] for line in before] == [ann.client.me["id"], eve.me["id"], made["bot"]]
    name = club.name("Eva")
    assert eve.call("PATCH", "/api/me", {"name": name}).status == 200
    renamed = chat_of_new_viewer(club, table, lambda lines: lines[1]["name"] == name)
    assert [line["text"] for line in renamed] == ["one", "two", "three"]
    assert eve.call("POST", "/api/me/deletion", {"password": "a good long one"}).status == 200
    assert chat_of_new_viewer(club, table, lambda lines: len(lines) == 1) == before[:1]


def test_an_empty_chat_message_is_refused(club: Club) -> None:
    table, ann, _ = club.two_players("kaito")
    assert ann.expect_refusal("say", table=table, text=" \u200b\t ")["code"] == "table-chat-empty"


# --- disconnected -----------------------------------------------------------------------------------------------------


def close_reason(socket: Socket) -> tuple[int | None, str]:
    code, messages = socket.wait_until_closed()
    return code, messages[-1]["code"]


def admin(club: Club, *order: str) -> None:
    for socket in club.sockets:
        socket.sync()  # so that all pings are answered
    assert main(["admin", *order, "--data", str(club.server.folder)]) == 0


def test_a_ban_disconnects_the_account_and_its_bots_and_ends_its_logins(club: Club) -> None:
    ann, bob = club.account("Ann"), club.account("Bob")
    robo = club.server.with_token(ann.post("/api/me/bots", {"name": club.name("Robo")})["token"])
    sockets = [club.socket(ann), club.socket(robo)]
    others = club.socket(bob)
    admin(club, "ban", ann.me["name"])
    assert [close_reason(socket) for socket in sockets] == [(POLICY, "socket-sent-away")] * 2
    assert ann.call("GET", "/api/me").status == robo.call("GET", "/api/me").status == 401
    others.sync()


def test_a_password_reset_on_the_command_line_ends_sockets_and_logins_but_not_bots(club: Club) -> None:
    ann = club.account("Ann")
    robo = club.socket(club.server.with_token(ann.post("/api/me/bots", {"name": club.name("Robo")})["token"]))
    mine = club.socket(ann)
    admin(club, "reset-password", ann.me["name"])
    assert close_reason(mine) == (POLICY, "socket-signed-out")
    assert ann.call("GET", "/api/me").status == 401
    robo.sync()


def test_the_number_of_tables_that_a_client_watches_is_limited(club: Club) -> None:
    ann = club.socket(club.guest("Ann"))
    tables = [ann.client.open("kaito", "me", "open")["table"] for _ in range(MAX_WATCHED + 1)]
    for table in tables[:-1]:
        ann.watch(table)
    refused = ann.expect_refusal("watch", table=tables[-1])
    assert refused["code"] == "table-too-many-watched" and str(MAX_WATCHED) in refused["message"]
    ann.watch(tables[0])  # a second time
    ann.ask("unwatch", table=tables[0])
    ann.watch(tables[-1])


# --- limits and stopping ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with strict limits and no chat."""
    limits = {"rate_per_session": "0.5", "burst_per_session": "8", "most_tables": "2", "most_connections": "3"}
    limits |= {"message_bytes": "1024", "analyses_per_hour": "1", "analysis_seconds": "1", "chat": "off"}
    server = RunningServer(tmp_path_factory.mktemp("strict"), **(NO_LIMITS | limits))
    yield server
    server.stop()


def test_too_many_requests_are_refused_and_a_client_that_continues_is_disconnected(strict: RunningServer) -> None:
    with strict.guest("Hasty").socket() as hasty:
        for number in range(20):
            hasty.send(do="lobby", on=False, id=number)
        refusal = hasty.wait_for("refused")
        assert refusal["code"] == "socket-too-often"
        done = [message["id"] for message in hasty.received if message["type"] == "done"]
        assert len(done) >= 6 and done == list(range(len(done))), "the burst is carried out, in order"
        with contextlib.suppress(ConnectionClosed, OSError):
            for _ in range(260):
                hasty.send(do="lobby", on=False)
        code, messages = hasty.wait_until_closed()
        assert code == POLICY and messages[-1]["type"] == "bye" and messages[-1]["code"] == "socket-too-often"


def test_the_python_client_retries_after_a_rate_limit(strict: RunningServer) -> None:
    with client.Club(strict.address) as hasty:
        for _ in range(9):
            hasty.ask("lobby", on=False)


def test_the_number_of_connections_per_address_is_limited(strict: RunningServer) -> None:
    guest = strict.guest("Many")
    with guest.socket(), guest.socket(), guest.socket(), pytest.raises(InvalidStatus) as refused:
        guest.socket()
    assert refused.value.response.status_code == 429
    with guest.socket():
        pass


def test_the_number_of_unfinished_tables_per_person_is_limited(strict: RunningServer) -> None:
    guest = strict.guest("Opener")
    first = guest.open("kaito", "me", "open")["table"]
    guest.open("kaito", "me", "open")
    reply = guest.call("POST", "/api/tables", {"game": "kaito", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert (reply.status, reply.body["code"]) == (409, "table-too-many")
    guest.at(first, "leave")
    guest.open("kaito", "me", "open")


def test_the_limit_on_unfinished_tables_applies_to_joining_over_a_socket_too(strict: RunningServer) -> None:
    guest, host = strict.guest("Sitter"), strict.guest("Host")
    table = host.open("kaito", "me", "open", listed=True)["table"]
    tables = [guest.open("kaito", "me", "open")["table"] for _ in range(2)]
    with guest.socket() as socket:
        assert socket.expect_refusal("join", table=table)["code"] == "table-too-many"
        guest.at(tables[0], "leave")
        socket.ask("join", table=table)


def test_chat_is_refused_if_it_is_switched_off(strict: RunningServer) -> None:
    guest = strict.guest("Talker")
    table = guest.open("kaito", "me", "here")["table"]
    assert guest.at(table, "say", text="hello").body["code"] == "table-chat-off"


def test_a_request_that_is_too_long_is_refused(strict: RunningServer) -> None:
    reply = strict.guest("Wordy").call("POST", "/api/guests", {"name": "x" * 5000})
    assert (reply.status, reply.body["code"]) == (413, "http-too-long")


def test_analyses_are_limited_in_number_and_length(strict: RunningServer) -> None:
    guest = strict.guest("Thinker")
    table = guest.open("kamisado", "me", "here")["table"]
    path = f"/api/tables/{table}/analysis"
    assert guest.call("POST", path, {"at": 0, "bot": "easy", "seconds": 1.5}).body["code"] == "table-analysis-seconds"
    for _ in range(5):  # a whole one, or five short ones
        assert guest.call("POST", path, {"at": 0, "bot": "easy", "seconds": 0.05}).status == 200
    reply = guest.call("POST", path, {"at": 0, "bot": "easy", "seconds": 0.05})
    assert (reply.status, reply.body["code"]) == (429, "table-analysis-limit")


def test_metrics_require_their_token(club: Club) -> None:
    assert slow_readers(club.server) >= 0
    assert club.server.anonymous().call("GET", "/metrics").status == 404
    for path in ("/metrics/", "//metrics", "/metrics//", "/Metrics", "/metrics/x", "/%6detrics/"):
        assert club.server.with_token(METRICS_TOKEN).call("GET", path).status in (401, 404), path
    assert club.server.with_token(METRICS_TOKEN).call("GET", "/api/me").status == 401


def test_a_server_that_stops_closes_its_sockets_with_a_reason_and_resumes_later(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    server = RunningServer(tmp_path_factory.mktemp("stopping"), **NO_LIMITS)
    people = Club(server)
    table, ann, bob = people.two_players("kamisado", control={"kind": "turn", "base": 60_000})
    update = ann.act(table, ann.watch(table)["state"], "c1-a3")
    with client.Club(server.address) as library:
        server.stop()
        for socket in (ann, bob):
            code, messages = socket.wait_until_closed()
            assert code == STOPPING and messages[-1]["type"] == "bye" and messages[-1]["code"] == "socket-stopping"
        for use in (lambda: list(library.messages()), lambda: library.watch("abc"), lambda: library.get("/api/club")):
            with pytest.raises(client.Disconnected):
                use()
    people.close()
    server.restart()
    ann, bob = (people.socket(socket.client) for socket in (ann, bob))
    message = bob.watch(table, have=update["log"])
    assert message["state"]["acts"] == [] and message["state"]["count"] == update["count"]
    assert message["state"]["clock"]["left"][1] > 30_000, "the downtime is charged to nobody"
    assert bob.act(table, message["state"], "b8-h2")["to_act"] == [0]
    assert ann.act(table, ann.watch(table)["state"], "a3-e7")["result"]["values"] == [-1.0, 1.0]
    people.close()
    server.stop()
