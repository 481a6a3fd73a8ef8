"""Positions of Samurai for tests, with given figures, tiles and hands; everything else is filled in."""

from __future__ import annotations

from kaisho.games.samurai import Samurai
from kaisho.games.samurai.board import (
    CAPACITY,
    FIGURE_LETTERS,
    FIGURES_OF_A_KIND,
    FIRST_SEA,
    HEX_OF,
    KINDS,
    MOVABLE_KINDS,
    SETTLEMENT_NAMES,
    TILE_COUNT,
    TILES,
)
from kaisho.games.samurai.position import SEATS, figures_at, hand_of, settlements_in_play
from kaisho.games.samurai.rules import NO_TILE, PLAYING
from kaisho.kernel import State, uint64


def set_up(
    laid: dict[str, str] | None = None,
    hands: dict[str, str] | None = None,
    figures: dict[str, str] | None = None,
    **options: str | int,
) -> tuple[Samurai, State]:
    """Return a game in which red is to play: ``set_up({"red": "H4@f17"}, {"red": "S1 W1"}, {"Hagi": "h"})``."""
    game = Samurai(**options)
    state = game.deal()
    state.phase, state.seat = PLAYING, 0
    put_figures(state, figures or {})
    for seat in range(game.seats):
        on_map = (laid or {}).get(SEATS[seat], "").split()
        in_hand = [TILES.index(code) for code in (hands or {}).get(SEATS[seat], "").split()]
        for tile in on_map:
            code, _, name = tile.partition("@")
            lay(state, seat, TILES.index(code), HEX_OF[name])
        used = [TILES.index(tile.partition("@")[0]) for tile in on_map] + in_hand
        state.hand[seat] = [in_hand.count(kind) for kind in range(KINDS + 1)]
        supply = [kind for kind in range(KINDS) for _ in range(int(TILE_COUNT[kind]) - used.count(kind))]
        state.supply[seat] = NO_TILE
        state.supply[seat, : len(supply)] = supply
        state.left[seat] = len(supply)
    return game, state


def lay(state: State, seat: int, kind: int, hexagon: int) -> None:
    state.tiles[hexagon] = 1 + KINDS * seat + kind
    if hexagon >= FIRST_SEA:
        state.sea_taken[(hexagon - FIRST_SEA) // 64] |= uint64(1 << (hexagon - FIRST_SEA) % 64)
    else:
        state.land_taken |= uint64(1 << hexagon)
        if kind < MOVABLE_KINDS:
            state.movable[seat] |= uint64(1 << hexagon)


def put_figures(state: State, given: dict[str, str]) -> None:
    """Place the given figures, and others in all other settlements so that the number of each kind is right."""
    players = int(state.players)
    unplaced = dict.fromkeys(FIGURE_LETTERS, int(FIGURES_OF_A_KIND[players]))
    placed: dict[int, str] = {}
    for name, letters in given.items():
        placed[SETTLEMENT_NAMES.index(name)] = letters
    for settlement in settlements_in_play(players):
        if settlement not in placed and CAPACITY[settlement] > 1:
            placed[settlement] = "hbr"[: int(CAPACITY[settlement])]
    for letters in placed.values():
        for letter in letters:
            unplaced[letter] -= 1
    for settlement in settlements_in_play(players):
        if settlement not in placed:
            placed[settlement] = max(unplaced, key=lambda letter: unplaced[letter])
            unplaced[placed[settlement]] -= 1
    for kind, letter in enumerate(FIGURE_LETTERS):
        state.figures[kind] = uint64(sum(1 << settlement for settlement, letters in placed.items() if letter in letters))


def figures_in(state: State, name: str) -> str:
    """Return the letters of the figures in a settlement."""
    return figures_at(state, SETTLEMENT_NAMES.index(name))


def captured(state: State) -> dict[str, tuple[int, ...]]:
    """Return each player's captured helmets, buddhas and rice fields."""
    return {SEATS[seat]: tuple(int(count) for count in state.captured[seat]) for seat in range(int(state.players))}


def aside(state: State) -> tuple[int, ...]:
    return tuple(int(count) for count in state.aside)


def hand(state: State, seat: int = 0) -> list[str]:
    return [TILES[kind] for kind in hand_of(state, seat)]


def play(game: Samurai, state: State, *acts: str) -> None:
    for act in acts:
        game.play(state, act)


def rule_against(game: Samurai, state: State, act: str | int) -> str | None:
    """Return the rule that forbids an act, or None."""
    refusal = game.explain(state, game.parse(state, act) if isinstance(act, str) else act)
    return None if refusal is None else refusal.rule


def legal_acts(game: Samurai, state: State) -> set[str]:
    return {game.write(state, act) for act in game.legal(state)}
