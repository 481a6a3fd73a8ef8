"""A game that writes only the five rules that have no default."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from kaisho import testing
from kaisho.bots import bot, opinion
from kaisho.envs import Batch
from kaisho.envs.gymnasium import SeatEnv
from kaisho.errors import NoPlanes
from kaisho.export.rows import Rows, Wanted
from kaisho.game import Game
from kaisho.kernel import RuleKernels, random_from
from kaisho.search.limits import Thinking
from kaisho.search.perft import perft
from kaisho.search.solution import Outcome
from kaisho.search.solve import Solver
from tests.heap import DTYPE, Heap

NEED_WORDS = (
    testing.check_words,
    testing.check_records,
    testing.check_running_records,
    testing.check_events,
    testing.check_extremes,
)
"""Checks that need a registered game with words; this one is not registered and has none."""


def test_five_rules_make_a_game() -> None:
    assert Heap.rules.missing() == []
    assert RuleKernels(DTYPE).missing() == ["deal", "key", "legal", "play", "result"]


@pytest.mark.parametrize(
    "check", [check for check in testing.CHECKS if check not in NEED_WORDS], ids=lambda check: check.__name__
)
def test_a_game_with_defaults_conforms(check: Callable[[Game], None]) -> None:
    check(Heap())


def test_pick_is_uniform_over_the_legal_acts() -> None:
    game = Heap()
    state, random, scratch = game.deal(), random_from(5), np.zeros(3, np.int64)
    for stones, most in ((12, 3), (2, 2), (1, 1)):
        state.stones = stones
        picked = [game.rules["pick"](state, random, scratch) for _ in range(3000)]
        assert set(picked) == set(range(most))
        assert all(abs(picked.count(act) - 3000 / most) < 150 for act in range(most))


def test_two_games_with_the_same_kind_of_record_have_defaults_of_their_own() -> None:
    other = RuleKernels(DTYPE)

    @other.legal
    def only_one(state: object, acts: object) -> int:
        acts[0] = 2  # type: ignore[index]
        return 1

    state, scratch = Heap().deal(), np.zeros(3, np.int64)
    assert {other["pick"](state, random_from(seed), scratch) for seed in range(20)} == {2}
    assert {Heap.rules["pick"](state, random_from(seed), scratch) for seed in range(20)} == {0, 1, 2}
    assert other["count"](state, scratch) == 1 and Heap.rules["count"](state, scratch) == 3


def test_searches_and_bots_need_no_more() -> None:
    game = Heap()
    state = game.deal()
    assert perft(game, state, 3) == 27
    assert Solver(game, 1024).solve(state, 10_000).outcome is Outcome.LOSS, "a multiple of four is lost"
    state.stones = 6
    for name in ("greedy", "uct"):
        with Thinking(nodes=2000) as thinking:
            assert opinion(bot(name, game, 1), game, state, thinking).act in (0, 1, 2)


def test_a_game_without_planes_says_so_to_learners(tmp_path: Path) -> None:
    game = Heap()
    batch = Batch(game, 3)
    assert batch.play_random(5) >= 0 and batch.legal_masks().shape == (3, 3)
    for observe in (
        lambda: batch.observations(),
        lambda: SeatEnv(game),
        lambda: Rows(game, Wanted(planes=True), None),
    ):
        with pytest.raises(NoPlanes, match="heap has no observation planes"):
            observe()


def test_a_deal_with_chance_needs_a_shuffle() -> None:
    class Dealt(Heap):
        layout_size = 3

    with pytest.raises(AssertionError, match="shuffle"):
        testing.check_record_type(Dealt())
