"""The result of a game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """How a game ended: a value for each seat (1 won, -1 lost, 0 drawn), the points, the reason, and the places.

    Place 1 is the first. Seats with the same place share it, and the places that they take up together are not given again.
    """

    values: tuple[float, ...]
    points: tuple[int, ...]
    reason: str
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won."""
        return tuple(seat for seat, value in enumerate(self.values) if value > 0)
