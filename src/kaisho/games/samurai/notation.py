"""How acts of Samurai are written and read.

``codes``   +H4   h@Kyoto   S2@k15   T0@k15-m12   F:h@Kyoto-b@Edo   F   end      the same in every language
``spoken``  Helmet 4   Helmet Kyoto   Samurai 2 k15   …                          in any of the five languages

In this order: picking a tile, placing a figure, laying a tile on a hex, exchanging a tile (from where to where), exchanging
two figures, a figure exchange that changes nothing, and the end of the turn. A figure is one of ``h b r``, a tile one of
``board.TILES``, a hex its column and row; settlements have names.
"""

from __future__ import annotations

import functools
import re

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
from kaisho.texts import normalized, without_marks

STYLES = ("codes", "spoken")
SPOKEN_WORDS = (*FIGURES, "samurai-tile", "ship", "horseman", "tile-exchange", "figure-exchange", "discard", "end")


# --- writing ----------------------------------------------------------------------------------------------------------


def write(act: int, style: str, language: str) -> str:
    return _codes(act) if style == "codes" else _spoken(act, language)


def _figure_at(figure: int) -> str:
    return f"{FIGURE_LETTERS[figure % 3]}@{SETTLEMENT_NAMES[figure // 3]}"


def place_name(number: int) -> str:
    """A settlement's name, or a hex by its column and row."""
    return SETTLEMENT_NAMES[number - FIRST_SETTLEMENT] if number >= FIRST_SETTLEMENT else HEX_NAMES[number]


def _codes(act: int) -> str:
    if act < PLACE:
        return f"+{TILES[act - PICK]}"
    if act < LAY:
        return _figure_at(act - PLACE)
    if act < MOVE:
        kind, place = divmod(act - LAY, HEXES)
        return f"{TILES[kind]}@{place_name(place)}"
    if act < SWAP:
        old, new = divmod(act - MOVE, LAND_HEXES)
        return f"T0@{HEX_NAMES[old]}-{HEX_NAMES[new]}"
    if act < DISCARD:
        low, high = (int(figure) for figure in PAIR[act - SWAP])
        return f"F:{_figure_at(low)}-{_figure_at(high)}"
    return "F" if act == DISCARD else "end"


def tile_name(kind: int, language: str) -> str:
    """A tile in words: what it shows, and its number where it has one that matters."""
    say = words(language)
    word = TILE_WORDS[kind]
    said = say("samurai-samurai-tile" if word == "samurai" else f"samurai-{word}")
    return said if kind in (TILE_EXCHANGE, FIGURE_EXCHANGE) else f"{said} {TILES[kind][1:]}"


def _spoken_figure(figure: int, language: str) -> str:
    return f"{words(language)(f'samurai-{FIGURES[figure % 3]}')} {SETTLEMENT_NAMES[figure // 3]}"


def _spoken(act: int, language: str) -> str:
    say = words(language)
    if act < PLACE:
        return tile_name(act - PICK, language)
    if act < LAY:
        return _spoken_figure(act - PLACE, language)
    if act < MOVE:
        kind, place = divmod(act - LAY, HEXES)
        return f"{tile_name(kind, language)} {place_name(place)}"
    if act < SWAP:
        old, new = divmod(act - MOVE, LAND_HEXES)
        return f"{tile_name(TILE_EXCHANGE, language)} {HEX_NAMES[old]} {HEX_NAMES[new]}"
    if act < DISCARD:
        low, high = (_spoken_figure(int(figure), language) for figure in PAIR[act - SWAP])
        return f"{tile_name(FIGURE_EXCHANGE, language)} {low}, {high}"
    return say("samurai-discard") if act == DISCARD else say("samurai-end")


# --- reading ----------------------------------------------------------------------------------------------------------

_TILE = re.compile(r"[+]?([hbrswkt][0-9]|f)", re.IGNORECASE)
_HEX = re.compile(r"[a-t][0-9]{1,2}")
_FIGURE = re.compile(r"([hbr])[@ ](\S+)", re.IGNORECASE)
_LAY = re.compile(r"([hbrswkt][0-9]) ?[@ ] ?(\S+)", re.IGNORECASE)
_EXCHANGE = re.compile(r"t0? ?[@ ] ?([^\s–→-]++)(?: ?[-–→] ?| )(\S++)", re.IGNORECASE)
_SWAP = re.compile(r"f ?[: ] ?([hbr]) ?[@ ] ?([^\s–→,-]++)(?: ?[-–→,] ?| )([hbr]) ?[@ ] ?(\S++)", re.IGNORECASE)


def _plain(text: str) -> str:
    """Folded text without accents, for those whose keyboard has none."""
    return without_marks(text).replace("ı", "i")


@functools.cache
def _phrases(language: str) -> list[tuple[str, str]]:
    """What can be said in a language and then in the others, folded and plain, with its meaning; longer phrases first."""
    found: dict[str, str] = {}
    for other in (language, *LANGUAGES):
        say = words(other)
        for word in SPOKEN_WORDS:
            found.setdefault(_plain(say.folded(say(f"samurai-{word}"))), word)
    return sorted(found.items(), key=lambda item: -len(item[0]))


def _meaning(text: str, language: str) -> tuple[str, str] | None:
    """The longest phrase at the beginning of a text, and the rest of it."""
    for folded in dict.fromkeys(_plain(words(other).folded(text)) for other in (language, *LANGUAGES)):
        for phrase, word in _phrases(language):
            if folded.startswith(phrase) and not folded[len(phrase) : len(phrase) + 1].isalpha():
                return word, folded[len(phrase) :].strip(" ,@:")
    return None


def _place_folded(text: str) -> str:
    """A place in small letters; Turkish capitals and small letters of i are one."""
    return _plain(text.replace("I", "i").replace("İ", "i").casefold().replace("i̇", "i"))


def settlement_number(text: str) -> int:
    """The settlement that a name or a clear beginning of one means."""
    folded = _place_folded(text)
    names = [name.casefold() for name in SETTLEMENT_NAMES]
    if folded in names:
        return names.index(folded)
    fitting = [number for number, name in enumerate(names) if folded and name.startswith(folded)]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise BadNotation("samurai-ambiguous-name", text=text, known=tuple(SETTLEMENT_NAMES[number] for number in fitting))
    if folded in HEX_OF and HEX_OF[folded] >= FIRST_SETTLEMENT:
        return HEX_OF[folded] - FIRST_SETTLEMENT
    raise BadNotation("samurai-unknown-settlement", text=text)


def place_number(text: str) -> int:
    """The hex that a text means: column and row, or a settlement's name."""
    folded = _place_folded(text)
    if _HEX.fullmatch(folded):
        if folded not in HEX_OF:
            raise BadNotation("samurai-unknown-hex", text=text)
        return HEX_OF[folded]
    return FIRST_SETTLEMENT + settlement_number(text)


def _land_number(text: str) -> int:
    place = place_number(text)
    if place >= LAND_HEXES:
        raise BadNotation("samurai-exchange-on-land", text=text)
    return place


def _tile_number(code: str) -> int:
    if code.upper() not in TILES:
        raise BadNotation("samurai-unknown-tile", text=code, known=TILES)
    return TILES.index(code.upper())


def _figure(letter: str, name: str) -> int:
    return 3 * settlement_number(name) + FIGURE_LETTERS.index(letter.lower())


def _swap(one: int, other: int) -> int:
    if one == other:
        raise BadNotation("samurai-swap-with-itself")
    low, high = min(one, other), max(one, other)
    return SWAP + high * (high - 1) // 2 + low


def _lay(kind: int, text: str) -> int:
    if kind >= LAID_KINDS:
        raise BadNotation("samurai-unreadable", text=text)
    return LAY + HEXES * kind + place_number(text)


def parse(state: State, text: str, language: str) -> int:
    """The act that a text means, in either style."""
    text = " ".join(normalized("NFC", text).split())
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
    if found := _TILE.fullmatch(text):
        kind = _tile_number(found[1])
        if kind == FIGURE_EXCHANGE and state.phase != PICKING and not text.startswith("+"):
            return DISCARD
        return PICK + kind
    if found := _SWAP.fullmatch(text):
        return _swap(_figure(found[1], found[2]), _figure(found[3], found[4]))
    if found := _EXCHANGE.fullmatch(text):
        return MOVE + LAND_HEXES * _land_number(found[1]) + _land_number(found[2])
    if found := _LAY.fullmatch(text):
        return _lay(_tile_number(found[1]), found[2])
    if found := _FIGURE.fullmatch(text):
        return PLACE + _figure(found[1], found[2])
    return None


def _parse_spoken(state: State, text: str, language: str) -> int | None:
    found = _meaning(text, language)
    if found is None:
        return None
    word, rest = found
    if word in ("discard", "end"):
        return None if rest else DISCARD if word == "discard" else END
    if word == "figure-exchange":
        return _spoken_swap(rest, language) if rest else PICK + FIGURE_EXCHANGE if state.phase == PICKING else DISCARD
    if word == "tile-exchange":
        places = rest.replace("-", " ").replace(",", " ").split()
        if not places:
            return PICK + TILE_EXCHANGE
        return MOVE + LAND_HEXES * _land_number(places[0]) + _land_number(places[1]) if len(places) == 2 else None
    number, _, place = rest.partition(" ")
    if not number.isdigit():
        return PLACE + 3 * settlement_number(rest) + FIGURES.index(word) if word in FIGURES and rest else None
    letter = {"samurai-tile": "S", "ship": "W", "horseman": "K"}.get(word) or FIGURE_LETTERS[FIGURES.index(word)].upper()
    kind = _tile_number(letter + number)
    return _lay(kind, place.strip(" ,@")) if place else PICK + kind


def _spoken_swap(text: str, language: str) -> int | None:
    """Two figures with their settlements, one after the other."""
    figures: list[int] = []
    for _ in range(2):
        found = _meaning(text, language)
        if found is None or found[0] not in FIGURES:
            return None
        name, *rest = found[1].replace(",", " ").replace("-", " ").split() or [""]
        text = " ".join(rest)
        figures.append(3 * settlement_number(name) + FIGURES.index(found[0]))
    return None if text else _swap(*figures)
