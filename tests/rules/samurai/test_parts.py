"""The parts of Samurai: figures, tiles and the map."""

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
from tests.rules.samurai.positions import play, set_up

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


def test_two_to_four_players_have_a_colour_each() -> None:
    for players, colours in ((2, ["red", "blue"]), (3, ["red", "blue", "green"]), (4, ["red", "blue", "green", "yellow"])):
        game = Samurai(players=players)
        assert [game.seat_name(seat) for seat in range(game.seats)] == colours
    for players in (1, 5):
        with pytest.raises(BadOption):
            Samurai(players=players)


def test_there_are_13_figures_of_each_kind_and_fewer_with_fewer_players() -> None:
    assert "".join(FIGURE_LETTERS) == "hbr"
    assert {players: int(FIGURES_OF_A_KIND[players]) for players in (2, 3, 4)} == {2: 7, 3: 10, 4: 13}
    assert 3 * int(FIGURES_OF_A_KIND[4]) == 39


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_the_same_twenty_tiles(players: int) -> None:
    game = Samurai(players=players)
    state = game.deal(seed=3)
    tiles = Counter(dict(zip(TILES, (int(number) for number in TILE_COUNT), strict=True)))
    assert tiles == Counter(WITH_THE_CHARACTER) + Counter(WITHOUT_IT)
    assert tiles.total() == 20
    for seat in range(players):
        assert Counter(TILES[kind] for kind in supply_of(state, seat)) == tiles
    assert 4 * tiles.total() == 80


def test_five_tiles_have_the_character_and_fifteen_do_not() -> None:
    tiles = Samurai().board()["tiles"]
    assert {code: tile["count"] for code, tile in tiles.items() if tile["character"]} == WITH_THE_CHARACTER
    assert {code: tile["count"] for code, tile in tiles.items() if not tile["character"]} == WITHOUT_IT
    assert (sum(WITH_THE_CHARACTER.values()), sum(WITHOUT_IT.values())) == (5, 15)


def test_every_tile_except_the_figure_exchange_has_a_number() -> None:
    tiles = Samurai().board()["tiles"]
    assert [code for code in tiles if not code[1:]] == ["F"]
    for code, tile in tiles.items():
        assert tile["value"] == int(code[1:] or 0)
        assert tile["word"] == f"samurai-{WORDS[code[0]]}"


def test_the_map_has_four_islands() -> None:
    assert sorted(ISLANDS.values()) == ["Hokkaido", "Honshu", "Kyushu", "Shikoku"]


def reds_influence(laid: str, figures: dict[str, str]) -> dict[str, dict[str, int]]:
    """Return the influence of a red tile on the figures, by settlement."""
    game, state = set_up({}, {"red": laid.partition("@")[0]}, figures)
    play(game, state, laid)
    settlements = (content for content in game.view(state, 0)["hexes"].values() if content["kind"] == "settlement")
    influence = {
        settlement["name"]: {figure: seats[0] for figure, seats in settlement["influence"].items() if seats[0]}
        for settlement in settlements
    }
    return {name: figures for name, figures in influence.items() if figures}


@pytest.mark.rule("M10")
def test_a_buddha_tile_influences_adjacent_buddhas_but_not_rice_fields() -> None:
    """The first picture in the rulebook; p8 is next to Mutsu and Kuji."""
    assert reds_influence("B2@p8", {"Mutsu": "b", "Kuji": "b"}) == {"Mutsu": {"buddha": 2}, "Kuji": {"buddha": 2}}
    assert reds_influence("B2@p8", {"Mutsu": "b", "Kuji": "r"}) == {"Mutsu": {"buddha": 2}}


@pytest.mark.rule("M10")
def test_a_horseman_influences_all_three_adjacent_figures() -> None:
    assert reds_influence("K1@p13", {"Edo": "hbr"})["Edo"] == {"helmet": 1, "buddha": 1, "rice": 1}


@pytest.mark.rule("M10")
def test_a_ship_influences_both_figures_on_the_adjacent_coast() -> None:
    for city in ("hb", "br", "hr"):
        influence = reds_influence("W2@n10", {"Akita": city})["Akita"]
        assert influence == {WORDS[letter.upper()]: 2 for letter in city}
