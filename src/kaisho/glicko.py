"""Glicko-2, Mark Glickman's rating system for games of two: how one rating period changes a player's rating.

Ratings and deviations are given on the scale that people see (1500, 350). The names of the steps are those of the paper.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

SCALE = 173.7178
"""Points of the displayed scale for one point of the internal scale: 400 / ln 10."""

START = 1500.0
TAU = 0.5
"""How fast the volatility may change."""

CLOSE_ENOUGH = 1e-9
MAX_STEPS = 200


class Belief(NamedTuple):
    """An estimate of a player's strength: rating, deviation and volatility."""

    rating: float
    deviation: float
    volatility: float


class RatedGame(NamedTuple):
    """A game of a period: the opponent's rating and deviation before it; a score of 1 is a win, 0.5 a draw, 0 a loss."""

    rating: float
    deviation: float
    score: float


def after_period(player: Belief, games: Sequence[RatedGame], tau: float = TAU) -> Belief:
    """Return a player's strength after a period with these games; without any, only the deviation grows."""
    mu, phi = (player.rating - START) / SCALE, player.deviation / SCALE
    certainty, surprise = 0.0, 0.0
    for game in games:
        weight = _weight(game.deviation / SCALE)
        expected = 1 / (1 + math.exp(-weight * (mu - (game.rating - START) / SCALE)))
        certainty += weight * weight * expected * (1 - expected)
        surprise += weight * (game.score - expected)
    if certainty == 0:  # no game, or one between players so far apart that it says nothing
        return player._replace(deviation=grown(player.deviation, player.volatility, 1))
    variance = 1 / certainty
    volatility = _new_volatility(phi, variance, variance * surprise, player.volatility, tau)
    phi = 1 / math.sqrt(1 / (phi * phi + volatility * volatility) + certainty)
    return Belief(START + SCALE * (mu + phi * phi * surprise), SCALE * phi, volatility)


def grown(deviation: float, volatility: float, periods: float) -> float:
    """Return the deviation after some periods without a game."""
    return math.hypot(deviation, SCALE * volatility * math.sqrt(max(periods, 0.0)))


def _weight(phi: float) -> float:
    """Return the weight of a game against an opponent with this deviation."""
    return 1 / math.sqrt(1 + 3 * phi * phi / (math.pi * math.pi))


def _new_volatility(phi: float, variance: float, change: float, volatility: float, tau: float) -> float:
    """Step 5 of the paper: the root of its function f, between bounds that close in from both sides."""
    start = math.log(volatility * volatility)

    def f(x: float) -> float:
        spread = phi * phi + variance + math.exp(x)
        return math.exp(x) * (change * change - spread) / (2 * spread * spread) - (x - start) / (tau * tau)

    if change * change > phi * phi + variance:
        other = math.log(change * change - phi * phi - variance)
    else:
        other = start - tau
        while f(other) < 0:
            other -= tau
    return math.exp(_root(f, start, other) / 2)


def _root(f: Callable[[float], float], low: float, high: float) -> float:
    """Return the root of a function between two points, by the Illinois variant of regula falsi."""
    at_low, at_high = f(low), f(high)
    for _ in range(MAX_STEPS):
        if abs(high - low) <= CLOSE_ENOUGH or at_high == at_low:
            break
        between = low + (low - high) * at_low / (at_high - at_low)
        at_between = f(between)
        if at_between * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, at_between
    return low
