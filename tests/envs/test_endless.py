"""Environments end a game that can go on for ever after a number of acts: truncated, or as a draw."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from kaisho import games
from kaisho.envs import Batch
from kaisho.envs.gymnasium import SeatEnv
from kaisho.envs.openspiel import TERMINAL, SpielPosition, SpielSetting
from kaisho.envs.pettingzoo import env
from kaisho.export.sources import PlayedGames
from kaisho.state import Ints
from tests.ring import FORWARD, SIZE, Ring, layout

LIMIT = 30
NO_GOAL = layout("." * SIZE)
OTHER_PLAYER_SLIDES = layout("." + ">" * (SIZE - 1))


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Ring:
    monkeypatch.setattr(Ring, "length_limit", LIMIT)
    return Ring()


def test_gymnasium_truncates_the_game(game: Ring) -> None:
    alone = SeatEnv(game, seat=0)
    alone.reset(seed=1, options={"deal": NO_GOAL})
    for _ in range(LIMIT // 2 - 1):
        _, reward, terminated, truncated, info = alone.step(FORWARD)
        assert not terminated and not truncated and info["action_mask"].any()
    _, reward, terminated, truncated, info = alone.step(FORWARD)
    assert (reward, terminated, truncated) == (0.0, False, True) and not info["action_mask"].any()
    with pytest.raises(RuntimeError, match="over"):
        alone.step(FORWARD)
    assert alone.reset(seed=2)[1]["action_mask"].any(), "the next game begins as usual"


def test_gymnasium_does_not_wait_for_a_player_who_acts_for_ever(game: Ring) -> None:
    alone = SeatEnv(game, seat=0)
    alone.reset(seed=1, options={"deal": OTHER_PLAYER_SLIDES})
    _, reward, terminated, truncated, _ = alone.step(FORWARD)
    assert truncated or alone.match.seat == 0
    assert not terminated and reward == 0.0


def test_a_game_that_ends_before_the_limit_is_terminated(game: Ring) -> None:
    alone = SeatEnv(game, seat=0)
    alone.reset(seed=1, options={"deal": layout(".0..........")})
    assert alone.step(FORWARD)[1:4] == (1.0, True, False)


def test_a_copy_of_a_truncated_match_is_truncated(game: Ring) -> None:
    alone = SeatEnv(game, seat=0)
    alone.reset(seed=1, options={"deal": NO_GOAL})
    for _ in range(LIMIT // 2):
        alone.step(FORWARD)
    for twin in (copy.deepcopy(alone.match), pickle.loads(pickle.dumps(alone.match))):
        assert twin.over and twin.cut_off and not twin.mask().any()


def test_pettingzoo_truncates_the_game_for_all_agents(game: Ring) -> None:
    table = env(game)
    table.reset(seed=1, options={"deal": NO_GOAL})
    acts = 0
    for _ in table.agent_iter(max_iter=LIMIT + 10):
        observation, reward, terminated, truncated, _ = table.last()
        assert reward == 0.0 and not terminated and truncated == (acts == LIMIT)
        assert observation is not None and bool(observation["action_mask"].any()) != truncated
        table.step(None if truncated else FORWARD)
        acts += not truncated
    assert acts == LIMIT and not table.agents


def test_openspiel_ends_the_game_as_a_draw(game: Ring, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "load", lambda name: game)
    setting = SpielSetting("ring", (), "result")
    setting.first = game.deal(NO_GOAL)
    position = SpielPosition(setting)
    for _ in range(LIMIT):
        assert position.player != TERMINAL
        position.apply(FORWARD)
    assert position.player == TERMINAL and position.state is not None and game.result(position.state) is None


def test_a_batch_plays_the_requested_number_of_steps(game: Ring) -> None:
    batch = Batch(game, 3, seed=1)
    batch.states[:] = game.deal(NO_GOAL)
    assert batch.play_random(2 * LIMIT) == 0 and set(batch.states["acts"].tolist()) == {2 * LIMIT}
    batch.restart(np.flatnonzero(batch.states["acts"] >= LIMIT))
    assert not batch.states["acts"].any()


def test_an_exported_game_is_left_unfinished_at_the_limit(game: Ring, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_goal(game: Ring, seed: int) -> Ints:
        return NO_GOAL

    monkeypatch.setattr(Ring, "shuffle", no_goal)
    (source,) = PlayedGames(game, 1)
    assert len(source.record.acts) == LIMIT and not source.record.state.over
