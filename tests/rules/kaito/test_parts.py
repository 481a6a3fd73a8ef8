"""The parts of Kaito, and the two moves that the rulebook shows."""

from __future__ import annotations

from collections import Counter

import pytest

from kaisho.games.kaito import Kaito
from kaisho.games.kaito.board import BLANKS, COPIES, KINDS, PRICE, VALUES
from kaisho.language import LANGUAGES, words
from tests.rules.kaito.stones import FAR, held, kaito_square, legal_acts, set_up, side_to_act, stone_on


def test_there_are_two_players() -> None:
    assert {Kaito(start=start).seats for start in ("red", "black")} == {2}


def test_there_are_17_stones_of_each_colour_and_two_blanks() -> None:
    assert dict(zip(KINDS, COPIES, strict=True)) == {"sword": 7, "helmet": 3, "mon-3": 2, "mon-2": 2, "mon-1": 3}
    assert (sum(COPIES), BLANKS, 2 * sum(COPIES) + BLANKS) == (17, 2, 36)
    stones = Counter(Kaito().write_layout(Kaito().shuffle(5)))
    assert (sum(stones[letter] for letter in "SHCBA"), sum(stones[letter] for letter in "shcba"), stones["."]) == (17, 17, 2)


def test_the_values_of_mon_and_the_prices_of_a_sword_and_a_helmet() -> None:
    assert [int(value) for value in VALUES] == [3, 2, 1]
    assert [int(price) for price in PRICE] == [4, 5]  # sword, helmet


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_japanese_names_of_the_stones_are_understood(language: str) -> None:
    game, state = set_up("r", "c3", f"s c4 h a3 b c6 {FAR}")
    for text, square in (("c4 katana", "c4"), ("a3 kabuto", "a3"), ("c6 mon", "c6")):
        assert game.parse(state, text, language) == game.parse(state, square)
    assert words(language)("kaito-kaito")


@pytest.mark.rule("K4", "K5", "K6", "K7")
def test_the_first_moves_in_the_rulebook() -> None:
    """Red takes the black sword next to the kaito; Black moves along the column and takes a red mon of value 3."""
    game, state = set_up("r", "c3", f"s d3 C d6 {FAR.replace('d5', 'a5')}")
    assert game.view(state, 0)["kaito"]["colour"] == "red"
    game.play(state, "d3 Black Sword")
    assert game.view(state, 0)["kaito"] == {"square": "d3", "colour": "black"}
    assert held(state) == ("s", "")
    assert side_to_act(game, state) == "black"
    assert legal_acts(game, state) == {"d6:C"}
    game.play(state, "d6 Red Mon 3")
    assert (kaito_square(state), stone_on(state, "d6")) == ("d6", ".")
    assert game.view(state, 0)["kaito"]["colour"] == "red"
    assert held(state) == ("s", "C")
