"""Placing stones (C1 to C8) and neutral bars (C16)."""

from __future__ import annotations

from collections import Counter

import pytest

from kaisho.errors import IllegalAct
from kaisho.games.caminos import Caminos
from kaisho.games.caminos.board import BOARDS, CELLS, POINTS
from kaisho.games.caminos.explain import columns_of
from kaisho.games.caminos.stones import KIND_OF, LETTERS, ORIENTATIONS
from tests.rules.caminos.stacks import built, cells, legal_texts, why


@pytest.mark.rule("C1")
def test_two_players_have_fourteen_stones_of_four_shapes_each() -> None:
    game = Caminos()
    state = game.deal()
    assert game.seats == 2
    assert state.left[:2].tolist() == [[4, 4, 4, 2]] * 2
    assert [game.seat_name(seat) for seat in range(2)] == ["yellow", "green"]


@pytest.mark.rule("C1")
def test_four_players_are_two_teams_that_share_a_colour_evenly() -> None:
    game = Caminos(players=4)
    state = game.deal()
    assert game.seats == 4
    assert state.left.tolist() == [[2, 2, 2, 1]] * 4
    for seat in range(4):
        assert state.seat == seat
        game.play(state, f"O 11/11 a{2 * seat + 1}")
    assert game.position(state).split()[1] == "YY6/YY6/GG6/GG6/YY6/YY6/GG6/GG6"
    assert why(game, state, "O 11/11 g1").rule == "C1"


@pytest.mark.rule("C1")
def test_every_stone_can_be_turned_in_space() -> None:
    counts = Counter(LETTERS[kind] for kind in KIND_OF)
    assert counts == {"T": 12, "Z": 12, "L": 24, "O": 3, "I": 3}
    assert len({(orientation.kind, orientation.columns) for orientation in ORIENTATIONS}) == 54
    for orientation in ORIENTATIONS:
        assert sum(column.cubes for column in orientation.columns) == (3 if LETTERS[orientation.kind] == "I" else 4)


@pytest.mark.rule("C1")
def test_a_stone_that_a_player_has_run_out_of_is_refused() -> None:
    game, state = built({})
    state.left[0, LETTERS.index("O")] = 0
    refusal = why(game, state, "O 11/11 a1")
    assert (refusal.rule, refusal.code) == ("C1", "caminos-used-up")
    assert "Yellow has none of these left" in refusal.say()
    assert not any(text.startswith("O") for text in legal_texts(game, state))


@pytest.mark.rule("C2")
def test_the_players_place_one_stone_each_in_turn() -> None:
    for players in (2, 4):
        game = Caminos(board="octagon", players=players)
        state = game.deal()
        for number, cell in enumerate(("d1", "d3", "d5", "d7", "g3", "g5")):
            assert state.seat == number % players
            assert state.turn == state.acts == number
            game.play(state, f"T 111/.1. {cell}")


@pytest.mark.rule("C2", "C6")
@pytest.mark.parametrize(("board", "acts"), [("square", 1345), ("rhombus", 1198), ("octagon", 1629), ("ring", 1144)])
def test_the_first_stone_has_a_known_number_of_placements(board: str, acts: int) -> None:
    game = Caminos(board=board)
    assert len(game.legal(game.deal())) == acts


@pytest.mark.rule("C3")
def test_a_stone_may_not_leave_a_hole_under_it() -> None:
    game, state = built({"c3": "y"})
    refusal = why(game, state, "Z 23' d3")
    assert (refusal.rule, refusal.code, refusal.squares) == ("C3", "caminos-hole", ("e3",))
    assert "hole under the stone on e3" in refusal.say()
    assert why(game, state, "Z 3'2 c3") is None
    assert why(game, state, "L 33' b3").squares == ("c3",)
    assert why(game, state, "T 111/.1. c3").squares == ("d3", "e3", "d4")


@pytest.mark.rule("C3")
def test_every_column_fits_the_stack_under_it_exactly() -> None:
    game, state = built({"c3": "yy", "f3": "g"})
    assert why(game, state, "L 33' b3") is None
    assert why(game, state, "L 33' e3").squares == ("f3",)
    assert why(game, state, "Z 23' e3") is None
    assert why(game, state, "Z 23' b3").squares == ("b3",)


@pytest.mark.rule("C3")
def test_a_stone_may_not_extend_beyond_the_board() -> None:
    game, state = built({})
    for text in ("T 111/.1. g1", "L 13 h8", "O 11/11 a8"):
        refusal = why(game, state, text)
        assert (refusal.rule, refusal.code) == ("C3", "caminos-off-board")
    assert why(game, state, "T 111/.1. g1").squares == ("g1", "h1", "h2")


@pytest.mark.rule("C3")
@pytest.mark.parametrize("board", BOARDS)
def test_no_stone_wraps_around_to_the_next_row(board: str) -> None:
    game = Caminos(board=board)
    state = game.deal()
    points = set(POINTS[state.board])
    for act in game.legal(state):
        assert all((placed.u, placed.v) in points for placed in columns_of(act))


@pytest.mark.rule("C3")
@pytest.mark.parametrize(("text", "hole"), [("O 11/11 d3", ("e4",)), ("T 111/.1. d4", ("e4", "e5")), ("L 31 c5", ("d5",))])
def test_a_stone_over_the_hole_of_the_ring_is_refused(text: str, hole: tuple[str, ...]) -> None:
    game, state = built({}, board="ring")
    refusal = why(game, state, text)
    assert (refusal.rule, refusal.code, refusal.squares) == ("C3", "caminos-over-the-hole", hole)
    with pytest.raises(IllegalAct, match="hole of the ring.*(rule C3)"):
        game.play(state, text)


@pytest.mark.rule("C4")
def test_a_stone_that_does_not_touch_the_board_is_refused() -> None:
    game, state = built(dict.fromkeys(cells("c3-e3", "d4"), "g"))
    refusal = why(game, state, "T 111/.1. c3")
    assert (refusal.rule, refusal.squares) == ("C4", ("c3", "d3", "e3", "d4"))
    assert "without touching the board" in refusal.say()
    assert why(game, state, "Z 122' c2").rule == "C3"
    assert why(game, state, "T 32' b3") is None


@pytest.mark.rule("C4")
def test_one_face_on_the_board_is_enough() -> None:
    game, state = built({"c3": "g", "d3": "g"})
    assert why(game, state, "L 2'2'2 c3") is None


@pytest.mark.rule("C5")
def test_no_stack_rises_above_three_cubes() -> None:
    game, state = built({"c3": "ggg", "d3": "ggg", "e3": "gg", "f3": "gg"})
    assert why(game, state, "O 22 c3").rule == "C5"
    assert why(game, state, "O 22 e3").rule == "C5"
    assert "rise above three cubes" in why(game, state, "O 22 e3").say()
    assert why(game, state, "L 33' b3").rule == "C3"
    for act in game.legal(state)[::40]:
        later = game.copy(state)
        game.play(later, act)
        assert all(len(cell["cubes"]) <= 3 for cell in game.view(later, 0)["cells"])


@pytest.mark.rule("C6")
def test_stones_may_stand_alone_touch_or_lie_over_stones_of_either_colour() -> None:
    game = Caminos()
    state = game.deal()
    game.play(state, "T 111/.1. a1")
    assert why(game, state, "T 111/.1. f6") is None  # free
    assert why(game, state, "T 111/.1. d1") is None  # beside
    assert why(game, state, "Z 3'2 c1") is None  # over an opponent's stone
    game.play(state, "T 111/.1. f6")
    assert why(game, state, "Z 3'2 c1") is None  # over the player's own stone


@pytest.mark.rule("C7")
def test_a_player_who_can_place_a_stone_must_place_one() -> None:
    game = Caminos()
    state = game.deal()
    assert all(act // CELLS < 51 for act in game.legal(state))
    full = dict.fromkeys(cells(*(f"a{row}-h{row}" for row in range(1, 9))), "ggg")
    for cell in ("a1", "b1", "a2", "b2"):
        del full[cell]
    game, state = built(full)
    state.left[0] = 0, 0, 0, 1
    state.left[1] = 0
    assert legal_texts(game, state) == {"O 11/11 a1", "O 22 a1", "O 22 a2", "O 2/2 a1", "O 2/2 b1"}


def nearly_full(*free: str) -> dict[str, str]:
    """A board on which only these cells have less than three cubes, and nobody has a way."""
    names = cells(*(f"a{row}-h{row}" for row in range(1, 9)))
    return {name: "nnn" for name in names if name not in free}


@pytest.mark.rule("C8")
def test_a_player_who_cannot_place_is_out_and_skipped_without_an_act() -> None:
    game, state = built(nearly_full("a1", "b1", "a2", "b2", "g8", "h8"))
    state.left[0] = 0, 0, 0, 2
    state.left[1] = 0, 4, 0, 0  # no Z stone fits on two by two flat cells
    game.play(state, "O 22 g8")
    assert (state.seat, state.out, state.over, state.acts) == (0, 0b10, 0, 1)
    game.play(state, "O 11/11 a1")
    assert (state.out, state.over) == (0b11, 1)
    refusal = why(game, state, "O 22 a1")
    assert (refusal.rule, "is out" in refusal.say()) == ("C8", True)


@pytest.mark.rule("C8")
def test_a_player_who_is_out_stays_out_even_if_a_stone_would_fit_later() -> None:
    game, state = built(nearly_full("a1", "b1", "a2", "b2", "g8", "h8"))
    state.left[0] = 0, 0, 1, 1
    state.left[1] = 0, 1, 0, 0
    game.play(state, "O 22 g8")
    assert (state.seat, state.out) == (0, 0b10)  # Green's last stone does not fit
    game.play(state, "L 13 a1")
    assert (state.over, state.out, state.acts) == (1, 0b11, 2)
    probe = game.copy(state)
    probe.seat, probe.out, probe.over = 1, 0, 0
    assert legal_texts(game, probe) == {"Z 3'/2 a1"}  # it would fit now


@pytest.mark.rule("C8")
def test_the_others_continue_when_one_of_four_is_out() -> None:
    game, state = built({}, players=4)
    state.left[1] = 0
    seats = []
    for cell in ("a1", "d1", "a4", "d4", "a6", "d6"):
        seats.append(int(state.seat))
        game.play(state, f"T 111/.1. {cell}")
    assert seats == [0, 2, 3, 0, 2, 3]
    assert state.out == 0b10


@pytest.mark.rule("C16")
def test_with_neutral_stones_the_first_two_turns_place_the_bars() -> None:
    game = Caminos(neutral="yes")
    state = game.deal()
    assert all(text.startswith("I ") for text in legal_texts(game, state))
    assert why(game, state, "T 111/.1. a1").code == "caminos-bars-first"
    game.play(state, "I 111 a1")
    game.play(state, "I 3 d4")
    assert state.seat == 0
    assert [cell["cubes"] for cell in game.view(state, 0)["cells"] if cell["cubes"]] == [["neutral"]] * 3 + [["neutral"] * 3]
    assert not any(text.startswith("I ") for text in legal_texts(game, state))
    refusal = why(game, state, "I 3 h8")
    assert (refusal.rule, refusal.code) == ("C16", "caminos-bars-placed")
    assert why(*built({}), "I 3 h8").code == "caminos-no-bars"


@pytest.mark.rule("C16")
def test_of_four_players_the_first_two_place_the_bars_and_the_third_starts() -> None:
    game = Caminos(neutral="yes", players=4)
    state = game.deal()
    game.play(state, "I 111 a1")
    game.play(state, "I 111 a2")
    assert (state.seat, state.bars) == (2, 0)
    assert state.left.tolist() == [[2, 2, 2, 1]] * 4


@pytest.mark.rule("C16", "C3", "C4")
def test_bars_follow_the_rules_of_placing_and_flat_ones_can_be_covered() -> None:
    game = Caminos(neutral="yes")
    state = game.deal()
    game.play(state, "I 111 a1")
    assert why(game, state, "I 111 a1").rule == "C4"
    assert why(game, state, "I 111 c1").rule == "C3"
    game.play(state, "I 3 e1")
    assert why(game, state, "Z 3'2 c1") is None
    assert why(game, state, "Z 23' d1").rule == "C3"
    assert {why(game, state, text).rule for text in ("L 33' d1", "T 2'3 e1")} == {"C3"}


@pytest.mark.rule("C16")
def test_a_bar_belongs_to_nobody() -> None:
    game, state = built({"a1": "n"} | dict.fromkeys(cells("a2-a8"), "y"), over=True)
    assert game.result(state).reason == "no-connection"
    game, state = built({"a1": "n"} | dict.fromkeys(cells("a2-a8"), "g"), over=True)
    assert game.result(state).reason == "no-connection"


def test_the_options_reach_the_state() -> None:
    for number, board in enumerate(BOARDS):
        state = Caminos(board=board, players="4", neutral="yes", scoring="yes").deal()
        assert (state.board, state.players, state.neutral, state.scoring, state.bars) == (number, 4, 1, 1, 2)
