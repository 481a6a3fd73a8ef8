"""The engine protocol, over the pipes of a real process."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kaisho
from kaisho.kernel import random_from
from tests.conftest import heed_ctrl_c

Answer = dict[str, Any]


class Engine:
    """A running engine, and its answers by the id of the request."""

    def __init__(self, **environment: str) -> None:
        command = [sys.executable, "-m", "kaisho.cli", "engine", "--lang", "en"]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        self.process = subprocess.Popen(command, **pipes, env={**os.environ, **environment})
        self.next_id = 0

    def send(self, line: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def read(self) -> Answer:
        assert self.process.stdout is not None
        answer: Answer = json.loads(self.process.stdout.readline())
        return answer

    def ask(self, do: str, **values: Any) -> Answer:
        return self.ask_all(do, **values)[-1]

    def ask_all(self, do: str, **values: Any) -> list[Answer]:
        """Return all answers to a request: progress, then the final one."""
        self.next_id += 1
        self.send(json.dumps({"id": self.next_id, "do": do, **values}).encode())
        answers = [self.read()]
        while "progress" in answers[-1]:
            answers.append(self.read())
        assert {answer["id"] for answer in answers} == {self.next_id}
        return answers

    def leave(self) -> None:
        assert self.ask("quit")["ok"]
        assert self.process.wait(20) == 0
        assert self.process.stderr is not None
        assert b"Traceback" not in self.process.stderr.read()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    engine = Engine()
    yield engine
    engine.leave()


def test_hello(engine: Engine) -> None:
    answer = engine.ask("hello")
    assert answer["ok"]
    assert (answer["engine"], answer["protocol"]) == ("kaisho", 1)
    assert "kamisado" in answer["games"]


def test_a_game_is_played_explained_undone_and_recorded(engine: Engine) -> None:
    state = engine.ask("new", game="kamisado", options={"match": "standard"})
    assert state["to_act"] == "black"
    assert len(engine.ask("legal")["acts"]) == 102
    assert engine.ask("legal", notation="squares")["texts"][0] == "h1-g2"
    assert engine.ask("play", acts=["c1-a3", "blue left 6 red"])["acts"] == 2
    refused = engine.ask("explain", act="e1-e2")
    assert (refused["legal"], refused["rule"]) == (False, "T2")
    assert refused["squares"] == ["e1", "a3"]
    assert "Turm" in engine.ask("explain", act="e1-e2", language="de")["text"]
    assert engine.ask("explain", act="a3-e7")["legal"]
    assert engine.ask("play", acts=["a3-e7"])["points"] == [0, 1]
    record = engine.ask("record", notation="squares")["record"]
    assert "3. black  a3-e7" in record
    assert engine.ask("undo", count=3)["acts"] == 0
    assert engine.ask("load", record=record)["acts"] == 3
    assert engine.ask("view", seat=0)["view"]["phase"] == "refill"
    over = engine.ask("position", game="kamisado", position="O1PKYRGN/4r3/8/8/8/8/7B/ng1ykpbo w - over 0:1 single 1 3 3")
    assert over["over"]
    assert over["result"] == {"values": [-1.0, 1.0], "places": [2, 1], "reason": "deadlock"}
    assert engine.ask("go")["error"]["code"] == "engine-game-over"


def test_kaito_is_played_from_a_given_deal(engine: Engine) -> None:
    state = engine.ask("new", game="kaito", options={"start": "black"}, deal="ahBSHCsBbsSAcHsbSaAH.hSsa.CSAsSsScsh")
    assert state["to_act"] == "red"
    assert engine.ask("legal", notation="letters")["texts"] == ["@b2", "@c3"]
    assert engine.ask("play", acts=["@c3", "c5 black mon 2"])["acts"] == 2
    refused = engine.ask("explain", act="d4")
    assert (refused["legal"], refused["rule"], refused["squares"]) == (False, "K4", ["c5", "d4"])
    assert engine.ask("view", seat=0)["view"]["kaito"] == {"square": "c5", "colour": "red"}
    assert engine.ask("new", game="kaito", deal="x")["error"]["code"] == "kaito-deal-length"


def test_hidden_things_stay_hidden_and_undo_stays_in_the_turn(engine: Engine) -> None:
    engine.ask("new", game="samurai", options={"players": 3}, seed=4)
    engine.ask("play", acts=["+F", "+S1", "+S2", "+W1"])
    assert engine.ask("undo", count=2)["acts"] == 2
    engine.ask("play", acts=["+W1", "+T0", "+K1", "+H2"])
    refused = engine.ask("undo", count=2)
    assert refused["error"]["code"] == "engine-undo-hidden"
    assert "at most 1, not 2" in refused["error"]["message"]
    assert engine.ask("state")["acts"] == 6
    view = engine.ask("view", seat=1)["view"]
    assert [player["hand"] for player in view["players"]] == [None, ["H2"], []]
    assert engine.ask("record", seat=1)["record"].count("  ?") == 5
    assert engine.ask("record", seat=-1)["record"].count("  ?") == 6
    assert "deal: " in engine.ask("record")["record"] == engine.ask("record", seat=None)["record"]
    assert engine.ask("state", seat=None) | {"id": 0} == engine.ask("state") | {"id": 0}, "null is as if none were given"
    assert engine.ask("record", seat=3)["error"]["code"] == "engine-bad-seat"
    assert len(engine.ask("legal")["acts"]) == len(engine.ask("legal", notation="spoken")["texts"]) == 16
    assert engine.ask("undo")["acts"] == 5
    assert engine.ask("undo")["error"]["code"] == "engine-undo-hidden"


@pytest.mark.parametrize("options", [{}, {"hands": "random"}, {"players": 3}, {"players": 4, "hands": "random"}])
def test_a_state_for_a_seat_is_made_from_what_it_may_know(engine: Engine, options: dict[str, Any]) -> None:
    """Whatever the hidden parts are, a seat and a watcher are answered the same at every step of a game."""
    answer = engine.ask("new", game="samurai", options=options, seed=6)
    game = kaisho.load("samurai", **options)
    chance = Random(2)
    while not answer["over"]:
        _, whole = game.from_position(answer["position"])
        for seat in range(-1, game.seats):
            known = engine.ask("state", seat=seat)
            assert known["position"] == game.position(game.concealed(whole, seat))
            other = game.copy(game.concealed(whole, seat))
            game.rules["redeal"](other, seat, random_from(chance.getrandbits(32)))
            assert known["position"] == game.position(game.concealed(other, seat))
            assert known["points"] == list(game.points(game.concealed(other, seat)))
            same = ("game", "options", "acts", "turn", "to_act", "over", "result")
            assert {name: known[name] for name in same} == {name: answer[name] for name in same}
        if answer["acts"] > 4:
            positions = {engine.ask("state", seat=seat)["position"] for seat in range(-1, game.seats)}
            assert answer["position"] not in positions
        acts = engine.ask("legal")["acts"]
        answer = engine.ask("play", acts=[chance.choice(acts)])
    for seat in range(-1, game.seats):
        assert engine.ask("state", seat=seat) | {"id": 0} == answer | {"id": 0}, "a finished game hides nothing"
    assert engine.ask("state", seat=game.seats)["error"]["code"] == "engine-bad-seat"
    assert engine.ask("state", seat=-2)["error"]["code"] == "engine-bad-seat"


@pytest.mark.parametrize("game", ["kamisado", "kaito", "caminos"])
def test_in_an_open_game_every_seat_gets_the_complete_state(engine: Engine, game: str) -> None:
    engine.ask("new", game=game)
    engine.ask("play", acts=[engine.ask("legal")["acts"][0]])
    whole = engine.ask("state")
    assert engine.ask("state", seat=None) | {"id": 0} == whole | {"id": 0}
    for seat in (-1, 0, 1):
        assert engine.ask("state", seat=seat) | {"id": 0} == whole | {"id": 0}


def test_several_acts_are_played_all_or_none(engine: Engine) -> None:
    engine.ask("new", game="kamisado")
    answer = engine.ask("play", acts=["c1-a3", "c8-c7"])
    assert answer["error"]["rule"] == "T2"
    assert engine.ask("state")["acts"] == 0


def test_a_bot_chooses_a_legal_act_without_playing_it(engine: Engine) -> None:
    engine.ask("new", game="kamisado")
    answer = engine.ask("go", bot="random", seed=3)
    assert answer["act"] in engine.ask("legal")["acts"]
    assert engine.ask("go", bot="random", seed=3)["act"] == answer["act"]
    assert engine.ask("state")["acts"] == 0


def test_a_bot_thinks_within_limits_and_gives_its_opinion(engine: Engine) -> None:
    engine.ask("new", game="kamisado")
    answer = engine.ask("go", bot="strong", nodes=400_000)
    assert (answer["value"], answer["proved"]) == (1.0, True)
    assert 0 < answer["nodes"] <= 400_000
    assert answer["line"][0] == answer["act"]
    assert engine.ask("go", bot="strong", nodes=400_000) | {"id": 0} == answer | {"id": 0}
    assert engine.ask("go", bot="medium", seconds=0.2)["act"] in engine.ask("legal")["acts"]
    for wrong in ({"seconds": 0}, {"seconds": -1}, {"nodes": 0}, {"seconds": 1e9}):
        assert engine.ask("go", **wrong)["error"]["code"] == "engine-bad-limits"


def preparing(answers: list[Answer]) -> list[float]:
    """Return the seconds in the reports about compiling."""
    reports = [answer["progress"] for answer in answers[:-1]]
    assert all(set(report) == {"preparing"} for report in reports)
    return [report["preparing"] for report in reports]


def test_with_an_empty_cache_a_bot_is_compiled_while_others_are_answered_and_thinks_afterwards(tmp_path: Path) -> None:
    engine = Engine(KAISHO_CACHE_DIR=str(tmp_path))
    engine.ask("new", game="kaito")
    for line in (
        b'{"id": "slow", "do": "go", "bot": "strong", "nodes": 200}',
        b'{"id": "quick", "do": "hello"}',
        b'{"id": "end", "do": "stop"}',
    ):
        engine.send(line)
    order = [engine.read()]
    while order[-1]["id"] != "slow" or "progress" in order[-1]:
        order.append(engine.read())
    assert [answer["id"] for answer in order if "progress" not in answer] == ["quick", "end", "slow"]
    seconds = preparing([answer for answer in order if answer["id"] == "slow"])
    assert seconds[0] == 0.0 and len(seconds) >= 2 and seconds == sorted(seconds)
    assert order[-1]["stopped"] is True
    first, again = (engine.ask_all("go", bot="strong", nodes=200) for _ in range(2))
    assert first[-1]["act"] in engine.ask("legal")["acts"]
    assert len(again) == 1 and again[0]["act"] == first[-1]["act"]
    engine.leave()


@pytest.mark.parametrize("game", ["kamisado", "samurai"])
def test_after_ready_a_bot_thinks_at_once(game: str) -> None:
    engine = Engine()
    assert engine.ask("ready")["error"]["code"] == "engine-no-game"
    answers = engine.ask_all("ready", game=game, bot="medium")
    assert preparing(answers)[0] == 0.0
    assert answers[-1] == {"id": 2, "ok": True, "game": game, "bot": "medium", "ready": True}
    engine.ask("new", game=game)
    assert len(engine.ask_all("go", bot="medium", nodes=20)) == 1
    assert len(engine.ask_all("go", bot="easy", nodes=20)) > 1, "another bot is made"
    assert engine.ask("ready")["bot"] == "strong"
    assert len(engine.ask_all("go", nodes=20)) == 1
    assert engine.ask_all("ready", bot="nobody")[0]["error"]["code"] == "unknown-bot"
    assert engine.ask_all("ready", game="chess")[0]["error"]["code"] == "unknown-game"
    engine.leave()


THINKS_ONLY = """
import sys
from kaisho import bots, games
from kaisho.kernel import compile, rules
from kaisho.search.limits import Thinking

thinking, late = [], []
compile_kernel, enter, leave = compile.compile_kernel, Thinking.__enter__, Thinking.__exit__

def noticed(function, signature):
    if thinking:
        late.append(function.__name__)
    return compile_kernel(function, signature)

def entered(self):
    thinking.append(self)
    return enter(self)

def left(self, *why):
    thinking.remove(self)
    leave(self, *why)

compile.compile_kernel = rules.compile_kernel = noticed
Thinking.__enter__, Thinking.__exit__ = entered, left
game = games.load(sys.argv[1])
for name in sys.argv[2:]:
    player, state = bots.bot(name, game, 1), game.deal()
    while not state.over and state.acts < 30:
        with Thinking(nodes=20) as limits:
            game.play(state, bots.opinion(player, game, state, limits).act)
print(*late)
"""


@pytest.mark.parametrize("game", kaisho.names())
@pytest.mark.parametrize("bots", [("random",), ("greedy", "uct"), ("easy", "medium", "strong")])
def test_nothing_is_compiled_or_loaded_in_a_bots_time(game: str, bots: tuple[str, ...]) -> None:
    command = [sys.executable, "-c", THINKS_ONLY, game, *bots]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    assert done.stdout.split() == []


def test_a_thinking_bot_is_stopped_and_gives_its_best_act(engine: Engine) -> None:
    engine.ask("new", game="kamisado", options={"match": "marathon"})
    legal = engine.ask("legal")["acts"]
    engine.ask("go", bot="strong", nodes=1)  # compiles everything
    engine.send(b'{"id": "thinking", "do": "go", "bot": "strong", "seconds": 600}')
    time.sleep(2)
    engine.send(b'{"id": "stop", "do": "stop"}')
    answers = {answer["id"]: answer for answer in (engine.read(), engine.read())}
    assert answers["stop"]["stopping"] == ["thinking"]
    assert answers["thinking"]["stopped"]
    assert answers["thinking"]["act"] in legal


def test_a_long_request_sends_progress_while_others_are_answered(engine: Engine) -> None:
    engine.ask("new", game="kamisado")
    engine.send(b'{"id": "long", "do": "perft", "depth": 7}')
    engine.send(b'{"id": "short", "do": "state"}')
    answers = [engine.read()]
    while "count" not in answers[-1]:
        answers.append(engine.read())
    assert answers[-1] == {"id": "long", "ok": True, "depth": 7, "count": 56182538}
    progress = [answer["progress"]["done"] for answer in answers if "progress" in answer]
    assert progress == list(range(1, 102))
    assert any(answer["id"] == "short" for answer in answers[:-1])


def test_a_long_request_can_be_stopped(engine: Engine) -> None:
    engine.ask("new", game="kamisado")
    engine.send(b'{"id": "endless", "do": "perft", "depth": 40}')
    engine.send(b'{"id": "endless", "do": "state"}')
    engine.send(b'{"id": "stop", "do": "stop"}')
    final: dict[str, Answer] = {}
    errors = []
    while not {"endless", "stop"} <= set(final):
        answer = engine.read()
        if answer.get("ok") is False:
            errors.append(answer)
        elif "progress" not in answer:
            final[answer["id"]] = answer
    assert final["endless"] == {"id": "endless", "ok": True, "stopped": True}
    assert final["stop"]["stopping"] == ["endless"]
    assert [error["error"]["code"] for error in errors] == ["engine-id-in-use"]
    assert engine.ask("stop", target="endless")["stopping"] == []


@pytest.mark.parametrize(
    ("line", "identity", "code"),
    [
        (b"hello", None, "engine-not-json"),
        (b'{"id": 1, "do": ', None, "engine-not-json"),
        (b"\xff\xfe", None, "engine-not-json"),
        (b'{"id": {"a": 1, ", "do"', None, "engine-not-json"),
        (b"[" * 100_000, None, "engine-bad-request"),
        (b"[]", None, "engine-bad-request"),
        (b"{}", None, "engine-bad-request"),
        (b'{"do": "hello"}', None, "engine-bad-request"),
        (b'{"id": 7}', 7, "engine-bad-request"),
        (b'{"id": 7, "do": "dance"}', 7, "engine-bad-request"),
        (b'{"id": [7], "do": "hello"}', None, "engine-bad-request"),
        (b'{"id": 7, "do": "hello", "loud": true}', 7, "engine-bad-request"),
        (b'{"id": 7, "do": "perft", "depth": "x"}', 7, "engine-bad-request"),
        (b'{"id": 7, "do": "perft", "depth": 61}', 7, "engine-bad-depth"),
        (b'{"id": 7, "do": "new", "game": "chess"}', 7, "unknown-game"),
        (b'{"id": 7, "do": "new", "game": "kamisado", "options": {"match": "x"}}', 7, "bad-option-value"),
        (b'{"id": 7, "do": "new", "game": "kamisado", "deal": "x"}', 7, "bad-deal-size"),
        (b'{"id": 7, "do": "position", "game": "kamisado", "position": "x"}', 7, "kamisado-position-field-count"),
        (b'{"id": 7, "do": "load", "record": "x"}', 7, "record-first-line"),
        (b'{"id": 7, "do": "legal", "notation": "x"}', 7, "unknown-style"),
        (b'{"id": 7, "do": "view", "seat": 2}', 7, "engine-bad-seat"),
        (b'{"id": 7, "do": "undo", "count": 99}', 7, "engine-bad-undo"),
        (b'{"id": 7, "do": "undo", "count": -1}', 7, "engine-bad-undo"),
        (b'{"id": 7, "do": "go", "bot": "x"}', 7, "unknown-bot"),
        (b'{"id": 7, "do": "hello", "language": "xx"}', 7, "unknown-language"),
        (b'{"id": 7, "do": "play", "acts": [9999]}', 7, "no-such-act"),
        (b'{"id": 7, "do": "play", "acts": [99999999999999999999999]}', 7, "no-such-act"),
        (b'{"id": 7, "do": "explain", "act": "x"}', 7, "kamisado-unreadable"),
        (b'{"id": 7, "do": "hello", "language": "' + b"x" * 1_100_000 + b'"}', None, "engine-too-long"),
    ],
)
def test_broken_input_gets_exactly_one_error(engine: Engine, line: bytes, identity: object, code: str) -> None:
    engine.ask("new", game="kamisado")
    engine.send(line)
    answer = engine.read()
    assert (answer["id"], answer["ok"], answer["error"]["code"]) == (identity, False, code)
    assert answer["error"]["message"]
    assert engine.ask("hello")["ok"]  # nothing more came, and the engine goes on


def started(*lines: bytes) -> subprocess.Popen[bytes]:
    """An engine that is counting for ever."""
    process = subprocess.Popen(
        [sys.executable, "-m", "kaisho.cli", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        preexec_fn=heed_ctrl_c,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    for line in (b'{"id":1,"do":"new","game":"kamisado"}', b'{"id":"long","do":"perft","depth":50}', *lines):
        process.stdin.write(line + b"\n")
    process.stdin.flush()
    process.stdout.readline()
    return process


def test_quit_ends_everything_even_with_the_id_of_a_running_request() -> None:
    with started(b'{"id":"long","do":"quit"}') as process:
        assert process.wait(30) == 0


def test_ctrl_c_ends_everything() -> None:
    with started() as process:
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130


def test_nobody_listening_ends_everything() -> None:
    with started() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.close()
        process.stdin.close()
        process.wait(30)


def test_a_bot_that_waits_behind_a_count_is_stopped_too() -> None:
    with started(b'{"id":"bot","do":"go"}', b'{"id":"stop","do":"stop"}', b'{"id":"bye","do":"quit"}') as process:
        assert process.stdout is not None
        answers = [json.loads(line) for line in process.stdout]
    final = {answer["id"]: answer for answer in answers if "progress" not in answer}
    assert final["bot"]["stopped"]
    assert final["long"]["stopped"]


def test_requests_before_a_game_are_refused() -> None:
    process = subprocess.run(
        [sys.executable, "-m", "kaisho.cli", "engine"],
        input=b'\n{"id":1,"do":"state"}\n{"id":2,"do":"go"}',
        capture_output=True,
        check=True,
    )
    answers = [json.loads(line) for line in process.stdout.splitlines()]
    assert [answer["error"]["code"] for answer in answers] == ["engine-no-game", "engine-no-game"]


def test_running_requests_are_finished_at_the_end_of_input() -> None:
    lines = b'{"id":1,"do":"new","game":"kamisado"}\n{"id":2,"do":"perft","depth":6}\n'
    process = subprocess.run([sys.executable, "-m", "kaisho.cli", "engine"], input=lines, capture_output=True, check=True)
    assert json.loads(process.stdout.splitlines()[-1])["count"] == 7399794


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
)
requests = st.fixed_dictionaries(
    {
        "id": json_values,
        "do": st.sampled_from(
            ["hello", "new", "position", "load", "state", "legal", "play", "undo", "explain", "view", "record", "stop"]
        ),
    },
    optional={
        "game": st.just("kamisado") | json_values,
        "acts": st.lists(json_values, max_size=3),
        "act": json_values,
        "count": json_values,
        "seat": json_values,
    },
)


@settings(deadline=None, max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.binary(max_size=60).filter(lambda line: b"\n" not in line and line.strip())
    | requests.map(lambda value: json.dumps(value).encode())
)
def test_any_line_gets_exactly_one_answer(engine: Engine, line: bytes) -> None:
    engine.send(line)
    first = engine.read()
    assert isinstance(first["ok"], bool)
    assert first.get("error", {}).get("code") != "engine-fault", first
    assert engine.ask("hello")["ok"]


def test_the_page_about_the_protocol_names_every_request() -> None:
    from kaisho.engine import REQUESTS

    page = (Path(__file__).parent.parent / "docs" / "engine.md").read_text(encoding="utf-8")
    for request in REQUESTS.__args__:
        assert f"`{request.__struct_config__.tag}`" in page
        for field in request.__struct_fields__:
            assert f"`{field}`" in page, f"{request.__name__}.{field}"
