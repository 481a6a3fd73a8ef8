"""Notation of Samurai: writing acts as text and reading them.

``codes``   +H4   h@Kyoto   S2@k15   T0@k15-m12   F:h@Kyoto-b@Edo   F   end      the same in every language
``spoken``  Helmet 4   Helmet Kyoto   Samurai 2 k15   …                          in any of the five languages

In this order: picking a tile, placing a figure, laying a tile on a hex, exchanging a tile (from hex to hex), exchanging two
figures, a figure exchange without effect, and the end of the turn. A figure is one of ``h b r``, a tile one of
``board.TILES``. A hex is its column and row; settlements have names.
"""

from __future__ import annotations

import functools
import re
from itertools import islice

from kaisho.errors import BadNotation
from kaisho.games.samurai.board import (
    FIGURE_EXCHANGE,
    FIGURE_LETTERS,
    FIGURES,
    FIRST_SETTLEMENT,
    HEX_NAMES,
    HEX_OF,
    HEXES,
    LAID_KINDS,
    LAND_HEXES,
    SETTLEMENT_NAMES,
    TILE_EXCHANGE,
    TILE_WORDS,
    TILES,
)
from kaisho.games.samurai.rules import DISCARD, END, LAY, MOVE, PAIR, PICK, PICKING, PLACE, SWAP
from kaisho.language import LANGUAGES, words
from kaisho.state import State
from kaisho.texts import normalized

STYLES = ("codes", "spoken")
SPOKEN_WORDS = (*FIGURES, "samurai-tile", "ship", "horseman", "tile-exchange", "figure-exchange", "discard", "end")


# --- writing ----------------------------------------------------------------------------------------------------------


def write(act: int, style: str, language: str) -> str:
    return _codes(act) if style == "codes" else _spoken(act, language)


def _figure_at(figure: int) -> str:
    return f"{FIGURE_LETTERS[figure % 3]}@{SETTLEMENT_NAMES[figure // 3]}"


def hex_text(hexagon: int) -> str:
    """Return the name of a settlement, or the column and row of any other hex."""
    return SETTLEMENT_NAMES[hexagon - FIRST_SETTLEMENT] if hexagon >= FIRST_SETTLEMENT else HEX_NAMES[hexagon]


def _codes(act: int) -> str:
    if act < PLACE:
        return f"+{TILES[act - PICK]}"
    if act < LAY:
        return _figure_at(act - PLACE)
    if act < MOVE:
        kind, hexagon = divmod(act - LAY, HEXES)
        return f"{TILES[kind]}@{hex_text(hexagon)}"
    if act < SWAP:
        old, new = divmod(act - MOVE, LAND_HEXES)
        return f"T0@{HEX_NAMES[old]}-{HEX_NAMES[new]}"
    if act < DISCARD:
        low, high = (int(figure) for figure in PAIR[act - SWAP])
        return f"F:{_figure_at(low)}-{_figure_at(high)}"
    return "F" if act == DISCARD else "end"


def tile_name(kind: int, language: str) -> str:
    """Return a tile in words, with its number unless it is an exchange."""
    say = words(language)
    word = TILE_WORDS[kind]
    name = say("samurai-samurai-tile" if word == "samurai" else f"samurai-{word}")
    return name if kind in (TILE_EXCHANGE, FIGURE_EXCHANGE) else f"{name} {TILES[kind][1:]}"


def _spoken_figure(figure: int, language: str) -> str:
    return f"{words(language)(f'samurai-{FIGURES[figure % 3]}')} {SETTLEMENT_NAMES[figure // 3]}"


def _spoken(act: int, language: str) -> str:
    say = words(language)
    if act < PLACE:
        return tile_name(act - PICK, language)
    if act < LAY:
        return _spoken_figure(act - PLACE, language)
    if act < MOVE:
        kind, hexagon = divmod(act - LAY, HEXES)
        return f"{tile_name(kind, language)} {hex_text(hexagon)}"
    if act < SWAP:
        old, new = divmod(act - MOVE, LAND_HEXES)
        return f"{tile_name(TILE_EXCHANGE, language)} {HEX_NAMES[old]} {HEX_NAMES[new]}"
    if act < DISCARD:
        low, high = (_spoken_figure(int(figure), language) for figure in PAIR[act - SWAP])
        return f"{tile_name(FIGURE_EXCHANGE, language)} {low}, {high}"
    return say("samurai-discard") if act == DISCARD else say("samurai-end")


# --- reading ----------------------------------------------------------------------------------------------------------

_WORD = re.compile(r"[^\W\d_]+")
_TILE = re.compile(r"[+]?([hbrswkt][0-9]|f)", re.IGNORECASE)
_HEX = re.compile(r"[a-t][0-9]{1,2}")
_FIGURE = re.compile(r"([hbr])[@ ](\S+)", re.IGNORECASE)
_LAY = re.compile(r"([hbrswkt][0-9]) ?[@ ] ?(\S+)", re.IGNORECASE)
_EXCHANGE = re.compile(r"t0? ?[@ ] ?([^\s–→-]++)(?: ?[-–→] ?| )(\S++)", re.IGNORECASE)
_SWAP = re.compile(r"f ?[: ] ?([hbr]) ?[@ ] ?([^\s–→,-]++)(?: ?[-–→,] ?| )([hbr]) ?[@ ] ?(\S++)", re.IGNORECASE)


@functools.cache
def _phrases(language: str) -> dict[str, str]:
    """Return the phrases of a language in plain letters, with their meanings."""
    say = words(language)
    return {say.plain(say(f"samurai-{word}")): word for word in SPOKEN_WORDS}


def _meaning(text: str, language: str) -> tuple[str, str] | None:
    """Return the meaning of the phrase at the beginning of a text, in the reader's language first, and the rest of the text."""
    for other in (language, *LANGUAGES):
        phrases = _phrases(other)
        max_words = 1 + max(phrase.count(" ") for phrase in phrases)
        for word in reversed(list(islice(_WORD.finditer(text), max_words))):
            if meaning := phrases.get(words(other).plain(text[: word.end()])):
                return meaning, text[word.end() :].strip(" ,@:")
    return None


def _plain_name(text: str) -> str:
    """Return a name in plain small letters. In English all Turkish variants of i become i."""
    return words("en").plain(text)


def parse_settlement(text: str) -> int:
    """Return the settlement with a name, or with an unambiguous beginning of it."""
    plain = _plain_name(text)
    names = [name.casefold() for name in SETTLEMENT_NAMES]
    if plain in names:
        return names.index(plain)
    matches = [number for number, name in enumerate(names) if plain and name.startswith(plain)]
    if len(matches) == 1:
        return matches[0]
    if matches:
        raise BadNotation("samurai-ambiguous-name", text=text, known=tuple(SETTLEMENT_NAMES[number] for number in matches))
    if plain in HEX_OF and HEX_OF[plain] >= FIRST_SETTLEMENT:
        return HEX_OF[plain] - FIRST_SETTLEMENT
    raise BadNotation("samurai-unknown-settlement", text=text)


def parse_hex(text: str) -> int:
    """Return the hex with a column and row, or with the name of a settlement."""
    plain = _plain_name(text)
    if _HEX.fullmatch(plain):
        if plain not in HEX_OF:
            raise BadNotation("samurai-unknown-hex", text=text)
        return HEX_OF[plain]
    return FIRST_SETTLEMENT + parse_settlement(text)


def _parse_land(text: str) -> int:
    hexagon = parse_hex(text)
    if hexagon >= LAND_HEXES:
        raise BadNotation("samurai-exchange-on-land", text=text)
    return hexagon


def _parse_tile(code: str) -> int:
    if code.upper() not in TILES:
        raise BadNotation("samurai-unknown-tile", text=code, known=TILES)
    return TILES.index(code.upper())


def _figure(letter: str, name: str) -> int:
    return 3 * parse_settlement(name) + FIGURE_LETTERS.index(letter.lower())


def _swap(one: int, other: int) -> int:
    if one == other:
        raise BadNotation("samurai-swap-with-itself")
    low, high = min(one, other), max(one, other)
    return SWAP + high * (high - 1) // 2 + low


def _lay(kind: int, text: str) -> int:
    if kind >= LAID_KINDS:
        raise BadNotation("samurai-unreadable", text=text)
    return LAY + HEXES * kind + parse_hex(text)


def parse(state: State, text: str, language: str) -> int:
    """Return the act that a text means, in either style."""
    text = " ".join(normalized("NFC", text).replace("i̇", "i").split())
    if not text:
        raise BadNotation("empty-act")
    act = _parse_codes(state, text)
    if act is None:
        act = _parse_spoken(state, text, language)
    if act is None:
        raise BadNotation("samurai-unreadable", text=text)
    return act


def _parse_codes(state: State, text: str) -> int | None:
    if text.lower() == "end":
        return END
    if match := _TILE.fullmatch(text):
        kind = _parse_tile(match[1])
        if kind == FIGURE_EXCHANGE and state.phase != PICKING and not text.startswith("+"):
            return DISCARD
        return PICK + kind
    if match := _SWAP.fullmatch(text):
        return _swap(_figure(match[1], match[2]), _figure(match[3], match[4]))
    if match := _EXCHANGE.fullmatch(text):
        return MOVE + LAND_HEXES * _parse_land(match[1]) + _parse_land(match[2])
    if match := _LAY.fullmatch(text):
        return _lay(_parse_tile(match[1]), match[2])
    if match := _FIGURE.fullmatch(text):
        return PLACE + _figure(match[1], match[2])
    return None


def _parse_spoken(state: State, text: str, language: str) -> int | None:
    meaning = _meaning(text, language)
    if meaning is None:
        return None
    word, rest = meaning
    if word in ("discard", "end"):
        return None if rest else DISCARD if word == "discard" else END
    if word == "figure-exchange":
        return _spoken_swap(rest, language) if rest else PICK + FIGURE_EXCHANGE if state.phase == PICKING else DISCARD
    if word == "tile-exchange":
        names = rest.replace("-", " ").replace(",", " ").split()
        if not names:
            return PICK + TILE_EXCHANGE
        return MOVE + LAND_HEXES * _parse_land(names[0]) + _parse_land(names[1]) if len(names) == 2 else None
    number, _, name = rest.partition(" ")
    if not number.isdigit():
        return PLACE + 3 * parse_settlement(rest) + FIGURES.index(word) if word in FIGURES and rest else None
    letter = {"samurai-tile": "S", "ship": "W", "horseman": "K"}.get(word) or FIGURE_LETTERS[FIGURES.index(word)].upper()
    kind = _parse_tile(letter + number)
    return _lay(kind, name.strip(" ,@")) if name else PICK + kind


def _spoken_swap(text: str, language: str) -> int | None:
    """Return the swap of two figures, each named with its settlement."""
    figures: list[int] = []
    for _ in range(2):
        meaning = _meaning(text, language)
        if meaning is None or meaning[0] not in FIGURES:
            return None
        name, *rest = meaning[1].replace(",", " ").replace("-", " ").split() or [""]
        text = " ".join(rest)
        figures.append(3 * parse_settlement(name) + FIGURES.index(meaning[0]))
    return None if text else _swap(*figures)
