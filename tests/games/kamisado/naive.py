"""A second implementation of Kamisado in plain Python, straight from the rulebooks: slow, simple, independent of the engine.

Tests compare the engine with it. A board is a dict from (file, rank), both from 1, to a tower, which has a side (0 Black,
1 White), a colour and markers. An act is a tuple: ``("move", "pink", "e5")``, ``("place", "pink")`` or ``("fill", "left")``.
The target of a push is the square of the nearest pushed tower, and that of a pass the tower's own square.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import NamedTuple

COLOURS = ("orange", "blue", "purple", "pink", "yellow", "red", "green", "brown")
LETTERS = dict(zip("obpkyrgn", COLOURS, strict=True))
RANKS_FROM_THE_TOP = ("obpkyrgn", "rokgbynp", "gkorpnyb", "kpbongry", "yrgnobpk", "bynprokg", "pnybgkor", "ngrykpbo")
FILES_FROM_THE_RIGHT = tuple("".join(row[file] for row in RANKS_FROM_THE_TOP) for file in range(7, -1, -1))
COLOUR_AT = {
    orientation: {(file, 8 - down): LETTERS[row[file - 1]] for down, row in enumerate(rows) for file in range(1, 9)}
    for orientation, rows in (("brown-left", RANKS_FROM_THE_TOP), ("orange-left", FILES_FROM_THE_RIGHT))
}
HOME = (1, 8)  # the rank of each side's home row
AHEAD = (1, -1)  # the change of the rank when a side moves ahead
REACH = (7, 5, 3, 1)  # the longest move of a tower with 0, 1, 2 or 3 markers
WORTH = (1, 2, 4, 8)  # the points for a tower's first, second, third and fourth marker
POINTS_TO_WIN = {"single": 1, "standard": 3, "long": 7, "marathon": 15}

Square = tuple[int, int]
Act = tuple[str, ...]


class Tower(NamedTuple):
    side: int
    colour: str
    markers: int = 0


def square_name(square: Square) -> str:
    return "abcdefgh"[square[0] - 1] + str(square[1])


def square_of(name: str) -> Square:
    return "abcdefgh".index(name[0]) + 1, int(name[1])


def number_of(act: Act) -> int:
    """The engine's integer for an act."""
    if act[0] == "fill":
        return {"left": 512, "right": 513}[act[1]]
    if act[0] == "place":
        return 514 + COLOURS.index(act[1])
    file, rank = square_of(act[2])
    return 64 * COLOURS.index(act[1]) + 8 * (rank - 1) + (file - 1)


def act_of(number: int) -> Act:
    """The act for an integer of the engine."""
    if number >= 514:
        return "place", COLOURS[number - 514]
    if number >= 512:
        return "fill", ("left", "right")[number - 512]
    colour, square = divmod(number, 64)
    return "move", COLOURS[colour], square_name((square % 8 + 1, square // 8 + 1))


def from_the_left(side: int) -> list[Square]:
    """A side's home row, from that player's left: it begins with the same colour for both players."""
    files = range(1, 9) if side == 0 else range(8, 0, -1)
    return [(file, HOME[side]) for file in files]


@dataclass
class NaiveMatch:
    """An immutable state of a match of Kamisado. ``after`` returns the state after an act."""

    match: str = "single"
    setup: str = "colours"
    rounds: int = 2
    orientation: str = "brown-left"
    board: dict[Square, Tower] = field(default_factory=dict)
    seat: int = 0
    must: str | None = None  # the colour of the tower that must move; None if any may, or none
    phase: str = "over"
    scores: tuple[int, int] = (0, 0)
    round: int = 1
    reason: str | None = None  # why the match ended

    @classmethod
    def start(
        cls, match: str = "single", setup: str = "colours", rounds: int = 2, orientation: str = "brown-left"
    ) -> NaiveMatch:
        start = cls(match, setup, rounds, orientation)
        start._set_up(opener=0)
        return start

    @property
    def colour_at(self) -> dict[Square, str]:
        return COLOUR_AT[self.orientation]

    # --- legal acts ---------------------------------------------------------------------------------------------------

    def legal(self) -> list[Act]:
        if self.phase == "place":
            placed = {tower.colour for tower in self.board.values() if tower.side == self.seat}
            return [("place", colour) for colour in COLOURS if colour not in placed]
        if self.phase == "refill":
            return [("fill", "left"), ("fill", "right")]
        if self.phase == "over":
            return []
        colours = COLOURS if self.must is None else (self.must,)
        return [
            ("move", colour, square_name(target))
            for colour in colours
            for square in [self.where(self.seat, colour)]
            for target in self.targets(square) or [square]
        ]

    def where(self, side: int, colour: str) -> Square:
        [square] = [square for square, tower in self.board.items() if (tower.side, tower.colour) == (side, colour)]
        return square

    def targets(self, square: Square) -> list[Square]:
        """All targets of a tower's moves and of its push; none means that it is blocked."""
        tower = self.board[square]
        targets = []
        for sideways in (-1, 0, 1):
            file, rank = square
            for _ in range(REACH[tower.markers]):
                file, rank = file + sideways, rank + AHEAD[tower.side]
                if (file, rank) not in self.colour_at or (file, rank) in self.board:
                    break
                targets.append((file, rank))
        return targets + self.pushed(square)[:1]

    def pushed(self, square: Square) -> list[Square]:
        """The squares of the towers that the tower on a square can push, nearest first."""
        pusher = self.board[square]
        file, rank = square[0], square[1] + AHEAD[pusher.side]
        line = []
        while (file, rank) in self.board and self.board[file, rank].side != pusher.side:
            line.append((file, rank))
            rank += AHEAD[pusher.side]
        room_behind = (file, rank) in self.colour_at and (file, rank) not in self.board
        all_of_lower_rank = all(self.board[pushed].markers < pusher.markers for pushed in line)
        return line if room_behind and all_of_lower_rank and len(line) <= pusher.markers else []

    # --- playing ------------------------------------------------------------------------------------------------------

    def after(self, act: Act) -> NaiveMatch:
        """The match after a legal act."""
        after = copy(self)
        after.board = dict(self.board)
        if act[0] == "place":
            after._place(act[1])
        elif act[0] == "fill":
            after._fill(act[1])
        else:
            after._move(self.where(self.seat, act[1]), square_of(act[2]))
        return after

    def _place(self, colour: str) -> None:
        free = [square for square in from_the_left(self.seat) if square not in self.board]
        self.board[free[0]] = Tower(self.seat, colour)
        if len(free) == 1:
            self.seat = 1 - self.seat
            self.phase = "play" if len(self.board) == 16 else "place"

    def _fill(self, hand: str) -> None:
        line_up = {}
        for side in (0, 1):
            home = from_the_left(side) if hand == "left" else from_the_left(side)[::-1]
            files = [file for file, _ in home]
            ranks = range(1, 9) if side == 0 else range(8, 0, -1)
            in_order = [self.board[file, rank] for rank in ranks for file in files if (file, rank) in self.board]
            line_up.update(zip(home, [tower for tower in in_order if tower.side == side], strict=True))
        self.board, self.phase, self.round, self.seat, self.must = line_up, "play", self.round + 1, 1 - self.seat, None

    def _move(self, start: Square, target: Square) -> None:
        mover = self.seat
        line = self.pushed(start) if target in self.board else []
        farthest = (target[0], target[1] + len(line) * AHEAD[mover])
        for file, rank in reversed(line):
            self.board[file, rank + AHEAD[mover]] = self.board.pop((file, rank))
        self.board[target] = self.board.pop(start)
        self.must = self.colour_at[farthest]
        self.seat = mover if line else 1 - mover
        if target[1] == HOME[1 - mover]:
            self._end_round(mover, target, "home-row")
        elif target != start and self.deadlocked():
            self._end_round(1 - mover, self.where(1 - mover, self.colour_at[target]), "deadlock")

    def deadlocked(self) -> bool:
        """Whether the passes that follow now form a cycle."""
        seat, square, seen = self.seat, self.where(self.seat, self.must or ""), set()
        while not self.targets(square):
            if (seat, square) in seen:
                return True
            seen.add((seat, square))
            seat = 1 - seat
            square = self.where(seat, self.colour_at[square])
        return False

    def _end_round(self, winner: int, marked: Square, reason: str) -> None:
        tower = self.board[marked]
        points = list(self.scores)
        points[winner] += 1 if self.match == "series" else WORTH[tower.markers]
        self.scores, self.must = (points[0], points[1]), None
        if self.match not in ("single", "series"):
            self.board[marked] = tower._replace(markers=tower.markers + 1)
        if self.match == "series" and self.round < self.rounds:
            self.round += 1
            self._set_up(opener=(self.round - 1) % 2)
        elif self.match == "series":
            self.phase, self.reason = "over", "equal-points" if points[0] == points[1] else "more-points"
        elif max(points) >= POINTS_TO_WIN[self.match]:
            self.phase, self.reason = "over", reason
        else:
            self.phase, self.seat = "refill", winner

    def _set_up(self, opener: int) -> None:
        self.seat, self.must, self.board = opener, None, {}
        self.phase = "place" if self.setup == "tournament" else "play"
        if self.setup == "colours":
            self.board = {square: Tower(side, self.colour_at[square]) for side in (0, 1) for square in from_the_left(side)}

    @property
    def winner(self) -> int | None:
        """The seat that won the match; None for a draw or an unfinished match."""
        if self.phase != "over" or self.scores[0] == self.scores[1]:
            return None
        return self.scores.index(max(self.scores))


def perft(match: NaiveMatch, depth: int) -> int:
    """The number of sequences of exactly ``depth`` acts."""
    if depth < 2:
        return len(match.legal()) if depth else 1
    return sum(perft(match.after(act), depth - 1) for act in match.legal())
