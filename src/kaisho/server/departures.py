"""Seats that leave a game of three or more sides while the others play on: in which order they left, and the places at the end.

The rule is ours, no rulebook has one. The table plays the seat from then on (``Game.absent_act``). Those who stayed are
placed by the game's result among themselves; those who left come after them, the first to leave last. What happens at the
same moment is shared. ``docs/protocol.md`` states it for players.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kaisho.game import Game


class Departure(NamedTuple):
    """When and why a seat left its game, and how many acts stood then."""

    seat: int
    reason: str
    at: int
    acts: int


class Standing(NamedTuple):
    """Values and places by seat."""

    values: tuple[float, ...]
    places: tuple[int, ...]


def sides_left(game: Game, departed: Sequence[Departure]) -> list[tuple[int, ...]]:
    """The sides that are still playing: a side leaves as a whole."""
    gone = {departure.seat for departure in departed}
    return [side for side in game.teams if not gone.intersection(side)]


def standing_after(game: Game, departed: Sequence[Departure], places: Sequence[int], *, drawn: bool = False) -> Standing:
    """Values and places of a game that some have left, by the places that those who stayed have otherwise.

    ``drawn``: those who stayed have agreed that nobody of them wins. If nobody has stayed, the last to leave come first.
    """
    left_at = {departure.seat: departure.at for departure in departed}
    staying = sides_left(game, departed)
    keys: dict[tuple[int, ...], tuple[int, int]] = {}
    for side in game.teams:  # the smaller, the better
        if side in staying:
            keys[side] = (0, 1 if drawn else min(places[seat] for seat in side))
        else:
            keys[side] = (1, -max(left_at.get(seat, 0) for seat in side))
    ranks = {side: 1 + sum(other < key for other in keys.values()) for side, key in keys.items()}
    first = [side for side, rank in ranks.items() if rank == 1]
    values = [-1.0] * game.seats
    for side in first:
        for seat in side:
            values[seat] = 0.0 if drawn or len(first) == len(game.teams) else 1.0 / len(first)
    found = {seat: rank for side, rank in ranks.items() for seat in side}
    return Standing(tuple(values), tuple(found[seat] for seat in range(game.seats)))
