"""Connecting sides (C9 to C15)."""

from __future__ import annotations

from itertools import combinations

import pytest

from kaisho.games.caminos import Caminos
from kaisho.games.caminos.board import BOARDS, FACING, POINTS, SIDES, cell_name, cell_number
from kaisho.games.caminos.position import winning_colour
from kaisho.testing import random_playthrough
from tests.rules.caminos.stacks import built, cells, ended, way_between, wins

COLUMN = cells("a1-a8")
"""A way from north to south on the square."""


@pytest.mark.rule("C9")
def test_a_way_of_own_tops_from_side_to_side_wins_at_once() -> None:
    game, state = built(dict.fromkeys(cells("a1-a5"), "y"))
    game.play(state, "L 11/1./1. a6")
    assert state.over
    assert state.seat == 0
    assert game.result(state).values == (1.0, -1.0)
    assert game.result(state).reason == "connection"
    assert game.legal(state) == []
    refusal = game.explain(state, 0)
    assert (refusal.rule, refusal.code) == ("C9", "caminos-over-connected")


@pytest.mark.rule("C9")
def test_a_team_wins_together_and_a_colour_is_shared() -> None:
    game, state = built(dict.fromkeys(cells("a1-a5"), "y"), players=4, seat=2)
    game.play(state, "L 11/1./1. a6")
    assert game.result(state).values == (1.0, -1.0, 1.0, -1.0)
    assert game.result(state).winners == (0, 2)


@pytest.mark.rule("C9")
def test_only_cubes_visible_from_above_count() -> None:
    stacks = dict.fromkeys(COLUMN, "y")
    assert wins(stacks)
    assert not wins(stacks | {"a4": "yg"})
    assert wins(stacks | {"a4": "gy"})


@pytest.mark.rule("C9")
def test_covering_a_way_breaks_it() -> None:
    game, state = built(dict.fromkeys(cells("a1-a5"), "y"), seat=1)
    game.play(state, "Z 3'2 a3")
    game.play(state, "L 11/1./1. a6")
    assert not state.over


@pytest.mark.rule("C9")
@pytest.mark.parametrize("players", [2, 4])
def test_only_the_player_who_places_can_complete_a_connection(players: int) -> None:
    game = Caminos(board="ring", players=players)
    for seed in range(4):
        mover = 0
        for state, _ in random_playthrough(game, seed):
            assert winning_colour(state) in (None, mover % 2)
            mover = int(state.seat)


@pytest.mark.rule("C10")
def test_a_way_never_goes_over_a_corner() -> None:
    assert not wins(dict.fromkeys(cells("a1-a4", "b5-b8"), "y"))
    assert wins(dict.fromkeys(cells("a1-a4", "b4-b8"), "y"))


@pytest.mark.rule("C11")
def test_neighbours_of_the_same_height_are_linked() -> None:
    for stack in ("y", "gy", "ngy"):
        assert wins(dict.fromkeys(COLUMN, stack))


@pytest.mark.rule("C11")
def test_neighbours_that_differ_by_one_cube_are_always_linked() -> None:
    stacks = dict.fromkeys(COLUMN, "y")
    assert wins(stacks | {"a4": "gy"})
    assert wins(dict.fromkeys(COLUMN, "gy") | {"a4": "ggy"})


@pytest.mark.rule("C11")
@pytest.mark.parametrize("between", ["g", "n"])
def test_neighbours_that_differ_by_two_cubes_are_linked_only_by_own_cubes(between: str) -> None:
    stacks = dict.fromkeys(COLUMN, "y")
    assert wins(stacks | {"a4": "yyy"})
    assert wins(stacks | {"a4": "gyy"})
    assert not wins(stacks | {"a4": f"y{between}y"})
    assert not wins(stacks | {"a1": f"y{between}y"})


@pytest.mark.rule("C11")
def test_a_foreign_cube_in_the_middle_blocks_only_a_step_of_two() -> None:
    split = "ygy"
    assert wins(dict.fromkeys(COLUMN, split))
    assert wins(dict.fromkeys(COLUMN, "gy") | {"a4": split})
    assert wins(dict.fromkeys(COLUMN, "y") | {"a3": "gy", "a4": split, "a5": "gy"})
    around = dict.fromkeys(cells("a1-a3", "b3-b5", "a5-a8"), "y")
    assert wins(around | {"a4": split})


@pytest.mark.rule("C11")
def test_the_last_stone_may_close_a_way_over_a_step_of_two() -> None:
    game, state = built(dict.fromkeys(cells("a1-a5"), "y") | {"a6": "y", "a8": "y"})
    game.play(state, "L 31 a7")
    assert state.over
    assert game.result(state).winners == (0,)


@pytest.mark.rule("C12")
def test_the_ends_of_a_way_need_not_touch_the_board() -> None:
    assert wins(dict.fromkeys(COLUMN, "ggy"))
    assert wins(dict.fromkeys(cells("a2-a7"), "gy") | {"a1": "ggy", "a8": "ggy"})


@pytest.mark.rule("C12")
def test_a_way_that_stops_before_the_side_does_not_win() -> None:
    assert not wins(dict.fromkeys(cells("a1-a7"), "y"))
    assert not wins(dict.fromkeys(cells("a1-a7"), "y") | {"a8": "yg"})


@pytest.mark.rule("C12")
@pytest.mark.parametrize("board", BOARDS)
def test_a_corner_cell_belongs_to_both_sides(board: str) -> None:
    sides = SIDES[BOARDS.index(board)]
    for number, side in enumerate(sides):
        following = sides[(number + 1) % len(sides)]
        assert side[-1] == following[0]
        assert set(side) & set(following) == {side[-1]}


@pytest.mark.rule("C12")
def test_a_corner_counts_for_whichever_side_a_way_needs() -> None:
    assert wins(dict.fromkeys(cells("a1-h1"), "y"))  # west to east along the northern side
    assert wins(dict.fromkeys(cells("h1-h8"), "y"))


@pytest.mark.rule("C13")
@pytest.mark.parametrize(
    ("board", "counts", "names"),
    [
        ("square", [8] * 4, [("a1", "h1"), ("h1", "h8"), ("h8", "a8"), ("a8", "a1")]),
        ("rhombus", [6] * 4, [("a6", "f1"), ("f1", "k6"), ("k6", "f11"), ("f11", "a6")]),
    ],
)
def test_the_cells_and_sides_of_boards_with_four_sides(board: str, counts: list[int], names: list[tuple[str, str]]) -> None:
    number = BOARDS.index(board)
    assert len(POINTS[number]) == {"square": 64, "rhombus": 61}[board]
    assert [len(side) for side in SIDES[number]] == counts
    assert [tuple(cell_name(cell_number(*side[end])) for end in (0, -1)) for side in SIDES[number]] == names
    assert FACING[number] == ((2,), (3,), (0,), (1,))


@pytest.mark.rule("C13")
def test_on_boards_with_four_sides_only_opposite_sides_win() -> None:
    assert wins(dict.fromkeys(cells("c1-c8"), "y"))
    assert wins(dict.fromkeys(cells("a3-h3"), "y"))
    assert not wins(dict.fromkeys(cells("a3-c3", "c1-c3"), "y"))
    assert wins(dict.fromkeys(cells("c4-h4", "h4-h9"), "y"), board="rhombus")  # north to south
    assert wins(dict.fromkeys(cells("b7-i7", "i7-i4"), "y"), board="rhombus")  # west to east
    assert not wins(dict.fromkeys(cells("c4-i4"), "y"), board="rhombus")  # north to east


@pytest.mark.rule("C14")
@pytest.mark.parametrize(("board", "count", "counts"), [("octagon", 76, [4] * 8), ("ring", 64, [5, 3, 5, 3, 5, 3, 5, 3])])
def test_the_cells_and_sides_of_boards_with_eight_sides(board: str, count: int, counts: list[int]) -> None:
    number = BOARDS.index(board)
    assert len(POINTS[number]) == count
    assert [len(side) for side in SIDES[number]] == counts
    ends = [(cell_name(cell_number(*side[0])), cell_name(cell_number(*side[-1]))) for side in SIDES[number]]
    if board == "octagon":
        corners = ["a4", "d1", "g1", "j4", "j7", "g10", "d10", "a7", "a4"]
    else:
        corners = ["c1", "g1", "i3", "i7", "g9", "c9", "a7", "a3", "c1"]
    assert ends == [(corners[side], corners[side + 1]) for side in range(8)]


@pytest.mark.rule("C14")
@pytest.mark.parametrize("board", ["octagon", "ring"])
def test_on_boards_with_eight_sides_a_side_wins_with_the_opposite_one_and_its_neighbours(board: str) -> None:
    for start, end in combinations(range(8), 2):
        stacks = way_between(board, start, end)
        assert stacks is not None
        apart = end - start
        assert wins(stacks, board=board) == (apart in (3, 4, 5)), (start, end)


@pytest.mark.rule("C14")
def test_the_rim_of_the_hole_is_not_a_side() -> None:
    assert not wins(dict.fromkeys(cells("e1-e3"), "y"), board="ring")


@pytest.mark.rule("C15")
def test_without_a_connection_it_is_a_draw_when_all_stones_are_placed() -> None:
    game, state = built({})
    state.left[0] = 0, 0, 0, 1
    state.left[1] = 0
    game.play(state, "O 11/11 a1")
    result = game.result(state)
    assert (result.values, result.points, result.reason) == ((0.0, 0.0), (0, 0), "no-connection")
    assert game.explain(state, 0).rule == "C15"


@pytest.mark.rule("C15")
def test_without_a_connection_it_is_a_draw_when_nobody_can_place() -> None:
    stacks = dict.fromkeys(cells(*(f"a{row}-h{row}" for row in range(1, 9))), "nnn")
    del stacks["a1"], stacks["b1"]
    game, state = built(stacks)
    game.play(state, "O 22 a1")
    assert game.result(state).reason == "no-connection"
    assert game.explain(state, 0).rule == "C8"
    assert game.explain(state, 0).code == "caminos-C8"


@pytest.mark.rule("C9", "C15")
def test_without_scoring_nobody_gets_points() -> None:
    assert ended(dict.fromkeys(COLUMN, "y")).points == (0, 0)
