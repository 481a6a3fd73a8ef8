"""A position of Samurai as one line of text, and what can be wrong with one.

    2/turn/choose/no play r - hbr/hb/br/h/… H4@k15,W1@j17/S2@n12 1.0.2/0.1.0 0.0.1 H2,S1,F/?5 B2,S3/?9 - 12 55

Thirteen fields: the options (players, capture, hands, open captures); the phase (``pick``, ``place``, ``play`` or ``over``);
who acts (``r``, ``b``, ``g``, ``y``); what this turn has laid (``-`` nothing, ``c`` only tiles with the character, ``p`` one
without); the figures in each settlement in play, in the order of ``board.SETTLEMENT_NAMES``; each player's tiles on the map;
the captured helmets, buddhas and rice fields of each; those set aside; each hand; each supply, the next tile first; whose
figure exchange is out of the game; the turns so far, and the acts so far. ``?5`` is five tiles, or captured figures, that
somebody may not know: a concealed state can be written too. ``1.0.0.?5`` is a helmet, and five figures behind the screen.
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
    HAND,
    HEX_NAMES,
    HEX_OF,
    KINDS,
    LAID_KINDS,
    LAND_AROUND,
    MOVABLE_KINDS,
    NEEDED,
    OWN_TILES,
    SETTLED,
    SETTLEMENT_NAMES,
    SHIP_1,
    SHIP_2,
    TILE_COUNT,
    TILE_EXCHANGE,
    TILE_HEXES,
    TILES,
    UNKNOWN,
)
from kaisho.games.samurai.rules import (
    AT_ONCE,
    AT_RANDOM,
    MOST_ASIDE,
    MOST_PLAYERS,
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
LAID = "-cp"
MOST_ACTS = 10**9
MOST_FIGURES = 3 * int(FIGURES_OF_A_KIND.max())


reader = PositionReader("samurai")
fail = reader.fail


def seat_word(seat: int) -> Word:
    return Word(f"samurai-{SEATS[seat]}")


def players_of(state: State) -> range:
    return range(int(state.players))


# --- writing ----------------------------------------------------------------------------------------------------------


def _tile_list(kinds: list[int]) -> str:
    known = [TILES[kind] for kind in kinds if kind != UNKNOWN]
    unknown = kinds.count(UNKNOWN)
    return ",".join(known + [f"?{unknown}"] * bool(unknown)) or "-"


def hand_of(state: State, seat: int) -> list[int]:
    """The kinds of the tiles in a hand."""
    return [kind for kind in range(KINDS + 1) for _ in range(int(state.hand[seat, kind]))]


def supply_of(state: State, seat: int) -> list[int]:
    """The kinds of the tiles in a supply, the next one first."""
    return [int(kind) for kind in state.supply[seat, : int(state.left[seat])][::-1]]


def _captured_text(counts: list[int], screened: int) -> str:
    """Captured figures by kinds; those behind a screen are only counted."""
    known = [*map(str, counts)] if any(counts) or not screened else []
    return ".".join(known + [f"?{screened}"] * bool(screened))


def figures_at(state: State, settlement: int) -> str:
    """The letters of the figures in a settlement."""
    return "".join(letter for kind, letter in enumerate(FIGURE_LETTERS) if int(state.figures[kind]) >> settlement & 1)


def settlements_in_play(players: int) -> range:
    return range(int(SETTLED[players]).bit_count())


def tile_at(state: State, place: int) -> tuple[int, int] | None:
    """The seat and the kind of the tile on a hex."""
    if place >= TILE_HEXES or not state.tiles[place]:
        return None
    return divmod(int(state.tiles[place]) - 1, KINDS)


def tiles_of(state: State, seat: int) -> list[tuple[int, int]]:
    """The kind and the hex of every tile that a seat has on the map."""
    return [(kind, place) for place, (owner, kind) in all_tiles(state) if owner == seat]


def all_tiles(state: State) -> list[tuple[int, tuple[int, int]]]:
    """Every hex with a tile, and the tile's seat and kind."""
    return [(int(place), divmod(int(state.tiles[place]) - 1, KINDS)) for place in np.flatnonzero(state.tiles)]


def write_position(state: State) -> str:
    seats = players_of(state)
    return " ".join(
        [
            f"{state.players}/{CAPTURES[state.capture]}/{HANDS[state.hands]}/{OPEN[state.open_captures]}",
            PHASES[state.phase],
            SEAT_LETTERS[state.seat],
            LAID[state.laid],
            "/".join(figures_at(state, settlement) or "-" for settlement in settlements_in_play(int(state.players))),
            "/".join(
                ",".join(f"{TILES[kind]}@{HEX_NAMES[place]}" for kind, place in tiles_of(state, seat)) or "-" for seat in seats
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
    """A list of tiles, unknown ones last."""
    if text == "-":
        return []
    known, _, last = text.rpartition(",")
    kinds = [_tile(code) for code in known.split(",")] if known else []
    if unknown := _UNKNOWN.fullmatch(last):
        return kinds + [UNKNOWN] * reader.number(unknown[1], "hands", OWN_TILES)
    return [*kinds, _tile(last)]


def _read_options(text: str, state: State) -> None:
    players, capture, hands, open_captures = _parts(text, "options", 4)
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
            found = _LAID_TILE.fullmatch(item)
            place = HEX_OF.get(found[2], TILE_HEXES) if found else TILE_HEXES
            if found is None or place >= TILE_HEXES:
                fail("bad-laid", text=item)
            if state.tiles[place]:
                fail("two-tiles", hex=found[2])
            kind = _tile(found[1])
            state.tiles[place] = 1 + KINDS * seat + kind
            _occupy(state, seat, kind, place)


def _occupy(state: State, seat: int, kind: int, place: int) -> None:
    """The bits that go with a tile on the map."""
    if place >= FIRST_SEA:
        state.sea_taken[(place - FIRST_SEA) // 64] |= uint64(1 << (place - FIRST_SEA) % 64)
        return
    state.land_taken |= uint64(1 << place)
    if kind < MOVABLE_KINDS:
        state.movable[seat] |= uint64(1 << place)


def _read_counts(text: str, field: str) -> list[int]:
    return [reader.number(part, field, 13) for part in _parts(text, field, 3, ".")]


def _read_captured(text: str, state: State, seat: int) -> None:
    """Captured figures of a seat; only their number, after a question mark, where they are behind a screen."""
    known, _, last = text.rpartition(".")
    if unknown := _UNKNOWN.fullmatch(last):
        state.screened[seat] = reader.number(unknown[1], "captured", MOST_FIGURES)
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
        if len(kinds) > OWN_TILES:
            fail("tile-count", side=seat_word(seat), found=str(len(kinds)))
        state.left[seat] = len(kinds)
        state.supply[seat, : len(kinds)] = kinds[::-1]


def read_position(text: str) -> State:
    """The state that a line describes; raise ``BadPosition`` with what is wrong."""
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
    state.turn = reader.number(fields[11], "turn", MOST_ACTS)
    state.acts = reader.number(fields[12], "acts", MOST_ACTS)
    check_state(state)
    return state


def options_of(state: State) -> dict[str, OptionValue]:
    return {
        "players": int(state.players),
        "capture": CAPTURES[state.capture],
        "hands": HANDS[state.hands],
        "open_captures": OPEN[state.open_captures],
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
        _check_before_the_game(state)
    else:
        _check_figures(state)
        _check_end(state)


def _check_numbers(state: State) -> None:
    """Every field is in its range; text cannot be wrong in these ways, bytes can."""
    small = state.phase <= OVER and 2 <= state.players <= MOST_PLAYERS and state.seat < state.players
    options = state.capture <= AT_ONCE and state.hands <= AT_RANDOM and state.open_captures <= 1
    counts = 0 <= state.acts <= MOST_ACTS and 0 <= state.turn <= MOST_ACTS and state.laid <= WITHOUT_CHARACTER
    arrays = (state.tiles <= MOST_PLAYERS * KINDS).all() and (state.hand <= OWN_TILES).all() and (state.exchanged <= 1).all()
    sizes = (state.left <= OWN_TILES).all() and (state.captured <= 13).all() and (state.aside <= 13).all()
    sizes = sizes and (state.screened <= MOST_FIGURES).all()
    over = state.over == (state.phase == OVER) and not state.unused
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
    """Tiles lie where tiles of their kind may lie (M8), and the sets of occupied hexes are what the tiles make them."""
    copy: State = np.zeros(1, STATE)[0]
    for place, (seat, kind) in all_tiles(state):
        if seat >= state.players:
            fail("bad-bytes")
        at_sea = kind in (SHIP_1, SHIP_2)
        if NEEDED[place] > state.players or at_sea != (place >= FIRST_SEA) or (kind >= LAID_KINDS and kind != TILE_EXCHANGE):
            fail("tile-place", tile=TILES[kind], hex=HEX_NAMES[place])
        _occupy(copy, seat, kind, place)
    for field in ("land_taken", "sea_taken", "movable"):
        if not np.array_equal(state[field], copy[field]):
            fail("bad-bytes")
    if any(int(word) & ~int(SETTLED[state.players]) for word in state.figures):
        fail("bad-bytes")


def _check_own_tiles(state: State, seat: int) -> None:
    """Hand, supply, map and box together are a player's twenty tiles."""
    kinds = [*hand_of(state, seat), *supply_of(state, seat), *(kind for kind, _ in tiles_of(state, seat))]
    kinds += [KINDS - 1] * int(state.exchanged[seat])
    if len(kinds) != OWN_TILES:
        fail("tile-count", side=seat_word(seat), found=str(len(kinds)))
    for kind in range(KINDS):
        if kinds.count(kind) > TILE_COUNT[kind]:
            fail("tile-twice", side=seat_word(seat), tile=TILES[kind], found=str(kinds.count(kind)))


def _check_hand(state: State, seat: int) -> None:
    """A hand has five tiles while the supply lasts; it is smaller in the middle of a turn and while tiles are picked."""
    size, left = len(hand_of(state, seat)), int(state.left[seat])
    acting = seat == state.seat
    if state.phase == PICKING:
        fits = size < HAND if acting else size == (HAND if seat < state.seat else 0)
    elif acting and state.laid != NOTHING:
        fits = size < HAND
    else:
        fits = size == HAND or (size < HAND and left == 0)
    if not fits:
        fail("hand-size", side=seat_word(seat), found=str(size))


def _check_before_the_game(state: State) -> None:
    players = int(state.players)
    if state.land_taken or state.sea_taken.any() or state.exchanged.any():
        fail("before-the-game")
    if state.captured.any() or state.screened.any() or state.aside.any():
        fail("before-the-game")
    if state.laid != NOTHING or (state.phase == PICKING and state.hands == AT_RANDOM):
        fail("before-the-game")
    counts = [len(figures_at(state, settlement)) for settlement in settlements_in_play(players)]
    cities = any(CAPACITY[settlement] == 2 and count < 2 for settlement, count in enumerate(counts))
    for settlement, count in enumerate(counts):
        too_early = CAPACITY[settlement] == 1 and count and cities  # M3
        if count > CAPACITY[settlement] or (settlement == EDO and count != 3) or too_early:
            fail("settlement", settlement=SETTLEMENT_NAMES[settlement], found=str(count))
    placed = sum(counts) - 3
    if state.phase == PICKING:
        fits = placed == 0
    else:
        fits = placed % players == state.seat and sum(counts) < 3 * int(FIGURES_OF_A_KIND[players])
    if not fits:
        fail("before-the-game")
    for kind, letter in enumerate(FIGURE_LETTERS):
        if int(state.figures[kind]).bit_count() > FIGURES_OF_A_KIND[players]:
            fail("figure-count", figure=letter, wanted=str(FIGURES_OF_A_KIND[players]))


def _check_figures(state: State) -> None:
    """Every figure is on the map, captured or set aside; a settlement is full, or surrounded and empty (M13)."""
    of_a_kind, screened = int(FIGURES_OF_A_KIND[state.players]), int(state.screened.sum())
    if screened and (state.players == 2 or state.open_captures):  # M21
        fail("no-screens")
    for kind, letter in enumerate(FIGURE_LETTERS):
        gone = int(state.captured[:, kind].sum()) + int(state.aside[kind])
        found = int(state.figures[kind]).bit_count() + gone
        if found > of_a_kind or (found < of_a_kind and not screened):
            fail("figure-count", figure=letter, wanted=str(of_a_kind))
    in_sight = sum(int(word).bit_count() for word in state.figures) + int(state.captured.sum()) + int(state.aside.sum())
    if in_sight + screened != 3 * of_a_kind:
        fail("figures-in-all", found=str(in_sight + screened), wanted=str(3 * of_a_kind))
    for settlement in settlements_in_play(int(state.players)):
        count = len(figures_at(state, settlement))
        surrounded = not int(LAND_AROUND[settlement]) & ~int(state.land_taken)
        waiting = state.phase == PLAYING and state.laid != NOTHING and state.capture != AT_ONCE
        if count == CAPACITY[settlement] and (not surrounded or waiting):
            continue
        if count or not surrounded:
            fail("settlement", settlement=SETTLEMENT_NAMES[settlement], found=str(count))


def _check_end(state: State) -> None:
    """The game is over exactly when a turn has ended with a kind gone from the map or four figures set aside (M16)."""
    ended = not state.figures.all() or int(state.aside.sum()) >= MOST_ASIDE
    if state.phase == OVER:
        if state.laid != NOTHING or not ended:
            fail("over")
    elif ended and (state.laid == NOTHING or state.capture != AT_ONCE):
        fail("over")


# --- the deal ---------------------------------------------------------------------------------------------------------


def write_layout(layout: Ints, players: int) -> str:
    """Each player's tiles in the order in which they will be drawn."""
    return "/".join(
        ",".join(TILES[kind] for kind in layout[OWN_TILES * seat : OWN_TILES * (seat + 1)]) for seat in range(players)
    )


def read_layout(text: str, players: int) -> Ints:
    layout = np.zeros(OWN_TILES * MOST_PLAYERS, np.int64)
    parts = text.split("/") if text else []
    if len(parts) != players:
        raise BadDeal("samurai-deal-players", found=str(len(parts)), wanted=str(players))
    for seat, part in enumerate(parts):
        codes = [code.strip() for code in part.split(",")]
        for code in codes:
            if code not in TILES:
                raise BadDeal("samurai-deal-tile", text=code, side=seat_word(seat), known=TILES)
        if len(codes) != OWN_TILES:
            raise BadDeal("samurai-deal-count", side=seat_word(seat), found=str(len(codes)), wanted=str(OWN_TILES))
        layout[OWN_TILES * seat : OWN_TILES * (seat + 1)] = [TILES.index(code) for code in codes]
    check_layout(layout, players)
    return layout


def check_layout(layout: Ints, players: int) -> None:
    """Raise ``BadDeal`` where a player has other tiles than the twenty."""
    if layout[OWN_TILES * players :].any():
        raise BadDeal("samurai-deal-players", found=str(MOST_PLAYERS), wanted=str(players))
    for seat in range(players):
        kinds = layout[OWN_TILES * seat : OWN_TILES * (seat + 1)].tolist()
        if any(not 0 <= kind < KINDS for kind in kinds):
            raise BadDeal("samurai-deal-tile", text=str(kinds), side=seat_word(seat), known=TILES)
        for kind in range(KINDS):
            found, wanted = kinds.count(kind), int(TILE_COUNT[kind])
            if found != wanted:
                raise BadDeal("samurai-deal-kind", side=seat_word(seat), tile=TILES[kind], found=str(found), wanted=str(wanted))
