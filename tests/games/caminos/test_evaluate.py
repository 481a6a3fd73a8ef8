"""The evaluation of Caminos: the same from every side of the board and for both colours, and exact about immediate wins."""

from __future__ import annotations

import numpy as np
import pytest

from kaisho.game import Game
from kaisho.games import load
from kaisho.games.caminos.board import BOARDS, CELLS, POINTS, SIDE_BITS, bit_words, cell_number, cell_point
from kaisho.games.caminos.evaluate import FAR, way_cost
from kaisho.kernel import State, random_from
from kaisho.testing import random_states

SIZES = {"square": 7, "rhombus": 10, "octagon": 9, "ring": 8}
KINDS = [
    {"board": "square"},
    {"board": "rhombus", "neutral": "yes"},
    {"board": "octagon", "scoring": "yes"},
    {"board": "ring", "players": 4, "neutral": "yes", "scoring": "yes"},
]


def evaluated(game: Game, state: State) -> list[float]:
    values = np.zeros(game.seats)
    game.rules["evaluate"](state, values)
    return [round(value, 9) for value in values.tolist()]


def weighed(game: Game, state: State) -> dict[int, float]:
    acts = np.array(game.legal(state), np.int64)
    weights = np.zeros(len(acts))
    game.rules["weigh"](state, acts, len(acts), weights)
    return dict(zip(acts.tolist(), weights.tolist(), strict=True))


def winning_acts(game: Game, state: State) -> set[int]:
    acts = set()
    for act in game.legal(state):
        result = game.result(game.after(state, act))
        if result is not None and result.reason == "connection" and result.values[int(state.seat)] > 0:
            acts.add(act)
    return acts


def moved(game: Game, state: State, turn: bool) -> State:
    """The same position on the board turned by a quarter, or mirrored."""
    size = SIZES[str(game.options["board"])]
    new_cell = {}
    for u, v in POINTS[BOARDS.index(str(game.options["board"]))]:
        new_cell[cell_number(u, v)] = cell_number(*((size - v, u) if turn else (v, u)))
    later = game.copy(state)
    for cells in (*later["height"], *later["owned"][0], *later["owned"][1]):
        bits = int(cells[0]) | int(cells[1]) << 64
        changed = sum(1 << new_cell[cell] for cell in range(CELLS) if bits >> cell & 1)
        cells[0], cells[1] = changed & 0xFFFFFFFFFFFFFFFF, changed >> 64
    return later


def with_swapped_colours(game: Game, state: State) -> State:
    """The same position with the colours swapped."""
    later = game.copy(state)
    later["owned"][0], later["owned"][1] = state["owned"][1].copy(), state["owned"][0].copy()
    later["edge_stones"] = state["edge_stones"][::-1].copy()
    for seat in range(game.seats):
        later["left"][seat] = state["left"][seat ^ 1]
    later.seat = int(state.seat) ^ 1
    later.out = sum(1 << (seat ^ 1) for seat in range(game.seats) if int(state.out) >> seat & 1)
    return later


@pytest.mark.parametrize("options", KINDS, ids=lambda options: options["board"])
def test_the_value_is_the_same_after_turning_mirroring_or_swapping_colours(options: dict[str, str | int]) -> None:
    game = load("caminos", **options)
    for state in random_states(game, 6):
        if state.over:
            continue
        values = evaluated(game, state)
        assert evaluated(game, moved(game, state, turn=True)) == values
        assert evaluated(game, moved(game, state, turn=False)) == values
        swapped = evaluated(game, with_swapped_colours(game, state))
        assert swapped == [values[seat ^ 1] for seat in range(game.seats)]


@pytest.mark.parametrize("options", KINDS, ids=lambda options: options["board"])
def test_values_lie_between_loss_and_win_and_partners_share_them(options: dict[str, str | int]) -> None:
    game = load("caminos", **options)
    for state in random_states(game, 6):
        values = evaluated(game, state)
        assert all(-1 <= value <= 1 for value in values)
        assert values[1] == -values[0]
        assert values[2:] == values[:-2]


@pytest.mark.parametrize("options", KINDS, ids=lambda options: options["board"])
def test_an_immediate_win_is_seen_exactly_if_there_is_one(options: dict[str, str | int]) -> None:
    """By ``evaluate``, which is then 1 for the seat to act, by ``weigh`` and by ``guess``."""
    game = load("caminos", **options)
    scratch, random = np.zeros(game.max_legal_acts, np.int64), random_from(3)
    wins = 0
    for state in random_states(game, 12, every=2):
        if state.over or state.bars:
            continue
        winning = winning_acts(game, state)
        assert (evaluated(game, state)[int(state.seat)] == 1) == bool(winning), game.position(state)
        weights = weighed(game, state)
        lost = [act for act, weight in weights.items() if weight == 0]
        assert min(weights.values()) >= 0
        assert all(winning_acts(game, game.after(state, act)) for act in lost[:2])
        guessed = int(game.rules["guess"](state, random, scratch))
        assert guessed in weights
        if winning:
            wins += 1
            assert max(weights, key=lambda act: weights[act]) in winning
            assert guessed in winning
    assert wins > 5


def played(game: Game, *acts: str) -> State:
    state = game.deal()
    for act in acts:
        game.play(state, act)
    return state


def test_the_way_that_lacks_fewer_cells_is_worth_more() -> None:
    """Yellow lacks two cells, d7 and d8, or five with its second stone elsewhere."""
    game = load("caminos")
    state = played(game, "L 11/1./1. d1", "L 111/1.. a7", "L 11/1./1. d4")
    elsewhere = played(game, "L 11/1./1. d1", "L 111/1.. a7", "L 11/1./1. g4")
    assert evaluated(game, state)[0] > evaluated(game, elsewhere)[0] + 0.15
    game.play(state, "O 11/11 g1")
    assert evaluated(game, state) == [1, -1]


def test_late_positions_without_an_immediate_win_are_nearly_drawn() -> None:
    game = load("caminos")
    late = [state for state in random_states(game, 40, every=1) if not state.over and state.acts >= 25]
    values = [abs(value) for state in late if (value := evaluated(game, state)[0]) not in (1, -1)]
    assert len(values) > 10 and np.mean(values) < 0.1


def test_a_winning_act_has_the_most_weight_among_any_listed_acts() -> None:
    game = load("caminos")
    state = played(game, "L 11/1./1. d1", "L 111/1.. a7", "L 11/1./1. d4", "O 11/11 g1")
    winning = sorted(winning_acts(game, state))
    for winner in winning:
        acts = np.array([winner, *sorted(set(game.legal(state)) - set(winning))[::9]], np.int64)
        weights = np.zeros(len(acts))
        game.rules["weigh"](state, acts, len(acts), weights)
        assert weights.argmax() == 0


def test_a_reply_that_stops_an_immediate_win_has_the_most_weight() -> None:
    """Green lacks two cells of row 5, and Yellow threatens nothing."""
    game = load("caminos")
    state = played(game, "O 11/11 a1", "L 111/1.. a5", "O 11/11 g1", "T 111/.1. d5")
    weights = weighed(game, state)
    best = max(weights, key=lambda act: weights[act])
    assert not winning_acts(game, game.after(state, best))
    assert any(winning_acts(game, game.after(state, act)) for act in list(weights)[::40])


def test_a_way_costs_its_missing_cells_and_hard_ones_double() -> None:
    """From north to south of the empty square, with a wall in row 4 and a gap in it that is closed, hard, free or own."""
    board = [cell_number(u, v) for u, v in POINTS[0] if v != 3]
    gap = cell_number(5, 3)
    north, south = SIDE_BITS[0, 0], SIDE_BITS[0, 2]

    def cost(own: list[int], free: list[int], hard: list[int]) -> int:
        words = [word for cells in (own, free, hard) for word in bit_words([cell_point(cell) for cell in cells])]
        return int(way_cost(np.array(words, np.uint64), *north, *south))

    assert cost([], board, []) == FAR
    assert cost([], board, [gap]) == 9
    assert cost([], [*board, gap], []) == 8
    assert cost([gap], board, []) == 7
    assert cost([cell_number(0, v) for v in range(8)], board, []) == 0
    assert cost([], [cell for cell in board if cell >= 11], [*range(8), gap]) == 10
