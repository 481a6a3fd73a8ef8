"""Accuracy of ratings: simulated clubs of players with known strengths play, and ratings are compared with the truth.

    python bench/rate_clubs.py

A deviation is honest when the error is about as large. Why the numbers of ``kaisho.ratings`` are what they are.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from openskill.models import BradleyTerryFull, PlackettLuce

from kaisho import ratings
from kaisho.game import Game
from kaisho.games import game_class
from kaisho.glicko import SCALE, START

PLAYERS, CLUBS, SPREAD = 24, 8, 200.0
LOOKS = (5, 10, 20, 40, 80, 160)


def play(club: random.Random, game: Game, strengths: list[float]) -> list[int]:
    """Everybody's place by the Plackett-Luce model: the odds of a side to come next are e to the sum of its strengths."""
    odds = [math.exp(sum(strengths[seat] for seat in team) / SCALE - len(team) * 1500 / SCALE) for team in game.teams]
    places, left = [0] * game.seats, list(range(len(odds)))
    for place in range(1, len(odds) + 1):
        chosen = club.choices(left, [odds[side] for side in left])[0]
        left.remove(chosen)
        for seat in game.teams[chosen]:
            places[seat] = place
    return places


Rater = Callable[[Game, list[ratings.Rating], list[int], int], list[ratings.Rating]]


def by_model(kind: type, **parameters: object) -> Rater:
    """Rating as ``ratings.rated`` does among many, by another of openskill's models or with other parameters."""
    model = kind(mu=START, beta=SCALE / math.sqrt(2), tau=SCALE * ratings.START_VOLATILITY, **parameters)

    def rated(game: Game, before: list[ratings.Rating], places: list[int], now: int) -> list[ratings.Rating]:
        sides = [[model.rating(mu=before[seat].rating, sigma=before[seat].deviation) for seat in team] for team in game.teams]
        after = list(before)
        for team, side in zip(game.teams, model.rate(sides, ranks=[places[team[0]] for team in game.teams]), strict=True):
            for seat, new in zip(team, side, strict=True):
                after[seat] = ratings.Rating(new.mu, new.sigma, games=before[seat].games + 1)
        return after

    return rated


def everything(*_: object) -> float:
    return 1.0


RATERS: dict[str, Rater] = {
    "as it is": ratings.rated,
    "usual γ": by_model(BradleyTerryFull),
    "Plackett–Luce, usual γ": by_model(PlackettLuce),
    "Plackett–Luce, γ 1": by_model(PlackettLuce, gamma=everything),
}


def simulate(game: Game, rate: Rater, seed: int) -> dict[int, tuple[float, float]]:
    """After N games each: the mean deviation and the root mean square error."""
    club = random.Random(seed)
    true = [club.gauss(1500, SPREAD) for _ in range(PLAYERS)]
    believed = [ratings.first_rating(game)] * PLAYERS
    found: dict[int, tuple[float, float]] = {}
    for number in range(1, LOOKS[-1] * PLAYERS // game.seats + 1):
        seated = club.sample(range(PLAYERS), game.seats)
        places = play(club, game, [true[player] for player in seated])
        for player, new in zip(seated, rate(game, [believed[player] for player in seated], places, 0), strict=True):
            believed[player] = new
        if (number * game.seats) % PLAYERS == 0 and (each := number * game.seats // PLAYERS) in LOOKS:
            error = math.sqrt(sum((rating.rating - truth) ** 2 for rating, truth in zip(believed, true, strict=True)) / PLAYERS)
            found[each] = (sum(rating.deviation for rating in believed) / PLAYERS, error)
    return found


def main(say: Callable[[str], None] = print) -> None:
    games = [game_class("kamisado")(match="standard"), *(game_class("samurai")(players=seats) for seats in (3, 4))]
    games.append(game_class("caminos")(players="4"))
    say(f"deviation / error after a number of games each, {CLUBS} clubs of {PLAYERS} players, strengths spread by {SPREAD:.0f}")
    say(f"{'pool':<36}" + "".join(f"{look:>12}" for look in LOOKS))
    for game in games:
        for name, rate in RATERS.items():
            if name != "as it is" and game.seats == 2:
                continue
            clubs = [simulate(game, rate, seed) for seed in range(CLUBS)]
            means = [tuple(sum(club[look][part] for club in clubs) / CLUBS for part in (0, 1)) for look in LOOKS]
            title = f"{ratings.pool(game)}, {name}"
            say(f"{title:<36}" + "".join(f"{deviation:>6.0f} /{error:>4.0f}" for deviation, error in means))


if __name__ == "__main__":
    main()
