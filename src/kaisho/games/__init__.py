"""The games, found by name; a game's module is loaded when it is asked for."""

from __future__ import annotations

import importlib

from kaisho.errors import UnknownGame
from kaisho.game import Game, OptionValue

_CLASSES = {"kamisado": "Kamisado", "kaito": "Kaito", "caminos": "Caminos", "samurai": "Samurai"}


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_CLASSES)


def game_class(name: str) -> type[Game]:
    """The class of a game."""
    if name not in _CLASSES:
        raise UnknownGame("unknown-game", name=name, known=names())
    found: type[Game] = getattr(importlib.import_module(f"kaisho.games.{name}"), _CLASSES[name])
    return found


def load(name: str, /, **options: OptionValue) -> Game:
    """A game with its options: ``load("kamisado", match="long")``."""
    return game_class(name)(**options)
