"""Deals and positions of Kaito as text.

A deal is 36 characters, one for each stone, as they lie on the field: from rank 6 down to rank 1, each rank from file a to
f. Capitals are red, small letters black: S sword, H helmet, C B A mon of value 3, 2 and 1; a dot is a blank.

A position is one line of nine fields:

    SsAhCs/2bSsc/aSHs1S/sCBaS1/SHsbAs/hSaAcs b c3 c H move red 4 4

The field from rank 6 down to rank 1 in the same letters; a digit is a number of gaps. The side to act: ``r`` or ``b``. The
kaito's square, or ``-`` before it has one. The black stones that lie open in front of Red, and the red ones in front of
Black, or ``-``. The phase: ``place``, ``move``, ``exchange`` or ``over``. The colour of the starting player. The number of
turns so far, and of acts. The fields after the fifth may be omitted and default to ``move red 0 0``. Stones that are
neither on the field nor in front of a player are out of the game.
"""

from __future__ import annotations

import functools
from collections import Counter
from itertools import product
from types import SimpleNamespace

import numpy as np

from kaisho.errors import BadDeal, Word
from kaisho.game import OptionValue
from kaisho.games.kaito.board import (
    ALL_STONES,
    BLACK,
    COLOURS,
    COPIES,
    EMPTY,
    HELMET,
    KINDS,
    LETTERS,
    LINES,
    MON_1,
    MON_3,
    NOWHERE,
    PAYMENTS,
    PRICE,
    PURSES,
    READING_ORDER,
    RED,
    SIZE,
    SQUARE_NAMES,
    SQUARES,
    SWORD,
    is_payment,
    mon_counts,
    purse_code,
    square_name,
)
from kaisho.games.kaito.rules import EXCHANGING, OVER, PLACING, STATE
from kaisho.kernel import Ints, State, uint64
from kaisho.position_text import PositionReader, row_text

PHASES = ("place", "move", "exchange", "over")
SIDES = "rb"
MAX_ACTS = 10**9
"""The upper bound for the numbers of acts and turns."""


reader = PositionReader("kaito")
fail = reader.fail


def colour_word(colour: int) -> Word:
    return Word(f"kaito-{COLOURS[colour]}")


def kind_word(kind: int) -> Word:
    return Word(f"kaito-{KINDS[kind]}")


def acting_colour(state: State | SimpleNamespace) -> int:
    """Return the colour of the player to act."""
    return int(state.seat) ^ int(state.start)


def out_of_game(state: State, colour: int, kind: int) -> int:
    """Return the number of stones that are neither on the field nor in front of a player."""
    return COPIES[kind] - int(state.left[colour, kind]) - int(state.taken[colour, kind])


def purse_of(state: State, colour: int) -> int:
    """Return the mon stones with which a colour can pay (see ``board.PURSES``)."""
    counts = state.taken[1 - colour, MON_3:]
    return purse_code((int(counts[0]), int(counts[1]), int(counts[2])))


def can_buy(state: State, colour: int, kind: int) -> bool:
    """Check whether a colour can buy back a stone of this kind."""
    return bool(state.taken[colour, kind]) and bool(PAYMENTS[kind, purse_of(state, colour)])


# --- deals ------------------------------------------------------------------------------------------------------------


def check_deal(layout: Ints) -> None:
    """Raise ``BadDeal`` unless the layout consists of the 36 stones (K1)."""
    if not ((layout >= 0) & (layout <= EMPTY)).all():
        raise BadDeal("kaito-deal-unknown-stone", known=LETTERS)
    counts = Counter(layout.tolist())
    expected = Counter(ALL_STONES.tolist())
    wrong = tuple(
        f"{LETTERS[stone]} {counts[stone]}/{expected[stone]}" for stone in range(EMPTY + 1) if counts[stone] != expected[stone]
    )
    if wrong:
        raise BadDeal("kaito-deal-counts", wrong=wrong)


def write_deal(layout: Ints) -> str:
    return "".join(LETTERS[layout[square]] for square in READING_ORDER)


def read_deal(text: str) -> Ints:
    if len(text) != SQUARES:
        raise BadDeal("kaito-deal-length", found=str(len(text)), wanted=str(SQUARES))
    layout = np.zeros(SQUARES, np.int64)
    for number, (square, letter) in enumerate(zip(READING_ORDER, text, strict=True), 1):
        if letter not in LETTERS:
            raise BadDeal("kaito-deal-unknown-letter", letter=letter, place=str(number), known=LETTERS)
        layout[square] = LETTERS.index(letter)
    check_deal(layout)
    return layout


# --- writing ----------------------------------------------------------------------------------------------------------


def _field_text(state: State) -> str:
    cells = ["" if stone == EMPTY else LETTERS[stone] for stone in state.stone.tolist()]
    return "/".join([row_text(cells[SIZE * row : SIZE * row + SIZE]) for row in range(SIZE - 1, -1, -1)])


def taken_text(state: State, colour: int) -> str:
    """Return the letters of a colour's stones that lie open in front of the opponent."""
    return "".join(LETTERS[5 * colour + kind] * int(state.taken[colour, kind]) for kind in range(5))


def write_position(state: State) -> str:
    kaito = "-" if state.kaito == NOWHERE else square_name(int(state.kaito))
    return (
        f"{_field_text(state)} {SIDES[acting_colour(state)]} {kaito} {taken_text(state, BLACK) or '-'} "
        f"{taken_text(state, RED) or '-'} {PHASES[state.phase]} {COLOURS[state.start]} {state.turn} {state.acts}"
    )


# --- reading ----------------------------------------------------------------------------------------------------------


def _read_rank(text: str, row: int) -> list[int]:
    stones: list[int] = []
    for character in text:
        if character in "123456":
            stones += [EMPTY] * int(character)
        elif character in LETTERS and character != LETTERS[EMPTY]:
            stones.append(LETTERS.index(character))
        else:
            fail("unknown-sign", sign=character, rank=str(row + 1))
    if len(stones) != SIZE:
        fail("rank-length", rank=str(row + 1), found=str(len(stones)))
    return stones


def _read_field(text: str, state: State) -> None:
    ranks = text.split("/")
    if len(ranks) != SIZE:
        fail("rank-count", found=str(len(ranks)))
    for row, rank in zip(range(SIZE - 1, -1, -1), ranks, strict=True):
        for file, stone in enumerate(_read_rank(rank, row)):
            square = SIZE * row + file
            state.stone[square] = stone
            if stone != EMPTY:
                state.occupied |= uint64(1 << square)
                state.left[stone // 5, stone % 5] += 1


def _read_taken(text: str, state: State, colour: int) -> None:
    if text == "-":
        return
    letters = LETTERS[5 * colour : 5 * colour + 5]
    if len(text) > SQUARES or not set(text) <= set(letters):
        fail("bad-taken", text=text, holder=colour_word(1 - colour), letters=letters)
    for letter in text:
        state.taken[colour, letters.index(letter)] += 1


def _read_kaito(text: str) -> int:
    if text == "-":
        return NOWHERE
    if text not in SQUARE_NAMES:
        fail("bad-kaito", text=text)
    return SQUARE_NAMES.index(text)


def read_position(text: str) -> State:
    """Return the state that a text describes; raise ``BadPosition`` if it is invalid."""
    fields = text.split()
    if not 5 <= len(fields) <= 9:
        fail("field-count", found=str(len(fields)))
    board, side, kaito, before_red, before_black, phase, start, turn, acts = (
        fields + ["move", "red", "0", "0"][len(fields) - 5 :]
    )
    state: State = np.zeros(1, STATE)[0]
    _read_field(board, state)
    if side not in tuple(SIDES):
        fail("bad-side", text=side)
    state.kaito = _read_kaito(kaito)
    _read_taken(before_red, state, BLACK)
    _read_taken(before_black, state, RED)
    if phase not in PHASES:
        fail("bad-phase", text=phase)
    state.phase = PHASES.index(phase)
    state.over = state.phase == OVER
    if start not in COLOURS:
        fail("bad-start", text=start)
    state.start = COLOURS.index(start)
    state.seat = SIDES.index(side) ^ int(state.start)
    state.turn = reader.number(turn, "turn", MAX_ACTS)
    state.acts = reader.number(acts, "acts", MAX_ACTS)
    check_state(state)
    return state


def options_of(state: State) -> dict[str, OptionValue]:
    return {"start": COLOURS[state.start]}


# --- checking ---------------------------------------------------------------------------------------------------------


def check_state(state: State) -> None:
    """Raise ``BadPosition`` for a state that contradicts itself or the rules."""
    _check_numbers(state)
    _check_stones(state)
    if state.phase == PLACING:
        _check_placing(state)
        return
    if state.kaito == NOWHERE:
        fail("kaito-missing")
    _check_turns(state)
    if state.phase == OVER:
        _check_over(state)
    else:
        _check_running(state)


def _check_numbers(state: State) -> None:
    """Check what can only be wrong in a state from bytes, not from text."""
    in_range = (
        0 <= state.acts <= MAX_ACTS and 0 <= state.turn <= MAX_ACTS,
        state.seat < 2 and state.start < 2 and state.phase <= OVER and state.kaito <= NOWHERE,
        state.over == (state.phase == OVER) and not state.unused.any() and (state.stone <= EMPTY).all(),
    )
    if not all(in_range):
        fail("bad-bytes")
    stones = state.stone.tolist()
    occupied = sum(1 << square for square, stone in enumerate(stones) if stone != EMPTY)
    counted = [[stones.count(5 * colour + kind) for kind in range(5)] for colour in (RED, BLACK)]
    if occupied != int(state.occupied) or counted != state.left.tolist():
        fail("bad-bytes")


def _check_stones(state: State) -> None:
    for colour, kind in product((RED, BLACK), range(5)):
        if out_of_game(state, colour, kind) < 0:
            found = str(int(state.left[colour, kind]) + int(state.taken[colour, kind]))
            fail("too-many", letter=LETTERS[5 * colour + kind], found=found, most=str(COPIES[kind]))


def _check_placing(state: State) -> None:
    """Check that before the kaito is placed all stones are on the field and the second player is to act (K3)."""
    if state.kaito != NOWHERE:
        fail("kaito-too-early", square=square_name(int(state.kaito)))
    for colour, kind in product((RED, BLACK), range(5)):
        if state.left[colour, kind] != COPIES[kind]:
            fail(
                "placing-stones",
                letter=LETTERS[5 * colour + kind],
                found=str(state.left[colour, kind]),
                wanted=str(COPIES[kind]),
            )
    if state.seat != 1:
        fail("placing-side")


def _check_running(state: State) -> None:
    if losses := _losses(state):
        colour, kind = losses[0]
        fail("already-lost", side=colour_word(colour), kind=kind_word(kind))
    beneath = int(state.stone[state.kaito])
    acting = acting_colour(state)
    if state.phase == EXCHANGING:
        if beneath != EMPTY:
            fail("exchange-beneath", square=square_name(int(state.kaito)))
        if not any(can_buy(state, acting, kind) for kind in (SWORD, HELMET)):
            fail("no-exchange", side=colour_word(acting))
        return
    _check_beneath(state, 1 - acting)
    if not _can_move(state):
        fail("stuck", square=square_name(int(state.kaito)))


def _check_beneath(state: State, bought_by: int) -> None:
    """Check that a stone beneath the kaito is a sword or helmet that the player of the last turn can have bought (K9)."""
    beneath = int(state.stone[state.kaito])
    if beneath not in (EMPTY, 5 * bought_by + SWORD, 5 * bought_by + HELMET):
        fail("beneath", square=square_name(int(state.kaito)), side=colour_word(bought_by))


def _check_over(state: State) -> None:
    losses = _losses(state)
    if len(losses) > 1:
        fail("lost-twice")
    if losses:
        if state.stone[state.kaito] != EMPTY:
            fail("exchange-beneath", square=square_name(int(state.kaito)))
        return
    _check_beneath(state, 1 - acting_colour(state))
    if _can_move(state):
        fail("nothing-ended")


def _losses(state: State) -> list[tuple[int, int]]:
    """Return colour and kind of the swords or helmets of which none is left on the field (K11, K12)."""
    return [(colour, kind) for colour in (RED, BLACK) for kind in (SWORD, HELMET) if state.left[colour, kind] == 0]


def _can_move(state: State) -> bool:
    return bool(int(state.occupied) & int(LINES[state.kaito]))


# --- do the captures fit alternating turns? ---------------------------------------------------------------------------


@functools.cache
def _past_exchanges(mon_stones: tuple[int, int, int]) -> frozenset[tuple[int, int]]:
    """Return the exchanges that may have been paid with mon stones out of the game: their number, and that of the stones."""
    possible = {(0, 0)}
    for payment in range(1, PURSES):
        counts = mon_counts(payment)
        rest = (mon_stones[0] - counts[0], mon_stones[1] - counts[1], mon_stones[2] - counts[2])
        if min(rest) >= 0 and any(is_payment(payment, price) for price in PRICE):
            possible |= {(number + 1, paid + sum(counts)) for number, paid in _past_exchanges(rest)}
    return frozenset(possible)


def _hidden_lead(state: State, colour: int) -> set[int]:
    """Return how many more captures than visible a colour can be ahead of the opponent because of its exchanges.

    A stone out of the game was usually taken by its owner, but one that was paid was taken by the payer. A stone that was
    bought back had been taken by the opponent, and nothing shows it any more.
    """
    mon_stones = [out_of_game(state, 1 - colour, kind) for kind in range(MON_3, MON_1 + 1)]
    has_bought = state.stone[state.kaito] // 5 == colour
    possible = _past_exchanges((mon_stones[0], mon_stones[1], mon_stones[2]))
    return {2 * paid - number for number, paid in possible if number or not has_bought}


def _check_turns(state: State) -> None:
    """Check that both have taken the same number of stones, or the starting player one more: captures alternate."""
    first, second = int(state.start), 1 - int(state.start)
    gone = [sum(out_of_game(state, colour, kind) for kind in range(5)) for colour in (RED, BLACK)]
    taken = state.taken.sum(axis=1).tolist()
    visible_lead = taken[second] + gone[first] - taken[first] - gone[second]
    acting = acting_colour(state)
    lead = int((acting == first) == (state.phase == EXCHANGING))
    pairs = product(_hidden_lead(state, first), _hidden_lead(state, second))
    if lead not in (visible_lead + of_first - of_second for of_first, of_second in pairs):
        fail("turns", side=colour_word(acting))
