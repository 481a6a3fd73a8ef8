"""Kaito's field in a terminal: stones, the kaito and its targets, and what each side holds."""

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

# Colours of a 256-colour terminal: the two backgrounds of the field, their ink, and each side's stones (background, ink).
GROUND = (223, 180)
INK = 94
STONE = {RED: (160, 231), BLACK: (16, 230)}
KAITO = {RED: (196, 226), BLACK: (235, 226)}
WIDTH = 6


def board_text(state: State, acts: list[int], language: str, *, colour: bool, ended: bool = False) -> str:
    """Return the field with rank and file names, each side's stones, and what the side to act has to do.

    ``ended`` is for a game that has ended for other reasons than its rules, for example by resignation.
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
    """Return three lines: the mark of a target, the stone or the kaito, and the stone beneath the kaito."""
    ground = f"\x1b[48;5;{GROUND[(square // SIZE + square) % 2]};38;5;{INK}m"
    stone = int(state.stone[square])
    badge = _badge(stone)
    mark = "\x1b[1m<>\x1b[22m" if is_target else "  "  # characters with the same width in every font
    if square == state.kaito:
        paint, ink = KAITO[kaito_colour(state)]
        kaito = f"\x1b[1;48;5;{paint};38;5;{ink}m<{KAITO_KANJI}>\x1b[0m"
        beneath = f"{badge}{ground}" if badge else "    "
        return [f"{ground}      \x1b[0m", f"{ground} {kaito}{ground} \x1b[0m", f"{ground} {beneath} \x1b[0m"]
    if not badge:
        return [f"{ground}      \x1b[0m", f"{ground}  {mark}  \x1b[0m", f"{ground}      \x1b[0m"]
    return [f"{ground}  {mark}  \x1b[0m", f"{ground} {badge}{ground} \x1b[0m", f"{ground}      \x1b[0m"]


def _badge(stone: int) -> str:
    """Return a stone, four columns wide: its kanji, the value of a mon, and its letter, which also tells the colour."""
    if stone == EMPTY:
        return ""
    colour, kind = divmod(stone, 5)
    paint, ink = STONE[colour]
    return f"\x1b[1;48;5;{paint};38;5;{ink}m{KIND_KANJI[kind]}{value_of(kind) or ' '}{LETTERS[stone]}\x1b[0m"


def _plain_cell(state: State, square: int, is_target: bool) -> list[str]:
    """Return one line: capitals are red, small letters black; brackets are the kaito, a star marks a target."""
    letter = LETTERS[state.stone[square]]
    text = f"[{letter}]" if square == state.kaito else f" {letter}{'*' if is_target else ' '}"
    return [text.center(WIDTH)]


def _status(state: State, language: str) -> list[str]:
    say = words(language)
    lines = [_side(state, colour, language) for colour in (RED, BLACK)]
    acting = acting_colour(state)
    side = colour_word(acting)
    if state.phase == OVER:
        to_do = say("kaito-show-over")
    elif state.phase == PLACING:
        to_do = say("kaito-show-place", side=side)
    elif state.phase == EXCHANGING:
        to_do = say("kaito-show-exchange", side=side)
    else:
        to_do = say("kaito-show-move", side=side, square=square_name(int(state.kaito)))
    return [f"   {line}" for line in (*lines, to_do)]


def _side(state: State, colour: int, language: str) -> str:
    """Return one side's stones on the field, and the opponent's stones that it holds."""
    say = words(language)
    left = [f"{KIND_KANJI[kind]} {state.left[colour, kind]}" for kind in (SWORD, HELMET)]
    left.append(f"{KIND_KANJI[MON_3]} {state.left[colour, MON_3:].sum()}")
    holds = [f"{KIND_KANJI[kind]} {state.taken[1 - colour, kind]}" for kind in (SWORD, HELMET) if state.taken[1 - colour, kind]]
    if values := mon_values(purse_of(state, colour)):
        holds.append(f"{KIND_KANJI[MON_3]} {'+'.join(map(str, values))} = {sum(values)}")
    name = f"{COLOUR_KANJI[colour]} {say(colour_word(colour).id)}"
    return say("kaito-show-side", side=name, left=tuple(left), holds=tuple(holds) or "-")
