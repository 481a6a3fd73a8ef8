"""Positions of Samurai for tests: figures, tiles and hands as a test says, everything else filled in."""

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


def table(
    laid: dict[str, str] | None = None,
    hands: dict[str, str] | None = None,
    figures: dict[str, str] | None = None,
    **options: str | int,
) -> tuple[Samurai, State]:
    """A game in which red is to play: ``table({"red": "H4@f17"}, {"red": "S1 W1"}, {"Hagi": "h"})``."""
    game = Samurai(**options)
    state = game.deal()
    state.phase, state.seat = PLAYING, 0
    put_figures(state, figures or {})
    for seat in range(game.seats):
        on_map = (laid or {}).get(SEATS[seat], "").split()
        in_hand = [TILES.index(code) for code in (hands or {}).get(SEATS[seat], "").split()]
        for tile in on_map:
            code, _, place = tile.partition("@")
            lay(state, seat, TILES.index(code), HEX_OF[place])
        used = [TILES.index(tile.partition("@")[0]) for tile in on_map] + in_hand
        state.hand[seat] = [in_hand.count(kind) for kind in range(KINDS + 1)]
        supply = [kind for kind in range(KINDS) for _ in range(int(TILE_COUNT[kind]) - used.count(kind))]
        state.supply[seat] = NO_TILE
        state.supply[seat, : len(supply)] = supply
        state.left[seat] = len(supply)
    return game, state


def lay(state: State, seat: int, kind: int, place: int) -> None:
    state.tiles[place] = 1 + KINDS * seat + kind
    if place >= FIRST_SEA:
        state.sea_taken[(place - FIRST_SEA) // 64] |= uint64(1 << (place - FIRST_SEA) % 64)
    else:
        state.land_taken |= uint64(1 << place)
        if kind < MOVABLE_KINDS:
            state.movable[seat] |= uint64(1 << place)


def put_figures(state: State, wanted: dict[str, str]) -> None:
    """Figures as wanted, and in all other settlements so that every kind comes out even."""
    players = int(state.players)
    left = dict.fromkeys(FIGURE_LETTERS, int(FIGURES_OF_A_KIND[players]))
    standing: dict[int, str] = {}
    for name, letters in wanted.items():
        standing[SETTLEMENT_NAMES.index(name)] = letters
    for settlement in settlements_in_play(players):
        if settlement not in standing and CAPACITY[settlement] > 1:
            standing[settlement] = "hbr"[: int(CAPACITY[settlement])]
    for letters in standing.values():
        for letter in letters:
            left[letter] -= 1
    for settlement in settlements_in_play(players):
        if settlement not in standing:
            standing[settlement] = max(left, key=lambda letter: left[letter])
            left[standing[settlement]] -= 1
    for kind, letter in enumerate(FIGURE_LETTERS):
        state.figures[kind] = uint64(sum(1 << place for place, letters in standing.items() if letter in letters))


def at(state: State, name: str) -> str:
    """The figures in a settlement."""
    return figures_at(state, SETTLEMENT_NAMES.index(name))


def captured(state: State) -> dict[str, tuple[int, ...]]:
    """What everybody has taken: helmets, buddhas, rice fields."""
    return {SEATS[seat]: tuple(int(count) for count in state.captured[seat]) for seat in range(int(state.players))}


def aside(state: State) -> tuple[int, ...]:
    return tuple(int(count) for count in state.aside)


def hand(state: State, seat: int = 0) -> list[str]:
    return [TILES[kind] for kind in hand_of(state, seat)]


def play(game: Samurai, state: State, *acts: str) -> None:
    for act in acts:
        game.play(state, act)


def rule_against(game: Samurai, state: State, act: str | int) -> str | None:
    """The rule that forbids an act, or None."""
    refusal = game.explain(state, game.parse(state, act) if isinstance(act, str) else act)
    return None if refusal is None else refusal.rule


def legal(game: Samurai, state: State) -> set[str]:
    return {game.write(state, act) for act in game.legal(state)}
