"""Customs of a game: recommended age, duration, who takes which seat, and options for a first game.

They are what a rulebook says around its rules. No rule enforces them; screens offer them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Lead = Literal["experienced", "youngest", "lot"]
"""Who takes the leading seat: the more experienced player, the youngest, or a random one."""


@dataclass(frozen=True)
class Duration:
    """The usual minutes of a game with one value of an option; without an option, of every game.

    ``times`` names a numeric option by which they are multiplied, such as the rounds of a series.
    """

    least: int
    most: int
    option: str = ""
    value: str = ""
    times: str = ""


@dataclass(frozen=True)
class Customs:
    age: int | None = None
    """The recommended minimum age; None if the rulebook does not say."""
    durations: tuple[Duration, ...] = ()
    lead: Lead = "lot"
    lead_seat: int = 0
    """The seat of the player whom ``lead`` names; the others follow clockwise."""
    first: tuple[tuple[str, str], ...] = ()
    """Options that are recommended for a first game, with their values."""

    def minutes(self, options: Mapping[str, str | int]) -> tuple[int, int] | None:
        """Return the usual minimum and maximum duration with these options; None if it is unknown."""
        for duration in self.durations:
            if not duration.option or str(options[duration.option]) == duration.value:
                times = int(options[duration.times]) if duration.times else 1
                return duration.least * times, duration.most * times
        return None

    def seating(self, leader: int, players: int) -> list[int]:
        """Return the player at each seat: the leader at the leading one, the others clockwise in the given order."""
        return [(leader + seat - self.lead_seat) % players for seat in range(players)]
