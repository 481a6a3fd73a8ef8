"""Courses and rules over HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from kaisho import learn
from kaisho.games import game_class
from kaisho.language import LANGUAGES, words
from tests.server.conftest import Club
from tests.server.running import Visitor


def test_the_courses_are_listed_for_everybody(club: Club) -> None:
    listed = club.server.nobody().get("/api/learn")
    assert [each["game"] for each in listed] == list(learn.names())
    assert next(each for each in listed if each["game"] == "kamisado") == {
        "game": "kamisado",
        "title": "Kamisado",
        "about": words("en")("kamisado-about"),
        "chapters": 6,
        "steps": 30,
    }


@pytest.mark.parametrize("game", learn.names())
def test_a_course_comes_with_words_positions_and_act_numbers(club: Club, game: str) -> None:
    told = club.server.nobody().get(f"/api/learn/{game}?language=de")
    assert (told["game"], told["language"]) == (game, "de")
    steps = [step for chapter in told["chapters"] for step in chapter["steps"]]
    assert [step["id"] for step in steps] == [step.id for step in learn.course(game).steps]
    for step in steps:
        played, state = game_class(game).from_position(step["position"])
        assert int(state.seat) == step["seat"]
        task = step["tasks"][0]
        assert task["text"] == words("de")(f"learn-{game}-{step['id']}")
        if task["goal"] == "acts":
            assert set(task["acts"]) <= set(played.legal(state))


def test_the_language_is_the_askers_unless_another_is_asked_for(club: Club) -> None:
    nobody = club.server.nobody()
    turkish = nobody.call("GET", "/api/rules/kaito", **{"Accept-Language": "tr-TR,en;q=0.5"})
    assert turkish.body["language"] == "tr"
    for language in LANGUAGES:
        told = nobody.get(f"/api/rules/kaito?language={language}")
        assert told["rules"][3] == {"id": "K4", "text": words(language)("kaito-rule-K4")}
    assert nobody.call("GET", "/api/rules/kaito?language=xx").status == 400


@pytest.mark.parametrize("game", learn.names())
def test_every_rule_of_a_game_is_listed(club: Club, game: str) -> None:
    told = club.server.nobody().get(f"/api/rules/{game}")
    assert [rule["id"] for rule in told["rules"]] == list(game_class(game).rule_ids)


@pytest.mark.parametrize("path", ["/api/learn/chess", "/api/rules/chess"])
def test_a_game_that_is_not_there_is_not_found(club: Club, path: str) -> None:
    reply = club.server.nobody().call("GET", path)
    assert (reply.status, reply.body["code"]) == (404, "unknown-game")


def finish(learner: Visitor, game: str, step: dict[str, Any]) -> dict[str, Any]:
    """Do every task of a step as the page does it: each act is asked of a study of all acts so far."""
    acts: list[int] = []
    told: dict[str, Any] = {}
    for task in step["tasks"]:
        tried = task["acts"][0] if task["acts"] else None
        if task["goal"] == "any":
            tried = learner.post("/api/study", {"game": game, "position": step["position"], "acts": acts})["legal"][0]
        asked = {"game": game, "position": step["position"], "acts": [*acts, tried], "seat": step["seat"]}
        told = learner.post("/api/study", asked)
        assert (told["refused"] or {}).get("rule") == task["rule"]
        if task["goal"] == "refused":
            continue
        acts = [*acts, tried, *task["replies"]]
        told = learner.post("/api/study", {**asked, "acts": acts})
        assert told["refused"] is None and len(told["acts"]) == len(acts)
    return told


@pytest.mark.parametrize("game", learn.names())
def test_every_step_of_a_course_can_be_finished(club: Club, game: str) -> None:
    learner = club.server.nobody()
    course = learner.get(f"/api/learn/{game}")
    for step in (step for chapter in course["chapters"] for step in chapter["steps"]):
        told = finish(learner, game, step)
        replied = sum(1 + len(task["replies"]) for task in step["tasks"] if task["goal"] != "refused")
        refused = step["tasks"][-1]["goal"] == "refused"
        assert len(told["acts"]) == replied and (told["refused"] is not None) == refused, step["id"]


def test_the_finale_of_kamisado_ends_with_the_fourth_marker(club: Club) -> None:
    learner = club.server.nobody()
    course = learner.get("/api/learn/kamisado")
    (step,) = [step for chapter in course["chapters"] for step in chapter["steps"] if step["id"] == "finale"]
    told = finish(learner, "kamisado", step)
    assert told["result"] == {"values": [-1.0, 1.0], "points": [9, 22], "reason": "home-row", "places": [2, 1], "unrated": None}
    (yellow,) = [each for each in told["view"]["towers"] if (each["side"], each["colour"]) == ("white", "yellow")]
    assert (yellow["markers"], yellow["square"]) == (4, "e1")
    assert told["view"]["score"] == {"black": 9, "white": 22}
