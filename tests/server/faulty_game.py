"""A server with a game whose methods raise errors: ``python -m tests.server.faulty_game samurai:view+write:12 serve …``.

The first argument has the game, the methods that fail, and the number of acts after which they do.
"""

from __future__ import annotations

import sys
from typing import Any

from kaisho.cli import main
from kaisho.games import game_class
from kaisho.server import study_process, study_worker


class BrokenForTest(Exception):
    """The error that a broken method raises."""


def break_game(name: str, methods: list[str], after: int) -> None:
    """Make methods of a game fail for states with at least ``after`` acts."""
    kind = game_class(name)
    for method in methods:
        setattr(kind, method, _broken(getattr(kind, method), after))


def _broken(original: Any, after: int) -> Any:
    def method(self: Any, state: Any, *arguments: Any, **named: Any) -> Any:
        if int(state.acts) >= after:
            raise BrokenForTest
        return original(self, state, *arguments, **named)

    return method


if __name__ == "__main__":
    name, methods, after = sys.argv[1].split(":")
    break_game(name, methods.split("+"), int(after))
    if sys.argv[2] == "study-worker":
        sys.exit(study_worker.main())
    study_process.COMMAND = (sys.executable, "-m", "tests.server.faulty_game", sys.argv[1], "study-worker")
    sys.exit(main(sys.argv[2:]))
