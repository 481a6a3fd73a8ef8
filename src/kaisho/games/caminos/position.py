"""A position of Caminos as one line of text, like FEN for chess.

    square/2 8/8/8/8/8/8/8/8 1 4442:4442 - 0:0

The six fields are:

1. The board and the number of players, then ``/neutral`` and ``/scoring`` for the variants.
2. The cells row by row, in each row only those on the board. A number is a number of empty cells. A stack has a letter for
   each cube from the bottom to the top, the top one a capital (y yellow, g green, n neutral).
3. The seat to act, from 1.
4. The stones left (T, Z, L and O), seat by seat.
5. The seats that are out, or ``-``.
6. The edge stones of Yellow and of Green (C19), which the cubes alone do not show.

Everything else follows from these. The number of acts is that of the stones on the board, and the game is over when sides are
connected or all seats are out; the seat is then that of the last act.
"""

from __future__ import annotations

import functools
import re

import numpy as np
from numpy.typing import NDArray

from kaisho.errors import Word
from kaisho.game import OptionValue
from kaisho.games.caminos.board import BOARD_CELLS, BOARDS, POINTS, SIDES, Point, cell_name, cell_number
from kaisho.games.caminos.rules import CONNECTED, SHARE, STATE, count, result
from kaisho.games.caminos.stones import LETTERS
from kaisho.kernel import State, uint64
from kaisho.position_text import PositionReader, row_text

COLOURS = ("yellow", "green")
NOBODY = 2
OWNERS = "ygn"
MAX_HEIGHT = 3
Stack = tuple[int, ...]
"""The owners of the cubes on a cell, from the bottom to the top: colours, or ``NOBODY`` for a bar's."""


reader = PositionReader("caminos")
fail = reader.fail


def seat_message(players: int, seat: int) -> str:
    """The message id of a seat's name: its colour, and with four players its number in the team."""
    return f"caminos-{COLOURS[seat % 2]}" + (str(seat // 2 + 1) if players == 4 else "")


def seat_word(state: State, seat: int) -> Word:
    return Word(seat_message(int(state.players), seat))


def rows(board: int) -> dict[int, list[Point]]:
    """The cells of a board by row."""
    by_row: dict[int, list[Point]] = {}
    for u, v in POINTS[board]:
        by_row.setdefault(v, []).append((u, v))
    return by_row


def _bits(words: NDArray[np.uint64] | list[int]) -> int:
    """A set of cells, which is two words, as one integer."""
    return int(words[0]) | int(words[1]) << 64


def stacks_of(state: State) -> dict[int, Stack]:
    """The stacks on the cells of the board, row by row."""
    empty, single, double = (_bits(words) for words in state["height"].tolist())
    yellow, green = ([_bits(words) for words in levels] for levels in state["owned"].tolist())
    levels = list(zip(yellow, green, strict=True))
    stacks: dict[int, Stack] = {}
    for cell in BOARD_CELLS[state["board"]]:
        mask = 1 << cell
        if empty & mask:
            stacks[cell] = ()
            continue
        height = 1 if single & mask else 2 if double & mask else MAX_HEIGHT
        stacks[cell] = tuple([0 if yellows & mask else 1 if greens & mask else NOBODY for yellows, greens in levels[:height]])
    return stacks


# --- writing ----------------------------------------------------------------------------------------------------------


@functools.cache
def _stack_text(stack: Stack) -> str:
    letters = "".join(OWNERS[owner] for owner in stack)
    return letters[:-1] + letters[-1:].upper()


def write_position(state: State) -> str:
    players = int(state.players)
    kind = f"{BOARDS[state.board]}/{players}" + "/neutral" * bool(state.neutral) + "/scoring" * bool(state.scoring)
    stacks = stacks_of(state)
    cells = "/".join(
        [row_text([_stack_text(stacks[cell_number(u, v)]) for u, v in row]) for row in rows(int(state.board)).values()]
    )
    left = ":".join("".join(map(str, state.left[seat].tolist())) for seat in range(players))
    out = "".join(str(seat + 1) for seat in range(players) if int(state.out) >> seat & 1) or "-"
    return f"{kind} {cells} {int(state.seat) + 1} {left} {out} {state.edge_stones[0]}:{state.edge_stones[1]}"


# --- reading ----------------------------------------------------------------------------------------------------------

_PART = re.compile(r"[0-9]+|[ygn]*[YGN]?")
"""Empty cells, or a stack. The capital at its top is optional here: a search for it would take quadratic time."""
_KIND = re.compile(rf"({'|'.join(BOARDS)})/([24])(/neutral)?(/scoring)?")
_LEFT = re.compile("[0-4]{4}")
_EDGES = re.compile(r"([0-9]{1,2}):([0-9]{1,2})")


def read_position(text: str) -> State:
    """Parse a position; raise ``BadPosition`` if it is malformed or contradicts the rules."""
    fields = text.split()
    if len(fields) != 6:
        fail("field-count", found=str(len(fields)))
    kind, cells, seat, left, out, edges = fields
    state: State = np.zeros(1, STATE)[0]
    _read_kind(kind, state)
    neutral_cubes = _read_cells(cells, state)
    players = int(state.players)
    if len(seat) != 1 or seat not in "1234"[:players]:
        fail("bad-seat", text=seat, most=str(players))
    state.seat = int(seat) - 1
    _read_left(left, state)
    if out != "-" and ("".join(sorted(set(out))) != out or not set(out) <= set("1234"[:players])):
        fail("bad-out", text=out)
    state.out = 0 if out == "-" else sum(1 << int(number) - 1 for number in out)
    counts = _EDGES.fullmatch(edges)
    if counts is None:
        fail("bad-edges", text=edges)
    state.edge_stones[:] = int(counts[1]), int(counts[2])
    _count_bars(state, neutral_cubes)
    state.acts = state.turn = _stones_placed(state) + 2 * int(state.neutral) - int(state.bars)
    state.over = _is_over(state)
    check_state(state)
    return state


def _read_kind(text: str, state: State) -> None:
    kind = _KIND.fullmatch(text)
    if kind is None:
        fail("bad-kind", text=text)
    state.board = BOARDS.index(kind[1])
    state.players = int(kind[2])
    state.neutral = kind[3] is not None
    state.scoring = kind[4] is not None


def _read_cells(text: str, state: State) -> int:
    """Fill the board, and return the number of neutral cubes."""
    by_row = rows(int(state.board))
    texts = text.split("/")
    if len(texts) != len(by_row):
        fail("row-count", found=str(len(texts)), wanted=str(len(by_row)))
    neutral = 0
    for (v, row), cells in zip(by_row.items(), texts, strict=True):
        parts = [part for part in _PART.findall(cells) if part]
        if "".join(parts) != cells or any(part.islower() for part in parts):
            fail("unknown-sign", row=str(v + 1), text=cells)
        stacks: list[str] = []
        for part in parts:
            if part.isdigit() and (len(part) > 2 or part.startswith("0")):
                fail("unknown-sign", row=str(v + 1), text=cells)
            stacks += [""] * int(part) if part.isdigit() else [part.lower()]
        if len(stacks) != len(row):
            fail("row-length", row=str(v + 1), found=str(len(stacks)), wanted=str(len(row)))
        for (u, _), stack in zip(row, stacks, strict=True):
            _fill(state, cell_number(u, v), stack)
            neutral += stack.count("n")
    return neutral


def _fill(state: State, cell: int, stack: str) -> None:
    """Put a stack of cubes on an empty cell."""
    if len(stack) > MAX_HEIGHT:
        fail("too-high", cell=cell_name(cell))
    word, mask = cell >> 6, uint64(1 << (cell & 63))
    if len(stack) < MAX_HEIGHT:
        state.height[len(stack), word] |= mask
    for level, owner in enumerate(stack):
        if owner != "n":
            state.owned[OWNERS.index(owner), level, word] |= mask


def _read_left(text: str, state: State) -> None:
    seats = text.split(":")
    share = SHARE[int(state.players) // 4].tolist()
    if len(seats) != state.players or any(_LEFT.fullmatch(stones) is None for stones in seats):
        fail("bad-left", text=text, players=str(state.players))
    for seat, stones in enumerate(seats):
        for kind, number in enumerate(map(int, stones)):
            if number > share[kind]:
                fail("too-many-left", side=seat_word(state, seat), stone=LETTERS[kind], most=str(share[kind]))
            state.left[seat, kind] = number


def _count_bars(state: State, cubes: int) -> None:
    if cubes not in ((0, 3, 6) if state.neutral else (0,)):
        fail("neutral-cubes", found=str(cubes))
    state.bars = 2 * int(state.neutral) - cubes // 3


def options_of(state: State) -> dict[str, OptionValue]:
    return {
        "board": BOARDS[state.board],
        "players": str(state.players),
        "neutral": ("no", "yes")[state.neutral],
        "scoring": ("no", "yes")[state.scoring],
    }


# --- checking ---------------------------------------------------------------------------------------------------------


def _stones_placed(state: State) -> int:
    share = SHARE[int(state.players) // 4]
    return int(share.sum()) * int(state.players) - int(state.left.sum())


def _all_out(state: State) -> bool:
    return int(state.out) == (1 << int(state.players)) - 1


def winning_colour(state: State) -> int | None:
    """The colour that connects sides, or None."""
    probe: State = np.array([state], STATE)[0]
    probe.over = 1
    values, points = np.zeros(4), np.zeros(4, np.int64)
    if result(probe, values, points) != CONNECTED:
        return None
    return 0 if values[0] > 0 else 1


def _is_over(state: State) -> bool:
    return winning_colour(state) is not None or _all_out(state)


def check_state(state: State) -> None:
    """Raise ``BadPosition`` for a state that contradicts itself or the rules."""
    _check_numbers(state)
    _check_cubes(state)
    _check_stones(state)
    _check_turns(state)
    _check_end(state)


def _check_numbers(state: State) -> None:
    """Check that every field is in its range. Only bytes can be wrong in these ways, not text."""
    players = int(state.players)
    flags = state.neutral <= 1 and state.scoring <= 1 and state.over <= 1 and state.bars <= 2 * int(state.neutral)
    if not (state.board < len(BOARDS) and players in (2, 4) and flags and state.seat < players and state.out < 1 << players):
        fail("bad-bytes")
    share = SHARE[players // 4]
    left = (state.left[:players] <= share).all() and not state.left[players:].any()
    acts = _stones_placed(state) + 2 * int(state.neutral) - int(state.bars)
    if not (left and state.acts == state.turn == acts and not state.spare.any()):
        fail("bad-bytes")


def _check_cubes(state: State) -> None:
    """Check that the sets of cells agree with each other. Again, only bytes can be wrong here."""
    board = sum(1 << cell_number(u, v) for u, v in POINTS[state.board])
    heights = [_bits(state.height[height]) for height in range(MAX_HEIGHT)]
    overlap = heights[0] & heights[1] | heights[0] & heights[2] | heights[1] & heights[2]
    if overlap or (heights[0] | heights[1] | heights[2]) & ~board:
        fail("bad-bytes")
    lower = 0
    neutral = 0
    for level in range(MAX_HEIGHT):
        lower |= heights[level]
        yellow, green = (_bits(state.owned[colour, level]) for colour in (0, 1))
        if yellow & green or (yellow | green) & ~(board & ~lower):
            fail("bad-bytes")
        neutral += (board & ~lower & ~yellow & ~green).bit_count()
    if neutral != 3 * (2 * int(state.neutral) - int(state.bars)):
        fail("bad-bytes")


def _check_stones(state: State) -> None:
    """Check that the cubes of each colour match the stones that were placed, each of which touches the board (C4)."""
    per_player = int(SHARE[int(state.players) // 4].sum())
    rim = {cell_number(u, v) for side in SIDES[state.board] for u, v in side}
    if state.bars and _stones_placed(state):
        fail("stones-before-bars")
    for colour in (0, 1):
        side = Word(f"caminos-{COLOURS[colour]}")
        seats = range(colour, int(state.players), 2)
        stones = len(seats) * per_player - int(state.left[colour::2].sum())
        cubes = sum(_bits(state.owned[colour, level]).bit_count() for level in range(MAX_HEIGHT))
        if cubes != 4 * stones:
            fail("cubes-and-stones", side=side, cubes=str(cubes), stones=str(stones))
        on_board = _bits(state.owned[colour, 0])
        if on_board.bit_count() < stones:
            fail("no-touch", side=side, cubes=str(on_board.bit_count()), stones=str(stones))
        at_edge = sum(on_board >> cell & 1 for cell in rim)
        edge_stones = int(state.edge_stones[colour])
        if not -(-at_edge // 4) <= edge_stones <= min(stones, at_edge):  # a stone covers at most four cells
            fail("edge-stones", side=side, found=str(edge_stones), cells=str(at_edge))


def turns_taken(state: State, seat: int) -> int:
    """The number of acts of a seat: its stones, and the bars of the first two seats (C16)."""
    share = SHARE[int(state.players) // 4]
    bars = 2 * int(state.neutral) - int(state.bars)
    return int(share.sum()) - int(state.left[seat].sum()) + (seat < bars)


def _check_turns(state: State) -> None:
    """Check that seats acted in turn, and that seats that are out did not act any more (C2, C8)."""
    seat = int(state.seat)
    won = bool(state.over) and not _all_out(state)
    rounds = turns_taken(state, seat) - won  # complete rounds before the last act of this seat, or before its next
    if state.bars and state.out:
        fail("turn-order")
    for other in set(range(int(state.players))) - {seat}:
        taken = turns_taken(state, other)
        if int(state.out) >> other & 1:
            in_order = taken <= rounds - (other > seat)
        else:
            in_order = taken == rounds + (other < seat)
        if not in_order:
            fail("turn-order")


def _check_end(state: State) -> None:
    seat = int(state.seat)
    winner = winning_colour(state)
    if bool(state.over) != (winner is not None or _all_out(state)):
        fail("bad-bytes")
    if winner not in (None, seat % 2):
        fail("wrong-winner")
    out = bool(int(state.out) >> seat & 1)
    if out and (winner is not None or not state.over):
        fail("out-and-to-act", side=seat_word(state, seat))
    if winner is None and _can_place(state, seat) == out:
        fail("not-out" if out else "cannot-place", side=seat_word(state, seat))


def _can_place(state: State, seat: int) -> bool:
    probe: State = np.array([state], STATE)[0]
    probe.over, probe.seat = 0, seat
    return bool(count(probe, np.empty(0, np.int64)) > 0)
