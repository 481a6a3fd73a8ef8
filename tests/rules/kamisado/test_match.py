"""Matches of Kamisado: points, markers, refilling, series and the tournament set-up (B1 to B4, M1 to M7, TS1 to TS3)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaisho.errors import BadOption, IllegalAct
from kaisho.games.kamisado import Kamisado
from kaisho.games.kamisado.board import COLOURS, square_name
from kaisho.kernel import State
from kaisho.testing import random_playthrough
from tests.rules.kamisado.towers import at, board, must_move, rule_against, tower_on

POINTS = {"standard": 3, "long": 7, "marathon": 15}


def near_the_end(match: str, markers: str, others: str = "") -> tuple[Kamisado, State]:
    """Black's purple tower with these markers is one step from e8, which White's yellow tower has left."""
    return at("b", "p", f"p{markers} e7 {others}", "Y c6", "play", *_score(markers, others), match)


def _score(markers: str, others: str) -> tuple[str]:
    points = sum(2 ** tower.count("+") - 1 for tower in [markers, *others.split()])
    return (f"{points}:0",)


# --- the end of a round -----------------------------------------------------------------------------------------------


@pytest.mark.rule("M1")
def test_a_single_round_is_worth_one_point_and_ends_the_match() -> None:
    game, state = at("b", "p", "p e7", "Y c6")
    game.play(state, "e7-e8")
    result = game.result(state)
    assert result is not None
    assert result.points == (1, 0)
    assert tower_on(state, "e8") == ("b", "purple", 0)  # no marker


@pytest.mark.rule("M2")
@pytest.mark.parametrize("match", POINTS)
def test_a_match_is_played_until_a_side_has_enough_points(match: str) -> None:
    for seed in range(20):
        game = Kamisado(match=match)
        states = [state for state, _ in random_playthrough(game, seed)]
        assert all(max(game.points(state)) < POINTS[match] for state in states[:-1])
        assert max(game.points(states[-1])) >= POINTS[match]


@pytest.mark.rule("M3")
@pytest.mark.parametrize(("markers", "points"), [("", 1), ("+", 2), ("++", 4), ("+++", 8)])
def test_the_markers_of_a_tower_are_worth_one_two_four_and_eight(markers: str, points: int) -> None:
    game, state = near_the_end("marathon", markers)
    before = game.points(state)[0]
    game.play(state, "e7-e8")
    assert game.points(state) == (before + points, 0)
    assert tower_on(state, "e8") == ("b", "purple", len(markers) + 1)
    tower = next(tower for tower in game.view(state, 0)["towers"] if tower["square"] == "e8")
    assert tower["markers"] == len(markers) + 1
    assert game.picture(state) is not None


@pytest.mark.rule("M3")
def test_only_the_winning_tower_gets_a_marker() -> None:
    game, state = near_the_end("long", "")
    game.play(state, "e7-e8")
    assert int(state.markers.sum()) == 1
    assert tower_on(state, "e8") == ("b", "purple", 1)


@pytest.mark.rule("M4", "Z8")
def test_after_a_deadlock_the_winner_marks_the_tower_of_the_colour_of_the_last_square() -> None:
    game = Kamisado(match="standard")
    state = game.deal()
    for move in ("c1-a3", "b8-h2", "a3-e7"):
        game.play(state, move)
    assert game.points(state) == (0, 1)
    assert tower_on(state, "h2") == ("w", "blue", 1)  # Black's last move ended on e7, which is blue
    assert must_move(state) == ("w", None)
    assert [game.write(state, act, "squares") for act in game.legal(state)] == ["left", "right"]


@pytest.mark.rule("M4")
def test_a_marker_after_a_deadlock_counts_like_any_other() -> None:
    game, state = at("b", "r", "r a3", "B++ h2", "play", "0:3", "long")
    game.play(state, "a3-e7")
    assert game.points(state) == (0, 7)
    assert tower_on(state, "h2") == ("w", "blue", 3)
    result = game.result(state)
    assert result is not None
    assert result.reason == "deadlock"


@pytest.mark.rule("M5")
def test_the_match_ends_as_soon_as_the_points_are_reached_and_the_surplus_counts() -> None:
    game, state = near_the_end("long", "++", "o+ h1 b+ g1 n+ a1")
    game.play(state, "e7-e8")
    result = game.result(state)
    assert result is not None
    assert result.points == (10, 0)
    assert rule_against(game, state, "left") == "M5"


@pytest.mark.rule("M2", "M3", "M5")
@pytest.mark.parametrize(
    ("match", "markers", "others", "points"),
    [
        ("standard", "", "o+ h1 b+ g1", 3),  # the third sumo
        ("standard", "+", "", 3),  # the first double sumo
        ("standard", "+", "o+ h1", 4),
        ("long", "", "o+ h1 b+ g1 n+ a1 g+ b1 r+ c1 y+ d1", 7),  # the seventh sumo
        ("long", "+", "o++ h1 b+ g1", 7),  # double sumos count 3
        ("long", "++", "", 7),  # the first triple sumo
        ("marathon", "+++", "", 15),  # a triple sumo reaches the home row
        ("marathon", "", "o+++ h1 b+++ g1", 15),  # triple sumos count 7
        ("marathon", "+", "o+++ h1 b++ g1 n++ a1", 16),
    ],
)
def test_the_ways_to_win_a_match(match: str, markers: str, others: str, points: int) -> None:
    game, state = near_the_end(match, markers, others)
    assert not state.over
    game.play(state, "e7-e8")
    result = game.result(state)
    assert result is not None
    assert (result.winners, result.points, result.reason) == ((0,), (points, 0), "home-row")


@pytest.mark.rule("M5")
def test_three_rounds_need_not_be_won_in_a_row() -> None:
    """Black has won two rounds and White one, in any order: a third sumo wins."""
    game, state = at("b", "p", "p e7 o+ h1 b+ g1", "Y+ c6", "play", "2:1", "standard", "4")
    game.play(state, "e7-e8")
    result = game.result(state)
    assert result is not None
    assert (result.winners, result.points) == ((0,), (3, 1))


@pytest.mark.rule("M2", "M5")
@pytest.mark.parametrize(
    ("match", "markers", "others", "points"),
    [("standard", "", "o+ h1", 2), ("long", "+", "o++ h1", 6), ("marathon", "++", "o+++ h1", 14)],
)
def test_one_point_too_few_does_not_win(match: str, markers: str, others: str, points: int) -> None:
    game, state = near_the_end(match, markers, others)
    game.play(state, "e7-e8")
    assert game.points(state) == (points, 0)
    assert game.result(state) is None


@pytest.mark.rule("M3")
@pytest.mark.parametrize("match", POINTS)
def test_the_score_is_what_the_markers_on_the_towers_are_worth(match: str) -> None:
    game = Kamisado(match=match)
    for seed in range(10):
        for state, _ in random_playthrough(game, seed):
            worth = [sum(2 ** int(number) - 1 for number in state.markers[seat]) for seat in (0, 1)]
            assert list(game.points(state)) == worth


@pytest.mark.rule("M2")
@pytest.mark.parametrize(("match", "strongest"), [("standard", 1), ("long", 2), ("marathon", 3)])
def test_sumos_stronger_than_a_match_needs_never_play(match: str, strongest: int) -> None:
    """One more marker on such a tower ends the match."""
    game = Kamisado(match=match)
    for seed in range(30):
        for state, _ in random_playthrough(game, seed):
            assert state.over or int(state.markers.max()) <= strongest
    game, state = near_the_end(match, "+" * strongest)
    game.play(state, "e7-e8")
    assert state.over


@pytest.mark.rule("M6")
def test_black_opens_the_first_round_and_then_the_loser_opens() -> None:
    game = Kamisado(match="standard")
    assert game.deal().seat == 0
    game, state = near_the_end("standard", "")
    game.play(state, "e7-e8")
    game.play(state, "left")
    assert must_move(state) == ("w", None)
    game = Kamisado(match="standard")
    state = game.deal()
    for move in ("c1-a3", "b8-h2", "a3-e7", "right"):
        game.play(state, move)
    assert must_move(state) == ("b", None)
    assert len({act >> 6 for act in game.legal(state)}) == 8  # T1 again


# --- refilling --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B1")
def test_after_a_round_the_winner_can_only_choose_the_side_of_the_refill() -> None:
    game, state = near_the_end("standard", "")
    assert rule_against(game, state, "left") == "B1"  # not before the round has ended
    game.play(state, "e7-e8")
    assert must_move(state) == ("b", None)
    assert [game.write(state, act, "spoken") for act in game.legal(state)] == ["Left", "Right"]
    assert rule_against(game, state, "a1-a2") == "B1"


def line_up_by_hand(state: State, seat: int, from_right: bool) -> list[str]:
    """The colours of a home row from its player's left, by collecting the towers row by row as in the rulebook."""
    towers = []
    for colour in range(8):
        name = square_name(int(state.tower[seat, colour]))
        file, row = "abcdefgh".index(name[0]), int(name[1])
        own_row = row if seat == 0 else 9 - row
        own_file = file if seat == 0 else 7 - file
        towers.append((own_row, -own_file if from_right else own_file, COLOURS[colour]))
    order = [colour for _, _, colour in sorted(towers)]
    return order[::-1] if from_right else order


def home_row(state: State, seat: int) -> list[str]:
    squares = [f"{file}1" for file in "abcdefgh"] if seat == 0 else [f"{file}8" for file in "hgfedcba"]
    towers = [tower_on(state, square) for square in squares]
    assert all(tower is not None and tower[0] == "bw"[seat] for tower in towers)
    return [tower[1] for tower in towers if tower is not None]


@pytest.mark.rule("B2", "B3", "B4")
@settings(deadline=None, max_examples=60)
@given(st.integers(0, 10**6), st.booleans())
def test_both_home_rows_are_filled_in_the_chosen_direction(seed: int, from_right: bool) -> None:
    game = Kamisado(match="marathon")
    for state, _ in random_playthrough(game, seed):
        if state.phase != 2:
            continue
        wanted = [line_up_by_hand(state, seat, from_right) for seat in (0, 1)]
        markers = state.markers.copy()
        game.play(state, "right" if from_right else "left")
        assert [home_row(state, seat) for seat in (0, 1)] == wanted
        assert (state.markers == markers).all()


@pytest.mark.rule("B3")
def test_filling_from_the_left_begins_on_the_brown_square() -> None:
    game, state = near_the_end("standard", "")
    game.play(state, "e7-e8")
    game.play(state, "left")
    assert tower_on(state, "a1") == ("b", "brown", 0)
    assert tower_on(state, "h1") == ("b", "purple", 1)  # farthest from home, so last
    assert tower_on(state, "h8") == ("w", "brown", 0)
    assert tower_on(state, "a8") == ("w", "yellow", 0)


@pytest.mark.rule("B4")
def test_filling_from_the_right_begins_on_the_orange_square() -> None:
    game, state = near_the_end("standard", "")
    game.play(state, "e7-e8")
    game.play(state, "right")
    assert tower_on(state, "h1") == ("b", "orange", 0)
    assert tower_on(state, "a1") == ("b", "purple", 1)
    assert tower_on(state, "a8") == ("w", "orange", 0)
    assert tower_on(state, "h8") == ("w", "yellow", 0)


# --- series -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M7")
def test_in_a_series_all_rounds_are_played_and_the_opening_alternates() -> None:
    for seed in range(30):
        game = Kamisado(match="series", rounds=4)
        openers, rounds = [], set()
        for state, _ in random_playthrough(game, seed):
            assert not state.markers.any()
            rounds.add(int(state.this_round))
            if state.must == 8 and not state.over:
                openers.append(int(state.seat))
                assert game.position(state).startswith(board())
        assert openers == [0, 1, 0, 1]
        assert rounds == {1, 2, 3, 4}
        assert sum(game.points(state)) == 4


@pytest.mark.rule("M7")
def test_equal_points_in_a_series_are_a_draw() -> None:
    reasons = set()
    for seed in range(40):
        game = Kamisado(match="series", rounds=2)
        *_, (state, _) = random_playthrough(game, seed)
        result = game.result(state)
        assert result is not None
        reasons.add(result.reason)
        black, white = result.points
        assert result.values == {(1, 1): (0, 0), (2, 0): (1, -1), (0, 2): (-1, 1)}[black, white]
    assert reasons == {"more-points", "equal-points"}


@pytest.mark.rule("M7")
def test_nothing_is_refilled_in_a_series() -> None:
    game = Kamisado(match="series")
    assert rule_against(game, game.deal(), "left") == "M7"


def test_the_number_of_rounds_is_an_option_of_series_only() -> None:
    with pytest.raises(BadOption, match="rounds is for match=series"):
        Kamisado(match="long", rounds=3)
    with pytest.raises(BadOption, match=r"cannot be “0”. It can be 1…99"):
        Kamisado(match="series", rounds=0)


# --- the tournament set-up --------------------------------------------------------------------------------------------

ORDER = ("green", "pink", "brown", "orange", "red", "blue", "purple", "yellow")


def placed(match: str = "single", number: int = 16) -> tuple[Kamisado, State]:
    game = Kamisado(match=match, setup="tournament")
    state = game.deal()
    for tower in (ORDER + ORDER[::-1])[:number]:
        game.play(state, tower)
    return game, state


@pytest.mark.rule("TS1")
def test_the_challenger_places_all_towers_first_from_left_to_right() -> None:
    game, state = placed(number=3)
    assert must_move(state) == ("b", None)
    assert [tower_on(state, square) for square in ("a1", "b1", "c1", "d1")] == [
        ("b", "green", 0),
        ("b", "pink", 0),
        ("b", "brown", 0),
        None,
    ]
    assert len(game.legal(state)) == 5
    assert rule_against(game, state, "pink") == "TS1"
    assert state.turn == 0  # all eight are one turn


@pytest.mark.rule("TS2")
def test_the_defender_places_second() -> None:
    game, state = placed(number=9)
    assert must_move(state) == ("w", None)
    assert state.turn == 1
    assert home_row(state, 0) == list(ORDER)
    assert tower_on(state, "h8") == ("w", "yellow", 0)  # at White's left
    assert rule_against(game, state, "yellow") == "TS2"


@pytest.mark.rule("TS3")
def test_the_round_begins_as_usual_when_all_towers_are_placed() -> None:
    game, state = placed(number=15)
    assert rule_against(game, state, "h8-h7") == "TS3"  # not before all are placed
    game, state = placed()
    assert (state.turn, state.acts) == (2, 16)
    assert must_move(state) == ("b", None)
    assert home_row(state, 1) == list(ORDER[::-1])
    assert len({act >> 6 for act in game.legal(state)}) == 8
    with pytest.raises(IllegalAct, match="TS3"):
        game.play(state, 514)


@pytest.mark.rule("TS1")
def test_in_a_match_towers_are_placed_in_the_first_round_only() -> None:
    game = Kamisado(match="long", setup="tournament")
    phases = {(int(state.this_round), int(state.phase)) for seed in range(5) for state, _ in random_playthrough(game, seed)}
    assert {phase for number, phase in phases if number == 1} >= {1, 0, 2}
    assert 1 not in {phase for number, phase in phases if number > 1}


@pytest.mark.rule("TS1", "M7")
def test_in_a_series_the_opening_side_places_first_in_every_round() -> None:
    game = Kamisado(match="series", rounds=3, setup="tournament")
    first = {}
    for state, _ in random_playthrough(game, 1):
        if state.phase == 1:
            first.setdefault(int(state.this_round), int(state.seat))
    assert first == {1: 0, 2: 1, 3: 0}
