"""A process that no longer answers ends itself, so that its unit starts it again; and what systemd is told of it.

The event loop says several times a second that it works. A thread watches that: after ``HANG_AFTER`` seconds of silence it
writes down where every thread is, and ends the process. A machine that was suspended or a process that was paused is not
taken for one that hangs: then the thread has not run either. While the interpreter itself is held, no thread of it can do
anything; for that systemd expects a word now and then (``WatchdogSec``), which this thread sends.
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
"""Seconds without a sign of the event loop after which the process ends itself."""
LOOKS_EVERY = 0.5
PAUSED_FOR = 2.0
"""If the watching thread comes so much too late, everything stood still."""
EXIT_CODE = 70


def notify(state: str) -> None:
    """Tell systemd something, where it has started us and wants to be told."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")):
        return
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
            told.sendto(state.encode(), address.replace("@", "\0", 1) if address.startswith("@") else address)
    except OSError as error:
        log.warning("systemd could not be told: %s", error.strerror)


def _end() -> None:
    log.critical("the event loop has not worked for %.0f s: the process ends itself", HANG_AFTER)
    faulthandler.dump_traceback(sys.stderr, all_threads=True)
    os._exit(EXIT_CODE)


class Watchdog:
    """Watches that ``beat`` is called."""

    def __init__(self, now: Callable[[], float] = time.monotonic, end: Callable[[], None] = _end) -> None:
        self._now, self._end = now, end
        self._beaten = self._looked = now()
        self._told = 0.0
        self._stopped = threading.Event()
        self._tells_every = _told_every()

    def beat(self) -> None:
        self._beaten = self._now()

    def look(self) -> None:
        """What the thread does again and again."""
        now = self._now()
        late = now - self._looked - LOOKS_EVERY
        self._looked = now
        if late > PAUSED_FOR:
            self._beaten += late
        if now - self._beaten > HANG_AFTER:
            self._end()
        elif self._tells_every and now - self._told >= self._tells_every:
            self._told = now
            notify("WATCHDOG=1")

    def start(self) -> None:
        self.beat()
        self._looked = self._now()
        notify("READY=1")
        threading.Thread(target=self._watch, name="watchdog", daemon=True).start()

    def _watch(self) -> None:
        while not self._stopped.wait(LOOKS_EVERY):
            self.look()

    def stop(self) -> None:
        notify("STOPPING=1")
        self._stopped.set()


def _told_every() -> float:
    """Half of the time after which systemd would lose patience, in seconds; 0 if it does not wait for us."""
    microseconds = os.environ.get("WATCHDOG_USEC", "")
    meant = os.environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
    return int(microseconds) / 2e6 if microseconds.isdigit() and meant else 0.0
