"""Word of how far long work is."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

SEEN = 0.2
"""Seconds between two changes of the line on a terminal."""
SILENT = 10.0
"""Seconds between two lines where nobody looks at a terminal."""


class ProgressLine:
    """What is known so far, on standard error: always the same line on a terminal, now and then one elsewhere."""

    def __init__(self) -> None:
        self.terminal = sys.stderr.isatty()
        self.told = time.monotonic()
        self.written = 0

    def tell(self, text: Callable[[], str]) -> None:
        """Show a text when it is time for one; it is made only then."""
        now = time.monotonic()
        if now - self.told < (SEEN if self.terminal else SILENT):
            return
        self.told = now
        if self.terminal:
            shown = text()
            print(f"\r{shown:<{self.written}}", end="", file=sys.stderr, flush=True)
            self.written = len(shown)
        else:
            print(text(), file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self.written:
            print(f"\r{'':<{self.written}}\r", end="", file=sys.stderr, flush=True)
