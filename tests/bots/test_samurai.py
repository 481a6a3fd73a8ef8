"""Samurai's evaluation, weights and quick acts, and the bots that are built on them."""

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
from kaisho.testing import check_bot, random_line
from tests.rules.samurai.table import captured, play, table

EVERY_KIND: list[dict[str, OptionValue]] = [
    {},
    {"capture": "immediate", "hands": "random"},
    {"players": 3},
    {"players": 4, "capture": "immediate"},
]


def values_of(game: Game, state: State) -> list[float]:
    values = np.zeros(game.seats)
    game.rules["evaluate"](state, values)
    found: list[float] = values.tolist()
    return found


def guessed_states(game: Game, seed: int) -> list[State]:
    """The states of a game of quick acts."""
    state, random, scratch = game.deal(seed=seed), random_from(seed), np.zeros(game.max_legal_acts, np.int64)
    found = []
    while not state.over:
        found.append(game.copy(state))
        act = int(game.rules["guess"](state, random, scratch))
        assert act in game.legal(state), game.position(state)
        game.rules["play"](state, act)
    return [*found, state]


def rotated(state: State, by: int) -> State:
    """The same position with every seat's part played by a seat further on."""
    game = load("samurai", players=int(state.players))
    other, players = game.copy(state), int(state.players)
    other.seat = (int(state.seat) + by) % players
    for seat in range(players):
        for field in ("captured", "hand", "supply", "left", "exchanged", "movable"):
            other[field][(seat + by) % players] = state[field][seat]
    for place in range(TILE_HEXES):
        if tile := int(state.tiles[place]):
            owner, kind = divmod(tile - 1, KINDS)
            other.tiles[place] = 1 + KINDS * ((owner + by) % players) + kind
    return other


# --- evaluation -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", EVERY_KIND)
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
def test_seats_that_change_places_change_values(players: int) -> None:
    game = load("samurai", players=players)
    for state in guessed_states(game, players)[30::7]:
        values = values_of(game, state)
        for by in range(1, players):
            moved = values_of(game, rotated(state, by))
            assert moved == pytest.approx([values[(seat - by) % players] for seat in range(players)])


def test_more_figures_and_more_influence_are_better() -> None:
    game, state = table({"red": "S3@g18"}, figures={"Hagi": "h"})
    before = values_of(game, state)[0]
    state.captured[0] = (1, 0, 0)
    assert values_of(game, state)[0] > before
    alone = table(figures={"Hagi": "h"})[1]
    assert before > values_of(game, alone)[0]
    state.captured[0], state.captured[1] = (5, 5, 0), (0, 0, 1)
    assert values_of(game, state)[0] > 0.9


# --- weights ----------------------------------------------------------------------------------------------------------


def weights_of(game: Game, state: State) -> dict[int, float]:
    legal = game.legal(state)
    weights = np.zeros(len(legal))
    game.rules["weigh"](state, np.array(legal, np.int64), len(legal), weights)
    return dict(zip(legal, weights.tolist(), strict=True))


def best(game: Game, state: State) -> str:
    weights = weights_of(game, state)
    return game.write(state, max(weights, key=weights.__getitem__))


@pytest.mark.parametrize("options", EVERY_KIND)
def test_weights_are_positive_in_every_phase(options: dict[str, OptionValue]) -> None:
    game = load("samurai", **options)
    for state, act in random_line(game, 5):
        if act >= 0:
            assert all(0 < weight < np.inf for weight in weights_of(game, state).values())


def test_a_figure_is_taken_with_the_weakest_tile_that_will_do() -> None:
    game, state = table({"blue": "B3@f17"}, {"red": "H4 H2 H3"}, {"Hagi": "h", "Izumo": "b"})
    assert best(game, state) == "H2@g18"


def test_a_ship_is_laid_where_it_turns_a_tie_into_a_capture() -> None:
    game, state = table({"red": "S1@f17", "blue": "S2@g18"}, {"red": "W2 R2"}, {"Hagi": "h"})
    state.laid = 2
    assert best(game, state).startswith("W2@")


def test_characters_are_kept_where_they_gain_nothing() -> None:
    game, state = table(hands={"red": "F"})
    state.laid = 2
    assert best(game, state) == "end"


def test_a_figure_exchange_brings_the_figure_that_the_own_tiles_influence() -> None:
    """Hagi is surrounded: red's tiles influence helmets only, but a rice field stands there."""
    game, state = table({"red": "H4@f17 H3@g18", "blue": "W1@e17"}, {"red": "F"}, {"Hagi": "r", "Edo": "hbr"})
    state.laid = 2
    act = best(game, state)
    assert act.startswith("F:") and "Hagi" in act
    play(game, state, act, "end")
    assert captured(state)["red"] == (1, 0, 0)


def test_a_tile_that_has_done_its_work_is_taken_up_again() -> None:
    game, state = table({"red": "S3@f17 S1@g18"}, {"red": "T0"}, {"Hagi": ""})
    act = best(game, state)
    assert act.startswith("T0@f17-")


def test_a_greedy_turn_does_not_stop_before_the_tile_without_the_character() -> None:
    """Having laid only a ship, greedy lays one more tile."""
    game, state = table(hands={"red": "W1 H4 S2 B3 R2"}, figures={"Hagi": "h"})
    state.laid = 1
    assert best(game, state) != "end"


# --- bots -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", EVERY_KIND)
def test_a_bot_plays_by_what_its_seat_may_know(level: str, options: dict[str, OptionValue]) -> None:
    game = load("samurai", **options)
    check_bot(game, lambda: bot(level, game, 5), games=1, every=9, nodes=40)


def played(game: Game, players: list[Bot], deal: int, nodes: int) -> tuple[float, ...]:
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
            players = [bot(better if place == seat else worse, game, deal) for place in range(2)]
            total += played(game, players, deal, 400)[seat]
    assert total >= deals  # three games of four, or better


@pytest.mark.parametrize("players", [3, 4])
def test_a_game_among_several_bots(players: int) -> None:
    game = load("samurai", players=players, capture="immediate")
    values = played(game, [bot(name, game, 1) for name in (*LEVELS, "greedy")[:players]], 1, 60)
    assert len(values) == players


def test_a_bot_ends_at_once_when_it_is_stopped() -> None:
    game = load("samurai")
    state = guessed_states(game, 1)[40]
    for level in LEVELS:
        thinking = Thinking()
        thinking.stop[0] = 1
        assert opinion(bot(level, game), game, state, thinking).act in game.legal(state)


def test_the_weaker_ones_overlook_settlements_but_hardly_ever_one_that_is_almost_surrounded() -> None:
    game, state = table({"red": "S3@g18 H2@h17 S1@h16"}, {"red": "S1 F"})
    random = np.random.default_rng(1)
    edo, izumo = (SETTLEMENT_NAMES.index(name) for name in ("Edo", "Izumo"))
    missed = [overlooked(state, 0.5, random) for _ in range(400)]
    often = sum(one >> edo & 1 for one in missed)
    seldom = sum(one >> izumo & 1 for one in missed)
    assert 150 < often < 250
    assert seldom < often
    acts = considered(state, game.legal(state), missed[0])
    assert 0 < len(acts) < len(game.legal(state))
    assert DISCARD not in acts
    everything = (1 << len(SETTLEMENT_NAMES)) - 1
    assert considered(state, game.legal(state), everything) == game.legal(state)
    state.laid = 2
    assert considered(state, game.legal(state), everything) == [END]
