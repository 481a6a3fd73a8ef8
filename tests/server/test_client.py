"""``kaisho.client``, and the example bots as processes with a token, as an outside author would run them."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin, Subprotocol

from kaisho import client
from kaisho.client import ClubRefusal
from kaisho.server.messages import PROTOCOL
from tests.server.conftest import Club
from tests.server.running import NO_LIMITS, PATIENCE, Client, RunningServer, Socket

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
GUIDE = Path(__file__).parent.parent.parent / "docs" / "build-a-bot.md"


def bot_of(owner: Client, name: str) -> str:
    """Create a bot and return its token."""
    token: str = owner.post("/api/me/bots", {"name": name})["token"]
    return token


@pytest.fixture
def bot(club: Club) -> Iterator[client.Club]:
    """A connected bot."""
    with client.Club(club.server.address, token=bot_of(club.account(), club.name("Robo"))) as connected:
        yield connected


def play_at_random(person: Socket, table: str) -> dict[str, object]:
    """Play a person's game to its end and return the result."""
    chance = random.Random(3)
    message = person.watch(table)
    while message["state"]["status"] == "open":
        message = person.wait_for("table")
    state = message["state"]
    while state["result"] is None:
        if state["legal"]:
            person.ask("act", table=table, after=state["count"], act=chance.choice(state["legal"]))
        else:
            person.received.append(person.wait_for("update"))
        state = person.last_update(table)
    result: dict[str, object] = state["result"]
    return result


@pytest.mark.parametrize(
    ("example", "game", "options"),
    [("bot.py", "kamisado", {}), ("http_bot.py", "kaito", {}), ("http_bot.py", "samurai", {})],
)
def test_an_example_bot_accepts_a_challenge_and_plays_to_the_end(
    club: Club, example: str, game: str, options: dict[str, str]
) -> None:
    name = club.name("Robo")
    token = bot_of(club.account("Author"), name)
    command = [sys.executable, str(EXAMPLES / example), club.server.address, token, "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        person = club.socket(club.guest("Ann"))
        table = person.client.open(game, "me", f"invited:{name}", options=options)["table"]
        try:
            result = play_at_random(person, table)
            printed, _ = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert process.returncode == 0, printed
    assert printed == "" and result["reason"] not in ("flag", "resigned", "closed")


@pytest.mark.parametrize("example", ["bot.py", "http_bot.py"])
def test_the_guide_contains_the_examples_unchanged(example: str) -> None:
    assert f"```python\n{(EXAMPLES / example).read_text(encoding='utf-8')}```" in GUIDE.read_text(encoding="utf-8")


def test_the_client_speaks_the_servers_protocol(bot: client.Club) -> None:
    assert client.PROTOCOL == PROTOCOL == bot.welcome["protocol"]
    assert bot.welcome["you"]["kind"] == "bot"


def test_a_client_without_a_token_can_watch(club: Club) -> None:
    table, _, _ = club.two_players("kaito")
    with client.Club(club.server.address) as nobody:
        assert nobody.watch(table)["you"] == []
        with pytest.raises(ClubRefusal) as refusal:
            nobody.join(table)
        assert refusal.value.code == "socket-needs-name" and refusal.value.say() == refusal.value.message


def test_a_refused_act_names_the_rule(club: Club, bot: client.Club) -> None:
    opened = bot.open_table("kamisado", [{"kind": "me"}, {"kind": "bot", "bot": "easy"}])
    turn = next(bot.turns())
    assert turn.id == opened["table"] and turn.legal == opened["state"]["legal"]
    with pytest.raises(ClubRefusal) as refusal:
        turn.act("h1-d1")
    assert (refusal.value.code, refusal.value.rule) == ("kamisado-Z1", "Z1")
    turn.act("h1-h2")


def test_the_state_of_a_game_with_hidden_information_is_what_the_seat_may_know(club: Club, bot: client.Club) -> None:
    bot.open_table("samurai", [{"kind": "me"}, {"kind": "bot", "bot": "easy"}])
    turn = next(bot.turns())
    state = turn.state()
    assert turn.game.name == "samurai" and turn.game.legal(state) == turn.legal


def test_refusals_over_http_have_a_status(bot: client.Club) -> None:
    with pytest.raises(ClubRefusal) as refusal:
        bot.open_table("chess", [{"kind": "me"}])
    assert (refusal.value.code, refusal.value.status) == ("unknown-game", 404)
    with pytest.raises(ClubRefusal):
        bot.get("/nowhere")


def test_a_bot_answers_offers_and_plays_a_rematch(club: Club, bot: client.Club) -> None:
    person = club.socket(club.guest())
    table = person.client.open("caminos", "me", f"invited:{bot.welcome['you']['name']}")["table"]
    person.watch(table)
    received: list[str] = []

    def until(message: client.Message) -> bool:
        """Let the person react whenever the bot receives a message."""
        received.append(message["type"])
        state = person.watch(table)["state"]
        if state["status"] == "playing" and not state["log"]:
            person.ask("act", table=table, after=0, act=state["legal"][0])
        elif state["status"] == "playing" and state["log"] == 2:
            person.ask("offer", table=table, what="draw")
            person.ask("resign", table=table)
        elif state["status"] == "over" and not state["offers"] and person.watch(table)["next"] is None:
            person.ask("offer", table=table, what="rematch")
        return person.watch(table)["next"] is not None

    for turn in bot.turns(until=until):
        turn.act(turn.legal[0])
    assert "challenge" in received


def test_a_private_table_is_joined_with_its_invitation(club: Club, bot: client.Club) -> None:
    opened = club.guest().open("kaito", "me", "open")
    with pytest.raises(ClubRefusal) as refusal:
        bot.join(opened["table"])
    assert refusal.value.code == "table-needs-invitation"
    assert bot.join(opened["table"], opened["invite"])["you"] == [1]
    assert [table["id"] for table in bot.my_tables("playing")] == [opened["table"]]


def test_only_the_latest_finished_tables_stay_watched(club: Club, bot: client.Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "MAX_FINISHED", 2)
    played = []
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
    for _ in range(4):
        played.append(bot.open_table("kamisado", seats)["table"])
        bot.ask("resign", table=played[-1])
    over: list[str] = []
    bot.watch(played[0])

    def until(message: client.Message) -> bool:
        over.extend([message["table"]] if message["type"] == "update" and message["result"] is not None else [])
        return len(over) == 4

    assert list(bot.turns(until=until)) == []
    assert set(bot.tables) <= set(played) and len(bot.tables) <= 3


def test_the_guides_code_for_one_of_our_bots_works(bot: client.Club) -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    code = guide[guide.index("from kaisho.bots import bot") :].partition("```")[0].replace("seconds=1.0", "nodes=200")
    namespace: dict[str, Any] = {}
    exec(code, namespace)
    bot.open_table("kamisado", [{"kind": "me"}, {"kind": "bot", "bot": "easy"}])
    turn = next(bot.turns())
    assert namespace["choose"](turn) in turn.legal


@pytest.mark.parametrize("example", ["bot.py", "http_bot.py"])
def test_an_example_bot_survives_a_restart_of_the_server(tmp_path: Path, example: str) -> None:
    server = RunningServer(tmp_path, **NO_LIMITS)
    ann = server.guest("Ann")
    command = [sys.executable, str(EXAMPLES / example), server.address, bot_of(server.account("Author"), "Robo"), "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        try:
            table = ann.open("kamisado", "me", "invited:Robo")["table"]
            wait_until(lambda: status_of(ann, table) == "playing")
            server.restart(same_port=True)
            if example == "bot.py":  # it plays several games, and accepts only while it is connected
                table = ann.open("kamisado", "me", "invited:Robo")["table"]
                wait_until(lambda: status_of(ann, table) == "playing")
            assert process.poll() is None, process.communicate()[0]
            assert ann.at(table, "resign").status == 200
            process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert process.returncode == 0
    server.stop()


def test_the_example_bot_counts_a_game_that_was_over_before_it_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """The opponent may resign after the bot has joined and before it watches."""
    namespace: dict[str, Any] = {}
    monkeypatch.setattr(sys, "argv", ["bot.py", "address", "token", "2"])
    exec((EXAMPLES / "bot.py").read_text(encoding="utf-8").partition("\nwhile not enough()")[0], namespace)
    running, over = {"result": None}, {"result": {"values": [1.0, -1.0]}}
    for message, enough in (
        ({"type": "table", "table": "a", "state": running}, False),
        ({"type": "table", "table": "a", "state": over}, False),
        ({"type": "update", "table": "a", **over}, False),
        ({"type": "update", "table": "b", **over}, True),
    ):
        assert namespace["enough"](message) is enough


def status_of(person: Client, table: str) -> str:
    status: str = person.get(f"/api/tables/{table}")["state"]["status"]
    return status


def wait_until(condition: Callable[[], Any]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_a_page_of_any_origin_can_send_a_token_as_a_subprotocol(club: Club) -> None:
    token = bot_of(club.account("Author"), name := club.name("Robo"))
    address = club.server.address.replace("http", "ws", 1) + "/socket"
    offered = [Subprotocol("kaisho"), Subprotocol(f"kaisho.token.{token}")]
    with connect(address, subprotocols=offered, origin=Origin("https://elsewhere.example")) as opened:
        assert opened.subprotocol == "kaisho"
        opened.send(json.dumps({"do": "hello", "protocol": PROTOCOL}))
        assert json.loads(opened.recv(PATIENCE))["you"]["name"] == name
    for wrong in ([Subprotocol("kaisho")], [Subprotocol("kaisho"), Subprotocol("kaisho.token.kb_wrong")]):
        with pytest.raises(InvalidStatus), connect(address, subprotocols=wrong, origin=Origin("https://elsewhere.example")):
            pass


def test_a_challenge_that_a_bot_does_not_accept_is_declined(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []
    bot = client.Club.__new__(client.Club)
    monkeypatch.setattr(bot, "ask", lambda do, **fields: asked.append((do, fields["table"])))
    bot._accept({"id": "t1"}, lambda table: False)
    assert asked == [("leave", "t1")]
