"""Positions and deals of Samurai as text, and how invalid ones are refused."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaisho.errors import BadDeal, BadPosition, KaishoError
from kaisho.games.samurai import Samurai
from kaisho.games.samurai.board import TILES
from kaisho.language import LANGUAGES
from kaisho.testing import random_playthrough, random_states

SORTED = "H2,H3,H4,B2,B3,B4,R2,R3,R4,S1,S1,S2,S2,S3,W1,W1,W2,K1,T0,F"
EMPTY_MAP = "hbr/-/-/-/-/-/-/-/-/-/-/-/-/-/-/-/-"
START = f"2/turn/choose/no pick r - {EMPTY_MAP} -/- 0.0.0/0.0.0 0.0.0 -/- {SORTED}/{SORTED} - 0 0"


def test_the_start_as_text() -> None:
    game = Samurai()
    assert game.position(game.deal(game.read_layout(f"{SORTED}/{SORTED}"))) == START


def test_a_concealed_position_hides_what_a_seat_may_not_know() -> None:
    game = Samurai()
    state = game.deal(game.read_layout(f"{SORTED}/{SORTED}"))
    game.play(state, "+F")
    watched = game.position(game.concealed(state, -1))
    assert watched == f"2/turn/choose/no pick r - {EMPTY_MAP} -/- 0.0.0/0.0.0 0.0.0 ?1/- ?19/?20 - 0 1"
    reds = game.position(game.concealed(state, 0))
    assert reds == f"2/turn/choose/no pick r - {EMPTY_MAP} -/- 0.0.0/0.0.0 0.0.0 F/- {SORTED[:-2]}/?20 - 0 1"
    for text in (watched, reds):
        assert game.position(Samurai.from_position(text)[1]) == text


def midgame() -> str:
    """Return a position in the middle of a game with red to act."""
    game = Samurai()
    states = [state for state, _ in random_playthrough(game, 1) if not state.over and state.seat == 0 and state.turn >= 30]
    return game.position(next(state for state in states if not state.laid))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (" 0 0", "", "thirteen fields, separated by spaces; this one has 11"),
        ("2/turn", "5/turn", "“5” does not fit the field “options”. It can be 2, 3, 4"),
        ("2/turn/choose/no", "2/turn", "field “options” has 2 parts instead of 4"),
        ("turn/choose", "slowly/choose", "“slowly” does not fit"),
        ("pick", "dance", "“dance” does not fit the field “phase”"),
        (" r - ", " g - ", "“g” does not fit the field “whose turn it is”"),
        (" r - ", " r x ", "“x” does not fit the field “laid this turn”"),
        ("hbr/-", "hbr", "field “figures on the map” has 16 parts instead of 17"),
        ("hbr/-", "hbx/-", "“hbx” cannot be the figures in Edo"),
        ("hbr/-", "hhr/-", "“hhr” cannot be the figures in Edo"),
        ("hbr/-", "hb/-", "Edo cannot have this number of figures here: 2"),
        ("hbr/-", "hbr/h", "impossible before the game"),
        ("hbr/-/-/-", "hbr/-/-/h", "Mutsu cannot have this number of figures here: 1"),
        (" -/- ", " H4@zz/- ", "“H4@zz” is not a tile on the map"),
        (" -/- ", " H4@o14/- ", "not a tile on the map"),
        (" -/- ", " Q4@k16/- ", "“Q4” is not a tile"),
        (" -/- ", " H4@k16,H3@k16/- ", "There are two tiles on k16"),
        (" -/- ", " H4@e17/- ", "H4 cannot lie on e17"),
        (" -/- ", " W1@k16/- ", "W1 cannot lie on k16"),
        (" -/- ", " F@k16/- ", "F cannot lie on k16"),
        (" -/- ", " H4@c20/- ", "H4 cannot lie on c20"),
        (" -/- ", " H4@k16/- ", "should hold 20 tiles in all, not 21"),
        ("0.0.0/0.0.0", "1.0.0/0.0.0", "before the game"),
        ("0.0.0/0.0.0", "1.0/0.0.0", "“captured figures” has 2 parts instead of 3"),
        ("0.0.0/0.0.0", "1.0.99/0.0.0", "“99” is not a number that fits the field “captured figures”"),
        ("-/- H2", "H3,H2/- H2", "in the wrong order"),
        ("-/- H2", "?x/- H2", "“\\?x” is not a tile"),
        ("-/- H2", "?99/- H2", "“99” is not a number"),
        (f"{SORTED}/", f"{SORTED},H2/", "20 tiles in all, not 21"),
        (f"{SORTED}/", f"H2,{SORTED[3:]}/".replace("H3", "H2"), "Red has too many H2 tiles: 2"),
        (" - 0 0", " g 0 0", "“g” does not fit the field “used figure exchanges”"),
        (" - 0 0", " - x 0", "fits the field “turns”"),
        (" - 0 0", " - 0 99999999999", "fits the field “acts”"),
        ("choose/no pick", "random/no pick", "before the game"),
        ("choose/no pick", "choose/no place", "Red cannot have this number of tiles in hand here: 0"),
        ("choose/no pick", "choose/no/choose pick", "field “options” has 5 parts instead of 4"),
        ("choose/no pick", "choose/no/random pick", "before the game"),
        ("choose/no pick", "choose/no over", "Red cannot have this number of tiles in hand here: 0"),
    ],
)
def test_an_impossible_position_is_refused(old: str, new: str, message: str) -> None:
    assert old in START
    with pytest.raises(BadPosition, match=message) as refused:
        Samurai.from_position(START.replace(old, new, 1))
    assert all(refused.value.say(language) for language in LANGUAGES)


def test_a_midgame_position_that_contradicts_the_rules_is_refused() -> None:
    fields = midgame().split()
    assert Samurai.from_position(" ".join(fields))
    for field, change, message in (
        (1, lambda text: "over", "A game is over exactly when"),
        (4, lambda text: text.replace("hbr", "hb", 1), "there must be 7 figures of each kind"),
        (7, lambda text: "4.0.0", "there must be 7 figures of each kind"),
        (3, lambda text: "c", "Red cannot have this number of tiles in hand here: "),
    ):
        changed = [change(text) if number == field else text for number, text in enumerate(fields)]
        with pytest.raises(BadPosition, match=message):
            Samurai.from_position(" ".join(changed))


def test_a_state_with_inconsistent_fields_is_refused() -> None:
    game = Samurai()
    _, state = Samurai.from_position(midgame())
    for field in ("land_taken", "left", "players", "over", "placing"):
        broken = game.copy(state)
        if broken[field].shape:
            broken[field][0] += 1
        else:
            broken[field] = broken[field] ^ broken[field].dtype.type(5)
        with pytest.raises(BadPosition):
            game.from_bytes(game.to_bytes(broken))


@settings(deadline=None)
@given(st.binary(min_size=416, max_size=416))
def test_random_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(BadPosition):
        Samurai().from_bytes(data)


POSITIONS = [Samurai().position(state) for state in random_states(Samurai(), 1, 9)]


@settings(deadline=None, max_examples=200)
@given(st.data())
def test_a_damaged_position_is_refused_or_read_consistently(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(POSITIONS))
    index = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:index] + data.draw(st.text("HBRSWKTF0123456789/,.@?-hbrabcp ", max_size=3)) + text[index + 1 :]
    try:
        game, state = Samurai.from_position(damaged)
    except KaishoError:
        return
    _, again = Samurai.from_position(game.position(state))
    assert game.to_bytes(again) == game.to_bytes(state)


# --- deals ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "tiles for 2 players, separated by “/”, not for 0"),
        (SORTED, "tiles for 2 players, separated by “/”, not for 1"),
        (f"{SORTED}/{SORTED[:-2]}", "The deal should have 20 tiles for Blue, not 19"),
        (f"{SORTED}/{SORTED.replace('K1', 'Q1')}", "“Q1” in Blue’s part of the deal is not a tile"),
        (f"{SORTED.replace('S3', 'S2')}/{SORTED}", "Red has the wrong number of S2 tiles in the deal: 3 instead of 2"),
    ],
)
def test_an_impossible_deal_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadDeal, match=message) as refused:
        Samurai().read_layout(text)
    assert all(refused.value.say(language) for language in LANGUAGES)


def test_a_deal_as_numbers_is_checked_too() -> None:
    game = Samurai()
    layout = game.shuffle(1)
    with pytest.raises(BadDeal, match="instead of 116"):
        game.deal(layout[:40])
    with pytest.raises(BadDeal, match="tiles for 2 players, separated by “/”, not for 4"):
        game.deal(Samurai(players=4).shuffle(1))
    with pytest.raises(BadDeal, match="is not a tile"):
        game.deal(np.where(np.arange(116) == 3, 99, layout))


@pytest.mark.parametrize("figures", ["", "hbr", "h" * 18, "hbr" * 5 + "hbx", "hbr" * 5 + "hbb"])
def test_a_deal_with_a_wrong_order_of_figures_is_refused(figures: str) -> None:
    game = Samurai(figures="random")
    text = f"{SORTED}/{SORTED}"
    with pytest.raises(BadDeal, match="is not an order of figures. The deal should end with 18 letters") as refused:
        game.read_layout(f"{text}/{figures}" if figures else text)
    assert all(refused.value.say(language) for language in LANGUAGES)
    with pytest.raises(BadDeal, match="tiles for 2 players, separated by “/”, not for 3"):
        Samurai().read_layout(f"{text}/{'hbr' * 6}")
    with pytest.raises(BadDeal, match="is not an order of figures"):
        Samurai().deal(game.shuffle(1))


def test_figures_placed_by_chance_are_written_with_the_options() -> None:
    game = Samurai(hands="random", figures="random")
    text = game.position(game.deal(seed=1))
    assert text.startswith("2/turn/random/no/random play r - hbr/")
    assert Samurai.from_position(text)[0].options == game.options
    with pytest.raises(BadPosition, match="impossible before the game"):
        Samurai.from_position(text.replace("no/random play", "no/random place"))


@settings(deadline=None, max_examples=50)
@given(st.lists(st.permutations(SORTED.split(",")), min_size=2, max_size=4))
def test_any_order_of_the_twenty_tiles_is_a_deal(orders: list[list[str]]) -> None:
    game = Samurai(players=len(orders))
    text = "/".join(",".join(order) for order in orders)
    layout = game.read_layout(text)
    assert game.write_layout(layout) == text
    game.check(game.deal(layout))


def test_shuffled_deals_differ_and_have_all_tiles() -> None:
    game = Samurai(players=4)
    orders = {game.write_layout(game.shuffle(seed)) for seed in range(50)}
    assert len(orders) == 50
    for text in orders:
        assert all(sorted(order.split(",")) == sorted(SORTED.split(",")) for order in text.split("/"))
    firsts = {text.split(",")[0] for text in orders}
    assert len(firsts) > 10
    assert firsts <= set(TILES)
