"""Kaito's bots."""

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
from kaisho.testing import check_bot, random_playthrough, random_states


def wins(game: Game, better: str, weaker: str, deals: int, nodes: int) -> int:
    """Return how many games the better bot wins, with one game from each seat for every deal."""
    count = 0
    for deal in range(deals):
        for seat in (0, 1):
            players: list[Bot] = [bot(better if other == seat else weaker, game, deal) for other in (0, 1)]
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
    """A quick check with few games and few nodes; the benchmark plays more."""
    assert wins(load("kaito"), better, weaker, deals=8, nodes=3000) >= 12


def test_the_only_legal_act_is_played_without_search() -> None:
    game = load("kaito")
    player = AlphaBetaBot(game, 1)
    forced = [state for state in random_states(game, 10) if len(game.legal(state)) == 1]
    assert forced
    for state in forced:
        with Thinking(nodes=1000) as thinking:
            chosen = opinion(player, game, state, thinking)
        assert (chosen.act, chosen.nodes) == (game.legal(state)[0], 0)


def test_a_strong_bot_says_when_it_has_won() -> None:
    game = load("kaito")
    player = bot("strong", game)
    state = next(state for state in random_states(game, 200) if int(state.occupied).bit_count() < 12 and not state.over)
    with Thinking(nodes=1_000_000) as thinking:
        chosen = opinion(player, game, state, thinking)
    assert chosen.proved and chosen.value in (1.0, -1.0)
    for act in chosen.variation:
        game.play(state, act)
    assert state.over


def won_positions(game: Game, number: int) -> list[State]:
    """Return one position from each of several random games that is proved won for the seat to act."""
    won: list[State] = []
    provers = [Prover(game, seat, 1 << 16) for seat in range(2)]
    seed = 0
    while len(won) < number:
        states = [state for state, _ in random_playthrough(game, seed)]
        seed += 1
        for state in states[8:]:
            if len(game.legal(state)) > 3 and provers[int(state.seat)].prove(state, 10_000).outcome == PROVED:
                won.append(state)
                break
    return won


def test_a_strong_bot_never_loses_a_won_position() -> None:
    game = load("kaito")
    stones = []
    for number, state in enumerate(won_positions(game, 12)):
        stones.append(int(state.occupied).bit_count())
        winner = int(state.seat)
        player, other = bot("strong", game, number), AlphaBetaBot(game, number, depth=4)
        while not state.over:
            winner_acts = int(state.seat) == winner
            with Thinking(nodes=400_000 if winner_acts else 20_000) as thinking:
                chosen = opinion(player if winner_acts else other, game, state, thinking)
            if winner_acts and len(game.legal(state)) > 1:
                assert (chosen.value, chosen.proved) == (1.0, True)
            game.play(state, chosen.act)
        assert is_won(game, state, winner)
    assert max(stones) > 20


def test_a_strong_bot_recognizes_a_lost_position_and_plays_on() -> None:
    game = load("kaito")
    prover = Prover(game, 0, 1 << 16)
    states = [state for state in random_states(game, 40) if not state.over and state.seat == 0 and state.acts > 10]
    lost = [state for state in states if len(game.legal(state)) > 1 and prover.prove(state, 5_000).outcome == DISPROVED][:5]
    assert len(lost) == 5
    for state in lost:
        with Thinking(nodes=100_000) as thinking:
            chosen = opinion(bot("strong", game), game, state, thinking)
        assert (chosen.value, chosen.proved) == (-1.0, True)


@pytest.mark.parametrize("nodes", [1, 50, 5_000])
def test_a_strong_bot_respects_its_node_limit_and_is_deterministic(nodes: int) -> None:
    game = load("kaito")
    players = [bot("strong", game, 3) for _ in range(2)]
    for state in random_states(game, 3, every=2):
        if state.over:
            continue
        opinions = []
        for player in players:
            with Thinking(nodes=nodes) as thinking:
                opinions.append(opinion(player, game, state, thinking))
        assert opinions[0] == opinions[1]
        assert opinions[0].nodes <= nodes


def test_a_strong_bot_that_is_stopped_still_acts() -> None:
    game = load("kaito")
    player = bot("strong", game)
    for state in random_states(game, 3):
        if not state.over:
            assert opinion(player, game, state, Thinking(stop=np.ones(1, np.uint8))).act in game.legal(state)


def test_the_seed_determines_what_a_weak_bot_overlooks() -> None:
    game = load("kaito")
    openings = set()
    for seed in range(6):
        state = game.deal(seed=5)
        player = bot("easy", game, seed)
        acts = []
        while len(acts) < 8 and not state.over:
            with Thinking(nodes=1000) as thinking:
                acts.append(opinion(player, game, state, thinking).act)
            game.play(state, acts[-1])
        openings.add(tuple(acts))
    assert len(openings) > 1
