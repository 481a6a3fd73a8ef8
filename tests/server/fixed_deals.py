"""A server whose deals are always the same: ``python -m tests.server.fixed_deals serve …``."""

from __future__ import annotations

import sys

from kaisho.cli import main
from kaisho.game import Game
from kaisho.state import Ints


def deal(game: Game) -> Ints:
    return game.shuffle(1)


if __name__ == "__main__":
    Game.secure_shuffle = deal  # type: ignore[method-assign]
    sys.exit(main(sys.argv[1:]))
