"""Many states at once."""

from __future__ import annotations

import numpy as np
import pytest

from kaisho.batch import deal_all, legal_all, play_all
from kaisho.games import load
from kaisho.kernel import INT, Generic, generic


def test_a_batch_is_played_to_its_end_and_finished_games_stay_as_they_are() -> None:
    game = load("kamisado")
    states = deal_all(game, 50)
    chance = np.random.default_rng(1)
    for _ in range(100):
        acts, counts = legal_all(game, states)
        finished = states[counts == 0].copy()
        play_all(game, states, acts[np.arange(50), (chance.random(50) * counts).astype(int)])
        assert (states[counts == 0] == finished).all()
    assert states["over"].all()
    for state in states:
        game.check(state)


def test_too_few_acts_are_refused_and_lists_are_fine() -> None:
    game = load("kamisado")
    states = deal_all(game, 3)
    with pytest.raises(ValueError, match="3 states need as many acts, not 2"):
        play_all(game, states, np.zeros(2, np.int64))
    first = game.legal(states[0])[0]
    play_all(game, states, [first, -1, first])  # type: ignore[arg-type]
    assert states["acts"].tolist() == [1, 0, 1]


def numbered(number: int) -> Generic:
    @generic("count", rest=lambda types: INT(INT))
    def kernel(count, plus):  # type: ignore[no-untyped-def]
        return number + plus

    return kernel


def test_two_generic_kernels_of_one_name_are_two() -> None:
    game = load("kamisado")
    assert [int(game.rules.bind(numbered(number))(10)) for number in (1, 2)] == [11, 12]
