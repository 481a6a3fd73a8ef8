"""Clocks as plain values: who has how much time left at a moment. No timers here; whoever asks says what time it is.

All times are whole milliseconds, and moments are the store's. A clock never changes; what happens to it gives a new one.
Several seats may run at once, because in a secret phase all of them act at the same time.
"""

from __future__ import annotations

from enum import Enum
from typing import Self

import msgspec

from kaisho.errors import KaishoError

LAG_FORGIVEN = 300
"""Milliseconds of a client's lag that are not charged to an act."""

DAY = 24 * 60 * 60 * 1000

LEAST_AFTER_DOWNTIME = 60 * 60 * 1000
"""What a clock with days per turn has left, at least, when the server is back."""


class Kind(Enum):
    """What the time is given for."""

    NONE = "none"
    TURN = "turn"
    FISCHER = "fischer"
    DAYS = "days"


LIMITS = {Kind.NONE: (0, 0), Kind.TURN: (1_000, DAY), Kind.FISCHER: (1_000, 24 * DAY), Kind.DAYS: (DAY, 30 * DAY)}
"""The least and the most time that each kind of clock can give."""

MOST_INCREMENT = 3_600_000


class BadClock(KaishoError):
    """A clock that cannot be set like that."""


def _time(milliseconds: int) -> str:
    return f"{milliseconds // 1000} s"


class Control(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time players get: for each turn, for the game with an increment for every turn, or days for each turn."""

    kind: Kind = Kind.NONE
    base: int = 0
    increment: int = 0

    def check(self) -> None:
        """Raise ``BadClock`` for times that cannot be."""
        least, most = LIMITS[self.kind]
        if not least <= self.base <= most or (self.kind is Kind.DAYS and self.base % DAY):
            raise BadClock("clock-bad-base", least=_time(least), most=_time(most))
        most = MOST_INCREMENT if self.kind is Kind.FISCHER else 0
        if not 0 <= self.increment <= most:
            raise BadClock("clock-bad-increment", least="0", most=_time(MOST_INCREMENT))

    @property
    def runs_while_nobody_serves(self) -> bool:
        """Whether time goes on while the server is down: days per turn do, fast clocks do not."""
        return self.kind is Kind.DAYS


class Clock(msgspec.Struct, frozen=True):
    """What every seat has left, counted from the moment it last began to run; ``since`` is None for a seat that stands."""

    control: Control
    left: tuple[int, ...]
    since: tuple[int | None, ...]

    @classmethod
    def set_up(cls, control: Control, seats: int) -> Self:
        return cls(control, (control.base,) * seats, (None,) * seats)

    def left_at(self, seat: int, now: int) -> int:
        """What a seat has left at a moment; never below 0."""
        since = self.since[seat]
        return self.left[seat] if since is None else max(0, self.left[seat] - max(0, now - since))

    def started(self, seat: int, now: int) -> Self:
        """The seat's turn begins, or goes on."""
        if self.control.kind is Kind.NONE or self.since[seat] is not None:
            return self
        return self._with(seat, self.left[seat], now)

    def acted(self, seat: int, now: int, *, turn_ended: bool, lag: int = 0) -> Self:
        """The seat has acted: its time is charged, less a fair part of its lag; after its turn it gets what the next brings."""
        if self.since[seat] is None:
            return self
        charged = self._with(seat, max(0, self.left[seat] - self._used(seat, now, lag)), now)
        return charged.turn_ended(seat) if turn_ended else charged

    def late(self, seat: int, now: int, lag: int = 0) -> bool:
        """Whether an act of the seat comes after its time was over, its lag considered."""
        return self.since[seat] is not None and self._used(seat, now, lag) > self.left[seat]

    def _used(self, seat: int, now: int, lag: int) -> int:
        return max(0, now - (self.since[seat] or 0) - min(max(lag, 0), LAG_FORGIVEN))

    def turn_ended(self, seat: int) -> Self:
        """The seat stands, and has what its next turn brings."""
        fischer = self.control.kind is Kind.FISCHER
        return self._with(seat, self.left[seat] + self.control.increment if fischer else self.control.base, None)

    def waiting(self, seat: int) -> Self:
        """The seat stands although its turn has not ended: it is waiting for the others, and may still change its mind."""
        return self._with(seat, self.left[seat], None)

    def left_by(self, seat: int, now: int) -> Self:
        """The seat's player has left the game: its time stands for good."""
        return self._with(seat, self.left_at(seat, now), None)

    def taken_back(self, now: int) -> Self:
        """By agreement the game goes on from an earlier turn: what was used is charged, and time for a turn is whole again."""
        return self.stopped(now) if self.control.kind is Kind.FISCHER else self.set_up(self.control, len(self.left))

    def stopped(self, now: int) -> Self:
        """Everybody stands: the game is over, or something is awaited that costs nobody's time."""
        left = tuple(self.left_at(seat, now) for seat in range(len(self.left)))
        return type(self)(self.control, left, (None,) * len(left))

    def deadline(self) -> int | None:
        """The moment at which the first flag falls if nobody acts. A client's lag may still be on its way then."""
        if self.control.kind is Kind.NONE:
            return None
        ends = [since + left + LAG_FORGIVEN for since, left in zip(self.since, self.left, strict=True) if since is not None]
        return min(ends, default=None)

    def fallen(self, now: int) -> tuple[int, ...]:
        """The seats whose flag has fallen: those whose time was over first."""
        return self.first_fallen(now)[0]

    def first_fallen(self, now: int) -> tuple[tuple[int, ...], int]:
        """The same, with the moment at which it fell."""
        if self.control.kind is Kind.NONE:
            return (), now
        ends = {
            seat: since + left + LAG_FORGIVEN
            for seat, (since, left) in enumerate(zip(self.since, self.left, strict=True))
            if since is not None and since + left + LAG_FORGIVEN <= now
        }
        first = min(ends.values(), default=now)
        return tuple(seat for seat, end in ends.items() if end == first), first

    def after_downtime(self, down: int, up: int, *, whole: bool = False) -> Self:
        """The server was down between two moments: fast clocks stood meanwhile, and with ``whole`` all of them did.

        Days went on, but whoever is to act then has at least ``LEAST_AFTER_DOWNTIME``, or what was left before.
        """
        if up <= down:
            return self
        stood = not self.control.runs_while_nobody_serves or whole
        shifted: list[int | None] = []
        for since, left in zip(self.since, self.left, strict=True):
            if since is None:
                shifted.append(None)
                continue
            lost = max(0, up - max(down, since))
            left_then = since + left - up
            least = min(left_then + lost, LEAST_AFTER_DOWNTIME)
            shifted.append(since + (lost if stood else max(0, least - left_then)))
        return type(self)(self.control, self.left, tuple(shifted))

    def _with(self, seat: int, left: int, since: int | None) -> Self:
        return type(self)(
            self.control,
            (*self.left[:seat], left, *self.left[seat + 1 :]),
            (*self.since[:seat], since, *self.since[seat + 1 :]),
        )
