"""The notation of Caminos: how acts are written and parsed.

``signs``   T 2'22' c4                              stone, top view, cell of its first column: the same in every language
``spoken``  T stone: c4 2 above, d4 2, e4 2 above   every column: cell, height, and whether it hangs over something

``stones.py`` describes top views. The parser also accepts other cases and apostrophes, ``@`` before the cell, ``-`` or ``0``
for an empty cell, columns in any order, and words in all five languages.
"""

from __future__ import annotations

import functools
import re

from kaisho.errors import BadNotation
from kaisho.games.caminos.board import BOARDS, CELLS, LATTICE, POINTS, Point, cell_name, cell_number
from kaisho.games.caminos.explain import columns_of, stone_word
from kaisho.games.caminos.stones import BY_CODE, LETTERS, ORIENTATIONS
from kaisho.language import LANGUAGES, words
from kaisho.state import State
from kaisho.texts import without_marks

STYLES = ("signs", "spoken")


# --- writing ----------------------------------------------------------------------------------------------------------


def write(state: State, act: int, style: str, language: str) -> str:
    orientation = ORIENTATIONS[act // CELLS]
    if style == "signs":
        return f"{LETTERS[orientation.kind]} {orientation.code} {cell_name(act % CELLS)}"
    stone, above = _spoken_words(language)
    columns = [
        f"{cell_name(placed.cell)} {placed.column.top}" + (f" {above}" if placed.column.bottom else "")
        for placed in columns_of(act)
    ]
    return f"{stone[orientation.kind]}: {', '.join(columns)}"


@functools.cache
def _spoken_words(language: str) -> tuple[tuple[str, ...], str]:
    """The names of the stones, and the word for a column that hangs over something."""
    say = words(language)
    return tuple(say(stone_word(kind).id) for kind in range(len(LETTERS))), say("caminos-above")


# --- reading ----------------------------------------------------------------------------------------------------------

_SIGNS = re.compile(r"(?P<stone>[^\W\d_]) ?(?P<view>[1-3.'/]+) ?@? ?(?P<cell>[a-z]\d+)")
_EMPTY_LEVEL = re.compile("[-0]")
_APOSTROPHE = re.compile("[’‘´`′]")
_COLUMN = re.compile(r"(?P<cell>[a-z]\d+) (?P<height>[1-3])(?: (?P<above>[^\d,]+))?")
_STONE_AND_REST = re.compile(r"(?P<stone>[^:\d]+?)(?: ?: ?| )(?P<columns>[a-z]\d+ .*)")


def _folded(text: str) -> str:
    """Text without accents, capitals, dots on i and typographic apostrophes, as a plain keyboard writes it."""
    text = without_marks(without_marks(text.replace("ı", "i").replace("İ", "i")).casefold())
    return " ".join(_APOSTROPHE.sub("'", text).split())


@functools.cache
def _stones_by_name() -> dict[str, int]:
    """Every stone by its letter and by its name in every language."""
    kinds = {letter.lower(): kind for kind, letter in enumerate(LETTERS)}
    for language in LANGUAGES:
        kinds |= {_folded(name): kind for kind, name in enumerate(_spoken_words(language)[0])}
    return kinds


@functools.cache
def _words_for_above() -> frozenset[str]:
    return frozenset(_folded(_spoken_words(language)[1]) for language in LANGUAGES)


@functools.cache
def _by_columns() -> dict[tuple[int, frozenset[tuple[int, int, int, bool]]], int]:
    """Every orientation by its stone and what the spoken form says of its columns: offset, height, and whether it hangs."""
    return {
        (turn.kind, frozenset((column.across, column.down, column.top, column.bottom > 0) for column in turn.columns)): number
        for number, turn in enumerate(ORIENTATIONS)
    }


def parse(state: State, text: str, language: str) -> int:
    """The act that a text means, legal or not."""
    folded = _folded(text)
    if not folded:
        raise BadNotation("empty-act")
    head, _, tail = folded.rpartition(" ")
    if signs := _SIGNS.fullmatch(_EMPTY_LEVEL.sub(".", head) + (" " if head else "") + tail):
        return _parse_signs(state, signs)
    if spoken := _STONE_AND_REST.fullmatch(folded):
        return _parse_spoken(state, spoken)
    raise BadNotation("caminos-unreadable", text=text)


def _stone(text: str) -> int:
    kind = _stones_by_name().get(text.strip(" :"))
    if kind is None:
        raise BadNotation("caminos-unknown-stone", text=text, known=tuple(LETTERS))
    return kind


def _cell(state: State, name: str) -> Point:
    """The point of a cell, by its name; raise ``BadNotation`` if it is not on this board."""
    u, v = ord(name[0]) - ord("a"), int(name[1:]) - 1 if len(name) < 4 else LATTICE
    if (u, v) not in _cells(int(state.board)):
        raise BadNotation("caminos-no-cell", cell=name, board=BOARDS[state.board])
    return u, v


@functools.cache
def _cells(board: int) -> frozenset[Point]:
    return frozenset(POINTS[board])


def _parse_signs(state: State, signs: re.Match[str]) -> int:
    kind = _stone(signs["stone"])
    view = signs["view"]
    if (kind, view) not in BY_CODE:
        known = tuple(orientation.code for orientation in ORIENTATIONS if orientation.kind == kind)
        raise BadNotation("caminos-unknown-view", view=view, stone=stone_word(kind), known=known)
    return CELLS * BY_CODE[kind, view] + cell_number(*_cell(state, signs["cell"]))


def _parse_spoken(state: State, spoken: re.Match[str]) -> int:
    kind = _stone(spoken["stone"])
    columns: dict[Point, tuple[int, bool]] = {}
    for part in spoken["columns"].split(","):
        column = _COLUMN.fullmatch(part.strip())
        if column is None:
            raise BadNotation("caminos-bad-column", text=part.strip())
        above = column["above"]
        if above is not None and above.strip() not in _words_for_above():
            raise BadNotation("caminos-bad-column", text=part.strip())
        point = _cell(state, column["cell"])
        if point in columns:
            raise BadNotation("caminos-column-twice", cell=column["cell"])
        columns[point] = int(column["height"]), above is not None
    first = min(columns, key=lambda point: (point[1], point[0]))
    shape = frozenset((u - first[0], v - first[1], *column) for (u, v), column in columns.items())
    orientation = _by_columns().get((kind, shape))
    if orientation is None:
        raise BadNotation("caminos-no-such-shape", stone=stone_word(kind))
    return CELLS * orientation + cell_number(*first)
