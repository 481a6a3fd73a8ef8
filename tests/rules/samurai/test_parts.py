"""What lies in the box of Samurai: figures, tiles, screens and the map."""

from __future__ import annotations

from collections import Counter

import pytest

from kaisho.errors import BadOption
from kaisho.games.samurai import Samurai
from kaisho.games.samurai.board import (
    FIGURE_LETTERS,
    FIGURES_OF_A_KIND,
    ISLANDS,
    TILE_COUNT,
    TILES,
)
from kaisho.games.samurai.position import supply_of
from tests.rules.samurai.table import play, table

WITH_THE_CHARACTER = {"W1": 2, "W2": 1, "K1": 1, "F": 1}
WITHOUT_IT = {
    **dict.fromkeys(("H2", "H3", "H4", "B2", "B3", "B4", "R2", "R3", "R4"), 1),
    "S1": 2,
    "S2": 2,
    "S3": 1,
    "T0": 1,
}


WORDS = {
    "H": "helmet",
    "B": "buddha",
    "R": "rice",
    "S": "samurai-tile",
    "W": "ship",
    "K": "horseman",
    "T": "tile-exchange",
    "F": "figure-exchange",
}


def test_two_to_four_people_play_each_with_a_colour() -> None:
    for players, colours in ((2, ["red", "blue"]), (3, ["red", "blue", "green"]), (4, ["red", "blue", "green", "yellow"])):
        game = Samurai(players=players)
        assert [game.seat_name(seat) for seat in range(game.seats)] == colours
    for players in (1, 5):
        with pytest.raises(BadOption):
            Samurai(players=players)


def test_39_figures_13_of_each_kind_and_fewer_with_fewer_players() -> None:
    assert "".join(FIGURE_LETTERS) == "hbr"
    assert {players: int(FIGURES_OF_A_KIND[players]) for players in (2, 3, 4)} == {2: 7, 3: 10, 4: 13}
    assert 3 * int(FIGURES_OF_A_KIND[4]) == 39


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_the_same_twenty_tiles_80_in_all(players: int) -> None:
    game = Samurai(players=players)
    state = game.deal(seed=3)
    counted = Counter(dict(zip(TILES, (int(number) for number in TILE_COUNT), strict=True)))
    assert counted == Counter(WITH_THE_CHARACTER) + Counter(WITHOUT_IT)
    assert counted.total() == 20
    for seat in range(players):
        assert Counter(TILES[kind] for kind in supply_of(state, seat)) == counted
    assert 4 * counted.total() == 80


def test_five_tiles_bear_the_character_and_fifteen_do_not() -> None:
    shown = Samurai().board()["tiles"]
    assert {tile: it["count"] for tile, it in shown.items() if it["character"]} == WITH_THE_CHARACTER
    assert {tile: it["count"] for tile, it in shown.items() if not it["character"]} == WITHOUT_IT
    assert (sum(WITH_THE_CHARACTER.values()), sum(WITHOUT_IT.values())) == (5, 15)


def test_every_tile_but_the_figure_exchange_bears_a_number_and_what_it_influences() -> None:
    shown = Samurai().board()["tiles"]
    assert [tile for tile in shown if not tile[1:]] == ["F"]
    for tile, it in shown.items():
        assert it["value"] == int(tile[1:] or 0)
        assert it["word"] == f"samurai-{WORDS[tile[0]]}"


def test_the_map_is_made_of_four_islands() -> None:
    assert sorted(ISLANDS.values()) == ["Hokkaido", "Honshu", "Kyushu", "Shikoku"]


def reds_influence(laid: str, figures: dict[str, str]) -> dict[str, dict[str, int]]:
    """On which figures a tile of Red has influence, by settlement."""
    game, state = table({}, {"red": laid.partition("@")[0]}, figures)
    play(game, state, laid)
    shown = (it for it in game.view(state, 0)["hexes"].values() if it["kind"] == "settlement")
    counted = {it["name"]: {figure: seats[0] for figure, seats in it["influence"].items() if seats[0]} for it in shown}
    return {name: figures for name, figures in counted.items() if figures}


@pytest.mark.rule("M10")
def test_a_buddha_tile_influences_the_buddhas_beside_it_and_no_rice_field() -> None:
    """The first of the rulebook's pictures; p8 lies beside Mutsu and Kuji."""
    assert reds_influence("B2@p8", {"Mutsu": "b", "Kuji": "b"}) == {"Mutsu": {"buddha": 2}, "Kuji": {"buddha": 2}}
    assert reds_influence("B2@p8", {"Mutsu": "b", "Kuji": "r"}) == {"Mutsu": {"buddha": 2}}


@pytest.mark.rule("M10")
def test_a_horseman_influences_all_three_figures_beside_it() -> None:
    assert reds_influence("K1@p13", {"Edo": "hbr"})["Edo"] == {"helmet": 1, "buddha": 1, "rice": 1}


@pytest.mark.rule("M10")
def test_a_ship_influences_both_figures_on_the_coast_beside_it() -> None:
    for city in ("hb", "br", "hr"):
        seen = reds_influence("W2@n10", {"Akita": city})["Akita"]
        assert seen == {WORDS[letter.upper()]: 2 for letter in city}
