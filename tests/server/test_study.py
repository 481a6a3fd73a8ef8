"""Studies: any start and any acts, without storing anything, for reviews, variations and courses in the browser."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import kaisho
from kaisho.game import Game
from kaisho.games import game_class
from kaisho.record import Record
from kaisho.testing import extremes_of, random_playthrough
from tests.games.test_conformance import OPTIONS
from tests.server.in_process import in_process_club
from tests.server.running import NO_LIMITS, Client, Reply, RunningServer

ALL = [(name, " ".join(options)) for name, each in OPTIONS.items() for options in each]
DEADLOCK = ["c1-a3", "b8-h2", "a3-e7"]
Message = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    server = RunningServer(tmp_path_factory.mktemp("club"), analyses_per_hour="0", **NO_LIMITS)
    yield server
    server.stop()


@pytest.fixture(scope="module")
def guest(server: RunningServer) -> Client:
    return server.guest("Student")


def ask(client: Client, path: str = "", /, **study: Any) -> Reply:
    return client.call("POST", f"/api/study{path}", study)


def study(client: Client, **request: Any) -> Message:
    reply = ask(client, **request)
    assert reply.status == 200, reply
    result: Message = reply.body
    return result


def random_game(name: str, options: str, seed: int = 4) -> Record:
    """Play a complete random game and return its record."""
    game = game_class(name).from_option_texts(options.split())
    record = Record(game, game.shuffle(seed))
    for _, act in random_playthrough(game, seed):
        if act >= 0:
            record.play(act)
    return record


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


# --- results of studies------------------------------------------------------------------------------------------------


def test_by_default_a_study_is_the_beginning_of_a_game(guest: Client) -> None:
    answer = study(guest, game="kamisado")
    game = kaisho.load("kamisado")
    state = game.deal()
    assert answer["start"] == answer["position"] == game.position(state)
    assert answer["legal"] == game.legal(state) and answer["to_act"] == answer["seat"] == 0
    assert answer["view"] == game.view(state, 0) and answer["board"] == game.board()
    assert answer["seats"] == ["kamisado-black", "kamisado-white"]
    assert (answer["acts"], answer["result"], answer["refused"], answer["views"], answer["deal"]) == (
        [],
        None,
        None,
        None,
        None,
    )


def test_a_client_without_a_name_can_study(server: RunningServer) -> None:
    assert study(server.anonymous(), game="kaito")["to_act"] == 1


@pytest.mark.parametrize(("name", "options"), ALL)
def test_a_study_of_a_complete_game_has_its_result_and_every_view(guest: Client, name: str, options: str) -> None:
    record = random_game(name, options)
    game = record.game
    start = game.position(record.states[0])
    answer = study(guest, game=name, position=start, acts=record.acts, views=True)
    assert answer["refused"] is None and answer["start"] == start and answer["position"] == game.position(record.state)
    assert [entry["act"] for entry in answer["acts"]] == record.acts
    assert [entry["seat"] for entry in answer["acts"]] == [int(state.seat) for state in record.states[:-1]]
    assert answer["views"] == as_json([game.view(state, int(state.seat)) for state in record.states])
    result = game.result(record.state)
    assert result is not None
    ending = {"reason": result.reason, "places": [*result.places], "unrated": None}
    assert answer["result"] == {"values": [*result.values], "points": [*result.points], **ending}
    assert (answer["to_act"], answer["legal"]) == (None, [])
    assert answer["view"] == answer["views"][-1]


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("kamisado", "match=marathon"),
        ("kaito", "start=black"),
        ("caminos", "board=ring players=4 neutral=yes scoring=yes"),
        ("samurai", "players=4 capture=immediate"),
    ],
)
def test_every_rare_moment_of_a_game_can_be_studied(guest: Client, name: str, options: str) -> None:
    game = game_class(name).from_option_texts(options.split())
    moments = extremes_of(game, acts=300, states=4).moments
    assert moments
    for moment, found in moments.items():
        before, act = found.before, found.playthrough.acts[found.index - 1]
        assert before is not None
        answer = study(guest, game=name, position=game.position(before), acts=[act], views=True)
        assert answer["refused"] is None and answer["position"] == game.position(found.state), moment
        assert answer["views"][-1] == as_json(game.view(found.state, int(found.state.seat))), moment
        assert (answer["result"] is None) != bool(found.state.over), moment


def test_a_result_has_everything_that_the_next_request_needs(guest: Client) -> None:
    first = study(guest, game="samurai", options={"players": 3, "hands": "random"})
    again = study(guest, game="samurai", position=first["start"], acts=first["legal"][:1])
    assert again["start"] == first["start"] and again["options"] == first["options"]
    dealt = study(guest, game="samurai", options=first["options"], deal=first["deal"], acts=first["legal"][:1])
    assert dealt["position"] == again["position"] and again["deal"] is None and dealt["deal"] == first["deal"]
    continued = study(guest, game="samurai", position=again["position"], acts=again["legal"][:2])
    complete = study(guest, game="samurai", position=first["start"], acts=first["legal"][:1] + again["legal"][:2])
    assert continued["view"] == complete["view"]


@pytest.mark.parametrize("name", ["kaito", "samurai"])
def test_without_a_deal_the_deal_is_random(guest: Client, name: str) -> None:
    assert study(guest, game=name)["start"] != study(guest, game=name)["start"]


def test_acts_are_read_and_written_in_any_notation_and_language(guest: Client) -> None:
    acts = ["red left 2 blue", "青↖6赤"]
    texts = {
        style: [entry["text"] for entry in study(guest, game="kamisado", acts=acts, notation=style)["acts"]]
        for style in ("symbols", "spoken", "squares")
    }
    assert texts["squares"] == ["c1-a3", "b8-h2"] and texts["symbols"] == ["赤↖2青", "青↖6赤"]
    german = guest.call(
        "POST",
        "/api/study",
        {"game": "kamisado", "acts": ["rot links 2 blau"], "notation": "spoken"},
        **{"Accept-Language": "de"},
    )
    assert [entry["text"] for entry in german.body["acts"]] == ["Rot Links 2 Blau"]


def test_an_illegal_act_is_reported_with_its_rule_and_the_acts_before_it(guest: Client) -> None:
    answer = study(guest, game="kamisado", acts=["c1-a3", "b8-h2", "a3-a2", "a3-e7"], notation="squares")
    refused = answer["refused"]
    assert [entry["text"] for entry in answer["acts"]] == ["c1-a3", "b8-h2"]
    assert refused["at"] == 2 and refused["rule"] and refused["squares"] and refused["rule"] in refused["message"]
    assert answer["to_act"] == 0 and answer["legal"]
    unreadable = study(guest, game="kamisado", acts=["c1-a3", "nonsense"])["refused"]
    assert (unreadable["at"], unreadable["rule"]) == (1, None)
    after_the_end = study(guest, game="kamisado", acts=[*DEADLOCK, 5])
    assert after_the_end["refused"]["at"] == 3 and after_the_end["result"]["reason"] == "deadlock"


def test_a_study_can_be_seen_from_every_seat(guest: Client) -> None:
    start = study(guest, game="samurai", options={"hands": "random"})["start"]
    hands = [study(guest, game="samurai", position=start, seat=seat)["view"]["players"] for seat in (0, 1, -1)]
    assert [[bool(player["hand"]) for player in players] for players in hands] == [[True, False], [False, True], [False, False]]


def test_events_of_an_act_are_reported(guest: Client) -> None:
    answer = study(guest, game="kamisado", options={"match": "standard"}, acts=DEADLOCK)
    assert answer["news"] and answer["points"] != [0, 0]
    assert {"fill"} == {kaisho.load("kamisado").describe(act)["do"] for act in answer["legal"]}  # type: ignore[index]


def test_a_position_contains_its_options(guest: Client) -> None:
    answer = study(guest, game="caminos", options={"board": "ring"})
    assert study(guest, game="caminos", position=answer["start"])["options"]["board"] == "ring"
    reply = ask(guest, game="caminos", position=answer["start"], options={"board": "square"})
    assert (reply.status, reply.body["code"]) == (400, "study-other-options")


# --- records ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "options"), ALL)
def test_a_study_is_written_as_a_record_and_read_again(guest: Client, name: str, options: str) -> None:
    record = random_game(name, options)
    record.tags["date"] = "2026-01-02"
    for style in record.game.styles:
        answer = study(guest, record=record.write(style))
        assert [entry["act"] for entry in answer["acts"]] == record.acts
        assert answer["tags"] == {"date": "2026-01-02"}
        assert answer["deal"] == (record.game.write_layout(record.layout) or None)
    reply = ask(
        guest, "/record", game=name, options=answer["options"], deal=answer["deal"], acts=record.acts, tags=answer["tags"]
    )
    assert reply.status == 200 and reply.headers["content-type"].startswith("text/plain")
    assert reply.body == record.write()


def test_variations_of_a_record_continue_from_its_acts(guest: Client) -> None:
    record = Record(kaisho.load("kamisado"))
    for act in DEADLOCK[:2]:
        record.play(act)
    answer = study(guest, record=record.write(), acts=["a3-a4"], notation="squares")
    assert [entry["text"] for entry in answer["acts"]] == ["c1-a3", "b8-h2", "a3-a4"]
    reply = ask(guest, "/record", record=record.write(), acts=["a3-a4"], tags={"black": "Ann; Bob", "comment": "a try"})
    read = Record.read(reply.body)
    assert read.tags == {"black": "Ann, Bob", "comment": "a try"} and len(read.acts) == 3


def test_the_record_of_a_finished_game_of_the_club_can_be_studied(server: RunningServer) -> None:
    ann = server.guest("Ann who looks back")
    table = ann.open("kamisado", "me", "here")["table"]
    for number, act in enumerate(DEADLOCK):
        assert ann.at(table, "act", after=number, act=act).status == 200
    answer = study(server.anonymous(), record=ann.get(f"/api/tables/{table}/record"), views=True)
    plies = [
        ann.get(f"/api/tables/{table}/replay?at={at}&seat={view_seat}")["view"] for at, view_seat in enumerate((0, 1, 0, 0))
    ]
    assert answer["views"] == plies and answer["tags"]["black"] == "Ann who looks back"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({}, "study-needs-game"),
        ({"game": "chess"}, "unknown-game"),
        ({"game": "kaito", "position": "x", "deal": "x"}, "study-one-start"),
        ({"game": "kaito", "position": "x"}, "kaito-position-field-count"),
        ({"game": "kaito", "deal": "x"}, "kaito-deal-length"),
        ({"game": "kamisado", "deal": "x"}, "bad-deal-size"),
        ({"record": "once upon a time"}, "record-first-line"),
        ({"record": Record(kaisho.load("kamisado")).write(), "game": "kaito"}, "study-other-game"),
        ({"game": "kaito", "options": {"speed": "high"}}, "unknown-option"),
        ({"game": "kaito", "options": {"start": "blue"}}, "bad-option-value"),
        ({"game": "kaito", "notation": "braille"}, "unknown-style"),
        ({"game": "kaito", "seat": 2}, "table-no-such-seat"),
        ({"game": "kaito", "tags": {"weather": "fine"}}, "study-unknown-tag"),
        ({"game": "kaito", "tags": {"date": "one\ntwo"}}, "study-unknown-tag"),
        ({"game": "kaito", "acts": [5] * 2001}, "http-bad-request"),
        ({"game": "kaito", "acts": [None]}, "http-bad-request"),
        ({"game": "kaito", "acts": "e4"}, "http-bad-request"),
        ({"game": "kaito", "seat": -2}, "http-bad-request"),
        ({"game": "kaito", "wish": "to win"}, "http-bad-request"),
        ({"game": "kaito", "position": "x" * 5000}, "http-bad-request"),
        ({"game": "kaito", "record": "x" * 70_000}, "http-too-long"),
    ],
)
def test_an_inconsistent_request_is_refused_with_the_reason(guest: Client, wrong: Message, code: str) -> None:
    for path in ("", "/record", "/opinion", "/verdict"):
        reply = ask(guest, path, **wrong)
        assert 400 <= reply.status < 500 and reply.body["code"] == code and reply.body["message"], reply


def test_an_invalid_record_is_refused_with_its_line_and_rule(guest: Client) -> None:
    record = Record(kaisho.load("kamisado"))
    record.play("c1-a3")
    text = record.write("squares").replace("c1-a3", "c1-h4")
    reply = ask(guest, record=text)
    assert reply.status == 400 and reply.body["message"].startswith("Line ") and reply.body["rule"]
    running = Record(kaisho.load("samurai"))
    running.play(running.game.legal(running.state)[0])
    assert ask(guest, record=running.write(seat=1)).status == 400  # hidden acts are unknown


def test_a_study_with_an_illegal_act_gets_no_record_opinion_or_verdict(guest: Client) -> None:
    for path in ("/record", "/opinion", "/verdict"):
        reply = ask(guest, path, game="kamisado", acts=["c1-a3", "a1-a2"])
        assert (reply.status, reply.body["code"]) == (400, "study-refused") and "2" in reply.body["message"]


# --- opinions and verdicts --------------------------------------------------------------------------------------------


def test_opinions_and_verdicts_require_a_name(server: RunningServer) -> None:
    for path in ("/opinion", "/verdict"):
        reply = ask(server.anonymous(), path, game="kamisado")
        assert (reply.status, reply.body["code"]) == (401, "people-needs-name")


def test_a_bot_gives_an_opinion_on_any_position(guest: Client) -> None:
    for name, options in ALL[::3]:
        record = random_game(name, options)
        half = record.acts[: len(record.acts) // 2]
        start = record.game.position(record.states[0])
        request: Message = {"game": name, "position": start, "acts": half, "bot": "easy", "seconds": 0.02}
        answer = ask(guest, "/opinion", notation=record.game.styles[-1], **request).body
        assert answer["act"] in record.game.legal(record.states[len(half)]) and answer["at"] == len(half)
        assert answer["text"] == record.game.write(record.states[len(half)], answer["act"], record.game.styles[-1])


def test_the_solver_proves_who_wins_and_what_every_act_is_worth(guest: Client) -> None:
    answer = ask(guest, "/verdict", game="kamisado", acts=DEADLOCK[:2], distances=True, seconds=60, notation="squares").body
    assert (answer["outcome"], answer["winner"], answer["seat"], answer["round"], answer["undecided"]) == (
        "loss",
        1,
        0,
        False,
        0,
    )
    assert answer["at_most"] == answer["at_least"] > 0
    assert {judged["outcome"] for judged in answer["acts"]} == {"loss"}
    assert answer["acts"][0]["text"].startswith("a3-")
    game, state = Record(kaisho.load("kamisado")).game, kaisho.load("kamisado").deal()
    for act in [*DEADLOCK[:2], *answer["line"]]:
        game.play(state, act)
    result = game.result(state)
    assert result is not None and result.winners == (1,) and len(answer["texts"]) == len(answer["line"])


def test_the_solver_judges_only_the_current_round_of_a_match(guest: Client) -> None:
    answer = ask(guest, "/verdict", game="kamisado", options={"match": "standard"}, acts=DEADLOCK[:2], seconds=60).body
    assert (answer["outcome"], answer["round"]) == ("loss", True)


def test_a_verdict_that_cannot_be_proved_in_time_is_unknown(guest: Client) -> None:
    answer = ask(guest, "/verdict", game="caminos", seconds=0.05).body
    assert (answer["outcome"], answer["winner"], answer["acts"], answer["line"]) == ("unknown", None, [], [])
    assert answer["undecided"] == len(study(guest, game="caminos")["legal"])


@pytest.mark.parametrize(("name", "options"), [("samurai", {}), ("samurai", {"players": 4}), ("caminos", {"players": "4"})])
def test_games_with_hidden_information_or_more_than_two_players_are_not_solved(
    guest: Client, name: str, options: Message
) -> None:
    reply = ask(guest, "/verdict", game=name, options=options)
    assert (reply.status, reply.body["code"]) == (400, "study-no-solver")


def test_there_is_no_opinion_or_verdict_on_a_finished_game(guest: Client) -> None:
    for path in ("/opinion", "/verdict"):
        assert ask(guest, path, game="kamisado", acts=DEADLOCK).body["code"] == "table-over"


def test_the_thinking_time_is_limited(guest: Client) -> None:
    assert ask(guest, "/opinion", game="kaito", seconds=61).body["code"] == "table-analysis-seconds"
    assert ask(guest, "/verdict", game="kaito", seconds=61).body["code"] == "table-analysis-seconds"
    assert ask(guest, "/verdict", game="kaito", seconds=0).status == 400
    assert ask(guest, "/opinion", game="kaito", bot="oracle").body["code"] == "unknown-bot"


def positions(game: Game, every: int) -> Iterator[str]:
    """Yield positions of a random game, complete and as each seat may know them."""
    for number, (state, act) in enumerate(random_playthrough(game, 2)):
        if act >= 0 and number % every == 0:
            for seat in range(-1, game.seats) if game.hidden else ():
                yield game.position(game.concealed(state, seat))
            yield game.position(state)


@pytest.mark.parametrize(("name", "options"), [("kamisado", "match=marathon setup=tournament"), ("samurai", ""), ("kaito", "")])
def test_there_is_an_opinion_on_every_position_even_with_unknown_parts(guest: Client, name: str, options: str) -> None:
    game = game_class(name).from_option_texts(options.split())
    for text in positions(game, 23):
        answer = study(guest, game=name, position=text)
        opinion = ask(guest, "/opinion", game=name, position=text, bot="easy", seconds=0.01)
        verdict = ask(guest, "/verdict", game=name, position=text, seconds=0.01)
        if answer["legal"]:
            assert opinion.status == 200 and opinion.body["act"] in answer["legal"]
        else:
            assert opinion.body["code"] == "study-nothing-known"
        assert verdict.status == (400 if name == "samurai" else 200)


# --- limits -----------------------------------------------------------------------------------------------------------


def test_long_studies_cost_more_against_the_rate_limit(tmp_path: Path) -> None:
    acts = random_game("kamisado", "match=marathon setup=colours").acts[:500]
    assert len(acts) > 200
    request = {"game": "kamisado", "options": {"match": "marathon"}, "acts": acts, "views": True}

    async def ask_four_times() -> list[httpx.Response]:
        async with in_process_club(tmp_path, rate_per_address=1, burst_per_address=30) as club:
            return [await club.client().post("/api/study", json=request) for _ in range(4)]

    replies = asyncio.run(ask_four_times())
    assert replies[0].status_code == 200 and replies[0].headers["content-encoding"] == "gzip"
    assert replies[-1].status_code == 429 and replies[-1].json()["code"] == "http-too-often"


def test_comments_that_a_record_computes_are_checked_when_it_is_read(guest: Client) -> None:
    request = {"game": "kamisado", "options": {"match": "standard"}, "acts": [*DEADLOCK, "left"]}
    record = guest.call("POST", "/api/study/record", request).body
    assert "\n; line-up: black brown green" in record
    assert "\n; deadlock: black red e7 moved last" in record
    again = study(guest, record=record)
    assert len(again["acts"]) == 4
    wrong = ask(guest, record=record.replace("black brown green", "black green brown"))
    line = record.split("\n").index(next(text for text in record.split("\n") if text.startswith("; line-up"))) + 1
    assert (wrong.status, wrong.body["code"]) == (400, "record-bad-comment")
    assert f"Line {line}:" in wrong.body["message"]
