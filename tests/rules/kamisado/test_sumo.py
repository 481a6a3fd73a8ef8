"""Sumo, double and triple sumo: reach and pushes (S1 to S11, DS1 to DS8, DrS1 to DrS8)."""

from __future__ import annotations

import pytest

from kaisho.games.kamisado import Kamisado
from kaisho.kernel import State
from tests.rules.kamisado.towers import at, moves, must_move, rule_against, tower_on

RANKS = [(1, "S"), (2, "DS"), (3, "DrS")]
FRONT = ["e5", "e6", "e7"]


def facing(markers: int, opponents: list[str], black: str = "", extra: str = "") -> tuple[Kamisado, State]:
    """Black's purple sumo on e4 must move; opposing towers such as ``R+`` stand in front of it, from e5 on."""
    white = " ".join(f"{tower} {square}" for tower, square in zip(opponents, FRONT, strict=False))
    return at("b", "p", f"p{'+' * markers} e4 {black}", f"{white} {extra}")


@pytest.mark.rule("S1", "DS1", "DrS1")
@pytest.mark.parametrize(("markers", "reach"), [(1, 5), (2, 3), (3, 1)])
def test_the_more_markers_the_shorter_the_reach(markers: int, reach: int) -> None:
    game, state = at("b", "n", black=f"n{'+' * markers} a1", white="P h7")  # White's purple tower has just moved
    straight = {f"a1-a{rank}" for rank in range(2, 2 + reach)}
    diagonal = {f"a1-{'bcdefgh'[step]}{2 + step}" for step in range(reach)}
    assert moves(game, state) == straight | diagonal
    assert rule_against(game, state, f"a1-a{2 + reach}") == ("S1", "DS1", "DrS1")[markers - 1]
    assert rule_against(game, state, f"a1-{'bcdefgh'[reach]}{2 + reach}") == ("S1", "DS1", "DrS1")[markers - 1]


@pytest.mark.rule("S2", "DS2", "DrS2")
@pytest.mark.parametrize(("markers", "prefix"), RANKS)
def test_a_sumo_pushes_the_towers_directly_in_front_by_one_square(markers: int, prefix: str) -> None:
    for number in range(1, markers + 1):
        game, state = facing(markers, ["R", "G", "B"][:number], extra="Y c6")
        push = " ".join(["e4-e5", *(f"e{rank}-e{rank + 1}" for rank in range(5, 5 + number))])
        if number == 3:  # e8 is empty: White's yellow tower has moved away
            assert tower_on(state, "e8") is None
        assert push in moves(game, state)
        game.play(state, push)
        assert tower_on(state, "e4") is None
        assert tower_on(state, "e5") == ("b", "purple", markers)
        for tower, rank in zip(["red", "green", "blue"][:number], (6, 7, 8), strict=False):
            assert tower_on(state, f"e{rank}") == ("w", tower, 0)


@pytest.mark.rule("S2", "DS2", "DrS2")
@pytest.mark.parametrize(("markers", "prefix"), RANKS)
def test_a_tower_further_away_cannot_be_pushed(markers: int, prefix: str) -> None:
    game, state = at("b", "p", f"p{'+' * markers} e3", "R e5")
    assert rule_against(game, state, "e3-e5") == f"{prefix}2"


@pytest.mark.rule("S2")
def test_white_pushes_down_the_board() -> None:
    game, state = at("w", "O", black="r e4", white="O+ e5")
    assert "e5-e4 e4-e3" in moves(game, state)
    game.play(state, "e5-e4")
    assert tower_on(state, "e3") == ("b", "red", 0)
    assert must_move(state) == ("w", "red")  # e3 is red


@pytest.mark.rule("S2")
def test_a_plain_tower_cannot_push() -> None:
    game, state = facing(0, ["R"])
    assert rule_against(game, state, "e4-e5") == "Z3"


@pytest.mark.rule("S3", "DS3", "DrS3")
@pytest.mark.parametrize(
    ("markers", "opponents", "next_tower"), [(1, ["R"], "purple"), (2, ["R", "G"], "blue"), (3, ["R", "G", "B"], "yellow")]
)
def test_after_a_push_the_square_of_the_farthest_tower_names_the_pushers_next_tower(
    markers: int, opponents: list[str], next_tower: str
) -> None:
    # Pushed onto e6 (purple), e7 (blue), e8 (yellow).
    game, state = facing(markers, opponents, extra="Y c6")
    turn = int(state.turn)
    game.play(state, "e4-e5")
    assert must_move(state) == ("b", next_tower)
    assert state.turn == turn + 1  # a push is a separate turn


@pytest.mark.rule("S3")
def test_the_same_sumo_may_push_again() -> None:
    game, state = facing(1, ["R"])
    game.play(state, "e4-e5")  # red is pushed onto purple e6
    assert "e5-e6 e6-e7" in moves(game, state)
    game.play(state, "e5-e6")
    assert must_move(state) == ("b", "blue")
    game.play(state, "g1-g2")
    assert must_move(state) == ("w", "orange")


@pytest.mark.rule("S3", "Z6")
def test_a_tower_that_is_blocked_after_a_push_passes() -> None:
    # The push puts White's red tower on purple e6; the purple sumo itself, now on e5, is blocked in all directions.
    game, state = at("b", "p", black="p+ e4 n d6", white="R e5 O f6 G e7")
    game.play(state, "e4-e5")
    assert must_move(state) == ("b", "purple")
    assert moves(game, state) == {"e5-e5"}
    game.play(state, "e5-e5")
    assert must_move(state) == ("w", "brown")  # e5 is brown


@pytest.mark.rule("S4", "DS4", "DrS4")
@pytest.mark.parametrize(("markers", "prefix"), RANKS)
def test_towers_are_never_pushed_diagonally(markers: int, prefix: str) -> None:
    game, state = at("b", "p", f"p{'+' * markers} e4", "R d5 G f5")
    assert rule_against(game, state, "e4-d5") == f"{prefix}4"
    assert rule_against(game, state, "e4-f5") == f"{prefix}4"


@pytest.mark.rule("S5", "DS5", "DrS5")
@pytest.mark.parametrize(("markers", "prefix"), RANKS)
def test_the_square_behind_the_farthest_tower_must_be_empty(markers: int, prefix: str) -> None:
    for number in range(1, min(markers, 2) + 1):
        game, state = facing(markers, ["R", "G"][:number], black=f"o e{5 + number}")
        assert rule_against(game, state, "e4-e5") == f"{prefix}5"


@pytest.mark.rule("S6", "DS6", "DrS6")
@pytest.mark.parametrize(("markers", "prefix"), RANKS)
def test_a_tower_on_its_home_row_cannot_be_pushed(markers: int, prefix: str) -> None:
    for number in range(1, markers + 1):
        line = ["R", "G"][: number - 1]
        squares = [f"e{9 - number + step}" for step in range(number - 1)]
        white = " ".join(f"{tower} {square}" for tower, square in zip(line, squares, strict=True))
        start = f"e{8 - number}"  # White's yellow tower stands on e8 behind the others
        game, state = at("b", "p", f"p{'+' * markers} {start}", white)
        assert rule_against(game, state, f"{start}-e{9 - number}") == f"{prefix}6"


@pytest.mark.rule("S7", "DS7", "DrS7")
@pytest.mark.parametrize(("markers", "prefix"), RANKS)
def test_a_sumo_pushes_no_more_towers_than_it_has_markers(markers: int, prefix: str) -> None:
    opponents = ["R", "G", "B", "N"]
    white = " ".join(f"{tower} e{4 + number}" for number, tower in enumerate(opponents[: markers + 1]))
    game, state = at("b", "p", f"p{'+' * markers} e3", f"{white} Y c6")
    assert rule_against(game, state, "e3-e4") == f"{prefix}7"


@pytest.mark.rule("S8", "DS8", "DrS8")
@pytest.mark.parametrize(("markers", "prefix"), RANKS)
def test_only_towers_of_lower_rank_can_be_pushed(markers: int, prefix: str) -> None:
    for rank in range(4):
        game, state = facing(markers, [f"R{'+' * rank}"])
        assert rule_against(game, state, "e4-e5") == (None if rank < markers else f"{prefix}8")
    if markers > 1:  # the second tower in line matters too
        game, state = facing(markers, ["R", f"G{'+' * markers}"])
        assert rule_against(game, state, "e4-e5") == f"{prefix}8"
        game, state = facing(markers, ["R+", f"G{'+' * (markers - 1)}"])
        assert rule_against(game, state, "e4-e5") is None


@pytest.mark.rule("DS8", "DrS8")
@pytest.mark.parametrize(("markers", "opponents"), [(2, ["R+", "G+"]), (3, ["R++", "G++", "B++"])])
def test_a_triple_sumo_pushes_three_double_sumos_and_a_double_sumo_two_sumos(markers: int, opponents: list[str]) -> None:
    game, state = facing(markers, opponents, extra="Y c6")
    game.play(state, "e4-e5")
    pushed = [tower_on(state, f"e{6 + index}") for index in range(len(opponents))]
    assert pushed == [("w", colour, markers - 1) for colour in ("red", "green", "blue")[: len(opponents)]]


@pytest.mark.rule("S9")
@pytest.mark.parametrize(("markers", "prefix"), RANKS)
def test_own_towers_cannot_be_pushed(markers: int, prefix: str) -> None:
    game, state = facing(markers, [], black="o e5")
    assert rule_against(game, state, "e4-e5") == "S9"


@pytest.mark.rule("S10")
@pytest.mark.parametrize(("markers", "prefix"), RANKS)
def test_a_push_is_optional_if_the_sumo_can_move_diagonally(markers: int, prefix: str) -> None:
    game, state = facing(markers, ["R"])
    assert {"e4-e5 e5-e6", "e4-d5", "e4-f5"} <= moves(game, state)
    game.play(state, "e4-d5")
    assert tower_on(state, "e5") == ("w", "red", 0)
    assert must_move(state)[0] == "w"


@pytest.mark.rule("S11")
@pytest.mark.parametrize(("markers", "prefix"), RANKS)
def test_a_push_is_mandatory_if_nothing_else_is_possible(markers: int, prefix: str) -> None:
    game, state = facing(markers, ["R"], black="o d5 b f5")
    assert moves(game, state) == {"e4-e5 e5-e6"}
    assert rule_against(game, state, "e4-e4") == "S11"


@pytest.mark.rule("S11")
def test_a_sumo_that_can_neither_move_nor_push_is_blocked() -> None:
    game, state = facing(1, ["R+"], black="o d5 b f5")
    assert moves(game, state) == {"e4-e4"}


@pytest.mark.rule("S11", "Z8")
def test_a_sumo_that_can_push_prevents_a_deadlock() -> None:
    """Everything ahead of Black's orange tower on c5 is occupied; with a marker it can still push."""
    towers = "8/1B6/1p1rKOk1/1Ro{}y1gP1/2bnGNY1/8/8/8 w B play"
    game, state = Kamisado.from_position(towers.format("+") + " 1:0 standard 2")
    game.play(state, "b7-c6")
    assert moves(game, state) == {"c5-c6 c6-c7"}
    assert rule_against(game, state, "c5-c5") == "S11"
    game, state = Kamisado.from_position(towers.format("") + " 0:0 standard")
    game.play(state, "b7-c6")
    assert game.points(state) == (1, 0)  # White moved last
    assert must_move(state) == ("b", None)
