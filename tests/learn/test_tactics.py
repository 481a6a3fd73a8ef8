"""The tactics of the courses: every position is proved again, so that no step says what is not true."""

from __future__ import annotations

import pytest

from kaisho.game import Game
from kaisho.games import game_class
from kaisho.kernel import State
from kaisho.learn import Step, Task, course
from kaisho.learn.localized import goal_acts, refutations
from kaisho.search.proof import PROVED, Prover
from kaisho.search.solution import Outcome
from kaisho.search.solve import Solver
from tests.learn.test_courses import NODES, walked
from tests.learn.turns import Worth, gain, gain_after_reply, majorities_after_reply, thrifty_gain, turns


def tactics(*games: str) -> list[object]:
    return [pytest.param(game, step, id=f"{game}-{step.id}") for game in games for step in course(game).chapters[-1].steps]


@pytest.fixture(scope="module")
def solvers() -> dict[str, Solver]:
    return {}


@pytest.mark.parametrize(("name", "step"), tactics("kamisado", "kaito"))
def test_refutations_refute(name: str, step: Step, solvers: dict[str, Solver]) -> None:
    """After a wrong act and its answer the learner has lost, and every wrong act that leaves the turn has an answer."""
    for task, states in walked(name, step):
        for state in states:
            game = game_class(name).from_position(step.position)[0]
            solver = solvers.setdefault(name + str(game.options), Solver(game))
            replies = refutations(game, state, task)
            for act, reply in replies.items():
                end = game.after(game.after(game.current_round(state), act), reply)
                assert is_lost(game, solver, end, int(state.seat)), game.write(state, act)
            if task is step.tasks[0]:
                wrong = set(game.legal(state)) - set(goal_acts(game, state, task))
                assert {act for act in wrong if leaves_the_turn(game, state, act)} <= set(replies)


def leaves_the_turn(game: Game, state: State, act: int) -> bool:
    after = game.after(game.current_round(state), act)
    return not after.over and int(after.seat) != int(state.seat)


def is_lost(game: Game, solver: Solver, state: State, seat: int) -> bool:
    if state.over:
        result = game.result(state)
        return result is not None and seat not in result.winners
    outcome, _ = solver.outcome(state, NODES)
    return outcome is (Outcome.LOSS if int(state.seat) == seat else Outcome.WIN)


@pytest.mark.parametrize(("name", "step"), tactics("caminos"))
def test_stones_of_caminos_win_or_stop_the_other_side(name: str, step: Step) -> None:
    """In three plies by these stones and no others; or only these keep the other side from winning at once."""
    game, state = game_class(name).from_position(step.position)
    (task,) = step.tasks
    seat, good = int(state.seat), set(goal_acts(game, state, task))
    if task.wins == 1:
        return  # tested with all other wins at once
    provers = [Prover(game, number, 1 << 18) for number in range(2)]
    for act in game.legal(state):
        after = game.after(state, act)
        if task.wins:
            assert (provers[seat].prove(after, 2_000_000, None, task.wins - 1).outcome == PROVED) == (act in good)
        else:
            assert (provers[1 - seat].prove(after, 100_000, None, 1).outcome == PROVED) == (act not in good)


@pytest.mark.parametrize("name", ["stop", "cut"])
def test_every_stone_that_does_not_stop_the_other_side_is_answered_by_a_win(name: str) -> None:
    step = course("caminos").step(name)
    game, state = game_class("caminos").from_position(step.position)
    (task,) = step.tasks
    replies = refutations(game, state, task)
    assert set(replies) == set(game.legal(state)) - set(goal_acts(game, state, task))
    for act, reply in replies.items():
        result = game.result(game.after(game.after(state, act), reply))
        assert result is not None and result.winners == (1 - int(state.seat),)


WORTH: dict[str, Worth] = {
    "thrift": thrifty_gain,
    "deny": gain_after_reply,
    "patience": gain_after_reply,
    "enough": majorities_after_reply,
    "decider": majorities_after_reply,
}
BEGINS = {"quick": ("H", "B", "R", "S"), "fleet": ("W",), "swap": ("F",)}
"""Where the text says what to begin with: the first letters of those tiles."""


@pytest.mark.parametrize(("name", "step"), tactics("samurai"))
def test_turns_of_samurai_are_the_best(name: str, step: Step) -> None:
    game = game_class(name).from_position(step.position)[0]
    for task, states in walked(name, step):
        for state in states[:4]:
            check_turns(game, state, step, task)


def check_turns(game: Game, state: State, step: Step, task: Task) -> None:
    if task.acts == ("end",):
        return
    values = turns(game, state, WORTH.get(step.id, gain))
    best = {game.write(state, act) for act, value in values.items() if value == max(values.values())}
    accepted = {game.write(state, act) for act in goal_acts(game, state, task)}
    assert accepted <= best
    letters = BEGINS.get(step.id) if task is step.tasks[0] else None
    if step.id == "quick" and letters:
        best = {act for act in best if act.endswith("@f17")}
    assert accepted == {act for act in best if letters is None or act.startswith(letters)}
