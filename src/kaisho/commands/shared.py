"""Parts of several commands: the game of a command line, interruptible work, notation and colours."""

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


def started_record(arguments: dict[str, Any], seed: int) -> Record:
    """Begin the game of a command line: from a position, which includes the options, from a deal, or from a seed."""
    kind = game_class(arguments["game"])
    if arguments["position"] is not None:
        if arguments["option"] or arguments["deal"]:
            raise BadUsage("cli-position-and-options")
        game, state = kind.from_position(arguments["position"])
        return Record(game, start=state)
    game = kind.from_option_texts(arguments["option"])
    if arguments["deal"] is not None:
        return Record(game, game.read_layout(arguments["deal"]))
    return Record(game, game.shuffle(seed if arguments["seed"] is None else arguments["seed"]))


def interruptible(work: Callable[[Flags], T], stop: Flags | None = None) -> T:
    """Run compiled work that a flag ends; Ctrl-C sets the flag and is raised again.

    With a flag of the caller, Ctrl-C is not raised: the result so far is returned, and the flag shows the interruption.
    """
    flag = np.zeros(1, np.uint8) if stop is None else stop
    with ThreadPoolExecutor(1) as pool:
        running = pool.submit(work, flag)
        while not running.done():
            try:
                wait([running], timeout=0.1)
            except BaseException as interruption:  # also if the terminal was closed
                flag[0] = 1
                if stop is None or not isinstance(interruption, KeyboardInterrupt):
                    raise
        return running.result()


def style_of(game: Game, asked: str | None) -> str:
    """Return the given notation, or the game's usual one."""
    if asked is None:
        return game.styles[0]
    if asked not in game.styles:
        raise BadNotation("unknown-style", style=asked, known=game.styles)
    return asked


def wants_colour(when: str | None) -> bool:
    """Whether to use colours: on a terminal that can show them, unless a flag or ``NO_COLOR`` says otherwise."""
    if when in ("always", "never"):
        return when == "always"
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
