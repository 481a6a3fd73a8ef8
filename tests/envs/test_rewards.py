"""Rewards by places: evenly from 1 to -1, shared places averaged, in every environment."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from kaisho.envs import Batch
from kaisho.envs.gymnasium import SeatEnv
from kaisho.envs.pettingzoo import env
from kaisho.envs.rewards import KINDS, evenly, rewards_by
from kaisho.game import Game, Result
from kaisho.games import load

THREE, FOUR = load("samurai", players=3), load("samurai", players=4)
TWO, TEAMS = load("kaito"), load("caminos", players="4")


@pytest.mark.parametrize(
    ("game", "places", "rewards"),
    [
        (TWO, (1, 2), (1, -1)),
        (TWO, (1, 1), (0, 0)),
        (THREE, (1, 3, 2), (1, -1, 0)),
        (THREE, (1, 1, 3), (0.5, 0.5, -1)),
        (THREE, (2, 1, 2), (-0.5, 1, -0.5)),
        (THREE, (1, 1, 1), (0, 0, 0)),
        (FOUR, (3, 2, 1, 4), (-1 / 3, 1 / 3, 1, -1)),
        (FOUR, (1, 1, 1, 4), (1 / 3, 1 / 3, 1 / 3, -1)),
        (FOUR, (1, 2, 2, 4), (1, 0, 0, -1)),
        (TEAMS, (1, 2, 1, 2), (1, -1, 1, -1)),
        (TEAMS, (1, 1, 1, 1), (0, 0, 0, 0)),
    ],
)
def test_places_are_worth_even_steps(game: Game, places: tuple[int, ...], rewards: tuple[float, ...]) -> None:
    found = rewards_by("places", game)(Result((0.0,) * game.seats, (0,) * game.seats, "", places))
    assert found == pytest.approx(rewards)


def test_whatever_the_places_rewards_add_up_to_nothing() -> None:
    for game in (TWO, THREE, FOUR):
        places = np.array(list(product(range(1, game.seats + 1), repeat=game.seats)))
        rewards = evenly(places, game)
        assert np.allclose(rewards.sum(axis=1), 0)
        assert (np.abs(rewards) <= 1).all()


def test_rewards_are_by_result_unless_asked_otherwise_and_by_nothing_else() -> None:
    result = Result((-1.0, 1.0, -1.0), (3, 4, 5), "most-others", (3, 1, 2))
    assert tuple(rewards_by("result", THREE)(result)) == result.values
    assert KINDS == ("result", "places")
    for make in (
        lambda: rewards_by("place", THREE),
        lambda: Batch(THREE, 1, rewards="points"),
        lambda: env("samurai", rewards=""),
        lambda: SeatEnv("samurai", rewards="winner"),
    ):
        with pytest.raises(ValueError, match="rewards are by result or places"):
            make()


@pytest.mark.parametrize("game", [THREE, FOUR, TWO, TEAMS], ids=lambda game: f"{game.name}-{game.seats}")
@pytest.mark.parametrize("auto_reset", [True, False])
def test_a_batch_rewards_places_with_the_step_that_ends_a_game(game: Game, auto_reset: bool) -> None:
    batch, plain = (Batch(game, 12, seed=3, auto_reset=auto_reset, rewards=kind) for kind in ("places", "result"))
    ended = 0
    for _ in range(400):
        acts = batch.random_acts().copy()
        rewards, over = batch.step(acts)
        values, _ = plain.step(acts)
        assert not rewards[~over].any()
        for place in np.flatnonzero(over):
            result = batch.result(place)
            assert result is not None
            assert tuple(rewards[place]) == pytest.approx(tuple(rewards_by("places", game)(result)))
            assert tuple(values[place]) == result.values
            ended += 1
    assert ended >= 8


def test_random_games_of_a_batch_are_rewarded_by_places_too() -> None:
    batch = Batch(THREE, 20, seed=1, rewards="places", threads=2)
    assert batch.play_random(400) >= 20
    for place in np.flatnonzero(batch.over):
        result = batch.result(place)
        assert result is not None
        assert tuple(batch.rewards[place]) == pytest.approx(tuple(rewards_by("places", THREE)(result)))


def test_pettingzoo_rewards_places_and_reports_them() -> None:
    table = env("samurai", players=3, rewards="places")
    table.reset(seed=5)
    while table.agents and not table.terminations[table.agent_selection]:
        mask = table.infos[table.agent_selection]["action_mask"]
        table.step(int(np.flatnonzero(mask)[0]))
    result = table.game.result(table.match.state)
    assert result is not None
    assert [table.rewards[agent] for agent in table.possible_agents] == pytest.approx(rewards_by("places", THREE)(result))
    assert [table.infos[agent]["place"] for agent in table.possible_agents] == [*result.places]


def test_gymnasium_rewards_the_seats_place() -> None:
    seat_env = SeatEnv("samurai", players=4, hands="random", seat=2, rewards="places")
    _, info = seat_env.reset(seed=6)
    reward, over = 0.0, False
    while not over:
        _, reward, over, _, info = seat_env.step(int(np.flatnonzero(info["action_mask"])[0]))
    result = seat_env.game.result(seat_env.match.state)
    assert result is not None
    assert reward == pytest.approx(rewards_by("places", FOUR)(result)[2])
