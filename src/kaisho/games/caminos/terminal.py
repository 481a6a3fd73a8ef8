"""Caminos in a terminal: the board from above with the height of every stack, the three levels, and the remaining stones."""

from __future__ import annotations

from collections.abc import Callable

from kaisho.errors import Word
from kaisho.games.caminos.board import POINTS, SIDES, UPRIGHT, Point, cell_name, cell_number
from kaisho.games.caminos.position import COLOURS, MAX_HEIGHT, Stack, seat_word, stacks_of
from kaisho.games.caminos.stones import BAR, LETTERS
from kaisho.games.caminos.view import drawn_at
from kaisho.language import words
from kaisho.state import State

OWNER_LETTERS = "YGN"
"""The letters of owners: Yellow, Green, neutral."""

# Numbers of the 256 terminal colours: for each owner the background of a stack of 1, 2 and 3 cubes, lighter for higher ones.
GROUND = ((178, 220, 229), (28, 71, 120), (25, 68, 111))
INK, INK_ON_DARK = 16, 231
DARK = (28, 25)
EMPTY, EMPTY_SIDE = 236, 240
INK_ON_EMPTY = 250

COLOURED_WIDTH, PLAIN_WIDTH = 6, 8
Cell = Callable[[int, Point, Stack], list[str]]


def board_text(state: State, language: str, *, colour: bool, ended: bool = False) -> str:
    """The top view, the levels, and below them the remaining stones and, unless the game has ended, what to do."""
    board, stacks = int(state.board), stacks_of(state)
    if colour:
        top = _drawn(board, stacks, _coloured_cell, COLOURED_WIDTH, 2)
    else:
        top = _drawn(board, stacks, _plain_cell, PLAIN_WIDTH, 1)
    return "\n".join([*top, "", *_levels(board, stacks, language, colour=colour), "", *_status(state, language, ended)])


def _drawn(board: int, stacks: dict[int, Stack], cell: Cell, width: int, height: int) -> list[str]:
    """The cells as they lie on the board; each row of a turned board is shifted by half a cell."""
    step = width if board in UPRIGHT else width // 2
    points = {drawn_at(board, point): point for point in POINTS[board]}
    left = min(x for x, _ in points)
    lines = []
    for y in sorted({y for _, y in points}):
        row = sorted(x for x, other_y in points if other_y == y)
        for number in range(height):
            text, end = " ", 0
            for x in row:
                start = step * (x - left)
                point = points[x, y]
                text += " " * (start - end) + cell(board, point, stacks[cell_number(*point)])[number]
                end = start + width
            lines.append(text.rstrip())
    return lines


def _coloured_cell(board: int, point: Point, stack: Stack) -> list[str]:
    name = f" {cell_name(cell_number(*point))}".ljust(COLOURED_WIDTH)
    if not stack:
        at_side = any(point in side for side in SIDES[board])
        ground = f"\x1b[48;5;{EMPTY_SIDE if at_side else EMPTY};38;5;{INK_ON_EMPTY}m"
        return [f"{ground}{name}\x1b[0m", f"{ground}{' ' * COLOURED_WIDTH}\x1b[0m"]
    ground = _ground(stack[-1], len(stack))
    top = f"{OWNER_LETTERS[stack[-1]]}{len(stack)}".center(COLOURED_WIDTH)
    return [f"{ground}{name}\x1b[0m", f"{ground}\x1b[1m{top}\x1b[0m"]


def _ground(owner: int, height: int) -> str:
    ground = GROUND[owner][height - 1]
    return f"\x1b[48;5;{ground};38;5;{INK_ON_DARK if ground in DARK else INK}m"


def _plain_cell(board: int, point: Point, stack: Stack) -> list[str]:
    top = f"{OWNER_LETTERS[stack[-1]]}{len(stack)}" if stack else "."
    return [f"{cell_name(cell_number(*point)):<3} {top:<2}".ljust(PLAIN_WIDTH)]


# --- the levels -------------------------------------------------------------------------------------------------------


def _levels(board: int, stacks: dict[int, Stack], language: str, *, colour: bool) -> list[str]:
    """The three levels side by side: the owner of the cube on each cell."""
    points = {drawn_at(board, point): point for point in POINTS[board]}
    step = 2 if board in UPRIGHT else 1
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    width = step * (right - left) + 1
    say = words(language)
    titles = [say("caminos-show-level", level=str(level + 1)).ljust(width) for level in range(MAX_HEIGHT)]
    lines = ["  " + "   ".join(titles).rstrip()]
    for y in sorted({y for _, y in points}):
        parts = []
        for level in range(MAX_HEIGHT):
            characters = [" "] * width
            for x in range(left, right + 1):
                if (x, y) in points:
                    stack = stacks[cell_number(*points[x, y])]
                    characters[step * (x - left)] = _cube_text(stack, level, colour=colour)
            parts.append("".join(characters))
        lines.append("  " + "   ".join(parts).rstrip())
    return lines


def _cube_text(stack: Stack, level: int, *, colour: bool) -> str:
    if len(stack) <= level:
        return "."
    letter = OWNER_LETTERS[stack[level]]
    return f"{_ground(stack[level], level + 1)}{letter}\x1b[0m" if colour else letter


# --- remaining stones and what to do ----------------------------------------------------------------------------------


def _status(state: State, language: str, ended: bool) -> list[str]:
    say = words(language)
    lines = [say("caminos-show-signs")]
    if state.board not in UPRIGHT:
        lines.append(say("caminos-show-turned"))
    for seat in range(int(state.players)):
        stones = "  ".join(f"{letter} {int(state.left[seat, kind])}" for kind, letter in enumerate(LETTERS[:BAR]))
        is_out = int(state.out) >> seat & 1
        lines.append(
            say("caminos-show-left-out" if is_out else "caminos-show-left", side=seat_word(state, seat), stones=stones)
        )
    if state.scoring:
        yellow, green = (str(state.edge_stones[colour]) for colour in range(len(COLOURS)))
        lines.append(say("caminos-show-edges", yellow=yellow, green=green))
    side: Word = seat_word(state, int(state.seat))
    if ended or state.over:
        lines.append(say("caminos-show-over"))
    else:
        lines.append(say("caminos-show-bar" if state.bars else "caminos-show-stone", side=side))
    return ["  " + line for line in lines]
