"""Influence and captures (M10, M13, M14), with both options, and the examples of the rulebook."""

from __future__ import annotations

import pytest

from kaisho.games.samurai.board import HEX_OF, TILE_EXCHANGE
from tests.rules.samurai.positions import aside, captured, figures_in, lay, play, set_up


@pytest.mark.rule("M13")
def test_a_figure_stays_while_an_adjacent_land_hex_is_empty() -> None:
    game, state = set_up({"blue": "S3@f17"}, {"red": "S1 W1 W2"}, {"Hagi": "h"})
    play(game, state, "W1@e18", "end")
    assert figures_in(state, "Hagi") == "h"
    game, state = set_up({"blue": "S3@f17"}, {"red": "S1 W1 W2"}, {"Hagi": "h"})
    play(game, state, "S1@g18", "end")
    assert figures_in(state, "Hagi") == ""


@pytest.mark.rule("M13")
def test_the_example_of_three_against_two_in_the_rulebook() -> None:
    """Blue's influence on the helmet is 3, red's only 2."""
    game, state = set_up({"blue": "H3@f17", "red": "B4@p13"}, {"red": "S2"}, {"Hagi": "h"})
    play(game, state, "S2@g18", "end")
    assert captured(state) == {"red": (0, 0, 0), "blue": (1, 0, 0)}


@pytest.mark.rule("M13", "M10")
def test_the_example_of_figures_for_three_players_in_the_rulebook() -> None:
    """Red lays the horseman and a samurai 2: red gets a buddha and the helmet, green the rice, yellow a buddha, blue none."""
    laid = {
        "green": "R4@l15 R2@f17",
        "yellow": "B4@k16 S1@p8",
        "blue": "B2@k17 R3@l17",
        "red": "H3@m16",
    }
    game, state = set_up(laid, {"red": "K1 S2"}, {"Kyoto": "br", "Hagi": "b", "Mutsu": "h", "Nachi": "h"}, players=4)
    play(game, state, "K1@g18", "S2@o9", "end")
    assert (figures_in(state, "Hagi"), figures_in(state, "Mutsu")) == ("", "")
    assert captured(state)["red"] == (1, 1, 0)
    assert captured(state)["green"][2] == 1
    assert captured(state)["yellow"][1] == 1
    assert captured(state)["blue"] == (0, 0, 0)


@pytest.mark.rule("M10")
@pytest.mark.parametrize(
    ("tile", "taken"),
    [
        *((f"H{number}", "h") for number in (2, 3, 4)),
        *((f"B{number}", "b") for number in (2, 3, 4)),
        *((f"R{number}", "r") for number in (2, 3, 4)),
        *((f"S{number}", "hbr") for number in (1, 2, 3)),
        ("K1", "hbr"),
    ],
)
def test_a_tile_influences_what_it_shows_but_samurai_and_horsemen_influence_all(tile: str, taken: str) -> None:
    game, state = set_up({}, {"red": tile}, {"Edo": "hbr"})
    for name in ("o13", "o15", "n13", "n14", "p13"):
        lay(state, 1, TILE_EXCHANGE, HEX_OF[name])  # no influence
    play(game, state, f"{tile}@p14", "end")
    assert figures_in(state, "Edo") == ""
    assert captured(state)["red"] == tuple(int(letter in taken) for letter in "hbr")
    assert aside(state) == tuple(int(letter not in taken) for letter in "hbr")


@pytest.mark.rule("M10")
@pytest.mark.parametrize(
    ("own", "other", "winner"), [("H2", "H3", "blue"), ("H4", "H3", "red"), ("S3", "H2", "red"), ("S1", "S2", "blue")]
)
def test_the_number_of_a_tile_is_its_influence(own: str, other: str, winner: str) -> None:
    game, state = set_up({"blue": f"{other}@f17"}, {"red": own}, {"Hagi": "h"})
    play(game, state, f"{own}@g18", "end")
    assert captured(state)[winner] == (1, 0, 0)


@pytest.mark.rule("M10", "M13")
def test_the_influence_of_ships_and_land_tiles_is_added_up() -> None:
    game, state = set_up({"blue": "H4@f17"}, {"red": "S2 W1 W2"}, {"Hagi": "h"})
    play(game, state, "W1@e18", "W2@g19", "S2@g18", "end")  # 1 + 2 + 2 against 4
    assert captured(state) == {"red": (1, 0, 0), "blue": (0, 0, 0)}


@pytest.mark.rule("M10")
def test_one_tile_influences_every_settlement_next_to_it() -> None:
    game, state = set_up({"blue": "B2@q10 B2@o9 B2@p9"}, {"red": "S3"}, {"Mutsu": "h", "Kuji": "r"})
    play(game, state, "S3@p8", "end")  # next to Mutsu and Kuji
    assert captured(state)["red"] == (1, 0, 1)


@pytest.mark.rule("M14")
def test_a_figure_with_equal_influence_is_set_aside() -> None:
    game, state = set_up({"blue": "H3@f17"}, {"red": "S3"}, {"Hagi": "h"})
    play(game, state, "S3@g18", "end")
    assert captured(state) == {"red": (0, 0, 0), "blue": (0, 0, 0)}
    assert aside(state) == (1, 0, 0)


@pytest.mark.rule("M14")
def test_a_figure_without_any_influence_is_set_aside_too() -> None:
    game, state = set_up({"blue": "B3@f17"}, {"red": "R3"}, {"Hagi": "h"})
    play(game, state, "R3@g18", "end")
    assert aside(state) == (1, 0, 0)


@pytest.mark.rule("M13", "M14")
def test_a_third_player_captures_a_figure_while_two_weaker_ones_tie() -> None:
    game, state = set_up({"blue": "H2@f17", "green": "W1@e18 W2@g19"}, {"red": "H2"}, {"Hagi": "h"}, players=3)
    play(game, state, "H2@g18", "end")
    assert captured(state)["green"] == (1, 0, 0)


@pytest.mark.rule("M13")
def test_by_default_figures_are_captured_at_the_end_of_the_turn() -> None:
    game, state = set_up({"blue": "H3@f17"}, {"red": "S2 W2"}, {"Hagi": "h"})
    play(game, state, "S2@g18")
    assert figures_in(state, "Hagi") == "h"
    play(game, state, "W2@e18", "end")  # 2 + 2 against 3
    assert captured(state)["red"] == (1, 0, 0)


@pytest.mark.rule("M13")
def test_with_immediate_captures_the_turn_goes_on_after_a_capture() -> None:
    game, state = set_up({"blue": "H3@f17"}, {"red": "S2 W2"}, {"Hagi": "h"}, capture="immediate")
    play(game, state, "S2@g18")
    assert figures_in(state, "Hagi") == ""
    assert captured(state)["blue"] == (1, 0, 0)
    play(game, state, "W2@e18", "end")
    assert captured(state)["red"] == (0, 0, 0)


@pytest.mark.rule("M11", "M13")
def test_a_surrounded_figure_may_still_be_swapped_before_it_is_captured() -> None:
    game, state = set_up({"blue": "H3@f17"}, {"red": "S2 F"}, {"Hagi": "h", "Kuji": "b"})
    play(game, state, "S2@g18", "F:h@Hagi-b@Kuji", "end")
    assert captured(state)["red"] == (0, 1, 0)
    assert figures_in(state, "Kuji") == "h"


@pytest.mark.rule("M12", "M13")
def test_a_tile_exchange_occupies_its_hex_without_influence() -> None:
    game, state = set_up({"red": "H4@f17", "blue": "H2@g19"}, {"red": "T0"}, {"Hagi": "h"})
    play(game, state, "T0@f17-g18", "end")
    assert figures_in(state, "Hagi") == ""
    assert captured(state)["red"] == (1, 0, 0)
