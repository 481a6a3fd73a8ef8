"""What several commands need: a game and a state from the command line, and whether to use colours."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any, TypeVar

import numpy as np

from kaisho.commandline import BadUsage
from kaisho.errors import BadNotation
from kaisho.game import Game
from kaisho.games import game_class
from kaisho.kernel import Flags
from kaisho.record import Record

T = TypeVar("T")


def started_record(found: dict[str, Any], seed: int) -> Record:
    """The game of a command line: at a position, which brings its options with it, or dealt, as given or from the seed."""
    kind = game_class(found["game"])
    if found["position"] is not None:
        if found["option"] or found["deal"]:
            raise BadUsage("cli-position-and-options")
        game, state = kind.from_position(found["position"])
        return Record(game, start=state)
    game = kind.from_option_texts(found["option"])
    if found["deal"] is not None:
        return Record(game, game.read_layout(found["deal"]))
    return Record(game, game.shuffle(seed if found["seed"] is None else found["seed"]))


def interruptible(work: Callable[[Flags], T], stop: Flags | None = None) -> T:
    """Run compiled work that a flag ends. Ctrl-C sets it, and is passed on.

    Whoever gives a flag of their own wants what the work has found until then instead, and sees by the flag that it was ended.
    """
    flag = np.zeros(1, np.uint8) if stop is None else stop
    with ThreadPoolExecutor(1) as pool:
        running = pool.submit(work, flag)
        while not running.done():
            try:
                wait([running], timeout=0.1)
            except BaseException as ended:  # also that the terminal was closed
                flag[0] = 1
                if stop is None or not isinstance(ended, KeyboardInterrupt):
                    raise
        return running.result()


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
