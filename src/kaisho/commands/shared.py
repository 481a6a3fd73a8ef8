"""What several commands need: a game and a state from the command line, and whether to use colours."""

from __future__ import annotations

import os
import sys
from typing import Any

from kaisho.commandline import BadUsage
from kaisho.errors import BadNotation
from kaisho.game import Game
from kaisho.games import game_class
from kaisho.kernel import State


def game_and_state(found: dict[str, Any]) -> tuple[Game, State]:
    """The game of a command line: dealt anew, or at the given position, which then brings its options with it."""
    kind = game_class(found["game"])
    if found["position"] is None:
        game = kind.from_option_texts(found["option"])
        return game, game.deal(seed=found["seed"] or 0)
    if found["option"]:
        raise BadUsage("cli-position-and-options")
    return kind.from_position(found["position"])


def style_of(game: Game, asked: str | None) -> str:
    """The notation asked for, or the game's usual one."""
    if asked is None:
        return game.styles[0]
    if asked not in game.styles:
        raise BadNotation("unknown-style", style=asked, known=game.styles)
    return asked


def wants_colour(when: str | None) -> bool:
    """Colours for a terminal that can show them, unless told otherwise (also by ``NO_COLOR``)."""
    if when in ("always", "never"):
        return when == "always"
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
