"""Explanations of refused acts of Kaito: the rule that forbids the act, and the squares concerned."""

from __future__ import annotations

from kaisho.errors import Refusal
from kaisho.games.kaito.board import (
    BLACK,
    EMPTY,
    HELMET,
    LINES,
    PRICE,
    PURSES,
    RED,
    SQUARES,
    SWORD,
    VALUES,
    mon_counts,
    mon_values,
    square_name,
)
from kaisho.games.kaito.position import acting_colour, colour_word, kind_word, out_of_game, purse_of
from kaisho.games.kaito.rules import DECLINE, EXCHANGE, EXCHANGING, GAP, OVER, PLACING
from kaisho.refusals import Refusals
from kaisho.state import State

RULE_IDS = tuple(f"K{number}" for number in range(1, 14))
"""Our own ids, in the order of the rulebook."""


refused = Refusals("kaito", square_name)


def refusal(state: State, act: int) -> Refusal:
    if state.phase == OVER:
        return refused(_ending_rule(state), "over")
    if state.phase == PLACING:
        return _refuse_while_placing(state, act)
    if GAP <= act < EXCHANGE:
        return refused("K3", "gap-chosen", (int(state.kaito),), square=square_name(int(state.kaito)))
    if state.phase == EXCHANGING:
        return _refuse_while_exchanging(state, act)
    if act >= EXCHANGE:
        return refused("K9", "capture-first", side=colour_word(acting_colour(state)))
    return _refuse_capture(state, act)


def _ending_rule(state: State) -> str:
    for kind, rule in ((SWORD, "K11"), (HELMET, "K12")):
        if 0 in (state.left[RED, kind], state.left[BLACK, kind]):
            return rule
    return "K13"


def _refuse_while_placing(state: State, act: int) -> Refusal:
    gaps = tuple(square for square in range(SQUARES) if state.stone[square] == EMPTY)
    names = tuple(square_name(square) for square in gaps)
    if GAP <= act < EXCHANGE:
        return refused("K3", "no-gap", (act - GAP, *gaps), square=square_name(act - GAP), gaps=names)
    return refused("K3", "gap-first", gaps, side=colour_word(acting_colour(state)), gaps=names)


def _refuse_capture(state: State, target: int) -> Refusal:
    kaito = int(state.kaito)
    if target == kaito:
        return refused("K4", "must-move", (kaito,), square=square_name(kaito))
    if not int(LINES[kaito]) >> target & 1:
        return refused("K4", "not-in-line", (kaito, target), kaito=square_name(kaito), target=square_name(target))
    return refused("K4", "no-stone-there", (kaito, target), target=square_name(target))


def _refuse_while_exchanging(state: State, act: int) -> Refusal:
    if act < GAP:
        return refused("K9", "exchange-first", (int(state.kaito), act), side=colour_word(acting_colour(state)))
    assert EXCHANGE <= act < DECLINE
    kind, payment = divmod(act - EXCHANGE, PURSES)
    mover = acting_colour(state)
    if state.taken[mover, kind] == 0:
        return _refuse_stone(state, mover, kind)
    purse = mon_counts(purse_of(state, mover))
    for value, paid, held in zip(VALUES, mon_counts(payment), purse, strict=True):
        if paid > held:
            return refused("K9", "not-so-many", value=str(value), paid=str(paid), most=str(held))
    worth = sum(mon_values(payment))
    if worth < PRICE[kind]:
        return refused("K9", "too-little", kind=kind_word(kind), price=str(PRICE[kind]), worth=str(worth))
    superfluous = min(mon_values(payment))
    return refused("K9", "superfluous", kind=kind_word(kind), price=str(PRICE[kind]), value=str(superfluous))


def _refuse_stone(state: State, mover: int, kind: int) -> Refusal:
    """Refuse a stone that the opponent does not hold: it is out of the game, or was never taken."""
    if out_of_game(state, mover, kind):
        return refused("K8", "stone-gone", kind=kind_word(kind), side=colour_word(mover))
    return refused("K9", "stone-not-held", kind=kind_word(kind), side=colour_word(mover))
