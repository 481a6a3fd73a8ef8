"""The ten worked examples of the rulebooks, played move by move.

The booklets describe each example under figures 1(a) to 10(l); comments name the figure of an assertion. Where the text
does not give the squares of the towers, the positions here were found by a search: each satisfies every sentence of its
example. What a tower may do is also computed by a small generator in this file, from the text of the position alone.
"""

from __future__ import annotations

from typing import NamedTuple, Self

import pytest

from kaisho.games.kamisado import Kamisado
from kaisho.kernel import State

NAMES = {"O": "orange", "B": "blue", "P": "purple", "K": "pink", "Y": "yellow", "R": "red", "G": "green", "N": "brown"}
RANKS = ("OBPKYRGN", "ROKGBYNP", "GKORPNYB", "KPBONGRY", "YRGNOBPK", "BYNPROKG", "PNYBGKOR", "NGRYKPBO")
SQUARE_COLOUR = {
    f"{file}{8 - i}": NAMES[letter] for i, rank in enumerate(RANKS) for file, letter in zip("abcdefgh", rank, strict=True)
}
SIDES = {"b": "black", "w": "white"}
REACH = (7, 5, 3, 1)


class Tower(NamedTuple):
    side: str
    colour: str
    markers: int = 0


Towers = dict[str, Tower]


# --- a second opinion on the rules ------------------------------------------------------------------------------------


def read_towers(board: str) -> Towers:
    """The tower on each occupied square, from the first field of a position."""
    towers: Towers = {}
    for i, rank in enumerate(board.split("/")):
        file = 0
        for character in rank:
            square = f"{'abcdefgh'[min(file, 7)]}{8 - i}"
            if character.isdigit():
                file += int(character)
            elif character == "+":
                before = f"{'abcdefgh'[file - 1]}{8 - i}"
                towers[before] = towers[before]._replace(markers=towers[before].markers + 1)
            else:
                towers[square] = Tower("white" if character.isupper() else "black", NAMES[character.upper()])
                file += 1
    return towers


def step(square: str, side: str, sideways: int) -> str | None:
    """The square one row ahead and ``sideways`` files to the right, or None beyond the edge of the board."""
    file, rank = ord(square[0]) + sideways, int(square[1]) + (1 if side == "black" else -1)
    return f"{chr(file)}{rank}" if "a" <= chr(file) <= "h" and 1 <= rank <= 8 else None


def free_targets(towers: Towers, start: str) -> set[str]:
    side, _, markers = towers[start]
    squares = set()
    for sideways in (-1, 0, 1):
        square = step(start, side, sideways)
        for _ in range(REACH[markers]):
            if square is None or square in towers:
                break
            squares.add(square)
            square = step(square, side, sideways)
    return squares


def push_targets(towers: Towers, start: str) -> set[str]:
    side, _, markers = towers[start]
    pushed = []
    square = step(start, side, 0)
    while square is not None and square in towers and towers[square].side != side:
        pushed.append(square)
        square = step(square, side, 0)
    room = square is not None and square not in towers
    if room and 1 <= len(pushed) <= markers and all(towers[one].markers < markers for one in pushed):
        return {pushed[0]}
    return set()


def targets(towers: Towers, start: str) -> set[str]:
    """Where a tower's move may end; its own square means a pass."""
    return free_targets(towers, start) | push_targets(towers, start) or {start}


# --- an example in the engine -----------------------------------------------------------------------------------------


class Example:
    """A game that is played by the engine and read back from the texts that it writes."""

    def __init__(self, game: Kamisado, state: State) -> None:
        self.game, self.state = game, state

    @classmethod
    def at(cls, position: str) -> Self:
        return cls(*Kamisado.from_position(position))

    def play(self, *acts: str) -> Self:
        for act in acts:
            self.game.play(self.state, act)
        return self

    def after(self, *acts: str) -> Example:
        """A copy of the example after these acts."""
        return Example(self.game, self.game.copy(self.state)).play(*acts)

    def _field(self, number: int) -> str:
        return self.game.position(self.state).split()[number]

    @property
    def towers(self) -> Towers:
        return read_towers(self._field(0))

    @property
    def turn(self) -> str:
        """The side to act and the tower that it must move, such as ``white pink``."""
        return f"{SIDES[self._field(1)]} {NAMES.get(self._field(2).upper(), 'any')}"

    @property
    def phase(self) -> str:
        return self._field(3)

    @property
    def score(self) -> str:
        """The points, Black's first."""
        return self._field(4)

    def square(self, tower: str) -> str:
        side, colour = tower.split()
        return next(square for square, standing in self.towers.items() if standing[:2] == (side, colour))

    def tower(self, name: str) -> Tower:
        return self.towers[self.square(name)]

    def rows(self, side: str) -> list[str]:
        """A side's towers in each row, from its home row outwards and from its left to its right."""
        ranks, files = ("12345678", "abcdefgh") if side == "black" else ("87654321", "hgfedcba")
        own = {square: tower.colour for square, tower in self.towers.items() if tower.side == side}
        return [" ".join(own[file + rank] for file in files if file + rank in own) for rank in ranks]

    def in_front(self, tower: str) -> set[str]:
        """The towers on the three adjacent squares ahead."""
        side = tower.split(maxsplit=1)[0]
        near = (step(self.square(tower), side, sideways) for sideways in (-1, 0, 1))
        return {f"{ahead.side} {ahead.colour}" for square in near if square and (ahead := self.towers.get(square))}

    def options(self, tower: str | None = None) -> set[str]:
        """Where a tower, or the one that must move, may end its move. The engine and the second opinion must agree."""
        start = self.square(tower or self.turn)
        written = [self.game.write(self.state, act, "squares").split()[0].split("-") for act in self.game.legal(self.state)]
        squares = {target for first, target in written if first == start}
        assert squares == targets(self.towers, start)
        return squares

    def colours(self) -> list[str]:
        """The colours of the squares among the options, sorted."""
        return sorted(SQUARE_COLOUR[square] for square in self.options())

    def of_colour(self, colour: str) -> set[str]:
        return {square for square in self.options() if SQUARE_COLOUR[square] == colour}

    def refused_by(self, act: str) -> str:
        """The rule that forbids an act."""
        refusal = self.game.explain(self.state, self.game.parse(self.state, act))
        assert refusal is not None
        return refusal.rule

    def blocked_on(self, colour: str) -> bool:
        """Whether the tower that must move can only pass, on a square of this colour."""
        square = self.square(self.turn)
        return self.options() == {square} and SQUARE_COLOUR[square] == colour

    @property
    def end(self) -> tuple[str, str] | None:
        """The winner of the match, and the reason."""
        result = self.game.result(self.state)
        return (self.game.seat_name(result.winners[0]), result.reason) if result else None


# --- moving -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T1", "Z1", "Z2", "Z3", "M6")
def test_example_1_the_opening_move_is_made_with_any_tower_straight_or_diagonally() -> None:
    game = Kamisado()
    example = Example(game, game.deal())
    assert example.turn == "black any"  # 1: Black opens with the tower of his choice
    assert all(len(example.options(f"black {colour}")) > 1 for colour in NAMES.values())
    ahead = {"e2", "e3", "e4", "e5", "e6", "e7"}
    assert example.options("black pink") == ahead | {"d2", "c3", "b4", "a5"} | {"f2", "g3", "h4"}  # 1(a)
    ahead = {"c2", "c3", "c4", "c5", "c6", "c7"}
    assert example.options("black red") == ahead | {"b2", "a3"} | {"d2", "e3", "f4", "g5", "h6"}  # 1(b)


@pytest.mark.rule("T2", "Z1", "Z2", "Z3")
@pytest.mark.parametrize(
    ("red", "purple"),
    # All squares that fit: on a3 or a6 a tower would block 2(k), and on c5 it would block c4.
    [(red, purple) for red in ("c5", "d2", "f4", "h6") for purple in ("c4", "d7", "f5") if (red, purple) != ("c5", "c4")],
)
def test_example_2_each_move_decides_which_tower_answers(red: str, purple: str) -> None:
    game = Kamisado()
    example = Example(game, game.deal())
    blue = {square for square in example.options("black red") if SQUARE_COLOUR[square] == "blue"}
    assert blue == {"a3", "c5", "d2", "f4", "h6"}
    example.play(f"c1-{red}")  # 2(a)
    assert example.turn == "white blue"
    assert example.options() > {"a7", "b7", "b2", "c7"}  # 2(b)
    assert example.refused_by("b8-a8") == "Z1"
    assert example.refused_by("b8-b1") == "Z3"
    assert example.of_colour("yellow") == {"b3"}
    example.play("Blue Forward 5 Yellow")  # 2(c)
    assert example.turn == "black yellow"
    assert example.options() >= {"c2", "e2", "f3", "g4", "h5"}  # 2(d): Blue on b3 blocks the way to the left
    assert example.refused_by("d1-b3") == "Z3"
    assert example.refused_by("d1-a4") == "Z2"
    example.play("Yellow Right 3 Purple")  # 2(e): on d3 it would block 2(i)
    assert example.turn == "white purple"
    assert purple in example.of_colour("green")  # 2(f)
    example.play(f"c8-{purple}")  # 2(g)
    assert example.turn == "black green"
    assert example.of_colour("orange") == {"e4"}  # 2(h)
    example.play("Green Right 3 Orange")  # 2(i)
    assert example.turn == "white orange"
    assert example.options() >= {"a7", "a6", "a5", "a4", "a3", "a2", "b7"}  # 2(j)
    example.play("Orange Forward 5 Blue")  # 2(k)
    assert example.turn == "black blue"
    assert example.options() >= {"g2", "g3", "f2", "e3", "h2"}  # 2(l): Yellow on g4 blocks the way ahead
    assert example.refused_by("g1-g4") == "Z3"


EXAMPLE_3 = "3KY1GN/8/1B6/1k2R3/8/2n4p/5PO1/1gry2bo"


@pytest.mark.rule("T2", "Z5", "Z7", "M1")
@pytest.mark.parametrize(
    ("position", "helmut", "steve"),
    [(f"{EXAMPLE_3} b n", "black", "white"), (f"{EXAMPLE_3[::-1].swapcase()} w N", "white", "black")],
    ids=["Helmut is Black", "Helmut is White"],
)
def test_example_3_a_tower_that_can_move_must_move(position: str, helmut: str, steve: str) -> None:
    example = Example.at(position)
    example.play("Brown Forward 2 Blue")  # 3(a)
    assert example.turn == f"{steve} blue"
    assert example.colours() == ["pink"]  # 3(b): the only way
    square = example.square(example.turn)
    assert example.refused_by(f"{square}-{square}") == "Z5"
    example.play("Blue Right 1 Pink")
    assert example.turn == f"{helmut} pink"
    example.play("Pink Forward 3 Blue")  # 3(c)
    assert example.end == (helmut, "home-row")


# --- blocked towers ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("T2", "Z6", "Z7")
def test_example_4_a_blocked_tower_passes_and_the_colour_beneath_it_decides() -> None:
    example = Example.at("OBP1Y3/8/6G1/5yrN/3R4/7K/n7/1g2kpbo b n")
    example.play("Brown Forward 4 Green")  # 4(a)
    assert example.turn == "white green"
    assert example.in_front("white green") == {"black red", "black yellow", "white brown"}  # 4(b)
    assert example.blocked_on("yellow")
    example.play("Green 0 Yellow")
    assert example.turn == "black yellow"  # 4(c)
    example.play("Yellow Forward 3 Red")
    assert example.end == ("black", "home-row")


@pytest.mark.rule("T2", "Z6", "Z7")
def test_example_5_two_blocked_towers_pass_to_each_other() -> None:
    # A move of five straight ahead to green begins on a1 or d2, which Blue cannot reach from its own colour, so the towers
    # were placed freely.
    example = Example.at("2RYGO1K/4yk2/1B2N3/2P5/2o5/8/3b4/pr3g1n b b play 0:0 single/tournament")
    example.play("Blue Forward 5 Green")  # 5(a)
    assert example.turn == "white green"
    assert example.blocked_on("yellow")  # 5(b)
    example.play("Green 0 Yellow")
    assert example.turn == "black yellow"
    assert example.blocked_on("blue")  # 5(c)
    example.play("Yellow 0 Blue")
    assert example.turn == "white blue"
    example.play("Blue Forward 3 Yellow")  # 5(d)
    assert example.turn == "black yellow"
    assert example.blocked_on("blue")  # 5(e)
    example.play("Yellow 0 Blue")
    assert example.turn == "white blue"
    example.play("Blue Left 2 Yellow")  # 5(f)
    assert example.square("white blue")[1] == "1"
    assert example.end == ("white", "home-row")


def deadlock(match: str) -> Example:
    """Example 6 after the move that ends it."""
    example = Example.at(f"3K2G1/8/8/OrY2R2/P3pkN1/g3B3/8/n2y2bo w B play 0:0 {match}")
    example.play("Blue Forward 1 Green")  # 6(a)
    assert example.turn == "black green"
    assert example.colours() == ["red"]  # 6(b): the only way
    return example.play("Green Right 1 Red")


@pytest.mark.rule("Z5", "Z8", "M1")
def test_example_6_the_player_who_causes_the_deadlock_loses() -> None:
    example = deadlock("single")
    red, green = example.square("white red"), example.square("black green")
    assert example.in_front("white red") == {"white brown", "black pink", "black purple"}  # 6(c)
    assert SQUARE_COLOUR[red] == "green"
    assert example.in_front("black green") == {"black red", "white yellow", "white orange"}  # 6(d)
    assert SQUARE_COLOUR[green] == "red"
    assert targets(example.towers, red) == {red}  # 6(e): both can only pass, for ever
    assert targets(example.towers, green) == {green}
    assert example.end == ("white", "deadlock")


@pytest.mark.rule("Z8", "M3", "M4")
def test_example_6_the_winner_of_a_deadlock_marks_the_tower_of_the_colour_of_the_last_square() -> None:
    example = deadlock("standard")
    assert example.score == "0:1"
    assert example.tower("white red").markers == 1
    assert sum(tower.markers for tower in example.towers.values()) == 1
    assert (example.end, example.phase, example.turn) == (None, "refill", "white any")


# --- between rounds ---------------------------------------------------------------------------------------------------


@pytest.fixture
def first_round_won() -> Example:
    """Example 7 after the end of the first round."""
    example = Example.at("1B5N/p7/1P2b3/3O4/n3K1oR/2k2Y2/6G1/1gry4 w P play 0:0 standard")
    example.play("Purple Left 5 Blue")  # 7(a)
    return example


@pytest.mark.rule("Z7", "B1", "M2", "M3")
def test_example_7_the_winner_of_a_round_gets_a_sumo_and_chooses_the_side(first_round_won: Example) -> None:
    example = first_round_won
    assert example.rows("white") == ["brown blue", "", "", "orange", "red pink", "yellow", "green", "purple"]  # 7(b)
    assert example.rows("black") == ["green red yellow", "", "pink", "brown orange", "", "blue", "purple", ""]  # 7(c)
    assert example.tower("white purple").markers == 1  # 7(a)
    assert example.score == "0:1"
    assert (example.end, example.phase, example.turn) == (None, "refill", "white any")
    assert [example.game.write(example.state, act, "spoken") for act in example.game.legal(example.state)] == ["Left", "Right"]
    assert example.refused_by("h8-h7") == "B1"


@pytest.mark.rule("B1", "B2", "B3", "M6")
def test_example_7_filling_from_the_left(first_round_won: Example) -> None:
    example = first_round_won.play("left")
    assert example.rows("white")[0] == "brown blue orange red pink yellow green purple"  # 7(b)
    assert example.rows("black")[0] == "green red yellow pink brown orange blue purple"  # 7(c)
    assert example.tower("white purple").markers == 1  # 7(d)
    assert example.turn == "black any"  # 7: the loser of the round opens the next one


@pytest.mark.rule("B1", "B2", "B4", "M6")
def test_example_7_filling_from_the_right(first_round_won: Example) -> None:
    example = first_round_won.play("right")
    assert example.rows("white")[0] == "purple green yellow red pink orange brown blue"  # 7(e)
    assert example.rows("black")[0] == "purple blue brown orange pink green red yellow"  # 7(f)
    assert example.tower("white purple").markers == 1  # 7(g)
    assert example.turn == "black any"
    in_front = step(example.square("white yellow"), "white", 0)
    assert in_front is not None
    assert SQUARE_COLOUR[in_front] == "yellow"  # 7(h): the weak spot


@pytest.mark.rule("S1")
@pytest.mark.parametrize("opening", ["b1-d3", "d1-d3", "f1-d3", "d1-g4"])
def test_example_7_a_sumo_moves_five_squares_at_most(first_round_won: Example, opening: str) -> None:
    example = first_round_won.play("left", opening)
    assert example.turn == "white purple"
    assert example.options() == {"a7", "a6", "a5", "a4", "a3"} | {"b7", "c6", "d5", "e4", "f3"}  # 7(h)
    assert example.refused_by("Purple Forward 6 Purple") == "S1"
    assert example.refused_by("Purple Left 6 Orange") == "S1"


# --- sumos ------------------------------------------------------------------------------------------------------------

EXAMPLE_8 = "1GY1KB1O/6n1/P+7/r3N1p1/8/2b2R2/8/g3koy1 b o play 0:1 standard"
AFTER_PUSH_8 = {"c7", "c6", "c5", "c4", "d7", "e6", "f5", "g4", "h3", "b7", "a6"}


@pytest.mark.rule("S2", "S3", "S10")
def test_example_8_a_push_is_optional_if_diagonal_moves_are_possible() -> None:
    example = Example.at(EXAMPLE_8)
    example.play("Orange Left 2 Purple")  # 8(a)
    assert example.turn == "white purple"
    sumo = example.square("white purple")
    assert free_targets(example.towers, sumo) == {"b5", "c4"}  # 8(b): diagonally to purple or green
    assert example.of_colour("purple") | example.of_colour("green") == {"b5", "c4"}
    assert example.options() == {"b5", "c4", "a5"}  # 8(c): or a push, and nothing else
    assert example.after("Purple Left 1 Purple").turn == "black purple"
    assert example.after("Purple Left 2 Green").turn == "black green"
    example.play("Purple Forward 1 Pink, Red Back 1 Yellow")
    assert (example.square("white purple"), example.square("black red")) == ("a5", "a4")
    assert example.turn == "white yellow"  # 8(d): Black misses a turn
    assert example.options() == AFTER_PUSH_8
    assert example.refused_by("Purple Left 1 Red") == "T2"


@pytest.mark.rule("S2", "S3", "S11")
def test_example_8_a_push_is_mandatory_if_nothing_else_is_possible() -> None:
    example = Example.at(EXAMPLE_8)
    example.play("Orange Left 4 Purple")  # 8(e)
    assert example.turn == "white purple"
    assert free_targets(example.towers, "a6") == set()  # 8(f)
    assert example.options() == {"a5"}
    assert example.refused_by("Purple 0 Green") == "S11"
    example.play("Purple Forward 1 Pink, Red Back 1 Yellow")
    assert example.turn == "white yellow"
    assert example.options() == AFTER_PUSH_8  # the same as in 8(d)


def double_sumo() -> Example:
    """Example 9 after the first push."""
    example = Example.at("2P1G1O+K+/8/3Y+4/1k+1Bb3/2Ng++3R/8/8/1nro+2py w P play 5:3 long")
    example.play("Purple Left 3 Green")  # 9(a): diagonally
    assert example.turn == "black green"
    assert example.tower("black green").markers == 2
    assert free_targets(example.towers, "d4") == {"c5", "b6", "a7"}  # 9(b)
    assert [SQUARE_COLOUR[square] for square in ("c5", "b6", "a7")] == ["blue", "pink", "red"]
    assert example.options() == {"c5", "b6", "a7", "d5"}
    example.play("Green Forward 1 Orange, Blue Back 1 Red, Yellow Back 1 Green")
    assert example.towers["d7"] == Tower("white", "yellow", 1)
    assert example.turn == "black green"  # 9(c): White misses a turn
    return example


@pytest.mark.rule("S3", "DS2", "DS3", "DS8", "M2", "M3")
def test_example_9_a_double_sumo_pushes_two_towers_twice_and_leads_to_the_win() -> None:
    example = double_sumo()
    example.play("Green Forward 1 Red, Blue Back 1 Green, Yellow Back 1 Pink")  # 9(c)
    assert example.square("white yellow") == "d8"
    assert example.turn == "black pink"  # 9(d): White misses another turn
    assert example.tower("black pink").markers == 1
    example.play("Pink Forward 3 Blue")
    assert sorted(tower.markers for tower in example.towers.values() if tower.side == "black")[-2:] == [2, 2]
    assert example.tower("black pink").markers == 2
    assert example.score == "7:3"
    assert example.end == ("black", "home-row")


@pytest.mark.rule("S10", "DS3", "M3", "M5")
def test_example_9_the_double_sumo_could_have_won_itself_with_four_points() -> None:
    example = double_sumo()
    example.play("Green Left 3 Orange")  # 9(e)
    assert example.square("black green") == "a8"
    assert example.tower("black green").markers == 3
    assert example.score == "9:3"
    assert example.end == ("black", "home-row")


@pytest.fixture
def finale() -> Example:
    """Example 10 with White's yellow triple sumo to move."""
    example = Example.at("GR2P1O+1/6bB++/3Y+++3y+/3o+2K++1/3n++1N2/2kg++4/4p3/2r+5 b r play 9:14 marathon")
    example.play("Red Forward 1 Yellow")  # 10(a)
    assert example.turn == "white yellow"
    assert example.tower("white yellow").markers == 3
    return example


THREE_PUSHES = (
    "Yellow Forward 1 Orange, Orange Back 1 Brown, Brown Back 1 Purple, Green Back 1 Blue",
    "Blue Forward 1 Blue, Yellow Back 1 Yellow",
    "Yellow Forward 1 Brown, Orange Back 1 Purple, Brown Back 1 Blue, Green Back 1 Yellow",
)


@pytest.mark.rule("DS2", "DS3", "DS8", "DrS1", "DrS2", "DrS3", "DrS8")
def test_example_10_a_triple_sumo_pushes_three_towers_and_moves_one_square(finale: Example) -> None:
    finale.play(THREE_PUSHES[0])  # 10(b)
    assert finale.square("black green") == "d2"
    assert finale.turn == "white blue"  # 10(c): Black misses a turn
    assert finale.tower("white blue").markers == 2
    assert finale.tower("black yellow").markers == 1
    finale.play(THREE_PUSHES[1])
    assert SQUARE_COLOUR[finale.square("black yellow")] == "yellow"
    assert finale.turn == "white yellow"  # 10(d): Black misses a turn
    assert not {"e4", "f3", "g2", "h1"} & finale.towers.keys()  # a free line to the home row
    assert finale.options() == {"c4", "e4", "d4"}
    assert finale.refused_by("Yellow Left 4 Orange") == "DrS1"
    finale.play(THREE_PUSHES[2])
    assert finale.square("black green") == "d1"
    assert finale.turn == "white yellow"  # 10(e)


@pytest.mark.rule("S9", "DrS1", "DrS4", "DrS6")
def test_example_10_towers_are_not_pushed_off_the_board_or_diagonally_and_own_towers_not_at_all(finale: Example) -> None:
    finale.play(*THREE_PUSHES)
    assert finale.refused_by("Yellow Forward 1 Purple") == "DrS6"  # 10(e)
    assert finale.refused_by("Yellow Right 1 Brown") == "DrS4"
    assert finale.options() == {"e3"}
    finale.play("Yellow Left 1 Red")
    assert finale.turn == "black red"
    assert finale.tower("black red").markers == 1
    assert finale.refused_by("Red Forward 1 Brown") == "S9"  # 10(f)
    assert finale.colours() == ["yellow", "yellow"]
    assert finale.options() == {"b3", "a4"}


@pytest.fixture(params=["Red Left 1 Yellow", "Red Left 2 Yellow"])
def last_pushes(finale: Example, request: pytest.FixtureRequest) -> Example:
    """Example 10 at figure (g), after either of Black's replies."""
    return finale.play(*THREE_PUSHES, "Yellow Left 1 Red", request.param)


@pytest.mark.rule("DS1", "DrS1", "DrS2", "DrS3")
def test_example_10_a_double_sumo_out_of_reach_of_the_home_row_avoids_the_losing_squares(last_pushes: Example) -> None:
    example = last_pushes
    assert example.turn == "white yellow"
    assert example.options() == {"e2", "f2"}  # 10(g): the way on to g1 is free, but too far
    assert example.refused_by("Yellow Left 2 Blue") == "DrS1"
    example.play("Yellow Forward 1 Green, Purple Back 1 Pink")
    assert example.turn == "white pink"  # 10(h): Black misses a turn
    assert example.tower("white pink").markers == 2
    assert example.refused_by("Pink Forward 4 Blue") == "DS1"
    assert set(example.colours()) == {"purple", "pink", "orange"}
    assert example.of_colour("purple") == {"g4"}
    assert example.of_colour("orange") == {"g2"}
    for square, answer in [("g2", "Orange Forward 5 Pink"), ("g3", "Pink Forward 5 Purple"), ("h4", "Pink Forward 5 Purple")]:
        lost = example.after(f"g5-{square}", answer)  # Black wins the round
        assert (lost.phase, lost.turn) == ("refill", "black any")
    example.play("Pink Forward 1 Purple")
    assert example.turn == "black purple"
    assert example.options() == {"f2", "g3", "h4"}  # 10(i)
    assert example.colours() == ["pink", "pink", "pink"]
    for square in ("f2", "h4"):  # these lose too
        assert example.after(f"e1-{square}", "Pink Forward 3 Blue").end == ("white", "home-row")
    example.play("Purple Right 2 Pink")
    assert example.turn == "white pink"
    assert "g1" not in example.options()


@pytest.mark.rule("S2", "S3", "DS2", "DS3", "M2", "M3", "M5")
def test_example_10_the_triple_sumo_wins_the_marathon_by_eight_points(last_pushes: Example) -> None:
    example = last_pushes
    example.play("Yellow Forward 1 Green, Purple Back 1 Pink", "Pink Forward 1 Purple", "Purple Right 2 Pink")
    example.play("Pink Forward 1 Pink, Purple Back 1 Orange")  # 10(j)
    assert example.turn == "white orange"  # 10(k): Black misses a turn
    assert example.tower("white orange").markers == 1
    example.play("Orange Forward 1 Brown, Blue Back 1 Yellow")
    assert example.turn == "white yellow"  # 10(l): Black misses a turn
    assert example.score == "9:14"
    example.play("Yellow Forward 1 Pink")
    assert example.tower("white yellow").markers == 4
    assert example.score == "9:22"
    assert example.end == ("white", "home-row")
