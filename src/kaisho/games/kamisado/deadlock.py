"""A deadlock of Kamisado taken apart (Z8): who moved last, which towers pass in a circle, and which one is marked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from kaisho.games.kamisado.board import AHEAD, HOME
from kaisho.games.kamisado.position import ground_of, has_markers, score_of
from kaisho.games.kamisado.rules import SINGLE, rules
from kaisho.state import State


class Standing(NamedTuple):
    """A tower and the square on which it stands."""

    seat: int
    colour: int
    square: int


@dataclass(frozen=True)
class Deadlock:
    """The end of a round in which towers would pass for ever."""

    moved: Standing
    """The tower that moved last: its side loses the round."""
    pushed: bool
    """Whether that move was a push."""
    passes: tuple[Standing, ...]
    """The blocked towers in the order in which they would pass, each once."""
    again: int
    """The place in ``passes`` at which the last of them leads back into the circle."""
    marked: Standing | None
    """The winner's tower that gets a marker; None in matches without markers."""
    towers: tuple[tuple[int, ...], ...]
    """The square of every tower at the end of the round, by seat and colour."""

    @property
    def winner(self) -> int:
        return 1 - self.moved.seat


def deadlock_of(before: State, act: int, after: State) -> Deadlock | None:
    """The deadlock that an act brought about, or None.

    In a series the board is set up anew at once, so the end of the round is made from the state before the act.
    """
    seat, colour, target = int(before.seat), act >> 6, act & 63
    if score_of(before) == score_of(after) or 1 << target & int(HOME[1 - seat]):  # Z7: the other end of a round
        return None
    ended = before.copy()
    ended.match = SINGLE  # the towers stay where they are
    rules["play"](ended, act)
    pushed = bool(int(before.stands[1 - seat]) >> target & 1)
    first = _pushed_to(before, seat, target) if pushed else target
    passes, again = _circle(ended, seat if pushed else 1 - seat, ground_of(ended, first))
    marked = _standing(ended, 1 - seat, ground_of(ended, target)) if has_markers(before) else None  # M4
    towers = tuple(tuple(map(int, row)) for row in ended.tower)
    return Deadlock(Standing(seat, colour, target), pushed, passes, again, marked, towers)


def _pushed_to(state: State, seat: int, square: int) -> int:
    """The square onto which the hindmost tower is pushed (S3)."""
    while int(state.stands[1 - seat]) >> square & 1:
        square += int(AHEAD[seat])
    return square


def _circle(state: State, seat: int, colour: int) -> tuple[tuple[Standing, ...], int]:
    """The passes of towers of which none can move (Z6), and where they begin again."""
    found: list[Standing] = []
    tower = _standing(state, seat, colour)
    while tower not in found:
        found.append(tower)
        tower = _standing(state, 1 - tower.seat, ground_of(state, tower.square))
    return tuple(found), found.index(tower)


def _standing(state: State, seat: int, colour: int) -> Standing:
    return Standing(seat, colour, int(state.tower[seat, colour]))
