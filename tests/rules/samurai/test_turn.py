"""A turn: laying tiles, both exchanges, refilling the hand (M6 to M12, M15)."""

from __future__ import annotations

import pytest

from kaisho.errors import BadNotation
from kaisho.games.samurai.board import HEX_OF, TILE_COUNT, TILE_EXCHANGE, TILES
from kaisho.games.samurai.position import tile_at
from kaisho.games.samurai.rules import WITH_CHARACTER, WITHOUT_CHARACTER
from tests.rules.samurai.positions import captured, figures_in, hand, legal_acts, play, rule_against, set_up


@pytest.mark.rule("M6")
def test_at_least_one_tile_must_be_laid_each_turn() -> None:
    game, state = set_up(hands={"red": "H2 S1 W1 T0 F"})
    assert rule_against(game, state, "end") == "M6"
    play(game, state, "W1@e17")
    assert rule_against(game, state, "end") is None


@pytest.mark.rule("M6", "M11")
def test_a_figure_exchange_alone_is_enough_for_a_turn() -> None:
    game, state = set_up(hands={"red": "H2 S1 W1 T0 F"})
    play(game, state, "F", "end")
    assert int(state.seat) == 1


@pytest.mark.rule("M6")
def test_only_tiles_in_hand_can_be_laid() -> None:
    game, state = set_up(hands={"red": "H2", "blue": "H3"})
    for act in ("H3@f17", "W1@e17", "K1@f17", "T0@f17-g18", "F", "F:h@Edo-b@Kyoto"):
        assert rule_against(game, state, act) == "M6"
    assert rule_against(game, state, "H2@f17") is None


@pytest.mark.rule("M6")
def test_a_player_without_tiles_can_only_end_the_turn() -> None:
    game, state = set_up()
    assert legal_acts(game, state) == {"end"}


@pytest.mark.rule("M7")
def test_a_turn_has_one_tile_without_the_character_and_any_number_with_it() -> None:
    game, state = set_up(hands={"red": "H2 S1 W1 W2 K1"})
    play(game, state, "W1@e17", "S1@f17")
    assert int(state.laid) == WITHOUT_CHARACTER
    assert rule_against(game, state, "H2@g18") == "M7"
    play(game, state, "K1@g18", "W2@e18")
    assert legal_acts(game, state) == {"end"}
    assert hand(state) == ["H2"]


@pytest.mark.rule("M7", "M12")
def test_a_tile_exchange_counts_as_a_tile_without_the_character() -> None:
    game, state = set_up({"red": "H4@f17"}, {"red": "T0 S1"})
    play(game, state, "S1@g18")
    assert rule_against(game, state, "T0@f17-h17") == "M7"
    game, state = set_up({"red": "H4@f17"}, {"red": "T0 S1"})
    play(game, state, "T0@f17-h17")
    assert rule_against(game, state, "S1@g18") == "M7"


@pytest.mark.rule("M8")
def test_ships_are_laid_at_sea_and_all_other_tiles_on_plain_land() -> None:
    game, state = set_up(hands={"red": "H2 S1 W1 K1 B3"})
    for act in ("H2@e17", "S1@e17", "K1@e17", "W1@f17"):
        assert rule_against(game, state, act) == "M8"
    for act in ("H2@f17", "S1@f17", "K1@f17", "W1@e17"):
        assert rule_against(game, state, act) is None
    written = legal_acts(game, state)
    assert len([act for act in written if act.startswith("W1")]) == 44
    assert len([act for act in written if act.startswith("K1")]) == 30


@pytest.mark.rule("M8")
def test_a_hex_in_play_takes_one_tile() -> None:
    game, state = set_up({"blue": "H2@f17 W1@e17"}, {"red": "H2 W1"})
    assert rule_against(game, state, "H2@f17") == "M8"
    assert rule_against(game, state, "W1@e17") == "M8"
    assert rule_against(game, state, "H2@c20") == "M8"
    assert rule_against(game, state, "W1@a20") == "M8"
    game, state = set_up({}, {"red": "H2 W1"}, players=3)
    assert rule_against(game, state, "H2@c20") is None
    assert rule_against(game, state, "W1@a20") is None


@pytest.mark.rule("M9")
def test_settlements_never_take_a_tile_even_if_empty() -> None:
    game, state = set_up({"blue": "S3@f17"}, {"red": "H2 W1 K1"}, {"Hagi": "h"})
    assert rule_against(game, state, "K1@Hagi") == "M9"
    play(game, state, "K1@g18", "end")
    assert figures_in(state, "Hagi") == ""
    game, state = set_up({"blue": "S3@f17 H2@g18"}, {"red": "H2 W1 K1"}, {"Hagi": ""})
    assert rule_against(game, state, "K1@f18") == rule_against(game, state, "W1@Hagi") == "M9"


@pytest.mark.rule("M11")
def test_a_figure_exchange_swaps_two_figures_and_leaves_the_game() -> None:
    game, state = set_up({}, {"red": "F H2"}, {"Hagi": "h", "Kuji": "b"})
    play(game, state, "F:b@Kuji-h@Hagi")
    assert (figures_in(state, "Hagi"), figures_in(state, "Kuji")) == ("b", "h")
    assert int(state.exchanged[0]) == 1
    assert int(state.laid) == WITH_CHARACTER
    assert hand(state) == ["H2"]
    assert rule_against(game, state, "F") == "M6"
    play(game, state, "H2@f17")


@pytest.mark.rule("M11")
def test_swaps_without_effect_are_one_act() -> None:
    game, state = set_up({}, {"red": "F H2"}, {"Hagi": "h", "Kuji": "h", "Kyoto": "hb"})
    assert rule_against(game, state, "F:h@Kuji-h@Hagi") == "M11"
    assert rule_against(game, state, "F:h@Kyoto-b@Kyoto") == "M11"
    assert rule_against(game, state, "F:b@Kuji-h@Kyoto") == "M11"  # there is no buddha in Kuji
    with pytest.raises(BadNotation, match="itself"):
        game.parse(state, "F:h@Kuji-h@Kuji")
    before = state.figures.copy()
    play(game, state, "F")
    assert (state.figures == before).all()


@pytest.mark.rule("M4", "M11")
def test_a_swap_must_not_put_two_figures_of_the_same_kind_into_a_city() -> None:
    game, state = set_up({}, {"red": "F"}, {"Hagi": "h", "Kyoto": "hb", "Akita": "br", "Kuji": "r"})
    assert rule_against(game, state, "F:h@Hagi-b@Kyoto") == "M4"
    assert rule_against(game, state, "F:h@Hagi-b@Akita") is None
    assert rule_against(game, state, "F:h@Kyoto-b@Akita") == "M4"
    assert rule_against(game, state, "F:h@Kyoto-r@Akita") is None
    assert rule_against(game, state, "F:h@Hagi-b@Edo") == "M4"
    assert rule_against(game, state, "F:h@Hagi-r@Kuji") is None


@pytest.mark.rule("M12")
def test_a_tile_exchange_moves_a_tile_and_stays_in_its_place() -> None:
    game, state = set_up({"red": "H4@f17"}, {"red": "T0 S1 K1"})
    play(game, state, "T0@f17-h17")
    assert tile_at(state, HEX_OF["f17"]) == (0, TILE_EXCHANGE)
    assert tile_at(state, HEX_OF["h17"]) == (0, 2)
    play(game, state, "K1@g18")


@pytest.mark.rule("M12")
def test_a_tile_exchange_moves_a_tile_without_the_character_to_an_empty_hex() -> None:
    game, state = set_up({"red": "H4@f17 K1@g18", "blue": "S3@k17"}, {"red": "T0"})
    assert rule_against(game, state, "T0@g18-h17") == "M12"  # the horseman has the character
    assert rule_against(game, state, "T0@k17-h17") == "M12"
    assert rule_against(game, state, "T0@l17-h17") == "M12"
    assert rule_against(game, state, "T0@f17-f17") == "M12"
    assert rule_against(game, state, "T0@f17-k17") == "M8"
    assert len(game.legal(state)) == 27
    with pytest.raises(BadNotation, match="plain land only"):
        game.parse(state, "T0@f17-e17")


@pytest.mark.rule("M12")
def test_an_exchanged_tile_loses_its_influence_on_its_old_hex() -> None:
    game, state = set_up({"red": "H4@f17"}, {"red": "T0", "blue": "H2"}, {"Hagi": "h"})
    play(game, state, "T0@f17-p13", "end", "H2@g18", "end")
    assert captured(state) == {"red": (0, 0, 0), "blue": (1, 0, 0)}


@pytest.mark.rule("M11", "M12")
def test_no_position_exceeds_the_bound_on_legal_acts() -> None:
    land = [name for name, hexagon in HEX_OF.items() if hexagon < 56][:14]
    tiles = [tile for tile, number in zip(TILES[:12], TILE_COUNT, strict=False) for _ in range(number)]
    laid = " ".join(f"{tile}@{name}" for tile, name in zip(tiles, land, strict=True))
    game, state = set_up({"red": laid}, {"red": "W1 W1 W2 K1 T0 F"}, players=4)
    play(game, state, "W1@a20")
    swaps = [act for act in legal_acts(game, state) if act.startswith("F:")]
    assert len(game.legal(state)) == len(swaps) + 1 + 15 * 42 + 2 * 83 + 1
    assert len(swaps) == 9 * 9 + 2 * 12 * 12 <= 3 * 12 * 12
    assert len(game.legal(state)) < game.max_legal_acts


@pytest.mark.rule("M15")
def test_the_hand_is_refilled_to_five_at_the_end_of_the_turn() -> None:
    game, state = set_up(hands={"red": "H2 H3 W1 W1 K1"})
    supply = [int(kind) for kind in state.supply[0, : state.left[0]][::-1]]
    play(game, state, "W1@e17", "W1@e18", "K1@f17")
    assert hand(state) == ["H2", "H3"]
    assert int(state.left[0]) == 15
    play(game, state, "end")
    assert len(hand(state)) == 5
    assert int(state.left[0]) == 12
    assert [int(kind) for kind in state.supply[0, :12][::-1]] == supply[3:]
    assert int(state.seat) == 1


@pytest.mark.rule("M15")
def test_a_hand_stays_small_when_the_supply_runs_out() -> None:
    game, state = set_up(hands={"red": "H2 H3 W1 W1 K1", "blue": "H2 H3 H4 B2 B3"})
    state.supply[0, 1:] = 255
    state.left[0] = 1
    play(game, state, "W1@e17", "W1@e18", "end")
    assert len(hand(state)) == 4
    assert int(state.left[0]) == 0
