"""The components of Caminos (boards, stones and bars), and the figures of the rulebook."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kaisho.errors import BadOption
from kaisho.games.caminos import Caminos
from kaisho.games.caminos.board import BOARDS, POINTS, SIDES
from kaisho.games.caminos.stones import IN_A_COLOUR, LETTERS, ORIENTATIONS
from tests.rules.caminos.stacks import built, cells, ended, why, wins


def test_two_or_four_people_play() -> None:
    assert [Caminos(players=players).seats for players in (2, 4)] == [2, 4]
    for players in (1, 3, 5):
        with pytest.raises(BadOption):
            Caminos(players=players)


def test_there_are_four_boards_and_the_square_is_the_first() -> None:
    assert BOARDS == ("square", "rhombus", "octagon", "ring")
    assert Caminos().options["board"] == "square"
    assert [len(POINTS[number]) for number in range(4)] == [64, 61, 76, 64]


def test_there_are_28_stones_in_two_colours_and_four_shapes_and_two_bars() -> None:
    state = Caminos(neutral="yes").deal()
    assert state.left[:2].tolist() == [[4, 4, 4, 2]] * 2
    assert int(state.left[:2].sum()) == 28
    assert int(state.bars) == 2
    assert int(sum(IN_A_COLOUR)) == 14
    assert {LETTERS[orientation.kind] for orientation in ORIENTATIONS} == set("TZLOI")


@pytest.mark.rule("C13", "C14")
@pytest.mark.parametrize(
    ("board", "smooth"),
    [
        ("square", [True] * 4),
        ("rhombus", [False] * 4),
        ("octagon", [False, True] * 4),  # as drawn, horizontal and vertical sides are jagged, slanting ones smooth
        ("ring", [True, False] * 4),
    ],
)
def test_sides_are_smooth_or_jagged(board: str, smooth: list[bool]) -> None:
    """The cells of a smooth side touch at edges, those of a jagged one at corners."""

    def is_smooth(side: tuple[tuple[int, int], ...]) -> bool:
        steps = {abs(u - to_u) + abs(v - to_v) for (u, v), (to_u, to_v) in pairwise(side)}
        assert steps in ({1}, {2})
        return steps == {1}

    assert [is_smooth(side) for side in SIDES[BOARDS.index(board)]] == smooth


@pytest.mark.rule("C3")
def test_figure_2_a_stone_leaves_no_hole_under_it() -> None:
    game, state = built({"c3": "g"})
    refusal = why(game, state, "T 2'22' c3")  # one end of the arch hangs in the air
    assert refusal is not None
    assert (refusal.rule, refusal.squares) == ("C3", ("e3",))
    assert why(*built({"c3": "g", "e3": "y"}), "T 2'22' c3") is None


@pytest.mark.rule("C4", "C5", "C6")
def test_figure_3_a_stone_over_others_touches_the_board_and_no_stack_exceeds_three_cubes() -> None:
    game, state = built({"c3": "gg"})
    game.play(state, "L 33' b3")  # stands on b3 and lies on two cubes of c3
    heights = {cell["cell"]: len(cell["cubes"]) for cell in game.view(state, 0)["cells"] if cell["cubes"]}
    assert heights == {"b3": 3, "c3": 3}
    refusal = why(game, state, "O 22 b3")
    assert refusal is not None
    assert refusal.rule == "C5"


@pytest.mark.rule("C10")
def test_figure_4_neither_a_corner_nor_an_upright_edge_connects() -> None:
    corner = dict.fromkeys(cells("a1-a4", "b5-b8"), "y")
    assert not wins(corner)
    for stack in ("yy", "yyy"):  # high stacks that touch only along an upright edge
        assert not wins(corner | {"a4": stack, "b5": stack})
    assert wins(corner | {"a5": "y"})


@pytest.mark.rule("C9", "C11")
def test_figure_5_a_chain_of_tops_that_is_broken_by_a_foreign_side_face_does_not_win() -> None:
    tops = dict.fromkeys(cells("a1-a8"), "y")
    assert not wins(tops | {"a5": "ygy"})
    assert wins(tops | {"a5": "yyy"})


@pytest.mark.rule("C9", "C12", "C17")
def test_figure_6_a_way_high_above_the_board_wins_and_scores_its_faces() -> None:
    heights = dict(zip(cells("a1-a4", "b4", "b5-b8"), (2, 2, 1, 1, 1, 2, 3, 2, 2), strict=True))
    stacks = {cell: "g" * (height - 1) + "y" for cell, height in heights.items()}
    assert wins(stacks)
    assert ended(stacks, scoring="yes").points == (13, 0)


@pytest.mark.rule("C19")
def test_figure_8_stones_that_only_hang_over_the_edge_do_not_count() -> None:
    """Four green and three yellow stones lie on side cells; two green and one yellow only hang over them."""
    game, state = built({"b1": "n", "d1": "n", "f1": "n"}, scoring="yes")
    for yellow, green in (
        ("Z 3'/2 b1", "Z 3'/2 d1"),  # hangs over the edge, and touches the board in the second row
        ("T .1./111 b7", "Z 3'/2 f1"),
        ("L 11/1./1. a4", "T .1./111 e7"),
        ("O 11/11 g6", "L 11/.1/.1 g3"),
        ("T 111/.1. d4", "O 2/2 g1"),  # in the middle; on the edge
        ("O 11/11 c5", "O 2/2 a2"),
    ):
        game.play(state, yellow)
        game.play(state, green)
    state.over = 1
    assert state.edge_stones.tolist() == [3, 4]
    result = game.result(state)
    assert result is not None
    assert (result.points, result.reason) == ((4, 0), "edge-stones")
