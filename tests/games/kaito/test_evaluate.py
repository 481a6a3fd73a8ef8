"""Kaito's evaluation, weights and quick acts."""

from __future__ import annotations

import numpy as np
import pytest

from kaisho.game import Game
from kaisho.games.kaito import Kaito
from kaisho.kernel import State, random_from
from kaisho.testing import random_states
from tests.games.kaito.symmetry import colours_swapped, reordered
from tests.rules.kaito.stones import set_up


def value(game: Game, state: State) -> float:
    values = np.zeros(2)
    game.rules["evaluate"](state, values)
    assert values[0] == -values[1] and -1 <= values[0] <= 1
    return float(values[0])


def weights(game: Game, state: State) -> dict[str, float]:
    acts = np.array(game.legal(state), np.int64)
    weights = np.zeros(len(acts))
    game.rules["weigh"](state, acts, len(acts), weights)
    assert (weights > 0).all() and np.isfinite(weights).all()
    return {game.write(state, int(act), "letters"): float(weight) for act, weight in zip(acts, weights, strict=True)}


@pytest.mark.parametrize("start", ["red", "black"])
def test_values_survive_reordered_lines_and_change_sign_with_the_colours(start: str) -> None:
    game = Kaito(start=start)
    chance = np.random.default_rng(1)
    for state in random_states(game, games=6):
        assert value(game, reordered(game, state, chance)) == pytest.approx(value(game, state), abs=1e-12)
        assert value(game, colours_swapped(game, state)) == pytest.approx(-value(game, state), abs=1e-12)


def test_a_finished_game_has_its_result_as_value() -> None:
    game = Kaito()
    ended = [state for state in random_states(game, games=20) if state.over]
    assert len(ended) == 20
    for state in ended:
        result = game.result(state)
        assert result is not None and value(game, state) == result.values[0]


def test_more_swords_helmets_and_mon_are_better() -> None:
    plain = "S a1 S a2 H b1 H b2 s e1 s e2 h f1 h f2 A d4 a d5"
    base = value(*set_up("r", "c3", plain))
    assert value(*set_up("r", "c3", plain + " S a5")) > base > value(*set_up("r", "c3", plain + " s a5"))
    assert value(*set_up("r", "c3", plain + " H a5")) > base > value(*set_up("r", "c3", plain + " h a5"))
    assert value(*set_up("r", "c3", plain, red_holds="cc")) > base > value(*set_up("r", "c3", plain, black_holds="CC"))


def test_mon_that_the_opponent_can_still_take_are_worse_than_none() -> None:
    """So it is worth something to take one's own mon, which puts them out of the game."""
    plain = "S a1 S a2 H b1 H b2 s e1 s e2 h f1 h f2 A d4 a d5"
    base = value(*set_up("r", "c3", plain))
    assert value(*set_up("r", "c3", plain + " c b4")) > base > value(*set_up("r", "c3", plain + " C b4"))


def test_a_player_who_can_take_a_vital_stone_is_winning() -> None:
    game, state = set_up("r", "c3", "S e2 H e1 S a1 H b1 s d5 h c5 A c6")
    assert value(game, state) > 0.9
    heaviest = max(weights(game, state).items(), key=lambda pair: pair[1])
    assert heaviest[1] >= 100
    scratch = np.zeros(game.max_legal_acts, np.int64)
    for seed in range(5):
        guessed = game.rules["guess"](state, random_from(seed), scratch)
        assert game.write(state, int(guessed), "letters") == heaviest[0]


def test_every_legal_act_has_a_weight_and_guesses_are_legal() -> None:
    game = Kaito(start="black")
    random = random_from(4)
    scratch = np.zeros(game.max_legal_acts, np.int64)
    phases = set()
    for state in random_states(game, games=12):
        if state.over:
            continue
        phases.add(int(state.phase))
        assert len(weights(game, state)) == len(game.legal(state))
        for _ in range(5):
            assert game.rules["guess"](state, random, scratch) in game.legal(state)
    assert phases == {0, 1, 2}


def test_quick_acts_win_more_than_random_ones() -> None:
    game = Kaito()
    random = random_from(1)
    scratch = np.zeros(game.max_legal_acts, np.int64)
    wins = 0
    for number in range(400):
        state = game.deal(seed=number)
        while not state.over:
            rule = "guess" if state.seat == number % 2 else "pick"
            game.rules["play"](state, game.rules[rule](state, random, scratch))
        result = game.result(state)
        assert result is not None
        wins += result.winners[0] == number % 2
    assert wins > 240
