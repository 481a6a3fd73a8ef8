"""The notation of Kamisado: how acts are written and parsed.

``symbols``  紫↖5緑               the rulebook's four symbols; kanji, letters or words stand for the colours
``spoken``   Purple Left 5 Green  the same in words, in any of the five languages
``short``    Pu L 5 Gr            the spoken form abbreviated
``squares``  f1-a6                from where to where

A pass is 紫0黄. A push is the sumo's move followed by that of each pushed tower, nearest first: 紫↑1桃 赤↓1黄. Left and
right are as the mover sees them. Between rounds, ← and → choose the side from which the home rows are filled. 紫@a1
places a tower.
"""

from __future__ import annotations

import functools
import re
from collections import deque
from typing import NamedTuple

from kaisho.errors import BadNotation, Word
from kaisho.game import header_of
from kaisho.games.kamisado.board import (
    AHEAD,
    COLOUR_OF,
    COLOURS,
    HOME_SQUARE,
    KANJI,
    LEFT,
    LETTERS,
    RIGHT,
    WAY_TO,
    parse_square,
    square_name,
    squares_along,
)
from kaisho.games.kamisado.explain import tower_at
from kaisho.games.kamisado.position import colour_word, ground_of, side_word
from kaisho.games.kamisado.rules import FILL_LEFT, FILL_RIGHT, FREE, PLACE, PLACING, UNPLACED
from kaisho.language import LANGUAGES, words
from kaisho.state import State
from kaisho.texts import normalized

STYLES = ("symbols", "spoken", "short", "squares")
BACK = 3
WAYS = ("left", "forward", "right", "back")
ARROWS = "↖↑↗↓"
FILL_ARROWS = "←→"


class TowerStep(NamedTuple):
    """The move of one tower in an act: its colour, its way (None for a pass), its length, and its squares."""

    seat: int
    colour: int
    way: int | None
    length: int
    start: int
    end: int


def steps_of(state: State, act: int) -> list[TowerStep]:
    """The moves of all towers that an act moves: one, or up to four in a push."""
    seat, colour, target = header_of(state).seat, act >> 6, act & 63
    start = state["tower"].item(seat, colour)
    if target == start:
        return [TowerStep(seat, colour, None, 0, start, start)]
    steps = [TowerStep(seat, colour, WAY_TO[seat][start][target], abs(target // 8 - start // 8), start, target)]
    square = target
    while (tower := tower_at(state, square)) is not None:
        behind = square + int(AHEAD[seat])
        steps.append(TowerStep(tower[0], tower[1], BACK, 1, square, behind))
        square = behind
    return steps


# --- writing ----------------------------------------------------------------------------------------------------------


def write(state: State, act: int, style: str, language: str) -> str:
    if act in (FILL_LEFT, FILL_RIGHT):
        return _write_fill(act - FILL_LEFT, style, language)
    if act >= PLACE:
        seat = int(state.seat)
        return _write_placing(act - PLACE, square_name(_next_home_square(state, seat)), style, language)
    if style == "symbols":
        squares, tower = state["tower"].tobytes(), 8 * header_of(state).seat + (act >> 6)
        if act & 63 not in squares:  # neither a pass nor a push: nearly always
            return _move_symbols(tower, squares[tower], act & 63, state["orientation"].item())
    steps = steps_of(state, act)
    if style == "squares":
        return " ".join(f"{square_name(step.start)}-{square_name(step.end)}" for step in steps)
    if style == "symbols":
        return " ".join([_symbols(step.colour, step.way, step.length, ground_of(state, step.end)) for step in steps])
    return ", ".join(_write_spoken(step, ground_of(state, step.end), style, language) for step in steps)


@functools.cache
def _move_symbols(tower: int, start: int, end: int, orientation: int) -> str:
    seat, colour = divmod(tower, 8)
    return _symbols(colour, WAY_TO[seat][start][end], abs(end // 8 - start // 8), COLOUR_OF.item(orientation, end))


def _symbols(colour: int, way: int | None, length: int, ends_on: int) -> str:
    return f"{KANJI[colour]}{'' if way is None else ARROWS[way]}{length}{KANJI[ends_on]}"


def _write_spoken(step: TowerStep, ends_on: int, style: str, language: str) -> str:
    parts = [_word(COLOURS[step.colour], style, language)]
    if step.way is not None:
        parts.append(_word(WAYS[step.way], style, language))
    return " ".join([*parts, str(step.length), _word(COLOURS[ends_on], style, language)])


def _word(name: str, style: str, language: str) -> str:
    return words(language)(f"kamisado-{name}" + ("-short" if style == "short" else ""))


def _write_fill(from_right: int, style: str, language: str) -> str:
    if style == "symbols":
        return FILL_ARROWS[from_right]
    if style == "squares":
        return ("left", "right")[from_right]
    return _word(("left", "right")[from_right], style, language)


def _write_placing(colour: int, square: str, style: str, language: str) -> str:
    if style == "symbols":
        return f"{KANJI[colour]}@{square}"
    if style == "squares":
        return f"{LETTERS[colour]}@{square}"
    return f"{_word(COLOURS[colour], style, language)} {square}"


def _next_home_square(state: State, seat: int) -> int:
    placed = sum(square != UNPLACED for square in state["tower"][seat].tolist())
    return int(HOME_SQUARE[seat, min(placed, 7)])


# --- reading ----------------------------------------------------------------------------------------------------------

_BETWEEN = r"(?: ?[-x–—:→] ?| )?"
_STEP = re.compile(rf"([a-h][1-8]){_BETWEEN}([a-h][1-8])")
_SQUARES = re.compile(rf"{_STEP.pattern}((?:[ ,;]++[a-h][1-8]{_BETWEEN}[a-h][1-8])*+)")
_TOKEN = re.compile(r"[↖↑↗↓←→]|[0-9]+|[橙青紫桃黄赤緑茶]|[^\W\d_橙青紫桃黄赤緑茶]+")
_PLACING = re.compile(r"([^\s@]+?)(?:(?P<at> ?@ ?)| |(?<=[橙青紫桃黄赤緑茶]))([a-hA-H][1-8])|([^\s@]+)")
_NUMBER = re.compile("[0-9]+")
_ONE_LETTER_PASS = re.compile(r"[OBPKYRGN]0[OBPKYRGN]", re.IGNORECASE)


@functools.cache
def _dictionary(language: str, names: tuple[str, ...]) -> dict[str, int]:
    """The words and abbreviations of one language for colours or ways, case-folded and without accents."""
    say = words(language)
    numbers = {}
    for number, name in enumerate(names):
        numbers[say.plain(say(f"kamisado-{name}"))] = number
        numbers[say.plain(say(f"kamisado-{name}-short"))] = number
    return numbers


def _look_up(word: str, names: tuple[str, ...], language: str) -> int | None:
    """The colour or way that a word means, or None.

    It is a word, an abbreviation or an unambiguous beginning of one in the reader's language, or a full word of another one.
    """
    dictionary = _dictionary(language, names)
    folded = words(language).plain(word)
    if folded in dictionary:
        return dictionary[folded]
    if matches := {number for entry, number in dictionary.items() if entry.startswith(folded)}:
        if len(matches) == 1:
            return matches.pop()
        candidates = tuple(Word(f"kamisado-{names[number]}") for number in sorted(matches))
        raise BadNotation("kamisado-ambiguous-word", word=word, candidates=candidates)
    for other in LANGUAGES:
        say = words(other)
        for number, name in enumerate(names):
            if say.plain(word) == say.plain(say(f"kamisado-{name}")):
                return number
    return None


def _colour(token: str, language: str, letters: bool) -> int:
    if len(token) == 1 and token in KANJI:
        return KANJI.index(token)
    if letters and len(token) == 1 and token.upper() in LETTERS:
        return LETTERS.index(token.upper())
    colour = _look_up(token, COLOURS, language)
    if colour is None:
        raise BadNotation("kamisado-unknown-colour", word=token, known=tuple(Word(f"kamisado-{name}") for name in COLOURS))
    return colour


def _way(token: str, language: str) -> int:
    if len(token) == 1 and token in ARROWS:
        return ARROWS.index(token)
    way = _look_up(token, WAYS, language)
    if way is None:
        raise BadNotation("kamisado-unknown-way", word=token, known=tuple(Word(f"kamisado-{name}") for name in WAYS))
    return way


def parse(state: State, text: str, language: str) -> int:
    """The act that a text means. Redundant parts (the colour at the end, the pushed towers) must be correct."""
    text = " ".join(normalized("NFC", text).replace("i̇", "i").split())
    if not text:
        raise BadNotation("empty-act")
    if squares := _SQUARES.fullmatch(text.lower()):
        return _parse_squares(state, squares)
    if state.phase == PLACING and (placing := _PLACING.fullmatch(text)):
        return _parse_placing(state, placing[1] or placing[4], placing[3], language, letters=bool(placing["at"]))
    tokens = _TOKEN.findall(text)
    if _TOKEN.sub("", text).strip(" ,"):  # characters without a meaning here
        raise BadNotation("kamisado-unreadable", text=text)
    if (fill := _as_fill(tokens, language)) is not None:
        return fill
    return _parse_steps(state, tokens, text, language)


def _as_fill(tokens: list[str], language: str) -> int | None:
    if len(tokens) != 1:
        return None
    if tokens[0] in FILL_ARROWS:
        return FILL_LEFT + FILL_ARROWS.index(tokens[0])
    way = None if _NUMBER.fullmatch(tokens[0]) else _look_up(tokens[0], WAYS, language)
    return {LEFT: FILL_LEFT, RIGHT: FILL_RIGHT}.get(way) if way is not None else None


def _parse_placing(state: State, tower: str, square: str | None, language: str, *, letters: bool) -> int:
    colour = _colour(tower, language, letters)
    wanted = square_name(_next_home_square(state, int(state.seat)))
    if square is not None and square.lower() != wanted:
        raise BadNotation("kamisado-placing-square", square=square, wanted=wanted)
    return PLACE + colour


def _parse_squares(state: State, squares: re.Match[str]) -> int:
    start, target = parse_square(squares[1]), parse_square(squares[2])
    seat = int(state.seat)
    tower = tower_at(state, start)
    if tower is None:
        raise BadNotation("kamisado-no-tower", square=squares[1])
    if tower[0] != seat:
        raise BadNotation("kamisado-not-yours", square=squares[1], side=side_word(seat))
    act = 64 * tower[1] + target
    if squares[3]:
        given = _STEP.findall(squares[3])
        pushed = [(square_name(step.start), square_name(step.end)) for step in _pushed(state, act)]
        if given != pushed:
            raise BadNotation("kamisado-wrong-push", given=squares[3].strip(" ,;"))
    return act


def _pushed(state: State, act: int) -> list[TowerStep]:
    """The steps of the towers that an act would push; none unless it moves one square straight ahead."""
    seat, colour, target = int(state.seat), act >> 6, act & 63
    if target != int(state.tower[seat, colour]) + int(AHEAD[seat]):
        return []
    return [step for step in steps_of(state, act)[1:] if 0 <= step.end < 64]


def _parse_steps(state: State, tokens: list[str], text: str, language: str) -> int:
    letters = any(token in ARROWS for token in tokens) or bool(_ONE_LETTER_PASS.fullmatch(text))
    steps: list[tuple[int, int | None, int, int]] = []
    rest = deque(tokens)
    while rest:
        if len(rest) < 3:
            raise BadNotation("kamisado-unreadable", text=text)
        colour = _colour(rest.popleft(), language, letters)
        way = None if _NUMBER.fullmatch(rest[0]) else _way(rest.popleft(), language)
        if len(rest) < 2 or not _NUMBER.fullmatch(rest[0]) or len(rest[0]) > 2:
            raise BadNotation("kamisado-unreadable", text=text)
        length = int(rest.popleft())
        steps.append((colour, way, length, _colour(rest.popleft(), language, letters)))
    if not steps:
        raise BadNotation("kamisado-unreadable", text=text)
    return _act_of_steps(state, steps, text)


def _act_of_steps(state: State, steps: list[tuple[int, int | None, int, int]], text: str) -> int:
    seat = int(state.seat)
    colour, way, length, ends_on = steps[0]
    start = int(state.tower[seat, colour])
    if start == UNPLACED:
        raise BadNotation("kamisado-not-placed", tower=colour_word(colour))
    if (way is None) != (length == 0) or way == BACK:
        raise BadNotation("kamisado-unreadable", text=text)
    target = start
    if way is not None:
        line = squares_along(seat, start, way)
        if length > len(line):
            raise BadNotation("kamisado-off-board", tower=colour_word(colour), length=str(length))
        target = line[length - 1]
    act = 64 * colour + target
    if state.must not in (FREE, colour):
        return act  # to be refused for the wrong tower, which matters more than a wrong colour
    if (ground := ground_of(state, target)) != ends_on:
        real, written = colour_word(ground), colour_word(ends_on)
        raise BadNotation("kamisado-wrong-colour", square=square_name(target), real=real, written=written)
    if len(steps) > 1:
        pushed = [(step.colour, BACK, 1, ground_of(state, step.end)) for step in _pushed(state, act)]
        if steps[1:] != pushed:
            raise BadNotation("kamisado-wrong-push", given=text)
    return act
