"""Samurai's map in a terminal: hexes as bricks, odd columns half a brick lower, with names, figures, tiles and coordinates.

Every hex is two lines high. In colour, neighbouring hexes have different shades. Without colour, ``~`` marks sea, ``.`` plain
land and ``[`` a settlement. A tile shows the letter of its owner and its code.
"""

from __future__ import annotations

from kaisho.game import Result
from kaisho.games.samurai.board import (
    CAPACITY,
    CELLS,
    FIGURE_LETTERS,
    FIGURES,
    FIGURES_OF_A_KIND,
    FIRST_SEA,
    FIRST_SETTLEMENT,
    HEX_NAMES,
    HEXES,
    NEEDED,
    SETTLEMENT_NAMES,
    TILES,
    UNKNOWN,
)
from kaisho.games.samurai.position import (
    SEAT_LETTERS,
    figures_at,
    hand_of,
    players_of,
    seat_word,
    settlements_in_play,
    supply_of,
    tile_at,
)
from kaisho.games.samurai.rules import NOTHING, OVER, PICKING, PLACING, WITHOUT_CHARACTER
from kaisho.games.samurai.view import shows_captures, standings
from kaisho.language import words
from kaisho.state import State

# Colours of a 256-colour terminal: background and ink. With three shades no two neighbouring hexes have the same.
SEA = ("48;5;24;38;5;74", "48;5;23;38;5;73", "48;5;30;38;5;80")
LAND = ("48;5;144;38;5;240", "48;5;143;38;5;239", "48;5;150;38;5;240")
SETTLEMENT = "48;5;230;38;5;16"
TILE = ("48;5;160;38;5;231", "48;5;20;38;5;231", "48;5;22;38;5;231", "48;5;220;38;5;16")
WIDTH = 5

Line = dict[int, tuple[str, str]]
"""The character and its colours in each column of a line."""


def board_text(state: State, seat: int, language: str, *, colour: bool, ended: Result | None = None) -> str:
    """Return the map as a seat may know it, the players' tiles and figures, and what the player to act has to do.

    ``ended`` is the result of a game that has ended for other reasons than its rules, for example by resignation.
    """
    return "\n".join([*_map_lines(state, colour), "", *_status(state, seat, language, colour, ended)])


def _map_lines(state: State, colour: bool) -> list[str]:
    in_play = [hexagon for hexagon in range(HEXES) if NEEDED[hexagon] <= state.players]
    left, top = min(CELLS[hexagon][0] for hexagon in in_play), min(CELLS[hexagon][1] for hexagon in in_play)
    width = WIDTH if colour else WIDTH + 1
    lines: dict[int, Line] = {}
    for hexagon in in_play:
        column, row = CELLS[hexagon]
        for number, text in enumerate(_cell(state, hexagon, plain=not colour)):
            line = lines.setdefault(2 * (row - top) + column % 2 + number, {})
            for offset, character in enumerate(text):
                line[width * (column - left) + offset] = (character, _colours(state, hexagon))
    return [_joined(lines.get(number, {}), colour) for number in range(min(lines), max(lines) + 1)]


def _joined(line: Line, colour: bool) -> str:
    """Return a line as text, with escape sequences only where the colours change."""
    text, current = "", ""
    for column in range(max(line, default=-1) + 1):
        character, colours = line.get(column, (" ", ""))
        if colour and colours != current:
            text += f"\x1b[0;{colours}m" if colours else "\x1b[0m"
            current = colours
        text += character
    return text + ("\x1b[0m" if current else "") if colour else text.rstrip()


def _colours(state: State, hexagon: int) -> str:
    column, row = CELLS[hexagon]
    shade = (column - (row - column // 2)) % 3
    if hexagon >= FIRST_SETTLEMENT:
        return SETTLEMENT
    if tile := tile_at(state, hexagon):
        return TILE[tile[0]]
    return LAND[shade] if hexagon < FIRST_SEA else SEA[shade]


def _cell(state: State, hexagon: int, *, plain: bool) -> list[str]:
    """Return the two lines of a hex."""
    if hexagon >= FIRST_SETTLEMENT:
        settlement = hexagon - FIRST_SETTLEMENT
        name, figures = SETTLEMENT_NAMES[settlement], figures_at(state, settlement) or "-"
        rest = name[WIDTH:]  # a long name continues in the second line
        lines = [name[:WIDTH].center(WIDTH), f"{rest} {figures}".ljust(WIDTH) if rest else figures.center(WIDTH)]
        return [f"[{text}" for text in lines] if plain else lines
    tile = tile_at(state, hexagon)
    lines = ["".center(WIDTH) if tile is None else f"{SEAT_LETTERS[tile[0]]} {TILES[tile[1]]}".center(WIDTH)]
    lines.append(HEX_NAMES[hexagon].center(WIDTH))
    if plain:
        mark = "." if hexagon < FIRST_SEA else "~"
        return [mark + text for text in lines]
    return lines


def _tile_text(kinds: list[int]) -> str:
    known = " ".join(TILES[kind] for kind in kinds if kind != UNKNOWN)
    hidden = kinds.count(UNKNOWN)
    return " ".join(filter(None, [known, f"?{hidden}" if hidden else ""])) or "-"


def _figure_text(counts: list[int]) -> str:
    return " ".join(f"{letter}{count}" for letter, count in zip(FIGURE_LETTERS, counts, strict=True))


def _status(state: State, seat: int, language: str, colour: bool, ended: Result | None) -> list[str]:
    say = words(language)
    lines = []
    for owner in players_of(state):
        captured = [int(count) for count in state.captured[owner]]
        total = sum(captured) + int(state.screened[owner])
        figures = _figure_text(captured) if shows_captures(state, seat, owner) else str(total)
        name = f"{SEAT_LETTERS[owner]} {say(seat_word(owner).id)}"
        badge = f"\x1b[{TILE[owner]}m {name} \x1b[0m" if colour else f" {name} "
        mark = ">" if owner == state.seat and not (ended or state.over) else " "
        supply = supply_of(state, owner)
        listed = f" ({_tile_text(sorted(supply))})" if supply and UNKNOWN not in supply else ""
        lines.append(
            f"{mark}{badge} {say('samurai-show-hand')}: {_tile_text(hand_of(state, owner))} · "
            f"{say('samurai-show-captured')}: {figures} · {say('samurai-show-supply')}: {len(supply)}{listed}"
        )
    aside = _figure_text([int(count) for count in state.aside])
    lines.append(f"  {say('samurai-show-aside')}: {aside} · {say('samurai-show-legend')}")
    to_do = say("samurai-show-over") if ended else _what_to_do(state, language)
    return [*lines, f"  {to_do}", *_ranking(state, language, ended)]


def _ranking(state: State, language: str, ended: Result | None) -> list[str]:
    """Return a line for each player at the end, from the first place on, with the figures that decided it."""
    say = words(language)
    final = standings(state) or []
    places = [standing["place"] for standing in final] if ended is None else ended.places
    lines = []
    for owner in sorted(range(len(final)), key=lambda owner: places[owner]):
        majorities = final[owner]["majorities"]
        total = int(state.captured[owner].sum())
        others = total - sum(int(state.captured[owner, FIGURES.index(figure)]) for figure in majorities)
        why = say(
            f"samurai-place-by-{min(len(majorities), 2)}",
            kinds=" + ".join(say(f"samurai-{figure}") for figure in majorities),
            others=others,
            total=total,
        )
        place = say("plain-ranked", place=places[owner], side=say(seat_word(owner).id))
        lines.append(f"  {place} – {why}")
    return lines


def _what_to_do(state: State, language: str) -> str:
    say = words(language)
    side = seat_word(int(state.seat))
    if state.phase == OVER:
        return say("samurai-show-over")
    if state.phase == PICKING:
        return say("samurai-show-pick", side=side, count=str(len(hand_of(state, int(state.seat)))))
    if state.phase == PLACING:
        open_cities = any(
            CAPACITY[settlement] == 2 and len(figures_at(state, settlement)) < 2
            for settlement in settlements_in_play(int(state.players))
        )
        unplaced = [str(int(FIGURES_OF_A_KIND[state.players]) - int(word).bit_count()) for word in state.figures]
        left = say("samurai-show-unplaced", **dict(zip(("helmets", "buddhas", "rice"), unplaced, strict=True)))
        return f"{say('samurai-show-place-city' if open_cities else 'samurai-show-place-village', side=side)}. {left}"
    if state.laid == NOTHING:
        return say("samurai-show-first-lay", side=side)
    return say("samurai-show-character-only" if state.laid == WITHOUT_CHARACTER else "samurai-show-any-lay", side=side)
