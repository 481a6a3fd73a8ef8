"""Samurai a second time, in plain Python and straight from the rulebook: slow, simple, and without the engine.

Tests play the engine against it. A hex is a pair (column, row) of the map below; a tile a pair such as ("helmet", 4); a
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


def neighbours(place: Hex) -> set[Hex]:
    column, row = place
    beside = (row - 1, row) if column % 2 == 0 else (row, row + 1)
    return {(column, row - 1), (column, row + 1)} | {(column + side, other) for side in (-1, 1) for other in beside}


def sign(place: Hex) -> str:
    column, row = place
    return MAP[row][column] if 0 <= row < len(MAP) and 0 <= column < len(MAP[0]) else "."


class NaiveGame:
    """A game of Samurai at one moment."""

    def __init__(self, players: int, capture: str, hands: str, orders: list[list[Tile]]) -> None:
        self.players, self.capture = players, capture
        every = {(column, row) for row in range(len(MAP)) for column in range(len(MAP[0]))}
        self.land = {place for place in every if sign(place) in PARTS[players] and sign(place) in "hske"}
        self.sea = {place for place in every if sign(place) in PARTS[players] and sign(place) in "~=-"}
        towns = {place for place in every if sign(place) in "123" and neighbours(place) & self.land}
        self.figures: dict[Hex, set[str]] = {place: set() for place in towns}
        self.size = {place: int(sign(place)) for place in towns}
        self.unplaced = dict.fromkeys(FIGURES, FIGURES_OF_A_KIND[players] - 1)
        (edo,) = (place for place in towns if self.size[place] == 3)
        self.figures[edo] = set(FIGURES)
        self.tiles: dict[Hex, tuple[int, Tile]] = {}
        self.supply = [list(order) for order in orders]
        self.hand: list[list[Tile]] = [[] for _ in range(players)]
        self.taken = [dict.fromkeys(FIGURES, 0) for _ in range(players)]
        self.aside = 0
        self.laid: list[Tile] = []
        self.seat = 0
        self.phase = "pick"
        if hands == "random":
            self.phase = "place"
            for seat in range(players):
                self.hand[seat], self.supply[seat] = self.supply[seat][:5], self.supply[seat][5:]

    # --- what may be done ---------------------------------------------------------------------------------------------

    def legal(self) -> set[Act]:
        if self.phase == "pick":
            return {("pick", tile) for tile in self.supply[self.seat]}
        if self.phase == "place":
            return self.placings()
        if self.phase == "over":
            return set()
        found: set[Act] = set()
        for tile in self.hand[self.seat]:
            found |= self.ways_to_use(tile)
        if self.laid or not self.hand[self.seat]:
            found.add(("end",))
        return found

    def placings(self) -> set[Act]:
        open_cities = [place for place, size in self.size.items() if size == 2 and len(self.figures[place]) < 2]
        open_places = open_cities or [place for place, size in self.size.items() if size == 1 and not self.figures[place]]
        return {
            ("place", figure, place)
            for place in open_places
            for figure in FIGURES
            if self.unplaced[figure] and figure not in self.figures[place]
        }

    def ways_to_use(self, tile: Tile) -> set[Act]:
        name = tile[0]
        if name not in WITH_CHARACTER and any(other[0] not in WITH_CHARACTER for other in self.laid):
            return set()
        empty = self.land - set(self.tiles)
        if name == "ship":
            return {("lay", tile, place) for place in self.sea - set(self.tiles)}
        if name == "tile exchange":
            own = [place for place, (seat, other) in self.tiles.items() if seat == self.seat and other[0] not in WITH_CHARACTER]
            return {("move", old, new) for old in own for new in empty}
        if name == "figure exchange":
            return {("discard",)} | {("swap", pair) for pair in self.swaps()}
        return {("lay", tile, place) for place in empty}

    def swaps(self) -> list[frozenset[tuple[str, Hex]]]:
        """Pairs of figures that may change places with an effect."""
        standing = [(figure, place) for place, figures in self.figures.items() for figure in figures]
        found = []
        for one, other in combinations(standing, 2):
            if one[0] == other[0] or one[1] == other[1]:
                continue
            here = self.figures[one[1]] - {one[0]}
            there = self.figures[other[1]] - {other[0]}
            if other[0] not in here and one[0] not in there:
                found.append(frozenset((one, other)))
        return found

    # --- what happens -------------------------------------------------------------------------------------------------

    def after(self, act: Act) -> NaiveGame:
        later = deepcopy(self)
        later.play(act)
        return later

    def play(self, act: Act) -> None:
        match act:
            case ("pick", tile):
                self.supply[self.seat].remove(tile)  # type: ignore[arg-type]
                self.hand[self.seat].append(tile)  # type: ignore[arg-type]
                if len(self.hand[self.seat]) == 5:
                    self.seat = (self.seat + 1) % self.players
                    self.phase = "place" if self.seat == 0 else "pick"
            case ("place", str(figure), place):
                self.figures[place].add(figure)  # type: ignore[index]
                self.unplaced[figure] -= 1
                self.seat = (self.seat + 1) % self.players
                if not any(self.unplaced.values()):
                    self.phase, self.seat = "play", 0
            case ("lay", tile, place):
                self.tiles[place] = (self.seat, tile)  # type: ignore[index, assignment]
                self.use(tile)  # type: ignore[arg-type]
            case ("move", old, new):
                self.tiles[new] = self.tiles[old]  # type: ignore[index]
                self.tiles[old] = (self.seat, ("tile exchange", 0))  # type: ignore[index]
                self.use(("tile exchange", 0))
            case ("swap", pair):
                (figure, place), (other, elsewhere) = pair  # type: ignore[misc]
                self.figures[place] = self.figures[place] - {figure} | {other}
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
        for place, figures in self.figures.items():
            if (neighbours(place) & self.land) <= set(self.tiles):
                for figure in figures:
                    self.give(figure, place)
                self.figures[place] = set()

    def give(self, figure: str, place: Hex) -> None:
        influence = [0] * self.players
        for near in neighbours(place):
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
        left = set().union(*self.figures.values())
        if len(left) < 3 or self.aside >= 4:
            self.phase = "over"
        else:
            self.seat = (self.seat + 1) % self.players

    # --- the winners --------------------------------------------------------------------------------------------------

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
        """Everybody's place, group by group: two majorities, one, none; in a group whoever is best goes first."""
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
