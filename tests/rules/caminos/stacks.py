"""Positions of Caminos for tests of its rules: stacks on named cells, however they got there."""

from __future__ import annotations

import numpy as np

from kaisho.errors import Refusal
from kaisho.game import Result
from kaisho.games.caminos import Caminos
from kaisho.games.caminos.board import BOARDS, POINTS, SIDES, cell_name, cell_number
from kaisho.kernel import State

Stacks = dict[str, str]


def cells(*names: str) -> list[str]:
    """Expand ranges of cells along a row or a column: ``cells("a1-c1", "c2")``."""
    expanded: list[str] = []
    for name in names:
        first, _, last = name.partition("-")
        last = last or first
        (u, v), (to_u, to_v) = ((ord(cell[0]) - 97, int(cell[1:]) - 1) for cell in (first, last))
        steps = max(abs(to_u - u), abs(to_v - v))
        for step in range(steps + 1):
            across, down = (0, 0) if steps == 0 else ((to_u - u) // steps, (to_v - v) // steps)
            expanded.append(cell_name(cell_number(u + step * across, v + step * down)))
    return expanded


def built(stacks: Stacks, *, seat: int = 0, over: bool = False, **options: str | int) -> tuple[Caminos, State]:
    """A game with stacks of cubes, each from the bottom to the top: y yellow, g green, n neutral."""
    game = Caminos(**options)
    state = game.deal()
    state.bars = 0
    state.seat = seat
    state.over = over
    numbers = {cell_name(cell_number(u, v)): cell_number(u, v) for u, v in POINTS[state.board]}
    for name, stack in stacks.items():
        word, mask = numbers[name] >> 6, np.uint64(1 << (numbers[name] & 63))
        state.height[0, word] ^= mask
        if len(stack) < 3:
            state.height[len(stack), word] |= mask
        for level, owner in enumerate(stack):
            if owner != "n":
                state.owned["yg".index(owner), level, word] |= mask
    return game, state


def legal_texts(game: Caminos, state: State) -> set[str]:
    return {game.write(state, act) for act in game.legal(state)}


def why(game: Caminos, state: State, text: str) -> Refusal | None:
    """Why an act in notation is refused."""
    return game.explain(state, game.parse(state, text))


def ended(stacks: Stacks, **options: str | int) -> Result:
    """The result of a game that ends with these stacks."""
    game, state = built(stacks, over=True, **options)
    result = game.result(state)
    assert result is not None
    return result


def wins(stacks: Stacks, **options: str | int) -> bool:
    """Whether Yellow wins by connecting two sides."""
    result = ended(stacks, **options)
    return result.reason == "connection" and result.winners[0] == 0


def way_between(board: str, start: int, end: int) -> Stacks | None:
    """A way of single cubes between two sides that touches no other side, and no corner."""
    number = BOARDS.index(board)
    sides = SIDES[number]
    rim = {point for side in sides for point in side}
    first, last = sides[start][1], sides[end][1]
    paths = [[first]]
    seen = {first}
    while paths:
        path = paths.pop(0)
        u, v = path[-1]
        if (u, v) == last:
            return {cell_name(cell_number(*point)): "y" for point in path}
        for point in ((u + 1, v), (u - 1, v), (u, v + 1), (u, v - 1)):
            if point in POINTS[number] and point not in seen and (point not in rim or point == last):
                seen.add(point)
                paths.append([*path, point])
    return None
