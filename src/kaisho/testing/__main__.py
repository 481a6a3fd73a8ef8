"""``python -m kaisho.testing digest MODULE CLASS OPTIONS…``: a hash over random games of a game, with or without the JIT."""

from __future__ import annotations

import importlib
import sys

from kaisho.game import Game
from kaisho.testing.plain import digest


def main(arguments: list[str]) -> None:
    action, module, name, *options = arguments
    assert action == "digest"
    kind: type[Game] = getattr(importlib.import_module(module), name)
    print(digest(kind.from_option_texts(options)))


if __name__ == "__main__":
    main(sys.argv[1:])
