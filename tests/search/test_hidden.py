"""The search over games with hidden parts, in Samurai and in games that hide nothing."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from kaisho.game import Game
from kaisho.games import load
from kaisho.games.samurai import Samurai
from kaisho.games.samurai.board import SETTLEMENT_NAMES
from kaisho.games.samurai.rules import PLACE, PLACING
from kaisho.kernel import State, random_from, uint64
from kaisho.search.hidden import HiddenResult, HiddenSearch, HiddenSettings
from kaisho.search.limits import Thinking
from kaisho.testing import random_playthrough
from tests.rules.samurai.positions import play, set_up

SHORT = HiddenSettings(horizon=8)


def found(
    search: HiddenSearch, game: Game, state: State, nodes: int, seed: int = 1, only: list[int] | None = None
) -> HiddenResult:
    seat = int(state.seat)
    return search.run(game.concealed(state, seat), seat, Thinking(nodes=nodes), seed, only)


def in_the_middle(game: Game, seed: int = 3) -> State:
    """The first state in the second half of a random game in which there is much to choose from."""
    line = list(random_playthrough(game, seed))
    return next(state for state, _ in line[len(line) // 2 :] if len(game.legal(state)) > 4)


def last_helmet(**options: str | int) -> tuple[Samurai, State]:
    """Red takes the last helmet with the S3 on g18, and then has two majorities."""
    game, state = set_up({"blue": "B3@f17"}, {"red": "S3 H2 R2 W1 S1"}, {"Hagi": "h"}, **options)
    state.figures[0] = uint64(1 << SETTLEMENT_NAMES.index("Hagi"))
    state.captured[0], state.captured[1] = (3, 3, 0), (3, 2, 3)
    return game, state


@pytest.mark.parametrize("options", [{}, {"capture": "immediate"}])
def test_a_tile_that_wins_at_once_is_found(options: dict[str, str]) -> None:
    game, state = last_helmet(**options)
    search = HiddenSearch(game, SHORT)
    first = found(search, game, state, 2000)
    assert first.value > 0.9
    while not state.over:
        game.play(state, found(search, game, state, 2000).act)
        assert state.seat == 0
    result = game.result(state)
    assert result is not None and result.winners == (0,)


def test_the_parts_of_a_result_agree() -> None:
    game = load("samurai", players=3)
    state = in_the_middle(game)
    search = HiddenSearch(game, SHORT)
    result = found(search, game, state, 500)
    assert result.simulations == 500 == sum(result.visits)
    assert sorted(result.visits, reverse=True) == list(result.visits)
    assert set(result.acts) <= set(game.legal(state))
    assert result.act == result.acts[0] == result.variation[0]
    assert all(len(values) == 3 and all(-1 <= value <= 1 for value in values) for values in result.values)
    assert search.positions <= 501
    for act in result.variation:
        game.play(state, act)


def test_the_same_seed_and_nodes_give_the_same_result() -> None:
    game = load("samurai", players=4)
    state = in_the_middle(game)
    search = HiddenSearch(game, SHORT)
    once = found(search, game, state, 300)
    found(search, game, game.deal(), 50, seed=9)
    assert found(search, game, state, 300) == once == found(HiddenSearch(game, SHORT), game, state, 300)
    assert found(search, game, state, 300, seed=2) != once


@pytest.mark.parametrize("players", [2, 3])
def test_only_what_the_seat_may_know_counts(players: int) -> None:
    game = load("samurai", players=players)
    search = HiddenSearch(game, SHORT)
    random = random_from(4)
    for number, (state, act) in enumerate(random_playthrough(game, 1)):
        if number % 11 == 0 and act >= 0:
            other = game.copy(state)
            game.rules["redeal"](other, int(state.seat), random)
            assert found(search, game, other, 60) == found(search, game, state, 60)


@pytest.mark.parametrize("room", [1, 2, 20])
def test_a_full_tree_is_searched_on_without_growing(room: int) -> None:
    game = load("samurai")
    state = in_the_middle(game)
    search = HiddenSearch(game, SHORT, positions=room)
    result = found(search, game, state, 400)
    assert search.positions == room
    assert result.simulations == 400
    assert result.act in game.legal(state)


def test_a_tree_without_room_for_a_root_is_refused() -> None:
    with pytest.raises(ValueError, match="root"):
        HiddenSearch(load("samurai"), positions=0)


def test_only_some_acts_are_searched() -> None:
    game = load("samurai")
    state = in_the_middle(game)
    search = HiddenSearch(game, SHORT)
    some = game.legal(state)[1:5]
    assert sorted(found(search, game, state, 400, only=some).acts) == some
    with pytest.raises(ValueError, match="no act"):
        found(search, game, state, 10, only=[])


def test_the_flag_ends_a_search() -> None:
    game = load("samurai")
    state = in_the_middle(game)
    search = HiddenSearch(game)
    thinking = Thinking()
    timer = threading.Timer(0.05, thinking.stop.fill, [1])
    timer.start()
    result = search.run(game.concealed(state, int(state.seat)), int(state.seat), thinking, 1)
    timer.join()
    assert 0 < result.simulations == sum(result.visits)
    again = search.run(game.concealed(state, int(state.seat)), int(state.seat), thinking, 1)
    assert again.simulations == 1
    assert again.act in game.legal(state)


def test_an_act_whose_only_simulation_was_ended_midway_has_no_value_yet() -> None:
    game = load("samurai")
    state = in_the_middle(game)
    search = HiddenSearch(game, SHORT)
    found(search, game, state, 1)
    search._work.nodes["visits"] = 0
    search._work.values[:] = 0.0
    assert search._result(state, 0, 1, game.legal(state)).values == ((0.0, 0.0),)


def test_a_shared_victory_is_worth_a_part_to_each() -> None:
    game, state = set_up({"blue": "B3@f17"}, {"red": "S3"}, {"Hagi": "h"}, players=3, open_captures="yes")
    state.figures[0] = uint64(1 << SETTLEMENT_NAMES.index("Hagi"))
    state.captured[0], state.captured[1] = (2, 1, 1), (1, 3, 1)
    play(game, state, "S3@g18")
    result = found(HiddenSearch(game), game, state, 50)
    assert result.values == ((0.5, 0.5, -1.0),)


@pytest.mark.parametrize("players", [2, 4])
def test_secret_acts_of_others_make_no_branch(players: int) -> None:
    game = load("samurai", players=players)
    state = game.deal(seed=2)
    search = HiddenSearch(game, SHORT)
    for number in range(5 * players):
        result = found(search, game, state, 200)
        acts = search._work.nodes["act"][1 : search.positions]
        if number % 5 == 4:  # the seat's last pick: what follows in the tree are placings, which all see
            assert sorted(acts[acts < PLACE].tolist()) == sorted(result.acts)
            assert (acts >= PLACE).any()
        game.play(state, result.act)
    assert state.phase == PLACING


def test_a_game_that_hides_nothing_can_be_searched_too() -> None:
    """In positions of random games in which some act wins at once, such an act is found."""
    game = load("kaito")
    search = HiddenSearch(game)
    tried = 0
    for seed in range(12):
        state = [state for state, act in random_playthrough(game, seed) if act >= 0][-1]
        seat = int(state.seat)
        winning = []
        for act in game.legal(state):
            later = game.copy(state)
            game.play(later, act)
            ending = game.result(later)
            if ending is not None and ending.values[seat] == 1:
                winning.append(act)
        if winning:
            tried += 1
            result = found(search, game, state, 1500)
            assert result.act in winning
            assert result.values[0][seat] == 1
    assert tried >= 3


def test_without_weights_every_act_is_tried() -> None:
    game = load("kaito")
    state = in_the_middle(game)
    result = found(HiddenSearch(game, HiddenSettings(evenness=1.0)), game, state, 800)
    assert sorted(result.acts) == sorted(game.legal(state))
    assert np.isclose(sum(result.values[0]), 0)
