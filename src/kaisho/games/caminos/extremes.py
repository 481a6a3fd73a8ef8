"""The extremes of a game of Caminos: covered boards, empty hands, seats that are out, and every ending."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from kaisho.extremes import ONLY_ZERO, Bits, Extremes, Goal, Moment, Numbers, Values, reaching
from kaisho.games.caminos.board import BOARD_BITS, BOARDS, OCTAGON, POINTS, RHOMBUS, SQUARE, cell_number
from kaisho.games.caminos.position import COLOURS, MAX_HEIGHT, winning_colour
from kaisho.games.caminos.rules import SHARE, count
from kaisho.games.caminos.stones import IN_A_COLOUR
from kaisho.games.caminos.view import OWNER_NAMES, SEAT_NAMES
from kaisho.state import State

if TYPE_CHECKING:
    from kaisho.game import Game

_NO_LIST = np.empty(0, np.int64)


def _empty_cells(state: State) -> int:
    return sum(int(word).bit_count() for word in state.height[0])


def _placements(state: State, seat: int) -> int:
    """The number of ways in which a seat could place a stone now."""
    probe: State = state.copy()
    probe.over, probe.seat = 0, seat
    return int(count(probe, _NO_LIST))


def _is_tight(start: State) -> bool:
    """Whether one of two players may well be out before the other: not on the largest board, which rarely gets so full."""
    return bool(start.players == 2 and start.board != OCTAGON)


def _is_out(state: State, seat: int) -> bool:
    return bool(int(state.out) >> seat & 1)


def _out_early(seat: int) -> Moment:
    """A seat is out while others continue."""
    return lambda before, act, after: _is_out(after, seat) and not _is_out(before, seat) and not after.over


def _connected(state: State, colour: int) -> bool:
    return bool(state.over) and winning_colour(state) == colour


def _places_bar(seat: int) -> Moment:
    return lambda before, act, after: bool(before.seat == seat and after.bars < before.bars)


def _moments(start: State) -> Iterator[tuple[str, Moment]]:
    yield "everybody is out", reaching(lambda state: int(state.out) == (1 << int(state.players)) - 1)
    if start.board == SQUARE:
        yield "a covered board", reaching(lambda state: _empty_cells(state) == 0)
    for colour, name in enumerate(COLOURS):
        yield f"{name} connects", reaching(_connected, colour)
    for seat in range(int(start.players)):
        yield f"seat {seat} has no stone left", reaching(lambda state, seat: not state.left[seat].any(), seat)
    if _is_tight(start):
        for seat in range(2):
            yield f"seat {seat} is out early", _out_early(seat)
    if start.neutral:
        for seat in range(2):
            yield f"seat {seat} places a bar", _places_bar(seat)


def _unconnected(worth: Callable[..., float], *given: int) -> Goal:
    """A goal for games that end without a connection."""
    return lambda state: worth(state, *given) if not state.over or winning_colour(state) is None else -1000.0


def _at_the_edge(state: State, colour: int) -> float:
    """The number of stones of a colour at the edge, less half of the other colour's, which take space there."""
    return int(state.edge_stones[colour]) - 0.5 * int(state.edge_stones[1 - colour])


def _crowded(state: State, seat: int) -> float:
    """How little space a seat has; largest if it is out while others continue."""
    return 500.0 if _is_out(state, seat) and not state.over else -_placements(state, seat)


def _goals(start: State) -> dict[str, Goal]:
    goals = {"a covered board": _unconnected(lambda state: -_empty_cells(state))}
    for colour, name in enumerate(COLOURS):
        goals[f"{name} at the edge"] = _unconnected(_at_the_edge, colour)
        goals[f"{name} away from the edge"] = _unconnected(lambda state, colour: -int(state.edge_stones[colour]), colour)
    for seat in range(int(start.players)):
        goals[f"seat {seat} out"] = _unconnected(_crowded, seat)
    return goals


def _values(start: State) -> dict[str, Values | tuple[Values, ...]]:
    board, players = int(start.board), int(start.players)
    low, high = (int(word) for word in BOARD_BITS[board])
    cells = low | high << 64
    stones = sum(IN_A_COLOUR)
    share = max(SHARE[players // 4].tolist())
    everybody = (1 << players) - 1
    return {
        "seat": Numbers(range(players)),
        "over": Numbers((0, 1)),
        "board": Numbers((board,)),
        "players": Numbers((players,)),
        "neutral": Numbers((int(start.neutral),)),
        "scoring": Numbers((int(start.scoring),)),
        "bars": Numbers(range(int(start.bars) + 1)),
        "out": Numbers(range(everybody + 1)) if _is_tight(start) else Numbers((0, everybody), range(everybody)),
        "height": Bits(cells),
        "owned": Bits(sum(cells << 128 * level for level in range(MAX_HEIGHT))),
        "left": tuple(Numbers(range(share + 1)) if seat < players else ONLY_ZERO for seat in range(4)),
        "edge_stones": Numbers(range(stones), (stones,)) if board == RHOMBUS else Numbers(range(stones + 1)),
        "spare": ONLY_ZERO,
    }


def fields_of_view(view: dict[str, Any]) -> dict[str, Any]:
    """The fields of a state, read back from its view."""
    board, players = BOARDS.index(view["board"]), view["players"]
    names = SEAT_NAMES[players]
    stacks = [[OWNER_NAMES.index(owner) for owner in cell["cubes"]] for cell in view["cells"]]
    heights, owned = _words(board, stacks)
    fields = {
        "board": board,
        "players": players,
        "neutral": view["neutral"],
        "scoring": view["scoring"],
        "bars": view["bars"],
        "out": sum(1 << names.index(name) for name in view["out"]),
        "left": [list(view["left"][name].values()) for name in names] + [[0] * 4] * (4 - players),
        "edge_stones": list(view["edge_stones"].values()),
        "height": heights,
        "owned": owned,
        "over": view["to_act"] is None,
    }
    return fields if view["to_act"] is None else fields | {"seat": names.index(view["to_act"])}


def _words(board: int, stacks: list[list[int]]) -> tuple[list[list[int]], list[list[list[int]]]]:
    """The cells of each height, and those of each colour on each level, as words."""
    heights = [[0, 0] for _ in range(MAX_HEIGHT)]
    owned = [[[0, 0] for _ in range(MAX_HEIGHT)] for _ in COLOURS]
    for (u, v), stack in zip(POINTS[board], stacks, strict=True):
        word, bit = divmod(cell_number(u, v), 64)
        if len(stack) < MAX_HEIGHT:
            heights[len(stack)][word] |= 1 << bit
        for level, owner in enumerate(stack):
            if owner < len(COLOURS):
                owned[owner][level][word] |= 1 << bit
    return heights, owned


def extremes(game: Game) -> Extremes:
    start = game.deal()
    return Extremes(_values(start), dict(_moments(start)), goals=_goals(start), fields_of_view=fields_of_view)
