"""The reward of each seat at the end of a game, for learning programs: by its result, or evenly by places.

The values of a result distinguish only winners and losers. With three or four players, ``places`` also distinguishes
second, third and fourth: rewards go down from 1 for the first side to -1 for the last in even steps, sides that share
places get the mean of their rewards, and all rewards add up to 0.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np
from numpy.typing import NDArray

from kaisho.game import Game, Result
from kaisho.state import Floats

RESULT, PLACES = "result", "places"
KINDS = (RESULT, PLACES)


def check_kind(kind: str) -> None:
    """Raise ``ValueError`` for an unknown kind of rewards."""
    if kind not in KINDS:
        raise ValueError(f"rewards are by {' or '.join(KINDS)}, not by {kind}")


def rewards_by(kind: str, game: Game) -> Callable[[Result], Sequence[float]]:
    """Return a function from the result of a game to the rewards of all seats."""
    check_kind(kind)
    return _by_result if kind == RESULT else partial(_by_places, game)


def _by_result(result: Result) -> Sequence[float]:
    return result.values


def _by_places(game: Game, result: Result) -> Sequence[float]:
    found: list[float] = evenly(np.array([result.places]), game)[0].tolist()
    return found


def evenly(places: NDArray[np.int64] | Floats, game: Game) -> Floats:
    """Return rewards by places, for a row of places of each game; any numbers will do that are smaller for better sides.

    A side with ``better`` sides before it and ``equal`` sides like it, itself included, shares the places from ``better``
    to ``better + equal - 1``, counted from 0.
    """
    sides = places[:, [team[0] for team in game.teams]]
    better = (sides[:, None, :] < sides[:, :, None]).sum(axis=2)
    equal = (sides[:, None, :] == sides[:, :, None]).sum(axis=2)
    worth = 1.0 - (2 * better + equal - 1) / (len(game.teams) - 1)
    side_of = [next(side for side, team in enumerate(game.teams) if seat in team) for seat in range(game.seats)]
    found: Floats = worth[:, side_of]
    return found
