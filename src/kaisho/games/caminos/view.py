"""What a screen shows of a position of Caminos: plain data, without rules."""

from __future__ import annotations

from typing import Any

from kaisho.games.caminos.board import BOARDS, POINTS, SIDE_NAMES, SIDES, UPRIGHT, Point, cell_name, cell_number
from kaisho.games.caminos.position import COLOURS, seat_message, stack_at
from kaisho.games.caminos.stones import BAR, LETTERS
from kaisho.kernel import State

OWNER_NAMES = (*COLOURS, "neutral")


def drawn_at(board: int, point: Point) -> Point:
    """Where a cell is drawn: as it is, or turned by 45° so that the Rhombus stands like a frame of diamonds."""
    u, v = point
    return (u, v) if board in UPRIGHT else (u - v, u + v)


def seat_names(state: State) -> list[str]:
    players = int(state.players)
    return [seat_message(players, seat).rpartition("-")[2] for seat in range(players)]


def view(state: State) -> dict[str, Any]:
    board = int(state.board)
    names = seat_names(state)
    sides = SIDES[board]
    return {
        "game": "caminos",
        "board": BOARDS[board],
        "players": int(state.players),
        "neutral": bool(state.neutral),
        "scoring": bool(state.scoring),
        "phase": "over" if state.over else "bars" if state.bars else "play",
        "to_act": None if state.over else names[state.seat],
        "out": [name for seat, name in enumerate(names) if int(state.out) >> seat & 1],
        "bars": int(state.bars),
        "left": {
            name: {letter: int(state.left[seat, kind]) for kind, letter in enumerate(LETTERS[:BAR])}
            for seat, name in enumerate(names)
        },
        "edge_stones": {COLOURS[colour]: int(state.edge_stones[colour]) for colour in (0, 1)},
        "sides": {
            name: [cell_name(cell_number(*point)) for point in side]
            for name, side in zip(SIDE_NAMES[len(sides)], sides, strict=True)
        },
        "cells": [
            {
                "cell": cell_name(cell_number(*point)),
                "at": list(drawn_at(board, point)),
                "cubes": [OWNER_NAMES[owner] for owner in stack_at(state, cell_number(*point))],
            }
            for point in POINTS[board]
        ],
    }
