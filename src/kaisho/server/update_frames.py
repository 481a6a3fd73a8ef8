"""Updates of a table as ready WebSocket frames, so that each is encoded once for any number of receivers."""

from __future__ import annotations

from kaisho.game import WATCHER
from kaisho.server.connection import framed
from kaisho.server.messages import encode
from kaisho.server.screen import Screen
from kaisho.server.table import Table
from kaisho.server.table_log import LoggedEntry
from kaisho.server.table_messages import update_messages

WATCHER_SEAT = b'"seat":-1,'
"""The seat of a watcher's update as it is encoded. The entries of the log, which come before it, are all of real seats."""


class UpdateFrames:
    """One change of a table for all its viewers. Made when the change happens, sent when it has been stored.

    Where something is hidden there is a frame for every seat and one for watchers. In an open game only the seats to act have
    updates of their own. That of any other seat differs from a watcher's in nothing but its seat number, so it is composed
    from the encoded text.
    """

    def __init__(self, table: Table, screen: Screen, entries: list[LoggedEntry], now: int, claim_at: int | None) -> None:
        self.to_act = table.to_act()
        seats = range(WATCHER, table.game.seats) if table.game.hidden else (WATCHER, *self.to_act)
        updates = update_messages(table, screen, entries, now, claim_at, seats)
        payloads = {seat: encode(update) for seat, update in updates.items()}
        self._watchers = payloads[WATCHER]
        self._frames = {seat: framed(payload) for seat, payload in payloads.items()}

    def frame(self, seat: int) -> bytes:
        """The frame for a seat, or for watchers."""
        frame = self._frames.get(seat)
        if frame is None:
            head, found, tail = self._watchers.partition(WATCHER_SEAT)
            assert found
            frame = self._frames[seat] = framed(b'%b"seat":%d,%b' % (head, seat, tail))
        return frame
