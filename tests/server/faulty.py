"""A server with a game that fails to show its states: ``python -m tests.server.faulty samurai:view+write:12 serve …``.

What stands after the name are the methods that fail, and how many acts are played before they do.
"""

from __future__ import annotations

import sys
from typing import Any

from kaisho.cli import main
from kaisho.games import game_class
from kaisho.server import study_process, study_worker


class BrokenForTest(Exception):
    """The game fails."""


def break_game(name: str, methods: list[str], after: int) -> None:
    """Let methods of a game raise for states after so many acts."""
    kind = game_class(name)
    for method in methods:
        setattr(kind, method, _broken(getattr(kind, method), after))


def _broken(sound: Any, after: int) -> Any:
    def method(self: Any, state: Any, *arguments: Any, **more: Any) -> Any:
        if int(state.acts) >= after:
            raise BrokenForTest
        return sound(self, state, *arguments, **more)

    return method


if __name__ == "__main__":
    name, methods, after = sys.argv[1].split(":")
    break_game(name, methods.split("+"), int(after))
    if sys.argv[2] == "study-worker":
        sys.exit(study_worker.main())
    study_process.COMMAND = (sys.executable, "-m", "tests.server.faulty", sys.argv[1], "study-worker")
    sys.exit(main(sys.argv[2:]))
