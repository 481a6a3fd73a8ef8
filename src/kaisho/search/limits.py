"""The limits of a search: seconds, nodes, and a flag that ends it at once."""

from __future__ import annotations

import math
import threading
import time
from typing import Self

import numpy as np

from kaisho.state import Flags

UNLIMITED = 1 << 62
STOPPED, TIME_UP = 1, 2
"""Values of the flag: the search was stopped from outside, or its time is up."""

SPARE = 0.025
"""Seconds reserved from a time limit: a search needs a moment to notice the flag and to return its result."""


class Thinking:
    """The limits of one search or of several that share them. Kernels read ``stop`` every few microseconds.

        with Thinking(seconds=1.0) as thinking:
            search.run(state, thinking)

    The time begins with ``with``. The flag may also be passed in and set at any moment: a search then ends with the best
    result so far.
    """

    def __init__(self, seconds: float | None = None, nodes: int | None = None, stop: Flags | None = None) -> None:
        if (seconds is not None and not seconds > 0) or (nodes is not None and nodes < 1):
            raise ValueError("a search needs some time and at least one node")
        self.seconds = seconds
        self.nodes = UNLIMITED if nodes is None else nodes
        self.stop = np.zeros(1, np.uint8) if stop is None else stop
        self._ends = math.inf
        self._timer: threading.Timer | None = None

    def __enter__(self) -> Self:
        if self.seconds is not None:
            usable = max(self.seconds - SPARE, self.seconds / 2)
            self._ends = time.monotonic() + usable
            self._timer = threading.Timer(usable, self._end)
            self._timer.daemon = True
            self._timer.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _end(self) -> None:
        if not self.stop[0]:
            self.stop[0] = TIME_UP

    @property
    def stopped(self) -> bool:
        return bool(self.stop[0])

    @property
    def remaining(self) -> float:
        """The remaining seconds; infinite if there is no limit."""
        return max(0.0, self._ends - time.monotonic())


class Share:
    """A part of the time and of the nodes of a search, spent in slices: for a bot that uses more than one search."""

    def __init__(self, thinking: Thinking, share: float) -> None:
        self.thinking = thinking
        self.ends = time.monotonic() + thinking.remaining * share
        self.nodes = int(thinking.nodes * share)

    def next_slice(self, wanted: int) -> int:
        """Return how many nodes may be spent now: none when the share is used up."""
        if self.thinking.stopped or time.monotonic() >= self.ends:
            return 0
        return min(wanted, self.nodes)
