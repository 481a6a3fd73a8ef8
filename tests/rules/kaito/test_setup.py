"""The deal, the starting player and the kaito's first square (K1 to K3)."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from kaisho.errors import BadDeal, IllegalAct
from kaisho.games.kaito import Kaito
from kaisho.games.kaito.board import SQUARES
from kaisho.games.kaito.rules import DECLINE, EXCHANGE, GAP
from kaisho.language import LANGUAGES
from tests.rules.kaito.stones import DEAL, dealt, kaito_square, legal_acts, side_to_act, stone_on


@pytest.mark.rule("K1")
def test_all_36_stones_are_dealt_whatever_the_seed() -> None:
    game = Kaito()
    for seed in range(50):
        stones = Counter(game.write_layout(game.shuffle(seed)))
        assert stones == Counter("SSSSSSSHHHCCBBAAAssssssshhhccbbaaa..")


@pytest.mark.rule("K1")
def test_every_stone_is_equally_likely_on_every_square() -> None:
    game = Kaito()
    seeds = 1000
    blanks = np.zeros(SQUARES)
    swords = np.zeros(SQUARES)
    for seed in range(seeds):
        layout = game.shuffle(seed)
        blanks += layout == 10
        swords += layout == 0
    for counts, share in ((blanks, 2 / 36), (swords, 7 / 36)):
        expected = seeds * share
        assert (((counts - expected) ** 2) / expected).sum() < 67  # chi-squared, 35 degrees of freedom, p = 0.001
        assert (abs(counts - expected) < 4 * expected**0.5).all()  # no square stands out, such as a stone's unshuffled one


@pytest.mark.rule("K1")
def test_a_deal_lists_36_stones_from_rank_6_down() -> None:
    game, state = dealt()
    layout = game.read_layout(DEAL)
    assert game.write_layout(layout) == DEAL
    assert [stone_on(state, square) for square in ("a6", "f6", "a1", "f1")] == ["a", "C", "S", "h"]


@pytest.mark.rule("K1")
@pytest.mark.parametrize(
    ("deal", "message"),
    [
        (DEAL[:-1], "has 36 characters, one for each stone; this one has 35"),
        (DEAL + "s", "this one has 37"),
        ("", "this one has 0"),
        (DEAL.replace("a", "x", 1), "“x”, character 1 of the deal, is not a stone"),
        (DEAL.replace("c", ".", 1), r"\(stone, found/wanted\): c 1/2, \. 3/2"),
        (DEAL.replace(".", "S", 1), r"S 8/7, \. 1/2"),
        (DEAL.replace("h", "H", 1), "H 4/3, h 2/3"),
    ],
)
def test_an_impossible_deal_is_refused_with_the_counts(deal: str, message: str) -> None:
    with pytest.raises(BadDeal, match=message) as refused:
        Kaito().read_layout(deal)
    assert all(refused.value.say(language) for language in LANGUAGES)


@pytest.mark.rule("K1")
def test_a_deal_as_numbers_is_checked_too() -> None:
    game = Kaito()
    layout = game.shuffle(1)
    with pytest.raises(BadDeal, match="36"):
        game.deal(layout[:35])
    for wrong in (-1, 11):
        layout[0] = wrong
        with pytest.raises(BadDeal, match="The deal contains a number that is not a stone"):
            game.deal(layout)


@pytest.mark.rule("K2")
@pytest.mark.parametrize(("start", "second"), [("red", "black"), ("black", "red")])
def test_the_starting_player_may_have_either_colour(start: str, second: str) -> None:
    game, state = dealt(start)
    assert [game.seat_name(seat) for seat in (0, 1)] == [start, second]
    assert side_to_act(game, state) == second  # chooses the gap
    game.play(state, "@c3")
    assert side_to_act(game, state) == start
    game.play(state, "c4")
    assert side_to_act(game, state) == second


@pytest.mark.rule("K2")
def test_the_deal_does_not_depend_on_who_starts() -> None:
    assert (Kaito(start="red").shuffle(9) == Kaito(start="black").shuffle(9)).all()


@pytest.mark.rule("K3")
def test_the_second_player_puts_the_kaito_on_one_of_the_two_gaps() -> None:
    game, state = dealt()
    assert legal_acts(game, state) == {"@c3", "@b2"}
    assert (int(state.seat), int(state.turn)) == (1, 0)
    game.play(state, "@b2")
    assert kaito_square(state) == "b2"
    assert stone_on(state, "b2") == stone_on(state, "c3") == "."
    assert (int(state.seat), int(state.turn), int(state.acts)) == (0, 1, 1)


@pytest.mark.rule("K3")
@pytest.mark.parametrize("start", ["red", "black"])
def test_the_kaito_shows_the_starting_colour_first(start: str) -> None:
    game, state = dealt(start)
    assert game.view(state, 0)["kaito"] == {"square": None, "colour": start}
    game.play(state, "@c3")
    assert game.view(state, 0)["kaito"] == {"square": "c3", "colour": start}


@pytest.mark.rule("K3")
def test_the_kaito_cannot_begin_on_any_other_square() -> None:
    game, state = dealt()
    with pytest.raises(IllegalAct, match="d4 is not a gap. The kaito begins on one of the two gaps: b2, c3") as refused:
        game.play(state, "@d4")
    assert refused.value.rule == "K3"
    assert refused.value.squares == ("d4", "b2", "c3")
    for act in (0, EXCHANGE, DECLINE):
        with pytest.raises(IllegalAct, match="Black must first choose the gap") as refused:
            game.play(state, act)
        assert refused.value.rule == "K3"


@pytest.mark.rule("K3")
def test_the_kaito_is_placed_only_once() -> None:
    game, state = dealt()
    game.play(state, "@b2")
    with pytest.raises(IllegalAct, match="it stands on b2") as refused:
        game.play(state, GAP + 14)
    assert (refused.value.rule, refused.value.squares) == ("K3", ("b2",))
