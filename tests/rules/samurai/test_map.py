"""The map: its counts, neighbours and names."""

from __future__ import annotations

from collections import Counter

import pytest

from kaisho.games.samurai.board import (
    CAPACITY,
    CELLS,
    CITIES,
    FIRST_SEA,
    FIRST_SETTLEMENT,
    HEX_NAMES,
    HEXES,
    ISLAND_OF,
    LAND,
    LAND_AROUND,
    NEEDED,
    NEIGHBOURS,
    SEA,
    SETTLED,
    SETTLEMENT_NAMES,
    VILLAGES,
)


@pytest.mark.rule("M2", "M3", "M8")
@pytest.mark.parametrize(
    ("players", "hexes", "sea", "land", "villages", "cities", "figures"),
    [(2, 91, 44, 30, 14, 2, 21), (3, 133, 64, 43, 23, 2, 30), (4, 174, 84, 56, 30, 3, 39)],
)
def test_the_numbers_of_hexes_settlements_and_figures(
    players: int, hexes: int, sea: int, land: int, villages: int, cities: int, figures: int
) -> None:
    in_play = [hexagon for hexagon in range(HEXES) if NEEDED[hexagon] <= players]
    assert len(in_play) == hexes
    assert int(LAND[players]).bit_count() == len([hexagon for hexagon in in_play if hexagon < FIRST_SEA]) == land
    assert sum(int(word).bit_count() for word in SEA[players]) == sea
    assert len([hexagon for hexagon in in_play if FIRST_SEA <= hexagon < FIRST_SETTLEMENT]) == sea
    kinds = Counter(int(CAPACITY[hexagon - FIRST_SETTLEMENT]) for hexagon in in_play if hexagon >= FIRST_SETTLEMENT)
    assert kinds == {1: villages, 2: cities, 3: 1}
    assert int(VILLAGES[players]).bit_count() == villages
    assert int(CITIES[players]).bit_count() == cities
    assert int(SETTLED[players]) == (1 << villages + cities + 1) - 1
    assert villages + 2 * cities + 3 == figures


def test_neighbours_are_mutual_and_at_most_six() -> None:
    for hexagon in range(HEXES):
        assert len(NEIGHBOURS[hexagon]) <= 6
        assert len(set(NEIGHBOURS[hexagon])) == len(NEIGHBOURS[hexagon])
        for near in NEIGHBOURS[hexagon]:
            assert hexagon in NEIGHBOURS[near]
            assert near != hexagon
            assert abs(CELLS[near][0] - CELLS[hexagon][0]) <= 1


@pytest.mark.parametrize(
    ("name", "neighbours"),
    [
        ("o14", {"o13", "o15", "n13", "n14", "p13", "p14"}),
        ("f18", {"f17", "f19", "e18", "e19", "g18", "g19"}),
        ("l16", {"l15", "l17", "k16", "k17", "m16", "m17"}),
    ],
)
def test_odd_columns_are_half_a_hex_lower(name: str, neighbours: set[str]) -> None:
    assert {HEX_NAMES[near] for near in NEIGHBOURS[HEX_NAMES.index(name)]} == neighbours


@pytest.mark.rule("M13")
def test_settlements_are_not_adjacent_and_border_land_of_one_island() -> None:
    for hexagon in range(FIRST_SETTLEMENT, HEXES):
        assert len(NEIGHBOURS[hexagon]) == 6
        assert all(near < FIRST_SETTLEMENT for near in NEIGHBOURS[hexagon])
        land = [near for near in NEIGHBOURS[hexagon] if near < FIRST_SEA]
        assert land
        assert {ISLAND_OF[near] for near in land} == {ISLAND_OF[hexagon]}
        assert all(NEEDED[near] == NEEDED[hexagon] for near in land)
        assert int(LAND_AROUND[hexagon - FIRST_SETTLEMENT]) == sum(1 << near for near in land)


def test_the_islands_in_play() -> None:
    islands = {players: {ISLAND_OF[hexagon] for hexagon in range(HEXES) if NEEDED[hexagon] <= players} for players in (2, 3, 4)}
    assert islands[2] == {None, "Honshu"}
    assert islands[3] == {None, "Honshu", "Shikoku", "Kyushu"}
    assert islands[4] == {None, "Honshu", "Shikoku", "Kyushu", "Hokkaido"}


def test_names_are_unique_and_the_cities_have_those_of_the_rulebook() -> None:
    assert len(set(SETTLEMENT_NAMES)) == 34
    assert len(set(HEX_NAMES)) == 174
    assert not {name.lower() for name in SETTLEMENT_NAMES} & set(HEX_NAMES)
    assert [name for name, size in zip(SETTLEMENT_NAMES, CAPACITY, strict=True) if size == 2] == ["Akita", "Kyoto", "Sapporo"]
    assert SETTLEMENT_NAMES[0] == "Edo"
