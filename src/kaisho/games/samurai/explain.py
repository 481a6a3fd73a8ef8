"""Explanations of refused acts of Samurai: the rule that forbids the act, and the hexes concerned."""

from __future__ import annotations

from kaisho.errors import Refusal, Word
from kaisho.games.samurai.board import (
    CAPACITY,
    EDO,
    FIGURE_EXCHANGE,
    FIGURES,
    FIGURES_OF_A_KIND,
    FIRST_SEA,
    FIRST_SETTLEMENT,
    HEX_NAMES,
    HEXES,
    LAND_HEXES,
    MOVABLE_KINDS,
    NEEDED,
    SETTLEMENT_NAMES,
    SHIP_1,
    SHIP_2,
    TILE_EXCHANGE,
    TILES,
)
from kaisho.games.samurai.position import figures_at, seat_word, settlements_in_play, tile_at
from kaisho.games.samurai.rules import (
    DISCARD,
    END,
    LAY,
    MOVE,
    OVER,
    PAIR,
    PICK,
    PICKING,
    PLACE,
    PLACING,
    SWAP,
    WITHOUT_CHARACTER,
)
from kaisho.refusals import Refusals
from kaisho.state import State

RULE_IDS = tuple(f"M{number}" for number in range(1, 23))
"""Our own ids, in the order of the rulebook."""


refused = Refusals("samurai", str)


def figure_word(kind: int) -> Word:
    return Word(f"samurai-{FIGURES[kind]}")


def refusal(state: State, act: int) -> Refusal:
    side = seat_word(int(state.seat))
    if state.phase == OVER:
        return refused("M16", "over")
    if state.phase == PICKING:
        return _refuse_pick(state, act - PICK) if act < PLACE else refused("M1", "pick-first", side=side)
    if state.phase == PLACING:
        return _refuse_placement(state, act - PLACE) if PLACE <= act < LAY else refused("M3", "place-first", side=side)
    if act < PLACE:
        return refused("M1", "no-picking")
    if act < LAY:
        return refused("M5", "no-placing")
    if act < MOVE:
        return _refuse_lay(state, *divmod(act - LAY, HEXES))
    if act < SWAP:
        return _refuse_tile_exchange(state, *divmod(act - MOVE, LAND_HEXES))
    if act < DISCARD:
        return _refuse_figure_exchange(state, int(PAIR[act - SWAP, 0]), int(PAIR[act - SWAP, 1]))
    if act == DISCARD:
        return _not_in_hand(FIGURE_EXCHANGE)
    assert act == END
    return refused("M6", "end-too-early", side=side)


def _not_in_hand(kind: int) -> Refusal:
    return refused("M6", "not-in-hand", tile=TILES[kind])


def _refuse_pick(state: State, kind: int) -> Refusal:
    return refused("M1", "none-left", tile=TILES[kind], side=seat_word(int(state.seat)))


def _refuse_placement(state: State, figure: int) -> Refusal:
    settlement, kind = divmod(figure, 3)
    name = SETTLEMENT_NAMES[settlement]
    here = (HEX_NAMES[FIRST_SETTLEMENT + settlement],)
    players = int(state.players)
    settlements = settlements_in_play(players)
    if settlement not in settlements:
        return refused("M3", "settlement-not-in-play", here, settlement=name)
    if settlement == EDO:
        return refused("M2", "edo-is-full", here)
    if CAPACITY[settlement] == 2 and int(state.figures[kind]) >> settlement & 1:
        return refused("M4", "same-kind", here, settlement=name, figure=figure_word(kind))
    if len(figures_at(state, settlement)) == CAPACITY[settlement]:
        return refused("M3", "settlement-is-full", here, settlement=name)
    open_cities = [city for city in settlements if CAPACITY[city] == 2 and len(figures_at(state, city)) < 2]
    if open_cities and settlement not in open_cities:
        cities = tuple(SETTLEMENT_NAMES[city] for city in open_cities)
        return refused("M3", "cities-first", here, cities=cities)
    assert int(state.figures[kind]).bit_count() == FIGURES_OF_A_KIND[players]
    return refused("M3", "figures-used-up", here, figure=figure_word(kind))


def _refuse_lay(state: State, kind: int, hexagon: int) -> Refusal:
    seat = int(state.seat)
    name = HEX_NAMES[hexagon]
    if not state.hand[seat, kind]:
        return _not_in_hand(kind)
    if kind < MOVABLE_KINDS and state.laid == WITHOUT_CHARACTER:
        return refused("M7", "one-without-character", tile=TILES[kind])
    if hexagon >= FIRST_SETTLEMENT:
        return refused("M9", "on-a-settlement", (name,), settlement=SETTLEMENT_NAMES[hexagon - FIRST_SETTLEMENT])
    if kind in (SHIP_1, SHIP_2) and hexagon < FIRST_SEA:
        return refused("M8", "ship-on-land", (name,), hex=name)
    if kind not in (SHIP_1, SHIP_2) and hexagon >= FIRST_SEA:
        return refused("M8", "at-sea", (name,), tile=TILES[kind], hex=name)
    return _refuse_target(state, hexagon)


def _refuse_target(state: State, hexagon: int) -> Refusal:
    name = HEX_NAMES[hexagon]
    if NEEDED[hexagon] > state.players:
        return refused("M8", "hex-not-in-play", (name,), hex=name)
    assert tile_at(state, hexagon) is not None
    return refused("M8", "occupied", (name,), hex=name)


def _refuse_tile_exchange(state: State, old: int, new: int) -> Refusal:
    seat = int(state.seat)
    if not state.hand[seat, TILE_EXCHANGE]:
        return _not_in_hand(TILE_EXCHANGE)
    if state.laid == WITHOUT_CHARACTER:
        return refused("M7", "one-without-character", tile=TILES[TILE_EXCHANGE])
    tile = tile_at(state, old)
    if tile is None or tile[0] != seat or tile[1] >= MOVABLE_KINDS:
        return refused("M12", "nothing-to-exchange", (HEX_NAMES[old],), hex=HEX_NAMES[old])
    if old == new:
        return refused("M12", "same-hex", (HEX_NAMES[old],), hex=HEX_NAMES[old])
    return _refuse_target(state, new)


def _refuse_figure_exchange(state: State, low: int, high: int) -> Refusal:
    if not state.hand[int(state.seat), FIGURE_EXCHANGE]:
        return _not_in_hand(FIGURE_EXCHANGE)
    pair = [divmod(figure, 3) for figure in (low, high)]
    for settlement, kind in pair:
        if not int(state.figures[kind]) >> settlement & 1:
            here = (HEX_NAMES[FIRST_SETTLEMENT + settlement],)
            return refused("M11", "no-such-figure", here, settlement=SETTLEMENT_NAMES[settlement], figure=figure_word(kind))
    both = tuple(HEX_NAMES[FIRST_SETTLEMENT + settlement] for settlement, _ in pair)
    if pair[0][0] == pair[1][0] or pair[0][1] == pair[1][1]:
        return refused("M11", "swap-without-effect", both)
    for (settlement, _), (_, kind) in (pair, pair[::-1]):
        if int(state.figures[kind]) >> settlement & 1:
            return refused("M4", "same-kind", both, settlement=SETTLEMENT_NAMES[settlement], figure=figure_word(kind))
    raise AssertionError("the swap is legal")
