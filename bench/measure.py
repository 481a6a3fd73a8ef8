"""Measuring speed, for all benchmarks."""

from __future__ import annotations

import time
from collections.abc import Callable


def speed(call: Callable[[], int]) -> float:
    """How many a second: the call gives how many it did."""
    began = time.perf_counter()
    count = call()
    return count / (time.perf_counter() - began)
