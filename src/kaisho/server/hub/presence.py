"""Who is away from a table since when, and when a game may be claimed because of it."""

from __future__ import annotations

from collections.abc import Callable

from kaisho.server.clock import ControlKind
from kaisho.server.club_clock import now_ms
from kaisho.server.live_table import LiveTable
from kaisho.server.settings import Settings
from kaisho.server.table_status import Status

MAX_REMEMBERED = 10_000
"""Number of absences from which on old ones are forgotten."""


class Presence:
    """Since when players have been away."""

    def __init__(self, settings: Callable[[], Settings]) -> None:
        self._settings = settings
        self.open_since = now_ms()
        """When the club was opened, or open again after a downtime: nobody counts as away for longer."""
        self._last_here: dict[tuple[str, int], int] = {}
        """When players were last seen at tables that are no longer in memory."""

    def remember(self, live: LiveTable) -> None:
        """Remember the absences at a table that is about to be forgotten."""
        for person, since in live.last_here.items():
            self._last_here[live.table.id, person] = since

    def recall(self, live: LiveTable) -> None:
        """Restore the absences at a table that has been loaded again."""
        for seat in live.table.seats:
            if seat.person is not None and (since := self._last_here.pop((live.table.id, seat.person), None)) is not None:
                live.last_here[seat.person] = since

    def prune(self, now: int) -> None:
        """Forget absences that no longer matter, when there are many."""
        if len(self._last_here) > MAX_REMEMBERED:
            patience = self.patience()
            self._last_here = {key: since for key, since in self._last_here.items() if now - since < patience}

    def patience(self) -> int:
        """Milliseconds after which a game may be claimed."""
        return self._settings().claim_after * 60_000

    def away_since(self, live: LiveTable) -> int | None:
        """Since when all players to act have been away; None while one of them, or a bot, is here."""
        since = self.open_since
        for seat in live.table.to_act():
            player = live.table.seats[seat]
            if player.kind == "bot" or live.is_here(player.person):
                return None
            if player.person is not None:
                since = max(since, live.last_here.get(player.person, 0))
        return since

    def claim_at(self, live: LiveTable) -> int | None:
        """When a game without a clock may be claimed if the players to act stay away."""
        table = live.table
        if table.status is not Status.PLAYING or table.control.kind is not ControlKind.NONE:
            return None
        since = self.away_since(live)
        return None if since is None else max(since, table.changed) + self.patience()
