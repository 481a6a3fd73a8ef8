"""The courses: every position is one of the game, every task can be done, every rule is taught, every word is there."""

from __future__ import annotations

import functools
import re
from importlib.resources import files

import msgspec
import pytest

from kaisho import games, learn
from kaisho.errors import UnknownGame
from kaisho.game import Game
from kaisho.games import game_class
from kaisho.kernel import State
from kaisho.language import LANGUAGES, words
from kaisho.learn import NoStep, Step, Task, course
from kaisho.learn.localized import goal_acts, localized_course, rules_page, step_picture, task_message, wins_at_once
from kaisho.search.solution import Outcome
from kaisho.search.solve import Solver

STEPS = [pytest.param(game, step, id=f"{game}-{step.id}") for game in learn.names() for step in course(game).steps]
NODES = 300_000


def begun(game: str, step: Step) -> tuple[Game, State]:
    return game_class(game).from_position(step.position)


def after(game: Game, state: State, task: Task) -> list[State]:
    """Every state that a task can lead to."""
    if task.refused:
        return [state]
    reached = []
    for act in goal_acts(game, state, task) or game.legal(state):
        then = game.copy(state)
        game.play(then, act)
        for reply in task.replies:
            game.play(then, reply)
        reached.append(then)
    return reached


@functools.cache
def walked(name: str, step: Step) -> list[tuple[Task, list[State]]]:
    """Each task of a step with every state in which it can come up, however the earlier ones were done."""
    game, state = begun(name, step)
    states = {game.to_bytes(state): state}
    found = []
    for task in step.tasks:
        found.append((task, list(states.values())))
        if task is not step.tasks[-1] or task.replies:
            states = {game.to_bytes(then): then for before in states.values() for then in after(game, before, task)}
    return found


def test_every_game_has_a_course() -> None:
    assert learn.names() == games.names()
    with pytest.raises(UnknownGame):
        course("chess")


@pytest.mark.parametrize("game", learn.names())
def test_a_course_has_short_chapters_and_unique_step_names(game: str) -> None:
    ids = [step.id for step in course(game).steps]
    assert 20 <= len(ids) <= 40
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", id) and not id.endswith(("-done", "-hint", "-wrong", "-title")) for id in ids)
    assert all(2 <= len(chapter.steps) <= 10 for chapter in course(game).chapters)


@pytest.mark.parametrize("game", learn.names())
def test_tactics_follow_the_rules(game: str) -> None:
    *rules, last = course(game).chapters
    assert last.tactics and not any(chapter.tactics for chapter in rules)
    assert len(last.steps) >= 8


@pytest.mark.parametrize("game", learn.names())
def test_every_wrong_answer_of_the_tactics_is_explained(game: str) -> None:
    for step in course(game).chapters[-1].steps:
        for task in step.tasks:
            assert task.wrong or task.wins == 1 or task.acts == ("end",), step.id


@pytest.mark.parametrize("game", learn.names())
def test_the_aim_comes_first(game: str) -> None:
    aims = {
        "en": "Your aim: ",
        "de": "Dein Ziel: ",
        "fr": "Votre but\N{NO-BREAK SPACE}: ",
        "nl": "Je doel: ",
        "tr": "Amacınız: ",
    }
    for language, beginning in aims.items():
        assert localized_course(game, language).steps[0].tasks[0].text.startswith(beginning)


@pytest.mark.parametrize("game", learn.names())
def test_signs_point_to_squares_of_the_game(game: str) -> None:
    for step in course(game).steps:
        played, _ = begun(game, step)
        names = set(re.findall(r'"([a-t][0-9]{1,2})"', msgspec.json.encode(played.board()).decode()))
        for sign in step.signs:
            assert set(sign.split(">")) <= names, (step.id, sign)


@pytest.mark.parametrize("game", learn.names())
def test_every_rule_is_taught(game: str) -> None:
    taught = {rule for step in course(game).steps for rule in step.rules}
    assert taught == set(game_class(game).rule_ids)


@pytest.mark.parametrize("game", learn.names())
def test_a_rule_that_refuses_is_among_the_rules_of_its_step(game: str) -> None:
    for step in course(game).steps:
        assert {task.refused for task in step.tasks if task.refused} <= set(step.rules), step.id


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_a_position_is_one_that_a_game_can_reach(game: str, step: Step) -> None:
    played, state = begun(game, step)
    played.check(state)
    assert played.position(state) == step.position
    assert not state.over


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_the_acts_of_a_task_are_legal_and_the_learner_is_to_act(game: str, step: Step) -> None:
    played, start = begun(game, step)
    for task, states in walked(game, step):
        for state in states:
            assert int(state.seat) == int(start.seat)
            legal = played.legal(state)
            assert legal
            if task.refused is None:
                assert set(goal_acts(played, state, task)) <= set(legal)


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_acts_that_should_be_refused_are_refused_by_that_rule(game: str, step: Step) -> None:
    played, _ = begun(game, step)
    for task, states in walked(game, step):
        for act in task.acts if task.refused else ():
            for state in states:
                refusal = played.explain(state, played.parse(state, act))
                assert refusal is not None and refusal.rule == task.refused, (act, refusal)
                assert task.replies == ()


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_a_win_at_once_is_won_by_these_acts_and_no_others(game: str, step: Step) -> None:
    played, _ = begun(game, step)
    for task, states in walked(game, step):
        for state in states if task.wins == 1 else ():
            winning = {act for act in played.legal(state) if wins_at_once(played, state, act)}
            assert winning == set(goal_acts(played, state, task))


SOLVED = [
    pytest.param(game, step, id=f"{game}-{step.id}")
    for game in ("kamisado", "kaito")
    for step in course(game).steps
    if any(task.wins for task in step.tasks)
]


@pytest.fixture(scope="module")
def solvers() -> dict[str, Solver]:
    return {}


@pytest.mark.parametrize(("game", "step"), SOLVED)
def test_the_solver_agrees_about_what_wins(game: str, step: Step, solvers: dict[str, Solver]) -> None:
    played, _ = begun(game, step)
    solver = solvers.setdefault(game, Solver(played))
    for task, states in walked(game, step):
        for state in states if task.wins else ():
            solution = solver.solve(state, NODES, distances=True)
            assert solution.outcome is Outcome.WIN
            plies = {
                answer.act: answer.distance.plies for answer in solution.answers if answer.distance and answer.distance.exact
            }
            fastest = {act for act, number in plies.items() if number == task.wins}
            won = {answer.act for answer in solution.answers if answer.outcome is Outcome.WIN}
            assert fastest & won == set(goal_acts(played, state, task))
            assert min(plies[act] for act in won if act in plies) == task.wins


def test_kamisado_teaches_the_ten_examples_of_the_rulebooks() -> None:
    """The positions of the examples, or what their first moves lead to, are in the course; some were made a little safer."""
    positions = {step.id: step.position for step in course("kamisado").steps}
    for id, acts, position in (
        ("start", (), positions["answer"]),  # 1 and 2 begin at the beginning
        ("forced", ("b6-a5",), positions["home"]),  # 3
        ("marker", ("b6-g1",), positions["left"]),  # 7
        ("double", ("d4-d5",), positions["double-win"]),  # 9
        ("triple", ("d6-d5", "h7-h6", "d5-d4"), positions["triple-limits"]),  # 10
    ):
        game, state = game_class("kamisado").from_position(positions[id])
        for act in acts:
            game.play(state, act)
        assert game.position(state) == position


# --- words ------------------------------------------------------------------------------------------------------------


def wanted_messages(game: str) -> set[str]:
    """Every message that a course says."""
    found = {f"learn-{game}-aim"} | {f"learn-{game}-chapter-{chapter.id}" for chapter in course(game).chapters}
    found |= {f"learn-{game}-rules-{group.id}" for group in course(game).rule_groups}
    for step in course(game).steps:
        found |= {f"learn-{game}-{step.id}-{part}" for part in ("title", "done")}
        for number, task in enumerate(step.tasks):
            message = task_message(game, step.id, number)
            found.add(message)
            found |= {f"{message}-{part}" for part in ("hint", "wrong") if getattr(task, part)}
    return found


def test_there_is_a_message_for_every_text_of_a_course_and_no_others() -> None:
    folder = files("kaisho") / "words" / "en"
    text = "".join((folder / f"learn-{game}.ftl").read_text(encoding="utf-8") for game in learn.names())
    written = set(re.findall(r"^(learn-[\w-]+) =", text, re.MULTILINE))
    assert written == set().union(*(wanted_messages(game) for game in learn.names()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", learn.names())
def test_a_course_is_written_in_every_language(game: str, language: str) -> None:
    localized = localized_course(game, language)
    assert [step.id for step in localized.steps] == [step.id for step in course(game).steps]
    say = words(language)
    for message in wanted_messages(game):
        assert len(say(message)) <= 240, message
    for step in localized.steps:
        assert step.done and all(task.text and task.example for task in step.tasks)
        assert [rule.text for rule in step.rules] == [say(f"{game}-rule-{rule.id}") for rule in step.rules]


@pytest.mark.parametrize("game", learn.names())
def test_a_written_course_has_everything_a_page_needs(game: str) -> None:
    for step, localized in zip(course(game).steps, localized_course(game, "en").steps, strict=True):
        played, state = begun(game, step)
        assert (localized.position, localized.options, localized.seat) == (step.position, played.options, int(state.seat))
        for task, shown in zip(step.tasks, localized.tasks, strict=True):
            assert shown.goal == ("refused" if task.refused else "acts" if task.acts or task.accepts or task.wins else "any")
            assert (shown.goal == "any") == (not shown.acts)
            assert shown.rule == task.refused
            assert len(shown.replies) == len(task.replies)


@pytest.mark.parametrize("game", learn.names())
def test_an_example_can_be_read_back_and_does_the_task(game: str) -> None:
    for language in LANGUAGES:
        for step in localized_course(game, language).steps:
            played, state = game_class(game).from_position(step.position)
            for task in step.tasks:
                act = played.parse(state, task.example, language)
                refusal = played.explain(state, act)
                assert (refusal.rule if refusal else None) == task.rule
                if task.goal != "refused":
                    assert not task.acts or act in task.acts
                    for number in (act, *task.replies):
                        played.play(state, number)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", learn.names())
def test_all_rules_are_written_with_their_ids(game: str, language: str) -> None:
    page = rules_page(game, language)
    assert [rule.id for rule in page.rules] == list(game_class(game).rule_ids)
    assert all(rule.text for rule in page.rules)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", learn.names())
def test_rules_are_grouped_under_headings_each_once(game: str, language: str) -> None:
    page = rules_page(game, language)
    assert sorted(rule for group in page.groups for rule in group.rules) == sorted(game_class(game).rule_ids)
    titles = [group.title for group in page.groups]
    assert page.aim and all(titles) and len(set(titles)) == len(titles)
    known = {step.id: step.title for step in localized_course(game, language).steps}
    assert all(known[step.id] == step.title for group in page.groups for step in group.steps)


@pytest.mark.parametrize("game", learn.names())
def test_every_group_of_rules_is_illustrated_by_a_step_that_teaches_one_of_them(game: str) -> None:
    for group in course(game).rule_groups:
        assert group.steps, group.id
        assert all(set(course(game).step(step).rules) & set(group.rules) for step in group.steps), group.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", learn.names())
def test_every_step_has_a_short_title_of_its_own(game: str, language: str) -> None:
    titles = [step.title for step in localized_course(game, language).steps]
    assert all(0 < len(title) <= 40 for title in titles)
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("game", learn.names())
def test_every_step_has_a_picture(game: str) -> None:
    for step in course(game).steps:
        assert step_picture(game, step.id).startswith("<svg")
    with pytest.raises(NoStep):
        step_picture(game, "nowhere")
