"""A round of Kamisado: which tower moves, how it moves, passes, and how the round ends (T1, T2, Z1 to Z8)."""

from __future__ import annotations

import pytest

from kaisho.errors import IllegalAct
from kaisho.games.kamisado import Kamisado
from tests.rules.kamisado.towers import at, moves, must_move, rule_against


@pytest.mark.rule("T1")
def test_the_first_move_may_be_made_with_any_tower() -> None:
    game = Kamisado()
    state = game.deal()
    assert {move[:2] for move in moves(game, state)} == {f"{file}1" for file in "abcdefgh"}
    assert len(game.legal(state)) == 102


@pytest.mark.rule("T1")
def test_only_the_first_move_is_free() -> None:
    game = Kamisado()
    state = game.deal()
    game.play(state, "c1-a3")
    assert {move[:2] for move in moves(game, state)} == {"b8"}


@pytest.mark.rule("T2")
def test_the_colour_of_the_last_square_names_the_next_tower() -> None:
    game = Kamisado()
    state = game.deal()
    game.play(state, "c1-a3")  # a blue square
    assert must_move(state) == ("w", "blue")
    assert rule_against(game, state, "c8-c7") == "T2"
    game.play(state, "b8-f4")  # again a blue square
    assert must_move(state) == ("b", "blue")


@pytest.mark.rule("Z1")
def test_towers_move_only_straight_or_diagonally_ahead() -> None:
    game, state = at("b", "o", black="o d4")
    straight = {"d4-d5", "d4-d6", "d4-d7"}
    left = {"d4-c5", "d4-b6", "d4-a7"}
    right = {"d4-e5", "d4-f6", "d4-g7"}
    assert moves(game, state) == straight | left | right
    for sideways_or_back in ("d4-e4", "d4-a4", "d4-d3", "d4-c3", "d4-e3"):
        assert rule_against(game, state, sideways_or_back) == "Z1"
    assert rule_against(game, state, "d4-e6") == "Z1"  # not a straight line


@pytest.mark.rule("Z1")
def test_white_moves_down_the_board() -> None:
    game, state = at("w", "O", white="O d5", black="k e3")
    assert moves(game, state) == {"d5-d4", "d5-d3", "d5-d2", "d5-c4", "d5-b3", "d5-a2", "d5-e4", "d5-f3", "d5-g2"}
    assert rule_against(game, state, "d5-d6") == "Z1"


@pytest.mark.rule("Z2")
def test_a_tower_may_cross_the_whole_board_in_one_move() -> None:
    game, state = at("b", "n", white="O d4")  # White's orange tower has left a8 for a brown square
    assert {f"a1-a{rank}" for rank in range(2, 9)} <= moves(game, state)
    game.play(state, "a1-a8")
    assert state.over


@pytest.mark.rule("Z2")
def test_no_tower_jumps_over_another() -> None:
    game, state = at("b", "o", black="o d2 k d4", white="R f4")
    assert "d2-d3" in moves(game, state)
    assert rule_against(game, state, "d2-d5") == "Z2"  # over a tower of the same side
    assert rule_against(game, state, "d2-g5") == "Z2"  # over an opposing one
    assert rule_against(game, state, "d2-a5") is None


@pytest.mark.rule("Z3")
def test_a_move_ends_on_an_empty_square() -> None:
    game, state = at("b", "o", black="o d2 k d4", white="R f4")
    assert rule_against(game, state, "d2-d4") == "Z3"  # a tower of the same side
    assert rule_against(game, state, "d2-f4") == "Z3"  # an opposing one


@pytest.mark.rule("Z4")
def test_a_tower_slips_between_two_corners() -> None:
    game, state = at("b", "o", black="o d2 k d3", white="R e2")
    assert {"d2-e3", "d2-f4", "d2-h6"} <= moves(game, state)


@pytest.mark.rule("Z5")
def test_a_tower_that_can_move_may_not_pass() -> None:
    game, state = at("b", "o", black="o d2 k d3 g c3", white="R e4")
    assert moves(game, state) == {"d2-e3", "d2-f4", "d2-g5", "d2-h6"}
    assert rule_against(game, state, "d2-d2") == "Z5"
    with pytest.raises(IllegalAct, match="Z5"):
        game.play(state, "orange 0 blue")


@pytest.mark.rule("Z6")
def test_a_blocked_tower_passes_and_its_square_names_the_next_tower() -> None:
    game, state = at("b", "o", black="o d2 k d3 g c3", white="R e3")
    (only,) = game.legal(state)
    assert game.write(state, only) == "橙0青"
    before = state.tower.copy()
    game.play(state, only)
    assert (state.tower == before).all()
    assert (state.acts, state.turn) == (1, 1)
    assert must_move(state) == ("w", "blue")  # d2 is blue


@pytest.mark.rule("Z6")
def test_passes_may_follow_each_other_until_a_tower_can_move() -> None:
    # Black's orange tower is blocked on blue d2, White's blue one on yellow b3; Black's yellow one can move.
    game, state = at("b", "o", black="o d2 k d3 g c3 r b2 n a2 b c2", white="R e3 B b3")
    assert moves(game, state) == {"d2-d2"}
    game.play(state, "d2-d2")
    assert must_move(state) == ("w", "blue")
    assert moves(game, state) == {"b3-b3"}
    game.play(state, "b3-b3")
    assert must_move(state) == ("b", "yellow")
    assert "d1-d1" not in moves(game, state)
    assert not state.over


@pytest.mark.rule("Z7")
def test_reaching_the_opposing_home_row_wins() -> None:
    game, state = at("b", "o", black="o c6", white="Y e2")
    assert "c6-c8" not in moves(game, state)  # a tower stands there
    game.play(state, "c6-e8")
    result = game.result(state)
    assert result is not None
    assert (result.values, result.points, result.reason) == ((1.0, -1.0), (1, 0), "home-row")
    assert game.legal(state) == []


@pytest.mark.rule("Z7")
def test_the_row_before_the_home_row_is_not_enough() -> None:
    game, state = at("b", "o", black="o d6")
    game.play(state, "d6-d7")
    assert game.result(state) is None


@pytest.mark.rule("Z7")
def test_white_wins_on_the_first_rank() -> None:
    game, state = at("w", "O", white="O b2", black="g b4")
    game.play(state, "b2-b1")
    result = game.result(state)
    assert result is not None
    assert (result.values, result.reason) == ((-1.0, 1.0), "home-row")


@pytest.mark.rule("Z8")
def test_the_first_possible_deadlock_comes_after_three_moves() -> None:
    game = Kamisado()
    state = game.deal()
    for move in ("c1-a3", "b8-h2", "a3-e7"):
        game.play(state, move)
    result = game.result(state)
    assert result is not None
    assert (result.values, result.reason) == ((-1.0, 1.0), "deadlock")  # Black moved last
    assert game.legal(state) == []


@pytest.mark.rule("Z8")
def test_a_chain_of_passes_that_ends_is_not_a_deadlock() -> None:
    game = Kamisado()
    state = game.deal()
    for move in ("c1-a3", "b8-h2"):
        game.play(state, move)
    game.play(state, "a3-d6")  # red: White's red tower can move
    assert not state.over
    assert must_move(state) == ("w", "red")


@pytest.mark.rule("Z6", "Z8")
@pytest.mark.parametrize(
    ("position", "move", "passes"),
    [
        ("8/8/opGORN2/kKYPB3/rnybg3/8/8/8 w N", "f6-f5", 5),
        ("8/8/PNngK3/kOB5/YRrG4/obyp4/8/8 w K", "e6-d5", 7),
        ("8/8/4NYyO/4oPbr/3GKpkR/5nBg/8/8 w G", "d4-e3", 9),
        ("8/4OkNG/4RopK/3BgnPY/5byr/8/8/8 w B", "d5-e4", 11),
    ],
)
def test_a_long_chain_of_passes_that_ends_is_not_a_deadlock(position: str, move: str, passes: int) -> None:
    game, state = Kamisado.from_position(position)
    game.play(state, move)
    for _ in range(passes):
        (only,) = moves(game, state)
        assert only[:2] == only[3:]
        game.play(state, only)
    assert not state.over
    assert all(act[:2] != act[3:5] for act in moves(game, state))


@pytest.mark.rule("Z8")
@pytest.mark.parametrize(
    ("position", "move", "towers"),
    [
        ("8/8/2O5/1yg1Pk2/2GYorB1/1nRpNbK1/8/8 w O", "c6-d5", 2),
        ("8/8/8/4K3/2pNB2r/2G1yoRO/2nYgkPb/8 w K", "e5-f4", 4),
        ("8/8/2NO1BPY/2R1kGgn/2yKborp/8/8/8 w O", "d6-d5", 6),
        ("8/8/2O5/Pb2R3/NGYKBr2/yokgpn2/8/8 w O", "c6-d5", 8),
    ],
)
def test_a_deadlock_is_a_cycle_of_two_four_six_or_eight_towers(position: str, move: str, towers: int) -> None:
    game, state = Kamisado.from_position(position)
    game.play(state, move)
    result = game.result(state)
    assert result is not None
    assert (result.values, result.reason) == ((1.0, -1.0), "deadlock")  # White moved last
    squares = game.board()["squares"]
    square_of = {(tower["side"], tower["colour"]): tower["square"] for tower in game.view(state, 0)["towers"]}
    side, colour, chain = "black", squares[move[-2:]], []
    while (side, colour) not in chain:
        chain.append((side, colour))
        colour, side = squares[square_of[side, colour]], "white" if side == "black" else "black"
    assert (side, colour) == chain[0]  # each pass names the next tower, and the last one the first
    assert len(chain) == towers


@pytest.mark.rule("Z8")
def test_a_player_who_was_forced_into_a_deadlock_loses_too() -> None:
    game, state = Kamisado.from_position("3K2G1/8/8/OrY2R2/P3pkN1/g7/4B3/n2y2bo b g")
    assert moves(game, state) == {"a3-b4"}
    game.play(state, "a3-b4")
    result = game.result(state)
    assert result is not None
    assert (result.values, result.reason) == ((-1.0, 1.0), "deadlock")
