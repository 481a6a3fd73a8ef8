"""Proof-number search: exact, whatever the size of its table, and its proofs can be checked."""

from __future__ import annotations

import threading
import time

import numpy as np
import pytest

from kaisho.game import Game
from kaisho.games import load
from kaisho.kernel import State
from kaisho.search.proof import DISPROVED, PROVED, UNKNOWN, Prover, is_won
from kaisho.search.strategy import NotProved, WrongStrategy, check_strategy, winning_strategy
from kaisho.testing import random_playthrough


@pytest.fixture(scope="module")
def game() -> Game:
    return load("kamisado")


class TooLarge(Exception):
    pass


def plain_minimax(game: Game, state: State, attacker: int, known: dict[int, bool], most: int = 600) -> bool:
    """Whether the attacker wins, by exhaustive search."""
    if state.over:
        result = game.result(state)
        assert result is not None
        return attacker in result.winners
    key = game.key(state)
    if key not in known:
        if len(known) > most:
            raise TooLarge
        answers = []
        for act in game.legal(state):
            answers.append(plain_minimax(game, game.after(state, act), attacker, known, most))
            if answers[-1] == (state.seat == attacker):
                break
        known[key] = any(answers) if state.seat == attacker else all(answers)
    return known[key]


def plain_within(game: Game, state: State, attacker: int, plies: int) -> bool:
    """Whether the attacker can force a win in at most ``plies`` plies, by exhaustive search."""
    if state.over:
        return is_won(game, state, attacker)
    if plies == 0:
        return False
    answers = (plain_within(game, game.after(state, act), attacker, plies - 1) for act in game.legal(state))
    return any(answers) if state.seat == attacker else all(answers)


def late_states(game: Game, games: int, before_end: int) -> list[State]:
    """States of random games, some acts before the end."""
    found = []
    for seed in range(games):
        line = [state for state, _ in random_playthrough(game, seed)]
        found.append(line[max(0, len(line) - before_end)])
    return found


def test_the_first_player_wins_from_the_start(game: Game) -> None:
    verdict = Prover(game, 0).prove(game.deal())
    assert verdict.outcome == PROVED
    assert Prover(game, 1).prove(game.deal()).outcome == DISPROVED


def test_the_proof_of_the_start_holds_against_every_defence(game: Game) -> None:
    state = game.deal()
    strategy = winning_strategy(Prover(game, 0), state)
    assert check_strategy(game, state, 0, strategy) > len(strategy)


def test_a_strategy_with_a_wrong_or_missing_act_is_refused_by_the_checker(game: Game) -> None:
    state = game.deal()
    strategy = winning_strategy(Prover(game, 0), state)
    missing = dict(list(strategy.items())[1:])
    with pytest.raises(WrongStrategy, match="no act for"):
        check_strategy(game, state, 0, missing)
    with pytest.raises(WrongStrategy):
        check_strategy(game, state, 1, strategy)
    with pytest.raises(NotProved):
        winning_strategy(Prover(game, 1), state)


@pytest.mark.parametrize("match", ["single", "long"])
def test_search_and_plain_minimax_agree(match: str) -> None:
    """In a long match there are sumos, and the same side may act twice."""
    game = load("kamisado", match=match)
    outcomes = []
    for state in (game.current_round(state) for state in late_states(game, 60, 5)):
        for attacker in (0, 1):
            try:
                wins = plain_minimax(game, state, attacker, {})
            except TooLarge:
                continue
            fresh = Prover(game, attacker, 1 << 10)
            assert fresh.prove(state).outcome == (PROVED if wins else DISPROVED), game.position(state)
            outcomes.append(wins)
    assert 8 < sum(outcomes) < len(outcomes) - 8


def test_wins_within_a_number_of_plies_agree_with_plain_minimax(game: Game) -> None:
    seen = set()
    for state in late_states(game, 40, 4):
        for attacker in (0, 1):
            prover = Prover(game, attacker, 1 << 10)
            within = tuple(prover.prove(state, within=plies).outcome == PROVED for plies in range(5))
            assert within == tuple(plain_within(game, state, attacker, plies) for plies in range(5)), game.position(state)
            seen.add(within)
    assert len(seen) > 3


@pytest.mark.parametrize("positions", [4, 64, 1024])
def test_a_table_that_is_far_too_small_does_not_stop_the_search_from_ending(game: Game, positions: int) -> None:
    assert Prover(game, 0, positions).prove(game.deal(), nodes=30_000_000).outcome == PROVED


def test_the_search_is_repeatable_and_keeps_to_its_budget(game: Game) -> None:
    state = game.deal()
    assert Prover(game, 0).prove(state) == Prover(game, 0).prove(state)
    verdict = Prover(game, 0).prove(state, nodes=100)
    assert verdict.outcome == UNKNOWN
    assert verdict.nodes == 100


def test_a_budget_can_be_spent_in_slices(game: Game) -> None:
    prover = Prover(game, 0)
    pieces = 0
    while prover.prove(game.deal(), nodes=5_000).outcome == UNKNOWN:
        pieces += 1
        assert pieces < 1000
    assert pieces > 1


def test_the_search_can_be_stopped(game: Game) -> None:
    match = load("kamisado", match="marathon")
    stop = np.zeros(1, np.uint8)
    prover = Prover(match, 0)
    prover.prove(match.deal(), nodes=1)
    thread = threading.Timer(0.2, lambda: stop.__setitem__(0, 1))
    thread.start()
    began = time.monotonic()
    assert prover.prove(match.deal(), stop=stop).outcome == UNKNOWN
    assert time.monotonic() - began < 20
    thread.join()


def test_a_finished_game_needs_no_search(game: Game) -> None:
    state = game.deal()
    for move in ("c1-a3", "b8-h2", "a3-e7"):
        game.play(state, move)
    assert game.result(state) is not None
    assert Prover(game, 1).prove(state).outcome == PROVED
    assert Prover(game, 0).prove(state).outcome == DISPROVED
