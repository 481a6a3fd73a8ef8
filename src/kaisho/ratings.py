"""Ratings: what a finished rated game changes. Plain values, the same scale for every game and number of players.

Between two seats it is Glicko-2 (``glicko``). With more seats, alone or in teams, it is Weng and Lin's rating by
Bradley and Terry's model (``openskill``), every pair of sides compared by their places and counted in the same points: 173.7
points more are odds of e to 1 where nothing is unsure. ``docs/ratings.md`` says what the numbers mean and why they were chosen.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec

from kaisho.errors import MissingExtra
from kaisho.game import Game
from kaisho.glicko import SCALE, START, Belief, RatedGame, after_period, grown

START_DEVIATION = 350.0
"""The deviation of a new player in games for two, and the maximum that a deviation grows to."""
START_DEVIATION_MANY = 250.0
"""The deviation of a new player in games for more: each game says less, and a larger one would scatter ratings for long."""
START_VOLATILITY = 0.06
DAY = 24 * 60 * 60 * 1000
PERIOD = 5 * DAY
"""The length of a rating period without games, in milliseconds. After a year a deviation of 60 has become 107."""
PROVISIONAL = 150.0
"""A rating with a greater deviation is marked as provisional, and is not on the leaderboard."""


class Rating(msgspec.Struct, frozen=True):
    """A player's rating in one pool, as it was right after the last game."""

    rating: float = START
    deviation: float = START_DEVIATION
    volatility: float = START_VOLATILITY
    games: int = 0
    at: int = 0

    def deviation_at(self, now: int) -> float:
        """Return the present deviation, which has grown since the last game."""
        if self.games == 0:
            return self.deviation
        return min(grown(self.deviation, self.volatility, (now - self.at) / PERIOD), START_DEVIATION)

    def provisional(self, now: int) -> bool:
        return self.deviation_at(now) > PROVISIONAL


def pool(game: Game) -> str:
    """Return the name of the pool of a game: ratings are separate by game and number of players."""
    return f"{game.name}-{game.seats}"


def first_rating(game: Game) -> Rating:
    """Return the rating of a player who has not played in the pool yet."""
    return Rating(deviation=START_DEVIATION if game.seats == 2 else START_DEVIATION_MANY)


def rated(game: Game, before: Sequence[Rating], places: Sequence[int], now: int) -> list[Rating]:
    """Return the ratings of all seats after a game that ended with these places. Each game is one rating period."""
    if len(before) != game.seats or len(places) != game.seats:
        raise ValueError(f"{game.name} has {game.seats} seats, not {len(before)} and {len(places)}")
    beliefs = [Belief(rating.rating, rating.deviation_at(now), rating.volatility) for rating in before]
    after = _between_two(beliefs, places) if game.seats == 2 else _among_many(beliefs, game.teams, places)
    return [
        Rating(new.rating, min(new.deviation, START_DEVIATION), new.volatility, old.games + 1, max(now, old.at))
        for old, new in zip(before, after, strict=True)
    ]


def _between_two(beliefs: Sequence[Belief], places: Sequence[int]) -> list[Belief]:
    first, second = beliefs
    score = 0.5 if places[0] == places[1] else float(places[0] < places[1])
    return [
        after_period(first, [RatedGame(second.rating, second.deviation, score)]),
        after_period(second, [RatedGame(first.rating, first.deviation, 1 - score)]),
    ]


def _among_many(beliefs: Sequence[Belief], teams: Sequence[Sequence[int]], places: Sequence[int]) -> list[Belief]:
    """Rate a game of more than two seats. Seats that win and lose together are one side, with the best of their places."""
    try:
        from openskill.models import BradleyTerryFull  # loaded only where more than two have played
    except ImportError as error:
        raise MissingExtra("openskill", "research") from error
    model = BradleyTerryFull(mu=START, beta=SCALE / math.sqrt(2), tau=SCALE * START_VOLATILITY, gamma=_full_information)
    sides = [[model.rating(mu=beliefs[seat].rating, sigma=beliefs[seat].deviation) for seat in team] for team in teams]
    ranks = [float(min(places[seat] for seat in team)) for team in teams]
    after = list(beliefs)
    for team, side in zip(teams, model.rate(sides, ranks=ranks), strict=True):
        for seat, new in zip(team, side, strict=True):
            after[seat] = Belief(new.mu, new.sigma, beliefs[seat].volatility)
    return after


def _full_information(*_: Any) -> float:
    """How much a game counts. With openskill's default, which is smaller, deviations shrink too slowly, and the ratings of
    simulated clubs end up further from the truth (``bench/rate_clubs.py``)."""
    return 1.0
