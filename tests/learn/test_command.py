"""``kaisho learn``: a course at the prompt."""

from __future__ import annotations

import json

import pytest

from kaisho import learn
from kaisho.commandline import BadUsage
from kaisho.commands.learn import ORDERS, first_step
from kaisho.games.kamisado.board import COLOURS
from kaisho.language import LANGUAGES, words
from kaisho.learn.localized import localized_course
from tests.conftest import Run


def test_without_a_game_the_courses_are_listed(kaisho: Run) -> None:
    listed = kaisho("learn").stdout
    assert "kamisado: 40 steps in 7 chapters" in listed and "Begin with “kaisho learn GAME”" in listed
    assert [each["game"] for each in json.loads(kaisho("learn", "--json").stdout)] == list(learn.names())


def test_a_course_can_be_read_by_a_program(kaisho: Run) -> None:
    course = json.loads(kaisho("learn", "kaito", "--json", "--lang", "fr").stdout)
    assert course["chapters"][0]["title"] == "Le maître voleur"
    assert course["chapters"][0]["steps"][0]["tasks"][0]["rule"] == "K3"


@pytest.mark.parametrize("game", learn.names())
def test_following_the_examples_leads_to_the_end_of_the_course(kaisho: Run, game: str) -> None:
    steps = localized_course(game, "nl").steps
    lines = [line for step in steps for line in (*(task.example for task in step.tasks), "")]
    done = kaisho("learn", game, "--lang", "nl", input="\n".join(lines) + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    for step in steps:
        assert step.done[:40] in " ".join(done.stdout.split())
    assert f"“kaisho play {game}”" in done.stdout.splitlines()[-1]


def test_a_refusal_that_is_asked_for_shows_its_rule_and_counts(kaisho: Run) -> None:
    done = kaisho("learn", "kamisado", "--from", "way", input="d1-d2\nd1-c1\nquit\n")
    assert "Here you should try something that is not" in done.stdout
    assert "Towers never move sideways or back. (rule Z1)" in " ".join(done.stdout.split())
    assert "stop where a tower already stands" in done.stdout  # the next task


def test_a_legal_act_that_was_not_asked_for_changes_nothing(kaisho: Run) -> None:
    done = kaisho("learn", "kaito", "--from", "helmet", input="e1\ne4\n")
    assert "the task here is a different one" in done.stdout
    assert "The last helmet is gone, and so is Black." in done.stdout


def test_a_wrong_answer_is_explained_and_answered(kaisho: Run) -> None:
    done = kaisho("learn", "kamisado", "--from", "safe", input="h1-g2\nh1-h2\n")
    text = " ".join(done.stdout.split())
    assert "Orange! That calls the tower on a8" in text
    assert "After that White would answer: Orange Forward 7 Brown" in text
    assert "Red it is" in text


def test_a_hint_comes_first_and_then_an_example(kaisho: Run) -> None:
    done = kaisho("learn", "kaito", "--from", "sword", "--lang", "de", input="tipp\ntipp\nende\n")
    assert done.stdout.index("Es liegt am anderen Ende der Reihe des Kaito") < done.stdout.index("Zum Beispiel: a5")


def test_orders_move_through_the_course_and_explain(kaisho: Run) -> None:
    done = kaisho("learn", "samurai", "--from", "2", input="back\nnext\nnext\nback\nback\nback\nrules\nmoves\nhelp\nnonsense\n")
    shown = [line.rpartition(" step ")[2] for line in done.stdout.splitlines() if " · step " in line]
    assert [each.partition(" · ")[0] for each in shown[:7]] == [f"{number} of 28" for number in (2, 1, 2, 3, 2, 1, 1)]
    assert shown[0] == "2 of 28 · Figures for the cities"
    for part in ("M1: Before the game everybody", "Helmet 2   Helmet 3", "goes back to the previous step", "is not a move"):
        assert part in done.stdout
    assert done.returncode == 0  # the end of input ends the lesson


def test_an_unknown_step_is_refused(kaisho: Run) -> None:
    done = kaisho("learn", "kaito", "--from", "99")
    assert done.returncode == 2 and "There is no step “99” in this course. The steps are 1 to 21, or place," in done.stderr


@pytest.mark.parametrize(("step", "place"), [(None, 0), ("place", 0), ("1", 0), ("21", 20), ("plan", 11)])
def test_a_step_is_found_by_its_number_or_its_name(step: str | None, place: int) -> None:
    assert first_step(localized_course("kaito", "en"), step) == place


@pytest.mark.parametrize("step", ["0", "22", "nothing", "²", "", "1e1", "-1"])
def test_anything_else_is_refused_as_a_step(step: str) -> None:
    with pytest.raises(BadUsage):
        first_step(localized_course("kaito", "en"), step)


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_differ_from_each_other_and_from_moves(language: str) -> None:
    say = words(language)
    orders = [say.plain(say(f"cli-order-{name}")) for name in ORDERS]
    moves = [say.plain(say(f"kamisado-{name}")) for name in (*COLOURS, "left", "right")]
    moves += [say.plain(say(message)) for message in ("samurai-end", "samurai-discard", "kaito-decline")]
    assert len(set(orders + moves)) == len(orders + moves)
    assert not any(" " in order for order in orders)


def test_the_finale_of_kamisado_is_played_to_its_end_at_the_prompt(kaisho: Run) -> None:
    (step,) = [step for step in localized_course("kamisado", "en").steps if step.id == "finale"]
    lines = "\n".join([*(task.example for task in step.tasks), "quit"])
    done = kaisho("learn", "kamisado", "--from", "finale", input=f"{lines}\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert step.done[:40] in " ".join(done.stdout.split())
    assert "w黄++++" in done.stdout and "Black 9 : 22 White" in done.stdout
