"""Searches and playouts of a game that can go on for ever come to an end, and what they prove is right."""

from __future__ import annotations

import itertools

import pytest

from kaisho.bots import bot, names, opinion
from kaisho.game import UNPROVED_LENGTH, Game
from kaisho.kernel import State
from kaisho.search.alphabeta import MAX_FORCED, AlphaBeta
from kaisho.search.hidden import HiddenSearch
from kaisho.search.limits import Thinking
from kaisho.search.playout import random_games
from kaisho.search.proof import DISPROVED, PROVED, Prover
from kaisho.search.solution import Outcome
from kaisho.search.solve import Solver
from kaisho.search.strategy import NotProved, WrongStrategy, check_strategy, winning_strategy
from kaisho.search.tree import TreeSearch
from tests.ring import FORWARD, GOAL_0, LEAP, SIZE, BlindRing, Ring, layout

NO_GOAL = layout("." * SIZE)
ONLY_SLIDES = layout("." + ">" * (SIZE - 1))
"""After the first act the same player slides for ever, except over the first square."""
SLIDES_ROUND = layout(">" * SIZE)
SEEDS = range(60)


@pytest.fixture(scope="module")
def game() -> Ring:
    return Ring()


def won_positions(game: Game, state: State, attacker: int) -> dict[int, int]:
    """Every position of a ring that the attacker wins, by its key, with the number of plies: found backwards from the end."""
    positions = {}
    for token, seat in itertools.product(range(SIZE), range(2)):
        if state.squares[token] < GOAL_0:
            position = game.copy(state)
            position.token, position.seat = token, seat
            positions[game.key(position)] = position
    won: dict[int, int] = {}

    def plies(position: State) -> int | None:
        if position.over:
            return 0 if position.squares[position.token] == GOAL_0 + attacker else None
        return won.get(game.key(position))

    for distance in range(1, len(positions) + 1):
        found = []
        for key, position in positions.items():
            after = [plies(game.after(position, act)) for act in game.legal(position)]
            decided = [number is not None and number < distance for number in after]
            if key not in won and (any(decided) if position.seat == attacker else all(decided)):
                found.append(key)
        won |= dict.fromkeys(found, distance)
    return won


# --- proofs -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("attacker", [0, 1])
def test_proofs_and_disproofs_agree_with_an_analysis_backwards_from_the_end(game: Ring, attacker: int) -> None:
    outcomes = []
    for seed in SEEDS:
        state = game.deal(seed=seed)
        won = won_positions(game, state, attacker)
        prover = Prover(game, attacker, 1 << 10)
        for token, seat in itertools.product(range(SIZE), range(2)):  # one table for all, so that what it stores is tested
            if state.squares[token] < GOAL_0:
                state.token, state.seat = token, seat
                expected = PROVED if game.key(state) in won else DISPROVED
                assert prover.prove(state, nodes=1_000_000).outcome == expected, game.position(state)
                outcomes.append(expected)
    assert min(outcomes.count(PROVED), outcomes.count(DISPROVED)) > 200


def test_a_game_that_nobody_can_win_is_disproved_for_both(game: Ring) -> None:
    for squares in (NO_GOAL, ONLY_SLIDES, SLIDES_ROUND):
        for attacker in (0, 1):
            assert Prover(game, attacker).prove(game.deal(squares)).outcome == DISPROVED


def test_the_solver_calls_a_game_without_end_a_draw(game: Ring) -> None:
    solution = Solver(game, 1 << 10).solve(game.deal(NO_GOAL), 100_000)
    assert solution.outcome is Outcome.DRAW and solution.variation == ()
    assert {answer.outcome for answer in solution.answers} == {Outcome.DRAW}


def test_variations_lead_to_the_end_and_distances_are_exact(game: Ring) -> None:
    lengths = []
    for seed in SEEDS:
        state = game.deal(seed=seed)
        solver = Solver(game, 1 << 10)
        for distances in (False, True):
            solution = solver.solve(state, 1_000_000, distances=distances)
            if solution.outcome not in (Outcome.WIN, Outcome.LOSS):
                continue
            winner = 0 if solution.outcome is Outcome.WIN else 1
            later = game.replay(state, solution.variation)[-1]
            assert later.over and later.squares[later.token] == GOAL_0 + winner
            if distances:
                plies = won_positions(game, state, winner)[game.key(state)]
                assert solution.distance is not None and solution.distance.plies == solution.distance.at_least == plies
                assert len(solution.variation) == plies
                lengths.append(plies)
    assert len(lengths) > 20 and max(lengths) > 4


def test_winning_strategies_win_and_do_not_go_round_in_circles(game: Ring) -> None:
    won = 0
    for seed in SEEDS:
        state = game.deal(seed=seed)
        try:
            strategy = winning_strategy(Prover(game, 0, 1 << 10), state)
        except NotProved:
            continue
        assert check_strategy(game, state, 0, strategy) >= len(strategy)
        won += 1
    assert won > 10


def test_a_strategy_that_repeats_a_position_is_refused(game: Ring) -> None:
    state = game.deal(NO_GOAL)
    strategy = {}
    for token in range(SIZE):
        position = game.copy(state)
        position.token = token
        strategy[game.key(position)] = FORWARD
    with pytest.raises(WrongStrategy, match="repeated"):
        check_strategy(game, state, 0, strategy)


# --- playouts and simulations -----------------------------------------------------------------------------------------


def test_a_random_game_without_end_is_cut_off_and_drawn(game: Ring, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ring, "length_limit", 50)
    played = random_games(game, 200)
    assert played.reasons["ongoing"] > 0 and sum(played.reasons.values()) == 200 and played.acts <= 200 * 50
    assert abs(sum(played.values)) < 1e-9 and played.reasons["goal"] > 0


def test_a_tree_search_counts_simulations_without_end_as_drawn(game: Ring) -> None:
    assert game.length_limit == UNPROVED_LENGTH
    for squares in (NO_GOAL, ONLY_SLIDES):
        found = TreeSearch(game, positions=1 << 10).run(game.deal(squares), Thinking(nodes=50))
        assert found.simulations == 50 and found.value == 0.0 and not any(found.proved)


def test_a_tree_search_finds_the_win_in_a_game_that_can_go_on_for_ever(game: Ring) -> None:
    found = TreeSearch(game, positions=1 << 12).run(game.deal(layout("...0........")), Thinking(nodes=2000))
    assert found.act == LEAP and found.certain and found.value == 1.0


def test_a_search_over_hidden_acts_ends_though_the_other_player_acts_for_ever() -> None:
    game = BlindRing()
    for squares in (NO_GOAL, ONLY_SLIDES, SLIDES_ROUND):
        state = game.deal(squares)
        found = HiddenSearch(game, positions=1 << 10).run(state, 0, Thinking(nodes=5), seed=1)
        assert found.simulations == 5 and found.value == 0.0
    state = game.deal(SLIDES_ROUND)
    state.seat = 1  # the observer never acts
    assert HiddenSearch(game, positions=1 << 10).run(state, 0, Thinking(nodes=2), seed=1).value == 0.0


# --- alpha-beta -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("depth", [1, 4])
def test_forced_acts_that_go_round_in_circles_do_not_hang_alpha_beta(game: Ring, depth: int) -> None:
    found = AlphaBeta(game, 1 << 10).run(game.deal(SLIDES_ROUND), Thinking(nodes=10_000), depth)
    assert found.value == 0.0 and not found.proved and found.depth == depth
    assert len(found.variation) <= (depth + 1) * (MAX_FORCED + 1)
    assert set(found.variation) == {FORWARD}


def test_alpha_beta_proves_the_same_wins_as_an_analysis_backwards_from_the_end(game: Ring) -> None:
    proved = 0
    for seed in SEEDS:
        state = game.deal(seed=seed)
        found = AlphaBeta(game, 1 << 12).run(state, Thinking(nodes=200_000), depth=16)
        distances = [won_positions(game, state, seat).get(game.key(state)) for seat in range(2)]
        if found.proved:
            assert found.ends_in == distances[0 if found.value > 0 else 1], game.position(state)
            proved += 1
        else:
            assert not any(plies is not None and plies <= 12 for plies in distances), game.position(state)
    assert proved > 20


# --- bots -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_every_bot_moves_in_a_game_without_end(game: Ring, name: str) -> None:
    player = bot(name, game, 1)
    for squares in (NO_GOAL, ONLY_SLIDES):
        state = game.deal(squares)
        with Thinking(nodes=20) as thinking:
            assert opinion(player, game, state, thinking).act in game.legal(state)
