"""The games, found by name; a game's module is loaded when it is asked for."""

from __future__ import annotations

import importlib

from kaisho.errors import UnknownGame, UnknownRules
from kaisho.game import Game, OptionValue

_CLASSES = {"kamisado": "Kamisado", "kaito": "Kaito", "caminos": "Caminos", "samurai": "Samurai"}


OLDER: dict[tuple[str, int], str] = {}
"""The rules of former versions, as ``module:Class``. Games that were played by them are read, replayed and finished with
them, so whoever raises a game's version keeps the former class here, for ever: a test demands it."""


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_CLASSES)


def game_class(name: str, version: int | None = None) -> type[Game]:
    """The class of a game: by its present rules, or by those of a version, for games that were played by them."""
    if not isinstance(name, str) or name not in _CLASSES:
        raise UnknownGame("unknown-game", name=name, known=names())
    found: type[Game] = getattr(importlib.import_module(f"kaisho.games.{name}"), _CLASSES[name])
    if version is None or version == found.version:
        return found
    if (name, version) not in OLDER:
        code = "record-newer-rules" if version > found.version else "record-older-rules"
        raise UnknownRules(code, found=str(version), game=name, known=str(found.version))
    module, _, older = OLDER[name, version].partition(":")
    kind: type[Game] = getattr(importlib.import_module(module), older)
    return kind


def load(name: str, /, **options: OptionValue) -> Game:
    """A game with its options: ``load("kamisado", match="long")``."""
    return game_class(name)(**options)
