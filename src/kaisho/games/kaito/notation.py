"""Notation of Kaito: writing acts as text and reading them.

``symbols``  d4黒紋3          黒3+2→赤兜       @c5       -         the same in every language
``spoken``   d4 Black Mon 3   Helmet for 3+2   Kaito c5  Decline   in words, in any of the five languages
``letters``  d4:c             cb>H             @c5       -         with the letters of deals and positions

A capture names the square and the stone that is taken. The stone, or any part of it, is a check and may be omitted. An
exchange names the mon stones that are paid and the stone that comes back. ``@`` is the choice of the gap for the kaito.
"""

from __future__ import annotations

import functools
import re
from collections import Counter
from dataclasses import dataclass, field

from kaisho.errors import BadNotation, Word
from kaisho.games.kaito.board import (
    COLOUR_KANJI,
    COPIES,
    EMPTY,
    HELMET,
    KAITO_KANJI,
    KIND_KANJI,
    KINDS,
    LETTERS,
    MON_3,
    PURSES,
    SWORD,
    VALUES,
    mon_values,
    parse_square,
    purse_code,
    square_name,
)
from kaisho.games.kaito.position import acting_colour, colour_word, kind_word
from kaisho.games.kaito.rules import DECLINE, EXCHANGE, GAP, PLACING
from kaisho.language import LANGUAGES, words
from kaisho.state import State
from kaisho.texts import normalized

STYLES = ("symbols", "spoken", "letters")


# --- writing ----------------------------------------------------------------------------------------------------------


def write(state: State, act: int, style: str, language: str) -> str:
    say = words(language)
    if act == DECLINE:
        return say("kaito-decline") if style == "spoken" else "-"
    if act >= EXCHANGE:
        return _write_exchange(acting_colour(state), *divmod(act - EXCHANGE, PURSES), style, language)
    if act >= GAP:
        square = square_name(act - GAP)
        return f"{say('kaito-kaito')} {square}" if style == "spoken" else f"@{square}"
    stone = int(state.stone[act])
    if style == "letters":
        return f"{square_name(act)}:{LETTERS[stone]}"
    if style == "symbols":
        return square_name(act) + stone_symbols(stone)
    return f"{square_name(act)} {stone_words(stone, language)}"


def stone_symbols(stone: int) -> str:
    """Return a stone in kanji, a mon with its value."""
    colour, kind = divmod(stone, 5)
    return COLOUR_KANJI[colour] + KIND_KANJI[kind] + (str(VALUES[kind - MON_3]) if kind >= MON_3 else "")


def stone_words(stone: int, language: str) -> str:
    colour, kind = divmod(stone, 5)
    return words(language)("kaito-stone", colour=colour_word(colour), kind=kind_word(kind))


def _write_exchange(colour: int, kind: int, payment: int, style: str, language: str) -> str:
    values = mon_values(payment)
    if style == "letters":
        letters = "".join(LETTERS[5 * (1 - colour) + MON_3 + VALUES.index(value)] for value in values)
        return f"{letters}>{LETTERS[5 * colour + kind]}"
    paid = "+".join(map(str, values))
    if style == "symbols":
        return f"{COLOUR_KANJI[1 - colour]}{paid}→{COLOUR_KANJI[colour]}{KIND_KANJI[kind]}"
    say = words(language)
    return f"{say(f'kaito-{KINDS[kind]}')} {say('kaito-for')} {paid}"


# --- reading ----------------------------------------------------------------------------------------------------------

_CAPTURE_LETTER = re.compile(r"([a-fA-F][1-6]) ?: ?([A-Za-z])")
_EXCHANGE_LETTERS = re.compile(r"([ABCabc]{1,9}) ?(?:>|→|->) ?([SHsh])")
_EXCHANGE_SYMBOLS = re.compile(r"([赤黒]) ?([1-3](?: ?\+ ?[1-3]){0,9}) ?(?:>|→|->) ?([赤黒])([刀兜])")
_TOKEN = re.compile(r"[a-fA-F][1-6](?![0-9])|[0-9]+|[赤黒刀兜紋怪@+]|[^\W\d_赤黒刀兜紋怪]+")
_SQUARE = re.compile("[a-fA-F][1-6]")
_DASHES = ("-", "–", "—")
"""Ways to write a declined exchange."""

MON = MON_3
"""The kind that the word for a mon stands for, whatever its value, which is a separate number in the text."""


@dataclass
class _Parts:
    """The parts that a text names, as numbers, by category."""

    squares: list[int] = field(default_factory=list)
    colours: list[int] = field(default_factory=list)
    kinds: list[int] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    others: list[str] = field(default_factory=list)


_MEANINGS = (
    ("kaito-red", "colours", 0),
    ("kaito-black", "colours", 1),
    ("kaito-sword", "kinds", SWORD),
    ("kaito-helmet", "kinds", HELMET),
    ("kaito-mon", "kinds", MON),
    ("kaito-kaito", "others", "kaito"),
    ("kaito-for", "others", "for"),
    ("kaito-decline", "others", "decline"),
)
_JAPANESE = {"katana": 2, "kabuto": 3}
"""The Japanese words for a sword and a helmet, read in every language, with their indexes in ``_MEANINGS``."""

_SYMBOLS = {
    **{kanji: ("colours", number) for number, kanji in enumerate(COLOUR_KANJI)},
    **{KIND_KANJI[kind]: ("kinds", kind) for kind in (SWORD, HELMET)},
    KIND_KANJI[MON_3]: ("kinds", MON),
    KAITO_KANJI: ("others", "kaito"),
    "@": ("others", "kaito"),
    "+": ("others", "for"),  # like the word, it only joins other parts
}


@functools.cache
def _dictionary(language: str) -> dict[str, int]:
    """Return the words of a language in plain letters, with their indexes in ``_MEANINGS``."""
    say = words(language)
    return _JAPANESE | {say.plain(say(message)): index for index, (message, _, _) in enumerate(_MEANINGS)}


def _look_up(word: str, language: str) -> int:
    """Return the index of a word in ``_MEANINGS``.

    It is a word of the reader's language, an unambiguous abbreviation of one, or a complete word of another language.
    """
    dictionary = _dictionary(language)
    plain = words(language).plain(word)
    if plain in dictionary:
        return dictionary[plain]
    matches = sorted({index for known, index in dictionary.items() if known.startswith(plain)})
    if len(matches) == 1:
        return matches[0]
    if matches:
        raise BadNotation("kaito-ambiguous-word", word=word, candidates=tuple(Word(_MEANINGS[index][0]) for index in matches))
    for other in LANGUAGES:
        index = _dictionary(other).get(words(other).plain(word))
        if index is not None:
            return index
    raise BadNotation("kaito-unknown-word", word=word)


def _parts(text: str, language: str) -> _Parts:
    if _TOKEN.sub("", text).strip(" ,:→>"):  # characters without a meaning
        raise BadNotation("kaito-unreadable", text=text)
    parts = _Parts()
    for token in _TOKEN.findall(text):
        if _SQUARE.fullmatch(token):
            parts.squares.append(parse_square(token.lower()))
        elif token[0] in "0123456789":
            if token not in ("1", "2", "3"):
                raise BadNotation("kaito-no-value", value=token)
            parts.numbers.append(int(token))
        else:
            category, number = _SYMBOLS.get(token) or _MEANINGS[_look_up(token, language)][1:]
            getattr(parts, category).append(number)
    return parts


def parse(state: State, text: str, language: str) -> int:
    """Return the act that a text means. Details that are not needed must be correct."""
    text = " ".join(normalized("NFC", text).replace("i̇", "i").split())
    if not text:
        raise BadNotation("empty-act")
    if text in _DASHES:
        return DECLINE
    if match := _CAPTURE_LETTER.fullmatch(text):
        return _capture_by_letter(state, parse_square(match[1].lower()), match[2])
    if match := _EXCHANGE_LETTERS.fullmatch(text):
        return _exchange_by_letters(state, match[1], match[2])
    if match := _EXCHANGE_SYMBOLS.fullmatch(text):
        colours = COLOUR_KANJI.index(match[1]), COLOUR_KANJI.index(match[3])
        values = [int(value) for value in match[2].split("+")]
        return _exchange(state, values, KIND_KANJI.index(match[4]), *colours)
    return _parse_parts(state, _parts(text, language), text)


def _parse_parts(state: State, parts: _Parts, text: str) -> int:
    stone = parts.colours + parts.kinds + parts.numbers
    if len(parts.squares) == 1 and max(len(parts.colours), len(parts.kinds), len(parts.numbers)) <= 1:
        only_square = not stone and not parts.others
        if (not stone and parts.others == ["kaito"]) or (only_square and state.phase == PLACING):
            return GAP + parts.squares[0]
        if not parts.others:
            return _capture(state, parts)
    if parts.others == ["decline"] and not parts.squares + stone:
        return DECLINE
    is_purchase = parts.kinds in ([SWORD], [HELMET]) and set(parts.others) <= {"for"}
    if is_purchase and parts.numbers and not parts.squares + parts.colours:
        return _exchange(state, parts.numbers, parts.kinds[0])
    raise BadNotation("kaito-unreadable", text=text)


# --- captures: the stone is a check -----------------------------------------------------------------------------------


def _capture_by_letter(state: State, square: int, letter: str) -> int:
    stone = int(state.stone[square])
    if letter not in LETTERS:
        raise BadNotation("kaito-unknown-letter", letter=letter, known=LETTERS[:EMPTY])
    if stone == EMPTY:
        raise BadNotation("kaito-no-stone", square=square_name(square))
    if letter != LETTERS[stone]:
        raise _wrong_stone(square, stone, letter)
    return square


def _wrong_stone(square: int, stone: int, written: object) -> BadNotation:
    colour, kind = divmod(stone, 5)
    return BadNotation(
        "kaito-wrong-stone", square=square_name(square), colour=colour_word(colour), kind=kind_word(kind), written=written
    )


def _capture(state: State, parts: _Parts) -> int:
    (square,) = parts.squares
    stone = int(state.stone[square])
    if not parts.colours + parts.kinds + parts.numbers:
        return square
    if stone == EMPTY:
        raise BadNotation("kaito-no-stone", square=square_name(square))
    colour, kind = divmod(stone, 5)
    if parts.colours not in ([], [colour]):
        raise _wrong_stone(square, stone, colour_word(parts.colours[0]))
    if parts.kinds not in ([], [min(kind, MON_3)]):
        wrong = parts.kinds[0]
        raise _wrong_stone(square, stone, Word("kaito-mon") if wrong == MON else kind_word(wrong))
    if parts.numbers and (kind < MON_3 or parts.numbers != [VALUES[kind - MON_3]]):
        raise _wrong_stone(square, stone, str(parts.numbers[0]))
    return square


# --- exchanges --------------------------------------------------------------------------------------------------------


def _exchange_by_letters(state: State, payment: str, stone: str) -> int:
    cases = {letter.isupper() for letter in payment}
    if len(cases) > 1:
        raise BadNotation("kaito-mixed-payment", payment=payment)
    values = [VALUES["CBA".index(letter.upper())] for letter in payment]
    return _exchange(state, values, "SH".index(stone.upper()), 0 if cases == {True} else 1, 0 if stone.isupper() else 1)


def _exchange(
    state: State, values: list[int], kind: int, paid_colour: int | None = None, bought_colour: int | None = None
) -> int:
    """Return an exchange; the colours of the payment and of the stone are checked if they are given."""
    mover = acting_colour(state)
    if paid_colour == mover or bought_colour == 1 - mover:
        raise BadNotation("kaito-exchange-colours", side=colour_word(mover), other=colour_word(1 - mover))
    counts = Counter(values)
    for value, copies in zip(VALUES, COPIES[MON_3:], strict=True):
        if counts[value] > copies:
            raise BadNotation("kaito-too-many-mon", value=str(value), found=str(counts[value]), most=str(copies))
    return EXCHANGE + PURSES * kind + purse_code((counts[3], counts[2], counts[1]))
