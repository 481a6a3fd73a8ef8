"""The progress of long work on standard error."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

TERMINAL_SECONDS = 0.2
"""Seconds between two updates of the line on a terminal."""
LOG_SECONDS = 10.0
"""Seconds between two lines if standard error is not a terminal."""


class ProgressLine:
    """Shows progress: on a terminal by rewriting one line, elsewhere by a new line now and then."""

    def __init__(self) -> None:
        self.terminal = sys.stderr.isatty()
        self.last_shown = time.monotonic()
        self.width = 0

    def show(self, make_text: Callable[[], str]) -> None:
        """Show a text if it is time for one; the function is called only then."""
        now = time.monotonic()
        if now - self.last_shown < (TERMINAL_SECONDS if self.terminal else LOG_SECONDS):
            return
        self.last_shown = now
        if self.terminal:
            text = make_text()
            print(f"\r{text:<{self.width}}", end="", file=sys.stderr, flush=True)
            self.width = len(text)
        else:
            print(make_text(), file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Erase the line on a terminal."""
        if self.width:
            print(f"\r{'':<{self.width}}\r", end="", file=sys.stderr, flush=True)
