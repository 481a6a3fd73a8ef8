"""Our own bots at tables: when one is to act it thinks in a thread, and then acts like any other player."""

from __future__ import annotations

import contextlib
import functools

from kaisho.errors import KaishoError
from kaisho.server.clock import ControlKind
from kaisho.server.club_clock import now_ms
from kaisho.server.hub import Hub
from kaisho.server.live_table import LiveTable
from kaisho.server.messages import Act
from kaisho.server.requests import BotSeat, carry_out
from kaisho.server.table import Table
from kaisho.server.table_status import TableRefusal
from kaisho.server.thinkers import Thinkers


class BotPlayers:
    """Lets bots play."""

    def __init__(self, hub: Hub, thinkers: Thinkers) -> None:
        self._hub = hub
        self._thinkers = thinkers

    def let_think(self, live: LiveTable) -> None:
        """Let the bots at a table think that are to act, unless they do so already."""
        table = live.table
        for seat in table.to_act():
            if table.seats[seat].kind == "bot" and seat not in live.thinking:
                task = self._hub.in_background(self._play(live, seat))
                live.thinking[seat] = task
                task.add_done_callback(functools.partial(self._finished, live, seat))

    def _finished(self, live: LiveTable, seat: int, task: object) -> None:
        live.thinking.pop(seat, None)
        if not self._hub.stopping and self._hub.tables.is_current(live) and not live.pending:
            self.let_think(live)

    async def _play(self, live: LiveTable, seat: int) -> None:
        table = live.table
        count = table.count(seat)
        known = table.game.concealed(table.state_for(seat), seat)
        level = table.seats[seat].bot or "easy"
        person = table.id if table.owner is None else table.owner
        opinion = await self._thinkers.opinion(person, level, table.game, known, lambda: self._seconds(table, seat))
        request = Act(table=table.id, after=count, act=opinion.act, seat=seat)
        with contextlib.suppress(TableRefusal):  # the game has moved on, or back, or the bot's time is up
            later = carry_out(self._hub, BotSeat(seat), request, _ignore)
            if later is not None:
                await later
            live.bot_values[seat] = opinion.value

    def _seconds(self, table: Table, seat: int) -> float:
        """A bot's time to think: the club's setting, but only a small part of what remains on its clock."""
        seconds = self._hub.settings.bot_seconds
        if table.control.kind in (ControlKind.TURN, ControlKind.FISCHER):
            remaining = table.clock.remaining_at(seat, now_ms()) / 1000
            share = remaining / 2 if table.control.kind is ControlKind.TURN else remaining / 20 + table.control.increment / 2000
            seconds = min(seconds, max(0.05, min(share, remaining / 2)))
        return seconds


def _ignore(error: KaishoError | None) -> None:
    """A bot that could not be stored has nobody to tell: the table is loaded again, and the bot thinks again."""
