"""Samurai's map and tiles as tables: hexes and their neighbours, settlements, and what each tile influences.

A hex is a number. Plain land comes first, then sea, then settlements, and within each of them what is in play with two
players before what three and four add; so whole sets of hexes are a word or two of bits, and everything in play for a
number of players is a beginning of each range.
"""

from __future__ import annotations

import numpy as np

from kaisho.kernel import uint64

# Flat-top hexes, odd columns half a hex lower. Sea: ~ from two players, = from three, - with four. Plain land: h Honshu,
# s Shikoku, k Kyushu, e Hokkaido. Settlements belong to the island around them: 1 village, 2 city, 3 Edo.
MAP = """\
.............---....
.............-1e----
.............-e1-e1-
............-1eee1e-
............-ee2e--.
............-1eee-..
............-~~~1-..
.............~1h~~..
.............~hh1~..
.............~2hh~..
.............~hh1~..
...........~~h1h~~..
..........~h1hhh1~..
.........~~1hh3hh~..
.......~~1~hh1h~1~..
.....~~hhhh2h~~.~...
....~h1h1~hh~.......
...=~1h~~~1~~.......
.==1~~~s1s~.........
=1kkk=1ss1=.........
==kk1=s1s==.........
.=1kk====...........
..==1=..............
....=...............
"""

COLUMNS = "abcdefghijklmnopqrst"

NAMES = {
    "o14": "Edo",
    "o10": "Akita",
    "l16": "Kyoto",
    "p5": "Sapporo",
    "o2": "Soya",
    "p3": "Omu",
    "s3": "Rausu",
    "n4": "Rumoi",
    "r4": "Akan",
    "n6": "Esan",
    "q7": "Erimo",
    "o8": "Mutsu",
    "q9": "Kuji",
    "q11": "Tono",
    "o12": "Nikko",
    "m13": "Ojiya",
    "q13": "Iwaki",
    "l14": "Himi",
    "j15": "Obama",
    "n15": "Kofu",
    "q15": "Chiba",
    "g17": "Izumo",
    "i17": "Bizen",
    "f18": "Hagi",
    "k18": "Nachi",
    "d19": "Moji",
    "b20": "Imari",
    "e21": "Beppu",
    "c22": "Uto",
    "e23": "Obi",
    "i19": "Utazu",
    "g20": "Ozu",
    "j20": "Anan",
    "h21": "Kochi",
}
"""A name for each settlement: the rulebook's for Edo and the cities, real places nearby for the villages."""

ISLANDS = {"h": "Honshu", "s": "Shikoku", "k": "Kyushu", "e": "Hokkaido"}
_NEEDED = {"~": 2, "=": 3, "-": 4, "h": 2, "s": 3, "k": 3, "e": 4}
"""From how many players on a part of the map is in play."""

Cell = tuple[int, int]
_SIGNS = {(column, row): sign for row, line in enumerate(MAP.split()) for column, sign in enumerate(line) if sign != "."}


def cells_around(cell: Cell) -> list[Cell]:
    """The six cells around a cell, on the map or not."""
    column, row = cell
    lower = column % 2
    sides = [(column + side, row + lower + step) for side in (-1, 1) for step in (-1, 0)]
    return [(column, row - 1), (column, row + 1), *sides]


def _island(cell: Cell) -> str:
    """The letter of the island that a cell of land belongs to."""
    if _SIGNS[cell] in ISLANDS:
        return _SIGNS[cell]
    (island,) = {sign for near in cells_around(cell) if (sign := _SIGNS.get(near, "~")) in ISLANDS}
    return island


def _needed(cell: Cell) -> int:
    """From how many players on a cell is in play."""
    return _NEEDED[_SIGNS[cell] if _SIGNS[cell] in "~=-" else _island(cell)]


def _sorted(signs: str) -> list[Cell]:
    """All cells with one of these signs, by what is in play first; Edo before cities before villages."""
    found = [cell for cell, sign in _SIGNS.items() if sign in signs]
    return sorted(found, key=lambda cell: (_needed(cell), signs.index(_SIGNS[cell]) if "1" in signs else 0, cell[1], cell[0]))


_LAND, _SEA, _SETTLEMENTS = _sorted("hske"), _sorted("~=-"), _sorted("321")
CELLS = (*_LAND, *_SEA, *_SETTLEMENTS)
"""Column and row of every hex."""

HEXES = len(CELLS)
LAND_HEXES, SEA_HEXES, SETTLEMENTS = len(_LAND), len(_SEA), len(_SETTLEMENTS)
FIRST_SEA = LAND_HEXES
FIRST_SETTLEMENT = LAND_HEXES + SEA_HEXES
TILE_HEXES = FIRST_SETTLEMENT
"""How many hexes can have a tile: the plain land and the sea, which come first."""

EDO = 0
NEEDED = tuple(_needed(cell) for cell in CELLS)
NUMBER_OF = {cell: number for number, cell in enumerate(CELLS)}
NEIGHBOURS = tuple(tuple(NUMBER_OF[near] for near in cells_around(cell) if near in NUMBER_OF) for cell in CELLS)
ISLAND_OF = tuple(None if cell in _SEA else ISLANDS[_island(cell)] for cell in CELLS)


def hex_name(number: int) -> str:
    """A hex by its column and row: ``a1`` is the north-west corner of the map."""
    column, row = CELLS[number]
    return f"{COLUMNS[column]}{row + 1}"


HEX_NAMES = tuple(hex_name(number) for number in range(HEXES))
HEX_OF = {name: number for number, name in enumerate(HEX_NAMES)}
SETTLEMENT_NAMES = tuple(NAMES[HEX_NAMES[FIRST_SETTLEMENT + settlement]] for settlement in range(SETTLEMENTS))

CAPACITY = np.array([int(_SIGNS[cell]) for cell in _SETTLEMENTS], np.int64)
"""How many figures a settlement begins with: a village one, a city two, Edo three (M2, M3)."""


def _bits(numbers: list[int]) -> np.uint64:
    return uint64(sum(1 << number for number in numbers))


def _in_play(cells: list[Cell], players: int) -> list[int]:
    return [number for number, cell in enumerate(cells) if _needed(cell) <= players]


_PLAYERS = range(5)  # tables by the number of players; 0 and 1 are never used

LAND = np.array([_bits(_in_play(_LAND, players)) for players in _PLAYERS], np.uint64)
"""The plain land in play, as bits."""

SEA = np.array(
    [[_bits([n - 64 * word for n in _in_play(_SEA, players) if n // 64 == word]) for word in (0, 1)] for players in _PLAYERS],
    np.uint64,
)
"""The sea in play, as bits of two words."""

SETTLED = np.array([_bits(_in_play(_SETTLEMENTS, players)) for players in _PLAYERS], np.uint64)
CITIES = np.array([_bits([n for n in _in_play(_SETTLEMENTS, players) if CAPACITY[n] == 2]) for players in _PLAYERS], np.uint64)
VILLAGES = np.array(
    [_bits([n for n in _in_play(_SETTLEMENTS, players) if CAPACITY[n] == 1]) for players in _PLAYERS], np.uint64
)
"""The settlements, the cities without Edo, and the villages in play, as bits."""

LAND_AROUND = np.array(
    [_bits([near for near in NEIGHBOURS[FIRST_SETTLEMENT + n] if near < LAND_HEXES]) for n in range(SETTLEMENTS)], np.uint64
)
"""The plain land around each settlement, as bits: when all of it is occupied, the figures are taken (M13)."""

AROUND = np.array([NEIGHBOURS[FIRST_SETTLEMENT + n] for n in range(SETTLEMENTS)], np.int64)
"""The six hexes around each settlement, sea included; all of them can have a tile."""

# --- figures and tiles ------------------------------------------------------------------------------------------------

FIGURES = ("helmet", "buddha", "rice")
FIGURE_LETTERS = "hbr"
FIGURES_OF_A_KIND = np.array([0, 0, 7, 10, 13], np.int64)
"""How many figures of each kind there are, by the number of players."""

TILES = ("H2", "H3", "H4", "B2", "B3", "B4", "R2", "R3", "R4", "S1", "S2", "S3", "W1", "W2", "K1", "T0", "F")
"""The kinds of tile: helmet, buddha, rice, samurai, ship (W, on the water), horseman (K), tile and figure exchange."""

TILE_WORDS = tuple(
    {
        "H": "helmet",
        "B": "buddha",
        "R": "rice",
        "S": "samurai",
        "W": "ship",
        "K": "horseman",
        "T": "tile-exchange",
        "F": "figure-exchange",
    }[code[0]]
    for code in TILES
)
KINDS = len(TILES)
SHIP_1, SHIP_2, HORSEMAN, TILE_EXCHANGE, FIGURE_EXCHANGE = 12, 13, 14, 15, 16
MOVABLE_KINDS = 12
"""The first kinds of tile lie on land and have no character: a tile exchange can take them up (M12)."""
LAID_KINDS = 15
"""The first kinds of tile are laid on a hex and stay there."""
UNKNOWN = KINDS
"""A tile that somebody may not know."""

TILE_COUNT = np.array([1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 2, 1, 1, 1, 1], np.int64)
"""How many tiles of each kind a player has."""
OWN_TILES = 20
HAND = 5

INFLUENCE = np.array(
    [
        [int(code[1:] or 0) if code[0] in "SWK" or code[0].lower() == figure else 0 for figure in FIGURE_LETTERS]
        for code in TILES
    ],
    np.int64,
)
"""How strongly a tile influences a figure next to it, by the kinds of both (M10)."""
