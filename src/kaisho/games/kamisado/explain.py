"""Why an act of Kamisado is refused: the rule that forbids it, and the squares it is about."""

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
    MOST_ACTIONS,
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
"""The rulebooks' own ids, and ours: P for preparing the game, M for matches, TS for the three steps of the tournament set-up,
N for notation."""

PREFIX = ("", "S", "DS", "DrS")
"""How the rules of a tower with that many markers are called."""


refused = Refusals("kamisado", square_name)


def tower_at(state: State, square: int) -> tuple[int, int] | None:
    """The seat and colour of the tower on a square."""
    place = state["tower"].tobytes().find(square) if 0 <= square < 64 else -1
    return None if place < 0 else divmod(place, 8)


def refusal(state: State, act: int) -> Refusal:
    if state.phase == OVER:
        return refused("M5", "over")
    if state.phase == PLACING:
        return _while_placing(state, act)
    if state.phase == REFILLING:
        return refused("B1", side=side_word(int(state.seat)))
    if act >= PLACE:
        return refused("TS3") if state.setup else refused("TS1", "no-placing")
    if act >= FILL_LEFT:
        return refused({SINGLE: "M1", SERIES: "M7"}.get(int(state.match), "B1"), "no-refill-now")
    return _of_move(state, act >> 6, act & 63)


def _while_placing(state: State, act: int) -> Refusal:
    seat = int(state.seat)
    first = int(state.stands[1 - seat]) == 0
    if act >= PLACE:
        square = int(state.tower[seat, act - PLACE])
        return refused("TS1" if first else "TS2", squares=(square,), tower=colour_word(act - PLACE), square=square_name(square))
    return refused("TS3", "place-first", side=side_word(seat))


def _of_move(state: State, colour: int, target: int) -> Refusal:
    seat = int(state.seat)
    start = int(state.tower[seat, colour])
    assert start != UNPLACED
    if colour != state.must and state.must != FREE:  # T2
        must = int(state.must)
        stands = int(state.tower[seat, must])
        return refused(
            "T2", squares=(start, stands), must=colour_word(must), tower=colour_word(colour), square=square_name(stands)
        )
    if target == start:
        return _of_pass(state, seat, colour, start)
    for way in range(3):
        line = squares_along(seat, start, way)
        if target in line:
            return _along(state, seat, colour, start, way, line[: line.index(target) + 1])
    return refused("Z1", squares=(start, target), start=square_name(start), target=square_name(target))


def _of_pass(state: State, seat: int, colour: int, square: int) -> Refusal:
    acts = np.empty(MOST_ACTIONS, np.int64)
    if legal(state, acts) == 1 and tower_at(state, int(acts[0]) & 63):  # its only move is a push
        return refused("S11", squares=(square, square + int(AHEAD[seat])), tower=colour_word(colour))
    return refused("Z5", squares=(square,), tower=colour_word(colour), square=square_name(square))


def _along(state: State, seat: int, colour: int, start: int, way: int, line: list[int]) -> Refusal:
    """A move along one of the three lines: something stands in the way, or it is too far."""
    target = line[-1]
    markers = int(state.markers[seat, colour])
    between = [square for square in line[:-1] if tower_at(state, square)]
    at_target = tower_at(state, target)
    if between:
        return refused("Z2", squares=(start, between[0], target), blocker=square_name(between[0]), target=square_name(target))
    if at_target and len(line) == 1 and markers:
        if way == STRAIGHT:
            return _of_push(state, seat, markers, start)
        if at_target[0] != seat:
            return refused(PREFIX[markers] + "4", "S4", (start, target), target=square_name(target))
    elif at_target and markers and at_target[0] != seat and way == STRAIGHT:
        return refused(PREFIX[markers] + "2", "S2", (start, target), target=square_name(target))
    if at_target:
        return refused("Z3", squares=(target,), target=square_name(target))
    assert len(line) > REACH[markers]
    values = {"reach": str(REACH[markers]), "asked": str(len(line)), "tower": colour_word(colour)}
    return refused(PREFIX[markers] + "1", "S1", (start, target), rank=rank_word(markers), **values)


def _of_push(state: State, seat: int, markers: int, start: int) -> Refusal:
    """A push that is not possible, although an occupied square lies straight ahead of the sumo."""
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
    raise AssertionError(f"a push with nothing against it, from {square_name(start)}")
