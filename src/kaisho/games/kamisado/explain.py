"""Why an act of Kamisado is refused: the rule that forbids it, and the squares concerned."""

from __future__ import annotations

import numpy as np

from kaisho.errors import Refusal
from kaisho.games.kamisado.board import (
    AHEAD,
    HOME,
    REACH,
    STRAIGHT,
    square_name,
    squares_along,
)
from kaisho.games.kamisado.position import colour_word, rank_word, side_word
from kaisho.games.kamisado.rules import (
    FILL_LEFT,
    FREE,
    MAX_LEGAL_ACTS,
    OVER,
    PLACE,
    PLACING,
    REFILLING,
    SERIES,
    SINGLE,
    UNPLACED,
    legal,
)
from kaisho.refusals import Refusals
from kaisho.state import State

RULE_IDS = (
    *("P1", "T1", "T2"),
    *(f"Z{number}" for number in range(1, 9)),
    *(f"S{number}" for number in range(1, 12)),
    *(f"DS{number}" for number in range(1, 9)),
    *(f"DrS{number}" for number in range(1, 9)),
    *(f"B{number}" for number in range(1, 5)),
    *(f"M{number}" for number in range(1, 8)),
    *(f"TS{number}" for number in range(1, 4)),
    *(f"N{number}" for number in range(1, 5)),
)
"""The ids of the rulebooks, and ours: P for preparing the game, M for matches, TS for the three steps of the tournament
set-up, N for notation."""

PREFIX = ("", "S", "DS", "DrS")
"""How the rule ids of a tower begin, by its markers."""


refused = Refusals("kamisado", square_name)


def tower_at(state: State, square: int) -> tuple[int, int] | None:
    """The seat and colour of the tower on a square."""
    index = state["tower"].tobytes().find(square) if 0 <= square < 64 else -1
    return None if index < 0 else divmod(index, 8)


def refusal(state: State, act: int) -> Refusal:
    if state.phase == OVER:
        return refused("M5", "over")
    if state.phase == PLACING:
        return _placing_refusal(state, act)
    if state.phase == REFILLING:
        return refused("B1", side=side_word(int(state.seat)))
    if act >= PLACE:
        return refused("TS3") if state.setup else refused("TS1", "no-placing")
    if act >= FILL_LEFT:
        return refused({SINGLE: "M1", SERIES: "M7"}.get(int(state.match), "B1"), "no-refill-now")
    return _move_refusal(state, act >> 6, act & 63)


def _placing_refusal(state: State, act: int) -> Refusal:
    seat = int(state.seat)
    first = int(state.stands[1 - seat]) == 0
    if act >= PLACE:
        square = int(state.tower[seat, act - PLACE])
        return refused("TS1" if first else "TS2", squares=(square,), tower=colour_word(act - PLACE), square=square_name(square))
    return refused("TS3", "place-first", side=side_word(seat))


def _move_refusal(state: State, colour: int, target: int) -> Refusal:
    seat = int(state.seat)
    start = int(state.tower[seat, colour])
    assert start != UNPLACED
    if colour != state.must and state.must != FREE:  # T2
        must = int(state.must)
        square = int(state.tower[seat, must])
        return refused(
            "T2", squares=(start, square), must=colour_word(must), tower=colour_word(colour), square=square_name(square)
        )
    if target == start:
        return _pass_refusal(state, seat, colour, start)
    for way in range(3):
        line = squares_along(seat, start, way)
        if target in line:
            return _line_refusal(state, seat, colour, start, way, line[: line.index(target) + 1])
    return refused("Z1", squares=(start, target), start=square_name(start), target=square_name(target))


def _pass_refusal(state: State, seat: int, colour: int, square: int) -> Refusal:
    acts = np.empty(MAX_LEGAL_ACTS, np.int64)
    if legal(state, acts) == 1 and tower_at(state, int(acts[0]) & 63):  # its only move is a push
        return refused("S11", squares=(square, square + int(AHEAD[seat])), tower=colour_word(colour))
    return refused("Z5", squares=(square,), tower=colour_word(colour), square=square_name(square))


def _line_refusal(state: State, seat: int, colour: int, start: int, way: int, line: list[int]) -> Refusal:
    """The refusal of a move along one of the three lines: it is blocked, or too long."""
    target = line[-1]
    markers = int(state.markers[seat, colour])
    between = [square for square in line[:-1] if tower_at(state, square)]
    at_target = tower_at(state, target)
    if between:
        return refused("Z2", squares=(start, between[0], target), blocker=square_name(between[0]), target=square_name(target))
    if at_target and len(line) == 1 and markers:
        if way == STRAIGHT:
            return _push_refusal(state, seat, markers, start)
        if at_target[0] != seat:
            return refused(PREFIX[markers] + "4", "S4", (start, target), target=square_name(target))
    elif at_target and markers and at_target[0] != seat and way == STRAIGHT:
        return refused(PREFIX[markers] + "2", "S2", (start, target), target=square_name(target))
    if at_target:
        return refused("Z3", squares=(target,), target=square_name(target))
    assert len(line) > REACH[markers]
    values = {"reach": str(REACH[markers]), "asked": str(len(line)), "tower": colour_word(colour)}
    return refused(PREFIX[markers] + "1", "S1", (start, target), rank=rank_word(markers), **values)


def _push_refusal(state: State, seat: int, markers: int, start: int) -> Refusal:
    """The refusal of a push by a sumo with an occupied square straight ahead."""
    prefix = PREFIX[markers]
    line: list[int] = []
    for square in squares_along(seat, start, STRAIGHT):
        tower = tower_at(state, square)
        if tower is None:
            break
        if tower[0] == seat:
            if not line:
                return refused("S9", squares=(start, square), square=square_name(square))
            return refused(prefix + "5", "S5", (*line, square), square=square_name(square))
        if len(line) == markers:
            return refused(prefix + "7", "S7", (*line, square), rank=rank_word(markers), most=str(markers))
        if int(state.markers[tower[0], tower[1]]) >= markers:
            values = {"mine": rank_word(markers), "theirs": rank_word(int(state.markers[tower[0], tower[1]]))}
            return refused(prefix + "8", "S8", (square,), square=square_name(square), **values)
        if 1 << square & int(HOME[1 - seat]):
            return refused(prefix + "6", "S6", (square,), square=square_name(square))
        line.append(square)
    raise AssertionError(f"the push from {square_name(start)} is legal")
