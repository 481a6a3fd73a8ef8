"""The watchdog: a process whose event loop hangs exits, so that systemd restarts it.

The event loop calls ``beat`` several times a second. A thread checks that: after ``HANG_AFTER`` seconds of silence it dumps
the stack of every thread and ends the process. A suspended machine or a paused process does not count as hanging, because
then the thread has not run either. If the interpreter itself is blocked, no thread can do anything; for that case systemd
expects regular notifications (``WatchdogSec``), which this thread sends.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import socket
import sys
import threading
import time
from collections.abc import Callable

log = logging.getLogger("kaisho.watchdog")

HANG_AFTER = 60.0
"""Seconds without a beat of the event loop after which the process exits."""
CHECK_EVERY = 0.5
PAUSED_FOR = 2.0
"""Seconds of delay of the watchdog's thread that mean that the whole process was paused."""
EXIT_CODE = 70


def notify(state: str) -> None:
    """Notify systemd, if it has started us and expects notifications."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")):
        return
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as notified:
            notified.sendto(state.encode(), address.replace("@", "\0", 1) if address.startswith("@") else address)
    except OSError as error:
        log.warning("systemd could not be notified: %s", error.strerror)


def _end() -> None:
    log.critical("the event loop has been blocked for %.0f s: the process exits", HANG_AFTER)
    faulthandler.dump_traceback(sys.stderr, all_threads=True)
    os._exit(EXIT_CODE)


class Watchdog:
    """Checks that ``beat`` is called regularly."""

    def __init__(self, now: Callable[[], float] = time.monotonic, end: Callable[[], None] = _end) -> None:
        self._now, self._end = now, end
        self._beaten = self._checked = now()
        self._notified = 0.0
        self._stopped = threading.Event()
        self._notify_every = _notify_every()

    def beat(self) -> None:
        self._beaten = self._now()

    def check(self) -> None:
        """Check once; the thread does this again and again."""
        now = self._now()
        late = now - self._checked - CHECK_EVERY
        self._checked = now
        if late > PAUSED_FOR:
            self._beaten += late
        if now - self._beaten > HANG_AFTER:
            self._end()
        elif self._notify_every and now - self._notified >= self._notify_every:
            self._notified = now
            notify("WATCHDOG=1")

    def start(self) -> None:
        self.beat()
        self._checked = self._now()
        notify("READY=1")
        threading.Thread(target=self._watch, name="watchdog", daemon=True).start()

    def _watch(self) -> None:
        while not self._stopped.wait(CHECK_EVERY):
            self.check()

    def stop(self) -> None:
        notify("STOPPING=1")
        self._stopped.set()


def _notify_every() -> float:
    """Half of systemd's watchdog timeout, in seconds; 0 if there is none."""
    microseconds = os.environ.get("WATCHDOG_USEC", "")
    meant = os.environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
    return int(microseconds) / 2e6 if microseconds.isdigit() and meant else 0.0
