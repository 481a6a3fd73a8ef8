"""Stopping a command by a signal, after its temporary files have been removed."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class StoppedBySignal(SystemExit):
    """A signal has stopped the command."""


@contextmanager
def clearing_up() -> Iterator[None]:
    """Let SIGTERM and SIGHUP end a block like Ctrl-C, so that temporary files are removed."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise StoppedBySignal(128 + number)

    before = {number: signal.signal(number, stop) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
