"""The club's time: real time that has passed since a known moment, whatever happens to the machine's clock.

The machine's clock (wall time) may be wrong at a start, jump, or be set back; a machine is suspended, a process paused, an
event loop blocked. The club's time never goes back, and follows wall time by these rules:

- It runs with the time since the machine was started, which nobody can set and which goes on during a suspension.
- Small differences to wall time are made up slowly, ``SLEW`` of the time that passes. If wall time is behind, that is all.
- If wall time is ahead by more than ``NOTICED``, it is believed after it has stayed so for ``BELIEVED_AFTER``: then the club's
  time jumps, and the jump is a downtime that costs no clock anything.
- A start continues from the last sign of life. In the same run of the machine the time since is known. In another one wall
  time is believed at once if it is up to ``BELIEVED_AT_ONCE`` ahead, else as while running.
- Whenever the event loop has not come to its work for ``NOTICED``, that was a downtime.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

log = logging.getLogger("kaisho.clock")

NOTICED = 2_000
"""Milliseconds; a shorter pause or difference is not worth mentioning."""
BELIEVED_AFTER = 60 * 60_000
BELIEVED_AT_ONCE = 24 * 60 * 60_000
SLEW = 0.005
COMPARED_EVERY = 1_000


class Downtime(msgspec.Struct, frozen=True):
    """Between two moments the club was not open, or its time has jumped."""

    down: int
    up: int
    whole: bool = False
    """Whether it is not known to be time that has really passed: then clocks with days per turn stood too."""


class SignOfLife(msgspec.Struct, frozen=True):
    """A moment of the club's time, and when that was in which run of the machine."""

    at: int
    boot: str = ""
    ran: int = 0

    @classmethod
    def read(cls, text: str) -> SignOfLife:
        """From the text that ``write`` made; earlier versions wrote the moment alone."""
        at, boot, ran = [*text.split(), "", "0"][:3]
        return cls(int(at), boot, int(ran))

    def write(self) -> str:
        return f"{self.at} {self.boot} {self.ran}" if self.boot else str(self.at)


class Machine:
    """The machine's clocks, in milliseconds."""

    def wall(self) -> int:
        """Since 1970, as far as the machine knows."""
        return time.time_ns() // 1_000_000

    def ran(self) -> int:
        """Since the machine was started, also while it was suspended where the system counts that."""
        if hasattr(time, "CLOCK_BOOTTIME"):
            return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
        return time.monotonic_ns() // 1_000_000

    def boot(self) -> str:
        """The name of this run of the machine; empty where there is none."""
        try:
            return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        except OSError:
            return ""


class ClubClock:
    """The club's time. Any thread may ask for it; downtimes are told in the thread that ``watch`` was called in."""

    def __init__(self, machine: Machine | None = None) -> None:
        self.machine = machine or Machine()
        self._boot = self.machine.boot()
        self._anchor = (self.machine.wall(), self.machine.ran())
        """A moment of the club's time, and how long the machine had run then."""
        self._listener: Callable[[Downtime], None] | None = None
        self._thread = 0
        self._ticked = 0
        self._compared = 0
        self._ahead: tuple[int, int] | None = None
        """By how much wall time is ahead, and since when."""
        self._behind = False

    def now_ms(self) -> int:
        """The club's time: whole milliseconds since 1970."""
        ran = self.machine.ran()
        if ran - self._ticked >= NOTICED and self._listener is not None and threading.get_ident() == self._thread:
            self._end_pause(ran)
        at, then = self._anchor
        return at + ran - then

    def sign_of_life(self) -> SignOfLife:
        """For the next start, should this be the last one."""
        ran = self.machine.ran()
        at, then = self._anchor
        return SignOfLife(at + ran - then, self._boot, ran)

    @property
    def waiting(self) -> bool:
        """Whether wall time is ahead and not believed yet: nothing may expire then."""
        return self._ahead is not None

    def begin(self, alive: SignOfLife | None, last: int = 0) -> Downtime | None:
        """Go on after a last sign of life, or anything later that is stored; the time in between is a downtime."""
        wall, ran = self.machine.wall(), self.machine.ran()
        self._compared, self._ahead, self._behind = ran, None, False
        if alive is None:
            self._anchor = (max(wall, last), ran)
            return None
        down = max(alive.at, last)
        if alive.boot and alive.boot == self._boot and ran >= alive.ran:
            now = max(down, alive.at + ran - alive.ran)
        elif 0 <= wall - down <= BELIEVED_AT_ONCE:
            now = wall
        else:
            now = down
        self._anchor = (now, ran)
        self._compare(ran)
        return Downtime(down, now) if now > down else None

    # --- while running ------------------------------------------------------------------------------------------------

    def watch(self, listener: Callable[[Downtime], None]) -> None:
        """Tell of downtimes from now on; ``tick`` is called several times a second."""
        self._thread = threading.get_ident()
        self._ticked = self.machine.ran()
        self._listener = listener

    def unwatch(self) -> None:
        self._listener = None

    def tick(self) -> None:
        """The event loop works: notice how long it has not, and compare with wall time."""
        ran = self.machine.ran()
        if ran - self._ticked >= NOTICED:
            self._end_pause(ran)
        self._ticked = ran
        if ran - self._compared >= COMPARED_EVERY:
            self._compare(ran)

    def _end_pause(self, ran: int) -> None:
        at, then = self._anchor
        paused = Downtime(at + self._ticked - then, at + ran - then)
        self._ticked = ran
        log.warning("the club stood still for %.1f s", (paused.up - paused.down) / 1000)
        self._tell(paused)

    def _compare(self, ran: int) -> None:
        """Follow wall time by the rules of this module."""
        passed, self._compared = min(ran - self._compared, NOTICED), ran
        at, then = self._anchor
        now = at + ran - then
        ahead = self.machine.wall() - now
        most = round(passed * SLEW)
        if ahead <= NOTICED:
            self._anchor = (now + max(-most, min(ahead, most)), ran)
        self._note_behind(ahead)
        if ahead <= NOTICED:
            self._ahead = None
        elif self._ahead is None or abs(self._ahead[0] - ahead) > NOTICED:
            self._ahead = (ahead, ran)
            log.warning("the machine's clock is ahead of the club's by %.0f s; it is believed after an hour", ahead / 1000)
        elif ran - self._ahead[1] >= BELIEVED_AFTER:
            self._ahead = None
            self._anchor = (now + ahead, ran)
            log.warning("the club's clock was set forward by %.0f s, as the machine's is", ahead / 1000)
            self._tell(Downtime(now, now + ahead, whole=True))

    def _note_behind(self, ahead: int) -> None:
        if ahead < -NOTICED and not self._behind:
            log.warning("the machine's clock is behind the club's by %.0f s; the club's goes on", -ahead / 1000)
        self._behind = ahead < -NOTICED

    def _tell(self, downtime: Downtime) -> None:
        if self._listener is not None:
            self._listener(downtime)


CLOCK = ClubClock()
"""The clock of this process."""


def now_ms() -> int:
    """The club's time: whole milliseconds since 1970."""
    return CLOCK.now_ms()
