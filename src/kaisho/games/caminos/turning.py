"""How a stone of Caminos is turned in the hand, a quarter at a time: which orientation follows from which."""

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
"""Every quarter turn as axes and signs (``stones.turned``): two as seen from above, four that tip the stone over. ``away`` is
towards row 1, ``right`` towards the later letters."""


def after_turning(orientation: Orientation, quarter: str) -> int:
    """The number of the orientation that a quarter turn leads to."""
    found = orientation_of(orientation.kind, turned(orientation.cubes, *QUARTERS[quarter]))
    return BY_CODE[found.kind, found.code]


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
"""Every stone with all its turns, for a screen."""
