"""How a game at a table ends: by the rules, by what players do, and whether a rated game counts."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kaisho.game import Game, Result, header_of
from kaisho.server.departures import Departure, ranking_after
from kaisho.server.table_log import Entry
from kaisho.state import State


class Ending(msgspec.Struct, frozen=True):
    """How the game ended: by the rules, or by what happened at the table."""

    values: tuple[float, ...]
    points: tuple[int, ...]
    reason: str
    places: tuple[int, ...]
    """By seat, starting at 1; equal seats share a place."""
    unrated: str | None = None
    """Why a rated game with a winner does not change ratings."""


RESIGNED, FLAG, AGREED, CLAIMED, CALLED_OFF, CLOSED = "resigned", "flag", "agreed-draw", "claimed", "called-off", "closed"
ABORTED = "aborted"
"""A rated game ended before every side had acted in two turns."""
FEW_ACTS, PAIR_LIMIT = "few-acts", "pair-limit"
"""Why a rated game is not rated: a player left before every side had acted in two turns, or the same people have played too
many rated games with each other."""
MIN_TURNS = 2
"""Number of turns in which every side must have acted for a rated game to count."""
FIRST_LEFT = "first-left"
"""A player who left would have come first by the rules."""
TABLE_REASONS = (RESIGNED, FLAG, AGREED, CLAIMED, CALLED_OFF, CLOSED, FIRST_LEFT, ABORTED)
UNCOUNTED = (CALLED_OFF, CLOSED, ABORTED)
"""Endings that are nobody's win or loss and are never rated."""


def ending_by_rules(game: Game, result: Result, departed: Sequence[Departure]) -> Ending:
    """An ending by the rules. If players have left, the result ranks only the others."""
    if not departed:
        return Ending(result.values, result.points, result.reason, result.places)
    ranking = ranking_after(game, departed, result.places)
    won = {seat for seat, value in enumerate(ranking.values) if value > 0}
    same = won == set(result.winners)
    return Ending(ranking.values, result.points, result.reason if same else FIRST_LEFT, ranking.places)


def shared_ending(
    game: Game, points: tuple[int, ...], departed: Sequence[Departure], reason: str, *, drawn: bool = False
) -> Ending:
    """An ending in which the remaining sides win together, or have agreed on a draw."""
    ranking = ranking_after(game, departed, (1,) * game.seats, drawn=drawn)
    return Ending(ranking.values, points, reason, ranking.places)


def ending_without_winner(game: Game, points: tuple[int, ...], reason: str) -> Ending:
    values = (0.0,) * game.seats
    return Ending(values, points, reason, game.places_by_value(values))


def is_given_up(ending: Ending, departed: Sequence[Departure]) -> bool:
    """Whether players ended a game that counts before the rules did."""
    return ending.reason not in UNCOUNTED and (bool(departed) or ending.reason in (RESIGNED, FLAG, AGREED, CLAIMED))


def has_few_acts(game: Game, acts: Sequence[Entry], states: Sequence[State]) -> bool:
    """Whether some side has not yet chosen an act in two turns. ``states`` are those before each act."""
    turns: dict[int, set[int]] = {seat: set() for seat in range(game.seats)}
    for entry, state in zip(acts, states, strict=False):
        if not entry.forced:
            turns[entry.seat].add(header_of(state).turn)
    return any(len(set().union(*(turns[seat] for seat in side))) < MIN_TURNS for side in game.teams)


def abandoned_early(game: Game, ending: Ending) -> Ending:
    """The ending of a rated game that was given up before it had really begun: it is aborted.

    A game of more than two sides was played to its end by the others; it keeps its result, but is not rated.
    """
    if len(game.teams) > 2:
        return msgspec.structs.replace(ending, unrated=FEW_ACTS)
    return ending_without_winner(game, ending.points, ABORTED)
