"""Players who leave a game of three or more sides while the others play on: when they left, and the places at the end.

No rulebook covers this; the rule is ours, and ``docs/protocol.md`` states it for players. The table plays a seat whose player
has left (``Game.absent_act``). Those who stayed are ranked among themselves by the game's result. Those who left come after
them, the first to leave last; players who left at the same moment share a place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kaisho.game import Game


class Departure(NamedTuple):
    """When and why a seat's player left the game, and how many acts had been played by then."""

    seat: int
    reason: str
    at: int
    acts: int


class Ranking(NamedTuple):
    """Values and places by seat."""

    values: tuple[float, ...]
    places: tuple[int, ...]


def remaining_sides(game: Game, departed: Sequence[Departure]) -> list[tuple[int, ...]]:
    """The sides that are still playing; a side leaves as a whole."""
    gone = {departure.seat for departure in departed}
    return [side for side in game.teams if not gone.intersection(side)]


def ranking_after(game: Game, departed: Sequence[Departure], places: Sequence[int], *, drawn: bool = False) -> Ranking:
    """Values and places of a game that some players have left, given the places by the rules.

    ``drawn`` means that the remaining sides have agreed on a draw. If no side remains, the last to leave come first.
    """
    departed_at = {departure.seat: departure.at for departure in departed}
    remaining = remaining_sides(game, departed)
    keys: dict[tuple[int, ...], tuple[int, int]] = {}
    for side in game.teams:  # smaller is better
        if side in remaining:
            keys[side] = (0, 1 if drawn else min(places[seat] for seat in side))
        else:
            keys[side] = (1, -max(departed_at.get(seat, 0) for seat in side))
    ranks = {side: 1 + sum(other < key for other in keys.values()) for side, key in keys.items()}
    first = [side for side, rank in ranks.items() if rank == 1]
    values = [-1.0] * game.seats
    for side in first:
        for seat in side:
            values[seat] = 0.0 if drawn or len(first) == len(game.teams) else 1.0 / len(first)
    by_seat = {seat: rank for side, rank in ranks.items() for seat in side}
    return Ranking(tuple(values), tuple(by_seat[seat] for seat in range(game.seats)))
