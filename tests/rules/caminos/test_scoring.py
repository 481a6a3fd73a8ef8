"""Scored games (C17 to C20), and our ruling about several connections at once."""

from __future__ import annotations

import pytest

from kaisho.game import Result
from kaisho.games.caminos import Caminos
from kaisho.language import LANGUAGES
from tests.rules.caminos.stacks import built, cells, ended, way_between

SCORED = {"scoring": "yes"}


@pytest.mark.rule("C17")
def test_the_way_of_figure_6_scores_13() -> None:
    heights = dict(zip(cells("a1-a4", "b4", "b5-b8"), (2, 2, 1, 1, 1, 2, 3, 2, 2), strict=True))
    result = ended({cell: "y" * height for cell, height in heights.items()}, **SCORED)
    assert result.points == (13, 0)
    assert result.values == (1.0, -1.0)


@pytest.mark.rule("C17")
def test_every_cell_and_every_cube_climbed_or_descended_counts() -> None:
    flat = dict.fromkeys(cells("a1-a8"), "y")
    assert ended(flat, **SCORED).points == (8, 0)
    assert ended(flat | {"a4": "yy"}, **SCORED).points == (10, 0)
    assert ended(flat | {"a4": "yyy"}, **SCORED).points == (12, 0)
    assert ended(flat | {"a8": "yyy"}, **SCORED).points == (10, 0)
    assert ended(dict.fromkeys(cells("a1-a8"), "ggy"), **SCORED).points == (8, 0)


@pytest.mark.rule("C17")
def test_the_shortest_way_in_faces_counts_even_if_it_has_more_cells() -> None:
    over = dict.fromkeys(cells("a1-a8"), "y") | {"a4": "yyy"}
    around = over | dict.fromkeys(cells("b3-b5"), "y")
    assert ended(over, **SCORED).points == (12, 0)
    assert ended(around, **SCORED).points == (10, 0)


@pytest.mark.rule("C17", "C11")
def test_the_shortest_way_goes_only_where_cells_are_linked() -> None:
    stacks = dict.fromkeys(cells("a1-a8"), "y") | {"a4": "ygy"} | dict.fromkeys(cells("b3-b5"), "y")
    assert ended(stacks, **SCORED).points == (10, 0)


@pytest.mark.rule("C17")
def test_on_boards_with_four_sides_the_shorter_of_two_ways_counts() -> None:
    both = dict.fromkeys(cells("a1-a8", "a8-h8"), "y") | {"a3": "yy"}
    assert ended(both, **SCORED).points == (8, 0)


@pytest.mark.rule("C17")
def test_both_partners_of_a_team_get_the_points() -> None:
    result = ended(dict.fromkeys(cells("a1-a8"), "g"), players=4, **SCORED)
    assert result.points == (0, 8, 0, 8)
    assert result.values == (-1.0, 1.0, -1.0, 1.0)


@pytest.mark.rule("C18")
@pytest.mark.parametrize("board", ["octagon", "ring"])
@pytest.mark.parametrize("start", range(8))
def test_a_way_to_the_exactly_opposite_side_scores_double(board: str, start: int) -> None:
    for apart, times in ((3, 1), (4, 2), (5, 1)):
        stacks = way_between(board, start, (start + apart) % 8)
        assert stacks is not None
        assert ended(stacks, board=board, **SCORED).points == (times * len(stacks), 0)


@pytest.mark.rule("C18")
def test_on_boards_with_four_sides_nothing_is_doubled() -> None:
    assert ended(dict.fromkeys(cells("c4-h4", "h4-h9"), "y"), board="rhombus", **SCORED).points == (11, 0)


@pytest.mark.rule("C17", "C18")
def test_of_several_connections_the_one_with_the_most_points_counts() -> None:
    """Either twice the way to the opposite side, or a way to another side that is worth more."""
    opposite = way_between("ring", 0, 4)
    assert opposite is not None
    doubled = 2 * len(opposite)
    beside = way_between("ring", 0, 3)
    assert beside is not None
    assert len(beside) < doubled
    assert ended(opposite | beside, board="ring", **SCORED).points == (doubled, 0)
    # From a corner of two sides the same cells count once or twice: twice is more.
    corner = dict.fromkeys(cells("c1", "c2", "c3-c7", "c8", "c9"), "y")
    assert ended(corner, board="ring", **SCORED).points == (18, 0)


@pytest.mark.rule("C19")
def test_without_a_connection_fewer_edge_stones_win_and_score_those_of_the_opponent() -> None:
    game, state = built({}, **SCORED)
    for text in ("T 111/.1. b2", "T .1./111 b7", "T 111/.1. e3", "T 111/.1. f1"):
        game.play(state, text)
    state.over = 1
    assert state.edge_stones.tolist() == [0, 2]
    result = game.result(state)
    assert (result.values, result.points, result.reason) == ((1.0, -1.0), (2, 0), "edge-stones")


@pytest.mark.rule("C19")
def test_edge_stones_are_stones_that_lie_on_a_side_cell_of_the_board() -> None:
    game, state = built({"a1": "gg", "b1": "g"}, **SCORED)
    game.play(state, "Z 3'/2 b1")  # hangs over the side cell b1, and touches the board only in the second row
    assert state.edge_stones.tolist() == [0, 0]
    game.play(state, "L 111/1.. d1")  # four cells, three of them on the side: one stone
    assert state.edge_stones.tolist() == [0, 1]
    game.play(state, "L 11/1./1. a6")
    assert state.edge_stones.tolist() == [1, 1]


@pytest.mark.rule("C19")
def test_recessed_cells_of_a_jagged_side_are_not_part_of_it() -> None:
    game = built({}, board="rhombus", **SCORED)[0]
    state = game.deal()
    game.play(state, "Z 11./.11 b6")
    assert state.edge_stones.tolist() == [0, 0]
    game.play(state, "O 2/2 f1")
    assert state.edge_stones.tolist() == [0, 1]


@pytest.mark.rule("C19")
def test_a_bar_is_not_an_edge_stone() -> None:
    game = built({}, neutral="yes", **SCORED)[0]
    state = game.deal()
    game.play(state, "I 111 a1")
    game.play(state, "I 111 f1")
    assert state.edge_stones.tolist() == [0, 0]


@pytest.mark.rule("C19")
def test_a_team_counts_its_edge_stones_together() -> None:
    game, state = built({}, players=4, **SCORED)
    for text in ("T 111/.1. a1", "T 111/.1. c4", "T 111/.1. e1", "T 111/.1. a5"):
        game.play(state, text)
    state.over = 1
    assert state.edge_stones.tolist() == [2, 1]
    assert game.result(state).points == (0, 2, 0, 2)


@pytest.mark.rule("C20")
def test_with_equal_edge_stones_nobody_scores() -> None:
    game, state = built({}, **SCORED)
    game.play(state, "T 111/.1. a1")
    game.play(state, "T 111/.1. e1")
    state.over = 1
    result = game.result(state)
    assert (result.values, result.points, result.reason) == ((0.0, 0.0), (0, 0), "equal-edge-stones")


@pytest.mark.rule("C19", "C20")
def test_edge_stones_do_not_matter_if_the_game_is_not_scored() -> None:
    game, state = built({})
    game.play(state, "T 111/.1. a1")
    state.over = 1
    assert game.result(state).reason == "no-connection"


# --- messages ---------------------------------------------------------------------------------------------------------

POINTS = {"en": "Points: ", "de": "Punkte: ", "fr": "Points\u00a0: ", "nl": "Punten: ", "tr": "Puanlar: "}
"""How the points are introduced in each language."""


@pytest.mark.rule("C17")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_ending_of_a_scored_game_mentions_points(language: str, players: int) -> None:
    game = Caminos(players=players)
    won, lost, places = (1.0, -1.0) * (players // 2), (0,) * players, (1, 2) * (players // 2)
    points = (13, 0) * (players // 2)
    for reason in ("connection", "no-connection"):
        message = game.ending(Result(won if reason == "connection" else (0.0,) * players, lost, reason, places), language)
        assert POINTS[language] not in message
        assert "0:0" not in message
    for reason in ("connection", "edge-stones"):
        assert f"{POINTS[language]}{':'.join(map(str, points))}." in game.ending(Result(won, points, reason, places), language)
    equal = game.ending(Result((0.0,) * players, lost, "equal-edge-stones", places), language)
    assert f"{POINTS[language]}{':'.join('0' * players)}." in equal
