"""Observation planes, which a game may leave out."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kaisho.errors import NoPlanes
from kaisho.game import Game

Planes = NDArray[np.uint8]


def require_planes(game: Game) -> None:
    """Raise ``NoPlanes`` for a game whose rules have no ``observe``."""
    if not game.rules.has("observe"):
        raise NoPlanes("no-planes", game=game.name)


def plane_bounds(game: Game) -> Planes:
    """Return the upper bound of every cell of an observation.

    The bounds show that planes are not pictures: some libraries take three axes of bytes from 0 to 255 for a picture and
    transpose it. A plane that is always 0 with these options has the bound 1, because libraries warn of empty spaces.
    """
    bounds: Planes = np.empty(game.observation_shape, np.uint8)
    bounds[...] = np.maximum(game.observation_max, 1)[:, None, None]
    return bounds
