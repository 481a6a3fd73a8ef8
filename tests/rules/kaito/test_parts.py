"""What lies in the box of Kaito, and the two moves that the rulebook shows."""

from __future__ import annotations

from collections import Counter

import pytest

from kaisho.games.kaito import Kaito
from kaisho.games.kaito.board import BLANKS, COPIES, KINDS, PRICE, VALUES
from kaisho.language import LANGUAGES, words
from tests.rules.kaito.stones import FAR, acts, at, held, kaito_on, lies_on, side_to_act


def test_two_people_play() -> None:
    assert {Kaito(start=start).seats for start in ("red", "black")} == {2}


def test_36_stones_17_of_each_colour_and_two_blanks() -> None:
    assert dict(zip(KINDS, COPIES, strict=True)) == {"sword": 7, "helmet": 3, "mon-3": 2, "mon-2": 2, "mon-1": 3}
    assert (sum(COPIES), BLANKS, 2 * sum(COPIES) + BLANKS) == (17, 2, 36)
    stones = Counter(Kaito().write_layout(Kaito().shuffle(5)))
    assert (sum(stones[letter] for letter in "SHCBA"), sum(stones[letter] for letter in "shcba"), stones["."]) == (17, 17, 2)


def test_mon_are_worth_their_signs_and_stones_have_their_price() -> None:
    assert [int(value) for value in VALUES] == [3, 2, 1]
    assert [int(price) for price in PRICE] == [4, 5]  # sword, helmet


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_japanese_names_of_the_stones_are_understood(language: str) -> None:
    game, state = at("r", "c3", f"s c4 h a3 b c6 {FAR}")
    for text, square in (("c4 katana", "c4"), ("a3 kabuto", "a3"), ("c6 mon", "c6")):
        assert game.parse(state, text, language) == game.parse(state, square)
    assert words(language)("kaito-kaito")


@pytest.mark.rule("K4", "K5", "K6", "K7")
def test_the_rulebooks_first_moves() -> None:
    """Red takes the black sword next to the kaito; Black goes along the column and takes a red mon of value 3."""
    game, state = at("r", "c3", f"s d3 C d6 {FAR.replace('d5', 'a5')}")
    assert game.view(state, 0)["kaito"]["colour"] == "red"
    game.play(state, "d3 Black Sword")
    assert game.view(state, 0)["kaito"] == {"square": "d3", "colour": "black"}
    assert held(state) == ("s", "")
    assert side_to_act(game, state) == "black"
    assert acts(game, state) == {"d6:C"}
    game.play(state, "d6 Red Mon 3")
    assert (kaito_on(state), lies_on(state, "d6")) == ("d6", ".")
    assert game.view(state, 0)["kaito"]["colour"] == "red"
    assert held(state) == ("s", "C")
