"""Measuring speed, for all benchmarks."""

from __future__ import annotations

import time
from collections.abc import Callable


def speed(call: Callable[[], int], clock: Callable[[], float] = time.perf_counter) -> float:
    """Units per second; the call returns how many units it did."""
    began = clock()
    count = call()
    return count / (clock() - began)
