"""Views of Caminos: what a screen shows of a state, as plain data without rules."""

from __future__ import annotations

from copy import deepcopy
from itertools import product
from typing import Any

import numpy as np

from kaisho.game import fields_of
from kaisho.games.caminos.board import (
    BOARDS,
    FACING,
    POINTS,
    SIDE_NAMES,
    SIDES,
    UPRIGHT,
    Point,
    cell_name,
    cell_number,
    cell_point,
)
from kaisho.games.caminos.board import CELLS as LATTICE_CELLS
from kaisho.games.caminos.position import COLOURS, MAX_HEIGHT, Stack, seat_message, stacks_of, winning_colour
from kaisho.games.caminos.rules import winning_way
from kaisho.games.caminos.stones import BAR, LETTERS
from kaisho.games.caminos.turning import STONES
from kaisho.state import State

OWNER_NAMES = (*COLOURS, "neutral")
SEAT_NAMES = {players: [seat_message(players, seat).rpartition("-")[2] for seat in range(players)] for players in (2, 4)}


def drawn_at(board: int, point: Point) -> Point:
    """Where a cell is drawn; on a turned board, rotated by 45° so that cells become diamonds."""
    u, v = point
    return (u, v) if board in UPRIGHT else (u - v, u + v)


CELLS = tuple(
    [(cell_name(cell_number(*point)), list(drawn_at(board, point))) for point in points] for board, points in enumerate(POINTS)
)
"""The name of each cell and where it is drawn, row by row, by board."""

CUBES = {
    stack: [OWNER_NAMES[owner] for owner in stack]
    for height in range(MAX_HEIGHT + 1)
    for stack in product(range(len(OWNER_NAMES)), repeat=height)
}
"""The names of the owners in every possible stack."""

NAMED_SIDES = tuple(
    {name: [cell_name(cell_number(*point)) for point in side] for name, side in zip(SIDE_NAMES[len(sides)], sides, strict=True)}
    for sides in SIDES
)


def board(name: str) -> dict[str, Any]:
    """The cells and where they are drawn, the sides and those that face them, and the stones with all orientations."""
    number = BOARDS.index(name)
    names = SIDE_NAMES[len(SIDES[number])]
    return {
        "board": name,
        "upright": number in UPRIGHT,
        "cells": [
            {"cell": cell, "point": list(point), "at": at.copy()}
            for (cell, at), point in zip(CELLS[number], POINTS[number], strict=True)
        ],
        "sides": {side: cells.copy() for side, cells in NAMED_SIDES[number].items()},
        "facing": {side: [names[other] for other in facing] for side, facing in zip(names, FACING[number], strict=True)},
        "stones": deepcopy(STONES),
    }


def way_of(state: State) -> list[str]:
    """The cells of a shortest winning way, from one end to the other; none if nobody has connected sides."""
    colour = winning_colour(state)
    if colour is None:
        return []
    cells = np.empty(LATTICE_CELLS, np.int64)
    way = cells[: winning_way(state.copy(), colour, cells)].tolist()
    return [cell_name(cell) for cell in _in_order(way, stacks_of(state), colour)]


def _in_order(cells: list[int], stacks: dict[int, Stack], colour: int) -> list[int]:
    """The cells of a way in order, each linked to the one before it.

    If two ways together determine the points (C18), their cells stay in row order.
    """
    ways = [[cell] for cell in cells]
    while ways:
        way = ways.pop()
        if len(way) == len(cells):
            return way
        ways += [[*way, cell] for cell in cells if cell not in way and _linked(way[-1], cell, stacks, colour)]
    return cells


def _linked(one: int, other: int, stacks: dict[int, Stack], colour: int) -> bool:
    """Whether a way leads from one cell to the other (C10, C11)."""
    (u, v), (other_u, other_v) = cell_point(one), cell_point(other)
    low, high = sorted((stacks[one], stacks[other]), key=len)
    return abs(u - other_u) + abs(v - other_v) == 1 and all(owner == colour for owner in high[len(low) :])


def view(state: State) -> dict[str, Any]:
    fields = fields_of(state)
    names = SEAT_NAMES[fields.players]
    return {
        "game": "caminos",
        "board": BOARDS[fields.board],
        "players": fields.players,
        "neutral": bool(fields.neutral),
        "scoring": bool(fields.scoring),
        "phase": "over" if fields.over else "bars" if fields.bars else "play",
        "to_act": None if fields.over else names[fields.seat],
        "out": [name for seat, name in enumerate(names) if fields.out >> seat & 1],
        "bars": fields.bars,
        "left": {name: dict(zip(LETTERS[:BAR], left, strict=True)) for name, left in zip(names, fields.left, strict=False)},
        "way": way_of(state) if fields.over else [],
        "edge_stones": dict(zip(COLOURS, fields.edge_stones, strict=True)),
        "sides": {name: side.copy() for name, side in NAMED_SIDES[fields.board].items()},
        "cells": [
            {"cell": name, "at": at.copy(), "cubes": CUBES[stack].copy()}
            for (name, at), stack in zip(CELLS[fields.board], stacks_of(state).values(), strict=True)
        ],
    }
