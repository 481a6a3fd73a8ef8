"""A few complete games for the run without the JIT: they reach rules that single positions do not."""

from __future__ import annotations

import numpy as np
import pytest

from kaisho.envs import Batch
from kaisho.game import HIDDEN, WATCHER, OptionValue
from kaisho.games import load
from kaisho.kernel import random_from
from kaisho.search.hidden import HiddenSearch, HiddenSettings
from kaisho.search.limits import Thinking
from kaisho.search.perft import perft
from kaisho.search.playout import random_games
from kaisho.search.tree import TreeSearch, TreeSettings
from kaisho.testing import (
    check_copies,
    check_count_and_pick,
    check_determinism,
    check_ends,
    check_keys,
    check_observations,
    check_turns,
    random_playthrough,
)


@pytest.mark.parametrize("check", [check_copies, check_count_and_pick, check_ends, check_keys, check_turns])
def test_matches_of_every_kind(check: object) -> None:
    assert callable(check)
    for name, options in (
        ("kamisado", {"match": "long"}),
        ("kamisado", {"match": "series", "rounds": 3, "setup": "tournament"}),
        ("kaito", {"start": "black"}),
    ):
        check(load(name, **options))


@pytest.mark.parametrize(("name", "counts"), [("kamisado", [102, 1150]), ("kaito", [2, 20])])
def test_the_first_perft_counts(name: str, counts: list[int]) -> None:
    game = load(name)
    assert [perft(game, game.deal(), depth) for depth in (1, 2)] == counts


@pytest.mark.parametrize("check", [check_ends, check_turns, check_determinism])
@pytest.mark.parametrize(
    "options", [{}, {"players": 4, "capture": "immediate", "hands": "random"}, {"hands": "random", "figures": "random"}]
)
def test_games_of_samurai(check: object, options: dict[str, OptionValue]) -> None:
    assert callable(check)
    check(load("samurai", **options))


def test_every_function_of_samurai_in_some_states() -> None:
    """Check the functions besides play and pick in a few states: without the JIT, all states would take too long."""
    for seed, players in ((1, 2), (2, 3)):
        game = load("samurai", players=players)
        scratch = np.zeros(game.max_legal_acts, np.int64)
        random = random_from(seed)
        for number, (state, act) in enumerate(random_playthrough(game, seed)):
            legal = game.legal(state)
            assert game.rules["count"](state, scratch) == len(legal)
            assert act in legal or act < 0
            if number % 8:
                continue
            assert all(game.rules["pick"](state, random, scratch) in legal for _ in range(20) if legal)
            for seat in range(WATCHER, players):
                other = game.copy(state)
                game.rules["redeal"](other, seat, random)
                assert game.to_bytes(game.concealed(other, seat)) == game.to_bytes(game.concealed(state, seat))
                assert game.rules["seen"](state, 3, seat) in (3, HIDDEN)
            for act in legal[::7]:
                assert game.rules["is_legal"](state, act)
            for any_act in range(0, game.num_acts, 97):
                is_legal = any_act in legal
                assert (game.explain(state, any_act) is None) == is_legal == bool(game.rules["is_legal"](state, any_act))
            assert game.key(state) == game.key(game.copy(state))


def test_searches_can_use_the_evaluation_of_samurai() -> None:
    game = load("samurai", hands="random")
    search = HiddenSearch(game, HiddenSettings(horizon=3), positions=20)
    scratch, weights, values = np.zeros(game.max_legal_acts, np.int64), np.zeros(game.max_legal_acts), np.zeros(2)
    for number, (state, act) in enumerate(random_playthrough(game, 1)):
        if number % 10 or act < 0:
            continue
        legal = game.legal(state)
        assert game.rules["guess"](state, random_from(number), scratch) in legal
        game.rules["weigh"](state, np.array(legal, np.int64), len(legal), weights)
        assert (weights[: len(legal)] > 0).all()
        game.rules["evaluate"](state, values)
        assert abs(values[0]) <= 1 and abs(values[0] + values[1]) < 1e-6
        seat = int(state.seat)
        assert search.run(game.concealed(state, seat), seat, Thinking(nodes=3), 1).act in legal


@pytest.mark.parametrize("name", ["kamisado", "kaito"])
def test_random_games(name: str) -> None:
    played = random_games(load(name), 20)
    assert sum(played.reasons.values()) == played.games == 20
    assert played.acts >= 40
    assert played.values[0] == -played.values[1]


@pytest.mark.parametrize("check", [check_copies, check_ends, check_turns])
@pytest.mark.parametrize(
    "options",
    [
        {"board": "ring", "players": 4, "neutral": "yes", "scoring": "yes"},
        {"board": "octagon", "scoring": "yes"},
        {"board": "rhombus"},
    ],
    ids=lambda options: options["board"],
)
def test_caminos_on_every_kind_of_board(check: object, options: dict[str, str | int]) -> None:
    assert callable(check)
    check(load("caminos", **options))


def test_the_first_perft_counts_of_caminos() -> None:
    game = load("caminos", neutral="yes")
    assert [perft(game, game.deal(), depth) for depth in (1, 2)] == [160, 23928]


def test_random_games_of_caminos() -> None:
    played = random_games(load("caminos", scoring="yes"), 10)
    assert sum(played.reasons.values()) == played.games == 10


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("kamisado", TreeSettings()),
        ("kamisado", TreeSettings(breadth=4, overlooks=50)),
        ("caminos", TreeSettings(prior=True, rollout=1, guess=True, breadth=8, variety=0.1)),
    ],
)
def test_tree_search(name: str, settings: TreeSettings) -> None:
    game = load(name)
    states = [state for state, _ in random_playthrough(game, 1)]
    state = states[len(states) // 2]
    result = TreeSearch(game, settings, positions=1000).run(state, Thinking(nodes=12))
    assert result.act in game.legal(state)
    assert result.simulations == 12 or result.certain


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("kamisado", {"match": "standard"}),
        ("kamisado", {"match": "standard", "setup": "tournament"}),
        ("kaito", {}),
        ("caminos", {"players": "4", "neutral": "yes"}),
        ("samurai", {"players": 3, "hands": "random"}),
    ],
)
def test_a_batch_agrees_with_single_games(name: str, options: dict[str, OptionValue]) -> None:
    game = load(name, **options)
    batch = Batch(game, 2, seed=3)
    singles = [game.copy(state) for state in batch.states]
    for number in range(12):
        planes = batch.observations()
        for index, single in enumerate(singles):
            assert (planes[index] == game.observe(single, int(single.seat))).all()
            assert np.flatnonzero(batch.legal_masks()[index]).tolist() == sorted(game.legal(single))
        acts = batch.random_acts().tolist()
        for any_act in range(number, game.num_acts, 211):
            for single in singles if game.rules.has("is_legal") else ():
                assert bool(game.rules["is_legal"](single, any_act)) == (any_act in game.legal(single))
        batch.step(acts)
        for index, single in enumerate(singles):
            game.play(single, acts[index])
            assert game.to_bytes(batch.states[index]) == game.to_bytes(single)
    batch.play_random(40)


@pytest.mark.parametrize(
    ("name", "options"),
    [("kamisado", {"match": "series"}), ("kaito", {}), ("caminos", {"board": "ring"}), ("samurai", {"open_captures": "yes"})],
)
def test_observations(name: str, options: dict[str, OptionValue]) -> None:
    check_observations(load(name, **options))
