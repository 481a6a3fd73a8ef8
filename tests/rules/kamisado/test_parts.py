"""The components of Kamisado: the board, the towers, the symbols of the colours, and the markers."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from kaisho.games.kamisado import Kamisado
from kaisho.games.kamisado.board import COLOURS, HOME, KANJI, home_square, square_name
from kaisho.games.kamisado.position import MATCHES, SETUPS
from kaisho.kernel import bit
from kaisho.language import LANGUAGES
from kaisho.testing import random_playthrough
from tests.rules.kamisado.towers import at, tower_on

FROM_LEFT_TO_RIGHT = ["brown", "green", "red", "yellow", "pink", "purple", "blue", "orange"]


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("match", MATCHES)
def test_two_players_have_eight_black_and_eight_white_towers_in_every_match(match: str, setup: str) -> None:
    game = Kamisado(match=match, setup=setup)
    assert game.seats == 2
    towers = game.view(game.deal(), 0)["towers"]
    assert Counter(tower["side"] for tower in towers) == {"black": 8, "white": 8}
    assert {(tower["side"], tower["colour"]) for tower in towers} == {(s, c) for s in ("black", "white") for c in COLOURS}


def test_a_single_round_is_the_default() -> None:
    assert (Kamisado().options["match"], Kamisado().options["setup"]) == ("single", "colours")


def test_the_board_has_64_squares_and_each_row_and_column_has_all_eight_colours() -> None:
    squares = Kamisado().board()["squares"]
    assert len(squares) == 64
    assert Counter(squares.values()) == dict.fromkeys(COLOURS, 8)
    for file in "abcdefgh":
        assert {squares[f"{file}{rank}"] for rank in range(1, 9)} == set(COLOURS)
    for rank in range(1, 9):
        assert {squares[f"{file}{rank}"] for file in "abcdefgh"} == set(COLOURS)


def test_each_player_sees_brown_at_the_left_end_of_the_home_row_and_orange_at_the_right_end() -> None:
    for seat, ends in ((0, ("a1", "h1")), (1, ("h8", "a8"))):
        row = [home_square(seat, index) for index in range(8)]
        assert (square_name(row[0]), square_name(row[-1])) == ends
        assert [Kamisado().board()["squares"][square_name(square)] for square in row] == FROM_LEFT_TO_RIGHT
        assert all(HOME[seat] & bit(square) for square in row)


def test_in_the_first_round_every_tower_stands_on_its_own_colour_without_a_marker() -> None:
    for match in MATCHES:
        game = Kamisado(match=match)
        state = game.deal()
        squares = game.board()["squares"]
        for seat in (0, 1):
            for index in range(8):
                name = square_name(home_square(seat, index))
                assert tower_on(state, name) == ("bw"[seat], squares[name], 0)


def test_every_colour_has_one_kanji_for_its_towers_and_squares() -> None:
    """Players who cannot distinguish colours read these symbols, as on one side of the real board."""
    assert len(set(KANJI)) == 8
    game = Kamisado()
    state = game.deal()
    squares, kanji = game.board()["squares"], dict(zip(COLOURS, KANJI, strict=True))
    assert {colour: named["kanji"] for colour, named in game.board()["colours"].items()} == kanji
    for act in game.legal(state):
        start, target = game.write(state, act, "squares").split("-")
        symbols = game.write(state, act)
        assert (symbols[0], symbols[-1]) == (kanji[squares[start]], kanji[squares[target]])


def test_towers_are_drawn_as_octagons_with_a_tooth_for_each_marker() -> None:
    def polygons(drawn: str, corners: int) -> int:
        shapes = [part.split('"')[0].split() for part in drawn.split('points="')[1:]]
        return sum(len(shape) == corners for shape in shapes)

    game = Kamisado(match="marathon")
    drawn = str(game.picture(game.deal()))
    assert (polygons(drawn, 8), polygons(drawn, 3)) == (2 * 16, 1)  # body and colour of each tower; the mark of the side to act
    game, state = at("b", "p", "p+++ e4 o+ h1", "R++ e6", "play", "8:3", "marathon")
    assert polygons(str(game.picture(state)), 3) == 1 + 6


def max_markers(points: int) -> int:
    """The most markers on eight towers that are worth at most these points."""
    towers = combinations_with_replacement(range(5), 8)
    return max(sum(markers) for markers in towers if sum(2**number - 1 for number in markers) <= points)


@pytest.mark.rule("M3", "M5")
@pytest.mark.parametrize(("match", "points", "maximum"), [("standard", 3, 4), ("long", 7, 12), ("marathon", 15, 22)])
def test_the_22_markers_in_the_box_are_enough_for_every_match_until_its_last_point(
    match: str, points: int, maximum: int
) -> None:
    """At 14:14 all 22 can be on towers. The winner of the match then needs one more."""
    assert 2 * max_markers(points - 1) == maximum
    for seed in range(5):
        for state, _ in random_playthrough(Kamisado(match=match), seed):
            assert int(state.markers.sum()) <= maximum + int(state.over)


@pytest.mark.rule("M5")
def test_the_winner_of_a_marathon_at_14_to_14_may_get_a_23rd_marker() -> None:
    black = "p++ e7 n++ a1 g++ b1 r+ c1 y+ d1 k+ e1 b+ g1 o+ h1"
    white = "Y++ c6 O++ a8 B++ b8 P+ c8 K+ d8 R+ f8 G+ g8 N+ h8"
    game, state = at("b", "p", black, white, "play", "14:14", "marathon")
    assert int(state.markers.sum()) == 22
    game.play(state, "e7-e8")
    assert int(state.markers.sum()) == 23
    assert game.points(state) == (18, 14)
    assert state.over


def test_a_side_keeps_its_towers_through_the_whole_match() -> None:
    game = Kamisado(match="long")
    for state, _ in random_playthrough(game, 4):
        if not state.over and state.must == 8 and state.phase == 0:  # a round begins
            assert int(state.stands[0]) == int(HOME[0])
            assert int(state.stands[1]) == int(HOME[1])
    assert [game.seat_name(seat) for seat in (0, 1)] == ["black", "white"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_symbols_are_the_same_in_every_language(language: str) -> None:
    game = Kamisado(match="standard")
    for state, act in random_playthrough(game, 3):
        if act >= 0:
            assert game.write(state, act, "symbols", language) == game.write(state, act, "symbols", "en")
