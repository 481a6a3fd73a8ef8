"""The rule ``replies``, which proofs use, compared with brute force."""

from __future__ import annotations

import numpy as np

from kaisho.games.kaito import Kaito
from kaisho.games.kaito.rules import EXCHANGING
from kaisho.kernel import WINS_AT_ONCE, State
from kaisho.search.proof import is_won
from kaisho.testing import random_states


def wins_at_once(game: Kaito, state: State, seat: int) -> bool:
    return state.seat == seat and any(is_won(game, game.after(state, act), seat) for act in game.legal(state))


def is_safe(game: Kaito, state: State, act: int) -> bool:
    """Check that neither the act itself nor the next one wins for the other side."""
    after = game.after(state, act)
    other = 1 - int(state.seat)
    return not is_won(game, after, other) and not wins_at_once(game, after, other)


def test_replies_are_the_acts_that_do_not_lose_immediately() -> None:
    kinds = set()
    for start in ("red", "black"):
        game = Kaito(start=start)
        for state in random_states(game, games=100):
            if state.over:
                continue
            replies = game.rules["replies"](state, np.zeros(game.max_legal_acts, np.int64))
            wins = wins_at_once(game, state, int(state.seat))
            assert replies == (WINS_AT_ONCE if wins else sum(is_safe(game, state, act) for act in game.legal(state)))
            kinds.add((bool(state.phase == EXCHANGING), wins, replies == 0))
    assert {kind[1:] for kind in kinds} == {(True, False), (False, True), (False, False)}
    assert {kind[0] for kind in kinds if kind[1:] == (False, True)} == {True, False}
