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


def interruptible(work: Callable[..., T], *arguments: Any) -> T:
    """Run compiled work that takes a flag to stop it, so that Ctrl-C ends it at once."""
    stop = np.zeros(1, np.uint8)
    with ThreadPoolExecutor(1) as pool:
        running = pool.submit(work, *arguments, stop)
        try:
            while not running.done():
                wait([running], timeout=0.1)
        except BaseException:
            stop[0] = 1
            raise
        return running.result()


def until_interrupted(work: Callable[[], T], stop: Flags) -> T:
    """Run compiled work that a flag ends early with what it has found; Ctrl-C sets the flag."""
    with ThreadPoolExecutor(1) as pool:
        running = pool.submit(work)
        while not running.done():
            try:
                wait([running], timeout=0.1)
            except KeyboardInterrupt:
                stop[0] = 1
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
