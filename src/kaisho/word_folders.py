"""Where the words of games of other packages are. A module of its own, so that declaring a game does not load Fluent."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.resources import files
from importlib.resources.abc import Traversable

FOLDERS: dict[str, Callable[[], Traversable]] = {}
"""For each game of another package, a function that finds its folder of words: ``LANGUAGE/*.ftl``."""


def add_words(game: str, module: str) -> None:
    """Register the folder ``words`` beside a module. It is looked for when the first word is needed."""
    if module.partition(".")[0] != "kaisho":
        FOLDERS[game] = lambda: files(_package_of(module)) / "words"


def _package_of(module: str) -> str:
    spec = getattr(sys.modules.get(module), "__spec__", None)
    return module if spec is None else spec.parent or module
