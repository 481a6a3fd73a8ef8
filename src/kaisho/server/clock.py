"""Clocks as plain values: how much time each seat has remaining. There are no timers here; callers say what time it is.

All times are whole milliseconds of the club's time (``club_clock``). A clock is immutable: its methods return a new one.
Several seats may run at the same time, because in a secret phase all of them act at once.
"""

from __future__ import annotations

from enum import Enum
from typing import Self

import msgspec

from kaisho.errors import KaishoError

LAG_FORGIVEN = 300
"""Maximum lag, in milliseconds, that is not charged to an act."""

DAY = 24 * 60 * 60 * 1000

MIN_AFTER_DOWNTIME = 60 * 60 * 1000
"""Minimum time remaining on a clock with days per turn when the server is back after a downtime."""


class ControlKind(Enum):
    """What the time of a clock applies to: nothing, a turn, the game with an increment, or a turn in days."""

    NONE = "none"
    TURN = "turn"
    FISCHER = "fischer"
    DAYS = "days"


LIMITS = {
    ControlKind.NONE: (0, 0),
    ControlKind.TURN: (1_000, DAY),
    ControlKind.FISCHER: (1_000, 24 * DAY),
    ControlKind.DAYS: (DAY, 30 * DAY),
}
"""Minimum and maximum time by kind of clock."""

MAX_INCREMENT = 3_600_000


class BadClock(KaishoError):
    """A time control outside of the limits."""


def _time(milliseconds: int) -> str:
    return f"{milliseconds // 1000} s"


class Control(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time players get: per turn, for the game with an increment per turn, or days per turn."""

    kind: ControlKind = ControlKind.NONE
    base: int = 0
    increment: int = 0

    def check(self) -> None:
        """Raise ``BadClock`` for times outside of the limits."""
        minimum, maximum = LIMITS[self.kind]
        if not minimum <= self.base <= maximum or (self.kind is ControlKind.DAYS and self.base % DAY):
            raise BadClock("clock-bad-base", least=_time(minimum), most=_time(maximum))
        maximum = MAX_INCREMENT if self.kind is ControlKind.FISCHER else 0
        if not 0 <= self.increment <= maximum:
            raise BadClock("clock-bad-increment", least="0", most=_time(MAX_INCREMENT))

    @property
    def runs_while_nobody_serves(self) -> bool:
        """Whether time goes on while the server is down: it does with days per turn, but not with fast clocks."""
        return self.kind is ControlKind.DAYS


class Clock(msgspec.Struct, frozen=True):
    """The time remaining for every seat, as of the moment its clock was last started; ``since`` is None while it is stopped."""

    control: Control
    remaining: tuple[int, ...] = msgspec.field(name="left")
    """Stored as ``left``, as earlier versions did."""
    since: tuple[int | None, ...]

    @classmethod
    def set_up(cls, control: Control, seats: int) -> Self:
        return cls(control, (control.base,) * seats, (None,) * seats)

    def remaining_at(self, seat: int, now: int) -> int:
        """A seat's remaining time at a moment; never below 0."""
        since = self.since[seat]
        return self.remaining[seat] if since is None else max(0, self.remaining[seat] - max(0, now - since))

    def started(self, seat: int, now: int) -> Self:
        """The clock after a seat's turn begins or continues."""
        if self.control.kind is ControlKind.NONE or self.since[seat] is not None:
            return self
        return self._with(seat, self.remaining[seat], now)

    def acted(self, seat: int, now: int, *, turn_ended: bool, lag: int = 0) -> Self:
        """The clock after an act: the time used is charged, less the lag that is forgiven."""
        if self.since[seat] is None:
            return self
        charged = self._with(seat, max(0, self.remaining[seat] - self._used(seat, now, lag)), now)
        return charged.turn_ended(seat) if turn_ended else charged

    def late(self, seat: int, now: int, lag: int = 0) -> bool:
        """Whether an act comes after the seat's time was up, allowing for lag."""
        return self.since[seat] is not None and self._used(seat, now, lag) > self.remaining[seat]

    def _used(self, seat: int, now: int, lag: int) -> int:
        return max(0, now - (self.since[seat] or 0) - min(max(lag, 0), LAG_FORGIVEN))

    def turn_ended(self, seat: int) -> Self:
        """The clock after a seat's turn: it is stopped, and has the time of its next turn."""
        fischer = self.control.kind is ControlKind.FISCHER
        return self._with(seat, self.remaining[seat] + self.control.increment if fischer else self.control.base, None)

    def waiting(self, seat: int) -> Self:
        """The clock of a seat that waits for the others before its turn has ended: it is stopped, and may be started again."""
        return self._with(seat, self.remaining[seat], None)

    def departed(self, seat: int, now: int) -> Self:
        """The clock after a seat's player has left the game: it is stopped for good."""
        return self._with(seat, self.remaining_at(seat, now), None)

    def taken_back(self, now: int) -> Self:
        """The clock after an agreed take-back: used time is charged, and time per turn starts anew."""
        return self.stopped(now) if self.control.kind is ControlKind.FISCHER else self.set_up(self.control, len(self.remaining))

    def stopped(self, now: int) -> Self:
        """The clock with all seats stopped: the game is over, or a pause costs nobody time."""
        remaining = tuple(self.remaining_at(seat, now) for seat in range(len(self.remaining)))
        return type(self)(self.control, remaining, (None,) * len(remaining))

    def deadline(self) -> int | None:
        """The moment at which the first flag falls if nobody acts, allowing for lag."""
        if self.control.kind is ControlKind.NONE:
            return None
        running = zip(self.since, self.remaining, strict=True)
        ends = [since + remaining + LAG_FORGIVEN for since, remaining in running if since is not None]
        return min(ends, default=None)

    def fallen(self, now: int) -> tuple[int, ...]:
        """The seats whose flag fell first; none if no flag has fallen."""
        return self.first_fallen(now)[0]

    def first_fallen(self, now: int) -> tuple[tuple[int, ...], int]:
        """The seats whose flag fell first, and when it fell."""
        if self.control.kind is ControlKind.NONE:
            return (), now
        ends = {
            seat: since + remaining + LAG_FORGIVEN
            for seat, (since, remaining) in enumerate(zip(self.since, self.remaining, strict=True))
            if since is not None and since + remaining + LAG_FORGIVEN <= now
        }
        first = min(ends.values(), default=now)
        return tuple(seat for seat, end in ends.items() if end == first), first

    def after_downtime(self, down: int, up: int, *, whole: bool = False) -> Self:
        """The clock after the server was down between two moments.

        Fast clocks were stopped meanwhile; with ``whole`` all clocks were. Clocks with days per turn went on, but keep at least
        ``MIN_AFTER_DOWNTIME``, or what they had before if that is less.
        """
        if up <= down:
            return self
        was_stopped = not self.control.runs_while_nobody_serves or whole
        shifted: list[int | None] = []
        for since, remaining in zip(self.since, self.remaining, strict=True):
            if since is None:
                shifted.append(None)
                continue
            lost = max(0, up - max(down, since))
            remaining_now = since + remaining - up
            minimum = min(remaining_now + lost, MIN_AFTER_DOWNTIME)
            shifted.append(since + (lost if was_stopped else max(0, minimum - remaining_now)))
        return type(self)(self.control, self.remaining, tuple(shifted))

    def _with(self, seat: int, remaining: int, since: int | None) -> Self:
        return type(self)(
            self.control,
            (*self.remaining[:seat], remaining, *self.remaining[seat + 1 :]),
            (*self.since[:seat], since, *self.since[seat + 1 :]),
        )
