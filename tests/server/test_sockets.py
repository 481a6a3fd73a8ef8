"""The socket itself: greeting, wrong messages, limits, slow readers, notices, the lobby, chat, goodbye."""

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
from tests.server.running import NO_LIMITS, PATIENCE, RunningServer, Socket, Told

POLICY, TOO_BIG, STOPPING = 1008, 1009, 1001


# --- greeting and wrong messages --------------------------------------------------------------------------------------


def test_the_welcome_has_the_protocol_and_the_clients_person(club: Club) -> None:
    ann = club.guest("Ann")
    welcome = club.socket(ann, language="fr").welcome
    assert welcome["protocol"] == PROTOCOL and welcome["now"] > 0
    assert welcome["you"] == {key: ann.me[key] for key in ("id", "name", "kind", "admin", "language")}


def test_nothing_is_answered_before_hello(club: Club) -> None:
    ann = club.socket(club.guest(), hello=False)
    assert ann.refused("lobby")["code"] == "socket-hello-first"
    ann.send(do="hello", protocol=PROTOCOL)
    assert ann.take("welcome")


def test_a_client_of_another_protocol_version_is_disconnected(club: Club) -> None:
    ann = club.socket(club.guest(), hello=False)
    ann.send(do="hello", protocol=PROTOCOL + 1, language="de")
    code, told = ann.end()
    assert code == POLICY
    assert [(message["type"], message["code"]) for message in told] == [("bye", "socket-old-protocol")]
    assert "andere Version" in told[0]["message"] or "Server" in told[0]["message"]


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
    assert ann.take("refused")["code"] == "socket-bad-message"
    ann.ask("lobby")


def test_a_message_may_come_as_bytes(club: Club) -> None:
    ann = club.socket(club.guest())
    ann.send_text(b'{"do":"lobby","id":77}')
    assert ann.take("done")["id"] == 77


def test_a_message_that_is_too_long_ends_the_connection(club: Club) -> None:
    ann = club.socket(club.guest())
    ann.send_text(json.dumps({"do": "say", "table": "abc", "text": "x" * 20_000}))
    assert ann.end()[0] == TOO_BIG


def test_requests_without_an_id_are_not_acknowledged_but_refusals_are_sent(club: Club) -> None:
    ann = club.socket(club.guest())
    ann.send(do="lobby", on=False)
    ann.send(do="watch", table="nosuchtable")
    told = ann.flush()
    assert [(message["type"], message["id"], message["table"]) for message in told] == [("refused", None, "nosuchtable")]


def test_a_page_of_another_origin_gets_no_socket(club: Club) -> None:
    visitor = club.guest()
    for origin in ("http://elsewhere.example", "null", visitor.server.address + "0"):
        with pytest.raises(InvalidStatus) as refusal:
            visitor.socket(headers={"Origin": origin})
        assert refusal.value.response.status_code == 403


def test_a_wrong_token_gets_no_socket_and_no_answer(club: Club) -> None:
    stranger = club.server.by_token("kb_nonsense")
    with pytest.raises(InvalidStatus) as refusal:
        stranger.socket()
    assert refusal.value.response.status_code == stranger.call("GET", "/api/me").status == 401


def test_there_is_no_socket_at_another_path(club: Club) -> None:
    with pytest.raises(InvalidStatus) as refusal:
        club.guest().socket(path="/elsewhere")
    assert refusal.value.response.status_code == 404


def test_the_server_pings_and_does_not_answer_a_pong(club: Club) -> None:
    ann = club.socket(club.guest())
    told = json.loads(ann.connection.recv(30))
    assert told == {"type": "ping", "n": 1}
    ann.send(do="pong", n=1)
    ann.send(do="pong", n=12345)
    assert ann.flush() == []


# --- slow readers -----------------------------------------------------------------------------------------------------


def slow_readers(server: RunningServer) -> float:
    text = server.by_token(METRICS_TOKEN).call("GET", "/metrics").body
    return float(next(line.split()[-1] for line in text.splitlines() if line.startswith("kaisho_slow_readers_dropped_total")))


def test_a_clients_ping_is_answered_with_or_without_a_person(club: Club) -> None:
    for socket in (club.socket(club.guest()), club.socket()):
        socket.ask("ping")
    unknown = club.socket(hello=False)
    assert unknown.refused("ping")["code"] == "socket-hello-first"


def test_a_clients_ping_does_not_wait_for_an_earlier_request() -> None:
    told: list[Any] = []
    busy = SimpleNamespace(greeted=True, language="en", send=told.append)
    admitting = SimpleNamespace(allows=lambda connection: True)
    ask = functools.partial(Sockets.answers_probe, cast(Sockets, admitting), cast(Connection, busy))
    assert ask(b'{"do":"ping","id":2}') and told == [Done(id=2)]
    for text in (b'{"do":"ping","do":"lobby","id":3}', b'{"do":"ping"', b'{"do":"ping","what":1}', b'{"id":2,"do":"ping"}'):
        assert not ask(text), "anything else that begins like a ping waits for its turn"
    busy.greeted = False
    assert not ask(b'{"do":"ping","id":2}')
    assert told == [Done(id=2)]


class Silent:
    """A client that never answers."""

    def __init__(self, *, greeted: bool) -> None:
        self.greeted = greeted
        self.person = None
        self.pinged: int | None = None
        self.pings = 0
        self.told: list[Any] = []
        self.aborted = False

    def send(self, message: Any) -> None:
        self.told.append(message)

    def abort(self) -> None:
        self.aborted = True


def test_silent_clients_are_dropped_also_without_a_name_or_a_hello() -> None:
    greeted, mute = Silent(greeted=True), Silent(greeted=False)
    door = Sockets.__new__(Sockets)
    door.hub = cast(Hub, SimpleNamespace(connections={greeted, mute}))
    for now in (0, SILENT_FOR):
        door.ping_once(now)
    assert greeted.told == [Ping(n=1)] and mute.told == [], "a client that has not said hello would not understand it"
    assert not greeted.aborted and not mute.aborted
    door.ping_once(SILENT_FOR + 1)
    assert greeted.aborted and mute.aborted
    late = Silent(greeted=False)
    door.hub = cast(Hub, SimpleNamespace(connections={late}))
    door.ping_once(0)
    late.greeted, late.pinged = True, None  # as a hello does
    door.ping_once(SILENT_FOR + 1)
    assert not late.aborted and late.told == [Ping(n=1)]


def test_a_slow_reader_is_dropped_and_nobody_waits_for_it(club: Club) -> None:
    table, ann, _ = club.pair("caminos")
    before = slow_readers(club.server)
    parts = urlsplit(club.server.address)
    with sockets.socket() as narrow:
        narrow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        narrow.connect((parts.hostname, parts.port))
        slow = ann.visitor.socket(sock=narrow, max_queue=1)
        request = json.dumps({"do": "watch", "table": table})
        with contextlib.suppress(ConnectionClosed, OSError):
            for _ in range(3000):
                slow.send_text(request)
        update = ann.watch(table)["state"]
        assert ann.act(table, update, update["legal"][0])["count"] == 1
        deadline = time.monotonic() + 30
        while slow_readers(club.server) == before and time.monotonic() < deadline:
            time.sleep(0.1)  # nothing is read meanwhile
        assert slow_readers(club.server) == before + 1
        slow.close()


# --- what is told without being asked ---------------------------------------------------------------------------------


def test_a_player_who_looks_elsewhere_is_notified_of_the_turn_and_of_the_end(club: Club) -> None:
    table, ann, bob = club.pair("kamisado")
    bob.ask("unwatch", table=table)
    update = ann.watch(table)["state"]
    ann.act(table, update, "c1-a3")
    assert bob.take("your-turn") == {"type": "your-turn", "table": table, "game": "kamisado", "over": False}
    ann.ask("resign", table=table)
    assert bob.take("your-turn")["over"]
    assert all(told["type"] != "your-turn" for told in ann.flush())


def test_a_turn_elsewhere_is_notified_once_not_with_every_choice_of_the_others(club: Club) -> None:
    table, ann, bob = club.pair("samurai")
    bob.ask("unwatch", table=table)
    state = ann.watch(table)["state"]
    bob.flush()
    for _ in range(3):
        state = ann.act(table, state, state["legal"][0])
    assert [told["type"] for told in bob.flush()].count("your-turn") <= 1


def test_a_challenge_is_sent_and_its_seat_is_reserved(club: Club) -> None:
    ann, bob, eve = (club.socket(visitor) for visitor in (club.guest("Ann"), club.account("Bob"), club.guest("Eve")))
    table = ann.visitor.open("kaito", "me", f"invited:{bob.visitor.me['name'].upper()}", listed=True)["table"]
    challenge = bob.take("challenge")["table"]
    assert (challenge["id"], challenge["game"], challenge["seats"][1]["person"]) == (table, "kaito", bob.visitor.me["id"])
    assert eve.refused("join", table=table)["code"] == "table-full"
    waiting = bob.visitor.get("/api/me/games?status=open")["games"]
    assert [own["table"]["id"] for own in waiting] == [table]
    bob.ask("join", table=table)
    assert bob.watch(table)["you"] == [1]


def test_the_lobby_announces_tables_that_open_begin_and_end(club: Club) -> None:
    nobody = club.socket()
    nobody.ask("lobby")
    ann, bob = club.guest(), club.guest()
    table = ann.open("kamisado", "me", "open", listed=True)["table"]

    def has(place: str) -> Told:
        return nobody.take("lobby", lambda told: table in [line["id"] for line in told[place]])

    line = next(line for line in has("open")["open"] if line["id"] == table)
    assert (line["game"], line["status"], [seat["kind"] for seat in line["seats"]]) == ("kamisado", "open", ["person", "open"])
    bob.at(table, "join")
    assert table not in [line["id"] for line in has("playing")["open"]]
    bob.at(table, "resign")
    nobody.take("lobby", lambda told: table not in [line["id"] for line in told["playing"]])
    nobody.ask("lobby", on=False)
    nobody.flush()
    listening = club.socket()
    listening.ask("lobby")
    table = ann.open("kamisado", "me", "open", listed=True)["table"]
    listening.take("lobby", lambda told: table in [line["id"] for line in told["open"]])
    assert [told for told in nobody.flush() if told["type"] == "lobby"] == []


def test_arrivals_and_departures_are_announced_at_the_table(club: Club) -> None:
    table, ann, bob = club.pair("kaito")
    assert [seat["here"] for seat in ann.watch(table)["seats"]] == [True, True]
    bob.close()
    assert [seat["here"] for seat in ann.take("table")["seats"]] == [True, False]


def test_a_new_name_is_announced_at_the_table(club: Club) -> None:
    _table, ann, bob = club.pair("kaito")
    name = club.name("Bea")
    assert bob.visitor.call("PATCH", "/api/me", {"name": name}).status == 200
    assert ann.take("table")["seats"][1]["name"] == name


# --- chat -------------------------------------------------------------------------------------------------------------


def test_players_are_read_by_all_and_watchers_by_watchers_until_the_game_is_over(club: Club) -> None:
    table, ann, bob = club.pair("kamisado")
    eve, joe = club.socket(club.guest("Eve")), club.socket()
    eve.watch(table)
    joe.watch(table)
    ann.ask("say", table=table, text="  Good\tluck\u0000 !  ")
    for socket in (ann, bob, eve, joe):
        line = socket.take("chat")["lines"][0]
        assert (line["name"], line["seated"], line["text"]) == (ann.visitor.me["name"], True, "Good luck !")
    eve.ask("say", table=table, text="she should push")
    assert joe.take("chat")["lines"][0]["text"] == eve.take("chat")["lines"][0]["text"] == "she should push"
    assert [told for told in ann.flush() + bob.flush() if told["type"] == "chat"] == []
    late = club.socket(ann.visitor)
    late.watch(table)
    assert [line["text"] for line in late.take("chat")["lines"]] == ["Good luck !"]
    bob.ask("resign", table=table)
    late.watch(table)
    assert [line["text"] for line in late.take("chat")["lines"]] == ["Good luck !", "she should push"]


def said_to_newcomers(club: Club, table: str, until: Callable[[list[Told]], bool]) -> list[Told]:
    """The chat that a new viewer of a table receives, as soon as it is as expected."""
    end = time.monotonic() + PATIENCE
    while True:
        newcomer = club.socket()
        newcomer.watch(table)
        lines = [line for told in newcomer.flush() if told["type"] == "chat" for line in told["lines"]]
        newcomer.close()
        if until(lines):
            return lines
        assert time.monotonic() < end, lines


def test_chat_messages_follow_a_new_name_and_disappear_with_a_deleted_account(club: Club) -> None:
    table, ann, _ = club.pair("kaito")
    eve = club.account("Eve")
    made = eve.post("/api/me/bots", {"name": club.name("Robo")})
    ann.ask("say", table=table, text="one")
    assert eve.at(table, "say", text="two").status == 200
    assert club.server.by_token(made["token"]).at(table, "say", text="three").status == 200
    before = said_to_newcomers(club, table, lambda lines: len(lines) == 3)
    assert [line["person"] for line in before] == [ann.visitor.me["id"], eve.me["id"], made["bot"]]
    name = club.name("Eva")
    assert eve.call("PATCH", "/api/me", {"name": name}).status == 200
    renamed = said_to_newcomers(club, table, lambda lines: lines[1]["name"] == name)
    assert [line["text"] for line in renamed] == ["one", "two", "three"]
    assert eve.call("POST", "/api/me/deletion", {"password": "a good long one"}).status == 200
    assert said_to_newcomers(club, table, lambda lines: len(lines) == 1) == before[:1]


def test_an_empty_chat_message_is_refused(club: Club) -> None:
    table, ann, _ = club.pair("kaito")
    assert ann.refused("say", table=table, text=" \u200b\t ")["code"] == "table-chat-empty"


# --- sent away --------------------------------------------------------------------------------------------------------


def goodbye(socket: Socket) -> tuple[int | None, str]:
    code, told = socket.end()
    return code, told[-1]["code"]


def admin(club: Club, *order: str) -> None:
    for socket in club.sockets:
        socket.catch_up()  # all pings have been answered
    assert main(["admin", *order, "--data", str(club.server.folder)]) == 0


def test_a_ban_disconnects_the_account_and_its_bots_and_ends_its_logins(club: Club) -> None:
    ann, bob = club.account("Ann"), club.account("Bob")
    robo = club.server.by_token(ann.post("/api/me/bots", {"name": club.name("Robo")})["token"])
    sockets = [club.socket(ann), club.socket(robo)]
    others = club.socket(bob)
    admin(club, "ban", ann.me["name"])
    assert [goodbye(socket) for socket in sockets] == [(POLICY, "socket-sent-away")] * 2
    assert ann.call("GET", "/api/me").status == robo.call("GET", "/api/me").status == 401
    others.catch_up()


def test_a_password_reset_on_the_command_line_ends_sockets_and_logins_but_not_bots(club: Club) -> None:
    ann = club.account("Ann")
    robo = club.socket(club.server.by_token(ann.post("/api/me/bots", {"name": club.name("Robo")})["token"]))
    mine = club.socket(ann)
    admin(club, "reset-password", ann.me["name"])
    assert goodbye(mine) == (POLICY, "socket-signed-out")
    assert ann.call("GET", "/api/me").status == 401
    robo.catch_up()


def test_the_number_of_tables_that_a_client_follows_is_limited(club: Club) -> None:
    ann = club.socket(club.guest("Ann"))
    tables = [ann.visitor.open("kaito", "me", "open")["table"] for _ in range(MAX_WATCHED + 1)]
    for table in tables[:-1]:
        ann.watch(table)
    refused = ann.refused("watch", table=tables[-1])
    assert refused["code"] == "table-too-many-watched" and str(MAX_WATCHED) in refused["message"]
    ann.watch(tables[0])  # again, for what was missed
    ann.ask("unwatch", table=tables[0])
    ann.watch(tables[-1])


# --- limits and goodbye -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with narrow limits and no chat."""
    limits = {"rate_per_session": "0.5", "burst_per_session": "8", "most_tables": "2", "most_connections": "3"}
    limits |= {"message_bytes": "1024", "analyses_per_hour": "2", "analysis_seconds": "1", "chat": "off"}
    running = RunningServer(tmp_path_factory.mktemp("strict"), **(NO_LIMITS | limits))
    yield running
    running.stop()


def test_too_many_requests_are_refused_and_a_client_that_goes_on_is_disconnected(strict: RunningServer) -> None:
    with strict.guest("Hasty").socket() as hasty:
        for number in range(20):
            hasty.send(do="lobby", on=False, id=number)
        told = hasty.take("refused")
        assert told["code"] == "socket-too-often"
        done = [message["id"] for message in hasty.told if message["type"] == "done"]
        assert len(done) >= 6 and done == list(range(len(done))), "the burst is carried out, in order"
        with contextlib.suppress(ConnectionClosed, OSError):
            for _ in range(260):
                hasty.send(do="lobby", on=False)
        code, told = hasty.end()
        assert code == POLICY and told[-1]["type"] == "bye" and told[-1]["code"] == "socket-too-often"


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


def test_joining_over_a_socket_is_limited_by_unfinished_tables_too(strict: RunningServer) -> None:
    guest, host = strict.guest("Sitter"), strict.guest("Host")
    table = host.open("kaito", "me", "open", listed=True)["table"]
    own = [guest.open("kaito", "me", "open")["table"] for _ in range(2)]
    with guest.socket() as socket:
        assert socket.refused("join", table=table)["code"] == "table-too-many"
        guest.at(own[0], "leave")
        socket.ask("join", table=table)


def test_a_club_without_chat_has_none(strict: RunningServer) -> None:
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
    for _ in range(2):
        assert guest.call("POST", path, {"at": 0, "bot": "easy", "seconds": 0.05}).status == 200
    reply = guest.call("POST", path, {"at": 0, "bot": "easy", "seconds": 0.05})
    assert (reply.status, reply.body["code"]) == (429, "table-analysis-limit")


def test_metrics_require_their_token(club: Club) -> None:
    assert slow_readers(club.server) >= 0
    assert club.server.nobody().call("GET", "/metrics").status == 404
    for path in ("/metrics/", "//metrics", "/metrics//", "/Metrics", "/metrics/x", "/%6detrics/"):
        assert club.server.by_token(METRICS_TOKEN).call("GET", path).status in (401, 404), path
    assert club.server.by_token(METRICS_TOKEN).call("GET", "/api/me").status == 401


def test_a_server_that_stops_says_goodbye_and_resumes_later(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = RunningServer(tmp_path_factory.mktemp("stopping"), **NO_LIMITS)
    people = Club(server)
    table, ann, bob = people.pair("kamisado", control={"kind": "turn", "base": 60_000})
    update = ann.act(table, ann.watch(table)["state"], "c1-a3")
    with client.Club(server.address) as library:
        server.stop()
        for socket in (ann, bob):
            code, told = socket.end()
            assert code == STOPPING and told[-1]["type"] == "bye" and told[-1]["code"] == "socket-stopping"
        for use in (lambda: list(library.messages()), lambda: library.watch("abc"), lambda: library.get("/api/club")):
            with pytest.raises(client.Disconnected):
                use()
    people.close()
    server.restart()
    ann, bob = (people.socket(socket.visitor) for socket in (ann, bob))
    shown = bob.watch(table, have=update["log"])
    assert shown["state"]["acts"] == [] and shown["state"]["count"] == update["count"]
    assert shown["state"]["clock"]["left"][1] > 30_000, "the downtime is charged to nobody"
    assert bob.act(table, shown["state"], "b8-h2")["to_act"] == [0]
    assert ann.act(table, ann.watch(table)["state"], "a3-e7")["result"]["values"] == [-1.0, 1.0]
    people.close()
    server.stop()
