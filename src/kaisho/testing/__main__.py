"""``python -m kaisho.testing digest GAMES MODULE CLASS OPTIONS…``: print a hash over random games, with or without the JIT."""

from __future__ import annotations

import importlib
import sys

from kaisho.game import Game
from kaisho.testing.plain import digest


def main(arguments: list[str]) -> None:
    command, games, module, name, *options = arguments
    assert command == "digest"
    kind: type[Game] = getattr(importlib.import_module(module), name)
    print(digest(kind.from_option_texts(options), int(games)))


if __name__ == "__main__":
    main(sys.argv[1:])
