"""Kaito's field in a terminal: the stones in their colours with kanji, the kaito, where it can go, and what each side holds."""

from __future__ import annotations

from kaisho.games.kaito.board import (
    BLACK,
    COLOUR_KANJI,
    EMPTY,
    HELMET,
    KAITO_KANJI,
    KIND_KANJI,
    LETTERS,
    MON_3,
    RED,
    SIZE,
    SQUARES,
    SWORD,
    mon_values,
    square_name,
)
from kaisho.games.kaito.position import acting_colour, colour_word, purse_of
from kaisho.games.kaito.rules import EXCHANGING, MOVING, OVER, PLACING
from kaisho.games.kaito.view import kaito_colour, value_of
from kaisho.language import words
from kaisho.state import State

# Colours of a terminal with 256 of them: the two grounds of the field, their ink, and each side's stones.
GROUND = (223, 180)
INK = 94
STONE = {RED: (160, 231), BLACK: (16, 230)}
KAITO = {RED: (196, 226), BLACK: (235, 226)}
WIDTH = 6


def board_text(state: State, acts: list[int], language: str, *, colour: bool, ended: bool = False) -> str:
    """The field with rank and file names, below it what each side holds and has left, and what is to be done.

    Where the game has ended, that is nothing.
    """
    if ended:
        state = state.copy()
        state.phase = OVER
    marked = {act % SQUARES for act in acts} if state.phase in (PLACING, MOVING) else set()
    draw = _coloured_cell if colour else _plain_cell
    lines = []
    for row in range(SIZE - 1, -1, -1):
        cells = [draw(state, square, square in marked) for square in range(SIZE * row, SIZE * row + SIZE)]
        middle = len(cells[0]) // 2
        for number, parts in enumerate(zip(*cells, strict=True)):
            label = f" {row + 1} " if number == middle else "   "
            lines.append((label + "".join(parts)).rstrip(" "))
    lines.append("   " + "".join(name.center(WIDTH) for name in "abcdef").rstrip())
    return "\n".join([*lines, "", *_status(state, language)])


def _coloured_cell(state: State, square: int, is_target: bool) -> list[str]:
    """Three lines: the mark of a target, the stone or the kaito, and the stone beneath the kaito."""
    ground = f"\x1b[48;5;{GROUND[(square // SIZE + square) % 2]};38;5;{INK}m"
    stone = int(state.stone[square])
    badge = _badge(stone)
    mark = "\x1b[1m<>\x1b[22m" if is_target else "  "  # signs of this width in every font
    if square == state.kaito:
        paint, ink = KAITO[kaito_colour(state)]
        kaito = f"\x1b[1;48;5;{paint};38;5;{ink}m<{KAITO_KANJI}>\x1b[0m"
        beneath = f"{badge}{ground}" if badge else "    "
        return [f"{ground}      \x1b[0m", f"{ground} {kaito}{ground} \x1b[0m", f"{ground} {beneath} \x1b[0m"]
    if not badge:
        return [f"{ground}      \x1b[0m", f"{ground}  {mark}  \x1b[0m", f"{ground}      \x1b[0m"]
    return [f"{ground}  {mark}  \x1b[0m", f"{ground} {badge}{ground} \x1b[0m", f"{ground}      \x1b[0m"]


def _badge(stone: int) -> str:
    """A stone, four signs wide: its kanji, the value of a mon, and its letter, which also tells the colour."""
    if stone == EMPTY:
        return ""
    colour, kind = divmod(stone, 5)
    paint, ink = STONE[colour]
    return f"\x1b[1;48;5;{paint};38;5;{ink}m{KIND_KANJI[kind]}{value_of(kind) or ' '}{LETTERS[stone]}\x1b[0m"


def _plain_cell(state: State, square: int, is_target: bool) -> list[str]:
    """One line: capitals are red, small letters black; brackets are the kaito, a star marks where it can go."""
    letter = LETTERS[state.stone[square]]
    text = f"[{letter}]" if square == state.kaito else f" {letter}{'*' if is_target else ' '}"
    return [text.center(WIDTH)]


def _status(state: State, language: str) -> list[str]:
    say = words(language)
    lines = [_side(state, colour, language) for colour in (RED, BLACK)]
    acting = acting_colour(state)
    side = colour_word(acting)
    if state.phase == OVER:
        what = say("kaito-show-over")
    elif state.phase == PLACING:
        what = say("kaito-show-place", side=side)
    elif state.phase == EXCHANGING:
        what = say("kaito-show-exchange", side=side)
    else:
        what = say("kaito-show-move", side=side, square=square_name(int(state.kaito)))
    return [f"   {line}" for line in (*lines, what)]


def _side(state: State, colour: int, language: str) -> str:
    """One side: its stones on the field, and the opposing ones that lie open before that player."""
    say = words(language)
    left = [f"{KIND_KANJI[kind]} {state.left[colour, kind]}" for kind in (SWORD, HELMET)]
    left.append(f"{KIND_KANJI[MON_3]} {state.left[colour, MON_3:].sum()}")
    taken = [f"{KIND_KANJI[kind]} {state.taken[1 - colour, kind]}" for kind in (SWORD, HELMET) if state.taken[1 - colour, kind]]
    if mons := mon_values(purse_of(state, colour)):
        taken.append(f"{KIND_KANJI[MON_3]} {'+'.join(map(str, mons))} = {sum(mons)}")
    name = f"{COLOUR_KANJI[colour]} {say(colour_word(colour).id)}"
    return say("kaito-show-side", side=name, left=tuple(left), holds=tuple(taken) or "-")
