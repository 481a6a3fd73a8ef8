"""A server that loads its games and words slowly: it finishes when FILE appears.

``python -m tests.server.slow_loading FILE serve …``
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from kaisho.cli import main
from kaisho.server import app

load = app.load_games_and_words


def load_slowly() -> None:
    while not Path(sys.argv[1]).exists():
        time.sleep(0.02)
    load()


if __name__ == "__main__":
    app.load_games_and_words = load_slowly
    sys.exit(main(sys.argv[2:]))
