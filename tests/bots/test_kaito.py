"""Kaito's levels, and the bot that looks ahead."""

from __future__ import annotations

import pytest

from kaisho.bots import LEVELS, Bot, bot, opinion
from kaisho.bots.alphabeta import AlphaBetaBot
from kaisho.game import Game
from kaisho.games import load
from kaisho.search.limits import Thinking
from kaisho.testing import check_bot, random_states


def wins(game: Game, better: str, weaker: str, deals: int, nodes: int) -> int:
    """How many of two games a deal the better bot wins."""
    count = 0
    for deal in range(deals):
        for seat in (0, 1):
            players: list[Bot] = [bot(better if place == seat else weaker, game, deal) for place in (0, 1)]
            state = game.deal(seed=deal)
            while not state.over:
                with Thinking(nodes=nodes) as thinking:
                    game.play(state, opinion(players[int(state.seat)], game, state, thinking).act)
            result = game.result(state)
            assert result is not None
            count += result.winners == (seat,)
    return count


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_a_bot(level: str) -> None:
    game = load("kaito")
    check_bot(game, lambda: bot(level, game, 1), games=2, every=4, nodes=300)


@pytest.mark.parametrize(("better", "weaker"), [("easy", "random"), ("medium", "easy"), ("strong", "medium")])
def test_each_level_beats_the_one_below(better: str, weaker: str) -> None:
    """Few games and few nodes; the benchmark plays more."""
    assert wins(load("kaito"), better, weaker, deals=8, nodes=3000) >= 12


def test_an_only_act_is_played_at_once() -> None:
    game = load("kaito")
    player = AlphaBetaBot(game, 1)
    forced = [state for state in random_states(game, 10) if len(game.legal(state)) == 1]
    assert forced
    for state in forced:
        with Thinking(nodes=1000) as thinking:
            found = opinion(player, game, state, thinking)
        assert (found.act, found.nodes) == (game.legal(state)[0], 0)


def test_a_strong_bot_says_when_it_has_won() -> None:
    game = load("kaito")
    player = bot("strong", game)
    state = next(state for state in random_states(game, 200) if int(state.occupied).bit_count() < 12 and not state.over)
    with Thinking(nodes=1_000_000) as thinking:
        found = opinion(player, game, state, thinking)
    assert found.proved and found.value in (1.0, -1.0)
    for act in found.line:
        game.play(state, act)
    assert state.over


def test_the_seed_decides_what_a_weak_bot_overlooks() -> None:
    game = load("kaito")
    acts = set()
    for seed in range(6):
        state = game.deal(seed=5)
        player = bot("easy", game, seed)
        line = []
        while len(line) < 8 and not state.over:
            with Thinking(nodes=1000) as thinking:
                line.append(opinion(player, game, state, thinking).act)
            game.play(state, line[-1])
        acts.add(tuple(line))
    assert len(acts) > 1
