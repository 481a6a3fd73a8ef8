"""The value of a search does not change under the symmetries of Kaito."""

from __future__ import annotations

import numpy as np
import pytest

from kaisho.games.kaito import Kaito
from kaisho.search.alphabeta import AlphaBeta
from kaisho.search.limits import Thinking
from kaisho.testing import random_states
from tests.games.kaito.symmetry import colours_swapped, reordered


@pytest.mark.parametrize("depth", [2, 5])
def test_reordered_positions_have_the_same_value(depth: int) -> None:
    chance = np.random.default_rng(depth)
    game = Kaito()
    search = AlphaBeta(game, 1 << 12)
    for state in random_states(game, games=5, every=3):
        if state.over:
            continue
        others = reordered(game, state, chance), colours_swapped(game, state)
        with Thinking(nodes=1_000_000) as limits:
            result, *same = (search.run(each, limits, depth, exactly=True) for each in (state, *others))
        for other in same:
            expected = (result.value, result.proved, result.ends_in)
            assert (other.value, other.proved, other.ends_in) == expected, game.position(state)
