"""A game that lives in another package is played everywhere: in the terminal, by programs, at a table, on plain pages."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import RunningServer, Socket
from tests.server.test_pages import CLIENTS, Browser

Told = dict[str, Any]
Environment = dict[str, str]

ADAPTERS = """
import gymnasium, numpy as np, pyspiel
import kaisho.envs.gymnasium, kaisho.envs.openspiel
from kaisho import load
from kaisho.envs import Batch
from kaisho.record import Record
from kaisho.envs.pettingzoo import env

batch = Batch(load("pebbles", sharers=3), 16, seed=7)
for _ in range(20):
    step = batch.step(batch.legal_masks().argmax(axis=1))
assert batch.observations().shape == (16, 2, 1, 1)

alone = gymnasium.make("Kaisho/Pebbles-v0", opponent="random", seat=0)
_, info = alone.reset(seed=1)
over = False
while not over:
    _, reward, over, _, info = alone.step(int(np.flatnonzero(info["action_mask"])[0]))
assert reward in (-1, 1)

table = env("pebbles", sharers=3)
table.reset(seed=1)
for agent in table.agent_iter():
    observation, reward, ended, cut, info = table.last()
    mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
    table.step(None if ended or cut else int(np.flatnonzero(mask)[-1]))

game = pyspiel.load_game("kaisho_pebbles(sharers=3)")
assert game.num_players() == 3 and game.get_type().max_num_players == 3
state = game.new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
assert sorted(state.returns()) == [-1, -1, 1]

record = Record(load("pebbles"))
while not record.state.over:
    record.play("3")
assert Record.read(record.write("said", "de")).acts == record.acts
print("all adapters")
"""


def kaisho(environment: Environment, folder: Path, *arguments: str, input: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kaisho.cli", *arguments],
        env=environment,
        cwd=folder,
        input=input,
        capture_output=True,
        text=True,
        check=False,
    )


# --- on one machine ---------------------------------------------------------------------------------------------------


def test_it_is_played_in_the_terminal_saved_replayed_and_drawn_on_a_sheet(environment: Environment, tmp_path: Path) -> None:
    played = kaisho(environment, tmp_path, "play", "pebbles", input="3\n3\nfour\n3\nsave game.kaisho\n3\n\n")
    assert "The last pebble is gone: Birch wins." in played.stdout and "“four” is not a move of this game" in played.stdout
    assert "game: pebbles" in (tmp_path / "game.kaisho").read_text()
    replayed = kaisho(environment, tmp_path, "replay", "game.kaisho", "--notation", "said", "--lang", "de")
    assert "nimm 3 Kiesel" in replayed.stdout
    assert kaisho(environment, tmp_path, "sheet", "game.kaisho", "game.svg").returncode == 0
    assert "pebbles: Take up to three pebbles" in kaisho(environment, tmp_path, "games").stdout
    assert "-o sharers=2…3" in kaisho(environment, tmp_path, "games").stdout


def test_bots_play_it_and_the_solver_solves_it(environment: Environment, tmp_path: Path) -> None:
    played = kaisho(environment, tmp_path, "play", "pebbles", "--against", "easy", "--seed", "1", input="1\n" * 12)
    assert "The last pebble is gone" in played.stdout
    counted = kaisho(environment, tmp_path, "perft", "pebbles", "--depth", "3", "--json")
    assert json.loads(counted.stdout)["counts"] == [3, 9, 27]
    solved = kaisho(environment, tmp_path, "solve", "pebbles", "--json")
    assert solved.returncode == 0 and json.loads(solved.stdout)["winner"] == "2", "twelve is a multiple of four"


def test_every_adapter_for_programs_takes_it(environment: Environment, tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", ADAPTERS], env=environment, cwd=tmp_path, capture_output=True, text=True)
    assert "all adapters" in done.stdout, done.stderr[-3000:]


def test_the_engine_knows_it(environment: Environment, tmp_path: Path) -> None:
    lines = [
        {"id": 1, "do": "hello"},
        {"id": 2, "do": "new", "game": "pebbles", "options": {"sharers": 3}},
        {"id": 3, "do": "legal", "notation": "said"},
        {"id": 4, "do": "play", "acts": ["2"]},
    ]
    done = kaisho(environment, tmp_path, "engine", input="".join(json.dumps(line) + "\n" for line in lines))
    answers = {answer.get("id"): answer for answer in map(json.loads, done.stdout.splitlines())}
    assert "pebbles" in answers[1]["games"]
    assert answers[3]["texts"] == ["take 1 pebble", "take 2 pebbles", "take 3 pebbles"]
    assert answers[4]["ok"], answers[4]


# --- on a server ------------------------------------------------------------------------------------------------------


def until_own_turn_or_end(socket: Socket, update: Told, seat: int) -> Told:
    while update["status"] == "playing" and seat not in update["to_act"]:
        update = socket.wait_for("update")
    return update


def test_a_guest_plays_a_bot_to_the_end_and_sees_the_games_picture(server: RunningServer) -> None:
    ann = server.guest("Ann")
    table = ann.open("pebbles", "me", "bot:easy")["table"]
    socket = ann.socket()
    update = socket.watch(table)["state"]
    view = update["view"]
    assert view["pebbles"] == 12 and view["to_act"] == "1"
    drawn = view["drawn"]
    assert drawn["svg"].startswith("<svg") and drawn["acts"] == {"0": "1", "1": "2", "2": "3"}
    assert drawn["spoken"] == {
        "en": {"0": "take 1 pebble", "1": "take 2 pebbles", "2": "take 3 pebbles"},
        "de": {"0": "nimm 1 Kiesel", "1": "nimm 2 Kiesel", "2": "nimm 3 Kiesel"},
    }
    while update["status"] == "playing":
        update = socket.act(table, update, update["legal"][0])
        update = until_own_turn_or_end(socket, update, 0)
    assert update["result"]["reason"] == "last-pebble"
    assert "game: pebbles" in ann.call("GET", f"/api/tables/{table}/record").body
    socket.close()


def test_three_people_play_it_and_one_act_is_refused(server: RunningServer) -> None:
    ann, ben, cid = (server.guest(name) for name in ("Ada", "Ben", "Cid"))
    opened = ann.open("pebbles", "me", "open", "open", options={"sharers": 3})
    table = opened["table"]
    for other in (ben, cid):
        assert other.at(table, "join", invite=opened["invite"]).status == 200
    people = [ann, ben, cid]
    state = ann.get(f"/api/tables/{table}")["state"]
    while state["status"] == "playing":
        seat = state["to_act"][0]
        mover = people[seat]
        if state["view"]["pebbles"] == 3:
            refused = mover.at(table, "act", after=state["count"], act=9, seat=seat)
            assert refused.status == 409 and refused.body["code"] == "no-such-act"
        assert mover.at(table, "act", after=state["count"], act="take 3 pebbles", seat=seat).status == 200
        state = ann.get(f"/api/tables/{table}")["state"]
    assert state["result"]["places"] == [1, 2, 2], "twelve pebbles, three at a time: the fourth act is the first player's"


def test_the_study_knows_it(server: RunningServer) -> None:
    study = server.guest("Student").post("/api/study", {"game": "pebbles", "acts": [0, "3"]})
    assert study["view"]["pebbles"] == 8 and study["view"]["drawn"]["acts"] == {"0": "1", "1": "2", "2": "3"}
    again = server.guest("Other").post("/api/study", {"game": "pebbles", "position": study["position"]})
    assert again["view"]["pebbles"] == 8


def test_its_words_its_emblem_and_its_rules_come_from_the_server(server: RunningServer) -> None:
    nobody = server.anonymous()
    shown = next(game for game in nobody.get("/api/club")["games"] if game["name"] == "pebbles")
    assert shown["players_option"] == "sharers" and shown["spoken"] == "said" and shown["customs"]["players"] == [2, 3]
    german = nobody.call("GET", "/api/games/pebbles/words/de").body
    assert "pebbles = Kiesel" in german and "[one] nimm { $count } Kiesel" in german
    assert "pebbles-rule-legal" not in german, "it is marked for the server"
    assert "pebbles = Pebbles" in nobody.call("GET", "/api/games/pebbles/words/tr").body
    assert not nobody.call("GET", "/api/games/kaito/words/de").body
    assert "<svg" in str(nobody.call("GET", "/api/games/pebbles/emblem.svg").body)
    assert nobody.get("/api/rules/pebbles")["rules"] == [{"id": "legal", "text": "A player takes one, two or three pebbles."}]
    reply = nobody.call("GET", "/api/learn/pebbles")
    assert reply.status == 404 and reply.body["code"] == "no-course"


def test_it_is_played_on_plain_pages(server: RunningServer) -> None:
    ann = Browser(server)
    ann.enter_as_guest("Plain Ann")
    form = ann.open().form("open", game="pebbles")
    form.fields["option-row_length"] = "long"
    page = ann.send(form, with_1="here")
    assert "The number of pebbles that you take" in page.text
    assert [button[-1] for button in page.form("act").buttons] == ["take 1 pebble", "take 2 pebbles", "take 3 pebbles"]
    for _ in range(6):
        ann.choose(2)
    ann.act("3")
    assert "The last pebble is gone: Ash wins." in ann.reload().text
    assert "Row: twenty-one" in ann.reload().text
    assert "Pebbles" in ann.open("/plain/leaderboards").text
    assert "Pebbles" in ann.open("/plain/leaderboards/pebbles/3").text


@pytest.fixture(scope="module", autouse=True)
def closed_clients() -> Any:
    yield
    for client in CLIENTS:
        client.close()
