"""What does not depend on where the lines of Kaito's field lie: values by search and without one."""

from __future__ import annotations

import numpy as np
import pytest

from kaisho.games.kaito import Kaito
from kaisho.search.alphabeta import AlphaBeta
from kaisho.search.limits import Thinking
from kaisho.testing import random_states
from tests.games.kaito.turning import colours_changed, turned


@pytest.mark.parametrize("depth", [2, 5])
def test_turned_positions_have_the_same_value(depth: int) -> None:
    chance = np.random.default_rng(depth)
    game = Kaito()
    search = AlphaBeta(game, 1 << 12)
    for state in random_states(game, games=5, every=3):
        if state.over:
            continue
        others = turned(game, state, chance), colours_changed(game, state)
        with Thinking(nodes=1_000_000) as limits:
            found, *same = (search.run(each, limits, depth, exactly=True) for each in (state, *others))
        for other in same:
            assert (found.value, found.proved, found.ends_in) == (other.value, other.proved, other.ends_in), game.position(
                state
            )
