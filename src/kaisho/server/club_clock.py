"""The club's time: a clock that never goes backwards, whatever happens to the machine's clock.

The machine's clock (wall time) may be wrong at the start, jump, or be set back. A machine may be suspended, a process paused,
an event loop blocked. The club's time follows wall time by these rules:

- It runs with the time since boot, which cannot be set and includes suspensions.
- Small differences from wall time are corrected gradually, by ``SLEW`` of the time that passes. Nothing else happens if wall
  time is behind.
- If wall time stays ahead by more than ``NOTICED`` for ``BELIEVED_AFTER``, it is believed: the club's time jumps forward, and
  the jump counts as a downtime, which costs nobody any time.
- After a restart, time continues from the last heartbeat. Within one boot of the machine the time since then is known
  exactly. After a reboot wall time is believed at once if it is at most ``BELIEVED_AT_ONCE`` ahead, and otherwise as above.
- Whenever the event loop has been blocked for ``NOTICED``, that was a downtime.
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
"""Milliseconds; shorter pauses and differences are ignored."""
BELIEVED_AFTER = 60 * 60_000
BELIEVED_AT_ONCE = 24 * 60 * 60_000
SLEW = 0.005
COMPARED_EVERY = 1_000


class Downtime(msgspec.Struct, frozen=True):
    """A period in which the club was closed, or over which its time jumped."""

    down: int
    up: int
    whole: bool = False
    """Whether this time may never have passed; then clocks with days per turn were stopped as well."""


class Heartbeat(msgspec.Struct, frozen=True):
    """A moment of the club's time, with the boot of the machine and the time since it."""

    at: int
    boot: str = ""
    ran: int = 0

    @classmethod
    def read(cls, text: str) -> Heartbeat:
        """Parse what ``write`` returned; earlier versions wrote only the moment."""
        at, boot, ran = [*text.split(), "", "0"][:3]
        return cls(int(at), boot, int(ran))

    def write(self) -> str:
        return f"{self.at} {self.boot} {self.ran}" if self.boot else str(self.at)


class Machine:
    """The machine's clocks, in milliseconds."""

    def wall(self) -> int:
        """Time since 1970 by the machine's clock."""
        return time.time_ns() // 1_000_000

    def ran(self) -> int:
        """Time since boot, including suspensions where the system counts them."""
        if hasattr(time, "CLOCK_BOOTTIME"):
            return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
        return time.monotonic_ns() // 1_000_000

    def boot(self) -> str:
        """An id of the current boot; empty where the system has none."""
        try:
            return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        except OSError:
            return ""


class ClubClock:
    """The club's time. Any thread may read it; downtimes are reported in the thread that called ``watch``."""

    def __init__(self, machine: Machine | None = None) -> None:
        self.machine = machine or Machine()
        self._boot = self.machine.boot()
        self._anchor = (self.machine.wall(), self.machine.ran())
        """A moment of the club's time, and the time since boot at that moment."""
        self._listener: Callable[[Downtime], None] | None = None
        self._thread = 0
        self._ticked = 0
        self._compared = 0
        self._ahead: tuple[int, int] | None = None
        """By how much wall time is ahead, and since when (by the time since boot)."""
        self._behind = False

    def now_ms(self) -> int:
        """The club's time in whole milliseconds since 1970."""
        ran = self.machine.ran()
        if ran - self._ticked >= NOTICED and self._listener is not None and threading.get_ident() == self._thread:
            self._end_pause(ran)
        at, then = self._anchor
        return at + ran - then

    def heartbeat(self) -> Heartbeat:
        """The present moment, to be stored for the next start."""
        ran = self.machine.ran()
        at, then = self._anchor
        return Heartbeat(at + ran - then, self._boot, ran)

    @property
    def waiting(self) -> bool:
        """Whether wall time is ahead and not yet believed; nothing may expire meanwhile."""
        return self._ahead is not None

    def begin(self, last_beat: Heartbeat | None, last_stored: int = 0) -> Downtime | None:
        """Continue from the last heartbeat, or from the latest stored moment. Returns the downtime since then."""
        wall, ran = self.machine.wall(), self.machine.ran()
        self._compared, self._ahead, self._behind = ran, None, False
        if last_beat is None:
            self._anchor = (max(wall, last_stored), ran)
            return None
        down = max(last_beat.at, last_stored)
        if last_beat.boot and last_beat.boot == self._boot and ran >= last_beat.ran:
            now = max(down, last_beat.at + ran - last_beat.ran)
        elif 0 <= wall - down <= BELIEVED_AT_ONCE:
            now = wall
        else:
            now = down
        self._anchor = (now, ran)
        self._compare(ran)
        return Downtime(down, now) if now > down else None

    # --- while running ------------------------------------------------------------------------------------------------

    def watch(self, listener: Callable[[Downtime], None]) -> None:
        """Report downtimes from now on. Requires that ``tick`` is called several times a second."""
        self._thread = threading.get_ident()
        self._ticked = self.machine.ran()
        self._listener = listener

    def unwatch(self) -> None:
        self._listener = None

    def tick(self) -> None:
        """Note that the event loop is running: detect pauses, and compare with wall time."""
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
        log.warning("the club was paused for %.1f s", (paused.up - paused.down) / 1000)
        self._report(paused)

    def _compare(self, ran: int) -> None:
        """Adjust to wall time by the rules above."""
        passed, self._compared = min(ran - self._compared, NOTICED), ran
        at, then = self._anchor
        now = at + ran - then
        ahead = self.machine.wall() - now
        limit = round(passed * SLEW)
        if ahead <= NOTICED:
            self._anchor = (now + max(-limit, min(ahead, limit)), ran)
        self._note_behind(ahead)
        if ahead <= NOTICED:
            self._ahead = None
        elif self._ahead is None or abs(self._ahead[0] - ahead) > NOTICED:
            self._ahead = (ahead, ran)
            log.warning("the machine's clock is ahead of the club's by %.0f s; the club follows after an hour", ahead / 1000)
        elif ran - self._ahead[1] >= BELIEVED_AFTER:
            self._ahead = None
            self._anchor = (now + ahead, ran)
            log.warning("the club's clock was set forward by %.0f s to match the machine's", ahead / 1000)
            self._report(Downtime(now, now + ahead, whole=True))

    def _note_behind(self, ahead: int) -> None:
        if ahead < -NOTICED and not self._behind:
            log.warning("the machine's clock is behind the club's by %.0f s; the club does not go back", -ahead / 1000)
        self._behind = ahead < -NOTICED

    def _report(self, downtime: Downtime) -> None:
        if self._listener is not None:
            self._listener(downtime)


CLOCK = ClubClock()
"""The clock of this process."""


def now_ms() -> int:
    """The club's time in whole milliseconds since 1970."""
    return CLOCK.now_ms()
