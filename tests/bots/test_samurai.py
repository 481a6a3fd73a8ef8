"""Samurai's evaluation, weights and quick acts, and its bots."""

from __future__ import annotations

import numpy as np
import pytest

from kaisho.bots import LEVELS, Bot, bot, opinion
from kaisho.bots.samurai import considered, overlooked
from kaisho.game import Game, OptionValue
from kaisho.games import load
from kaisho.games.samurai.board import KINDS, SETTLEMENT_NAMES, TILE_HEXES
from kaisho.games.samurai.rules import DISCARD, END
from kaisho.kernel import State, random_from
from kaisho.search.limits import Thinking
from kaisho.testing import check_bot, random_playthrough
from tests.rules.samurai.positions import captured, play, set_up

OPTIONS: list[dict[str, OptionValue]] = [
    {},
    {"capture": "immediate", "hands": "random"},
    {"players": 3},
    {"players": 4, "capture": "immediate"},
]


def values_of(game: Game, state: State) -> list[float]:
    values = np.zeros(game.seats)
    game.rules["evaluate"](state, values)
    numbers: list[float] = values.tolist()
    return numbers


def guessed_states(game: Game, seed: int) -> list[State]:
    """Return the states of a game of quick acts."""
    state, random, scratch = game.deal(seed=seed), random_from(seed), np.zeros(game.max_legal_acts, np.int64)
    states = []
    while not state.over:
        states.append(game.copy(state))
        act = int(game.rules["guess"](state, random, scratch))
        assert act in game.legal(state), game.position(state)
        game.rules["play"](state, act)
    return [*states, state]


def rotated(state: State, by: int) -> State:
    """Return the same position with everything shifted by some seats."""
    game = load("samurai", players=int(state.players))
    other, players = game.copy(state), int(state.players)
    other.seat = (int(state.seat) + by) % players
    for seat in range(players):
        for field in ("captured", "hand", "supply", "left", "exchanged", "movable"):
            other[field][(seat + by) % players] = state[field][seat]
    for hexagon in range(TILE_HEXES):
        if tile := int(state.tiles[hexagon]):
            owner, kind = divmod(tile - 1, KINDS)
            other.tiles[hexagon] = 1 + KINDS * ((owner + by) % players) + kind
    return other


# --- evaluation -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", OPTIONS)
def test_values_are_within_bounds_and_agree_with_the_result(options: dict[str, OptionValue]) -> None:
    game = load("samurai", **options)
    for seed in range(3):
        for state in guessed_states(game, seed):
            values = values_of(game, state)
            assert all(-1 <= value <= 1 for value in values)
            if not state.over:
                assert sum(values) == pytest.approx(2 - game.seats, abs=1e-6)
        result = game.result(state)
        assert result is not None and values == list(result.values)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_values_rotate_with_the_seats(players: int) -> None:
    game = load("samurai", players=players)
    for state in guessed_states(game, players)[30::7]:
        values = values_of(game, state)
        for by in range(1, players):
            shifted = values_of(game, rotated(state, by))
            assert shifted == pytest.approx([values[(seat - by) % players] for seat in range(players)])


def test_more_figures_and_more_influence_are_better() -> None:
    game, state = set_up({"red": "S3@g18"}, figures={"Hagi": "h"})
    before = values_of(game, state)[0]
    state.captured[0] = (1, 0, 0)
    assert values_of(game, state)[0] > before
    without_tile = set_up(figures={"Hagi": "h"})[1]
    assert before > values_of(game, without_tile)[0]
    state.captured[0], state.captured[1] = (5, 5, 0), (0, 0, 1)
    assert values_of(game, state)[0] > 0.9


# --- weights ----------------------------------------------------------------------------------------------------------


def weights_of(game: Game, state: State) -> dict[int, float]:
    legal = game.legal(state)
    weights = np.zeros(len(legal))
    game.rules["weigh"](state, np.array(legal, np.int64), len(legal), weights)
    return dict(zip(legal, weights.tolist(), strict=True))


def heaviest_act(game: Game, state: State) -> str:
    weights = weights_of(game, state)
    return game.write(state, max(weights, key=weights.__getitem__))


@pytest.mark.parametrize("options", OPTIONS)
def test_weights_are_positive_in_every_phase(options: dict[str, OptionValue]) -> None:
    game = load("samurai", **options)
    for state, act in random_playthrough(game, 5):
        if act >= 0:
            assert all(0 < weight < np.inf for weight in weights_of(game, state).values())


def test_a_figure_is_captured_with_the_weakest_sufficient_tile() -> None:
    game, state = set_up({"blue": "B3@f17"}, {"red": "H4 H2 H3"}, {"Hagi": "h", "Izumo": "b"})
    assert heaviest_act(game, state) == "H2@g18"


def test_a_ship_is_laid_where_it_turns_a_tie_into_a_capture() -> None:
    game, state = set_up({"red": "S1@f17", "blue": "S2@g18"}, {"red": "W2 R2"}, {"Hagi": "h"})
    state.laid = 2
    assert heaviest_act(game, state).startswith("W2@")


def test_tiles_with_the_character_are_kept_if_they_gain_nothing() -> None:
    game, state = set_up(hands={"red": "F"})
    state.laid = 2
    assert heaviest_act(game, state) == "end"


def test_a_figure_exchange_brings_a_figure_that_the_players_tiles_influence() -> None:
    """Hagi is surrounded by red tiles that influence only helmets, but it has a rice field."""
    game, state = set_up({"red": "H4@f17 H3@g18", "blue": "W1@e17"}, {"red": "F"}, {"Hagi": "r", "Edo": "hbr"})
    state.laid = 2
    act = heaviest_act(game, state)
    assert act.startswith("F:") and "Hagi" in act
    play(game, state, act, "end")
    assert captured(state)["red"] == (1, 0, 0)


def test_a_tile_without_figures_next_to_it_is_moved() -> None:
    game, state = set_up({"red": "S3@f17 S1@g18"}, {"red": "T0"}, {"Hagi": ""})
    act = heaviest_act(game, state)
    assert act.startswith("T0@f17-")


def test_a_greedy_turn_does_not_stop_before_the_tile_without_the_character() -> None:
    """After laying only a ship, greedy lays one more tile."""
    game, state = set_up(hands={"red": "W1 H4 S2 B3 R2"}, figures={"Hagi": "h"})
    state.laid = 1
    assert heaviest_act(game, state) != "end"


# --- bots -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", OPTIONS)
def test_a_bot_uses_only_what_its_seat_may_know(level: str, options: dict[str, OptionValue]) -> None:
    game = load("samurai", **options)
    check_bot(game, lambda: bot(level, game, 5), games=1, every=9, nodes=40)


def play_game(game: Game, players: list[Bot], deal: int, nodes: int) -> tuple[float, ...]:
    state = game.deal(seed=deal)
    while not state.over:
        act = opinion(players[int(state.seat)], game, state, Thinking(nodes=nodes)).act
        game.play(state, act)
    result = game.result(state)
    assert result is not None
    return result.values


@pytest.mark.parametrize(("better", "worse", "deals"), [("easy", "random", 8), ("medium", "easy", 4), ("strong", "greedy", 3)])
def test_a_better_bot_wins_most_games(better: str, worse: str, deals: int) -> None:
    game = load("samurai", hands="random")
    total = 0.0
    for deal in range(deals):
        for seat in range(2):
            players = [bot(better if other == seat else worse, game, deal) for other in range(2)]
            total += play_game(game, players, deal, 400)[seat]
    assert total >= deals  # at least three of four games won


@pytest.mark.parametrize("players", [3, 4])
def test_several_bots_finish_a_game(players: int) -> None:
    game = load("samurai", players=players, capture="immediate")
    values = play_game(game, [bot(name, game, 1) for name in (*LEVELS, "greedy")[:players]], 1, 60)
    assert len(values) == players


def test_a_stopped_bot_still_acts() -> None:
    game = load("samurai")
    state = guessed_states(game, 1)[40]
    for level in LEVELS:
        thinking = Thinking()
        thinking.stop[0] = 1
        assert opinion(bot(level, game), game, state, thinking).act in game.legal(state)


def test_weaker_bots_overlook_settlements_but_rarely_an_almost_surrounded_one() -> None:
    game, state = set_up({"red": "S3@g18 H2@h17 S1@h16"}, {"red": "S1 F"})
    random = np.random.default_rng(1)
    edo, izumo = (SETTLEMENT_NAMES.index(name) for name in ("Edo", "Izumo"))
    missed = [overlooked(state, 0.5, random) for _ in range(400)]
    edo_missed = sum(settlements >> edo & 1 for settlements in missed)
    izumo_missed = sum(settlements >> izumo & 1 for settlements in missed)
    assert 150 < edo_missed < 250
    assert izumo_missed < edo_missed
    acts = considered(state, game.legal(state), missed[0])
    assert 0 < len(acts) < len(game.legal(state))
    assert DISCARD not in acts
    everything = (1 << len(SETTLEMENT_NAMES)) - 1
    assert considered(state, game.legal(state), everything) == game.legal(state)
    state.laid = 2
    assert considered(state, game.legal(state), everything) == [END]
