"""What the end of a game is worth to each seat, for programs that learn: by its result, or evenly by places.

The values of a result know a winner and losers. Where three or four play, ``places`` tells second, third and fourth apart:
rewards go down from 1 for the first side to -1 for the last in even steps, sides that share places get the mean of what these
are worth, and all rewards add up to 0.
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
    if kind not in KINDS:
        raise ValueError(f"rewards are by {' or '.join(KINDS)}, not by {kind}")


def rewards_by(kind: str, game: Game) -> Callable[[Result], Sequence[float]]:
    """How the rewards of a finished game are found."""
    check_kind(kind)
    return _by_result if kind == RESULT else partial(_by_places, game)


def _by_result(result: Result) -> Sequence[float]:
    return result.values


def _by_places(game: Game, result: Result) -> Sequence[float]:
    found: list[float] = evenly(np.array([result.places]), game)[0].tolist()
    return found


def evenly(places: NDArray[np.int64] | Floats, game: Game) -> Floats:
    """Rewards by places, for a row of places of each game. Any numbers will do that are smaller for those who are ahead.

    A side with ``better`` ones before it and ``equal`` ones beside it, itself included, shares the places from ``better`` to
    ``better + equal - 1``, counted from 0.
    """
    sides = places[:, [team[0] for team in game.teams]]
    better = (sides[:, None, :] < sides[:, :, None]).sum(axis=2)
    equal = (sides[:, None, :] == sides[:, :, None]).sum(axis=2)
    worth = 1.0 - (2 * better + equal - 1) / (len(game.teams) - 1)
    side_of = [next(side for side, team in enumerate(game.teams) if seat in team) for seat in range(game.seats)]
    found: Floats = worth[:, side_of]
    return found
