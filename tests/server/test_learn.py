"""Courses and rules over HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from kaisho import learn
from kaisho.games import game_class
from kaisho.language import LANGUAGES, words
from tests.server.conftest import Club
from tests.server.running import Client


def test_the_courses_are_listed_for_everybody(club: Club) -> None:
    listed = club.server.anonymous().get("/api/learn")
    assert [each["game"] for each in listed] == list(learn.names())
    assert next(each for each in listed if each["game"] == "kamisado") == {
        "game": "kamisado",
        "title": "Kamisado",
        "about": words("en")("kamisado-about"),
        "chapters": 7,
        "steps": 40,
    }


@pytest.mark.parametrize("game", learn.names())
def test_a_course_has_words_positions_and_act_numbers(club: Club, game: str) -> None:
    course = club.server.anonymous().get(f"/api/learn/{game}?language=de")
    assert (course["game"], course["language"]) == (game, "de")
    steps = [step for chapter in course["chapters"] for step in chapter["steps"]]
    assert [step["id"] for step in steps] == [step.id for step in learn.course(game).steps]
    for step in steps:
        played, state = game_class(game).from_position(step["position"])
        assert int(state.seat) == step["seat"]
        task = step["tasks"][0]
        assert task["text"] == words("de")(f"learn-{game}-{step['id']}")
        if task["goal"] == "acts":
            assert set(task["acts"]) <= set(played.legal(state))


def test_the_language_is_the_clients_unless_the_request_names_one(club: Club) -> None:
    nobody = club.server.anonymous()
    turkish = nobody.call("GET", "/api/rules/kaito", **{"Accept-Language": "tr-TR,en;q=0.5"})
    assert turkish.body["language"] == "tr"
    for language in LANGUAGES:
        reply = nobody.get(f"/api/rules/kaito?language={language}")
        assert reply["rules"][3] == {"id": "K4", "text": words(language)("kaito-rule-K4")}
    assert nobody.call("GET", "/api/rules/kaito?language=xx").status == 400


@pytest.mark.parametrize("game", learn.names())
def test_every_rule_of_a_game_is_listed(club: Club, game: str) -> None:
    reply = club.server.anonymous().get(f"/api/rules/{game}")
    assert [rule["id"] for rule in reply["rules"]] == list(game_class(game).rule_ids)


@pytest.mark.parametrize("path", ["/api/learn/chess", "/api/rules/chess"])
def test_an_unknown_game_is_not_found(club: Club, path: str) -> None:
    reply = club.server.anonymous().call("GET", path)
    assert (reply.status, reply.body["code"]) == (404, "unknown-game")


def finish(learner: Client, game: str, step: dict[str, Any]) -> dict[str, Any]:
    """Do every task of a step as the page does: each act is sent as a study of all acts so far."""
    acts: list[int] = []
    study: dict[str, Any] = {}
    for task in step["tasks"]:
        act = task["acts"][0] if task["acts"] else None
        if task["goal"] == "any":
            act = learner.post("/api/study", {"game": game, "position": step["position"], "acts": acts})["legal"][0]
        request = {"game": game, "position": step["position"], "acts": [*acts, act], "seat": step["seat"]}
        study = learner.post("/api/study", request)
        assert (study["refused"] or {}).get("rule") == task["rule"]
        if task["goal"] == "refused":
            continue
        acts = [*acts, act, *task["replies"]]
        study = learner.post("/api/study", {**request, "acts": acts})
        assert study["refused"] is None and len(study["acts"]) == len(acts)
    return study


@pytest.mark.parametrize("game", learn.names())
def test_every_step_of_a_course_can_be_finished(club: Club, game: str) -> None:
    learner = club.server.anonymous()
    course = learner.get(f"/api/learn/{game}")
    for step in (step for chapter in course["chapters"] for step in chapter["steps"]):
        study = finish(learner, game, step)
        replied = sum(1 + len(task["replies"]) for task in step["tasks"] if task["goal"] != "refused")
        refused = step["tasks"][-1]["goal"] == "refused"
        assert len(study["acts"]) == replied and (study["refused"] is not None) == refused, step["id"]


def test_the_last_step_of_the_kamisado_course_ends_with_the_fourth_marker(club: Club) -> None:
    learner = club.server.anonymous()
    course = learner.get("/api/learn/kamisado")
    (step,) = [step for chapter in course["chapters"] for step in chapter["steps"] if step["id"] == "finale"]
    study = finish(learner, "kamisado", step)
    assert study["result"] == {
        "values": [-1.0, 1.0],
        "points": [9, 22],
        "reason": "home-row",
        "places": [2, 1],
        "unrated": None,
    }
    (yellow,) = [tower for tower in study["view"]["towers"] if (tower["side"], tower["colour"]) == ("white", "yellow")]
    assert (yellow["markers"], yellow["square"]) == (4, "e1")
    assert study["view"]["score"] == {"black": 9, "white": 22}
