"""A second implementation of Caminos, as simple as possible and from the rulebook alone.

It does not use the engine's tables. Turned boards are built as they are drawn (rows of diamonds), stones are turned by quarter
turns, and ways are found by breadth-first search over single faces: the tops of stacks and the upright faces between them.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from functools import cache

Cell = tuple[int, int]
Cube = tuple[int, int, int]
Act = tuple[str, frozenset[Cube]]
Face = tuple[int, int, int, int, int]

SHAPES = {
    "T": ((0, 0, 0), (1, 0, 0), (2, 0, 0), (1, 0, 1)),
    "Z": ((0, 0, 0), (1, 0, 0), (1, 0, 1), (2, 0, 1)),
    "L": ((0, 0, 0), (0, 0, 1), (0, 0, 2), (1, 0, 0)),
    "O": ((0, 0, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1)),
    "I": ((0, 0, 0), (0, 0, 1), (0, 0, 2)),
}
STONES = {"T": 4, "Z": 4, "L": 4, "O": 2}
BESIDE = ((1, 0), (-1, 0), (0, 1), (0, -1))

# --- boards -----------------------------------------------------------------------------------------------------------

DIAMONDS = {
    "rhombus": (5, (6, 5, 6, 5, 6, 5, 6, 5, 6, 5, 6)),
    "octagon": (3, (4, 5, 6, 7, 6, 7, 6, 7, 6, 7, 6, 5, 4)),
}
"""Turned boards as they are drawn: u + v in the first row, and the number of cells in each row."""

RING = """
  .....
 .......
.........
.... ....
...   ...
.... ....
.........
 .......
  .....
"""


def diamond_rows(board: str) -> list[list[Cell]]:
    first, lengths = DIAMONDS[board]
    rows = []
    for number, length in enumerate(lengths):
        y = first + number
        rows.append([((y + x) // 2, (y - x) // 2) for x in range(1 - length, length, 2)])
    return rows


@cache
def cells_of(board: str) -> frozenset[Cell]:
    if board == "square":
        return frozenset((u, v) for u in range(8) for v in range(8))
    if board == "ring":
        lines = RING.strip("\n").split("\n")
        return frozenset((u, v) for v, line in enumerate(lines) for u, character in enumerate(line) if character == ".")
    return frozenset(cell for row in diamond_rows(board) for cell in row)


@cache
def sides_of(board: str) -> tuple[frozenset[Cell], ...]:
    """The sides clockwise from north."""
    cells = cells_of(board)
    if board == "square":
        return tuple(frozenset(cell for cell in cells if cell[axis] == at) for axis, at in ((1, 0), (0, 7), (1, 7), (0, 0)))
    if board == "ring":
        straight = [frozenset(cell for cell in cells if cell[axis] == at) for axis, at in ((1, 0), (0, 8), (1, 8), (0, 0))]
        slanting = [
            frozenset(cell for cell in cells if test(*cell))
            for test in (
                lambda u, v: u - v == 6,
                lambda u, v: u + v == 14,
                lambda u, v: v - u == 6,
                lambda u, v: u + v == 2,
            )
        ]
        return tuple(side for pair in zip(straight, slanting, strict=True) for side in pair)
    rows = diamond_rows(board)
    longest = max(map(len, rows))
    wide = [number for number, row in enumerate(rows) if len(row) == longest]
    north, south = frozenset(rows[0]), frozenset(rows[-1])
    east, west = frozenset(rows[number][-1] for number in wide), frozenset(rows[number][0] for number in wide)
    if board == "rhombus":
        return north, east, south, west
    upper, lower = rows[: wide[0] + 1], rows[wide[-1] :]
    return (
        north,
        frozenset(row[-1] for row in upper),
        east,
        frozenset(row[-1] for row in lower),
        south,
        frozenset(row[0] for row in lower),
        west,
        frozenset(row[0] for row in upper),
    )


def winning_pairs(board: str) -> Iterator[tuple[int, int, int]]:
    """Pairs of sides that win when connected, with the factor for the points."""
    if len(sides_of(board)) == 4:
        yield from ((0, 2, 1), (1, 3, 1))
        return
    for side in range(8):
        for other in range(side + 1, 8):
            if other - side == 4:
                yield side, other, 2
            elif other - side in (3, 5):
                yield side, other, 1


# --- stones -----------------------------------------------------------------------------------------------------------


def turned(cubes: frozenset[Cube]) -> Iterator[frozenset[Cube]]:
    yield frozenset((-y, x, z) for x, y, z in cubes)
    yield frozenset((-z, y, x) for x, y, z in cubes)


def at_origin(cubes: frozenset[Cube]) -> frozenset[Cube]:
    a, b, c = (min(cube[axis] for cube in cubes) for axis in range(3))
    return frozenset((x - a, y - b, z - c) for x, y, z in cubes)


@cache
def orientations(kind: str) -> frozenset[frozenset[Cube]]:
    """All orientations of a stone, by quarter turns."""
    seen = {at_origin(frozenset(SHAPES[kind]))}
    todo = list(seen)
    while todo:
        for other in map(at_origin, turned(todo.pop())):
            if other not in seen:
                seen.add(other)
                todo.append(other)
    return frozenset(seen)


@cache
def placements(board: str, kind: str) -> tuple[frozenset[Cube], ...]:
    """All placements of a stone on the empty board, including those that would hang in the air."""
    cells = cells_of(board)
    stones = []
    for cubes in orientations(kind):
        for u in range(11):
            for v in range(11):
                moved = frozenset((u + x, v + y, z) for x, y, z in cubes)
                if all((x, y) in cells for x, y, _ in moved):
                    stones.append(moved)
    return tuple(stones)


# --- the game ---------------------------------------------------------------------------------------------------------


class NaiveGame:
    def __init__(self, board: str, players: int = 2, neutral: bool = False, scoring: bool = False) -> None:
        self.board, self.players, self.scoring = board, players, scoring
        self.cubes: dict[Cube, str] = {}
        self.stones: list[tuple[str, frozenset[Cube]]] = []
        self.left = [Counter({kind: 2 * number // players for kind, number in STONES.items()}) for _ in range(players)]
        self.bars = 2 if neutral else 0
        self.seat = 0
        self.out: set[int] = set()
        self.over = False

    def copy(self) -> NaiveGame:
        twin = NaiveGame(self.board, self.players, False, self.scoring)
        twin.cubes, twin.stones = dict(self.cubes), list(self.stones)
        twin.left = [Counter(left) for left in self.left]
        twin.bars, twin.seat, twin.out, twin.over = self.bars, self.seat, set(self.out), self.over
        return twin

    def colour(self, seat: int) -> str:
        return "yg"[seat % 2]

    def height(self, cell: Cell) -> int:
        return next(z for z in range(4) if (*cell, z) not in self.cubes)

    # --- placing ---

    def kinds(self, seat: int) -> list[str]:
        return ["I"] if self.bars else [kind for kind in STONES if self.left[seat][kind]]

    def fits(self, stone: frozenset[Cube]) -> bool:
        for u, v, z in stone:
            if (u, v, z) in self.cubes:
                return False
            if z and (u, v, z - 1) not in stone and (u, v, z - 1) not in self.cubes:
                return False
            if any((u, v, above) in self.cubes for above in range(z + 1, 3)):
                return False
        return any(z == 0 for _, _, z in stone)

    def legal(self, seat: int | None = None) -> set[Act]:
        if self.over:
            return set()
        seat = self.seat if seat is None else seat
        return {(kind, stone) for kind in self.kinds(seat) for stone in placements(self.board, kind) if self.fits(stone)}

    def play(self, act: Act) -> None:
        kind, stone = act
        owner = "n" if kind == "I" else self.colour(self.seat)
        self.cubes |= dict.fromkeys(stone, owner)
        if kind == "I":
            self.bars -= 1
        else:
            self.left[self.seat][kind] -= 1
            self.stones.append((owner, stone))
            if self.ways(owner):
                self.over = True
                return
        mover = self.seat
        for step in range(1, self.players + 1):
            self.seat = (mover + step) % self.players
            if self.seat in self.out:
                continue
            if self.legal():
                return
            self.out.add(self.seat)
        self.seat, self.over = mover, True

    # --- ways, face by face ---

    def beside(self, face: Face, colour: str) -> Iterator[Face]:
        """The faces that share a horizontal edge with a face.

        A top face is (u, v, height, 0, 0). An upright one is the face of the cube (u, v, z) towards a neighbour.
        """
        u, v, z, to_u, to_v = face
        if (to_u, to_v) == (0, 0):
            for du, dv in BESIDE:
                other = (u + du, v + dv)
                if other not in cells_of(self.board):
                    continue
                height = self.height(other)
                if height == z:
                    yield *other, height, 0, 0
                elif height > z:
                    yield *other, z, -du, -dv
                else:
                    yield u, v, z - 1, du, dv
        else:
            if self.height((u, v)) == z + 1:
                yield u, v, z + 1, 0, 0
            else:
                yield u, v, z + 1, to_u, to_v
            low = self.height((u + to_u, v + to_v))
            if low == z:
                yield u + to_u, v + to_v, low, 0, 0
            else:
                yield u, v, z - 1, to_u, to_v

    def is_own(self, face: Face, colour: str) -> bool:
        u, v, z, to_u, to_v = face
        return self.cubes.get((u, v, z - 1 if (to_u, to_v) == (0, 0) else z)) == colour

    def shortest(self, colour: str, start: frozenset[Cell], end: frozenset[Cell]) -> int:
        first = [(*cell, self.height(cell), 0, 0) for cell in start]
        distance = {face: 1 for face in first if self.is_own(face, colour)}
        todo = deque(distance)
        while todo:
            face = todo.popleft()
            if face[3:] == (0, 0) and face[:2] in end:
                return distance[face]
            for other in self.beside(face, colour):
                if other not in distance and self.is_own(other, colour):
                    distance[other] = distance[face] + 1
                    todo.append(other)
        return 0

    def ways(self, colour: str) -> list[tuple[int, int]]:
        """The faces of the shortest way and the factor for the points, for every pair of sides that the colour connects."""
        sides = sides_of(self.board)
        ways = []
        for side, other, factor in winning_pairs(self.board):
            if faces := self.shortest(colour, sides[side], sides[other]):
                ways.append((faces, factor))
        return ways

    # --- the end ---

    def edge_stones(self, colour: str) -> int:
        rim = {cell for side in sides_of(self.board) for cell in side}
        return sum(owner == colour and any(z == 0 and (u, v) in rim for u, v, z in stone) for owner, stone in self.stones)

    def result(self) -> tuple[list[float], list[int], str]:
        edges = [self.edge_stones(colour) for colour in "yg"]
        for number, colour in enumerate("yg"):
            if ways := self.ways(colour):
                shortest = {factor: min(faces for faces, its in ways if its == factor) for _, factor in ways}
                best = max(factor * faces for factor, faces in shortest.items())
                return (*self.shared(number, best if self.scoring else 0), "connection")
        if not self.scoring:
            return [0.0] * self.players, [0] * self.players, "no-connection"
        if edges[0] == edges[1]:
            return [0.0] * self.players, [0] * self.players, "equal-edge-stones"
        winner = edges.index(min(edges))
        return (*self.shared(winner, max(edges)), "edge-stones")

    def shared(self, winner: int, points: int) -> tuple[list[float], list[int]]:
        mine = [seat % 2 == winner for seat in range(self.players)]
        return [1.0 if won else -1.0 for won in mine], [points if won else 0 for won in mine]


def perft(game: NaiveGame, depth: int) -> int:
    acts = game.legal()
    if depth == 1:
        return len(acts)
    total = 0
    for act in acts:
        later = game.copy()
        later.play(act)
        total += perft(later, depth - 1)
    return total
