"""Quarter turns of Caminos' stones: which orientation follows from which."""

from __future__ import annotations

from typing import Any

from kaisho.games.caminos.explain import stone_word
from kaisho.games.caminos.stones import BY_CODE, FIRST_OF, KINDS, LETTERS, ORIENTATIONS, Orientation, orientation_of, turned

QUARTERS = {
    "clockwise": ((1, 0, 2), (-1, 1, 1)),
    "counterclockwise": ((1, 0, 2), (1, -1, 1)),
    "away": ((0, 2, 1), (1, -1, 1)),
    "towards": ((0, 2, 1), (1, 1, -1)),
    "right": ((2, 1, 0), (1, 1, -1)),
    "left": ((2, 1, 0), (-1, 1, 1)),
}
"""The quarter turns as axes and signs (``stones.turned``): two around the vertical, and four that tip the stone over. ``away``
tips it towards row 1, ``right`` towards later letters."""


def after_turning(orientation: Orientation, quarter: str) -> int:
    """The number of the orientation that a quarter turn leads to."""
    rotated = orientation_of(orientation.kind, turned(orientation.cubes, *QUARTERS[quarter]))
    return BY_CODE[rotated.kind, rotated.code]


def _turns(kind: int) -> list[dict[str, Any]]:
    first, end = int(FIRST_OF[kind]), int(FIRST_OF[kind + 1])
    return [
        {
            "code": orientation.code,
            "cubes": [list(cube) for cube in orientation.cubes],
            "next": {quarter: after_turning(orientation, quarter) - first for quarter in QUARTERS},
        }
        for orientation in ORIENTATIONS[first:end]
    ]


STONES = {LETTERS[kind]: {"word": stone_word(kind).id, "turns": _turns(kind)} for kind in range(KINDS)}
"""Every stone with all its orientations, for a screen."""
