"""The spaces of environments: bounds that are true, and that no library takes for those of a picture."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium import spaces

from kaisho.envs import Batch
from kaisho.envs.gymnasium import SeatEnv
from kaisho.envs.pettingzoo import raw_env
from kaisho.games import load
from tests.envs.games import EVERY, WORDS, Options

every_game = pytest.mark.parametrize(("name", "options"), EVERY, ids=WORDS)


def taken_for_a_picture(space: spaces.Box) -> bool:
    """The rule by which Stable-Baselines3 takes an observation for a picture, whose axes it then transposes."""
    return len(space.shape) == 3 and space.dtype == np.uint8 and bool((space.low == 0).all() and (space.high == 255).all())


@every_game
def test_planes_have_true_bounds_and_are_not_taken_for_pictures(name: str, options: Options) -> None:
    game = load(name, **options)
    assert taken_for_a_picture(spaces.Box(0, 255, game.observation_shape, np.uint8)), "as it was"
    batch = Batch(game, 50, seed=4)
    most = np.zeros(game.observation_shape[0], np.uint8)
    for step in range(60):
        batch.play_random(1 + step % 5)
        for seat in range(game.seats):
            most = np.maximum(most, batch.observations(seat).max(axis=(0, 2, 3)))
    assert (most <= game.observation_max).all()
    assert max(game.observation_max) < 255
    seat, table = SeatEnv(game), raw_env(game)
    boxes = [seat.observation_space, table.state_space, table.observation_space("player_0")["observation"]]
    for box in boxes:
        assert isinstance(box, spaces.Box) and box.dtype == np.uint8 and not taken_for_a_picture(box)
        assert not box.low.any()
    assert boxes[0].shape == boxes[2].shape == game.observation_shape
    for plane, bound in enumerate(game.observation_max):
        assert (boxes[0].high[plane] == max(1, bound)).all() and (boxes[2].high[plane] == max(1, bound)).all()
    table.reset(seed=1)
    assert table.state_space.contains(table.state()) and seat.observation_space.contains(seat.reset(seed=1)[0])
