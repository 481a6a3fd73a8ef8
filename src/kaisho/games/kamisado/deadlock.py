"""The anatomy of a deadlock in Kamisado (Z8): who moved last, which towers pass in a cycle, and which one is marked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from kaisho.games.kamisado.board import AHEAD, HOME
from kaisho.games.kamisado.position import ground_of, has_markers, score_of
from kaisho.games.kamisado.rules import SINGLE, rules
from kaisho.state import State


class PlacedTower(NamedTuple):
    """A tower and the square on which it stands."""

    seat: int
    colour: int
    square: int


@dataclass(frozen=True)
class Deadlock:
    """The end of a round in which towers would pass for ever."""

    moved: PlacedTower
    """The tower that moved last: its side loses the round."""
    pushed: bool
    """Whether that move was a push."""
    passes: tuple[PlacedTower, ...]
    """The blocked towers in the order in which they would pass, each once."""
    again: int
    """The index in ``passes`` of the tower that would pass again after the last one."""
    marked: PlacedTower | None
    """The winner's tower that gets a marker; None in matches without markers."""
    towers: tuple[tuple[int, ...], ...]
    """The square of every tower at the end of the round, by seat and colour."""

    @property
    def winner(self) -> int:
        return 1 - self.moved.seat


def deadlock_of(before: State, act: int, after: State) -> Deadlock | None:
    """The deadlock that an act caused, or None.

    In a series the act also sets up the next round, so the end of this one is computed from the state before the act.
    """
    seat, colour, target = int(before.seat), act >> 6, act & 63
    if score_of(before) == score_of(after) or 1 << target & int(HOME[1 - seat]):  # Z7: won on the home row
        return None
    ended = before.copy()
    ended.match = SINGLE  # the towers stay where they are
    rules["play"](ended, act)
    pushed = bool(int(before.stands[1 - seat]) >> target & 1)
    first = _pushed_to(before, seat, target) if pushed else target
    passes, again = _cycle(ended, seat if pushed else 1 - seat, ground_of(ended, first))
    marked = _tower_of(ended, 1 - seat, ground_of(ended, target)) if has_markers(before) else None  # M4
    towers = tuple(tuple(map(int, row)) for row in ended.tower)
    return Deadlock(PlacedTower(seat, colour, target), pushed, passes, again, marked, towers)


def _pushed_to(state: State, seat: int, square: int) -> int:
    """The square onto which a push moves the farthest tower (S3)."""
    while int(state.stands[1 - seat]) >> square & 1:
        square += int(AHEAD[seat])
    return square


def _cycle(state: State, seat: int, colour: int) -> tuple[tuple[PlacedTower, ...], int]:
    """The passes of blocked towers (Z6), and the index of the first one that repeats."""
    passes: list[PlacedTower] = []
    tower = _tower_of(state, seat, colour)
    while tower not in passes:
        passes.append(tower)
        tower = _tower_of(state, 1 - tower.seat, ground_of(state, tower.square))
    return tuple(passes), passes.index(tower)


def _tower_of(state: State, seat: int, colour: int) -> PlacedTower:
    return PlacedTower(seat, colour, int(state.tower[seat, colour]))
