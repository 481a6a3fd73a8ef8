"""The state of Caminos: its key, and the results of unfinished and finished games."""

from __future__ import annotations

import numpy as np
import pytest

from kaisho.games.caminos import Caminos
from tests.rules.caminos.stacks import built


@pytest.mark.rule("C11")
def test_the_key_ignores_the_owner_of_the_lowest_cube_of_a_higher_stack() -> None:
    """No way uses this cube: a lower neighbour on a way is at least one cube high itself."""
    keys = {}
    for stack in ("y", "g", "n", "yy", "gy", "ny", "yyy", "gyy", "ygy", "nny"):
        game, state = built({"c3": stack})
        keys[stack] = game.key(state)
    assert keys["yy"] == keys["gy"] == keys["ny"]
    assert keys["yyy"] == keys["gyy"]
    assert len(set(keys.values())) == 7


@pytest.mark.rule("C1", "C8", "C16", "C19")
def test_the_key_depends_on_everything_that_affects_the_rest_of_the_game() -> None:
    game = Caminos(players=4, scoring="yes")
    keys = {game.key(game.deal())}
    for field, value in (("seat", 1), ("bars", 1), ("out", 2), ("board", 1), ("players", 2), ("scoring", 0)):
        state = game.deal()
        setattr(state, field, value)
        keys.add(game.key(state))
    state = game.deal()
    state.left[3, 3] = 0
    keys.add(game.key(state))
    state = game.deal()
    state.edge_stones[1] = 1
    keys.add(game.key(state))
    assert len(keys) == 9
    state.scoring = 0
    without = game.key(state)
    state.edge_stones[1] = 0
    assert game.key(state) == without


@pytest.mark.rule("C2")
def test_an_unfinished_game_has_no_result_and_a_finished_one_no_acts() -> None:
    game, state = built({})
    assert game.result(state) is None
    assert game.points(state) == (0, 0)
    scratch = np.zeros(game.max_legal_acts, np.int64)
    assert game.rules["count"](state, scratch) == 1345
    state.over = 1
    assert game.rules["count"](state, scratch) == 0
    assert game.legal(state) == []


def test_nothing_is_hidden() -> None:
    game, state = built({"c3": "yg"})
    assert game.to_bytes(game.concealed(state, 1)) == game.to_bytes(state)
    assert game.rules["seen"](state, 5, 1) == 5
