"""Kamisado's evaluation, weights and guesses."""

from __future__ import annotations

import numpy as np
import pytest

from kaisho.game import Game
from kaisho.games.kamisado import Kamisado
from kaisho.games.kamisado.evaluate import MATCH_VALUE, SERIES_VALUE
from kaisho.games.kamisado.rules import PLACING, PLAYING, REFILLING, UNPLACED
from kaisho.kernel import State, random_from
from kaisho.testing import random_states
from tests.rules.kamisado.towers import at

MATCHES = [
    Kamisado(),
    Kamisado(match="standard", setup="tournament"),
    Kamisado(match="marathon"),
    Kamisado(match="series", rounds=4),
]


def value(game: Game, state: State) -> float:
    values = np.zeros(2)
    game.rules["evaluate"](state, values)
    assert values[0] == -values[1] and -1 <= values[0] <= 1
    return float(values[0])


def weights_of(game: Game, state: State) -> dict[str, float]:
    acts = np.array(game.legal(state), np.int64)
    weights = np.zeros(len(acts))
    game.rules["weigh"](state, acts, len(acts), weights)
    assert (weights > 0).all() and np.isfinite(weights).all()
    return {game.write(state, int(act), "squares"): float(weight) for act, weight in zip(acts, weights, strict=True)}


def half_turn(game: Game, state: State) -> State:
    """The same position with the sides swapped: the board is unchanged by a half turn."""
    later = game.copy(state)
    later.seat = 1 - state.seat
    for seat in (0, 1):
        bits = 0
        for colour in range(8):
            square = int(state.tower[1 - seat, colour])
            later.tower[seat, colour] = square if square == UNPLACED else 63 - square
            bits |= 0 if square == UNPLACED else 1 << 63 - square
        later.stands[seat] = np.uint64(bits)
    later.markers[:] = state.markers[::-1]
    later.score[:] = state.score[::-1]
    return later


@pytest.mark.parametrize("game", MATCHES, ids=lambda game: " ".join(game.option_texts()))
def test_a_half_turn_negates_the_value(game: Kamisado) -> None:
    compared = 0
    for state in random_states(game, games=8):
        assert value(game, half_turn(game, state)) == pytest.approx(-value(game, state), abs=1e-12), game.position(state)
        compared += 1
    assert compared > 40


@pytest.mark.parametrize("game", MATCHES, ids=lambda game: " ".join(game.option_texts()))
def test_every_phase_has_weights_and_legal_guesses(game: Kamisado) -> None:
    random = random_from(4)
    scratch = np.zeros(game.max_legal_acts, np.int64)
    phases = set()
    for state in random_states(game, games=4):
        if state.over:
            result = game.result(state)
            assert result is not None and value(game, state) == result.values[0]
            continue
        phases.add(int(state.phase))
        assert len(weights_of(game, state)) == len(game.legal(state))
        for _ in range(3):
            assert game.rules["guess"](state, random, scratch) in game.legal(state)
    wanted = {PLAYING}
    if game.options["setup"] == "tournament":
        wanted.add(PLACING)
    if game.options["match"] in ("standard", "marathon"):
        wanted.add(REFILLING)
    assert phases == wanted


def test_a_side_that_can_reach_the_home_row_is_winning() -> None:
    game, state = at("b", "y", "y d4", "K h7")
    assert value(game, state) > 0.9
    weights = weights_of(game, state)
    best = max(weights, key=lambda act: weights[act])
    later = game.copy(state)
    game.play(later, best)
    assert later.over
    scratch = np.zeros(game.max_legal_acts, np.int64)
    guessed = game.copy(state)
    game.play(guessed, int(game.rules["guess"](state, random_from(1), scratch)))
    assert guessed.over


def test_the_value_of_a_match_depends_on_its_score() -> None:
    assert MATCH_VALUE[1, 1] == 0
    assert (MATCH_VALUE == -MATCH_VALUE.T)[1:, 1:].all()
    assert (np.diff(MATCH_VALUE[1:, 1:], axis=0) <= 0).all()
    assert MATCH_VALUE[1, 15] > 0.9 and MATCH_VALUE[0, 5] == 1 and MATCH_VALUE[5, 0] == -1
    assert SERIES_VALUE[0, 100] == 0 and SERIES_VALUE[2, 100] == 0
    assert SERIES_VALUE[1, 101] == 0.5 and SERIES_VALUE[3, 104] == 1 and SERIES_VALUE[3, 96] == -1


def test_a_lead_in_the_match_increases_the_value() -> None:
    game = Kamisado(match="long")
    state = game.deal()
    even = value(game, state)
    state.score[0] = 5
    assert value(game, state) > even + 0.3
    state.score[0], state.score[1] = 0, 5
    assert value(game, state) < even - 0.3


def test_guessed_acts_win_more_often_than_random_ones() -> None:
    game = Kamisado()
    random = random_from(1)
    scratch = np.zeros(game.max_legal_acts, np.int64)
    wins = 0
    for number in range(400):
        state = game.deal()
        while not state.over:
            rule = "guess" if state.seat == number % 2 else "pick"
            game.rules["play"](state, game.rules[rule](state, random, scratch))
        result = game.result(state)
        assert result is not None
        wins += result.winners[0] == number % 2
    assert wins > 280
