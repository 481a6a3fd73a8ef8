"""Positions and deals of Samurai as text, and the checks of a state.

    2/turn/choose/no play r - hbr/hb/br/h/… H4@k15,W1@j17/S2@n12 1.0.2/0.1.0 0.0.1 H2,S1,F/?5 B2,S3/?9 - 12 55

Thirteen fields: the options (players, capture, hands, open captures, and ``random`` if chance has placed the figures); the
phase (``pick``, ``place``, ``play`` or ``over``); the seat to act (``r``, ``b``, ``g``, ``y``); what was laid this turn (``-``
nothing, ``c`` only tiles with the character, ``p`` one without); the figures in each settlement in play, in the order of
``board.SETTLEMENT_NAMES``; each player's tiles on the map; each player's captured helmets, buddhas and rice fields; those set
aside; each hand; each supply, the next tile first; the players whose figure exchange is out of the game; the number of turns so
far, and of acts. ``?5`` is five unknown tiles or captured figures, so a concealed state can be written too. ``1.0.0.?5`` is a
helmet, and five figures behind the screen.
"""

from __future__ import annotations

import re

import numpy as np

from kaisho.errors import BadDeal, Word
from kaisho.game import OptionValue
from kaisho.games.samurai.board import (
    CAPACITY,
    EDO,
    FIGURE_LETTERS,
    FIGURES_OF_A_KIND,
    FIRST_SEA,
    HAND_SIZE,
    HEX_NAMES,
    HEX_OF,
    KINDS,
    LAID_KINDS,
    LAND_AROUND,
    MOVABLE_KINDS,
    NEEDED,
    SETTLED,
    SETTLEMENT_NAMES,
    SHIP_1,
    SHIP_2,
    TILE_COUNT,
    TILE_EXCHANGE,
    TILE_HEXES,
    TILES,
    TILES_PER_PLAYER,
    UNKNOWN,
)
from kaisho.games.samurai.rules import (
    ASIDE_LIMIT,
    AT_RANDOM,
    CHOOSE,
    FIRST_FIGURE,
    IMMEDIATE,
    LAYOUT_SIZE,
    MAX_PLAYERS,
    NO_TILE,
    NOTHING,
    OVER,
    PICKING,
    PLACING,
    PLAYING,
    STATE,
    WITHOUT_CHARACTER,
)
from kaisho.kernel import Ints, State, uint64
from kaisho.position_text import PositionReader

SEATS = ("red", "blue", "green", "yellow")
SEAT_LETTERS = "rbgy"
PHASES = ("play", "pick", "place", "over")
CAPTURES = ("turn", "immediate")
HANDS = ("choose", "random")
OPEN = ("no", "yes")
PLACINGS = ("choose", "random")
LAID = "-cp"
MAX_ACTS = 10**9
"""The upper bound for the numbers of acts and turns."""
MAX_FIGURES = 3 * int(FIGURES_OF_A_KIND.max())


reader = PositionReader("samurai")
fail = reader.fail


def seat_word(seat: int) -> Word:
    return Word(f"samurai-{SEATS[seat]}")


def placed_figures(players: int) -> int:
    """Return the number of figures that are placed before the game: all but those in Edo."""
    return 3 * (int(FIGURES_OF_A_KIND[players]) - 1)


def players_of(state: State) -> range:
    return range(int(state.players))


# --- writing ----------------------------------------------------------------------------------------------------------


def _tile_list(kinds: list[int]) -> str:
    known = [TILES[kind] for kind in kinds if kind != UNKNOWN]
    unknown = kinds.count(UNKNOWN)
    return ",".join(known + [f"?{unknown}"] * bool(unknown)) or "-"


def hand_of(state: State, seat: int) -> list[int]:
    """Return the kinds of the tiles in a hand."""
    return [kind for kind in range(KINDS + 1) for _ in range(int(state.hand[seat, kind]))]


def supply_of(state: State, seat: int) -> list[int]:
    """Return the kinds of the tiles in a supply, the next one first."""
    return [int(kind) for kind in state.supply[seat, : int(state.left[seat])][::-1]]


def _captured_text(counts: list[int], screened: int) -> str:
    """Return captured figures by kind, and the number of those behind a screen."""
    known = [*map(str, counts)] if any(counts) or not screened else []
    return ".".join(known + [f"?{screened}"] * bool(screened))


def figures_at(state: State, settlement: int) -> str:
    """Return the letters of the figures in a settlement."""
    return "".join(letter for kind, letter in enumerate(FIGURE_LETTERS) if int(state.figures[kind]) >> settlement & 1)


def settlements_in_play(players: int) -> range:
    return range(int(SETTLED[players]).bit_count())


def tile_at(state: State, hexagon: int) -> tuple[int, int] | None:
    """Return the seat and the kind of the tile on a hex."""
    if hexagon >= TILE_HEXES or not state.tiles[hexagon]:
        return None
    return divmod(int(state.tiles[hexagon]) - 1, KINDS)


def tiles_of(state: State, seat: int) -> list[tuple[int, int]]:
    """Return the kind and the hex of every tile that a seat has on the map."""
    return [(kind, hexagon) for hexagon, (owner, kind) in all_tiles(state) if owner == seat]


def all_tiles(state: State) -> list[tuple[int, tuple[int, int]]]:
    """Return every hex with a tile, and the tile's seat and kind."""
    return [(int(hexagon), divmod(int(state.tiles[hexagon]) - 1, KINDS)) for hexagon in np.flatnonzero(state.tiles)]


def _options_text(state: State) -> str:
    """Return the options; how the figures were placed is written only if it was by chance."""
    written = f"{state.players}/{CAPTURES[state.capture]}/{HANDS[state.hands]}/{OPEN[state.open_captures]}"
    return f"{written}/{PLACINGS[AT_RANDOM]}" if state.placing == AT_RANDOM else written


def write_position(state: State) -> str:
    seats = players_of(state)
    return " ".join(
        [
            _options_text(state),
            PHASES[state.phase],
            SEAT_LETTERS[state.seat],
            LAID[state.laid],
            "/".join(figures_at(state, settlement) or "-" for settlement in settlements_in_play(int(state.players))),
            "/".join(
                ",".join(f"{TILES[kind]}@{HEX_NAMES[hexagon]}" for kind, hexagon in tiles_of(state, seat)) or "-"
                for seat in seats
            ),
            "/".join(_captured_text(state.captured[seat].tolist(), int(state.screened[seat])) for seat in seats),
            ".".join(map(str, state.aside)),
            "/".join(_tile_list(hand_of(state, seat)) for seat in seats),
            "/".join(_tile_list(supply_of(state, seat)) for seat in seats),
            "".join(SEAT_LETTERS[seat] for seat in seats if state.exchanged[seat]) or "-",
            str(state.turn),
            str(state.acts),
        ]
    )


# --- reading ----------------------------------------------------------------------------------------------------------

_LAID_TILE = re.compile(r"([A-Z][0-9]?)@([a-t][0-9]{1,2})")
_UNKNOWN = re.compile(r"\?([0-9]{1,2})")


def _parts(text: str, field: str, wanted: int, separator: str = "/") -> list[str]:
    parts = text.split(separator)
    if len(parts) != wanted:
        fail("parts", field=reader.field_word(field), found=str(len(parts)), wanted=str(wanted))
    return parts


def _one_of(text: str, values: tuple[str, ...] | str, field: str) -> int:
    if text not in tuple(values):
        fail("bad-word", field=reader.field_word(field), text=text, known=tuple(values))
    return tuple(values).index(text)


def _tile(text: str) -> int:
    if text not in TILES:
        fail("bad-tile", text=text)
    return TILES.index(text)


def _read_tiles(text: str) -> list[int]:
    """Return the kinds in a list of tiles, unknown ones last."""
    if text == "-":
        return []
    known, _, last = text.rpartition(",")
    kinds = [_tile(code) for code in known.split(",")] if known else []
    if unknown := _UNKNOWN.fullmatch(last):
        return kinds + [UNKNOWN] * reader.number(unknown[1], "hands", TILES_PER_PLAYER)
    return [*kinds, _tile(last)]


def _read_options(text: str, state: State) -> None:
    written = text.removesuffix(f"/{PLACINGS[AT_RANDOM]}") if text.count("/") == 4 else text
    players, capture, hands, open_captures = _parts(written, "options", 4)
    state.placing = AT_RANDOM if written != text else CHOOSE
    state.players = _one_of(players, ("2", "3", "4"), "options") + 2
    state.capture = _one_of(capture, CAPTURES, "options")
    state.hands = _one_of(hands, HANDS, "options")
    state.open_captures = _one_of(open_captures, OPEN, "options")


def _read_figures(text: str, state: State) -> None:
    parts = _parts(text, "figures", len(settlements_in_play(int(state.players))))
    for settlement, letters in enumerate(parts):
        if letters == "-":
            continue
        for letter in letters:
            if letter not in FIGURE_LETTERS or letters.count(letter) > 1:
                fail("bad-figures", settlement=SETTLEMENT_NAMES[settlement], text=letters)
            state.figures[FIGURE_LETTERS.index(letter)] |= uint64(1 << settlement)


def _read_map(text: str, state: State) -> None:
    for seat, listed in enumerate(_parts(text, "tiles", int(state.players))):
        for item in [] if listed == "-" else listed.split(","):
            match = _LAID_TILE.fullmatch(item)
            hexagon = HEX_OF.get(match[2], TILE_HEXES) if match else TILE_HEXES
            if match is None or hexagon >= TILE_HEXES:
                fail("bad-laid", text=item)
            if state.tiles[hexagon]:
                fail("two-tiles", hex=match[2])
            kind = _tile(match[1])
            state.tiles[hexagon] = 1 + KINDS * seat + kind
            _occupy(state, seat, kind, hexagon)


def _occupy(state: State, seat: int, kind: int, hexagon: int) -> None:
    """Set the bits of a hex that has a tile."""
    if hexagon >= FIRST_SEA:
        state.sea_taken[(hexagon - FIRST_SEA) // 64] |= uint64(1 << (hexagon - FIRST_SEA) % 64)
        return
    state.land_taken |= uint64(1 << hexagon)
    if kind < MOVABLE_KINDS:
        state.movable[seat] |= uint64(1 << hexagon)


def _read_counts(text: str, field: str) -> list[int]:
    return [reader.number(part, field, 13) for part in _parts(text, field, 3, ".")]


def _read_captured(text: str, state: State, seat: int) -> None:
    """Read the captured figures of a seat; of those behind a screen there is only a number after a question mark."""
    known, _, last = text.rpartition(".")
    if unknown := _UNKNOWN.fullmatch(last):
        state.screened[seat] = reader.number(unknown[1], "captured", MAX_FIGURES)
    else:
        known = text
    counts = _read_counts(known, "captured") if known else [0, 0, 0]
    state.captured[seat] = counts
    if _captured_text(counts, int(state.screened[seat])) != text:
        fail("bad-number", field=reader.field_word("captured"), text=text)


def _read_own_tiles(hands: str, supplies: str, state: State) -> None:
    players = int(state.players)
    for seat, text in enumerate(_parts(hands, "hands", players)):
        kinds = _read_tiles(text)
        for kind in kinds:
            state.hand[seat, kind] += 1
        if _tile_list(sorted(kinds)) != text:
            fail("hand-order", text=text)
    for seat, text in enumerate(_parts(supplies, "supplies", players)):
        kinds = _read_tiles(text)
        if len(kinds) > TILES_PER_PLAYER:
            fail("tile-count", side=seat_word(seat), found=str(len(kinds)))
        state.left[seat] = len(kinds)
        state.supply[seat, : len(kinds)] = kinds[::-1]


def read_position(text: str) -> State:
    """Return the state that a text describes; raise ``BadPosition`` if it is invalid."""
    fields = text.split()
    if len(fields) != 13:
        fail("field-count", found=str(len(fields)))
    state: State = np.zeros(1, STATE)[0]
    state.supply[:] = NO_TILE
    _read_options(fields[0], state)
    players = int(state.players)
    state.phase = _one_of(fields[1], PHASES, "phase")
    state.over = state.phase == OVER
    state.seat = _one_of(fields[2], SEAT_LETTERS[:players], "seat")
    state.laid = _one_of(fields[3], LAID, "laid")
    _read_figures(fields[4], state)
    _read_map(fields[5], state)
    for seat, captured in enumerate(_parts(fields[6], "captured", players)):
        _read_captured(captured, state, seat)
    state.aside[:] = _read_counts(fields[7], "aside")
    _read_own_tiles(fields[8], fields[9], state)
    out = "" if fields[10] == "-" else fields[10]
    if out != "".join(letter for letter in SEAT_LETTERS[:players] if letter in out) or (not out and fields[10] != "-"):
        fail("bad-word", field=reader.field_word("out"), text=fields[10], known=("-", *SEAT_LETTERS[:players]))
    for letter in out:
        state.exchanged[SEAT_LETTERS.index(letter)] = 1
    state.turn = reader.number(fields[11], "turn", MAX_ACTS)
    state.acts = reader.number(fields[12], "acts", MAX_ACTS)
    check_state(state)
    return state


def options_of(state: State) -> dict[str, OptionValue]:
    return {
        "players": int(state.players),
        "capture": CAPTURES[state.capture],
        "hands": HANDS[state.hands],
        "open_captures": OPEN[state.open_captures],
        "figures": PLACINGS[state.placing],
    }


# --- checking ---------------------------------------------------------------------------------------------------------


def check_state(state: State) -> None:
    """Raise ``BadPosition`` for a state that contradicts itself or the rules."""
    _check_numbers(state)
    _check_map(state)
    for seat in players_of(state):
        _check_own_tiles(state, seat)
        _check_hand(state, seat)
    if state.phase in (PICKING, PLACING):
        _check_set_up(state)
    else:
        _check_figures(state)
        _check_end(state)


def _check_numbers(state: State) -> None:
    """Check that every field is in its range, which can only be wrong in a state from bytes, not from text."""
    small = state.phase <= OVER and 2 <= state.players <= MAX_PLAYERS and state.seat < state.players
    options = (
        state.capture <= IMMEDIATE and state.hands <= AT_RANDOM and state.open_captures <= 1 and state.placing <= AT_RANDOM
    )
    counts = 0 <= state.acts <= MAX_ACTS and 0 <= state.turn <= MAX_ACTS and state.laid <= WITHOUT_CHARACTER
    arrays = (
        (state.tiles <= MAX_PLAYERS * KINDS).all() and (state.hand <= TILES_PER_PLAYER).all() and (state.exchanged <= 1).all()
    )
    sizes = (state.left <= TILES_PER_PLAYER).all() and (state.captured <= 13).all() and (state.aside <= 13).all()
    sizes = sizes and (state.screened <= MAX_FIGURES).all()
    over = state.over == (state.phase == OVER)
    if not (small and options and counts and arrays and sizes and over):
        fail("bad-bytes")
    players = int(state.players)
    absent = state.hand[players:].any() or state.left[players:].any()
    absent = absent or state.captured[players:].any() or state.screened[players:].any()
    if absent or state.exchanged[players:].any() or (state.supply[players:] != NO_TILE).any():
        fail("bad-bytes")
    for seat in players_of(state):
        left = int(state.left[seat])
        if (state.supply[seat, :left] > UNKNOWN).any() or (state.supply[seat, left:] != NO_TILE).any():
            fail("bad-bytes")


def _check_map(state: State) -> None:
    """Check that tiles of every kind are where they may be laid (M8), and that the bits agree with the tiles."""
    copy: State = np.zeros(1, STATE)[0]
    for hexagon, (seat, kind) in all_tiles(state):
        if seat >= state.players:
            fail("bad-bytes")
        at_sea = kind in (SHIP_1, SHIP_2)
        if (
            NEEDED[hexagon] > state.players
            or at_sea != (hexagon >= FIRST_SEA)
            or (kind >= LAID_KINDS and kind != TILE_EXCHANGE)
        ):
            fail("tile-place", tile=TILES[kind], hex=HEX_NAMES[hexagon])
        _occupy(copy, seat, kind, hexagon)
    for field in ("land_taken", "sea_taken", "movable"):
        if not np.array_equal(state[field], copy[field]):
            fail("bad-bytes")
    if any(int(word) & ~int(SETTLED[state.players]) for word in state.figures):
        fail("bad-bytes")


def _check_own_tiles(state: State, seat: int) -> None:
    """Check that a player has twenty tiles in hand, in the supply, on the map and out of the game, of the right kinds."""
    kinds = [*hand_of(state, seat), *supply_of(state, seat), *(kind for kind, _ in tiles_of(state, seat))]
    kinds += [KINDS - 1] * int(state.exchanged[seat])
    if len(kinds) != TILES_PER_PLAYER:
        fail("tile-count", side=seat_word(seat), found=str(len(kinds)))
    for kind in range(KINDS):
        if kinds.count(kind) > TILE_COUNT[kind]:
            fail("tile-twice", side=seat_word(seat), tile=TILES[kind], found=str(kinds.count(kind)))


def _check_hand(state: State, seat: int) -> None:
    """Check the size of a hand: five while the supply lasts, less in the middle of a turn and while tiles are picked."""
    size, left = len(hand_of(state, seat)), int(state.left[seat])
    acting = seat == state.seat
    if state.phase == PICKING:
        is_valid = size < HAND_SIZE if acting else size == (HAND_SIZE if seat < state.seat else 0)
    elif acting and state.laid != NOTHING:
        is_valid = size < HAND_SIZE
    else:
        is_valid = size == HAND_SIZE or (size < HAND_SIZE and left == 0)
    if not is_valid:
        fail("hand-size", side=seat_word(seat), found=str(size))


def _check_set_up(state: State) -> None:
    players = int(state.players)
    if state.land_taken or state.sea_taken.any() or state.exchanged.any():
        fail("before-the-game")
    if state.captured.any() or state.screened.any() or state.aside.any():
        fail("before-the-game")
    if state.laid != NOTHING or (state.phase == PICKING and state.hands == AT_RANDOM):
        fail("before-the-game")
    counts = [len(figures_at(state, settlement)) for settlement in settlements_in_play(players)]
    has_open_cities = any(CAPACITY[settlement] == 2 and count < 2 for settlement, count in enumerate(counts))
    for settlement, count in enumerate(counts):
        too_early = CAPACITY[settlement] == 1 and count and has_open_cities  # M3
        if count > CAPACITY[settlement] or (settlement == EDO and count != 3) or too_early:
            fail("settlement", settlement=SETTLEMENT_NAMES[settlement], found=str(count))
    placed = sum(counts) - 3
    if state.phase == PICKING:
        is_valid = placed == (placed_figures(players) if state.placing == AT_RANDOM else 0)
    elif state.placing == AT_RANDOM:
        is_valid = False
    else:
        is_valid = placed % players == state.seat and sum(counts) < 3 * int(FIGURES_OF_A_KIND[players])
    if not is_valid:
        fail("before-the-game")
    for kind, letter in enumerate(FIGURE_LETTERS):
        if int(state.figures[kind]).bit_count() > FIGURES_OF_A_KIND[players]:
            fail("figure-count", figure=letter, wanted=str(FIGURES_OF_A_KIND[players]))


def _check_figures(state: State) -> None:
    """Check that every figure is on the map, captured or set aside; a settlement is full, or surrounded and empty (M13)."""
    of_a_kind, screened = int(FIGURES_OF_A_KIND[state.players]), int(state.screened.sum())
    if screened and (state.players == 2 or state.open_captures):  # M21
        fail("no-screens")
    for kind, letter in enumerate(FIGURE_LETTERS):
        off_map = int(state.captured[:, kind].sum()) + int(state.aside[kind])
        visible = int(state.figures[kind]).bit_count() + off_map
        if visible > of_a_kind or (visible < of_a_kind and not screened):
            fail("figure-count", figure=letter, wanted=str(of_a_kind))
    all_visible = sum(int(word).bit_count() for word in state.figures) + int(state.captured.sum()) + int(state.aside.sum())
    if all_visible + screened != 3 * of_a_kind:
        fail("figures-in-all", found=str(all_visible + screened), wanted=str(3 * of_a_kind))
    for settlement in settlements_in_play(int(state.players)):
        count = len(figures_at(state, settlement))
        surrounded = not int(LAND_AROUND[settlement]) & ~int(state.land_taken)
        capture_pending = state.phase == PLAYING and state.laid != NOTHING and state.capture != IMMEDIATE
        if count == CAPACITY[settlement] and (not surrounded or capture_pending):
            continue
        if count or not surrounded:
            fail("settlement", settlement=SETTLEMENT_NAMES[settlement], found=str(count))


def _check_end(state: State) -> None:
    """Check that the game is over if and only if a turn ended with a kind gone from the map or four figures set aside (M16)."""
    decided = not state.figures.all() or int(state.aside.sum()) >= ASIDE_LIMIT
    if state.phase == OVER:
        if state.laid != NOTHING or not decided:
            fail("over")
    elif decided and (state.laid == NOTHING or state.capture != IMMEDIATE):
        fail("over")


# --- deals ------------------------------------------------------------------------------------------------------------


def write_layout(layout: Ints, players: int, figures: int) -> str:
    """Return each player's tiles in the order in which they will be drawn, and the figures that chance places."""
    parts = [
        ",".join(TILES[kind] for kind in layout[TILES_PER_PLAYER * seat : TILES_PER_PLAYER * (seat + 1)])
        for seat in range(players)
    ]
    order = "".join(FIGURE_LETTERS[kind] for kind in layout[FIRST_FIGURE : FIRST_FIGURE + figures])
    return "/".join(parts + [order] * bool(order))


def _read_dealt_figures(text: str, layout: Ints, figures: int) -> None:
    if len(text) != figures or not set(text) <= set(FIGURE_LETTERS):
        raise BadDeal("samurai-deal-figures", text=text, wanted=str(figures))
    layout[FIRST_FIGURE : FIRST_FIGURE + figures] = [FIGURE_LETTERS.index(letter) for letter in text]


def read_layout(text: str, players: int, figures: int) -> Ints:
    layout = np.zeros(LAYOUT_SIZE, np.int64)
    parts = text.split("/") if text else []
    if figures:
        _read_dealt_figures(parts.pop() if len(parts) > players else "", layout, figures)
    if len(parts) != players:
        raise BadDeal("samurai-deal-players", found=str(len(parts)), wanted=str(players))
    for seat, part in enumerate(parts):
        codes = [code.strip() for code in part.split(",")]
        for code in codes:
            if code not in TILES:
                raise BadDeal("samurai-deal-tile", text=code, side=seat_word(seat), known=TILES)
        if len(codes) != TILES_PER_PLAYER:
            raise BadDeal("samurai-deal-count", side=seat_word(seat), found=str(len(codes)), wanted=str(TILES_PER_PLAYER))
        layout[TILES_PER_PLAYER * seat : TILES_PER_PLAYER * (seat + 1)] = [TILES.index(code) for code in codes]
    check_layout(layout, players, figures)
    return layout


def check_layout(layout: Ints, players: int, figures: int) -> None:
    """Raise ``BadDeal`` unless every player has the same twenty tiles, and there are as many figures of every kind."""
    if layout[TILES_PER_PLAYER * players : FIRST_FIGURE].any():
        raise BadDeal("samurai-deal-players", found=str(MAX_PLAYERS), wanted=str(players))
    order = layout[FIRST_FIGURE:].tolist()
    if sorted(order[:figures]) != sorted(index % 3 for index in range(figures)) or any(order[figures:]):
        raise BadDeal("samurai-deal-figures", text=str(order), wanted=str(figures))
    for seat in range(players):
        kinds = layout[TILES_PER_PLAYER * seat : TILES_PER_PLAYER * (seat + 1)].tolist()
        if any(not 0 <= kind < KINDS for kind in kinds):
            raise BadDeal("samurai-deal-tile", text=str(kinds), side=seat_word(seat), known=TILES)
        for kind in range(KINDS):
            found, wanted = kinds.count(kind), int(TILE_COUNT[kind])
            if found != wanted:
                raise BadDeal("samurai-deal-kind", side=seat_word(seat), tile=TILES[kind], found=str(found), wanted=str(wanted))
