"""The extremes of Kaito: stones taken and bought back, empty fields, and every way to lose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from kaisho.extremes import ONLY_ZERO, Bits, Extremes, Goal, Moment, Numbers, Script, acting, reaching, towards
from kaisho.games.kaito.board import (
    COLOURS,
    COPIES,
    EMPTY,
    HELMET,
    KINDS,
    MON_1,
    MON_3,
    NOWHERE,
    PAYMENTS,
    PURSES,
    SQUARE_NAMES,
    SQUARES,
    SWORD,
    parse_square,
    purse_code,
)
from kaisho.games.kaito.position import PHASES, out_of_game, purse_of
from kaisho.games.kaito.rules import DECLINE, EXCHANGE, EXCHANGING, MAX_LEGAL_ACTS, OVER, end_reason, loser
from kaisho.games.kaito.view import STONES
from kaisho.state import State

if TYPE_CHECKING:
    from kaisho.game import Game

MON_KINDS = range(MON_3, MON_1 + 1)
MON_STONES = sum(COPIES[MON_3:])
FEW = 8
"""A field with at most this many stones is nearly empty."""

FULL_PURSES = "SsSsSs/sSsSsS/hHhH2/6/6/6 {side} e4 shccbbaaa SHCCBBAAA move {start}"
"""Each side holds all mon stones of the other, a sword and a helmet: after the next capture every exchange is possible."""

STUCK_NEXT = "SsSsS1/sSsSs1/hHhH2/S5/6/5s {side} a1 shccbbaaa SHCCBBAAA move {start}"
"""The stone on f1 can be taken and a sword bought there; then no stone is in line."""


def _mover(state: State) -> int:
    return int(state.seat) ^ int(state.start)


def _ended(reason: int, seat: int, *, by_loser: bool) -> Moment:
    """Return the moment in which a seat loses for a reason, by its own act or by the opponent's."""

    def happened(before: State, act: int, after: State) -> bool:
        if not after.over or end_reason(after) != reason:
            return False
        return bool(loser(after, reason) == seat and (before.seat == seat) == by_loser)

    return happened


def _buys(before: State, act: int, colour: int, kind: int) -> bool:
    return EXCHANGE + PURSES * kind <= act < EXCHANGE + PURSES * (kind + 1) and _mover(before) == colour


def _declines(before: State, act: int, colour: int) -> bool:
    return act == DECLINE and _mover(before) == colour


def _mon_stones_gone(state: State, colour: int) -> int:
    return sum(out_of_game(state, colour, kind) for kind in MON_KINDS)


def _moments() -> Iterator[tuple[str, Moment]]:
    names = ("", "the last sword", "the last helmet", "a stuck kaito")
    for seat in range(2):
        for reason in (1, 2):
            yield f"seat {seat} loses by {names[reason]}, taken by itself", _ended(reason, seat, by_loser=True)
            yield f"seat {seat} loses by {names[reason]}, taken by the other", _ended(reason, seat, by_loser=False)
        yield f"seat {seat} loses by {names[3]}", _ended(3, seat, by_loser=False)
    for colour, name in enumerate(COLOURS):
        for kind in (SWORD, HELMET):
            yield f"{name} buys a {KINDS[kind]}", acting(_buys, colour, kind)
        yield f"{name} declines an exchange", acting(_declines, colour)
        yield f"{name} has all mon stones of the other", reaching(_holds_all, colour)
        yield f"{name} has every choice of an exchange", reaching(_has_every_choice, colour)
        yield (
            f"every {name} mon stone is out of the game",
            reaching(lambda state, colour: _mon_stones_gone(state, colour) == MON_STONES, colour),
        )
    yield "a stuck kaito after an exchange", lambda before, act, after: bool(after.over and EXCHANGE <= act < DECLINE)
    yield "a nearly empty field", reaching(lambda state: _stones_on_field(state) <= FEW)


def _stones_on_field(state: State) -> int:
    return int(state.occupied).bit_count()


def _holds_all(state: State, colour: int) -> bool:
    """Check whether a player holds all mon stones of the other colour."""
    return all(int(state.taken[1 - colour, kind]) == COPIES[kind] for kind in MON_KINDS)


def _has_every_choice(state: State, colour: int) -> bool:
    payments = [int(PAYMENTS[kind, purse_of(state, colour)]) if state.taken[colour, kind] else 0 for kind in (SWORD, HELMET)]
    choices = 1 + sum(bits.bit_count() for bits in payments)
    return bool(state.phase == EXCHANGING and _mover(state) == colour and choices == MAX_LEGAL_ACTS)


def _taken(state: State, colour: int, kind: int) -> int:
    """Return the number of stones of a kind that are taken, with a penalty if the game ended while some were left."""
    return int(state.taken[colour, kind]) - (3 if state.over and state.left[colour, kind] else 0)


def _mon_stones_taken(state: State, colour: int) -> int:
    return int(state.taken[colour, MON_3:].sum()) - MON_STONES * bool(state.over)


def _goals() -> dict[str, Goal]:
    """Return the goals: an empty field, and for each colour stones taken and mon stones out of the game."""
    goals = {"few stones": towards(lambda state: -_stones_on_field(state) - SQUARES * bool(state.over))}
    for colour, name in enumerate(COLOURS):
        goals[f"{name} swords taken"] = towards(_taken, colour, SWORD)
        goals[f"{name} helmets taken"] = towards(_taken, colour, HELMET)
        goals[f"{name} mon stones taken"] = towards(_mon_stones_taken, colour)
        goals[f"{name} mon stones gone"] = towards(
            lambda state, colour: _mon_stones_gone(state, colour) - MON_STONES * bool(state.over), colour
        )
    return goals


def fields_of_view(view: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of a state that can be read from a view."""
    square, sides = view["kaito"]["square"], view["sides"]
    start = COLOURS.index(view["start"])
    fields = {
        "phase": PHASES.index(view["phase"]),
        "start": start,
        "kaito": NOWHERE if square is None else SQUARE_NAMES.index(square),
        "stone": [EMPTY if (stone := view["field"][name]) is None else STONES.index(stone) for name in SQUARE_NAMES],
        "left": [list(sides[colour]["left"].values()) for colour in COLOURS],
        "taken": [list(sides[colour]["holds"].values()) for colour in reversed(COLOURS)],
        "over": view["to_act"] is None,
    }
    return fields if view["to_act"] is None else fields | {"seat": COLOURS.index(view["to_act"]) ^ start}


def extremes(game: Game) -> Extremes:
    start = int(game.deal().start)
    full, stuck = (text.format(side="rb"[start], start=COLOURS[start]) for text in (FULL_PURSES, STUCK_NEXT))
    two_threes = purse_code((2, 0, 0))
    return Extremes(
        {
            "seat": Numbers((0, 1)),
            "over": Numbers((0, 1)),
            "phase": Numbers(range(OVER + 1)),
            "start": Numbers((start,)),
            "kaito": Numbers(range(NOWHERE + 1)),
            "unused": ONLY_ZERO,
            "occupied": Bits((1 << SQUARES) - 1),
            "stone": Numbers(range(EMPTY + 1)),
            "left": Numbers(range(COPIES[SWORD] + 1)),
            "taken": Numbers(range(COPIES[SWORD] + 1)),
        },
        dict(_moments()),
        (
            Script("full purses", (parse_square("e5"), DECLINE, parse_square("d5")), full),
            Script("stuck after an exchange", (parse_square("f1"), EXCHANGE + PURSES * SWORD + two_threes), stuck),
        ),
        goals=_goals(),
        fields_of_view=fields_of_view,
    )
