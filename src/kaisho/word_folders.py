"""Where the words of games of other packages are. A module of its own, so that declaring a game does not load Fluent."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

FOLDERS: dict[str, Callable[[], Traversable]] = {}
"""For each game of another package, a function that finds its folder of words: ``LANGUAGE/*.ftl``."""


def add_words(game: str, module: str) -> None:
    """Register the folder ``words`` beside a module. It is looked for when the first word is needed."""
    if module.partition(".")[0] != "kaisho":
        FOLDERS[game] = lambda: _folder_beside(module)


def _folder_beside(module: str) -> Traversable:
    """The folder ``words`` in the package of a module, or beside a module that belongs to no package. It may not exist."""
    found = sys.modules.get(module)
    spec = getattr(found, "__spec__", None)
    package = module if spec is None else spec.parent
    if package and hasattr(sys.modules.get(package), "__path__"):
        return files(package) / "words"
    return Path(getattr(found, "__file__", None) or os.devnull).parent / "words"
