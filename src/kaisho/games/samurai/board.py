"""Tables of Samurai's map and tiles: hexes and their neighbours, settlements, and what each tile influences.

A hex is a number. Plain land comes first, then sea, then settlements. Within each of these ranges, the hexes in play with
two players come before those that three and four players add. So a set of hexes is one or two words of bits, and the hexes
in play are the first ones of each range.
"""

from __future__ import annotations

import numpy as np

from kaisho.kernel import uint64

# Flat-top hexes, odd columns half a hex lower. Sea: ~ with two or more players, = three or more, - four. Plain land: h Honshu,
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
"""The names of the settlements: those of the rulebook for Edo and the cities, real towns nearby for the villages."""

ISLANDS = {"h": "Honshu", "s": "Shikoku", "k": "Kyushu", "e": "Hokkaido"}
_NEEDED = {"~": 2, "=": 3, "-": 4, "h": 2, "s": 3, "k": 3, "e": 4}
"""The number of players from which a part of the map is in play."""

Cell = tuple[int, int]
"""Column and row of a hex."""
_SYMBOLS = {
    (column, row): symbol for row, text in enumerate(MAP.split()) for column, symbol in enumerate(text) if symbol != "."
}


def cells_around(cell: Cell) -> list[Cell]:
    """Return the six cells around a cell, whether they are on the map or not."""
    column, row = cell
    lower = column % 2
    sides = [(column + side, row + lower + step) for side in (-1, 1) for step in (-1, 0)]
    return [(column, row - 1), (column, row + 1), *sides]


def _island(cell: Cell) -> str:
    """Return the letter of the island that a cell of land belongs to."""
    if _SYMBOLS[cell] in ISLANDS:
        return _SYMBOLS[cell]
    (island,) = {symbol for near in cells_around(cell) if (symbol := _SYMBOLS.get(near, "~")) in ISLANDS}
    return island


def _players_needed(cell: Cell) -> int:
    """Return the number of players from which a cell is in play."""
    return _NEEDED[_SYMBOLS[cell] if _SYMBOLS[cell] in "~=-" else _island(cell)]


def _sorted(symbols: str) -> list[Cell]:
    """Return all cells with one of these symbols, sorted by players needed, then Edo, cities and villages."""

    def order(cell: Cell) -> tuple[int, ...]:
        return _players_needed(cell), symbols.index(_SYMBOLS[cell]) if "1" in symbols else 0, cell[1], cell[0]

    return sorted((cell for cell, symbol in _SYMBOLS.items() if symbol in symbols), key=order)


_LAND, _SEA, _SETTLEMENTS = _sorted("hske"), _sorted("~=-"), _sorted("321")
CELLS = (*_LAND, *_SEA, *_SETTLEMENTS)
"""Column and row of every hex."""

HEXES = len(CELLS)
LAND_HEXES, SEA_HEXES, SETTLEMENTS = len(_LAND), len(_SEA), len(_SETTLEMENTS)
FIRST_SEA = LAND_HEXES
FIRST_SETTLEMENT = LAND_HEXES + SEA_HEXES
TILE_HEXES = FIRST_SETTLEMENT
"""The number of hexes that can have a tile: the plain land and the sea, which come first."""

EDO = 0
NEEDED = tuple(_players_needed(cell) for cell in CELLS)
"""The number of players from which each hex is in play."""
NUMBER_OF = {cell: number for number, cell in enumerate(CELLS)}
NEIGHBOURS = tuple(tuple(NUMBER_OF[near] for near in cells_around(cell) if near in NUMBER_OF) for cell in CELLS)
ISLAND_OF = tuple(None if cell in _SEA else ISLANDS[_island(cell)] for cell in CELLS)


def hex_name(number: int) -> str:
    """Return the name of a hex, its column and row: ``a1`` is the north-west corner of the map."""
    column, row = CELLS[number]
    return f"{COLUMNS[column]}{row + 1}"


HEX_NAMES = tuple(hex_name(number) for number in range(HEXES))
HEX_OF = {name: number for number, name in enumerate(HEX_NAMES)}
SETTLEMENT_NAMES = tuple(NAMES[HEX_NAMES[FIRST_SETTLEMENT + settlement]] for settlement in range(SETTLEMENTS))

CAPACITY = np.array([int(_SYMBOLS[cell]) for cell in _SETTLEMENTS], np.int64)
"""The number of figures that a settlement begins with: a village one, a city two, Edo three (M2, M3)."""


def _bits(numbers: list[int]) -> np.uint64:
    return uint64(sum(1 << number for number in numbers))


def _in_play(cells: list[Cell], players: int) -> list[int]:
    return [number for number, cell in enumerate(cells) if _players_needed(cell) <= players]


_PLAYERS = range(5)  # tables by the number of players; 0 and 1 are never used

LAND = np.array([_bits(_in_play(_LAND, players)) for players in _PLAYERS], np.uint64)
"""The plain land in play, as bits, by the number of players."""

SEA = np.array(
    [[_bits([n - 64 * word for n in _in_play(_SEA, players) if n // 64 == word]) for word in (0, 1)] for players in _PLAYERS],
    np.uint64,
)
"""The sea in play, as bits of two words, by the number of players."""

SETTLED = np.array([_bits(_in_play(_SETTLEMENTS, players)) for players in _PLAYERS], np.uint64)
CITIES = np.array([_bits([n for n in _in_play(_SETTLEMENTS, players) if CAPACITY[n] == 2]) for players in _PLAYERS], np.uint64)
VILLAGES = np.array(
    [_bits([n for n in _in_play(_SETTLEMENTS, players) if CAPACITY[n] == 1]) for players in _PLAYERS], np.uint64
)
"""The settlements, the cities without Edo, and the villages in play, as bits, by the number of players."""

LAND_AROUND = np.array(
    [_bits([near for near in NEIGHBOURS[FIRST_SETTLEMENT + n] if near < LAND_HEXES]) for n in range(SETTLEMENTS)], np.uint64
)
"""The plain land around each settlement, as bits. When all of it is occupied, the figures are captured (M13)."""

AROUND = np.array([NEIGHBOURS[FIRST_SETTLEMENT + n] for n in range(SETTLEMENTS)], np.int64)
"""The six hexes around each settlement, sea included; all of them can have a tile."""

# --- figures and tiles ------------------------------------------------------------------------------------------------

FIGURES = ("helmet", "buddha", "rice")
FIGURE_LETTERS = "hbr"
FIGURES_OF_A_KIND = np.array([0, 0, 7, 10, 13], np.int64)
"""The number of figures of each kind, by the number of players."""
MAX_PLACED = 3 * (int(FIGURES_OF_A_KIND[-1]) - 1)
"""The number of figures that are placed with four players: all but those in Edo."""

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
"""The kinds below this number lie on land and have no character, so a tile exchange can move them (M12)."""
LAID_KINDS = 15
"""The kinds below this number are laid on a hex by an act ``LAY``."""
UNKNOWN = KINDS
"""A tile that is hidden from a seat."""

TILE_COUNT = np.array([1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 2, 1, 1, 1, 1], np.int64)
"""The number of tiles of each kind that a player has."""
TILES_PER_PLAYER = 20
HAND_SIZE = 5

INFLUENCE = np.array(
    [
        [int(code[1:] or 0) if code[0] in "SWK" or code[0].lower() == figure else 0 for figure in FIGURE_LETTERS]
        for code in TILES
    ],
    np.int64,
)
"""The influence of a tile on a figure next to it, by the kinds of both (M10)."""
