"""A naive second implementation of Samurai: plain Python straight from the rulebook, independent of the engine.

Tests compare the engine with it. A hex is a pair (column, row) of the map below, a tile a pair such as ("helmet", 4), a
settlement a hex with a set of figures. An act is a tuple: ``("pick", tile)``, ``("place", figure, hex)``,
``("lay", tile, hex)``, ``("move", old, new)``, ``("swap", {(figure, hex), (figure, hex)})``, ``("discard",)``, ``("end",)``.
"""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations

MAP_TEXT = """
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
MAP = MAP_TEXT.split()

Hex = tuple[int, int]
Tile = tuple[str, int]
Act = tuple[object, ...]

FIGURES = ("helmet", "buddha", "rice")
TILES: list[Tile] = [
    *((figure, number) for figure in FIGURES for number in (2, 3, 4)),
    *(("samurai", number) for number in (1, 1, 2, 2, 3)),
    *(("ship", number) for number in (1, 1, 2)),
    ("horseman", 1),
    ("tile exchange", 0),
    ("figure exchange", 0),
]
WITH_CHARACTER = ("ship", "horseman", "figure exchange")
FIGURES_OF_A_KIND = {2: 7, 3: 10, 4: 13}
PARTS = {2: "~h", 3: "~h=sk", 4: "~h=sk-e"}


def neighbours(hexagon: Hex) -> set[Hex]:
    column, row = hexagon
    beside = (row - 1, row) if column % 2 == 0 else (row, row + 1)
    return {(column, row - 1), (column, row + 1)} | {(column + side, other) for side in (-1, 1) for other in beside}


def symbol(hexagon: Hex) -> str:
    column, row = hexagon
    return MAP[row][column] if 0 <= row < len(MAP) and 0 <= column < len(MAP[0]) else "."


class NaiveGame:
    """A state of Samurai, changed in place by acts."""

    def __init__(self, players: int, capture: str, hands: str, orders: list[list[Tile]], bag: str = "") -> None:
        self.players, self.capture = players, capture
        every = {(column, row) for row in range(len(MAP)) for column in range(len(MAP[0]))}
        self.land = {hexagon for hexagon in every if symbol(hexagon) in PARTS[players] and symbol(hexagon) in "hske"}
        self.sea = {hexagon for hexagon in every if symbol(hexagon) in PARTS[players] and symbol(hexagon) in "~=-"}
        settlements = {hexagon for hexagon in every if symbol(hexagon) in "123" and neighbours(hexagon) & self.land}
        self.figures: dict[Hex, set[str]] = {hexagon: set() for hexagon in settlements}
        self.size = {hexagon: int(symbol(hexagon)) for hexagon in settlements}
        self.unplaced = dict.fromkeys(FIGURES, FIGURES_OF_A_KIND[players] - 1)
        (edo,) = (hexagon for hexagon in settlements if self.size[hexagon] == 3)
        self.figures[edo] = set(FIGURES)
        self.tiles: dict[Hex, tuple[int, Tile]] = {}
        self.supply = [list(order) for order in orders]
        self.hand: list[list[Tile]] = [[] for _ in range(players)]
        self.taken = [dict.fromkeys(FIGURES, 0) for _ in range(players)]
        self.aside = 0
        self.laid: list[Tile] = []
        self.seat = 0
        self.phase = "pick"
        if bag:
            self.place_from(list(bag))
        if hands == "random":
            self.phase = "play" if bag else "place"
            for seat in range(players):
                self.hand[seat], self.supply[seat] = self.supply[seat][:5], self.supply[seat][5:]

    def place_from(self, bag: list[str]) -> None:
        """Fill the settlements from a bag of letters: cities, then villages, each from the north-west, row by row."""
        letters = {figure[0]: figure for figure in FIGURES}
        islands = {hexagon: {symbol(near) for near in neighbours(hexagon)} & set("hske") for hexagon in self.figures}
        parts = ["h", "sk", "e"]  # in play with two, three and four players

        def order(hexagon: Hex) -> tuple[int, ...]:
            (island,) = islands[hexagon]
            part = next(number for number, letters in enumerate(parts) if island in letters)
            return part, hexagon[1], hexagon[0]

        for size in (2, 1):
            for hexagon in sorted((one for one in self.figures if self.size[one] == size), key=order):
                while len(self.figures[hexagon]) < size:
                    letter = next(letter for letter in bag if letters[letter] not in self.figures[hexagon])
                    bag.remove(letter)
                    self.figures[hexagon].add(letters[letter])
        self.unplaced = dict.fromkeys(FIGURES, 0)

    # --- legal acts ---------------------------------------------------------------------------------------------------

    def legal(self) -> set[Act]:
        if self.phase == "pick":
            return {("pick", tile) for tile in self.supply[self.seat]}
        if self.phase == "place":
            return self.placements()
        if self.phase == "over":
            return set()
        acts: set[Act] = set()
        for tile in self.hand[self.seat]:
            acts |= self.acts_with(tile)
        if self.laid or not self.hand[self.seat]:
            acts.add(("end",))
        return acts

    def placements(self) -> set[Act]:
        open_cities = [hexagon for hexagon, size in self.size.items() if size == 2 and len(self.figures[hexagon]) < 2]
        open_settlements = open_cities or [
            hexagon for hexagon, size in self.size.items() if size == 1 and not self.figures[hexagon]
        ]
        return {
            ("place", figure, hexagon)
            for hexagon in open_settlements
            for figure in FIGURES
            if self.unplaced[figure] and figure not in self.figures[hexagon]
        }

    def acts_with(self, tile: Tile) -> set[Act]:
        name = tile[0]
        if name not in WITH_CHARACTER and any(other[0] not in WITH_CHARACTER for other in self.laid):
            return set()
        empty = self.land - set(self.tiles)
        if name == "ship":
            return {("lay", tile, hexagon) for hexagon in self.sea - set(self.tiles)}
        if name == "tile exchange":
            own = [
                hexagon for hexagon, (seat, other) in self.tiles.items() if seat == self.seat and other[0] not in WITH_CHARACTER
            ]
            return {("move", old, new) for old in own for new in empty}
        if name == "figure exchange":
            return {("discard",)} | {("swap", pair) for pair in self.swaps()}
        return {("lay", tile, hexagon) for hexagon in empty}

    def swaps(self) -> list[frozenset[tuple[str, Hex]]]:
        """Return the pairs of figures that may be swapped with an effect."""
        on_map = [(figure, hexagon) for hexagon, figures in self.figures.items() for figure in figures]
        pairs = []
        for one, other in combinations(on_map, 2):
            if one[0] == other[0] or one[1] == other[1]:
                continue
            here = self.figures[one[1]] - {one[0]}
            there = self.figures[other[1]] - {other[0]}
            if other[0] not in here and one[0] not in there:
                pairs.append(frozenset((one, other)))
        return pairs

    # --- playing ------------------------------------------------------------------------------------------------------

    def after(self, act: Act) -> NaiveGame:
        after = deepcopy(self)
        after.play(act)
        return after

    def play(self, act: Act) -> None:
        match act:
            case ("pick", tile):
                self.supply[self.seat].remove(tile)  # type: ignore[arg-type]
                self.hand[self.seat].append(tile)  # type: ignore[arg-type]
                if len(self.hand[self.seat]) == 5:
                    self.seat = (self.seat + 1) % self.players
                    after = "place" if any(self.unplaced.values()) else "play"
                    self.phase = after if self.seat == 0 else "pick"
            case ("place", str(figure), hexagon):
                self.figures[hexagon].add(figure)  # type: ignore[index]
                self.unplaced[figure] -= 1
                self.seat = (self.seat + 1) % self.players
                if not any(self.unplaced.values()):
                    self.phase, self.seat = "play", 0
            case ("lay", tile, hexagon):
                self.tiles[hexagon] = (self.seat, tile)  # type: ignore[index, assignment]
                self.use(tile)  # type: ignore[arg-type]
            case ("move", old, new):
                self.tiles[new] = self.tiles[old]  # type: ignore[index]
                self.tiles[old] = (self.seat, ("tile exchange", 0))  # type: ignore[index]
                self.use(("tile exchange", 0))
            case ("swap", pair):
                (figure, hexagon), (other, elsewhere) = pair  # type: ignore[misc]
                self.figures[hexagon] = self.figures[hexagon] - {figure} | {other}
                self.figures[elsewhere] = self.figures[elsewhere] - {other} | {figure}
                self.use(("figure exchange", 0))
            case ("discard",):
                self.use(("figure exchange", 0))
            case ("end",):
                self.end_turn()

    def use(self, tile: Tile) -> None:
        self.hand[self.seat].remove(tile)
        self.laid.append(tile)
        if self.capture == "immediate":
            self.take_figures()

    def take_figures(self) -> None:
        for hexagon, figures in self.figures.items():
            if (neighbours(hexagon) & self.land) <= set(self.tiles):
                for figure in figures:
                    self.give(figure, hexagon)
                self.figures[hexagon] = set()

    def give(self, figure: str, hexagon: Hex) -> None:
        influence = [0] * self.players
        for near in neighbours(hexagon):
            if near in self.tiles:
                seat, (name, number) = self.tiles[near]
                if name in (figure, "samurai", "ship", "horseman"):
                    influence[seat] += number
        most = max(influence)
        if most > 0 and influence.count(most) == 1:
            self.taken[influence.index(most)][figure] += 1
        else:
            self.aside += 1

    def end_turn(self) -> None:
        self.take_figures()
        while len(self.hand[self.seat]) < 5 and self.supply[self.seat]:
            self.hand[self.seat].append(self.supply[self.seat].pop(0))
        self.laid = []
        kinds_on_map = set().union(*self.figures.values())
        if len(kinds_on_map) < 3 or self.aside >= 4:
            self.phase = "over"
        else:
            self.seat = (self.seat + 1) % self.players

    # --- the result ---------------------------------------------------------------------------------------------------

    def majorities(self) -> dict[int, list[str]]:
        majorities: dict[int, list[str]] = {seat: [] for seat in range(self.players)}
        for figure in FIGURES:
            counts = [taken[figure] for taken in self.taken]
            if counts.count(max(counts)) == 1:
                majorities[counts.index(max(counts))].append(figure)
        return majorities

    def winners(self) -> set[int]:
        majorities = self.majorities()
        for seat, kinds in majorities.items():
            if len(kinds) >= 2:
                return {seat}
        total = [sum(taken.values()) for taken in self.taken]
        competing = {seat for seat, kinds in majorities.items() if kinds}
        if competing:
            others = {seat: total[seat] - self.taken[seat][majorities[seat][0]] for seat in competing}
            competing = {seat for seat in competing if others[seat] == max(others.values())}
        else:
            competing = set(range(self.players))
        return {seat for seat in competing if total[seat] == max(total[other] for other in competing)}

    def places(self) -> list[int]:
        """Return every seat's place, group by group: two majorities, one, none; the best of a group first."""
        majorities = self.majorities()
        total = [sum(taken.values()) for taken in self.taken]
        groups: list[list[int]] = [[], [], []]
        for seat, kinds in majorities.items():
            groups[0 if len(kinds) >= 2 else 1 if kinds else 2].append(seat)
        order: list[list[int]] = [groups[0]] if groups[0] else []
        rest = set(groups[1])
        while rest:
            others = {seat: total[seat] - self.taken[seat][majorities[seat][0]] for seat in rest}
            best = [seat for seat in rest if others[seat] == max(others.values())]
            best = [seat for seat in best if total[seat] == max(total[one] for one in best)]
            order.append(best)
            rest -= set(best)
        rest = set(groups[2])
        while rest:
            best = [seat for seat in rest if total[seat] == max(total[one] for one in rest)]
            order.append(best)
            rest -= set(best)
        places, ahead = [0] * self.players, 0
        for group in order:
            for seat in group:
                places[seat] = ahead + 1
            ahead += len(group)
        return places
