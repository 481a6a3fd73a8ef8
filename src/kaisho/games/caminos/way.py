"""The way with which a game of Caminos was won, cell by cell from one side to the other.

The rules only count its faces. Here it is found once more in plain Python, for screens.
"""

from __future__ import annotations

from heapq import heappop, heappush

from kaisho.games.caminos.board import FACING, LATTICE, SIDES, Point, cell_number
from kaisho.games.caminos.position import Stack, stacks_of, winning_colour
from kaisho.state import State

Way = list[int]

_STEPS = (-LATTICE, -1, 1, LATTICE)
"""From a cell to its neighbours. No board has a row so long that a step sideways ends on a cell of another row."""


def winning_way(state: State) -> Way:
    """The cells of the way that decides the points (C17, C18), in order; none if nobody has connected sides."""
    colour = winning_colour(state)
    if colour is None:
        return []
    board = int(state.board)
    links = _links(stacks_of(state), colour)
    sides = [_numbers(side) for side in SIDES[board]]
    opposite = len(sides) // 2
    best: dict[bool, tuple[int, Way]] = {}
    for start, facing in enumerate(FACING[board]):
        for end in facing:
            found = _shortest(links, sides[start], sides[end])
            straight = abs(end - start) == opposite
            if found is not None and (straight not in best or found[0] < best[straight][0]):
                best[straight] = found
    _, way = max(best.items(), key=lambda item: item[1][0] * (2 if item[0] else 1))[1]
    return way


def _numbers(points: tuple[Point, ...]) -> set[int]:
    return {cell_number(*point) for point in points}


def _links(stacks: dict[int, Stack], colour: int) -> dict[int, dict[int, int]]:
    """The cells with a colour on top, each with its linked neighbours (C10, C11) and the faces that a step there costs."""
    own = {cell: stack for cell, stack in stacks.items() if stack and stack[-1] == colour}
    return {
        cell: {
            cell + step: 1 + abs(len(stack) - len(own[cell + step]))
            for step in _STEPS
            if cell + step in own and _joined(stack, own[cell + step], colour)
        }
        for cell, stack in own.items()
    }


def _joined(one: Stack, other: Stack, colour: int) -> bool:
    low, high = sorted((one, other), key=len)
    return all(owner == colour for owner in high[len(low) :])


def _shortest(links: dict[int, dict[int, int]], start: set[int], end: set[int]) -> tuple[int, Way] | None:
    """The faces and the cells of a shortest way from one side to another, or None."""
    came: dict[int, int] = {}
    queue = [(1, cell, cell) for cell in sorted(start & links.keys())]
    while queue:
        faces, cell, before = heappop(queue)
        if cell in came:
            continue
        came[cell] = before
        if cell in end:
            return faces, _back(came, cell)
        for neighbour, cost in links[cell].items():
            if neighbour not in came:
                heappush(queue, (faces + cost, neighbour, cell))
    return None


def _back(came: dict[int, int], cell: int) -> Way:
    way = [cell]
    while came[way[-1]] != way[-1]:
        way.append(came[way[-1]])
    return way[::-1]
