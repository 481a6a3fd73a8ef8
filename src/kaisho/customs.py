"""Customs of a game: for whom it is, how long it takes, who takes which seat, and what is best for a first game.

They are what a rulebook says around its rules. No rule enforces them; screens offer them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Lead = Literal["experienced", "youngest", "lot"]
"""Who takes the leading seat: the more experienced, the youngest, or whoever the lot chooses."""


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
    """The age from which on it is recommended; None where the rulebook does not say."""
    durations: tuple[Duration, ...] = ()
    lead: Lead = "lot"
    lead_seat: int = 0
    """The seat of the player whom ``lead`` names; the others follow clockwise."""
    first: tuple[tuple[str, str], ...] = ()
    """Options that are recommended for a first game, with their values."""

    def minutes(self, options: Mapping[str, str | int]) -> tuple[int, int] | None:
        """The usual duration with these options, at least and at most; None where nothing is known."""
        for duration in self.durations:
            if not duration.option or str(options[duration.option]) == duration.value:
                times = int(options[duration.times]) if duration.times else 1
                return duration.least * times, duration.most * times
        return None

    def seating(self, leader: int, players: int) -> list[int]:
        """Which player sits on each seat: the leader on the leading one, the others clockwise as they are given."""
        return [(leader + seat - self.lead_seat) % players for seat in range(players)]
