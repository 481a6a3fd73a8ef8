"""Kaito's levels, and the bot that looks ahead."""

from __future__ import annotations

import numpy as np
import pytest

from kaisho.bots import LEVELS, Bot, bot, opinion
from kaisho.bots.alphabeta import AlphaBetaBot
from kaisho.game import Game
from kaisho.games import load
from kaisho.kernel import State
from kaisho.search.limits import Thinking
from kaisho.search.proof import DISPROVED, PROVED, Prover, is_won
from kaisho.testing import check_bot, random_line, random_states


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
    for act in found.variation:
        game.play(state, act)
    assert state.over


def won_positions(game: Game, number: int) -> list[State]:
    """Positions of random games, one of each, that a prover of their own proves won for the seat that is to act."""
    found: list[State] = []
    provers = [Prover(game, seat, 1 << 16) for seat in range(2)]
    seed = 0
    while len(found) < number:
        line = [state for state, _ in random_line(game, seed)]
        seed += 1
        for state in line[8:]:
            if len(game.legal(state)) > 3 and provers[int(state.seat)].prove(state, 10_000).outcome == PROVED:
                found.append(state)
                break
    return found


def test_a_strong_bot_never_loses_a_won_position() -> None:
    game = load("kaito")
    stones = []
    for number, state in enumerate(won_positions(game, 12)):
        stones.append(int(state.occupied).bit_count())
        winner = int(state.seat)
        player, other = bot("strong", game, number), AlphaBetaBot(game, number, depth=4)
        while not state.over:
            own = int(state.seat) == winner
            with Thinking(nodes=400_000 if own else 20_000) as thinking:
                found = opinion(player if own else other, game, state, thinking)
            if own and len(game.legal(state)) > 1:
                assert (found.value, found.proved) == (1.0, True)
            game.play(state, found.act)
        assert is_won(game, state, winner)
    assert max(stones) > 20


def test_a_strong_bot_knows_a_lost_position_and_plays_on() -> None:
    game = load("kaito")
    prover = Prover(game, 0, 1 << 16)
    states = [state for state in random_states(game, 40) if not state.over and state.seat == 0 and state.acts > 10]
    lost = [state for state in states if len(game.legal(state)) > 1 and prover.prove(state, 5_000).outcome == DISPROVED][:5]
    assert len(lost) == 5
    for state in lost:
        with Thinking(nodes=100_000) as thinking:
            found = opinion(bot("strong", game), game, state, thinking)
        assert (found.value, found.proved) == (-1.0, True)


@pytest.mark.parametrize("nodes", [1, 50, 5_000])
def test_a_strong_bot_keeps_to_its_nodes_and_does_the_same_again(nodes: int) -> None:
    game = load("kaito")
    players = [bot("strong", game, 3) for _ in range(2)]
    for state in random_states(game, 3, every=2):
        if state.over:
            continue
        found = []
        for player in players:
            with Thinking(nodes=nodes) as thinking:
                found.append(opinion(player, game, state, thinking))
        assert found[0] == found[1]
        assert found[0].nodes <= nodes


def test_a_strong_bot_that_is_stopped_still_acts() -> None:
    game = load("kaito")
    player = bot("strong", game)
    for state in random_states(game, 3):
        if not state.over:
            assert opinion(player, game, state, Thinking(stop=np.ones(1, np.uint8))).act in game.legal(state)


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
