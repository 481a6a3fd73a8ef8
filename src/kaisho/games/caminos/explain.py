"""Why an act of Caminos is refused: the rule that forbids it, and the cells it is about."""

from __future__ import annotations

from dataclasses import dataclass

from kaisho.errors import Refusal, Word
from kaisho.games.caminos.board import CELLS, HOLE, POINTS, RING, cell_name, cell_number, cell_point
from kaisho.games.caminos.position import MOST_HEIGHT, seat_word, stacks_of, winning_colour
from kaisho.games.caminos.stones import BAR, LETTERS, ORIENTATIONS, Column
from kaisho.refusals import Refusals
from kaisho.state import State

RULE_IDS = tuple(f"C{number}" for number in range(1, 21))
"""The ids are ours, in the rulebook's order."""


@dataclass(frozen=True)
class Standing:
    """One column of a stone that somebody wants to place, and the place that it would stand on."""

    u: int
    v: int
    column: Column

    @property
    def cell(self) -> int:
        return cell_number(self.u, self.v)


def columns_of(act: int) -> list[Standing]:
    """The columns of a placement, the first one first; some may be beside the board."""
    orientation, cell = divmod(act, CELLS)
    u, v = cell_point(cell)
    return [Standing(u + column.across, v + column.down, column) for column in ORIENTATIONS[orientation].columns]


def stone_word(kind: int) -> Word:
    return Word(f"caminos-stone-{LETTERS[kind]}")


refused = Refusals("caminos", cell_name)


def refusal(state: State, act: int) -> Refusal:
    if state.over:
        return _after_the_end(state)
    kind = ORIENTATIONS[act // CELLS].kind
    if state.bars and kind != BAR:
        return refused("C16", "bars-first", side=seat_word(state, int(state.seat)))
    if kind == BAR and not state.bars:
        return refused("C16", "bars-placed" if state.neutral else "no-bars")
    if kind != BAR and state.left[state.seat, kind] == 0:
        return refused("C1", "used-up", side=seat_word(state, int(state.seat)), stone=stone_word(kind))
    return _of_placement(state, columns_of(act))


def _after_the_end(state: State) -> Refusal:
    if winning_colour(state) is not None:
        return refused("C9", "over-connected", side=seat_word(state, int(state.seat)))
    if not state.left.any():
        return refused("C15", "over-all-placed")
    return refused("C8", side=seat_word(state, int(state.seat)))


def _of_placement(state: State, columns: list[Standing]) -> Refusal:
    board = set(POINTS[state.board])
    outside = [each for each in columns if (each.u, each.v) not in board]
    inside = [each.cell for each in columns if (each.u, each.v) in board]
    over_hole = [each.cell for each in outside if state.board == RING and (each.u, each.v) in HOLE]
    if over_hole:
        return refused("C3", "over-the-hole", over_hole, cells=_names(over_hole))
    if outside:
        return refused("C3", "off-board", inside)
    # Lowered until it rests on something, the stone would lie on this level.
    stacks = stacks_of(state)
    gaps = [len(stacks[each.cell]) - each.column.bottom for each in columns]
    level = max(gaps)
    holes = [each.cell for each, gap in zip(columns, gaps, strict=True) if gap < level]
    if holes:
        return refused("C3", "hole", holes, cells=_names(holes))
    if level + max(each.column.top for each in columns) > MOST_HEIGHT:
        return refused("C5", squares=inside, cells=_names(inside))
    return refused("C4", squares=inside, cells=_names(inside))


def _names(cells: list[int]) -> str:
    return ", ".join(cell_name(cell) for cell in cells)
