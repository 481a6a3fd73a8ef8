"""A game that fails to display its states: no act is lost, repeated or blocked, and plain views are sent instead."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from kaisho import games
from kaisho.record import Record
from tests.server.running import NO_LIMITS, Client, Message, RunningServer, Socket

DISPLAY_METHODS = "view+view_text+write+events+points+show+position+preview+comments_before+comments_after"
"""All methods of a game that produce something to display."""

TOKEN = "a-token-for-the-metrics"
GAMES: list[tuple[str, dict[str, Any], int]] = [
    ("kamisado", {"match": "standard"}, 4),
    ("kaito", {}, 3),
    ("caminos", {"scoring": "yes"}, 3),
    ("caminos", {"players": "4", "neutral": "yes", "board": "ring"}, 0),
    ("samurai", {}, 0),
    ("samurai", {"players": 3, "hands": "random"}, 11),
]
"""Games, their options, and the number of acts after which they fail."""


def faulty_server(folder: Path, game: str, methods: str, after: int) -> RunningServer:
    program = ("tests.server.faulty_game", f"{game}:{methods}:{after}")
    return RunningServer(folder, program=program, metrics_token=TOKEN, **NO_LIMITS)


def stored_acts(server: RunningServer, table: str) -> list[int]:
    """The acts in the database, in the order of the log."""
    with closing(sqlite3.connect(server.folder / "kaisho.sqlite")) as database:
        query = "SELECT act FROM acts WHERE `table` = ? ORDER BY entry"
        return [act for (act,) in database.execute(query, (table,))]


NOT_PREPARED = "a game could not be prepared"
"""Logged at the start for a game that fails in its first act."""


def logged_problems(server: RunningServer) -> list[str]:
    problems = [line for line in server.lines if re.search(r"^\S+ (error|warning|critical)", line)]
    return [line for line in problems if NOT_PREPARED not in line]


class Party:
    """Everybody at one table: a socket for each seat, and one that only watches."""

    def __init__(self, server: RunningServer, game: str, options: dict[str, Any]) -> None:
        self.server = server
        self.game = games.load(game, **options)
        seats = ["me", *["open"] * (self.game.seats - 1)]
        self.clients = [server.guest(f"Player {letter}") for letter in "abcd"[: self.game.seats]]
        self.table: str = self.clients[0].open(game, *seats, options=options, listed=True)["table"]
        self.sockets = [client.socket() for client in self.clients]
        for seat, socket in enumerate(self.sockets[1:], 1):
            socket.ask("join", table=self.table, seat=seat)
        self.watcher = server.anonymous().socket()
        self.states: list[Message] = [socket.watch(self.table)["state"] for socket in self.everybody]
        self.received: list[list[int]] = [[entry["n"] for entry in state["acts"]] for state in self.states]

    @property
    def everybody(self) -> list[Socket]:
        return [*self.sockets, self.watcher]

    @property
    def over(self) -> bool:
        return bool(self.states[0]["status"] == "over")

    def receive(self) -> None:
        """Receive all messages; nobody may be disconnected or receive an entry twice."""
        for number, socket in enumerate(self.everybody):
            for message in socket.drain():
                assert message["type"] in ("update", "table", "your-turn"), message
                if message["type"] == "update":
                    self.states[number] = message
                    self.received[number] += [entry["n"] for entry in message["acts"]]

    def act(self, chance: Random) -> None:
        """Let a seat to act play one of the legal acts that it received."""
        seat = self.states[-1]["to_act"][0]
        state = self.states[seat]
        assert state["seat"] == seat and state["legal"]
        act = chance.choice(state["legal"])
        self.sockets[seat].ask("act", table=self.table, after=state["count"], act=act, seat=seat)
        self.receive()

    def play(self, chance: Random, acts: int = 10_000) -> None:
        while not self.over and acts:
            self.act(chance)
            acts -= 1

    def close(self) -> None:
        for socket in self.everybody:
            socket.close()


def statuses_of(client: Client, table: str, game: str) -> dict[str, int]:
    """Return the statuses of all responses about a table."""
    style = games.load(game).styles[-1]
    paths = ["", "/record", f"/written?notation={style}", "/position", "?have=1&wait=0.1"]
    if not games.load(game).hidden:  # a game with hidden information is not replayed while it is running
        paths.append("/replay?at=1")
    statuses = {path: client.call("GET", f"/api/tables/{table}{path}").status for path in paths}
    statuses["plain"] = client.call("GET", f"/plain/tables/{table}").status
    statuses["plain home"] = client.call("GET", "/plain/").status
    statuses["sheet"] = client.call("GET", f"/plain/sheet/table/{table}").status
    return statuses


@pytest.mark.parametrize(("game", "options", "after"), GAMES)
def test_a_game_that_fails_to_display_is_played_to_its_end_at_a_table(
    tmp_path: Path, game: str, options: dict[str, Any], after: int
) -> None:
    server = faulty_server(tmp_path, game, DISPLAY_METHODS, after)
    party = Party(server, game, options)
    chance = Random(7)
    party.play(chance, acts=after + 6)
    assert all(set(state["view"]) == {"plain", "position"} for state in party.states)
    for client in (*party.clients, server.anonymous()):
        statuses = statuses_of(client, party.table, game)
        assert statuses.pop("/position") == 409
        assert set(statuses.values()) == {200}, statuses
    party.play(chance)
    assert party.states[0]["result"] is not None

    acts = stored_acts(server, party.table)
    for number in range(len(party.everybody)):
        assert party.received[number] == list(range(len(acts))), "every entry is received exactly once"
    message = party.clients[0].get(f"/api/tables/{party.table}")
    assert [entry["act"] for entry in message["state"]["acts"]] == acts
    texts = [entry["text"] for entry in message["state"]["acts"]]
    assert texts[after + 1 :] == [f"#{act}" for act in acts[after + 1 :]]
    assert not any(text.startswith("#") for text in texts[:after])
    record = party.clients[0].get(f"/api/tables/{party.table}/record")
    assert Record.read(record).acts == acts, "acts written as numbers can be parsed"

    failed = [line for line in logged_problems(server) if "a game could not be displayed" in line]
    kinds = [re.search(r"what=(\S+)", line)[1] for line in failed]  # type: ignore[index]
    assert len(kinds) == len(set(kinds)) and {"view", "write", "position", "show"} <= set(kinds), failed
    assert failed == logged_problems(server)
    unprepared = [line for line in server.lines if NOT_PREPARED in line]
    assert len(unprepared) <= 1 and all(f"game={game}" in line for line in unprepared)
    assert all(f"table={party.table}" in line and "error=BrokenForTest" in line for line in failed)
    metrics = server.anonymous().call("GET", "/metrics", Authorization=f"Bearer {TOKEN}").body
    counted = re.search(rf'kaisho_not_shown_total{{game="{game}",what="view"}} (\S+)', metrics)
    assert counted and float(counted[1]) > 6

    party.close()
    server.kill()
    fixed = RunningServer(tmp_path, **NO_LIMITS)  # a version without the fault
    for client in (fixed.anonymous(), *(_same_person(fixed, client) for client in party.clients)):
        message = client.get(f"/api/tables/{party.table}")
        assert "plain" not in message["state"]["view"] and message["state"]["view"]["game"] == game
        assert set(statuses_of(client, party.table, game).values()) == {200}
    assert Record.read(client.get(f"/api/tables/{party.table}/record")).acts == acts
    assert stored_acts(fixed, party.table) == acts
    fixed.stop()
    assert not logged_problems(fixed)


def _same_person(server: RunningServer, client: Client) -> Client:
    """Return a client of the same person for the restarted server."""
    same = Client(server)
    same.cookies = client.cookies
    return same


def test_a_plain_view_contains_only_what_the_seat_may_know(tmp_path: Path) -> None:
    server = faulty_server(tmp_path, "samurai", "view+view_text", 0)
    party = Party(server, "samurai", {"players": 3})
    chance = Random(3)
    party.play(chance, acts=4)  # in the secret phase
    for _ in range(3):
        positions = [state["view"]["position"] for state in party.states]
        assert len(set(positions)) == len(positions), "every seat and the watcher see something different"
        for seat, client in enumerate(party.clients):
            assert positions[seat] == client.get(f"/api/tables/{party.table}/position?seat={seat}")
        assert positions[-1] == server.anonymous().get(f"/api/tables/{party.table}/position")
        party.play(chance, acts=9)
    party.close()
    server.kill()


def test_if_concealing_fails_nothing_of_the_position_is_shown(tmp_path: Path) -> None:
    server = faulty_server(tmp_path, "samurai", "view+view_text+known", 0)
    party = Party(server, "samurai", {"hands": "random"})
    party.play(Random(4), acts=20)
    for state in party.states:
        assert state["view"] == {"plain": True, "position": None}
    party.sockets[0].ask("resign", table=party.table)
    party.receive()
    assert party.over and len(stored_acts(server, party.table)) == party.states[0]["log"]
    party.close()
    server.kill()


def test_bots_previews_and_analyses_work_with_a_game_that_fails_to_display(tmp_path: Path) -> None:
    server = faulty_server(tmp_path, "kaito", DISPLAY_METHODS, 2)
    ann = server.guest("Ann")
    table = ann.open("kaito", "me", "bot:easy")["table"]
    with ann.socket() as socket:
        state = socket.watch(table)["state"]
        state = state if state["legal"] else _next_state(socket)
        while state["status"] != "over":
            if state["log"] > 4:
                socket.send(do="preview", table=table, act=state["legal"][0], id=900)
                assert socket.wait_for("preview")["view"] == {"position": None, "plain": True}
            socket.ask("act", table=table, after=state["count"], act=state["legal"][-1])
            state = _next_state(socket)
        socket.ask("offer", table=table, what="rematch")
        message = socket.wait_for("table", lambda message: message["next"] is not None)
    assert ann.get(f"/api/tables/{message['next']}")["before"] == table
    acts = stored_acts(server, table)
    analysis = ann.post(f"/api/tables/{table}/analysis", {"at": 3, "bot": "easy", "seconds": 0.1})
    assert analysis["text"] == f"#{analysis['act']}"
    record = ann.get(f"/api/tables/{table}/record")
    study = ann.post("/api/study", {"record": record, "views": True})
    assert [entry["act"] for entry in study["acts"]] == acts and study["position"] is None
    assert ["plain" in view for view in study["views"]] == [number >= 2 for number in range(len(acts) + 1)]
    assert Record.read(ann.call("POST", "/api/study/record", {"record": record}).body).acts == acts
    export = ann.get("/api/me/export")
    (exported,) = [exported["records"] for exported in export["tables"] if exported["id"] == table]
    assert Record.read(exported[0]).acts == acts
    back = ann.call("GET", f"/plain/tables/{table}/back?at={len(acts)}")
    assert back.status == 200 and "cannot be drawn" in back.body
    places = [(found["place"], found["what"]) for line in logged_problems(server) if (found := _fault(line))]
    assert len(places) == len(logged_problems(server)) == len(set(places)), logged_problems(server)
    server.kill()


def _next_state(socket: Socket) -> Message:
    """Wait for the next update with legal acts or a result."""
    return socket.wait_for("update", lambda message: bool(message["legal"] or message["result"]))


def _fault(line: str) -> dict[str, str] | None:
    """Parse the table and the kind of a failure from a log line."""
    found = re.search(r"a game could not be displayed  table=(?P<place>\S+)  game=\S+  what=(?P<what>\S+)", line)
    return found.groupdict() if found else None


def test_the_plain_pages_play_a_game_that_fails_to_display(tmp_path: Path) -> None:
    server = faulty_server(tmp_path, "kamisado", DISPLAY_METHODS, 0)
    with httpx.Client(base_url=server.address, follow_redirects=True, timeout=60) as browser:
        page = browser.get("/plain/").text
        page = _send_form(browser, page, "/plain/", do="guest", name="Ann").text
        fields = {"game": "kamisado", "with-1": "here", "clock": "none"}
        opened = _send_form(browser, page, "/plain/", do="open", **fields)
        for _ in range(6):
            page = opened.text
            assert opened.status_code == 200 and "The board cannot be drawn at the moment" in page
            act = re.search(r'(?:button name="act"|option) value="(\d+)">#\1<', page)
            assert act, page
            values = {name: re.search(rf'name="{name}" value="(\d+)"', page)[1] for name in ("after", "seat")}  # type: ignore[index]
            opened = _send_form(browser, page, opened.url.path, do="act", act=act[1], **values)
        assert len(stored_acts(server, opened.url.path.rpartition("/")[2])) >= 6
    server.kill()


def _send_form(browser: httpx.Client, page: str, path: str, **fields: str) -> httpx.Response:
    """Send a form of a plain page and return the response."""
    key = re.search(r'name="key" value="([^"]+)"', page)
    assert key, page
    answer = browser.post(path, data=fields | {"key": key[1]}, headers={"Origin": str(browser.base_url).rstrip("/")})
    assert answer.status_code == 200, answer.text
    return answer


# --- a marathon that a fourth marker wins (22:9) ------------------------------------------------------------------------

BEGINNING = """
h1-h3 g8-f7 d1-g4 c8-c2 g4-g8 right e8-e6 g1-g6 d8-d3 g6-g7 f8-f7 a1-a4 d3-c2 a4-e8 left a8-a5 e1-e7 e8-g6 h1-h4 f8-f7
h4-h7 h8-c3 b1-b7 d8-d7 c1-a3 g6-g5 d1-h5 a5-a4 h7-h8 right
"""
BY_REACHING_HOME = """
e8-a4 a1-a2 h8-h7 h1-f3 d8-d2 g1-g4 h7-e4 f1-g2 d2-d2 g4-d7 c8-c2 a2-b3 g8-g6 b3-b4 a8-d5 g2-g3 a4-b3 b4-c5 f8-f7 c5-b6
b3-a2 f3-f4 f7-f5 e1-e2 c2-c2 b6-a7 d5-d3 f4-e5 b8-b7 g3-g4 e4-e3 d1-d1 g6-h5 a7-b8
"""
BY_DEADLOCK = """
h8-h7 h1-h5 g8-g3 c1-c7 e8-e3 d1-d6 a8-a6 e1-b4 a6-a3 g1-f2 e3-e2 b4-c5 f8-h6 f2-e3 a3-b2 b1-a2 h7-c2 a1-a1 b8-b3
"""
WON = [(BEGINNING + BY_REACHING_HOME, "home-row"), (BEGINNING + BY_DEADLOCK, "deadlock")]


def play_acts(table: str, people: list[Client], acts: list[str]) -> Message:
    """Play acts over HTTP, except those that the table plays by itself."""
    state: Message = people[0].get(f"/api/tables/{table}")["state"]
    while state["log"] < len(acts):
        request = {"after": state["log"], "act": acts[state["log"]]}
        reply = people[state["to_act"][0]].at(table, "act", **request)
        assert reply.status == 200, reply
        state = reply.body["state"]
    return state


@pytest.mark.parametrize("methods", ["", "view+view_text", DISPLAY_METHODS])
@pytest.mark.parametrize(("moves", "reason"), WON)
def test_a_marathon_won_with_a_fourth_marker_is_stored_and_read_again_after_a_kill(
    tmp_path: Path, moves: str, reason: str, methods: str
) -> None:
    acts = moves.split()
    server = faulty_server(tmp_path, "kamisado", methods or "show", len(acts) if methods else 1_000_000)
    people = [server.guest("Ann"), server.guest("Ben")]
    table = people[0].open("kamisado", "me", "open", listed=True, options={"match": "marathon"})["table"]
    assert people[1].at(table, "join").status == 200
    with server.anonymous().socket() as watcher:
        watcher.watch(table)
        state = play_acts(table, people, acts)
        update = watcher.last_update(table)
    assert (state["status"], state["result"]["reason"], state["points"]) == ("over", reason, [15, 0])
    assert update["result"] == state["result"] and ("plain" in update["view"]) == bool(methods)
    stored = stored_acts(server, table)
    assert len(stored) == len(acts)
    server.kill()

    restarted = RunningServer(tmp_path, **NO_LIMITS)
    for client in (restarted.anonymous(), *(_same_person(restarted, person) for person in people)):
        message = client.get(f"/api/tables/{table}")
        towers = message["state"]["view"]["towers"]
        assert [tower["markers"] for tower in towers if tower["side"] == "black" and tower["colour"] == "yellow"] == [4]
        assert [entry["act"] for entry in message["state"]["acts"]] == stored
        assert client.get(f"/api/tables/{table}/written?notation=squares") == acts
        record = Record.read(client.get(f"/api/tables/{table}/record"))
        assert record.acts == stored and record.result_text() == f"black 15:0 {reason}"
        assert client.get(f"/api/tables/{table}/replay?at={len(acts)}")["view"] == message["state"]["view"]
        assert client.call("GET", f"/plain/tables/{table}").status == 200
        assert "y++++" in client.get(f"/api/tables/{table}/position")
    restarted.stop()
    assert not logged_problems(restarted)


def test_the_rulebooks_marathon_is_won_in_the_study(server: RunningServer) -> None:
    position = "OBPK1R1N/3y+++4/4Y3/7G/8/8/8/ngr1kpbo b y play 7:0 marathon 4 30 30"
    study = server.anonymous().post("/api/study", {"game": "kamisado", "position": position, "acts": ["d7-e8"]})
    assert study["refused"] is None and study["points"] == [15, 0] and study["result"]["values"] == [1.0, -1.0]
    yellow = [tower for tower in study["view"]["towers"] if (tower["side"], tower["colour"]) == ("black", "yellow")]
    assert [(tower["square"], tower["markers"]) for tower in yellow] == [("e8", 4)]
