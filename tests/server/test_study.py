"""Studies: any start, any acts, nothing stored. They serve reviews, variations and courses in the browser."""

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
from kaisho.testing import extremes_of, random_line
from tests.games.test_conformance import OPTIONS
from tests.server.inside import inside
from tests.server.running import NO_LIMITS, Reply, RunningServer, Visitor

ALL = [(name, " ".join(options)) for name, each in OPTIONS.items() for options in each]
DEADLOCK = ["c1-a3", "b8-h2", "a3-e7"]
Told = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("club"), analyses_per_hour="0", **NO_LIMITS)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def guest(server: RunningServer) -> Visitor:
    return server.guest("Student")


def ask(visitor: Visitor, path: str = "", /, **study: Any) -> Reply:
    return visitor.call("POST", f"/api/study{path}", study)


def study(visitor: Visitor, **wanted: Any) -> Told:
    reply = ask(visitor, **wanted)
    assert reply.status == 200, reply
    told: Told = reply.body
    return told


def played(name: str, options: str, seed: int = 4) -> Record:
    """A whole random game."""
    game = game_class(name).from_option_texts(options.split())
    record = Record(game, game.shuffle(seed))
    for _, act in random_line(game, seed):
        if act >= 0:
            record.play(act)
    return record


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


# --- where acts lead --------------------------------------------------------------------------------------------------


def test_without_more_a_study_is_the_beginning_of_a_game(guest: Visitor) -> None:
    told = study(guest, game="kamisado")
    game = kaisho.load("kamisado")
    state = game.deal()
    assert told["start"] == told["position"] == game.position(state)
    assert told["legal"] == game.legal(state) and told["to_act"] == told["seat"] == 0
    assert told["view"] == game.view(state, 0) and told["board"] == game.board()
    assert told["seats"] == ["kamisado-black", "kamisado-white"]
    assert (told["acts"], told["result"], told["refused"], told["views"], told["deal"]) == ([], None, None, None, None)


def test_somebody_without_a_name_can_study(server: RunningServer) -> None:
    assert study(server.nobody(), game="kaito")["to_act"] == 1


@pytest.mark.parametrize(("name", "options"), ALL)
def test_a_whole_game_leads_where_its_acts_lead_with_every_view_on_the_way(guest: Visitor, name: str, options: str) -> None:
    record = played(name, options)
    game = record.game
    start = game.position(record.states[0])
    told = study(guest, game=name, position=start, acts=record.acts, views=True)
    assert told["refused"] is None and told["start"] == start and told["position"] == game.position(record.state)
    assert [entry["act"] for entry in told["acts"]] == record.acts
    assert [entry["seat"] for entry in told["acts"]] == [int(state.seat) for state in record.states[:-1]]
    assert told["views"] == as_json([game.view(state, int(state.seat)) for state in record.states])
    result = game.result(record.state)
    assert result is not None
    ended = {"reason": result.reason, "places": [*result.places], "unrated": None}
    assert told["result"] == {"values": [*result.values], "points": [*result.points], **ended}
    assert (told["to_act"], told["legal"]) == (None, [])
    assert told["view"] == told["views"][-1]


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("kamisado", "match=marathon"),
        ("kaito", "start=black"),
        ("caminos", "board=ring players=4 neutral=yes scoring=yes"),
        ("samurai", "players=4 capture=immediate"),
    ],
)
def test_every_rare_moment_of_a_game_can_be_studied(guest: Visitor, name: str, options: str) -> None:
    game = game_class(name).from_option_texts(options.split())
    moments = extremes_of(game, acts=300, states=4).moments
    assert moments
    for moment, found in moments.items():
        before, act = found.before, found.playthrough.acts[found.index - 1]
        assert before is not None
        told = study(guest, game=name, position=game.position(before), acts=[act], views=True)
        assert told["refused"] is None and told["position"] == game.position(found.state), moment
        assert told["views"][-1] == as_json(game.view(found.state, int(found.state.seat))), moment
        assert (told["result"] is None) != bool(found.state.over), moment


def test_a_result_has_everything_that_the_next_request_needs(guest: Visitor) -> None:
    first = study(guest, game="samurai", options={"players": 3, "hands": "random"})
    again = study(guest, game="samurai", position=first["start"], acts=first["legal"][:1])
    assert again["start"] == first["start"] and again["options"] == first["options"]
    dealt = study(guest, game="samurai", options=first["options"], deal=first["deal"], acts=first["legal"][:1])
    assert dealt["position"] == again["position"] and again["deal"] is None and dealt["deal"] == first["deal"]
    on = study(guest, game="samurai", position=again["position"], acts=again["legal"][:2])
    whole = study(guest, game="samurai", position=first["start"], acts=first["legal"][:1] + again["legal"][:2])
    assert on["view"] == whole["view"]


@pytest.mark.parametrize("name", ["kaito", "samurai"])
def test_where_nothing_is_given_chance_deals(guest: Visitor, name: str) -> None:
    assert study(guest, game=name)["start"] != study(guest, game=name)["start"]


def test_acts_are_read_and_written_in_any_notation_and_language(guest: Visitor) -> None:
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


def test_a_forbidden_act_is_reported_with_its_rule_and_everything_before_it(guest: Visitor) -> None:
    told = study(guest, game="kamisado", acts=["c1-a3", "b8-h2", "a3-a2", "a3-e7"], notation="squares")
    refused = told["refused"]
    assert [entry["text"] for entry in told["acts"]] == ["c1-a3", "b8-h2"]
    assert refused["at"] == 2 and refused["rule"] and refused["squares"] and refused["rule"] in refused["message"]
    assert told["to_act"] == 0 and told["legal"]
    unreadable = study(guest, game="kamisado", acts=["c1-a3", "nonsense"])["refused"]
    assert (unreadable["at"], unreadable["rule"]) == (1, None)
    after_the_end = study(guest, game="kamisado", acts=[*DEADLOCK, 5])
    assert after_the_end["refused"]["at"] == 3 and after_the_end["result"]["reason"] == "deadlock"


def test_every_seat_can_be_asked_what_it_sees(guest: Visitor) -> None:
    start = study(guest, game="samurai", options={"hands": "random"})["start"]
    hands = [study(guest, game="samurai", position=start, seat=seat)["view"]["players"] for seat in (0, 1, -1)]
    assert [[bool(player["hand"]) for player in players] for players in hands] == [[True, False], [False, True], [False, False]]


def test_events_of_an_act_are_reported(guest: Visitor) -> None:
    told = study(guest, game="kamisado", options={"match": "standard"}, acts=DEADLOCK)
    assert told["news"] and told["points"] != [0, 0]
    assert {"fill"} == {kaisho.load("kamisado").describe(act)["do"] for act in told["legal"]}  # type: ignore[index]


def test_a_position_says_itself_with_which_options_it_is(guest: Visitor) -> None:
    told = study(guest, game="caminos", options={"board": "ring"})
    assert study(guest, game="caminos", position=told["start"])["options"]["board"] == "ring"
    reply = ask(guest, game="caminos", position=told["start"], options={"board": "square"})
    assert (reply.status, reply.body["code"]) == (400, "study-other-options")


# --- records ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "options"), ALL)
def test_a_study_is_written_as_a_record_and_read_again(guest: Visitor, name: str, options: str) -> None:
    record = played(name, options)
    record.tags["date"] = "2026-01-02"
    for style in record.game.styles:
        told = study(guest, record=record.write(style))
        assert [entry["act"] for entry in told["acts"]] == record.acts
        assert told["tags"] == {"date": "2026-01-02"}
        assert told["deal"] == (record.game.write_layout(record.layout) or None)
    reply = ask(guest, "/record", game=name, options=told["options"], deal=told["deal"], acts=record.acts, tags=told["tags"])
    assert reply.status == 200 and reply.headers["content-type"].startswith("text/plain")
    assert reply.body == record.write()


def test_variations_of_a_record_go_on_from_its_acts(guest: Visitor) -> None:
    record = Record(kaisho.load("kamisado"))
    for act in DEADLOCK[:2]:
        record.play(act)
    told = study(guest, record=record.write(), acts=["a3-a4"], notation="squares")
    assert [entry["text"] for entry in told["acts"]] == ["c1-a3", "b8-h2", "a3-a4"]
    reply = ask(guest, "/record", record=record.write(), acts=["a3-a4"], tags={"black": "Ann; Bob", "comment": "a try"})
    read = Record.read(reply.body)
    assert read.tags == {"black": "Ann, Bob", "comment": "a try"} and len(read.acts) == 3


def test_a_finished_game_of_the_club_is_stepped_through_from_its_record(server: RunningServer) -> None:
    ann = server.guest("Ann who looks back")
    table = ann.open("kamisado", "me", "here")["table"]
    for number, act in enumerate(DEADLOCK):
        assert ann.at(table, "act", after=number, act=act).status == 200
    told = study(server.nobody(), record=ann.get(f"/api/tables/{table}/record"), views=True)
    plies = [
        ann.get(f"/api/tables/{table}/replay?at={at}&seat={view_seat}")["view"] for at, view_seat in enumerate((0, 1, 0, 0))
    ]
    assert told["views"] == plies and told["tags"]["black"] == "Ann who looks back"


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
def test_what_does_not_fit_together_is_refused_with_why(guest: Visitor, wrong: Told, code: str) -> None:
    for path in ("", "/record", "/opinion", "/verdict"):
        reply = ask(guest, path, **wrong)
        assert 400 <= reply.status < 500 and reply.body["code"] == code and reply.body["message"], reply


def test_a_record_that_is_wrong_is_refused_with_its_line_and_rule(guest: Visitor) -> None:
    record = Record(kaisho.load("kamisado"))
    record.play("c1-a3")
    text = record.write("squares").replace("c1-a3", "c1-h4")
    reply = ask(guest, record=text)
    assert reply.status == 400 and reply.body["message"].startswith("Line ") and reply.body["rule"]
    running = Record(kaisho.load("samurai"))
    running.play(running.game.legal(running.state)[0])
    assert ask(guest, record=running.write(seat=1)).status == 400  # what was hidden is not known


def test_a_record_or_verdict_is_not_made_of_half_a_study(guest: Visitor) -> None:
    for path in ("/record", "/opinion", "/verdict"):
        reply = ask(guest, path, game="kamisado", acts=["c1-a3", "a1-a2"])
        assert (reply.status, reply.body["code"]) == (400, "study-refused") and "2" in reply.body["message"]


# --- opinions and verdicts --------------------------------------------------------------------------------------------


def test_opinions_and_verdicts_are_for_those_with_a_name(server: RunningServer) -> None:
    for path in ("/opinion", "/verdict"):
        reply = ask(server.nobody(), path, game="kamisado")
        assert (reply.status, reply.body["code"]) == (401, "people-needs-name")


def test_a_bot_tells_what_it_thinks_of_any_position(guest: Visitor) -> None:
    for name, options in ALL[::3]:
        record = played(name, options)
        half = record.acts[: len(record.acts) // 2]
        start = record.game.position(record.states[0])
        wanted: Told = {"game": name, "position": start, "acts": half, "bot": "easy", "seconds": 0.02}
        told = ask(guest, "/opinion", notation=record.game.styles[-1], **wanted).body
        assert told["act"] in record.game.legal(record.states[len(half)]) and told["at"] == len(half)
        assert told["text"] == record.game.write(record.states[len(half)], told["act"], record.game.styles[-1])


def test_the_solver_proves_who_wins_and_what_every_act_is_worth(guest: Visitor) -> None:
    told = ask(guest, "/verdict", game="kamisado", acts=DEADLOCK[:2], distances=True, seconds=60, notation="squares").body
    assert (told["outcome"], told["winner"], told["seat"], told["round"], told["undecided"]) == ("loss", 1, 0, False, 0)
    assert told["at_most"] == told["at_least"] > 0
    assert {judged["outcome"] for judged in told["acts"]} == {"loss"}
    assert told["acts"][0]["text"].startswith("a3-")
    game, state = Record(kaisho.load("kamisado")).game, kaisho.load("kamisado").deal()
    for act in [*DEADLOCK[:2], *told["line"]]:
        game.play(state, act)
    result = game.result(state)
    assert result is not None and result.winners == (1,) and len(told["texts"]) == len(told["line"])


def test_of_a_match_only_the_round_is_judged(guest: Visitor) -> None:
    told = ask(guest, "/verdict", game="kamisado", options={"match": "standard"}, acts=DEADLOCK[:2], seconds=60).body
    assert (told["outcome"], told["round"]) == ("loss", True)


def test_what_cannot_be_decided_in_time_is_said_to_be_unknown(guest: Visitor) -> None:
    told = ask(guest, "/verdict", game="caminos", seconds=0.05).body
    assert (told["outcome"], told["winner"], told["acts"], told["line"]) == ("unknown", None, [], [])
    assert told["undecided"] == len(study(guest, game="caminos")["legal"])


@pytest.mark.parametrize(("name", "options"), [("samurai", {}), ("samurai", {"players": 4}), ("caminos", {"players": "4"})])
def test_games_with_hidden_parts_or_more_than_two_are_not_solved(guest: Visitor, name: str, options: Told) -> None:
    reply = ask(guest, "/verdict", game=name, options=options)
    assert (reply.status, reply.body["code"]) == (400, "study-no-solver")


def test_of_a_game_that_is_over_there_is_nothing_to_be_said(guest: Visitor) -> None:
    for path in ("/opinion", "/verdict"):
        assert ask(guest, path, game="kamisado", acts=DEADLOCK).body["code"] == "table-over"


def test_thinking_is_limited(guest: Visitor) -> None:
    assert ask(guest, "/opinion", game="kaito", seconds=61).body["code"] == "table-analysis-seconds"
    assert ask(guest, "/verdict", game="kaito", seconds=61).body["code"] == "table-analysis-seconds"
    assert ask(guest, "/verdict", game="kaito", seconds=0).status == 400
    assert ask(guest, "/opinion", game="kaito", bot="oracle").body["code"] == "unknown-bot"


def positions(game: Game, every: int) -> Iterator[str]:
    """Positions of a random game, whole and as each seat may know them."""
    for number, (state, act) in enumerate(random_line(game, 2)):
        if act >= 0 and number % every == 0:
            for seat in range(-1, game.seats) if game.hidden else ():
                yield game.position(game.concealed(state, seat))
            yield game.position(state)


@pytest.mark.parametrize(("name", "options"), [("kamisado", "match=marathon setup=tournament"), ("samurai", ""), ("kaito", "")])
def test_every_position_of_a_game_can_be_thought_about_even_where_something_is_unknown(
    guest: Visitor, name: str, options: str
) -> None:
    game = game_class(name).from_option_texts(options.split())
    for text in positions(game, 23):
        told = study(guest, game=name, position=text)
        opinion = ask(guest, "/opinion", game=name, position=text, bot="easy", seconds=0.01)
        verdict = ask(guest, "/verdict", game=name, position=text, seconds=0.01)
        if told["legal"]:
            assert opinion.status == 200 and opinion.body["act"] in told["legal"]
        else:
            assert opinion.body["code"] == "study-nothing-known"
        assert verdict.status == (400 if name == "samurai" else 200)


# --- limits -----------------------------------------------------------------------------------------------------------


def test_long_studies_count_for_more_and_too_many_are_refused(tmp_path: Path) -> None:
    acts = played("kamisado", "match=marathon setup=colours").acts[:500]
    assert len(acts) > 200
    wanted = {"game": "kamisado", "options": {"match": "marathon"}, "acts": acts, "views": True}

    async def ask_four_times() -> list[httpx.Response]:
        async with inside(tmp_path, rate_per_address=1, burst_per_address=30) as club:
            return [await club.visitor().post("/api/study", json=wanted) for _ in range(4)]

    replies = asyncio.run(ask_four_times())
    assert replies[0].status_code == 200 and replies[0].headers["content-encoding"] == "gzip"
    assert replies[-1].status_code == 429 and replies[-1].json()["code"] == "http-too-often"


def test_a_record_comes_back_with_its_checked_comments_and_a_wrong_one_is_refused(guest: Visitor) -> None:
    wanted = {"game": "kamisado", "options": {"match": "standard"}, "acts": [*DEADLOCK, "left"]}
    record = guest.call("POST", "/api/study/record", wanted).body
    assert "\n; line-up: black brown green" in record
    assert "\n; deadlock: black red e7 moved last" in record
    again = study(guest, record=record)
    assert len(again["acts"]) == 4
    wrong = ask(guest, record=record.replace("black brown green", "black green brown"))
    line = record.split("\n").index(next(text for text in record.split("\n") if text.startswith("; line-up"))) + 1
    assert (wrong.status, wrong.body["code"]) == (400, "record-bad-comment")
    assert f"Line {line}:" in wrong.body["message"]
