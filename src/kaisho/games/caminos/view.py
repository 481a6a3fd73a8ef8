"""Views of Caminos: what a screen shows of a state, as plain data without rules."""

from __future__ import annotations

from copy import deepcopy
from itertools import product
from typing import Any

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
)
from kaisho.games.caminos.position import COLOURS, MAX_HEIGHT, seat_message, stacks_of
from kaisho.games.caminos.stones import BAR, LETTERS
from kaisho.games.caminos.turning import STONES
from kaisho.games.caminos.way import winning_way
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
        "way": [cell_name(cell) for cell in winning_way(state)] if fields.over else [],
        "edge_stones": dict(zip(COLOURS, fields.edge_stones, strict=True)),
        "sides": {name: side.copy() for name, side in NAMED_SIDES[fields.board].items()},
        "cells": [
            {"cell": name, "at": at.copy(), "cubes": CUBES[stack].copy()}
            for (name, at), stack in zip(CELLS[fields.board], stacks_of(state).values(), strict=True)
        ],
    }
