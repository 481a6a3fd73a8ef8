"""Exact answers: outcomes, distances and variations that the rules themselves confirm."""

from __future__ import annotations

import numpy as np
import pytest

from kaisho.game import Game
from kaisho.games import load
from kaisho.games.kamisado import Kamisado
from kaisho.kernel import WINS_AT_ONCE, State
from kaisho.search.proof import is_won
from kaisho.search.solution import Outcome
from kaisho.search.solve import NotForTwo, Solver
from kaisho.testing import random_playthrough
from tests.search.test_proof import TooLarge, plain_minimax, plain_within

NODES = 20_000_000


@pytest.fixture(scope="module")
def game() -> Game:
    return load("kamisado")


def mirrored(square_text: str) -> str:
    return square_text.translate(str.maketrans("abcdefgh", "hgfedcba"))


def test_all_first_moves_of_kamisado_and_their_mirror_images(game: Game) -> None:
    """The board is symmetric. The search does not know that, so finding it is a test in itself."""
    state = game.deal()
    solution = Solver(game).solve(state, NODES)
    assert solution.outcome is Outcome.WIN
    outcomes = {game.write(state, answer.act, "squares"): answer.outcome for answer in solution.answers}
    assert len(outcomes) == 102
    assert outcomes == {mirrored(text): outcome for text, outcome in outcomes.items()}
    winning = {text for text, outcome in outcomes.items() if outcome is Outcome.WIN}
    assert winning == {f"{a}1-{b}" for a, b in zip("aabbccddeeffgghh", _TARGETS, strict=True)}
    assert set(outcomes.values()) == {Outcome.WIN, Outcome.LOSS}


_TARGETS = ("a2", "a5", "b6", "b7", "c4", "c7", "d5", "d6", "e5", "e6", "f4", "f7", "g6", "g7", "h2", "h5")


def test_the_variation_leads_to_the_win(game: Game) -> None:
    state = game.deal()
    for act in Solver(game).solve(state, NODES).variation:
        game.play(state, act)
    assert is_won(game, state, 0)


def sumo_round(seed: int) -> State:
    """A position with sumos, from a random match."""
    match = load("kamisado", match="marathon")
    line = [state for state, _ in random_playthrough(match, seed)]
    return next(state for state in reversed(line[:-12]) if state.phase == 0 and state.must < 8 and state.markers.sum() > 5)


@pytest.mark.parametrize("seed", range(6))
def test_rounds_with_sumos_inside_a_match(seed: int) -> None:
    """Every decided act is checked by the outcome of the position after it; distances by looking at everything."""
    match = load("kamisado", match="marathon")
    state = sumo_round(seed)
    before = state.tobytes()
    solver = Solver(match)
    solution = solver.solve(state, 1_000_000, distances=True)
    assert state.tobytes() == before
    alone = match.current_round(state)
    decided = 0
    for answer in solution.answers:
        later = match.after(alone, answer.act)
        if answer.outcome is Outcome.UNKNOWN:
            continue
        decided += 1
        if later.over:
            assert is_won(match, later, int(alone.seat)) == (answer.outcome is Outcome.WIN)
            continue
        outcome, _ = Solver(match, 1 << 14).outcome(later, NODES)
        same = int(later.seat) == int(alone.seat)
        assert (outcome is Outcome.WIN) == ((answer.outcome is Outcome.WIN) == same)
        winner = int(alone.seat) if answer.outcome is Outcome.WIN else 1 - int(alone.seat)
        if answer.distance and answer.distance.exact and answer.distance.plies <= 4:
            assert plain_within(match, later, winner, answer.distance.plies - 1)
            assert not plain_within(match, later, winner, answer.distance.plies - 2)
    assert decided


def test_the_length_of_a_win_is_exact_and_the_variation_has_that_length(game: Game) -> None:
    """White holds out sixteen plies after one of Black's quickest winning first moves."""
    state = game.deal()
    game.play(state, "d1-d5")
    solution = Solver(game).solve(state, 40_000_000, distances=True)
    assert solution.outcome is Outcome.LOSS
    assert solution.distance is not None
    assert (solution.distance.plies, solution.distance.at_least) == (16, 16)
    assert len(solution.variation) == 16
    for act in solution.variation:
        game.play(state, act)
    assert is_won(game, state, 0)


def test_with_too_few_nodes_nothing_is_claimed(game: Game) -> None:
    solution = Solver(game).solve(game.deal(), 500)
    assert solution.outcome is Outcome.UNKNOWN
    assert solution.variation == ()
    assert 0 < solution.nodes <= 500
    assert all(answer.distance is None for answer in solution.answers)
    few = Solver(game).solve(game.deal(), 2_500_000, distances=True)
    known = [answer.distance for answer in few.answers if answer.distance]
    assert known
    assert all(distance.at_least <= distance.plies for distance in known)
    assert few.nodes <= 2_600_000


def test_between_rounds_the_next_one_is_solved_for_both_refills() -> None:
    match = load("kamisado", match="standard")
    state = next(state for state, _ in random_playthrough(match, 1) if state.phase == 2)
    solution = Solver(match).solve(state, NODES)
    assert [answer.outcome for answer in solution.answers if answer.outcome is Outcome.UNKNOWN] == []
    assert len(solution.answers) == 2


def test_a_tournament_line_up() -> None:
    game = load("kamisado", setup="tournament")
    state = game.deal()
    for colour in (3, 1, 4, 0, 5, 2, 6, 7, 7, 6, 5, 4, 3, 2, 1, 0):
        game.play(state, 514 + colour)
    solution = Solver(game).solve(state, NODES)
    assert solution.outcome in (Outcome.WIN, Outcome.LOSS)
    for act in solution.variation:
        game.play(state, act)
    assert is_won(game, state, 0 if solution.outcome is Outcome.WIN else 1)


def test_kaito_near_its_end_agrees_with_an_exhaustive_search() -> None:
    kaito = load("kaito")
    outcomes = []
    for seed in range(40):
        line = [state for state, _ in random_playthrough(kaito, seed)]
        state = line[max(0, len(line) - 6)]
        try:
            wins = plain_minimax(kaito, state, int(state.seat), {}, 2_000)
        except TooLarge:
            continue
        outcomes.append(Solver(kaito, 1 << 14).solve(state, NODES).outcome)
        assert outcomes[-1] is (Outcome.WIN if wins else Outcome.LOSS)
    assert set(outcomes) == {Outcome.WIN, Outcome.LOSS}
    assert len(outcomes) > 20


def test_a_stopped_search_returns_its_result_so_far(game: Game) -> None:
    stop = np.ones(1, np.uint8)
    assert Solver(game).solve(game.deal(), NODES, stop=stop).outcome is Outcome.UNKNOWN


def test_progress_is_reported(game: Game) -> None:
    reports: list[tuple[int, int, int]] = []
    Solver(game).solve(game.deal(), NODES, progress=lambda *report: reports.append(report))
    assert len(reports) > 50
    assert reports[-1][:2] == (102, 102)
    assert [nodes for _, _, nodes in reports] == sorted(nodes for _, _, nodes in reports)


def test_only_games_of_two() -> None:
    with pytest.raises(NotForTwo, match="only games with two seats"):
        Solver(load("samurai", players=3))


def test_replies_are_the_acts_that_do_not_lose_at_once() -> None:
    """Kamisado's ``replies`` against the rules: it may be too careful only where a pass, a push or a deadlock is near."""
    seen = set()
    for seed in range(25):
        match = Kamisado(match="marathon")
        for number, (state, act) in enumerate(random_playthrough(match, seed)):
            if act < 0 or number % 3 or state.phase != 0:
                continue
            alone = match.current_round(state)
            seat = int(alone.seat)
            found = match.rules["replies"](alone, np.zeros(match.max_legal_acts, np.int64))
            laters = [match.after(alone, each) for each in match.legal(alone)]
            wins = any(is_won(match, later, seat) for later in laters)
            loses = all(plain_within(match, later, 1 - seat, 1) for later in laters)
            if alone.must < 8:
                assert (found == WINS_AT_ONCE) == wins
                assert found != 0 or loses
                seen.add((found == WINS_AT_ONCE, found == 0, loses))
            assert found > 0 or loses
    assert len(seen) >= 3
