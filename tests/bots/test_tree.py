"""Bots by tree search for any game: plain UCT, and the levels of games that have no bots of their own."""

from __future__ import annotations

import subprocess
import sys

import pytest

from kaisho.bots import LEVELS, bot, general, names, opinion
from kaisho.bots.tree import TreeBot
from kaisho.games import load
from kaisho.search.limits import Thinking
from kaisho.search.tree import TreeSettings
from kaisho.testing import check_bot, random_states


def test_the_searches_are_loaded_only_when_a_bot_needs_them() -> None:
    code = "import sys, kaisho.bots; print('kaisho.search.tree' in sys.modules, 'uct' in kaisho.bots.names())"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["False", "True"]


@pytest.mark.parametrize("name", ["kamisado", "kaito", "caminos", "samurai"])
def test_uct_plays_legal_acts_in_every_game(name: str) -> None:
    assert "uct" in names()
    game = load(name)
    check_bot(game, lambda: bot("uct", game, 1), games=1, every=6 if name != "samurai" else 20, nodes=60)


@pytest.mark.parametrize("level", LEVELS)
def test_the_levels_of_a_game_without_bots_of_its_own(level: str) -> None:
    game = load("kaito")
    check_bot(game, lambda: general.MAKERS[level](game, 1), games=1, every=5, nodes=60)


def test_a_bot_respects_its_limit_on_simulations() -> None:
    game = load("kamisado")
    state = game.deal()
    assert opinion(TreeBot(game, 1, simulations=70), game, state, Thinking(nodes=500)).nodes == 70
    assert opinion(TreeBot(game, 1, simulations=70), game, state, Thinking(nodes=30)).nodes == 30
    found = opinion(bot("uct", game, 1), game, state, Thinking(nodes=300))
    assert found.nodes == 300
    assert found.variation[0] == found.act
    assert found.value is not None and -1 <= found.value <= 1


def test_many_deals_are_searched_where_something_is_hidden() -> None:
    game = load("samurai")
    player = TreeBot(game, 1, TreeSettings(rollout=20))
    for state in random_states(game, 1, every=9):
        if len(game.legal(state)) > 1:
            found = opinion(player, game, state, Thinking(nodes=1200))
            assert found.act in game.legal(state)
            assert found.nodes >= 1200 or found.value in (-1, 1)
            assert found.value is not None and -1 <= found.value <= 1


def test_the_only_act_is_played_at_once() -> None:
    game = load("kaito")
    for state in random_states(game, 3):
        if len(game.legal(state)) == 1:
            found = opinion(bot("uct", game, 1), game, state, Thinking())
            assert (found.act, found.nodes) == (game.legal(state)[0], 0)
            return
    raise AssertionError("no position has only one act")
