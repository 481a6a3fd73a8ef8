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
def test_the_counts_of_the_map(players: int, hexes: int, sea: int, land: int, villages: int, cities: int, figures: int) -> None:
    in_play = [place for place in range(HEXES) if NEEDED[place] <= players]
    assert len(in_play) == hexes
    assert int(LAND[players]).bit_count() == len([place for place in in_play if place < FIRST_SEA]) == land
    assert sum(int(word).bit_count() for word in SEA[players]) == sea
    assert len([place for place in in_play if FIRST_SEA <= place < FIRST_SETTLEMENT]) == sea
    kinds = Counter(int(CAPACITY[place - FIRST_SETTLEMENT]) for place in in_play if place >= FIRST_SETTLEMENT)
    assert kinds == {1: villages, 2: cities, 3: 1}
    assert int(VILLAGES[players]).bit_count() == villages
    assert int(CITIES[players]).bit_count() == cities
    assert int(SETTLED[players]) == (1 << villages + cities + 1) - 1
    assert villages + 2 * cities + 3 == figures


def test_neighbours_are_mutual_and_at_most_six() -> None:
    for place in range(HEXES):
        assert len(NEIGHBOURS[place]) <= 6
        assert len(set(NEIGHBOURS[place])) == len(NEIGHBOURS[place])
        for near in NEIGHBOURS[place]:
            assert place in NEIGHBOURS[near]
            assert near != place
            assert abs(CELLS[near][0] - CELLS[place][0]) <= 1


@pytest.mark.parametrize(
    ("place", "around"),
    [
        ("o14", {"o13", "o15", "n13", "n14", "p13", "p14"}),
        ("f18", {"f17", "f19", "e18", "e19", "g18", "g19"}),
        ("l16", {"l15", "l17", "k16", "k17", "m16", "m17"}),
    ],
)
def test_odd_columns_lie_half_a_hex_lower(place: str, around: set[str]) -> None:
    assert {HEX_NAMES[near] for near in NEIGHBOURS[HEX_NAMES.index(place)]} == around


@pytest.mark.rule("M13")
def test_no_two_settlements_are_adjacent_and_each_has_land_of_its_own_island_around_it() -> None:
    for place in range(FIRST_SETTLEMENT, HEXES):
        assert len(NEIGHBOURS[place]) == 6
        assert all(near < FIRST_SETTLEMENT for near in NEIGHBOURS[place])
        land = [near for near in NEIGHBOURS[place] if near < FIRST_SEA]
        assert land
        assert {ISLAND_OF[near] for near in land} == {ISLAND_OF[place]}
        assert all(NEEDED[near] == NEEDED[place] for near in land)
        assert int(LAND_AROUND[place - FIRST_SETTLEMENT]) == sum(1 << near for near in land)


def test_the_islands_in_play() -> None:
    islands = {players: {ISLAND_OF[place] for place in range(HEXES) if NEEDED[place] <= players} for players in (2, 3, 4)}
    assert islands[2] == {None, "Honshu"}
    assert islands[3] == {None, "Honshu", "Shikoku", "Kyushu"}
    assert islands[4] == {None, "Honshu", "Shikoku", "Kyushu", "Hokkaido"}


def test_names_are_unique_and_the_cities_have_their_own() -> None:
    assert len(set(SETTLEMENT_NAMES)) == 34
    assert len(set(HEX_NAMES)) == 174
    assert not {name.lower() for name in SETTLEMENT_NAMES} & set(HEX_NAMES)
    assert [name for name, size in zip(SETTLEMENT_NAMES, CAPACITY, strict=True) if size == 2] == ["Akita", "Kyoto", "Sapporo"]
    assert SETTLEMENT_NAMES[0] == "Edo"
