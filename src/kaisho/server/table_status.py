"""Whether a game at a table is still to begin, being played or over, and the error for requests that do not fit."""

from __future__ import annotations

from enum import StrEnum

from kaisho.errors import KaishoError


class TableRefusal(KaishoError):
    """A request that is impossible at this table, or now, or for this person."""


class Status(StrEnum):
    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"
