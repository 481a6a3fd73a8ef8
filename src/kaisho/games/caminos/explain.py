"""Why an act of Caminos is refused: the rule that forbids it, and the cells concerned."""

from __future__ import annotations

from dataclasses import dataclass

from kaisho.errors import Refusal, Word
from kaisho.games.caminos.board import CELLS, HOLE, POINTS, RING, cell_name, cell_number, cell_point
from kaisho.games.caminos.position import MAX_HEIGHT, seat_word, stacks_of, winning_colour
from kaisho.games.caminos.stones import BAR, LETTERS, ORIENTATIONS, Column
from kaisho.refusals import Refusals
from kaisho.state import State

RULE_IDS = tuple(f"C{number}" for number in range(1, 21))
"""Our ids, in the order of the rulebook."""


@dataclass(frozen=True)
class PlacedColumn:
    """One column of a stone, and the point of the lattice on which a placement puts it."""

    u: int
    v: int
    column: Column

    @property
    def cell(self) -> int:
        return cell_number(self.u, self.v)


def columns_of(act: int) -> list[PlacedColumn]:
    """The columns of a placement in order; some may be off the board."""
    orientation, cell = divmod(act, CELLS)
    u, v = cell_point(cell)
    return [PlacedColumn(u + column.across, v + column.down, column) for column in ORIENTATIONS[orientation].columns]


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
    return _placement_refusal(state, columns_of(act))


def _after_the_end(state: State) -> Refusal:
    if winning_colour(state) is not None:
        return refused("C9", "over-connected", side=seat_word(state, int(state.seat)))
    if not state.left.any():
        return refused("C15", "over-all-placed")
    return refused("C8", side=seat_word(state, int(state.seat)))


def _placement_refusal(state: State, columns: list[PlacedColumn]) -> Refusal:
    board = set(POINTS[state.board])
    outside = [placed for placed in columns if (placed.u, placed.v) not in board]
    inside = [placed.cell for placed in columns if (placed.u, placed.v) in board]
    over_hole = [placed.cell for placed in outside if state.board == RING and (placed.u, placed.v) in HOLE]
    if over_hole:
        return refused("C3", "over-the-hole", over_hole, cells=_names(over_hole))
    if outside:
        return refused("C3", "off-board", inside)
    stacks = stacks_of(state)
    levels = [len(stacks[placed.cell]) - placed.column.bottom for placed in columns]
    level = max(levels)  # where the stone would rest if it were lowered
    holes = [placed.cell for placed, lowest in zip(columns, levels, strict=True) if lowest < level]
    if holes:
        return refused("C3", "hole", holes, cells=_names(holes))
    if level + max(placed.column.top for placed in columns) > MAX_HEIGHT:
        return refused("C5", squares=inside, cells=_names(inside))
    return refused("C4", squares=inside, cells=_names(inside))


def _names(cells: list[int]) -> str:
    return ", ".join(cell_name(cell) for cell in cells)
