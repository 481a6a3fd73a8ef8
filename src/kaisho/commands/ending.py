"""Ending a command that is told to stop: what it has half made is cleared away first."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Told(SystemExit):
    """The command was told to stop."""


@contextmanager
def clearing_up() -> Iterator[None]:
    """SIGTERM and SIGHUP end a block as Ctrl-C does, so that temporary files go."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Told(128 + number)

    told = (signal.SIGTERM, signal.SIGHUP)
    before = {number: signal.signal(number, stop) for number in told}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
